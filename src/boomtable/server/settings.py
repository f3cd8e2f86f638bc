"""The settings of a server, fixed when it starts."""

from __future__ import annotations

from pathlib import Path

import msgspec

THIS_MACHINE = ("127.0.0.0/8", "::1")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path  # the folder that holds the database, where it is SQLite
    store: str | None = None  # the address of a PostgreSQL database that is used instead
    name: str = ""  # of this server, among several on one database: the same after a restart
    address: str | None = None  # where players reach this very server, if not through a proxy that leads to any of several
    cookie_domain: str | None = None  # that the addresses of all these servers end with
    host: str = "127.0.0.1"
    port: int = 8000
    speed: float = 1.0  # divides timers, holds and bot delays
    base_url: str | None = None  # how the outside reaches this server, behind a proxy
    host_names: tuple[str, ...] = ()  # more names under which browsers may ask for it
    metrics_for: tuple[str, ...] = THIS_MACHINE  # addresses and networks that may read the figures
    proxies: tuple[str, ...] = THIS_MACHINE  # addresses and networks of those that are believed on whose behalf they ask
    cert: Path | None = None
    key: Path | None = None
    bot_workers: int | None = None  # None: the cores less one, at least one
    engine: Path | None = None  # where a compiled engine is being built that bots shall move to

    @property
    def database(self) -> Path:
        return self.data / "boomtable.db"

    @property
    def shared(self) -> bool:
        """Whether other servers may have tables of the same database."""
        return self.store is not None

    @property
    def place(self) -> Path | str:
        """Where tables are kept."""
        return self.database if self.store is None else self.store
