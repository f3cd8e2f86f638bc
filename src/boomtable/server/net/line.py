"""The way to one client, as its connection sees it."""

from abc import ABC, abstractmethod


class Line(ABC):
    """Takes whole messages of text. Says by itself when it takes more again, and when the client is gone."""

    takes_more = True  # False: the client does not read, and what is written now stays in memory

    @abstractmethod
    def write(self, message: bytes) -> None:
        """Send one message, behind all that was written before."""

    @abstractmethod
    def listen(self, on: bool) -> None:
        """Let the client wait before it sends more, or let it go on."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """Say good-bye, behind all that was written before."""

    @abstractmethod
    def abort(self) -> None:
        """End it at once; what the client has not taken is lost."""
