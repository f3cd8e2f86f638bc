"""Bomb Busters bots: a token that says less than the value, put where it says the most."""

import math

from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COPIES, TELL_TIMES, WIDTH, is_blue, number_of
from boomtable.games.bomb_busters.rules.denials import falsehoods_for
from boomtable.games.bomb_busters.rules.false_info import first_falsehood, wires_to_deny
from boomtable.games.bomb_busters.rules.hand import wires_of_value
from boomtable.games.bomb_busters.rules.telling import copies_beside, parity, tells
from boomtable.games.bomb_busters.schema import PlaceFalse
from boomtable.games.bomb_busters.state import BombBustersState


def most_telling(state: BombBustersState, seat: Seat, wires: list[int]) -> int:
    """The wire whose number is the likeliest guess of the others once its token lies there."""
    best = wires[0]
    most = 0.0
    for wire in wires:
        told = guessed_right(state, seat, wire)
        if told > most + 1e-9:
            best = wire
            most = told
    return best


def guessed_right(state: BombBustersState, seat: Seat, wire: int) -> float:
    """The chance of the number of a wire, given its place on a fresh stand and its token."""
    number = number_of(int(state.tile[wire]))
    times = copies_beside(state, wire) if tells(state, seat) == TELL_TIMES else 0
    total = 0.0
    mine = 0.0
    for other in range(1, MISSIONS[state.mission].blue + 1):
        if times == 0 and parity(other) != parity(number):
            continue
        ways = hands_with(state, wire, other, times)
        total += ways
        if other == number:
            mine = ways
    return mine / total if total > 0.0 else 0.0


def best_falsehood(state: BombBustersState, seat: Seat) -> PlaceFalse:
    """The false token after which the number of its wire is guessed best: it denies what is likeliest there."""
    best = first_falsehood(state, seat)
    most = -1.0
    for wire in wires_to_deny(state, seat):
        ways = [0.0] + [hands_with(state, wire, number, 0) for number in range(1, MISSIONS[state.mission].blue + 1)]
        for number in falsehoods_for(state, wire):
            left = sum(ways) - ways[number]
            told = ways[number_of(int(state.tile[wire]))] / left if is_blue(int(state.tile[wire])) and left > 0.0 else 0.0
            if told > most + 1e-9:
                best = PlaceFalse(wire, number)
                most = told
    return best


def any_falsehood(state: BombBustersState, seat: Seat, dice: Dice) -> PlaceFalse:
    choices = [PlaceFalse(wire, value) for wire in wires_to_deny(state, seat) for value in falsehoods_for(state, wire)]
    return choices[dice.pick(len(choices))]


def token_to_take(state: BombBustersState, seat: Seat) -> int:
    """Of the tokens that lie open one that can be placed, the first; else any: it tells what the hand lacks."""
    for value in state.offered:
        if any(state.token[wire] == 0 for wire in wires_of_value(state, seat, value)):
            return value
    return state.offered[0]


def hands_with(state: BombBustersState, wire: int, number: int, times: int) -> float:
    """How many hands of this size have this number at this place, so many times, or as often as may be with 0."""
    coloured = len([tile for tile in state.reds + state.yellows if tile < 10 * number])
    below = COPIES * (number - 1) + coloured
    above = COPIES * (MISSIONS[state.mission].blue - number) + len(state.reds + state.yellows) - coloured
    size = state.sizes[wire // WIDTH]
    position = wire % WIDTH
    ways = 0
    for held in range(1, COPIES + 1) if times == 0 else [times]:
        for lower in range(max(0, position + 1 - held), position + 1):
            if held + lower <= size:
                ways += math.comb(COPIES, held) * math.comb(below, lower) * math.comb(above, size - lower - held)
    return float(ways)
