"""Bombs Away: Lay and Cover, the pipe card of a turn (BA-040 to BA-074)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Chapter, Told
from boomtable.core.bits import up
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bombs_away.network import REACH, is_in_reach, place, x_of, y_of
from boomtable.games.bombs_away.outside import lasting
from boomtable.games.bombs_away.pieces import (
    COLOURED,
    FACE_OPENINGS,
    FACES,
    KIND,
    NAMES,
    TURNED,
    face_of,
    first_face,
    is_bomb,
    is_cap,
)
from boomtable.games.bombs_away.places import OPEN, PLACES, place_of, position_at
from boomtable.games.bombs_away.rules import fitting, playing, turning
from boomtable.games.bombs_away.schema import Lay
from boomtable.games.bombs_away.state import BombsAwayState


class Laying(Chapter[BombsAwayState]):
    """Puts a pipe card into the network, numbered by its face and its place; on an end card it is a Cover (BA-139)."""

    action_type: ClassVar[type[Action]] = Lay

    def __init__(self) -> None:
        super().__init__(FACES * PLACES)

    def check(self, state: BombsAwayState, seat: Actor, action: Lay) -> None:
        turning.check_free(state, seat)
        card = NAMES[action.card]
        if is_bomb(action.card):
            raise IllegalAction("BA-009", "seat {seat} cannot lay {card}: a bomb is no pipe card", seat=seat, card=card)
        if state.hands[seat][action.card] == 0:
            raise IllegalAction("BA-131", "seat {seat} cannot lay {card}: it is not in its hand", seat=seat, card=card)
        if not is_in_reach(action.x, action.y):
            raise IllegalAction(
                "BA-139",
                "seat {seat} cannot lay at ({x}, {y}): the table ends {reach} steps from the Hydrant",
                seat=seat,
                x=action.x,
                y=action.y,
                reach=REACH,
            )
        face = face_of(action.card, action.turned)
        if face < 0:
            raise IllegalAction("BA-040", "seat {seat} cannot turn {card}: a half turn leaves it as it is", seat=seat, card=card)
        if state.network.is_empty(place(action.x, action.y)):
            check_lay(state, seat, action, face)
        else:
            check_cover(state, seat, action, face)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        network = state.network
        held: i64 = state.held[seat]
        for spot in range(len(network.spots)):
            self._append(spot, fitting.laying(network, spot, held), codes)
        for end in range(len(network.ends)):
            self._append(OPEN + end, fitting.covering(network, end, held), codes)

    def _append(self, number: i64, faces: i64, codes: list[int]) -> None:
        while faces:
            codes.append(self.start + first_face(faces) * PLACES + number)
            faces &= faces - 1

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        playing.play(state, seat, position_at(state.network, number % PLACES), number // PLACES, dice, told)

    def number_in(self, state: BombsAwayState, seat: Seat, action: Lay) -> int:
        return face_of(action.card, action.turned) * PLACES + place_of(state.network, place(action.x, action.y))

    def action_in(self, state: BombsAwayState, seat: Seat, number: int) -> Action:
        position, face = position_at(state.network, number % PLACES), number // PLACES
        return Lay(KIND[face], x_of(position), y_of(position), TURNED[face])


def check_lay(state: BombsAwayState, seat: Seat, action: Lay, face: int) -> None:
    network, spot, openings = state.network, place(action.x, action.y), FACE_OPENINGS[face]
    card, x, y = NAMES[action.card], action.x, action.y
    faced = network.faced(spot)
    if faced == 0:
        raise IllegalAction("BA-041", "seat {seat} cannot lay {card} at ({x}, {y}): no open end faces it", seat=seat, card=card, x=x, y=y)
    if faced & ~openings:
        raise IllegalAction("BA-042", "seat {seat} cannot lay {card} at ({x}, {y}): it would block a pipe", seat=seat, card=card, x=x, y=y)
    if network.walls(spot) & openings:
        raise IllegalAction("BA-043", "seat {seat} cannot lay {card} at ({x}, {y}): it meets a closed side", seat=seat, card=card, x=x, y=y)
    if COLOURED[network.colours_facing(spot)] >> face & 1 == 0:
        raise IllegalAction("BA-044", "seat {seat} cannot lay {card} at ({x}, {y}): the colours differ", seat=seat, card=card, x=x, y=y)
    if is_cap(action.card) and network.is_at_hydrant(spot):
        raise IllegalAction("BA-072", "seat {seat} cannot lay {card} at ({x}, {y}): caps close pipes only", seat=seat, card=card, x=x, y=y)
    if lasting(network, spot, up(1, face)) != 0:
        return
    if is_cap(action.card):
        raise IllegalAction("BA-074", "seat {seat} cannot lay {card} at ({x}, {y}): it is the last way out", seat=seat, card=card, x=x, y=y)
    raise IllegalAction("BA-046", "seat {seat} cannot lay {card} at ({x}, {y}): it would leave no way out", seat=seat, card=card, x=x, y=y)


def check_cover(state: BombsAwayState, seat: Seat, action: Lay, face: int) -> None:
    network, position = state.network, place(action.x, action.y)
    card, x, y = NAMES[action.card], action.x, action.y
    if position not in network.ends or is_cap(KIND[network.face_at(position)]):
        raise IllegalAction("BA-051", "seat {seat} cannot cover ({x}, {y}): it is not the open end of a pipe", seat=seat, x=x, y=y)
    if is_cap(action.card):
        raise IllegalAction("BA-055", "seat {seat} cannot cover ({x}, {y}) with {card}: caps cover nothing", seat=seat, card=card, x=x, y=y)
    if FACE_OPENINGS[face] != network.openings(position):
        raise IllegalAction("BA-052", "seat {seat} cannot cover ({x}, {y}) with {card}: the shapes differ", seat=seat, card=card, x=x, y=y)
