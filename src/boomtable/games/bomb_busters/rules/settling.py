"""Bomb Busters: the result of a claim: success, failure or explosion (BB-053)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat, audience_of
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import ALL_VALUES, ANSWER, HAND, HELD, LAY, NO_RED, NOT, RED, TELL_NOTHING, bit, mask_of, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.claim import meant_wires
from boomtable.games.bomb_busters.rules.constraints import hides_failures, steps_of_failure
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.denials import deny_claimed, is_liar
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.mission_clock import give_back
from boomtable.games.bomb_busters.rules.nano import is_dial
from boomtable.games.bomb_busters.rules.telling import tells, true_token
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.rules.turn_end import end_turn
from boomtable.games.bomb_busters.rules.turned import costs_a_step, pay, settle_blind
from boomtable.games.bomb_busters.schema import Blast, ClaimFailed, Found, Named, PairCut
from boomtable.games.bomb_busters.state import BombBustersState, Claim, owner_of


def matches(state: BombBustersState, claim: Claim) -> list[int]:
    mask = mask_of(claim.values)
    return [wire for wire in claim.wires if bit(value_of(int(state.tile[wire]))) & mask]


def not_red(state: BombBustersState, claim: Claim) -> list[int]:
    return [wire for wire in claim.wires if value_of(int(state.tile[wire])) != RED]


def hits(state: BombBustersState, claim: Claim) -> bool:
    mask = mask_of(claim.values)
    for wire in claim.wires:
        if bit(value_of(int(state.tile[wire]))) & mask:
            return True
    return False


def all_red(state: BombBustersState, claim: Claim) -> bool:
    for wire in claim.wires:
        if value_of(int(state.tile[wire])) != RED:
            return False
    return True


def settle(state: BombBustersState, claim: Claim, told: Told) -> None:
    """Work out the result: an explosion shows at once; everything else waits for the choices and the pause of BB-347."""
    if claim.blind >= 0:
        settle_blind(state, claim, told)
        return
    if state.fuse == 1 and costs_a_step(state, claim.wires[0]):
        explode(state, claim.by, "fuse_burned", claim.wires, told)  # BB-1561
        return
    if not hits(state, claim):
        red = all_red(state, claim)
        if red and not state.stabilized:
            explode(state, claim.by, "red_wire_hit", claim.wires, told)  # BB-085, BB-265
            return
        if must_hit(state, claim.by):
            explode(state, claim.by, fatal(state, claim.by), claim.wires, told)
            return  # BB-086, before any choice
        if claim.tool == HAND or red or stays_hidden(state, claim):
            fail(state, claim, told)
            return
    state.hold_over = state.hold_ms == 0
    if state.clock and not state.hold_over:
        give_back(state)
    if claim.tool == HAND:
        memory.prove(state, claim.wires, mask_of(claim.values), 1)
        find(state, claim, claim.wires[0], told)
        return
    sure = must_hit(state, claim.by) or stays_hidden(state, claim)  # a miss would have been told already
    memory.prove(state, claim.wires, mask_of(claim.values) if sure else NO_RED, 1)
    state.phase = ANSWER


def may_fail(state: BombBustersState, seat: Seat) -> bool:
    """Whether the mission forgives this seat a wrong claim at all."""
    return seat != state.captain or MISSIONS[state.mission].captain_may_fail()


def must_hit(state: BombBustersState, seat: Seat) -> bool:
    """Whether a wrong claim of this seat ends the mission now."""
    return not state.stabilized and (state.fuse <= steps_of_failure(state, seat) or not may_fail(state, seat))


def fatal(state: BombBustersState, seat: Seat) -> Blast:
    """What ends the mission then."""
    if not may_fail(state, seat):
        return "captain_failed"
    return "nano_at_the_end" if is_dial(state) else "fuse_burned"


def find(state: BombBustersState, claim: Claim, wire: int, told: Told) -> None:
    claim.found = wire
    state.phase = LAY
    if told is not None:
        told.append(Found(claim.by, owner_of(state, wire), wire, int(state.tile[wire]), audience=audience_of([claim.by])))


def answer(state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
    claim = state.claim
    assert claim is not None
    if told is not None:
        told.append(Named(seat, wire, audience=audience_of([seat])))
    if hits(state, claim):
        find(state, claim, wire, told)
    else:
        claim.marked = wire
        publish_or_hold(state, claim, told)


def lay(state: BombBustersState, seat: Seat, wire: int, told: Told) -> None:
    claim = state.claim
    assert claim is not None
    claim.own = wire
    if told is not None:
        told.append(Named(seat, wire, audience=audience_of([seat])))
    publish_or_hold(state, claim, told)


def publish_or_hold(state: BombBustersState, claim: Claim, told: Told) -> None:
    if state.hold_over:
        publish(state, claim, told)
    else:
        state.phase = HELD


def end_hold(state: BombBustersState, told: Told) -> None:
    """End the pause: publish what has been named by now; the rest follows as soon as it is named."""
    state.hold_over = True
    claim = state.claim
    if state.phase == HELD and claim is not None:
        publish(state, claim, told)


def publish(state: BombBustersState, claim: Claim, told: Told) -> None:
    state.moves += 1
    if claim.found >= 0:
        succeed(state, claim, told)
    else:
        fail(state, claim, told)


def succeed(state: BombBustersState, claim: Claim, told: Told) -> None:
    tile = int(state.tile[claim.found])
    value = value_of(tile)
    for other in claim.values:
        if other != value:  # BB-235: the active player holds both values of a ray
            memory.prove_held(state, meant_wires(state, claim), other)
    if told is not None:
        at, own_tile = owner_of(state, claim.found), int(state.tile[claim.own])
        told.append(PairCut(claim.by, at, claim.found, tile, claim.own, own_tile, value))
    if costs_a_step(state, claim.found):
        pay(state, claim.by, told)
    lay_down(state, [claim.found, claim.own], told)


def fail(state: BombBustersState, claim: Claim, told: Told) -> None:
    """Move the dial one step and put a token with the true value, unless the Stabilizer or a red wire says otherwise."""
    state.failures += 1
    stabilized = state.stabilized
    if not stabilized:
        state.fuse -= steps_of_failure(state, claim.by)
    prove_failure(state, claim)
    marked = marked_wire(state, claim)
    token = None if marked is None else mark(state, claim, marked)
    if told is not None:
        at = owner_of(state, claim.wires[0])
        told.append(ClaimFailed(claim.by, at, tuple(claim.values), marked, token, state.fuse, stabilized))
    end_turn(state, told, failed=not stabilized)


def mark(state: BombBustersState, claim: Claim, wire: int) -> int:
    """Put a token in front of a wire unless there is one (BB-088); returns the one that lies there."""
    if is_liar(state, owner_of(state, wire)) and not state.token[wire]:
        return NOT + deny_claimed(state, wire, claim.values)  # BB-1172, BB-1521
    if state.token[wire] == 0:
        put_token(state, wire, true_token(state, wire))
    return int(state.token[wire])


def marked_wire(state: BombBustersState, claim: Claim) -> int | None:
    if claim.marked >= 0:
        return claim.marked
    return None if stays_hidden(state, claim) or all_red(state, claim) else claim.wires[0]  # BB-231


def stays_hidden(state: BombBustersState, claim: Claim) -> bool:
    """Whether no token tells what the wires are if this claim fails (BB-413, BB-1581)."""
    at = owner_of(state, claim.wires[0])
    return tells(state, at) == TELL_NOTHING or (state.limited and hides_failures(state, claim.by, at))


def prove_failure(state: BombBustersState, claim: Claim) -> None:
    for value in claim.values:
        memory.prove_held(state, meant_wires(state, claim), value)  # BB-091, BB-281
    memory.prove(state, claim.wires, mask_of(claim.values), 0)
    if stays_hidden(state, claim):
        if not state.stabilized:
            memory.prove(state, claim.wires, NO_RED, 1)  # BB-418, BB-1582: it did not go off
    elif all_red(state, claim):
        memory.prove(state, claim.wires, ALL_VALUES & ~bit(RED), 0)  # BB-231: no token means red
