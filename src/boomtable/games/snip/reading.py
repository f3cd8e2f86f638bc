"""Snip: the view as text: what its terminal board leaves out."""

from boomtable.core.reading import listed, seats
from boomtable.games.snip.schema import SnipView

UNREAD = ("timers.key",)

LEGEND = "Each wire is number:colour. B is blue, R is red, ? is hidden from you; ok: its owner vouched that it is blue; cut: cut already."


def lines(seen: SnipView) -> list[str]:
    vouched = [wire for wire, said in enumerate(seen.vouched) if said]
    return [LEGEND, f"Wires somebody vouched for: {listed(vouched)}.", f"The turn is with {seats([seen.turn])}."]
