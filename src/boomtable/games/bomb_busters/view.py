"""Bomb Busters: what a viewer may know."""

from typing import Literal

from boomtable.core.schema import Event, Timer
from boomtable.core.seats import FULL, Seat, Viewer
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    CALLING,
    CHANGE,
    DRAFT,
    FACE,
    FREE,
    HAND,
    HELD,
    INFO,
    LAY,
    NAMING,
    NUMBERS,
    OVER,
    OWED,
    PICK,
    POINTED,
    POWER,
    RED,
    SWAP,
    TAKE,
    TURN,
    XY_RAY,
    YELLOW,
    bit,
)
from boomtable.games.bomb_busters.rules import boxes, clocks, ending, turn
from boomtable.games.bomb_busters.rules.apart import is_apart, is_turned
from boomtable.games.bomb_busters.rules.blind import may_cut_blind
from boomtable.games.bomb_busters.rules.claim import TOOLS
from boomtable.games.bomb_busters.rules.equipment import is_unlocked, may_use
from boomtable.games.bomb_busters.rules.hand import has_wires
from boomtable.games.bomb_busters.rules.locks import card_is_barred, locks_for_all, locks_of
from boomtable.games.bomb_busters.rules.may_cut import sayable_mask
from boomtable.games.bomb_busters.rules.mission_clock import clock_timer
from boomtable.games.bomb_busters.rules.skipping import price, skips_of
from boomtable.games.bomb_busters.rules.turned import blind_values
from boomtable.games.bomb_busters.state import BombBustersState, Claim, Proven, owner_of, places


def view(state: BombBustersState, viewer: Viewer) -> said.BombBustersView:
    outcome = ending.outcome(state)
    doing = doing_of(state, viewer)
    return said.BombBustersView(
        waiting_on=waiting_on(state, viewer, doing),
        timers=timers(state, viewer),
        outcome=outcome,
        mission=state.mission,
        captain=state.captain,
        turn=state.turn,
        doing=doing,
        fuse=state.fuse,
        stands=tuple(stand_view(state, stand, viewer) for stand in range(len(state.owner))),
        reds=said.MarkersView(tuple(state.reds), state.reds_inside),
        yellows=said.MarkersView(tuple(state.yellows), state.yellows_inside),
        blue=MISSIONS[state.mission].blue,
        cut_counts=tuple(int(state.cut_counts[value]) for value in range(1, YELLOW + 1)),
        equipment=tuple(card_view(state, index) for index in range(len(state.cards))),
        powers_used=tuple(state.power_used),
        detectors=state.detectors,
        equal=None if state.equal < 0 else state.equal,
        unequal=None if state.unequal < 0 else state.unequal,
        claim=claim_view(state, viewer),
        swap=said.SwapView(state.swap_by, state.swap_to, state.swap_wire) if state.phase == SWAP else None,
        stabilized=state.stabilized,
        proofs=tuple(proof_view(proof) for proof in state.proofs),
        radars=tuple(said.RadarView(radar[1], tuple(answer == 1 for answer in radar[2:])) for radar in state.radars),
        spoken=tuple(seat for seat in range(state.seats) if state.spoken & (1 << seat)),
        moves=state.moves,
        tally=said.TallyView(state.turns, state.failures, state.cards_spent, state.powers_spent),
        settings=settings_view(state),
        sayable=sayable_view(state, viewer),
        ribbon=boxes.ribbon(state),
        pockets=boxes.pockets(state),
        locks=locks_for_all(state),
        own_locks=locks_of(state, viewer) if viewer >= 0 else (),
        skips=skips_view(state),
        naming=boxes.naming(state, viewer),
        tells=boxes.tells_of_all(state),
        draft=boxes.draft(state),
        unspoken=MISSIONS[state.mission].twist.unspoken,
        denials=tuple(denial_view(denial) for denial in state.denials),
        repeats=tuple(said.RepeatView(wire, times, tuple(among)) for wire, times, *among in state.repeats),
        nano=boxes.nano(state, viewer),
        air=boxes.air(state),
        call=boxes.call(state, viewer),
        spaces=MISSIONS[state.mission].most_fuse(state.seats),
        voice=boxes.voice(state),
        before=state.snip[1] - 1 if state.snip and state.snip[1] else None,
        characters=tuple(state.characters),
    )


def settings_view(state: BombBustersState) -> said.SettingsView:
    return said.SettingsView(state.hold_ms, state.decision_seconds, state.strict_memory, state.free_chat, state.guided)


def doing_of(state: BombBustersState, viewer: Viewer) -> said.Doing:
    """The phase as this viewer sees it: whoever is not asked cannot tell a hit from a miss before it is published (BB-347)."""
    claim = state.claim
    if state.phase == INFO:
        return "info"
    if state.phase == TURN:
        return "turn"
    if state.phase == POINTED:
        return "say"
    if state.phase == SWAP:
        return "swap"
    if state.phase == TAKE:
        return "take"
    if state.phase == FREE:
        return "free"
    if state.phase == FACE:
        return "face"
    if state.phase == DRAFT:
        return "draft"
    if state.phase == CHANGE:
        return "change"
    if state.phase == NAMING:
        return "name"
    if state.phase == OWED:
        return "owe"
    if state.phase == CALLING:
        return "call"
    if state.phase == PICK:
        return "pick"
    if claim is None or state.phase not in (ANSWER, LAY, HELD):
        return "over"
    return settling_as_seen(state, claim, viewer)


def settling_as_seen(state: BombBustersState, claim: Claim, viewer: Viewer) -> said.Doing:
    if viewer == FULL:
        return "answer" if state.phase == ANSWER else "lay" if state.phase == LAY else "held"
    target = owner_of(state, claim.wires[0])
    if viewer == claim.by and claim.found >= 0:
        return "held" if claim.own >= 0 else "lay"
    if viewer == target and claim.marked >= 0:
        return "held"
    if claim.tool == HAND or (viewer == target and claim.found >= 0):
        return "lay"
    return "answer"


def waiting_on(state: BombBustersState, viewer: Viewer, doing: said.Doing) -> tuple[Seat, ...]:
    if doing in ("info", "turn", "say", "name", "owe", "take", "face", "pick", "draft"):
        return (state.turn,)
    if doing == "free":
        return (state.snip[2] - 1,) if state.snip[2] else ()
    if doing == "change":
        return (state.captain,)
    if doing == "swap":
        return (state.swap_to,)
    if doing == "call":
        return callers_as_seen(state, viewer)
    claim = state.claim
    if claim is None or doing in ("held", "over"):
        return ()
    if doing == "lay":
        return (claim.by,)
    target = owner_of(state, claim.wires[0])
    if viewer in (claim.by, target, FULL):
        return (target,)
    return tuple(sorted((claim.by, target)))  # one of them: which, others cannot tell


def callers_as_seen(state: BombBustersState, viewer: Viewer) -> tuple[Seat, ...]:
    """Nobody sees who else has declined (BB-1452)."""
    waited = turn.callers(state)
    asked = [seat for seat in range(state.seats) if has_wires(state, seat) and (seat in waited or seat != viewer)]
    return tuple(sorted(waited) if viewer == FULL else asked)


def timers(state: BombBustersState, viewer: Viewer) -> tuple[Timer, ...]:
    """The timers a viewer may know: the limit for a decision is shown only to who decides, as its restart would reveal a hit.
    The pause of BB-347 is shown to nobody: nothing happens when it ends."""
    decision, clock = clocks.decision_timer(state), clock_timer(state)
    shown = () if clock is None else (clock,)
    if state.phase == CALLING and state.hold_ms:
        shown = (*shown, clocks.call_timer(state))
    if decision is not None and (viewer in (FULL, clocks.deciding(state)) or state.phase in (INFO, OWED)):
        return (decision, *shown)
    return shown


def stand_view(state: BombBustersState, stand: int, viewer: Viewer) -> said.StandView:
    wires = [wire_view(state, wire, knows(state, wire, viewer)) for wire in places(state, stand)]
    return said.StandView(state.owner[stand], tuple(wires))


def knows(state: BombBustersState, wire: int, viewer: Viewer) -> bool:
    if viewer == FULL or state.cut[wire] or state.phase == OVER:  # BB-348
        return True
    if viewer < 0:
        return False
    if state.apart and is_turned(state, wire):
        return owner_of(state, wire) != viewer  # BB-1561
    claim = state.claim
    if claim is not None and claim.found == wire and claim.by == viewer:
        return True  # about to be laid face up
    return owner_of(state, wire) == viewer or state.known_by[wire] & (1 << viewer) != 0  # BB-340, BB-349


def wire_view(state: BombBustersState, wire: int, known: bool) -> said.WireView:
    return said.WireView(
        int(state.handle[wire]),
        int(state.tile[wire]) if known else None,
        bool(state.cut[wire]),
        int(state.token[wire]) if state.token[wire] else None,
        bool(state.virtual[wire]),
        apart_view(state, wire) if state.apart else None,
    )


def apart_view(state: BombBustersState, wire: int) -> Literal["x", "turned"] | None:
    if is_turned(state, wire):
        return "turned"
    return "x" if is_apart(state, wire) else None


def card_view(state: BombBustersState, index: int) -> said.CardView:
    card = state.cards[index]
    clip = state.clips[index] if state.clips else None
    if state.card_used[index]:
        return said.CardView(card, "used", clip)
    return said.CardView(card, "ready" if is_unlocked(state, card) else "locked", clip)


def claim_view(state: BombBustersState, viewer: Viewer) -> said.ClaimView | None:
    claim = state.claim
    if claim is None or ending.outcome(state) is not None:
        return None
    target = owner_of(state, claim.wires[0])
    insider = viewer in (claim.by, target, FULL) or claim.tool == HAND
    found = claim.found if insider and claim.found >= 0 else None
    return said.ClaimView(
        claim.by,
        target,
        TOOLS[claim.tool],
        tuple(claim.wires),
        tuple(claim.values),
        found,
        named_by(claim, viewer, target),
        claim.blind if claim.blind >= 0 else None,
    )


def sayable_view(state: BombBustersState, viewer: Viewer) -> said.SayableView | None:
    if state.phase != TURN or viewer != state.turn:
        return None
    by_hand = values_in(sayable_mask(state, viewer, YELLOW))
    with_detector = () if card_is_barred(state, viewer, POWER) else values_in(sayable_mask(state, viewer, NUMBERS))
    blind = values_in(blind_values(state)) if may_cut_blind(state, viewer) else ()
    return said.SayableView(by_hand, with_detector, may_use(state, viewer, XY_RAY), blind)


def values_in(mask: int) -> tuple[int, ...]:
    """Bit v - 1 for value v."""
    return tuple(value for value in range(1, YELLOW + 1) if mask >> value - 1 & 1)


def skips_view(state: BombBustersState) -> said.SkipsView | None:
    if skips_of(state) is None:
        return None
    return said.SkipsView(price(state), tuple(seat for seat in range(state.seats) if state.skipped & (1 << seat)))


def named_by(claim: Claim, viewer: Viewer, target: Seat) -> int | None:
    if viewer == claim.by and claim.own >= 0:
        return claim.own
    if viewer == target and claim.marked >= 0:
        return claim.marked
    return None


def proof_view(proof: Proven) -> said.Proof:
    return said.Proof(tuple(proof.handles), values_under(proof.values), proof.least)


def denial_view(denial: list[int]) -> said.DenialView:
    wire, value, never, virtual, _ = denial
    return said.DenialView(wire, value, values_under(never), bool(virtual))


def values_under(mask: int) -> tuple[int, ...]:
    return tuple(value for value in range(1, RED + 1) if mask & bit(value))


def redact(event: Event, viewer: Viewer) -> Event:
    if isinstance(event, said.Dealt) and viewer not in (event.seat, FULL):
        return said.Dealt(event.seat, event.stand, None)
    if isinstance(event, said.Swapped) and viewer not in (event.by, event.to, FULL):
        return said.Swapped(event.by, event.to, event.gave, event.gave_to, event.got, event.got_to, None, None)
    if isinstance(event, said.WireTurned) and (viewer == event.seat or viewer < 0) and viewer != FULL:
        return said.WireTurned(event.seat, event.wire, None)
    if isinstance(event, said.WireHooked) and viewer not in (event.by, event.at, FULL):
        return said.WireHooked(event.by, event.at, event.wire, event.to, None)
    if isinstance(event, said.WireTaken) and viewer not in (event.by, FULL):
        return said.WireTaken(event.by, event.wire, None)
    return event
