"""Bomb Busters: questions about hands and stands that every chapter asks."""

from typing import Final

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COPIES, WIDTH, YELLOW, value_at, value_of
from boomtable.games.bomb_busters.rules.apart import apart_mask, is_apart, is_turned, turned_of
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of

COUNT_BITS: Final = 4  # of each value in the counts of a hand: nobody holds more than fifteen wires of a value
COUNT: Final = 15


def counted(state: BombBustersState, seat: Seat) -> i64:
    """How many uncut wires of each value a hand holds, four bits for each."""
    counts: i64 = 0
    for stand in range(len(state.owner)):
        if state.owner[stand] == seat:
            wire: i64 = WIDTH * stand
            end: i64 = wire + state.sizes[stand]
            while wire < end:
                tile: i64 = i64(state.tile[wire])
                if tile and not state.cut[wire]:
                    counts += up(1, COUNT_BITS * value_at(tile))
                wire += 1
    return counts - turned_counts(state, seat) if state.apart else counts


def turned_counts(state: BombBustersState, seat: Seat) -> i64:
    """What the own turned wires count for in the same: nothing is known of them."""
    counts: i64 = 0
    for wire in turned_of(state, seat):
        if state.tile[wire]:
            counts += up(1, COUNT_BITS * value_at(i64(state.tile[wire])))
    return counts


def known_of(state: BombBustersState, seat: Seat) -> list[int]:
    """The uncut wires of a hand that their owner sees."""
    wires = uncut_of(state, seat)
    return [wire for wire in wires if not is_turned(state, wire)] if state.apart else wires


def count_of(counts: i64, value: i64) -> i64:
    return counts >> COUNT_BITS * value & COUNT


def holds_up_to(state: BombBustersState, seat: Seat, most: i64) -> bool:
    """Whether a hand holds an uncut wire of a value up to `most`: with YELLOW, anything that can be announced (BB-081)."""
    if state.apart:
        return held_mask(state, seat, int(most)) != 0
    for stand in range(len(state.owner)):
        if state.owner[stand] == seat:
            wire: i64 = WIDTH * stand
            end: i64 = wire + state.sizes[stand]
            while wire < end:
                if not state.cut[wire] and state.tile[wire] and value_at(i64(state.tile[wire])) <= most:
                    return True
                wire += 1
    return False


def holds(state: BombBustersState, seat: Seat, value: int) -> int:
    """How many uncut wires of this value a hand holds."""
    return int(count_of(counted(state, seat), value))


def held_values(state: BombBustersState, seat: Seat) -> list[int]:
    """The values that a seat could announce if none were locked, ascending: red never (BB-081)."""
    counts = counted(state, seat)
    return [value for value in range(1, YELLOW + 1) if count_of(counts, value)]


def held_mask(state: BombBustersState, seat: Seat, most: int) -> i64:
    """The values in a hand up to `most`, bit v - 1 for value v."""
    counts = counted(state, seat)
    mask: i64 = 0
    value: i64 = most
    while value > 0:
        mask += mask
        if counts >> COUNT_BITS * value & COUNT:
            mask += 1
        value -= 1
    return mask


def wires_of_value(state: BombBustersState, seat: Seat, value: int) -> list[int]:
    return [wire for wire in known_of(state, seat) if value_of(int(state.tile[wire])) == value]


def uncut_mask(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with an uncut wire, bit p for position p."""
    mask: i64 = 0
    first: i64 = WIDTH * stand
    spot: i64 = state.sizes[stand] - 1
    while spot >= 0:
        mask += mask
        if not state.cut[first + spot]:
            mask += 1
        spot -= 1
    return mask


def of_value(state: BombBustersState, stand: int, value: i64) -> i64:
    """The positions of a stand with an uncut wire of this value."""
    mask: i64 = 0
    first: i64 = WIDTH * stand
    spot: i64 = state.sizes[stand] - 1
    while spot >= 0:
        mask += mask
        if not state.cut[first + spot] and value_at(i64(state.tile[first + spot])) == value:
            mask += 1
        spot -= 1
    return mask


def sorted_mask(state: BombBustersState, stand: int) -> i64:
    """The positions of a stand with an uncut wire that equipment and characters can reach: none that stands apart (BB-405)."""
    mask = uncut_mask(state, stand)
    return mask & ~apart_mask(state, stand) if state.apart else mask


def sorted_of(state: BombBustersState, seat: Seat) -> list[int]:
    """The uncut wires of a hand that equipment and characters can reach."""
    wires = uncut_of(state, seat)
    return [wire for wire in wires if not is_apart(state, wire)] if state.apart else wires


def sorted_on(state: BombBustersState, stand: int) -> list[int]:
    """The uncut wires of a stand that equipment and characters can reach."""
    return wires_in(stand, sorted_mask(state, stand))


def sorted_values(state: BombBustersState, seat: Seat) -> i64:
    """The values of those, bit v - 1 for value v; red is none."""
    mask: i64 = 0
    for wire in sorted_of(state, seat):
        if value_of(int(state.tile[wire])) <= YELLOW:
            mask |= up(1, value_of(int(state.tile[wire])) - 1)
    return mask


def wires_in(stand: int, mask: i64) -> list[int]:
    """The places of a stand whose positions are in a mask."""
    return [WIDTH * stand + spot for spot in range(WIDTH) if mask >> spot & 1]


def stand_is_empty(state: BombBustersState, stand: int) -> bool:
    wire: i64 = WIDTH * stand
    end: i64 = wire + state.sizes[stand]
    while wire < end:
        if not state.cut[wire]:
            return False
        wire += 1
    return True


def has_wires(state: BombBustersState, seat: Seat) -> bool:
    """Whether a hand has uncut wires; whoever has none takes no turn and starts no equipment (BB-051, BB-052)."""
    for stand in range(len(state.owner)):
        if state.owner[stand] == seat and not stand_is_empty(state, stand):
            return True
    return False


def only_reds(state: BombBustersState, seat: Seat) -> bool:
    """Whether a seat has nothing but reds, and knows it."""
    if state.apart and turned_of(state, seat):
        return False
    return not holds_up_to(state, seat, YELLOW) and has_wires(state, seat)


def check_not_only_reds(state: BombBustersState, seat: Seat, deed: str) -> None:
    """Refuse whatever else a seat would do with a hand of red wires (BB-055, BB-1133)."""
    if not only_reds(state, seat):
        return
    if MISSIONS[state.mission].twist.names_reds():
        sentence = "seat {seat} cannot {deed}: it has only red wires and must name all that are in the bomb"
        raise IllegalAction("BB-1133", sentence, seat=seat, deed=deed, why="reds")
    raise IllegalAction("BB-055", "seat {seat} cannot {deed}: it has only red wires and must reveal them", seat=seat, deed=deed)


def mates_with_wires(state: BombBustersState, seat: Seat) -> list[Seat]:
    return [mate for mate in range(state.seats) if mate != seat and has_wires(state, mate)]


def in_play(state: BombBustersState, value: int) -> int:
    """How many wires of a value are in the bomb, cut ones included; a public number (BB-112)."""
    if value == YELLOW:
        return state.yellows_inside
    return COPIES if value <= MISSIONS[state.mission].blue and value != state.red_number else 0  # BB-1111


def rest_of(state: BombBustersState, value: int) -> int:
    """How many wires of a value are still uncut, wherever they stand."""
    return in_play(state, value) - int(state.cut_counts[value])


def is_the_rest(state: BombBustersState, value: int, own: int) -> bool:
    return (own == 2 or own == 4) and own == rest_of(state, value)


def place_name(wire: int) -> str:
    """A wire in a message: its stand and its letter, as on the board."""
    return f"{wire // WIDTH + 1}{chr(97 + wire % WIDTH)}"
