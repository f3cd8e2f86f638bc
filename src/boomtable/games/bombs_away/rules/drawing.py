"""Bombs Away: forced draws, draws through wild cards, and the piles (BA-032 to BA-036, BA-061, BA-090 to BA-092)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bombs_away.pieces import KINDS
from boomtable.games.bombs_away.rules import fitting, turning
from boomtable.games.bombs_away.schema import Draw, Drew, Reshuffled
from boomtable.games.bombs_away.state import BombsAwayState, give, has


class Drawing(Chapter[BombsAwayState]):
    """Draws a card from the pile for a seat that cannot play."""

    action_type: ClassVar[type[Action]] = Draw

    def __init__(self) -> None:
        super().__init__(1)

    def check(self, state: BombsAwayState, seat: Actor, action: Draw) -> None:
        turning.check_free(state, seat)
        if fitting.can_play(state, seat):
            raise IllegalAction("BA-034", "seat {seat} cannot draw: it can play a pipe card", seat=seat)
        if not can_draw(state):
            raise IllegalAction("BA-092", "seat {seat} cannot draw: both piles are empty", seat=seat)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        if can_draw(state) and not fitting.can_play(state, seat):
            codes.append(self.start)

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        draw(state, seat, dice, told)

    def number(self, seat: Seat, action: Draw) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return Draw()


def can_draw(state: BombsAwayState) -> bool:
    return state.pile_size + state.discard_size > 0


def draw(state: BombsAwayState, seat: Seat, dice: Dice, told: Told) -> None:
    """Make a forced draw: nothing can be played."""
    state.drawn += 1
    take_one(state, seat, dice, told, forced=True)


def draw_for_wild(state: BombsAwayState, seat: Seat, dice: Dice, told: Told) -> None:
    """Let the others draw, clockwise; whoever is out draws nothing (BA-061, BA-112)."""
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if not has(state.out, other) and can_draw(state):  # BA-063
            take_one(state, other, dice, told, forced=False)


def take_one(state: BombsAwayState, seat: Seat, dice: Dice, told: Told, *, forced: bool) -> None:
    """Draw one card; at least one of the piles must have one."""
    if state.pile_size == 0:
        reshuffle(state, told)
    kind = dice.draw(state.pile)
    state.pile_size -= 1
    give(state, seat, kind)
    if told is not None:
        told.append(Drew(seat, kind, forced))


def reshuffle(state: BombsAwayState, told: Told) -> None:
    """Turn the discarded cards into the pile (BA-091)."""
    if told is not None:
        told.append(Reshuffled(state.discard_size))
    state.pile, state.pile_size = state.discard, state.discard_size
    state.discard, state.discard_size = [0] * KINDS, 0
