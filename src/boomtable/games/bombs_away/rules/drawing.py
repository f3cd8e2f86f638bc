"""Bombs Away: forced draws, draws through wild cards, and the piles (BA-032 to BA-037, BA-061, BA-090 to BA-092)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.pieces import KINDS
from boomtable.games.bombs_away.rules import laying
from boomtable.games.bombs_away.schema import Drew, Reshuffled
from boomtable.games.bombs_away.state import BombsAwayState, give, has


def can_draw(state: BombsAwayState) -> bool:
    return state.pile_size + state.discard_size > 0


def check(state: BombsAwayState, seat: Seat) -> None:
    if laying.can_play(state, seat):
        raise IllegalAction("BA-034", "seat {seat} cannot draw: it can play a pipe card", seat=seat)
    if not can_draw(state):
        raise IllegalAction("BA-092", "seat {seat} cannot draw: both piles are empty", seat=seat)


def check_pass(state: BombsAwayState, seat: Seat) -> None:
    if laying.can_play(state, seat):
        raise IllegalAction("BA-034", "seat {seat} cannot pass: it can play a pipe card", seat=seat)
    if can_draw(state):
        raise IllegalAction("BA-037", "seat {seat} cannot pass: there is a card to draw", seat=seat)


def reshuffle(state: BombsAwayState) -> None:
    """The discarded cards become the pile (BA-091)."""
    state.pile, state.pile_size = state.discard, state.discard_size
    state.discard, state.discard_size = [0] * KINDS, 0


def draw(state: BombsAwayState, seat: Seat, dice: Dice) -> int:
    """One card; there is one in one of the piles."""
    if state.pile_size == 0:
        reshuffle(state)
    kind = dice.draw(state.pile)
    state.pile_size -= 1
    give(state, seat, kind)
    return kind


def drawers(state: BombsAwayState, seat: Seat) -> list[Seat]:
    """Who draws for a wild card of `seat`, clockwise; whoever is out draws nothing (BA-061, BA-112)."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in others if not has(state.out, other)]


def do(state: BombsAwayState, seat: Seat, dice: Dice) -> list[Event]:
    state.drawn += 1
    return take_one(state, seat, dice, forced=True)


def draw_for_wild(state: BombsAwayState, seat: Seat, dice: Dice) -> list[Event]:
    told: list[Event] = []
    for other in drawers(state, seat):
        if can_draw(state):  # BA-063
            told += take_one(state, other, dice, forced=False)
    return told


def take_one(state: BombsAwayState, seat: Seat, dice: Dice, *, forced: bool) -> list[Event]:
    told: list[Event] = [Reshuffled(state.discard_size)] if state.pile_size == 0 else []
    told.append(Drew(seat, draw(state, seat, dice), forced))
    return told
