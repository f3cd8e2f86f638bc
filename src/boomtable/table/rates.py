"""How often a seat may take actions that its game limits; for tables of people, where fingers and programs play together."""

from __future__ import annotations

from boomtable.core.errors import IllegalAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.core.state import State

TOO_SOON = "TB-008"


class Rates:
    """Remembers when each seat last did something of each kind. Forgotten with the process: no part of the game depends on it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._last: dict[tuple[Seat, str], int] = {}

    def check(self, state: State, seat: Seat, action: Action, at: int) -> None:
        """Raise IllegalAction if the seat may not take this action again yet, at table time `at`."""
        limit = self._game.limit(state, action)
        last = None if limit is None else self._last.get((seat, limit.kind))
        if limit is not None and last is not None and at < last + limit.ms:
            left = last + limit.ms - at
            raise IllegalAction("TB-008", "seat {seat} cannot do that again so soon: there are {ms} ms to wait", seat=seat, ms=left)

    def note(self, state: State, seat: Seat, action: Action, at: int) -> None:
        """Remember that the seat takes this action now, in this state."""
        limit = self._game.limit(state, action)
        if limit is not None:
            self._last[seat, limit.kind] = at
