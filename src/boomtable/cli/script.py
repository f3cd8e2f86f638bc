"""Moves from a file instead of the keyboard: one action per line, the first bad one stops it."""

from boomtable.cli.files import read_bytes
from boomtable.cli.human_player import Quit
from boomtable.cli.typed import typed_move
from boomtable.cli.usage import UsageError
from boomtable.core.errors import BoomtableError
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.table import Table


class Script:
    def __init__(self, path: str, table: Table, seats: list[Seat]) -> None:
        self._path = path
        self._table = table
        self._seats = seats
        try:
            lines = read_bytes(path).decode().splitlines()
        except UnicodeDecodeError as error:
            raise UsageError(f"{path} has no moves: it is not UTF-8 text") from error
        self._lines = [(number, line.strip()) for number, line in enumerate(lines, 1) if line.strip()]

    def choose(self, seat: Seat) -> tuple[Actor, Action]:
        """The next move, by `seat` unless its line names another actor."""
        if not self._lines:
            raise Quit
        number, line = self._lines.pop(0)
        try:
            named, action = typed_move(self._table.game, line)
            actor = seat if named is None else named
            if actor not in self._seats:
                raise UsageError(f"seat {actor} cannot be moved: this file plays {', '.join(f'seat {s}' for s in self._seats)}")
            self._table.prepare(actor, action, self._table.now)
            return actor, action
        except BoomtableError as error:
            raise UsageError(f"{self._path} line {number}: {error}") from error
