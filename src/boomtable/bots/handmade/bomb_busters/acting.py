"""Bomb Busters bots: from a plan to the actions that carry it out, and what a seat answers when it is asked."""

from boomtable.bots.handmade.bomb_busters.claims import Scale, hand_claims, ray_claims
from boomtable.bots.handmade.bomb_busters.copies import stand_to_fill, wire_to_give, wire_to_lay, wire_to_name
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.plan import (
    BLIND,
    CHARGE,
    CLAIM,
    HOOK,
    LABEL,
    MUG,
    NAME,
    PASS,
    POST,
    RADAR,
    REVEAL,
    REWIND,
    SKIP,
    SOLO,
    SOLO_BLIND,
    TAKE_BACK,
    TRADE,
    Plan,
    loss_of,
)
from boomtable.bots.handmade.bomb_busters.telling import token_to_take
from boomtable.bots.handmade.bomb_busters.token_choice import wire_for_token
from boomtable.bots.handmade.bomb_busters.tolls import looks_ahead
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    DOUBLE,
    FACE,
    HAND,
    INFO,
    LABEL_UNEQUAL,
    LAY,
    PICK,
    SWAP,
    TAKE,
    TRIPLE,
    WIDTH,
    YELLOW,
    bit,
)
from boomtable.games.bomb_busters.rules.turned import blind_values
from boomtable.games.bomb_busters.state import BombBustersState


def first_action(plan: Plan) -> Action:
    if plan.kind == CLAIM:
        return said.UseStabilizer() if plan.stabilized else pointing(plan)
    if plan.kind == SOLO:
        return said.SoloCut(plan.values[0])
    if plan.kind == PASS:
        return said.UseFastPass(tuple(plan.wires))
    if plan.kind == REVEAL:
        return said.RevealReds()
    if plan.kind == BLIND:
        return said.PointBlind(plan.own[0], plan.wires[0])
    if plan.kind == SOLO_BLIND:
        return said.SoloBlind(plan.values[0], tuple(plan.own))
    if plan.kind == SKIP:
        return said.Skip()
    if plan.kind == MUG:
        return said.UseCoffeeMug(plan.mates[0])
    if plan.kind == NAME:
        return said.NameWire(plan.wires[0])
    if plan.kind == TAKE_BACK:
        return said.TakeBack()
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
        return said.PutLabel(1 if plan.card == LABEL_UNEQUAL else 12, plan.wires[0])
    if plan.kind == CHARGE:
        return said.UseBatteries(tuple(plan.mates))
    if plan.kind == TRADE:
        return said.UseWalkieTalkies(plan.mates[0], plan.wires[0])
    if plan.kind == HOOK:
        return said.UseGrapplingHook(plan.wires[0], plan.wires[1] // WIDTH)
    assert plan.kind == RADAR
    return said.UseRadar(plan.values[0])


def reply(state: BombBustersState, seat: Seat) -> Action:
    """The answer to what a seat is asked: which wire a detector found or may mark, which to lay down, which to give in a swap."""
    if state.phase == ANSWER:
        return said.Answer(wire_to_name(state))
    if state.phase == LAY:
        return said.Lay(wire_to_lay(state, seat))
    if state.phase == FACE:
        return said.TurnNano(looks_ahead(state))
    if state.phase == TAKE:
        return said.SortIn(stand_to_fill(state, seat))
    if state.phase == PICK:
        return said.TakeToken(token_to_take(state, seat))
    if state.phase == INFO:
        return said.PlaceInfo(wire_for_token(state, seat))
    assert state.phase == SWAP
    return said.GiveWire(wire_to_give(state, seat))


def values_to_say(knowledge: Knowledge) -> list[int]:
    """The values to say after pointing without a plan: those that are likeliest there."""
    claim = knowledge.state.claim
    assert claim is not None
    if claim.blind >= 0:
        pair, numbers = [claim.blind, *claim.wires], blind_values(knowledge.state)
        open_numbers = [number for number in range(1, YELLOW) if numbers >> number - 1 & 1]
        return [max(open_numbers, key=lambda number: knowledge.chance_all(pair, bit(number)))]
    if claim.tool == HAND:
        scale = Scale(knowledge)
        plans = [plan for plan in hand_claims(knowledge, scale) + ray_claims(knowledge, scale) if plan.wires == claim.wires]
        return min(plans, key=loss_of).values if plans else [knowledge.values_to_say()[0]]
    said_value = 0
    most = -1.0
    for value in range(1, YELLOW):
        if knowledge.can_reach(value):
            chance = knowledge.chance_any(claim.wires, bit(value))
            if chance > most:
                said_value = value
                most = chance
    return [said_value]
