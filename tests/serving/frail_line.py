"""The way to a database, which a test may cut, and on which answers may get lost."""

from __future__ import annotations

import contextlib
import shutil
import socket
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import sqlalchemy as sa

SOCKET = ".s.PGSQL.5432"  # what PostgreSQL's clients look for in a folder
BYTES = 1 << 16


class FrailLine:
    """Passes on what is said both ways, until it is told otherwise. `address` leads through it."""

    def __init__(self, address: str) -> None:
        url = sa.make_url(address)
        self._folder = Path(tempfile.mkdtemp(prefix="boomtable-line-", dir="/tmp"))  # the name of a socket must be short
        self._there = str(Path(str(url.query["host"])) / SOCKET)
        self.address = f"postgresql://{url.username}@/{url.database}?host={self._folder}"
        self._losing = False
        self._then: Callable[[], object] = lambda: None
        self._up = True
        self._sockets: list[socket.socket] = []
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self._folder / SOCKET))
        self._door.listen()
        threading.Thread(target=self._let_in, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.take_down()
        self._door.close()
        shutil.rmtree(self._folder)

    def lose_the_next_answer(self, then: Callable[[], object] = lambda: None) -> None:
        """What is asked next arrives and is done, but the answer does not come back; `then` happens, and the connection is gone."""
        self._then, self._losing = then, True

    def cut(self) -> None:
        """Break all connections at once; new ones are let through."""
        sockets, self._sockets = self._sockets, []
        for one in sockets:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def take_down(self) -> None:
        """Cut the line and let nobody through."""
        self._up = False
        self.cut()

    def put_up(self) -> None:
        self._up = True

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed
            while True:
                here, _ = self._door.accept()
                if not self._up:
                    here.close()
                    continue
                there = socket.socket(socket.AF_UNIX)
                there.connect(self._there)
                self._sockets += [here, there]
                threading.Thread(target=self._carry, args=(here, there, False), daemon=True).start()
                threading.Thread(target=self._carry, args=(there, here, True), daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError), source:
            while said := source.recv(BYTES):
                if answers and self._losing:
                    self._losing = False
                    self._then()
                    self.cut()
                    return
                goal.sendall(said)
            goal.shutdown(socket.SHUT_WR)
