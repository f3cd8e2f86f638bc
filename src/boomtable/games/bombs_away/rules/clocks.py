"""Bombs Away: the turn clock, and what it plays for a seat that is late (BA-134)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Timer, TimeUp, is_running
from boomtable.core.seats import CLOCK, Actor, Seat
from boomtable.games.bombs_away.network import x_of, y_of
from boomtable.games.bombs_away.pieces import FACES, FIRST_CAP, KIND, NAMES, TURNED, is_wild
from boomtable.games.bombs_away.rules import drawing, fitting, passing, playing, second
from boomtable.games.bombs_away.state import BombsAwayState

SECOND_MS = 1000


class EndingTime(Chapter[BombsAwayState]):
    """The clock plays for the seat at turn: it draws where it must and plays the first legal play, and it never throws a bomb."""

    action_type: ClassVar[type[Action]] = TimeUp

    def __init__(self) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == CLOCK

    def check(self, state: BombsAwayState, actor: Actor, action: TimeUp) -> None:
        if not is_running(timers(state), action):
            raise IllegalAction("BA-134", "the clock cannot end {name}: no such time is running", name=action.name)

    def apply(self, state: BombsAwayState, actor: Actor, action: TimeUp, dice: Dice, told: Told) -> None:
        state.moves += 1
        seat = state.turn
        if state.second:
            second.stop(state, seat, told)
        while not fitting.can_play(state, seat):
            if not drawing.can_draw(state):
                passing.pass_turn(state, seat, dice, told)
                return
            drawing.draw(state, seat, dice, told)
        position, face = first_play(state, seat)
        playing.play(state, seat, position, face, dice, told)


def timers(state: BombsAwayState) -> list[Timer]:
    if state.ended or state.turn_seconds == 0:
        return []
    return [Timer("turn", state.deal * 1000 + state.turns, SECOND_MS * state.turn_seconds)]


def first_play(state: BombsAwayState, seat: Seat) -> tuple[int, int]:
    """Plain, cap, wild; then by name; Lay before Cover; smallest x, then y; not turned first."""
    places, faces = fitting.plays(state.network, state.held[seat])
    found = [(position, face) for position, bits in zip(places, faces, strict=True) for face in faces_in(bits)]
    return min(found, key=lambda play: order_of(state, play[0], play[1]))


def order_of(state: BombsAwayState, position: int, face: int) -> tuple[int, str, bool, int, int, bool]:
    kind = KIND[face]
    group = 2 if is_wild(kind) else 1 if kind >= FIRST_CAP else 0
    return group, NAMES[kind], not state.network.is_empty(position), x_of(position), y_of(position), TURNED[face]


def faces_in(bits: int) -> list[int]:
    return [face for face in range(FACES) if bits >> face & 1]
