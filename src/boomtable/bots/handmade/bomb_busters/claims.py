"""Bomb Busters bots: uncertain claims, and what each of them risks."""

from typing import Final

from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.nano_sense import price_of_failure
from boomtable.bots.handmade.bomb_busters.plan import Plan, dual_cut
from boomtable.bots.handmade.bomb_busters.tolls import is_tolled, weigh
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import DOUBLE, HAND, RED, SUPER, TELL_NOTHING, WIDTH, XY_RAY, YELLOW
from boomtable.games.bomb_busters.rules.claim import has_detector
from boomtable.games.bomb_busters.rules.constraints import steps_of_failure
from boomtable.games.bomb_busters.rules.equipment import may_use
from boomtable.games.bomb_busters.rules.hand import wires_in
from boomtable.games.bomb_busters.rules.may_cut import detectable_stands, pointable
from boomtable.games.bomb_busters.rules.nano import is_dial
from boomtable.games.bomb_busters.rules.settling import may_fail
from boomtable.games.bomb_busters.state import BombBustersState

STEP: Final = [0.0, 1.0, 0.40, 0.25, 0.18, 0.12]  # what one step of the dial costs, by the fuse
DETECTOR_PRICE: Final = 0.03  # of a power or card, while all wires stand; it shrinks with them
PROBE: Final = 0.5  # worth of telling a red wire from its neighbour, per chance of red


def step_cost(state: BombBustersState, seat: Seat) -> float:
    """What a failure costs a seat: everything, where the mission does not forgive it (BB-1141, BB-1281)."""
    if state.nano and is_dial(state):
        return price_of_failure(state)
    steps = steps_of_failure(state, seat)
    if state.fuse <= steps or not may_fail(state, seat):
        return 1.0
    return sum(STEP[min(state.fuse - step, 5)] for step in range(steps))


class Scale:
    """What risks and tools cost in a position."""

    def __init__(self, knowledge: Knowledge) -> None:
        state = knowledge.state
        self.step = step_cost(state, knowledge.seat)
        self.red = 1.0 if state.seats <= 3 else 2.0
        self.tool = DETECTOR_PRICE * knowledge.uncut / sum(state.sizes)
        self.reds_left = state.reds_inside - state.cut_counts[RED] - knowledge.held[RED]
        if state.stabilized:  # a failure costs nothing now (BB-230)
            self.step = 0.1
            self.red = 0.0


def hand_claims(knowledge: Knowledge, scale: Scale) -> list[Plan]:
    """Every claim without a tool that can succeed."""
    values = knowledge.values_to_say()
    found: list[Plan] = []
    for wire in knowledge.aims:
        red = knowledge.chance(wire, RED)
        for value in values:
            chance = knowledge.chance(wire, value)
            if chance > 0.0:
                plan = dual_cut(HAND, [wire], [value])
                plan.chance = chance
                plan.red = red
                plan.loss = scale.red * red + (1.0 - chance) * scale.step
                found.append(plan)
    if is_tolled(knowledge.state):
        weigh(found, knowledge.state, knowledge.seat)
    return found if found else [safest_claim(knowledge, scale)]


def safest_claim(knowledge: Knowledge, scale: Scale) -> Plan:
    """The claim to make if none can succeed but one must be made: at the wire least likely to be red."""
    best = knowledge.aims[0]
    for wire in knowledge.aims:
        if knowledge.chance(wire, RED) < knowledge.chance(best, RED):
            best = wire
    plan = dual_cut(HAND, [best], [knowledge.values_to_say()[0]])
    plan.chance = 0.0
    plan.red = knowledge.chance(best, RED)
    plan.loss = scale.red * plan.red + scale.step
    return plan


def ray_claims(knowledge: Knowledge, scale: Scale) -> list[Plan]:
    """Claims with the X or Y Ray: for each wire, with the two likeliest values that the hand holds."""
    if not may_use(knowledge.state, knowledge.seat, XY_RAY):
        return []
    values = [value for value in knowledge.values_to_say() if knowledge.can_reach(value)]
    found: list[Plan] = []
    for wire in knowledge.in_reach():
        first = 0
        second = 0
        for value in values:
            if first == 0 or knowledge.chance(wire, value) > knowledge.chance(wire, first):
                second = first
                first = value
            elif second == 0 or knowledge.chance(wire, value) > knowledge.chance(wire, second):
                second = value
        if second == 0 or knowledge.chance(wire, second) <= 0.0:
            continue
        plan = dual_cut(HAND, [wire], [min(first, second), max(first, second)])
        plan.chance = knowledge.chance(wire, first) + knowledge.chance(wire, second)
        plan.red = knowledge.chance(wire, RED)
        plan.loss = scale.red * plan.red + (1.0 - plan.chance) * scale.step + scale.tool
        found.append(plan)
    return found


class Promise:
    """A set of wires for a detector, with an upper bound of its chance."""

    def __init__(self, value: int, wires: list[int], bound: float) -> None:
        self.value = value
        self.wires = wires
        self.bound = bound


def bound_of(promise: Promise) -> float:
    return -promise.bound


def detector_claim(knowledge: Knowledge, scale: Scale, tool: int) -> Plan | None:
    """The set with the best chance; exact chances are computed in the order of their bounds, until no bound is better."""
    promises = promised_sets(knowledge, tool)
    promises.sort(key=bound_of)
    best: Plan | None = None
    for promise in promises[:12]:
        if best is not None and promise.bound <= best.chance + 1e-12:
            break
        chance = knowledge.chance_any(promise.wires, 1 << promise.value)
        if best is None or chance > best.chance + 1e-12:
            best = dual_cut(tool, promise.wires, [promise.value])
            best.chance = chance
    if best is not None:
        best.red = 0.0 if scale.reds_left < len(best.wires) else knowledge.chance_all(best.wires, 1 << RED)
        price = 0.0 if tool == DOUBLE and MISSIONS[knowledge.state.mission].twist.endless_power else scale.tool
        best.loss = scale.red * best.red + (1.0 - best.chance) * scale.step + price
        if is_tolled(knowledge.state):
            weigh([best], knowledge.state, knowledge.seat)
    return best


def promised_sets(knowledge: Knowledge, tool: int) -> list[Promise]:
    found: list[Promise] = []
    state = knowledge.state
    if not has_detector(state, knowledge.seat, tool):
        return found
    for stand in detectable_stands(state, knowledge.seat, tool):
        uncut = wires_in(stand, pointable(state, knowledge.seat, stand, tool))
        for value in range(1, YELLOW):
            if knowledge.can_reach(value):
                add_sets(knowledge, found, value, uncut, tool)
    return found


def add_sets(knowledge: Knowledge, found: list[Promise], value: int, uncut: list[int], tool: int) -> None:
    if tool == SUPER:
        bound = 0.0
        for wire in uncut:
            bound += knowledge.chance(wire, value)
        if bound > 0.0:
            found.append(Promise(value, uncut, min(1.0, bound)))
        return
    wanted = 2 if tool == DOUBLE else min(3, len(uncut))
    best = likeliest(knowledge, value, uncut, wanted + 2)
    for left_out in range(max(1, len(best))):
        for also in range(left_out + 1, max(2, len(best) + 1)):
            chosen: list[int] = []
            for index in range(len(best)):
                if index != left_out and index != also and len(chosen) < wanted:
                    chosen.append(best[index])
            add_set(knowledge, found, value, filled_up(chosen, uncut, wanted))


def add_set(knowledge: Knowledge, found: list[Promise], value: int, wires: list[int]) -> None:
    bound = 0.0
    for wire in wires:
        bound += knowledge.chance(wire, value)
    if bound <= 0.0:
        return
    for promise in found:
        if promise.value == value and promise.wires == wires:
            return
    found.append(Promise(value, wires, min(1.0, bound)))


def likeliest(knowledge: Knowledge, value: int, uncut: list[int], most: int) -> list[int]:
    """The wires most likely to have a value, best first."""
    best: list[int] = []
    for wire in uncut:
        count = knowledge.chance(wire, value)
        if count <= 0.0:
            continue
        at = len(best)
        while at > 0 and knowledge.chance(best[at - 1], value) < count:
            at -= 1
        if at < most:
            best.insert(at, wire)
            if len(best) > most:
                best.pop()
    return best


def filled_up(chosen: list[int], uncut: list[int], wanted: int) -> list[int]:
    """The chosen wires, filled up with any others from left to right if too few have a chance (BB-289)."""
    wires = chosen[:]
    for wire in uncut:
        if len(wires) < wanted and wire not in wires:
            wires.append(wire)
    wires.sort()
    return wires


def probe(knowledge: Knowledge, scale: Scale) -> Plan | None:
    """A Double Detector on the wire most likely red and another: it cannot explode, and the token shows which one is safe."""
    if not has_detector(knowledge.state, knowledge.seat, DOUBLE) or scale.reds_left != 1:
        return None
    if TELL_NOTHING in MISSIONS[knowledge.state.mission].twist.tokens:
        return None
    best: Plan | None = None
    targets = knowledge.in_reach()
    for wire in targets:
        red = knowledge.chance(wire, RED)
        if red < 0.15 or red > 0.999:
            continue
        for other in targets:
            if other // WIDTH != wire // WIDTH or other <= wire:
                continue
            both = min(red, knowledge.chance(other, RED))
            if both >= 0.15:
                plan = probing(knowledge, scale, wire, other, both)
                if plan is not None and (best is None or plan.loss < best.loss):
                    best = plan
    return best


def probing(knowledge: Knowledge, scale: Scale, wire: int, other: int, red: float) -> Plan | None:
    """The probe of these two wires, with the held number that has the best chance there."""
    said = 0
    most = -1.0
    for value in range(1, YELLOW):
        if knowledge.can_reach(value):
            chance = knowledge.chance(wire, value) + knowledge.chance(other, value)
            if chance > most:
                said = value
                most = chance
    if said == 0:
        return None
    plan = dual_cut(DOUBLE, [wire, other], [said])
    plan.chance = knowledge.chance_any([wire, other], 1 << said)
    plan.loss = (1.0 - plan.chance) * scale.step + scale.tool - PROBE * red
    return plan
