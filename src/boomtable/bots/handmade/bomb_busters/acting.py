"""Bomb Busters bots: from a plan to the actions that carry it out."""

from boomtable.bots.handmade.bomb_busters.claims import Scale, hand_claims, ray_claims
from boomtable.bots.handmade.bomb_busters.copies import copy_to_lay, wire_to_cut, wire_to_mark
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.plan import CHARGE, CLAIM, LABEL, MUG, POST, RADAR, REVEAL, REWIND, SOLO, Plan
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import DOUBLE, HAND, TRIPLE, WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.rules import settling
from boomtable.games.bomb_busters.state import BombBustersState


def first_action(plan: Plan) -> Action:
    if plan.kind == CLAIM:
        return said.UseStabilizer() if plan.stabilized else pointing(plan)
    if plan.kind == SOLO:
        return said.SoloCut(plan.values[0])
    if plan.kind == REVEAL:
        return said.RevealReds()
    if plan.kind == MUG:
        return said.UseCoffeeMug(plan.mates[0])
    return card_action(plan)


def pointing(plan: Plan) -> Action:
    if plan.tool == HAND:
        return said.Point(plan.wires[0])
    if plan.tool == DOUBLE:
        return said.DoubleDetect(tuple(plan.wires))
    if plan.tool == TRIPLE:
        return said.TripleDetect(tuple(plan.wires))
    return said.SuperDetect(plan.wires[0] // WIDTH)


def card_action(plan: Plan) -> Action:
    if plan.kind == REWIND:
        return said.UseRewinder()
    if plan.kind == POST:
        return said.UsePostIt(plan.wires[0])
    if plan.kind == LABEL:
        return said.PutLabel(1 if plan.card == 1 else 12, plan.wires[0])
    if plan.kind == CHARGE:
        return said.UseBatteries(tuple(plan.mates))
    assert plan.kind == RADAR
    return said.UseRadar(plan.values[0])


def values_to_say(knowledge: Knowledge) -> list[int]:
    """For a finger that already points, without a plan at hand: what is likeliest there."""
    declared = knowledge.state.claim
    assert declared is not None
    wires = declared.wires
    if declared.tool == HAND:
        scale = Scale(knowledge)
        best: Plan | None = None
        for plan in hand_claims(knowledge, scale) + ray_claims(knowledge, scale):
            if plan.wires == wires and (best is None or plan.loss < best.loss):
                best = plan
        return best.values if best is not None else [knowledge.values_to_say()[0]]
    said_value = 0
    most = -1.0
    for value in range(1, YELLOW):
        if knowledge.held[value] > 0:
            chance = knowledge.chance_any(wires, 1 << value)
            if chance > most:
                said_value = value
                most = chance
    return [said_value]


def answer(state: BombBustersState) -> int:
    """Which wire the owner names to a detector."""
    declared = state.claim
    assert declared is not None
    matching = settling.matches(state, declared)
    return wire_to_cut(state, matching) if matching else wire_to_mark(state, declared.wires)


def wire_to_lay(state: BombBustersState, seat: Seat) -> int:
    declared = state.claim
    assert declared is not None
    return copy_to_lay(state, seat, value_of(state.tile[declared.found]), MISSIONS[state.mission].blue)


def wire_to_give(state: BombBustersState, seat: Seat) -> int:
    """For Walkie-Talkies: a wire of which the seat has most, so that little is lost."""
    best = -1
    most = -1
    for stand, owner in enumerate(state.owner):
        if owner == seat:
            for wire in range(WIDTH * stand, WIDTH * stand + state.sizes[stand]):
                if not state.cut[wire]:
                    equals = 0
                    for other in range(WIDTH * stand, WIDTH * stand + state.sizes[stand]):
                        if not state.cut[other] and state.tile[other] == state.tile[wire]:
                            equals += 1
                    if equals > most:
                        best = wire
                        most = equals
    return best
