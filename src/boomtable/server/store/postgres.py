"""PostgreSQL: a database that is a server itself."""

from __future__ import annotations

import sqlalchemy as sa

from boomtable.server.store.commits import Commits
from boomtable.server.store.data_folder import DataError
from boomtable.server.store.dialect import Dialect
from boomtable.server.store.postgres_commits import PostgresCommits
from boomtable.server.store.postgres_runs import ALONE
from boomtable.server.store.schema import META

SCHEMES = ("postgresql", "postgres")
SETTINGS = {
    "default_transaction_isolation": "read\\ committed",  # else one lost fence would fail a whole group
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": 2000,  # ms; a server that was stopped inside a transaction must not hold its row for long
    "statement_timeout": 8000,
    "lock_timeout": 4000,
    "plan_cache_mode": "force_generic_plan",
}
LINE = {"connect_timeout": 2, "keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3, "tcp_user_timeout": 4000}
READERS = 8  # connections; as many threads may ask at once, and the one that writes


def postgres_engine(address: str) -> sa.Engine:
    """An engine that connects when it is first used."""
    try:
        url = sa.make_url(address).set(drivername="postgresql+psycopg")
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        named = {"application_name": "boomtable"} if "application_name" not in url.query else {}
        arguments = {**LINE, "client_encoding": "utf8", "options": options, "prepare_threshold": 1, **named}
        return sa.create_engine(url, pool_size=READERS, pool_pre_ping=True, connect_args=arguments)
    except sa.exc.ArgumentError as error:
        raise DataError("this is no address of a database: it should be like postgresql://user@host/name") from error
    except ModuleNotFoundError as error:
        raise DataError("PostgreSQL needs a package more: pip install 'boomtable[postgres]'") from error


class Postgres(Dialect):
    @property
    def place(self) -> str:
        url = self.engine.url
        return f"the database {url.database!r} at {url.host or url.query.get('host') or 'this machine'}"

    def reader(self) -> sa.Connection:
        # each statement by itself sees what was committed, as in a transaction; but nobody who is slow between two is cut off
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def begin_alone(self, connection: sa.Connection) -> None:
        for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {name} = 0")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (ALONE,))

    def check(self) -> None:
        with self.engine.connect() as connection:
            encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
        if encoding != "UTF8":
            raise DataError(f"{self.place} cannot hold every name: its encoding is {encoding} and should be UTF8")

    def count_on(self, connection: sa.Connection) -> None:
        for table in META.sorted_tables:
            if table.autoincrement_column is not None:
                name, column = table.name, table.autoincrement_column.name
                sequence = f"pg_get_serial_sequence('{name}', '{column}')"
                connection.exec_driver_sql(f"SELECT setval({sequence}, coalesce(max({column}), 0) + 1, false) FROM {name}")

    def wipe(self) -> None:
        """Dead rows are left to PostgreSQL's own vacuum: docs/operating.md."""

    def commits(self, run: int) -> Commits:
        return PostgresCommits(self.engine, run)
