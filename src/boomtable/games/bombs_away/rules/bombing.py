"""Bombs Away: bombs, thrown before the pipe card (BA-080 to BA-088)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import is_in_reach, place, x_of, y_of
from boomtable.games.bombs_away.pieces import KIND, NAMES, TIER_1, TIER_2, is_bomb, is_cap
from boomtable.games.bombs_away.schema import Bomb, BombThrown, Destroyed, Second, StoppedAtOne
from boomtable.games.bombs_away.state import BombsAwayState, take, throw_away


def targets(state: BombsAwayState, kind: int) -> list[int]:
    """End cards that this bomb may destroy (BA-082, BA-114)."""
    ends = state.network.ends
    if kind == TIER_1 and state.tough_pipes:
        return [end for end in ends if not is_cap(KIND[state.network.face_at(end)])]
    return ends


def check(state: BombsAwayState, seat: Seat, action: Bomb) -> None:
    card = NAMES[action.card]
    if not is_bomb(action.card):
        raise IllegalAction("BA-009", "seat {seat} cannot throw {card}: it is no bomb", seat=seat, card=card)
    if state.thrown:
        raise IllegalAction("BA-030", "seat {seat} cannot throw {card}: it has thrown a bomb in this turn", seat=seat, card=card)
    if state.hands[seat][action.card] == 0:
        raise IllegalAction("BA-131", "seat {seat} cannot throw {card}: it is not in its hand", seat=seat, card=card)
    check_target(state, seat, action.card, action.x, action.y)


def check_second(state: BombsAwayState, seat: Seat, action: Second) -> None:
    if not state.second:
        raise IllegalAction("BA-080", "seat {seat} cannot destroy a second card: no tier 2 bomb waits for a second card", seat=seat)
    check_target(state, seat, TIER_2, action.x, action.y)


def check_enough(state: BombsAwayState, seat: Seat) -> None:
    if not state.second:
        raise IllegalAction("BA-080", "seat {seat} cannot end its bomb: no tier 2 bomb waits for a second card", seat=seat)


def check_target(state: BombsAwayState, seat: Seat, kind: int, x: int, y: int) -> None:
    if not is_in_reach(x, y) or place(x, y) not in state.network.ends:
        raise IllegalAction("BA-082", "seat {seat} cannot bomb ({x}, {y}): no end of a pipe lies there", seat=seat, x=x, y=y)
    if place(x, y) not in targets(state, kind):
        raise IllegalAction("BA-114", "seat {seat} cannot bomb ({x}, {y}): a cap here withstands a tier 1 bomb", seat=seat, x=x, y=y)


def throw(state: BombsAwayState, seat: Seat, kind: int, position: int) -> int:
    """The kind that was destroyed."""
    take(state, seat, kind)
    throw_away(state, kind)
    state.thrown = True
    destroyed = destroy(state, position)
    state.second = kind == TIER_2 and len(state.network.ends) > 0
    return destroyed


def destroy(state: BombsAwayState, position: int) -> int:
    kind = KIND[state.network.take(position)]
    throw_away(state, kind)
    state.second = False
    return kind


def do(state: BombsAwayState, seat: Seat, kind: int, position: int) -> list[Event]:
    destroyed = throw(state, seat, kind, position)
    return [BombThrown(seat, kind), Destroyed(seat, destroyed, x_of(position), y_of(position))]


def do_second(state: BombsAwayState, seat: Seat, position: int) -> list[Event]:
    return [Destroyed(seat, destroy(state, position), x_of(position), y_of(position))]


def do_enough(state: BombsAwayState, seat: Seat) -> list[Event]:
    state.second = False
    return [StoppedAtOne(seat)]
