"""What one kind of database needs of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod

import sqlalchemy as sa

from boomtable.server.store.commits import Commits


class Dialect(ABC):
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the tables are kept, as people are told; without secrets."""

    def reader(self) -> sa.Connection:
        """A connection for those who only read."""
        return self.engine.connect()

    @abstractmethod
    def begin_alone(self, connection: sa.Connection) -> None:
        """Begin a transaction that no other server is in at the same time, and that may take long."""

    @abstractmethod
    def check(self) -> None:
        """DataError if the database is there and cannot be relied on."""

    @abstractmethod
    def count_on(self, connection: sa.Connection) -> None:
        """Rows that brought their numbers along were written: let those that get one follow them."""

    @abstractmethod
    def wipe(self) -> None:
        """Remove what was deleted from wherever else the database keeps it for a while."""

    @abstractmethod
    def commits(self, run: int) -> Commits: ...
