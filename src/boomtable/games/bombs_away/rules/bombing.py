"""Bombs Away: bombs, thrown before the pipe card (BA-080 to BA-088)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bombs_away.network import is_in_reach, place, x_of, y_of
from boomtable.games.bombs_away.pieces import KIND, NAMES, TIER_1, TIER_2, is_bomb, is_cap
from boomtable.games.bombs_away.places import ENDS, OPEN, place_of, position_at
from boomtable.games.bombs_away.rules import turning
from boomtable.games.bombs_away.schema import Bomb, BombThrown, Destroyed
from boomtable.games.bombs_away.state import BombsAwayState, take, throw_away


class Bombing(Chapter[BombsAwayState]):
    """A bomb thrown at an end card, numbered by its tier and the place of that card."""

    action_type: ClassVar[type[Action]] = Bomb

    def __init__(self) -> None:
        super().__init__(2 * ENDS)

    def check(self, state: BombsAwayState, seat: Actor, action: Bomb) -> None:
        turning.check_free(state, seat)
        card = NAMES[action.card]
        if not is_bomb(action.card):
            raise IllegalAction("BA-009", "seat {seat} cannot throw {card}: it is no bomb", seat=seat, card=card)
        if state.thrown:
            raise IllegalAction("BA-030", "seat {seat} cannot throw {card}: it has thrown a bomb in this turn", seat=seat, card=card)
        if state.hands[seat][action.card] == 0:
            raise IllegalAction("BA-131", "seat {seat} cannot throw {card}: it is not in its hand", seat=seat, card=card)
        check_target(state, seat, action.card, action.x, action.y)

    def legal(self, state: BombsAwayState, seat: Seat, codes: list[int]) -> None:
        if state.thrown:
            return
        hand = state.hands[seat]
        for kind in range(TIER_1, TIER_2 + 1):
            if hand[kind]:
                for end in range(len(state.network.ends)):
                    if may_destroy(state, kind, state.network.ends[end]):
                        codes.append(self.start + (kind - TIER_1) * ENDS + end)

    def do(self, state: BombsAwayState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        kind = TIER_1 + number // ENDS
        take(state, seat, kind)
        throw_away(state, kind)
        state.thrown = True
        if told is not None:
            told.append(BombThrown(seat, kind))
        destroy(state, seat, position_at(state.network, OPEN + number % ENDS), told)
        state.second = kind == TIER_2 and len(state.network.ends) > 0

    def number_in(self, state: BombsAwayState, seat: Seat, action: Bomb) -> int:
        return (action.card - TIER_1) * ENDS + place_of(state.network, place(action.x, action.y)) - OPEN

    def action_in(self, state: BombsAwayState, seat: Seat, number: int) -> Action:
        position = position_at(state.network, OPEN + number % ENDS)
        return Bomb(TIER_1 + number // ENDS, x_of(position), y_of(position))


def may_destroy(state: BombsAwayState, kind: int, end: int) -> bool:
    """Whether this bomb can destroy this end card: with tough pipes a cap withstands a tier 1 bomb (BA-114)."""
    return not (state.tough_pipes and kind == TIER_1 and is_cap(KIND[state.network.face_at(end)]))


def targets(state: BombsAwayState, kind: int) -> list[int]:
    """End cards that this bomb may destroy (BA-082)."""
    return [end for end in state.network.ends if may_destroy(state, kind, end)]


def check_target(state: BombsAwayState, seat: Seat, kind: int, x: int, y: int) -> None:
    if not is_in_reach(x, y) or place(x, y) not in state.network.ends:
        raise IllegalAction("BA-082", "seat {seat} cannot bomb ({x}, {y}): no end of a pipe lies there", seat=seat, x=x, y=y)
    if not may_destroy(state, kind, place(x, y)):
        raise IllegalAction("BA-114", "seat {seat} cannot bomb ({x}, {y}): a cap here withstands a tier 1 bomb", seat=seat, x=x, y=y)


def destroy(state: BombsAwayState, seat: Seat, position: int, told: Told) -> None:
    kind = KIND[state.network.take(position)]
    throw_away(state, kind)
    if told is not None:
        told.append(Destroyed(seat, kind, x_of(position), y_of(position)))
