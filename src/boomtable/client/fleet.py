"""Several servers on one PostgreSQL behind an HAProxy, all of it on this machine, for drills: each can be stopped and started again."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

import sqlalchemy as sa

from boomtable.client.postgres_process import PostgresProcess
from boomtable.client.postgres_process import demand_programs as demand_postgres
from boomtable.client.proxy_process import ProxyProcess, demand_program
from boomtable.client.server_process import ServerProcess

INSIDE = "SELECT 1 FROM pg_stat_activity WHERE application_name = %(name)s AND state = 'idle in transaction'"


class Fleet:
    def __init__(self, folder: Path, servers: int, *, speed: float) -> None:
        demand_postgres()
        demand_program()
        self._folder = folder
        self._speed = speed
        self._names = [f"s{number}" for number in range(1, servers + 1)]
        self._stack = ExitStack()
        self.servers: list[ServerProcess] = []
        self.postgres: PostgresProcess
        self.proxy: ProxyProcess

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            shelf = stack.enter_context(tempfile.TemporaryDirectory(prefix="boomtable-fleet-"))
            self.postgres = stack.enter_context(PostgresProcess(Path(shelf)))
            for name in self._names:
                store = f"{self.postgres.address()}&application_name={name}"
                log = self._folder / f"{name}.log"
                process = ServerProcess(self._folder / name, store=store, speed=self._speed, log=log, flags=("--name", name))
                self.servers.append(stack.enter_context(process))
            addresses = {name: f"127.0.0.1:{server.port}" for name, server in zip(self._names, self.servers, strict=True)}
            self.proxy = stack.enter_context(ProxyProcess(self._folder, addresses))
            self._stack = stack.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for server in self.servers:
            server.kill()
        self._stack.close()

    @property
    def store(self) -> str:
        return self.postgres.address()

    def is_inside_a_transaction(self, server: ServerProcess) -> bool:
        """Whether it has begun one and not ended it, as the database sees it."""
        name = self._names[self.servers.index(server)]
        engine = sa.create_engine(sa.make_url(self.store).set(drivername="postgresql+psycopg"), poolclass=sa.NullPool)
        with engine.connect() as connection:
            return connection.exec_driver_sql(INSIDE, {"name": name}).first() is not None

    def said(self, what: str) -> int:
        """How many lines of the servers' logs contain this."""
        return sum(what in line for server in self.servers for line in server.log.read_text(errors="replace").splitlines())
