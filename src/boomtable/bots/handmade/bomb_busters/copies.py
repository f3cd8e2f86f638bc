"""Bomb Busters bots: which of several own wires to lay down, to name or to give away."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import WIDTH, value_of
from boomtable.games.bomb_busters.rules.apart import is_apart
from boomtable.games.bomb_busters.rules.choosing import wires_to_answer, wires_to_lay
from boomtable.games.bomb_busters.rules.hand import sorted_of, sorted_on
from boomtable.games.bomb_busters.rules.kept_wires import stands_with_room
from boomtable.games.bomb_busters.state import BombBustersState, stands_of, uncut_on


def is_low(value: int, blue: int) -> bool:
    """Whether a value is laid from the right end of its block, as low ones are; high ones and yellow go from the left."""
    return 2 * value <= blue


def wire_to_lay(state: BombBustersState, seat: Seat) -> int:
    """The own wire to lay down for a claim that has found its wire."""
    claim = state.claim
    assert claim is not None
    return copy_to_lay(state, seat, value_of(int(state.tile[claim.found])))


def copy_to_lay(state: BombBustersState, seat: Seat, value: int) -> int:
    """The copy to lay down: one that stands apart, as it is the hardest to find; one without a token, as a marked one is known anyway;
    on the first stand; at the end of the block."""
    for wire in wires_to_lay(state, seat) if state.apart else []:
        if is_apart(state, wire):
            return wire
    marked = -1
    for stand in stands_of(state, seat):
        found = end_of_block(state, stand, value)
        if found >= 0 and state.token[found] == 0:
            return found
        if marked < 0:
            marked = found
    assert marked >= 0, "the seat holds no such wire"
    return marked


def end_of_block(state: BombBustersState, stand: int, value: int) -> int:
    """The uncut wire of a value at its end of the block, one without a token if possible; -1 if there is none."""
    low = is_low(value, MISSIONS[state.mission].blue)
    plain = -1
    marked = -1
    for wire in sorted_on(state, stand):
        if value_of(int(state.tile[wire])) != value:
            continue
        if state.token[wire] == 0:
            if plain < 0 or low:
                plain = wire
        elif marked < 0 or low:
            marked = wire
    return plain if plain >= 0 else marked


def wire_to_name(state: BombBustersState) -> int:
    """The wire to name to a detector: of those it has found, or else may mark, the first one without a token."""
    wires = wires_to_answer(state)
    for wire in wires:
        if state.token[wire] == 0:
            return wire
    return wires[0]


def wire_to_give(state: BombBustersState, seat: Seat) -> int:
    """The wire to give for Walkie-Talkies: one of the value its stand has most of, so that little is lost."""
    return max(sorted_of(state, seat), key=lambda wire: equals_on_stand(state, wire))


def stand_to_fill(state: BombBustersState, seat: Seat) -> int:
    """The stand for a wire from Nano: the one with fewer wires left, whose order tells less."""
    return min(stands_with_room(state, seat), key=lambda stand: len(uncut_on(state, stand)))


def equals_on_stand(state: BombBustersState, wire: int) -> int:
    return len([other for other in sorted_on(state, wire // WIDTH) if state.tile[other] == state.tile[wire]])
