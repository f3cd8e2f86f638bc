"""Bomb Busters bots: cuts of turned wires: a teammate's for a step of the dial, and the own ones by what can be concluded."""

from typing import Final

from boomtable.bots.handmade.bomb_busters.claims import step_cost
from boomtable.bots.handmade.bomb_busters.knowledge import SURE, Knowledge
from boomtable.bots.handmade.bomb_busters.plan import BLIND, REVEAL, SOLO_BLIND, Plan, dual_cut, loss_of
from boomtable.games.bomb_busters.pieces import HAND, RED, bit, value_of
from boomtable.games.bomb_busters.rules.blind import blind_targets, completes, may_cut_blind
from boomtable.games.bomb_busters.rules.turned import blind_values, costs_a_step, may_declare_red

WORTH_A_LOOK: Final = 0.2  # less likely wires are not paired with each other


def sure_cut(knowledge: Knowledge) -> Plan | None:
    """A cut of an own turned wire that cannot fail and costs nothing."""
    if not knowledge.turned:
        return None
    for plan in own_cuts(knowledge):
        if plan.chance >= SURE and plan.loss <= 1.0 - SURE:
            return plan
    return None


def turned_cuts(knowledge: Knowledge) -> list[Plan]:
    """All cuts in which a turned wire takes part, with what they risk."""
    return paid_cuts(knowledge) + (own_cuts(knowledge) if knowledge.turned else [])


def best_turned_cut(knowledge: Knowledge) -> Plan:
    return min(turned_cuts(knowledge), key=loss_of)


def paid_cuts(knowledge: Knowledge) -> list[Plan]:
    """Teammates' turned wires, which the seat sees: sure, for a step (BB-1561)."""
    found: list[Plan] = []
    sayable = knowledge.values_to_say()
    for wire in knowledge.paid:
        value = value_of(knowledge.state.tile[wire])
        if value not in sayable:
            continue
        plan = dual_cut(HAND, [wire], [value])
        plan.loss = step_cost(knowledge.state, knowledge.seat)
        found.append(plan)
    return found


def own_cuts(knowledge: Knowledge) -> list[Plan]:
    found: list[Plan] = []
    if may_cut_blind(knowledge.state, knowledge.seat):
        for own in knowledge.turned:
            add_pairs(knowledge, found, own)
        add_alone(knowledge, found)
    if may_declare_red(knowledge.state, knowledge.seat):
        found.append(risked(Plan(REVEAL), knowledge.turned, knowledge.chance_all(knowledge.turned, bit(RED))))
    return found


def risked(plan: Plan, own: list[int], chance: float) -> Plan:
    """A wrong one ends the mission (BB-1382)."""
    plan.own = own
    plan.chance = chance
    plan.red = 1.0 - chance
    plan.loss = 1.0 - chance
    return plan


def add_pairs(knowledge: Knowledge, found: list[Plan], own: int) -> None:
    """With the wires that are the likeliest to match; at least with the best one of all."""
    state = knowledge.state
    values = blind_values(state)
    best: Plan | None = None
    for wire in blind_targets(state, knowledge.seat):
        for value in range(1, RED):
            likely = knowledge.chance(own, value) * knowledge.chance(wire, value)
            if not values >> value - 1 & 1 or likely <= 0.0:
                continue
            if costs_a_step(state, wire) and value != value_of(state.tile[wire]):
                continue
            if best is not None and likely < WORTH_A_LOOK:
                continue
            plan = Plan(BLIND)
            plan.wires = [wire]
            plan.values = [value]
            risked(plan, [own], knowledge.chance_all([own, wire], bit(value)))
            if costs_a_step(state, wire):
                plan.loss += plan.chance * step_cost(state, knowledge.seat)
            if likely >= WORTH_A_LOOK:
                found.append(plan)
            if best is None or plan.loss < best.loss:
                best = plan
    if best is not None and best not in found:
        found.append(best)


def add_alone(knowledge: Knowledge, found: list[Plan]) -> None:
    choices = [[wire] for wire in knowledge.turned]
    if len(knowledge.turned) > 1:
        choices.append(knowledge.turned)
    for own in choices:
        for value in range(1, RED - 1):
            if completes(knowledge.state, knowledge.seat, value, len(own)):
                plan = Plan(SOLO_BLIND)
                plan.values = [value]
                found.append(risked(plan, own, knowledge.chance_all(own, bit(value))))
