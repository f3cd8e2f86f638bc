"""Bomb Busters: what a seat may well do, one proposal for each wire, the one that risks least first."""

from boomtable.bots.adviser import PROPOSED, Proposal
from boomtable.bots.handmade.bomb_busters import acting, ladder, reasons
from boomtable.bots.handmade.bomb_busters.claims import Scale, hand_claims
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.naming_choice import loss_of as risk_of_naming
from boomtable.bots.handmade.bomb_busters.naming_choice import of_oneself, prospects, wants_to_call
from boomtable.bots.handmade.bomb_busters.plan import BLIND, CLAIM, LABEL, NAME, PASS, POST, SOLO, SOLO_BLIND, Plan, loss_of
from boomtable.bots.handmade.bomb_busters.reasons import Reason
from boomtable.core.schema import Action
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.pieces import HAND, value_of
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.turned import costs_a_step


def of_turn(knowledge: Knowledge) -> list[Proposal]:
    """The expert's own plan, then the best claims at other wires, while teammates have any."""
    plans = [ladder.decide(knowledge)]
    if ladder.no_choice(knowledge) is not None or knowledge.state.stabilized or not knowledge.can_claim():
        return [of_plan(knowledge, plan) for plan in plans]
    taken = {wire for plan in plans for wire in plan.wires}
    for plan in sorted(hand_claims(knowledge, Scale(knowledge)), key=loss_of):
        if len(plans) < PROPOSED and plan.chance > 0.0 and plan.wires[0] not in taken:
            taken.add(plan.wires[0])
            plans.append(plan)
    return [of_plan(knowledge, plan) for plan in plans]


def of_plan(knowledge: Knowledge, plan: Plan) -> Proposal:
    action = acting.first_action(plan)
    reason = reason_for(knowledge, plan)
    then = said.Say(tuple(plan.values)) if says_after(knowledge, plan) else None
    chance = chance_of(knowledge, plan)
    return Proposal(action, then, piece_of(plan), chance, reason.name, {**reason.facts, **risk_of(knowledge, plan)})


def says_after(knowledge: Knowledge, plan: Plan) -> bool:
    """Whether a value is said after pointing; of a turned wire only its own can be (BB-1563)."""
    if plan.kind not in (CLAIM, BLIND) or plan.stabilized:
        return False
    return plan.tool != HAND or not costs_a_step(knowledge.state, plan.wires[0])


def risk_of(knowledge: Knowledge, plan: Plan) -> dict[str, int]:
    """That a claim hits a red wire, in per cent; nothing where it cannot."""
    if plan.kind != CLAIM or plan.stabilized:
        return {}
    red = knowledge.deduction.chance_red(plan.wires)
    return {"red": max(1, round(100 * red))} if red > 0.0 else {}


def piece_of(plan: Plan) -> str | None:
    return f"wire-{plan.wires[0]}" if plan.wires else None


def chance_of(knowledge: Knowledge, plan: Plan) -> float | None:
    if plan.kind in (SOLO, PASS):
        return 1.0
    if plan.own or plan.kind == NAME:
        return plan.chance
    if plan.kind != CLAIM or plan.stabilized:
        return None
    mask = 0
    for value in plan.values:
        mask |= 1 << value
    return knowledge.chance_any(plan.wires, mask)


def reason_for(knowledge: Knowledge, plan: Plan) -> Reason:
    if plan.kind == CLAIM and plan.stabilized:
        return Reason("card", {})
    if plan.kind == CLAIM and plan.tool == HAND and len(plan.values) == 1:
        return reasons.of_claim(knowledge, plan.wires[0], plan.values[0])
    if plan.kind == CLAIM:
        return Reason("two" if plan.tool == HAND else "several", {"tool": plan.tool})
    if plan.kind == BLIND:
        return Reason("count", {"value": plan.values[0], "out": reasons.outside(knowledge, plan.values[0])})
    if plan.kind in (SOLO, SOLO_BLIND):
        return Reason("solo", {"value": plan.values[0], "held": knowledge.held[plan.values[0]]})
    if plan.kind in (POST, LABEL):
        return Reason("tell", {})
    if plan.kind == NAME:
        return Reason("together", {f"with_{place}": wire for place, wire in enumerate(plan.wires[1:], 2)})
    return Reason("reds" if knowledge.only_reds() else "card", {})


def of_saying(knowledge: Knowledge, values: list[int]) -> Proposal:
    """What to say of the wires that are pointed at already."""
    claim = knowledge.state.claim
    assert claim is not None
    plan = Plan(CLAIM)
    plan.tool, plan.wires, plan.values = claim.tool, claim.wires, values
    reason = reason_for(knowledge, plan)
    facts = {**reason.facts, **risk_of(knowledge, plan)}
    return Proposal(said.Say(tuple(values)), None, piece_of(plan), chance_of(knowledge, plan), reason.name, facts)


def of_naming(knowledge: Knowledge) -> list[Proposal]:
    """Whom to name, the one that risks least first."""
    number = called_number(knowledge.state)
    ranked = sorted(prospects(knowledge), key=risk_of_naming)[:PROPOSED]
    return [
        Proposal(said.Appoint(each.seat), None, f"seat-{each.seat}", each.chance, "named", {"value": number, "seat": each.seat})
        for each in ranked
    ]


def of_call(knowledge: Knowledge) -> Proposal:
    """Whether to call for the number that is turned up."""
    if not wants_to_call(knowledge):
        return Proposal(said.Decline(), reason="declined", facts={"value": called_number(knowledge.state)})
    chance = None if knowledge.only_reds() else of_oneself(knowledge).chance
    return Proposal(said.Volunteer(), chance=chance, reason="reds" if chance is None else "called", facts={})


def of_own_wire(knowledge: Knowledge, action: Action, wire: int) -> Proposal:
    """An own wire to mark, lay, name or give; nothing can fail."""
    value = value_of(knowledge.state.tile[wire])
    return Proposal(action, None, f"wire-{wire}", None, "held", {"value": value, "held": knowledge.held[value]})
