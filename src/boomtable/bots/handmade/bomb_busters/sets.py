"""Bomb Busters bots: wires that are named all at once."""

from typing import Final

from boomtable.bots.handmade.bomb_busters.claims import Scale
from boomtable.bots.handmade.bomb_busters.knowledge import SURE, Knowledge
from boomtable.bots.handmade.bomb_busters.plan import TAKE_BACK, Plan, named_set
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import RED, bit, value_of
from boomtable.games.bomb_busters.rules.to_name import can_name, naming_of
from boomtable.games.bomb_busters.state import uncut_of

LOOKED_AT: Final = 6  # of the likeliest wires, at every step
HOPELESS: Final = 0.2  # a set that must contain a wire so unlikely is not looked into
GOOD_ENOUGH: Final = 0.5  # to go on with what has been named


def open_naming(knowledge: Knowledge) -> Naming | None:
    """What this seat could name now."""
    state = knowledge.state
    return naming_of(state) if not state.stabilized and can_name(state, knowledge.seat) else None


def must_name(knowledge: Knowledge) -> bool:
    """Whether nothing in the hand can be cut or revealed otherwise."""
    return open_naming(knowledge) is not None and not knowledge.values_to_say() and not knowledge.reveals()


def sure_set(knowledge: Knowledge) -> Plan | None:
    """A set of wires that are certain by narrowing alone."""
    naming = open_naming(knowledge)
    if naming is None:
        return None
    value = naming.value
    wires = own_wires(knowledge, naming) + [wire for wire in knowledge.targets if knowledge.is_sure(wire, value)]
    return named_set(sorted(wires), value, 1.0, 0.0) if len(wires) == naming.count else None


def own_wires(knowledge: Knowledge, naming: Naming) -> list[int]:
    state = knowledge.state
    return [wire for wire in uncut_of(state, knowledge.seat) if value_of(int(state.tile[wire])) == naming.value]


def likeliest_set(knowledge: Knowledge, also: list[int]) -> Plan | None:
    """The set that is the likeliest to be right, found wire by wire, with what has been named and these wires, too."""
    naming = open_naming(knowledge)
    if naming is None:
        return None
    value = naming.value
    chosen = knowledge.state.named + [wire for wire in also if wire not in knowledge.state.named]
    for wire in own_wires(knowledge, naming) + likely(knowledge, value):
        if len(chosen) < naming.count and wire not in chosen and is_certain(knowledge, wire, value):
            chosen.append(wire)
    while len(chosen) < naming.count:
        chosen.append(next_wire(knowledge, chosen, value))
    chance = chance_of(knowledge, chosen, value)
    scale = Scale(knowledge)
    red = chance_of_blast(knowledge, chosen, value) if naming.forgiving else 1.0 - chance
    plan = named_set(sorted([wire for wire in chosen if wire not in knowledge.state.named]), value, chance, red)
    plan.loss = scale.red * red + max(0.0, 1.0 - chance - red) * scale.step
    return plan


def chance_of_blast(knowledge: Knowledge, wires: list[int], value: int) -> float:
    """The chance that one of these wires is red."""
    theirs = [wire for wire in wires if wire in knowledge.targets]
    mine = [wire for wire in wires if wire not in theirs]
    if any(value_of(int(knowledge.state.tile[wire])) == RED for wire in mine):
        return 1.0
    return knowledge.chance_any(theirs, bit(RED)) if theirs else 0.0


def is_certain(knowledge: Knowledge, wire: int, value: int) -> bool:
    if wire in knowledge.targets:
        return knowledge.chance(wire, value) >= SURE
    return value_of(int(knowledge.state.tile[wire])) == value


def likely(knowledge: Knowledge, value: int) -> list[int]:
    """Wires of others that may have the value, the likeliest first."""
    found = [(-knowledge.chance(wire, value), wire) for wire in knowledge.targets]
    found.sort()
    return [wire for _, wire in found]


def next_wire(knowledge: Knowledge, chosen: list[int], value: int) -> int:
    """The wire that leaves the set the likeliest."""
    wires = [wire for wire in likely(knowledge, value) if wire not in chosen]
    if not wires:  # nobody else has any left
        return next(wire for wire in uncut_of(knowledge.state, knowledge.seat) if wire not in chosen)
    best = wires[0]
    most = -1.0
    for wire in wires[:LOOKED_AT]:
        chance = chance_of(knowledge, [*chosen, wire], value)
        if chance > most + 1e-12:
            best = wire
            most = chance
    return best


def chance_of(knowledge: Knowledge, wires: list[int], value: int) -> float:
    """The chance that all of these wires have the value; one's own are known."""
    theirs: list[int] = []
    for wire in wires:
        if wire in knowledge.targets:
            theirs.append(wire)
        elif not is_certain(knowledge, wire, value):
            return 0.0
    return knowledge.chance_all(theirs, bit(value))


def promising_set(knowledge: Knowledge) -> Plan | None:
    """The likeliest set, unless a look at its wires one by one shows that it is not worth a thought."""
    naming = open_naming(knowledge)
    if naming is None:
        return None
    missing = naming.count - len(own_wires(knowledge, naming))
    if missing > 0:
        wires = likely(knowledge, naming.value)
        if len(wires) < missing or knowledge.chance(wires[missing - 1], naming.value) < HOPELESS:
            return None
    return likeliest_set(knowledge, [])


def go_on(knowledge: Knowledge) -> Plan | None:
    """What to do when some wires are named already: name the others, or take them back."""
    if not knowledge.state.named:
        return None
    plan = likeliest_set(knowledge, [])
    if plan is None or (plan.chance < GOOD_ENOUGH and not knowledge.state.took_back and not must_name(knowledge)):
        return Plan(TAKE_BACK)
    return plan
