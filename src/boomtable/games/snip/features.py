"""Snip: a view as numbers for learners, wires and seats counted from the viewer's own."""

from boomtable.core.features import FeatureSpec, count, flag
from boomtable.core.seats import Seat
from boomtable.games.snip.schema import SnipView
from boomtable.games.snip.state import BLUE, RED


def spec(seats: int) -> FeatureSpec:
    return FeatureSpec(
        (
            flag("blue", "The wire is known to be blue.", 2 * seats),
            flag("red", "The wire is known to be red.", 2 * seats),
            flag("cut", "The wire is cut.", 2 * seats),
            flag("vouched", "Somebody vouched for the wire.", 2 * seats),
            count("vouchers", "Vouchers that are left.", seats),
            flag("turn", "It is this seat's turn.", seats),
        )
    )


def features(seen: SnipView, viewer: Seat) -> dict[str, list[int]]:
    size = len(seen.cut)
    wires = [(2 * viewer + i) % size for i in range(size)]
    seats = size // 2
    return {
        "blue": [int(seen.colours[wire] == BLUE) for wire in wires],
        "red": [int(seen.colours[wire] == RED) for wire in wires],
        "cut": [int(seen.cut[wire]) for wire in wires],
        "vouched": [int(seen.vouched[wire]) for wire in wires],
        "vouchers": [seen.vouchers],
        "turn": [int((viewer + i) % seats == seen.turn) for i in range(seats)],
    }
