"""Bringing the database to another revision. Loaded only when that is needed: Alembic takes longer to load than a server to start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from boomtable.server.store.data_folder import DataError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, revision: str) -> None:
    """Upwards to "head", downwards to anything else."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        (command.upgrade if revision == "head" else command.downgrade)(config, revision)
    except CommandError as error:
        raise DataError(f"the database cannot be brought to {revision!r}: {error}") from error
