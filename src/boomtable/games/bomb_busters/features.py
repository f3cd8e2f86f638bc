"""Bomb Busters: numbers for learners, seats and stands counted from the viewer's own."""

from typing import get_args

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import NUMBERS, WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.rules.claim import TOOLS
from boomtable.games.bomb_busters.schema import BombBustersView, Doing, MarkersView, WireView

DOINGS: tuple[Doing, ...] = get_args(Doing)


def features(seen: BombBustersView, viewer: Seat) -> dict[str, list[int]]:
    owners = [stand.owner for stand in seen.stands]
    first = owners.index(viewer)
    order = [(first + step) % len(owners) for step in range(len(owners))]
    return {
        "value": [number for stand in order for number in wire_block(seen, stand, "value")],
        "sort": [number for stand in order for number in wire_block(seen, stand, "sort")],
        "cut": [number for stand in order for number in wire_block(seen, stand, "cut")],
        "token": [number for stand in order for number in wire_block(seen, stand, "token")],
        "pointed": pointed(seen, order),
        "owner": [(owners[stand] - viewer) % len(seen.powers_used) for stand in order],
        "proven_not": [number for stand in order for number in denials(seen, stand)],
        "cut_counts": list(seen.cut_counts),
        "reds": marked(seen.reds),
        "yellows": marked(seen.yellows),
        "cards": cards(seen),
        "powers_used": [int(seen.powers_used[(viewer + step) % len(seen.powers_used)]) for step in range(len(seen.powers_used))],
        "said": [int(seen.claim is not None and value in seen.claim.values) for value in range(1, YELLOW + 1)],
        "labels": labels(seen, order),
        "table": [
            seen.fuse,
            (seen.turn - viewer) % len(seen.powers_used),
            (seen.captain - viewer) % len(seen.powers_used),
            DOINGS.index(seen.doing),
            int(seen.stabilized),
            seen.mission,
            -1 if seen.claim is None else TOOLS.index(seen.claim.tool),
        ],
    }


def wire_block(seen: BombBustersView, stand: int, what: str) -> list[int]:
    wires = seen.stands[stand].wires
    numbers = [wire_number(wire, what) for wire in wires]
    return numbers + [-1] * (WIDTH - len(numbers))


def wire_number(wire: WireView, what: str) -> int:
    """A fact about a wire as a number; 0 stands for hidden or none."""
    if what == "value":
        return 0 if wire.tile is None else value_of(wire.tile)
    if what == "sort":
        return 0 if wire.tile is None else wire.tile
    if what == "cut":
        return int(wire.cut)
    return wire.token or 0


def pointed(seen: BombBustersView, order: list[int]) -> list[int]:
    wires = () if seen.claim is None else seen.claim.wires
    return [int(WIDTH * stand + position in wires) for stand in order for position in range(WIDTH)]


def denials(seen: BombBustersView, stand: int) -> list[int]:
    """For each wire of a stand: the values it is proven not to have, as a bit set."""
    bits = [0] * WIDTH
    for proof in seen.proofs:
        if proof.least == 0:
            for position, wire in enumerate(seen.stands[stand].wires):
                if wire.handle in proof.wires:
                    for value in proof.values:
                        bits[position] |= 1 << value
    return bits


def marked(markers: MarkersView) -> list[int]:
    places = [0] * NUMBERS
    for tile in markers.tiles:
        places[tile // 10] = 1
    return [markers.inside, *places[1:]]


def cards(seen: BombBustersView) -> list[int]:
    """For each equipment card: 0 not laid out, 1 locked, 2 ready, 3 used."""
    states = [0] * NUMBERS
    for card in seen.equipment:
        states[card.card - 1] = ("locked", "ready", "used").index(card.state) + 1
    return states


def labels(seen: BombBustersView, order: list[int]) -> list[int]:
    """The left wires of = and ≠, as the viewer counts stands; -1 for none."""
    found: list[int] = []
    for left in (seen.equal, seen.unequal):
        found.append(-1 if left is None else WIDTH * order.index(left // WIDTH) + left % WIDTH)
    return found
