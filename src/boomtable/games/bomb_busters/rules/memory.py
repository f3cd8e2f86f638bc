"""Bomb Busters: what has been proven publicly but cannot be seen on the table."""

from typing import Final

from boomtable.games.bomb_busters.pieces import bit, value_of
from boomtable.games.bomb_busters.state import BombBustersState, Proven

FOR_GOOD: Final = 1 << 20  # a turn that never comes: what the deal proves is never forgotten


def prove_dealt(state: BombBustersState, wires: list[int], value: int, least: int) -> None:
    """Note what everybody knows from the deal: there is such a wire among these or, with 0, none."""
    state.proofs.append(Proven(handles_of(state, wires), bit(value), least, FOR_GOOD, False))


def handles_of(state: BombBustersState, wires: list[int]) -> list[int]:
    handles = [int(state.handle[wire]) for wire in wires]
    handles.sort()
    return handles


def prove(state: BombBustersState, wires: list[int], values: int, least: int, radar: bool = False) -> None:
    """Remember that at least `least` of these wires are of a value in the mask; with 0, that none is."""
    handles = handles_of(state, wires)
    proven = Proven(handles, values, least, state.turns, radar)
    for index, known in enumerate(state.proofs):
        if known.values == values and known.least == least and known.handles == handles:
            if known.turn < FOR_GOOD and (known.radar or not radar):
                state.proofs[index] = proven  # said again: strict_memory counts from now
            return
    state.proofs.append(proven)


def prove_held(state: BombBustersState, wires: list[int], value: int) -> None:
    """Note that the announcer holds the value among these uncut wires (BB-091)."""
    prove(state, wires, bit(value), 1)


def tidy(state: BombBustersState) -> None:
    """Drop proofs that the wires on the table show by themselves."""
    if not state.proofs:
        return
    place = places_by_handle(state)
    kept: list[Proven] = []
    for proof in state.proofs:
        left = still_of_use(state, proof, place)
        if left is not None:
            kept.append(left)
    state.proofs = kept


def still_of_use(state: BombBustersState, proof: Proven, place: list[int]) -> Proven | None:
    uncut: list[int] = []
    for handle in proof.handles:
        wire = place[handle]
        if not state.cut[wire]:
            uncut.append(handle)
        elif proof.least > 0 and proof.values & bit(value_of(int(state.tile[wire]))):
            return None
    if not uncut:
        return None
    if len(uncut) == len(proof.handles):
        return proof
    return Proven(uncut, proof.values, proof.least, proof.turn, proof.radar)


def places_by_handle(state: BombBustersState) -> list[int]:
    place = [0] * sum(state.sizes)
    for wire in range(len(state.handle)):
        if state.handle[wire] >= 0:
            place[state.handle[wire]] = wire
    return place


def forget(state: BombBustersState) -> None:
    """Forget under strict_memory (BB-330): what was said or answered after the next turn, announcements after a round."""
    kept: list[Proven] = []
    for proof in state.proofs:
        lasts = 1 if proof.radar else state.seats
        if state.turns - proof.turn <= lasts:
            kept.append(proof)
    state.proofs = kept
    state.radars = [radar for radar in state.radars if state.turns - radar[0] <= 1]
    if state.repeats:
        place = places_by_handle(state)
        said = [repeat for repeat in state.repeats if state.virtual[place[repeat[0]]]]
        state.repeats = [repeat for repeat in state.repeats if repeat not in said or state.turns - state.said_at[place[repeat[0]]] <= 1]
    if state.denials:
        state.denials = [denial for denial in state.denials if not denial[3] or state.turns - denial[4] <= 1]
    for wire in range(len(state.token)):
        if state.virtual[wire] and state.turns - state.said_at[wire] > 1:
            state.token[wire] = 0
            state.virtual[wire] = 0
            state.said_at[wire] = 0
