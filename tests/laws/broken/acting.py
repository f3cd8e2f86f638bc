"""Broken games: acting, waiting and the end."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, GameInfo, Options, Timer
from boomtable.core.seats import Actor, Seat
from boomtable.games.snip.schema import Cut, Vouch
from boomtable.games.snip.state import SnipState
from tests.laws.broken.sound import SoundHush, SoundSnip
from tests.laws.hush.rules import CHOICES
from tests.laws.hush.schema import CardsShown, Choose
from tests.laws.hush.state import HushState

NUDGE = len(CHOICES)  # the number behind those of the choices


class RefusesWhatItLists(SoundSnip):
    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        super().check(state, actor, action)
        if action == Cut(5) and not any(state.cut):
            raise IllegalAction("SN-004", "seat {seat} cannot cut wire 5 first", seat=actor)


class FallsOverWhenVouching(SoundSnip):
    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, Vouch):
            raise IndexError("no such voucher")
        return super().apply(state, actor, action, dice)


class CutsWiresTwice(SoundSnip):
    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        try:
            super().check(state, actor, action)
        except IllegalAction as error:
            if error.rule != "SN-004":
                raise


class RefusesByAStrangeRule(SoundSnip):
    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        try:
            super().check(state, actor, action)
        except IllegalAction as error:
            raise IllegalAction("CHESS-1", error.template, **error.facts) from error


class CrashesInsteadOfRefusing(SoundSnip):
    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        try:
            super().check(state, actor, action)
        except IllegalAction as error:
            if error.rule == "SN-004":
                raise KeyError(actor) from error
            raise


class RemembersWhoAsked(SoundHush):
    """Asking whether an action is legal counts a point."""

    def check(self, state: HushState, actor: Actor, action: Action) -> None:
        state.points[0] += 1
        super().check(state, actor, action)


class WaitsOnNobody(SoundSnip):
    def waiting_on(self, state: SnipState) -> list[Seat]:
        return [] if any(state.cut) else super().waiting_on(state)


class WaitsAfterTheEnd(SoundSnip):
    def waiting_on(self, state: SnipState) -> list[Seat]:
        return [state.turn]


class TicksAfterTheEnd(SoundSnip):
    def timers(self, state: SnipState) -> list[Timer]:
        return [] if self.outcome(state) is None else [Timer("afterwards", 0, 1000)]


class RewardsTheFirst(SoundHush):
    """Who is the first of a round to choose gets a point."""

    def apply(self, state: HushState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, Choose) and not any(state.choices):
            state.points[actor] += 1
        return super().apply(state, actor, action, dice)


class LocksTheOthersOut(SoundHush):
    """Once seat 0 has chosen nobody else may, though all were asked at once."""

    def legal_codes(self, state: HushState, seat: Seat) -> list[int]:
        codes = super().legal_codes(state, seat)
        return [code for code in codes if code == NUDGE] if seat > 0 and state.choices[0] else codes

    def check(self, state: HushState, actor: Actor, action: Action) -> None:
        super().check(state, actor, action)
        if isinstance(action, Choose) and actor > 0 and state.choices[0]:
            raise IllegalAction("HU-002", "seat {seat} cannot choose: seat 0 was faster", seat=actor)


class BoundsItselfTooTightly(SoundSnip):
    def max_actions(self, options: Options) -> int | None:
        return 1


class EndsForNoNamedReason(SoundSnip):
    info: ClassVar[GameInfo] = msgspec.structs.replace(SoundSnip.info, end_reasons=("all_blue_cut",))


class TimerThatNeverEnds(SoundHush):
    """The last round, and its timer, begin again and again."""

    def apply(self, state: HushState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        events = super().apply(state, actor, action, dice)
        if self.outcome(state) is not None:
            state.lucky.pop()
            state.revealed.pop()
        return [event for event in events if not isinstance(event, CardsShown)]
