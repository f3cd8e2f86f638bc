"""Bomb Busters bots: the plans that are worth comparing by playing on."""

from typing import Final

from boomtable.bots.handmade.bomb_busters import ladder
from boomtable.bots.handmade.bomb_busters.claims import Scale, hand_claims
from boomtable.bots.handmade.bomb_busters.equipment_use import in_doubt
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.plan import MUG, Plan, dual_cut, loss_of, with_mates
from boomtable.games.bomb_busters.pieces import COFFEE_MUG, HAND, STABILIZER
from boomtable.games.bomb_busters.rules.equipment import may_use
from boomtable.games.bomb_busters.rules.hand import has_wires

MOST_CLAIMS: Final = 4  # by hand
MOST_PLANS: Final = 9
HOPELESS: Final = 0.25  # a loss so much greater than the least is not looked into


def uncertain_plans(knowledge: Knowledge) -> list[Plan]:
    """The best claim with each tool, the next ones by hand, some behind the Stabilizer, and giving the turn away; best first."""
    scale = Scale(knowledge)
    found = ladder.best_of_each_tool(knowledge, scale)
    by_hand = hand_claims(knowledge, scale)
    by_hand.sort(key=loss_of)
    for plan in by_hand[:MOST_CLAIMS]:
        add(found, plan)
    found.sort(key=loss_of)
    found = [plan for plan in found if plan.loss <= found[0].loss + HOPELESS]
    if not knowledge.state.stabilized:
        add_shielded(knowledge, found, by_hand)
        add_mugs(knowledge, found)
    return found[:MOST_PLANS]


def endgame_plans(knowledge: Knowledge, sure: Plan | None) -> list[Plan]:
    """All plans: who has to guess in the end is decided by who keeps a sure cut."""
    found: list[Plan] = []
    if sure is not None:
        found.append(sure)
        if not knowledge.state.stabilized:
            for plan in ladder.solo_cuts(knowledge):
                add(found, plan)
        for plan in ladder.sure_cuts(knowledge):
            add(found, plan)
        found = found[:MOST_PLANS]
        if not knowledge.state.stabilized:
            add_mugs(knowledge, found)
        return found
    if not knowledge.state.stabilized:
        asked = in_doubt(knowledge)
        if asked is not None:
            return [asked]
    return uncertain_plans(knowledge)


def add(found: list[Plan], plan: Plan) -> None:
    for other in found:
        if other.same_as(plan):
            return
    found.append(plan)


def add_shielded(knowledge: Knowledge, found: list[Plan], by_hand: list[Plan]) -> None:
    if not may_use(knowledge.state, knowledge.seat, STABILIZER):
        return
    for plan in by_hand[:3]:
        shielded = dual_cut(HAND, plan.wires, plan.values)
        shielded.stabilized = True
        shielded.chance = plan.chance
        shielded.red = plan.red
        add(found, shielded)


def add_mugs(knowledge: Knowledge, found: list[Plan]) -> None:
    state = knowledge.state
    if not may_use(state, knowledge.seat, COFFEE_MUG):
        return
    for mate in range(state.seats):
        if mate != knowledge.seat and has_wires(state, mate):
            found.append(with_mates(MUG, [mate]))
