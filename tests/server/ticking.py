"""A game for tests of the server: Snip with a timer for every turn, whispering neighbours, and ears for changing hands."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Event, GameInfo, Timer, TimeUp, View
from boomtable.core.seats import Actor, Seat, Viewer, audience_of
from boomtable.games import GAMES
from boomtable.games.snip.game import Snip
from boomtable.games.snip.rules import is_over, pass_turn
from boomtable.games.snip.schema import SnipEvent
from boomtable.games.snip.state import SnipState

TURN_MS = 30_000


class TurnLost(Event, frozen=True):
    seat: Seat


class HandsChanged(Event, frozen=True):
    seat: Seat
    bot: bool


class Ticking(Snip):
    info: ClassVar[GameInfo] = msgspec.structs.replace(
        Snip.info, id="ticking", title="Ticking", hears=("ChangeHands",), audiences=("screen",)
    )
    event_type: ClassVar[Any] = SnipEvent | TurnLost | HandsChanged

    def timers(self, state: SnipState) -> list[Timer]:
        key = state.turn * 1000 + self.epoch(state, 0)
        return [] if is_over(state) else [Timer("turn", key, TURN_MS)]

    def view(self, state: SnipState, viewer: Viewer) -> View:
        return msgspec.structs.replace(super().view(state, viewer), timers=tuple(self.timers(state)))

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        if not isinstance(action, (TimeUp, ChangeHands)):
            super().check(state, actor, action)
        elif actor >= 0:
            raise IllegalAction("SN-022", "seat {seat} cannot do that: only the table does", seat=actor)

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, TimeUp):
            late = state.turn
            pass_turn(state)
            return [TurnLost(late)]
        if isinstance(action, ChangeHands):
            return [HandsChanged(action.seat, action.bot)]
        return super().apply(state, actor, action, dice)

    def channels(self, state: SnipState, viewer: Viewer) -> list[str]:
        return ["table", "whisper"] if viewer >= 0 else []

    def listeners(self, state: SnipState, speaker: Viewer, channel: str) -> int:
        if channel == "table":
            return super().listeners(state, speaker, channel)
        return audience_of([speaker, (speaker + 1) % (len(state.cut) // 2)])


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "ticking", Ticking())
    return "ticking"
