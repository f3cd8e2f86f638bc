"""Bomb Busters: what becomes of a claim: success, failure or explosion, and the choices on the way (BB-053)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat, audience_of
from boomtable.games.bomb_busters.pieces import ALL_VALUES, ANSWER, HAND, HELD, LAY, NO_RED, RED, bit, mask_of, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import place_name, wires_of_value
from boomtable.games.bomb_busters.rules.laying import lay_down
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.rules.turn import next_turn
from boomtable.games.bomb_busters.schema import Answer, ClaimFailed, Found, Lay, Named, PairCut
from boomtable.games.bomb_busters.state import BombBustersState, Claim, owner_of, uncut_of


def matches(state: BombBustersState, claim: Claim) -> list[int]:
    mask = mask_of(claim.values)
    return [wire for wire in claim.wires if bit(value_of(state.tile[wire])) & mask]


def not_red(state: BombBustersState, claim: Claim) -> list[int]:
    return [wire for wire in claim.wires if value_of(state.tile[wire]) != RED]


def settle(state: BombBustersState, claim: Claim) -> list[Event]:
    """An explosion shows at once; everything else waits for the choices and the pause of BB-347."""
    found = matches(state, claim)
    if not found:
        if not not_red(state, claim) and not state.stabilized:
            return explode(state, claim.by, True, claim.wires)  # BB-085, BB-265
        if state.fuse == 1 and not state.stabilized:
            return explode(state, claim.by, False, claim.wires)  # BB-086, before any choice
        if claim.tool == HAND or not not_red(state, claim):
            return fail(state, claim)
    state.hold_over = state.hold_ms == 0
    if claim.tool == HAND:
        memory.prove(state, claim.wires, mask_of(claim.values), 1)
        return find(state, claim, claim.wires[0])
    sure = state.fuse == 1 and not state.stabilized
    memory.prove(state, claim.wires, mask_of(claim.values) if sure else NO_RED, 1)
    state.phase = ANSWER
    return []


def find(state: BombBustersState, claim: Claim, wire: int) -> list[Event]:
    claim.found = wire
    state.phase = LAY
    return [Found(claim.by, owner_of(state, wire), wire, state.tile[wire], audience=audience_of([claim.by]))]


def wires_to_answer(state: BombBustersState, seat: Seat) -> list[int]:
    """The matching wires, or those a token may go to: any that is not red (BB-262 to BB-264)."""
    claim = state.claim
    if state.phase != ANSWER or claim is None or owner_of(state, claim.wires[0]) != seat:
        return []
    return matches(state, claim) or not_red(state, claim)


def wires_to_lay(state: BombBustersState, seat: Seat) -> list[int]:
    claim = state.claim
    if state.phase != LAY or claim is None or claim.by != seat:
        return []
    return wires_of_value(state, seat, value_of(state.tile[claim.found]))


def check_answer(state: BombBustersState, seat: Seat, action: Answer) -> None:
    claim = state.claim
    if state.phase != ANSWER or claim is None or owner_of(state, claim.wires[0]) != seat:
        raise IllegalAction("BB-262", "seat {seat} cannot answer a detector: none waits for its answer", seat=seat)
    name = place_name(action.wire)
    if action.wire not in claim.wires:
        raise IllegalAction("BB-262", "seat {seat} cannot choose {wire}: it was not pointed at", seat=seat, wire=name)
    if action.wire not in wires_to_answer(state, seat):
        if matches(state, claim):
            raise IllegalAction("BB-262", "seat {seat} cannot choose {wire}: it has not the value that was said", seat=seat, wire=name)
        raise IllegalAction("BB-264", "seat {seat} cannot choose {wire}: a red wire gets no token", seat=seat, wire=name)


def check_lay(state: BombBustersState, seat: Seat, action: Lay) -> None:
    claim = state.claim
    if state.phase != LAY or claim is None or claim.by != seat:
        raise IllegalAction("BB-090", "seat {seat} cannot lay a wire down: nothing it claimed was found", seat=seat)
    if action.wire not in wires_to_lay(state, seat):
        name = place_name(action.wire)
        raise IllegalAction("BB-084", "seat {seat} cannot lay down {wire}: it is not an own uncut wire of that value", seat=seat, wire=name)


def answer(state: BombBustersState, seat: Seat, wire: int) -> list[Event]:
    claim = state.claim
    assert claim is not None
    named: list[Event] = [Named(seat, wire, audience=audience_of([seat]))]
    if matches(state, claim):
        return named + find(state, claim, wire)
    claim.marked = wire
    return named + publish_or_hold(state, claim)


def lay(state: BombBustersState, seat: Seat, wire: int) -> list[Event]:
    claim = state.claim
    assert claim is not None
    claim.own = wire
    named: list[Event] = [Named(seat, wire, audience=audience_of([seat]))]
    return named + publish_or_hold(state, claim)


def publish_or_hold(state: BombBustersState, claim: Claim) -> list[Event]:
    if not state.hold_over:
        state.phase = HELD
        return []
    return publish(state, claim)


def end_hold(state: BombBustersState) -> list[Event]:
    """The pause is over: what has been named by now is published, the rest as soon as it is named."""
    state.hold_over = True
    claim = state.claim
    if state.phase == HELD and claim is not None:
        return publish(state, claim)
    return []


def publish(state: BombBustersState, claim: Claim) -> list[Event]:
    return succeed(state, claim) if claim.found >= 0 else fail(state, claim)


def succeed(state: BombBustersState, claim: Claim) -> list[Event]:
    value = value_of(state.tile[claim.found])
    for other in claim.values:
        if other != value:  # BB-235: the active player holds both values of a ray
            memory.prove_held(state, uncut_of(state, claim.by), other)
    cut = PairCut(
        claim.by,
        owner_of(state, claim.found),
        claim.found,
        state.tile[claim.found],
        claim.own,
        state.tile[claim.own],
        value,
    )
    told: list[Event] = [cut]
    return told + lay_down(state, [claim.found, claim.own])


def fail(state: BombBustersState, claim: Claim) -> list[Event]:
    """One step of the dial and a token with the true value, unless the Stabilizer or a red wire says otherwise."""
    state.failures += 1
    stabilized = state.stabilized
    if not stabilized:
        state.fuse -= 1
    prove_failure(state, claim)
    marked = marked_wire(state, claim)
    value = None if marked is None else value_of(state.tile[marked])
    if marked is not None and value is not None and state.token[marked] == 0:  # BB-088
        put_token(state, marked, value)
    failed = ClaimFailed(claim.by, owner_of(state, claim.wires[0]), tuple(claim.values), marked, value, state.fuse, stabilized)
    next_turn(state)
    return [failed]


def marked_wire(state: BombBustersState, claim: Claim) -> int | None:
    if claim.marked >= 0:
        return claim.marked
    return claim.wires[0] if not_red(state, claim) else None  # BB-231


def prove_failure(state: BombBustersState, claim: Claim) -> None:
    for value in claim.values:
        memory.prove_held(state, uncut_of(state, claim.by), value)  # BB-091, BB-281
    memory.prove(state, claim.wires, mask_of(claim.values), 0)
    if not not_red(state, claim):
        memory.prove(state, claim.wires, ALL_VALUES & ~bit(RED), 0)  # BB-231: no token means red
