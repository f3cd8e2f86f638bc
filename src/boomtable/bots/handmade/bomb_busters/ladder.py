"""Bomb Busters bots: the ladder, from what is certain down to what risks least."""

from typing import Final

from boomtable.bots.handmade.bomb_busters.claims import Scale, detector_claim, hand_claims, probe, ray_claims
from boomtable.bots.handmade.bomb_busters.equipment_use import card_to_use, in_doubt
from boomtable.bots.handmade.bomb_busters.habits import is_wanted, open_values
from boomtable.bots.handmade.bomb_busters.knowledge import SURE, Knowledge, is_public
from boomtable.bots.handmade.bomb_busters.nano_sense import is_under_nano
from boomtable.bots.handmade.bomb_busters.plan import (
    CLAIM,
    MUG,
    REVEAL,
    SKIP,
    TRADE,
    Plan,
    dual_cut,
    fast_pass,
    loss_of,
    solo_cut,
    with_mates,
)
from boomtable.bots.handmade.bomb_busters.sets import go_on, likeliest_set, must_name, promising_set, sure_set
from boomtable.bots.handmade.bomb_busters.tolls import cheapest, is_tolled, weigh
from boomtable.bots.handmade.bomb_busters.turned_cuts import best_turned_cut, sure_cut, turned_cuts
from boomtable.games.bomb_busters.pieces import (
    COFFEE_MUG,
    DOUBLE,
    HAND,
    STABILIZER,
    SUPER,
    TRIPLE,
    WALKIE_TALKIES,
    YELLOW,
    mask_of,
    value_of,
)
from boomtable.games.bomb_busters.rules.equipment import may_use
from boomtable.games.bomb_busters.rules.fast_pass import pairs
from boomtable.games.bomb_busters.rules.hand import sorted_of
from boomtable.games.bomb_busters.rules.locks import is_locked
from boomtable.games.bomb_busters.rules.may_cut import solo_mask
from boomtable.games.bomb_busters.rules.nano import is_dial
from boomtable.games.bomb_busters.rules.skipping import may_skip, price
from boomtable.games.bomb_busters.rules.walkie_talkies import mates_to_swap
from boomtable.games.bomb_busters.state import uncut_of

STABILIZER_PRICE: Final = 0.10
MUG_LOSS: Final = 0.15  # above this risk the turn is better given away
DELAY: Final = 0.05  # price of a turn that passes without a deed
MUG_CHANCE: Final = 0.5  # that the mate has an open cut


def decide(knowledge: Knowledge) -> Plan:
    """The next step of the turn: a card first, or what ends the turn."""
    forced = no_choice(knowledge)
    if forced is not None:
        return forced
    card = card_to_use(knowledge)
    if card is not None and not knowledge.state.stabilized:
        return card
    sure = certain(knowledge)
    if sure is None and not knowledge.can_claim():
        return way_on(knowledge)
    return sure if sure is not None else uncertain(knowledge)


def no_choice(knowledge: Knowledge) -> Plan | None:
    """What has to be done: go on with what has been begun, reveal, or name wires because nothing else can be cut."""
    begun = go_on(knowledge)
    if begun is not None:
        return begun
    if knowledge.reveals():
        return Plan(REVEAL)
    return likeliest_set(knowledge, []) if must_name(knowledge) else None


def certain(knowledge: Knowledge) -> Plan | None:
    """What cannot fail: wires named at once, open cuts, then private ones, then a solo cut."""
    state = knowledge.state
    if state.line or state.air:
        return cheapest(sure_cuts(knowledge) + ([] if state.stabilized else solo_cuts(knowledge)), state, knowledge.seat)
    if state.nano:
        plan = nano_cut(knowledge)
        if plan is not None or state.kept or is_dial(state):
            return plan
    plan = sure_set(knowledge)
    if plan is None:
        plan = open_cut(knowledge)
    if plan is None:
        plan = private_cut(knowledge)
    if plan is None and not knowledge.state.stabilized:
        alone = solo_cuts(knowledge)
        plan = alone[0] if alone else fast_cut(knowledge)
    if plan is None:
        plan = sure_cut(knowledge)
    return plan


def nano_cut(knowledge: Knowledge) -> Plan | None:
    """A sure cut of the number that he stands on, or a solo cut if nobody else has a wire."""
    state = knowledge.state
    cuts = quick_cuts(knowledge) + ([] if state.stabilized else solo_cuts(knowledge))
    for plan in cuts:
        if is_under_nano(state, plan.values[0]):
            return plan
    return cuts[0] if cuts and not knowledge.targets else None


def open_cut(knowledge: Knowledge) -> Plan | None:
    """A wire that everybody knows, in the agreed order of values."""
    cuts = quick_cuts(knowledge)
    if not cuts:
        return None
    for value in open_values(knowledge.state, knowledge.public, knowledge.seat):
        for plan in cuts:
            if plan.values[0] == value and is_public(knowledge.public, plan.wires[0], value):
                return plan
    return None


def quick_cuts(knowledge: Knowledge) -> list[Plan]:
    """Sure cuts that narrowing finds."""
    found: list[Plan] = []
    for value in knowledge.values_to_say():
        for wire in knowledge.aims:
            if knowledge.is_sure(wire, value):
                found.append(dual_cut(HAND, [wire], [value]))
    return found


def private_cut(knowledge: Knowledge) -> Plan | None:
    cuts = quick_cuts(knowledge)
    if not cuts:
        cuts = sure_cuts(knowledge)
    for plan in cuts:
        value = plan.values[0]
        if is_wanted(knowledge.state, value):
            return plan
    return cuts[0] if cuts else None


def sure_cuts(knowledge: Knowledge) -> list[Plan]:
    """All sure cuts, by the exact chances."""
    found: list[Plan] = []
    for value in knowledge.values_to_say():
        for wire in knowledge.aims:
            if knowledge.chance(wire, value) >= SURE:
                found.append(dual_cut(HAND, [wire], [value]))
    return found


def solo_cuts(knowledge: Knowledge) -> list[Plan]:
    mask = solo_mask(knowledge.state, knowledge.seat)
    return [solo_cut(value) for value in range(1, YELLOW + 1) if mask >> value - 1 & 1]


def fast_cut(knowledge: Knowledge) -> Plan | None:
    """Two of one's own with the Fast Pass: of a value of which all that are left are here first."""
    state = knowledge.state
    best: Plan | None = None
    for left, right in pairs(state, knowledge.seat):
        value = value_of(int(state.tile[left]))
        if best is None or knowledge.held[value] > knowledge.held[best.values[0]]:
            best = fast_pass(value, [left, right])
    return best


def uncertain(knowledge: Knowledge) -> Plan:
    """What to do in doubt: the Radar, or the claim that risks least, or giving the turn away."""
    if not knowledge.state.stabilized:
        asked = in_doubt(knowledge)
        if asked is not None:
            return asked
    best = least_loss(knowledge)
    if not knowledge.state.stabilized:
        passed = mug(knowledge, best.loss)
        if passed is not None:
            return passed
    if may_skip(knowledge.state, knowledge.seat) and best.loss > price(knowledge.state) * Scale(knowledge).step + DELAY:
        return Plan(SKIP)
    return best


def least_loss(knowledge: Knowledge) -> Plan:
    return min(best_of_each_tool(knowledge, Scale(knowledge)), key=loss_of)


def best_of_each_tool(knowledge: Knowledge, scale: Scale) -> list[Plan]:
    found: list[Plan] = []
    if not knowledge.can_claim():
        return turned_cuts(knowledge)
    for claims in (hand_claims(knowledge, scale), ray_claims(knowledge, scale)):
        if claims:
            found.append(min(claims, key=loss_of))
    for tool in (DOUBLE, TRIPLE, SUPER):
        plan = detector_claim(knowledge, scale, tool)
        if plan is not None:
            found.append(plan)
    together = promising_set(knowledge)
    if together is not None:
        found.append(together)
    if is_tolled(knowledge.state) and not knowledge.state.stabilized:
        alone = solo_cuts(knowledge)
        weigh(alone, knowledge.state, knowledge.seat)
        found += alone
    if knowledge.paid or knowledge.turned:
        found += turned_cuts(knowledge)
    probing = probe(knowledge, scale)
    if probing is not None:
        found.append(probing)
    shielded = stabilized(knowledge, found)
    if shielded is not None:
        found.append(shielded)
    return found


def stabilized(knowledge: Knowledge, plans: list[Plan]) -> Plan | None:
    """The likeliest of these behind the Stabilizer: a failure then costs neither a step nor the mission."""
    state = knowledge.state
    claims = [plan for plan in plans if plan.kind == CLAIM]
    if not may_use(state, knowledge.seat, STABILIZER) or state.stabilized or not claims:
        return None
    best = claims[0]
    for plan in claims:
        if plan.tool == HAND and len(plan.values) == 1 and (plan.chance > best.chance or best.tool != HAND):
            best = plan
    shielded = dual_cut(best.tool, best.wires, best.values)
    shielded.stabilized = True
    shielded.chance = best.chance
    shielded.loss = STABILIZER_PRICE * knowledge.uncut / sum(state.sizes)
    return shielded


def mug(knowledge: Knowledge, loss: float) -> Plan | None:
    """Pass the Coffee Mug to a mate who very likely has an open cut."""
    state = knowledge.state
    if loss <= MUG_LOSS or not may_use(state, knowledge.seat, COFFEE_MUG):
        return None
    return mug_to(knowledge, MUG_CHANCE)


def way_on(knowledge: Knowledge) -> Plan:
    """What to do when nothing in the hand may be cut: a turned wire, a free skip, or give the turn or a locked wire away (BB-432)."""
    state, seat = knowledge.state, knowledge.seat
    if knowledge.paid or knowledge.turned:
        return best_turned_cut(knowledge)
    skips = may_skip(state, seat)
    if skips and price(state) == 0:
        return Plan(SKIP)
    passed = mug_to(knowledge, -1.0) if may_use(state, seat, COFFEE_MUG) else None
    if passed is not None:
        return passed
    return trade(knowledge) if may_use(state, seat, WALKIE_TALKIES) and mates_to_swap(state, seat) else Plan(SKIP)


def trade(knowledge: Knowledge) -> Plan:
    """Walkie-Talkies with the teammate whose wires are the likeliest to bring something that may be cut."""
    state = knowledge.state
    free = mask_of([value for value in range(1, YELLOW + 1) if not is_locked(state, knowledge.seat, value)])
    best = mates_to_swap(state, knowledge.seat)[0]
    most = -1.0
    for mate in mates_to_swap(state, knowledge.seat):
        wires = sorted_of(state, mate)
        hope = 0.0
        for wire in wires:
            hope += knowledge.chance_all([wire], free) / len(wires)
        if hope > most:
            best = mate
            most = hope
    plan = with_mates(TRADE, [best])
    plan.wires = [sorted_of(state, knowledge.seat)[0]]
    return plan


def mug_to(knowledge: Knowledge, least: float) -> Plan | None:
    """Give the turn to the mate who is the likeliest to have an open cut, if that is likelier than `least`."""
    state = knowledge.state
    best = -1
    most = least
    for mate in range(state.seats):
        if mate == knowledge.seat:
            continue
        wires = uncut_of(state, mate)
        opened = mask_of(open_values(state, knowledge.public, mate))
        if wires and (opened or least < 0.0):
            chance = knowledge.chance_any(wires, opened) if opened else 0.0
            if chance > most:
                best = mate
                most = chance
    return with_mates(MUG, [best]) if best >= 0 else None
