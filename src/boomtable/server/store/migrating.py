"""Bringing the database to another revision. Loaded only when needed: loading Alembic takes longer than starting a server."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from boomtable.server.store.data_folder import DataError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, revision: str) -> None:
    """Upgrade to "head", or downgrade to any other revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        (command.upgrade if revision == "head" else command.downgrade)(config, revision)
    except CommandError as error:
        raise DataError(f"the database cannot be brought to {revision!r}: {error}") from error
