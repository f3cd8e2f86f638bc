"""Bomb Busters bots: cards that may be used at any time, on the own turn before acting."""

import math
from typing import Final

from boomtable.bots.handmade.bomb_busters.copies import end_of_block
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge, public_value
from boomtable.bots.handmade.bomb_busters.plan import CHARGE, HOOK, LABEL, POST, RADAR, REWIND, Plan, with_mates, with_wire
from boomtable.games.bomb_busters.narrowing import Narrowing
from boomtable.games.bomb_busters.pieces import (
    BATTERIES,
    GENERAL_RADAR,
    GRAPPLING_HOOK,
    LABEL_EQUAL,
    LABEL_UNEQUAL,
    POST_IT,
    RED,
    REWINDER,
    TELL_VALUE,
    WIDTH,
    YELLOW,
    is_blue,
    value_of,
)
from boomtable.games.bomb_busters.rules import labels
from boomtable.games.bomb_busters.rules.apart import is_apart
from boomtable.games.bomb_busters.rules.denials import is_liar
from boomtable.games.bomb_busters.rules.equipment import may_use
from boomtable.games.bomb_busters.rules.hand import has_wires, sorted_of, sorted_on
from boomtable.games.bomb_busters.rules.rewinder import can_go_back
from boomtable.games.bomb_busters.rules.telling import tells
from boomtable.games.bomb_busters.state import BombBustersState

WORTH_A_HOOK: Final = 0.15  # chance of red
LATE: Final = 16  # wires left, from which on one spent power is enough for the Batteries


def card_to_use(knowledge: Knowledge) -> Plan | None:
    """The card that is best used at once, if any."""
    state = knowledge.state
    if not state.cards:
        return None
    if may_use(state, knowledge.seat, REWINDER) and can_go_back(state):
        return Plan(REWIND)
    if may_use(state, knowledge.seat, BATTERIES):
        plan = batteries(knowledge)
        if plan is not None:
            return plan
    if may_use(state, knowledge.seat, POST_IT):
        wire = wire_for_post_it(knowledge)
        if wire >= 0:
            return with_wire(POST, POST_IT, wire)
    for card in (LABEL_EQUAL, LABEL_UNEQUAL):
        left = pair_to_label(knowledge, card)
        if left >= 0:
            return with_wire(LABEL, card, left)
    return None


def batteries(knowledge: Knowledge) -> Plan | None:
    """Recharge two spent powers, of those whose turn comes first; towards the end one is enough."""
    state = knowledge.state
    mates: list[int] = []
    for step in range(state.seats):
        mate = (knowledge.seat + step) % state.seats
        if state.power_used[mate] and len(mates) < 2 and has_wires(state, mate):
            mates.append(mate)
    if len(mates) == 2 or (len(mates) == 1 and knowledge.uncut <= LATE):
        mates.sort()
        return with_mates(CHARGE, mates)
    return None


def breadth(known: Narrowing, wire: int) -> int:
    """How many kinds a wire may be, by what everybody knows."""
    kinds = known.allowed[wire]
    count = 0
    while kinds:
        kinds &= kinds - 1
        count += 1
    return count


def wire_for_post_it(knowledge: Knowledge) -> int:
    """The wire for the Post-it: where least is known about it and its neighbours on both sides."""
    state = knowledge.state
    if is_liar(state, knowledge.seat):
        return -1
    known = knowledge.public
    best = -1
    most = 0.0
    for wire in sorted_of(state, knowledge.seat):
        if not is_blue(state.tile[wire]) or state.token[wire] > 0 or public_value(known, wire) > 0:
            continue
        if tells(state, knowledge.seat) == TELL_VALUE and end_of_block(state, wire // WIDTH, value_of(state.tile[wire])) != wire:
            continue
        told = told_by_token(state, known, wire)
        if told > most:
            best = wire
            most = told
    return best


def told_by_token(state: BombBustersState, known: Narrowing, wire: int) -> float:
    """Bits that a token here takes from the wire and from the wires around it, by sorting alone."""
    if tells(state, state.owner[wire // WIDTH]) != TELL_VALUE:
        return math.log2(breadth(known, wire))  # what says less than the value does most where most is open
    own = known.evidence.tiles.index(state.tile[wire])
    below = (1 << own + 1) - 1
    above = ~((1 << own) - 1)
    told = 0.0
    for other in sorted_on(state, wire // WIDTH):
        kinds = int(known.allowed[other])
        kept = 1 << own if other == wire else kinds & (below if other < wire else above)
        told += math.log2(max(1, kinds.bit_count())) - math.log2(max(1, kept.bit_count()))
    return told


def pair_to_label(knowledge: Knowledge, card: int) -> int:
    """The pair to label: = beside a known wire, so that its neighbour is known, too; ≠ beside one that might equal its neighbour."""
    state = knowledge.state
    best = -1
    most = 0
    for left in labels.pairs_to_label(state, knowledge.seat, card):
        told = told_by_label(state, knowledge.public, card, left)
        if told > most:
            best = left
            most = told
    return best


def told_by_label(state: BombBustersState, known: Narrowing, card: int, left: int) -> int:
    right = left + 1
    one_known, two_known = public_value(known, left) > 0, public_value(known, right) > 0
    if one_known == two_known:
        return 0
    hidden = right if one_known else left
    value = value_of(state.tile[left] if one_known else state.tile[right])
    could_be = known.allowed[hidden] & known.evidence.kinds_of[value] != 0
    if not could_be:
        return 0
    return breadth(known, hidden) if card == LABEL_EQUAL else 10 - breadth(known, hidden)


def in_doubt(knowledge: Knowledge) -> Plan | None:
    """What may come before an uncertain claim: the Radar, or the wire that is the likeliest to be red comes here."""
    asked = radar(knowledge)
    return asked if asked is not None else hook(knowledge)


def hook(knowledge: Knowledge) -> Plan | None:
    """Take the wire that is the likeliest to be red, if it may well be: in the own hand nobody has to guess around it."""
    state = knowledge.state
    if not may_use(state, knowledge.seat, GRAPPLING_HOOK):
        return None
    best = -1
    most = WORTH_A_HOOK
    for wire in knowledge.targets:
        red = 0.0 if is_apart(state, wire) else knowledge.chance(wire, RED)
        if red > most:
            best = wire
            most = red
    if best < 0:
        return None
    plan = Plan(HOOK)
    plan.wires = [best, WIDTH * state.owner.index(knowledge.seat)]  # the second one names the own stand
    return plan


def radar(knowledge: Knowledge) -> Plan | None:
    """Ask the Radar for the own number whose answers are the least certain."""
    state = knowledge.state
    if not may_use(state, knowledge.seat, GENERAL_RADAR):
        return None
    best = 0
    most = 0.1
    for number in range(1, YELLOW):
        if knowledge.held[number] > 0:
            doubt = doubt_about(knowledge, number)
            if doubt > most:
                best = number
                most = doubt
    if best == 0:
        return None
    plan = Plan(RADAR)
    plan.values = [best]
    return plan


def doubt_about(knowledge: Knowledge, number: int) -> float:
    """How uncertain the answers of the others' stands are, in bits."""
    state = knowledge.state
    bits = 0.0
    for stand, owner in enumerate(state.owner):
        if owner == knowledge.seat:
            continue
        wires = sorted_on(state, stand)
        if wires:
            bits += entropy(knowledge.chance_any(wires, 1 << number))
    return bits


def entropy(chance: float) -> float:
    if chance <= 1e-12 or chance >= 1.0 - 1e-12:
        return 0.0
    return -chance * math.log2(chance) - (1.0 - chance) * math.log2(1.0 - chance)
