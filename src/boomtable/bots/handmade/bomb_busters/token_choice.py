"""Bomb Busters bots: the info token, and what its place tells."""

import math

from boomtable.bots.handmade.bomb_busters.copies import end_of_block, is_low
from boomtable.bots.handmade.bomb_busters.habits import has_other_reasons
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.telling import most_telling
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COPIES, NUMBERS, TELL_VALUE, TOKENS_OF_A_KIND, WIDTH
from boomtable.games.bomb_busters.rules import info, tokens
from boomtable.games.bomb_busters.rules.apart import in_order
from boomtable.games.bomb_busters.rules.hand import sorted_of
from boomtable.games.bomb_busters.rules.telling import tells
from boomtable.games.bomb_busters.state import BombBustersState, stands_of


def surprise(state: BombBustersState, wire: int, number: int) -> float:
    """How rarely the block of a number ends here on a fresh stand: the rarer, the more a token tells."""
    blue = MISSIONS[state.mission].blue
    below = COPIES * (number - 1)
    above = COPIES * (blue - number)
    for tile in state.reds + state.yellows:
        if tile < 10 * number:
            below += 1
        else:
            above += 1
    sorted_ones = in_order(state, wire // WIDTH)
    size = len(sorted_ones)
    position = wire - sorted_ones.start
    if not is_low(number, blue):  # seen from the other end
        position = size - 1 - position
        below, above = above, below
    ways = 0
    for held in range(1, COPIES + 1):
        if position + 1 >= held:
            ways += math.comb(COPIES, held) * math.comb(below, position + 1 - held) * math.comb(above, size - position - 1)
    if ways == 0:
        return math.inf
    return math.log(math.comb(below + COPIES + above, size)) - math.log(ways)


def numbers_to_mark(state: BombBustersState) -> list[int]:
    """The numbers without a token so far: a second token of a number tells less."""
    blue = MISSIONS[state.mission].blue
    return [number for number in range(1, blue + 1) if tokens.supply(state, number) == TOKENS_OF_A_KIND]


def wire_for_token(state: BombBustersState, seat: Seat) -> int:
    """The wire whose token is the greatest surprise; the first one allowed, if the seat has only numbers that are shown already."""
    allowed = info.wires_to_mark(state, seat)
    if tells(state, seat) != TELL_VALUE:
        return most_telling(state, seat, allowed)
    best = allowed[0]
    most = -1.0
    numbers = [number for number in [state.drawn[seat]] if number <= NUMBERS] if state.drawn else numbers_to_mark(state)
    for stand in stands_of(state, seat):
        for number in numbers:
            wire = end_of_block(state, stand, number)
            if wire >= 0 and surprise(state, wire, number) > most + 1e-9:
                best = wire
                most = surprise(state, wire, number)
    return best


def any_wire(state: BombBustersState, seat: Seat, dice: Dice) -> int:
    wires = info.wires_to_mark(state, seat)
    return wires[dice.pick(len(wires))]


def note_token(table: Table, seat: Seat, wire: int, number: int) -> None:
    """Note what a token tells, before it lies there: every greater surprise would have been chosen instead."""
    state = table.state
    numbers = numbers_to_mark(state)
    if not table.signals or has_other_reasons(state) or number not in numbers or number == state.red_number:
        return
    blue = MISSIONS[state.mission].blue
    least = surprise(state, wire, number)
    for other in sorted_of(state, seat):
        for rival in numbers:
            rarer = surprise(state, other, rival)
            if not math.isinf(rarer) and rarer > least + 1e-6:
                table.marks.add_end(other, rival, leftmost=not is_low(rival, blue))
