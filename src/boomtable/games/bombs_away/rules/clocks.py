"""Bombs Away: the turn clock, and what it plays for a seat that is late (BA-134)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event, Timer, TimeUp, is_running
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import EMPTY, x_of, y_of
from boomtable.games.bombs_away.pieces import FACES, FIRST_CAP, KIND, NAMES, TURNED, is_wild
from boomtable.games.bombs_away.rules import bombing, drawing, laying, playing, turning
from boomtable.games.bombs_away.state import BombsAwayState

SECOND_MS = 1000


def timers(state: BombsAwayState) -> list[Timer]:
    if state.ended or state.turn_seconds == 0:
        return []
    return [Timer("turn", state.deal * 1000 + state.turns, SECOND_MS * state.turn_seconds)]


def check(state: BombsAwayState, action: TimeUp) -> None:
    if not is_running(timers(state), action):
        raise IllegalAction("BA-134", "the clock cannot end {name}: no such time is running", name=action.name)


def time_up(state: BombsAwayState, dice: Dice) -> list[Event]:
    """It draws where it must and plays the first legal play; it never throws a bomb."""
    seat = state.turn
    told: list[Event] = bombing.do_enough(state, seat) if state.second else []
    while not laying.can_play(state, seat):
        if not drawing.can_draw(state):
            return told + turning.pass_turn(state, seat, dice)
        told += drawing.do(state, seat, dice)
    position, face = first_play(state, seat)
    return told + playing.do(state, seat, position, face, dice)


def first_play(state: BombsAwayState, seat: Seat) -> tuple[int, int]:
    """Plain, cap, wild; then by name; Lay before Cover; smallest x, then y; not turned first."""
    places, faces = laying.plays(state, seat)
    found = [(position, face) for position, bits in zip(places, faces, strict=True) for face in faces_in(bits)]
    return min(found, key=lambda play: order_of(state, play[0], play[1]))


def order_of(state: BombsAwayState, position: int, face: int) -> tuple[int, str, bool, int, int, bool]:
    kind = KIND[face]
    group = 2 if is_wild(kind) else 1 if kind >= FIRST_CAP else 0
    return group, NAMES[kind], state.network.cell[position] != EMPTY, x_of(position), y_of(position), TURNED[face]


def faces_in(bits: int) -> list[int]:
    return [face for face in range(FACES) if bits >> face & 1]
