"""Bombs Away: the numbers of actions (BA-156). The table looks the same from every seat."""

from typing import Final

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bombs_away import schema
from boomtable.games.bombs_away.network import REACH, place, x_of, y_of
from boomtable.games.bombs_away.pieces import FACES, KIND, TIER_1, TIER_2, TURNED, face_of
from boomtable.games.bombs_away.rules import bombing, drawing, laying, leaving, playing, turning
from boomtable.games.bombs_away.state import BombsAwayState

SIDE: Final = 2 * REACH + 1
PLACES: Final = SIDE * SIDE
BOMB: Final = FACES * PLACES  # a Lay is face * PLACES + place
SECOND: Final = BOMB + 2 * PLACES
ENOUGH: Final = SECOND + PLACES
DRAW: Final = ENOUGH + 1
PASS: Final = ENOUGH + 2
CLAIM: Final = ENOUGH + 3
SIZE: Final = ENOUGH + 4


def number_at(position: int) -> int:
    return (y_of(position) + REACH) * SIDE + x_of(position) + REACH


def position_of(number: int) -> int:
    return place(number % SIDE - REACH, number // SIDE - REACH)


class BombsAwaySpace(ActionSpace):
    def __init__(self) -> None:
        super().__init__(SIZE)

    def number(self, seat: Seat, action: Action) -> int:
        if isinstance(action, schema.Lay):
            return face_of(action.card, action.turned) * PLACES + number_at(place(action.x, action.y))
        if isinstance(action, schema.Bomb):
            return BOMB + (action.card - TIER_1) * PLACES + number_at(place(action.x, action.y))
        if isinstance(action, schema.Second):
            return SECOND + number_at(place(action.x, action.y))
        if isinstance(action, schema.Enough):
            return ENOUGH
        if isinstance(action, schema.Draw):
            return DRAW
        return PASS if isinstance(action, schema.Pass) else CLAIM

    def action(self, seat: Seat, number: int) -> Action:
        return action_of(number)


def action_of(number: int) -> Action:
    if number >= ENOUGH:
        return (schema.Enough(), schema.Draw(), schema.Pass(), schema.Claim())[number - ENOUGH]
    position = position_of(number % PLACES)
    x, y, group = x_of(position), y_of(position), number // PLACES
    if group < FACES:
        return schema.Lay(KIND[group], x, y, TURNED[group])
    return schema.Second(x, y) if number >= SECOND else schema.Bomb(TIER_1 + group - FACES, x, y)


def legal_codes(state: BombsAwayState, seat: Seat) -> list[int]:
    codes = turn_codes(state, seat) if seat == state.turn and not state.ended else []
    if leaving.can_claim(state, seat):
        codes.append(CLAIM)
    return codes


def turn_codes(state: BombsAwayState, seat: Seat) -> list[int]:
    if state.second:
        return [SECOND + number_at(end) for end in state.network.ends] + [ENOUGH]
    codes: list[int] = []
    places, faces = laying.plays(state, seat)
    for at in range(len(places)):
        number, bits = number_at(places[at]), faces[at]
        while bits:
            low = bits & -bits
            codes.append((low.bit_length() - 1) * PLACES + number)
            bits ^= low
    if not codes:
        codes.append(DRAW if drawing.can_draw(state) else PASS)
    return codes + bomb_codes(state, seat)


def bomb_codes(state: BombsAwayState, seat: Seat) -> list[int]:
    codes: list[int] = []
    if state.thrown:
        return codes
    for kind in (TIER_1, TIER_2):
        if state.hands[seat][kind]:
            for target in bombing.targets(state, kind):
                codes.append(BOMB + (kind - TIER_1) * PLACES + number_at(target))
    return codes


def apply_code(state: BombsAwayState, seat: Seat, code: int, dice: Dice) -> None:
    """As `acts.do`, straight from the number."""
    state.moves += 1
    if code < BOMB:
        playing.do(state, seat, position_of(code % PLACES), code // PLACES, dice)
    elif code < SECOND:
        bombing.do(state, seat, TIER_1 + (code - BOMB) // PLACES, position_of((code - BOMB) % PLACES))
    elif code < ENOUGH:
        bombing.do_second(state, seat, position_of(code - SECOND))
    elif code == ENOUGH:
        bombing.do_enough(state, seat)
    elif code == DRAW:
        drawing.do(state, seat, dice)
    elif code == PASS:
        turning.pass_turn(state, seat, dice)
    else:
        turning.claim(state, seat)
