"""Somebody who looks at a table: one connection, one table, one viewer."""

from abc import ABC, abstractmethod


class Subscriber(ABC):
    """What a table sends its frames to. A connection that looks as two seats has two subscribers."""

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Take one encoded server message. Never blocks and never raises; a connection that is too slow drops itself."""
