"""Broken games: clones, dumps, recordings and pieces."""

from __future__ import annotations

from typing import Any

from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Event, Options
from boomtable.core.seats import Actor, Seat
from boomtable.games.snip.schema import SnipOptions, Vouch
from boomtable.games.snip.state import SnipState
from tests.laws.broken.sound import SoundHush, SoundSnip
from tests.laws.hush.state import HushState


class SharingState(HushState):
    """A clone keeps the points of its original."""

    def clone(self) -> HushState:
        copy = SharingState(self.rounds, self.cards[:])
        copy.choices, copy.nudges, copy.revealed = [c[:] for c in self.choices], self.nudges[:], self.revealed[:]
        copy.lucky, copy.points = self.lucky[:], self.points
        return copy


class SharesPointsWithClones(SoundHush):
    def setup(self, options: Options, dice: Dice) -> tuple[HushState, list[Event]]:
        state, events = super().setup(options, dice)
        return SharingState(state.rounds, state.cards), events


class LiveState(HushState):
    """A dump holds the very list of points that the state goes on changing."""

    def clone(self) -> HushState:
        copy, sound = LiveState(self.rounds, self.cards[:]), super().clone()
        copy.choices, copy.nudges, copy.revealed = sound.choices, sound.nudges, sound.revealed
        copy.lucky, copy.points = sound.lucky, sound.points
        return copy

    def dump(self) -> dict[str, object]:
        return super().dump() | {"points": self.points}


class DumpsLiveLists(SoundHush):
    def setup(self, options: Options, dice: Dice) -> tuple[HushState, list[Event]]:
        state, events = super().setup(options, dice)
        return LiveState(state.rounds, state.cards), events


class LoadsTheDumpItself(SoundHush):
    """The loaded state goes on changing the dump that it came from."""

    def load(self, dump: dict[str, Any]) -> HushState:
        state = super().load(dump)
        state.points = dump["points"]
        return state


class LoadsWithoutVouchers(SoundSnip):
    def load(self, dump: dict[str, Any]) -> SnipState:
        return super().load(dump | {"vouchers": 0})


class RemembersHowOftenItDealt(SoundSnip):
    """The seat that begins hangs on a count inside the game, which no recording knows of."""

    def __init__(self) -> None:
        self.deals = 0

    def setup(self, options: Options, dice: Dice) -> tuple[SnipState, list[Event]]:
        self.deals += 1
        return super().setup(SnipOptions(options.seats, self.deals % options.seats), dice)


class LosesVouchers(SoundSnip):
    """Vouching takes two vouchers where there are two."""

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        events = super().apply(state, actor, action, dice)
        if isinstance(action, Vouch):
            state.vouchers = max(0, state.vouchers - 1)
        return events

    def apply_code(self, state: SnipState, seat: Seat, code: int, dice: Dice) -> None:
        self.apply(state, seat, self.action_space(SnipOptions(len(state.cut) // 2)).action(seat, code), dice)
