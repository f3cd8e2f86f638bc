"""Hush: what seats, the clock and the host do."""

from __future__ import annotations

from typing import Any, ClassVar

from boomtable.core.actions import Actions, Chapter, Told, action_union
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Go, Offer, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor, Seat
from tests.laws.hush import rules
from tests.laws.hush.schema import Choose, Chosen, Nudge, Nudged
from tests.laws.hush.state import HushState


class Choosing(Chapter[HushState]):
    action_type: ClassVar[type[Action]] = Choose

    def check(self, state: HushState, seat: Actor, action: Choose) -> None:
        if state.choices[seat]:
            raise IllegalAction("HU-002", "seat {seat} cannot choose: it has chosen", seat=seat)
        if action.numbers not in rules.CHOICES:
            raise IllegalAction("HU-002", "seat {seat} cannot choose {numbers}: one or two, rising", seat=seat, numbers=action.numbers)

    def offer(self, actions: list[Action]) -> Offer:
        return Offer("Choose", fields=(Field("numbers", (0, 1, 2), least=1, most=2),))

    def legal(self, state: HushState, seat: Seat, codes: list[int]) -> None:
        if not state.choices[seat]:
            codes += range(self.start, self.start + self.size)

    def do(self, state: HushState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        numbers = rules.CHOICES[number]
        state.choices[seat] = list(numbers)
        if told is not None:
            told.append(Chosen(seat, numbers))
        if all(state.choices):
            rules.reveal(state, dice, told)

    def number(self, seat: Seat, action: Choose) -> int:
        return rules.CHOICES.index(action.numbers)

    def action(self, seat: Seat, number: int) -> Action:
        return Choose(rules.CHOICES[number])


class Nudging(Chapter[HushState]):
    action_type: ClassVar[type[Action]] = Nudge

    def check(self, state: HushState, seat: Actor, action: Nudge) -> None:
        if seat in state.nudges:
            raise IllegalAction("HU-003", "seat {seat} cannot nudge: it has done so in this round", seat=seat)

    def legal(self, state: HushState, seat: Seat, codes: list[int]) -> None:
        if seat not in state.nudges:
            codes.append(self.start)

    def do(self, state: HushState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.nudges.append(seat)
        if told is not None:
            told.append(Nudged(seat))

    def number(self, seat: Seat, action: Nudge) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Nudge()


class Ticking(Chapter[HushState]):
    """The clock ends the round."""

    action_type: ClassVar[type[Action]] = TimeUp

    def is_for(self, actor: Actor) -> bool:
        return actor == CLOCK

    def check(self, state: HushState, actor: Actor, action: TimeUp) -> None:
        if (action.name, action.key) != ("round", len(state.lucky)):
            raise IllegalAction("HU-004", "timer {name} {key} cannot end: it does not run", name=action.name, key=action.key)

    def apply(self, state: HushState, actor: Actor, action: TimeUp, dice: Dice, told: Told) -> None:
        rules.reveal(state, dice, told)


class Hosting(Chapter[HushState]):
    """The host ends the round."""

    action_type: ClassVar[type[Action]] = Go

    def is_for(self, actor: Actor) -> bool:
        return actor == TABLE

    def check(self, state: HushState, actor: Actor, action: Go) -> None:
        """A seat may do this whenever it likes."""

    def apply(self, state: HushState, actor: Actor, action: Go, dice: Dice, told: Told) -> None:
        rules.reveal(state, dice, told)


class HushActions(Actions[HushState]):
    def __reduce__(self) -> tuple[Any, ...]:
        return hush_actions, ()

    def open_chapters(self, state: HushState, seat: Seat) -> list[Chapter[HushState]]:
        return [] if rules.is_over(state) else self.chapters


UNION = action_union((Choosing, Nudging))
ACTIONS = HushActions([Choosing(len(rules.CHOICES)), Nudging(1), Ticking(0), Hosting(0)])


def hush_actions() -> HushActions:
    return ACTIONS
