"""The folder of one server, locked so that no second server writes to the same tables."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from boomtable.core.errors import BoomtableError
from boomtable.server.settings import Settings


class DataError(BoomtableError):
    """This folder cannot be used."""


class DataFolder:
    """A folder held by a lock that the system releases when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: TextIO | None = None

    def claim(self) -> None:
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it will hold the seeds of running games
            self._lock = (self._folder / "lock").open("w")
        except OSError as error:
            raise DataError(f"tables cannot be kept in {str(self._folder)!r}: {error.strerror}") from error
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                raise DataError(f"tables cannot be kept in {str(self._folder)!r}: another server runs there") from None

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def claimed(settings: Settings) -> DataFolder | None:
    """The folder of this server, held; None where the tables are in a database that needs none."""
    if settings.store is not None:
        return None
    folder = DataFolder(settings.data)
    folder.claim()
    return folder
