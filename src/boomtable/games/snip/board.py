"""Snip: the view drawn for a terminal."""

from boomtable.games.snip.schema import SnipView
from boomtable.games.snip.state import RED


def draw(seen: SnipView) -> str:
    """One line per seat: each wire with its number, its colour where known, and what happened to it."""
    lines = []
    for seat in range(len(seen.cut) // 2):
        pointer = ">" if seat in seen.waiting_on else " "
        wires = "   ".join(draw_wire(seen, wire) for wire in (2 * seat, 2 * seat + 1))
        lines.append(f"{pointer} seat {seat}   {wires}".rstrip())
    lines.append(f"  vouchers: {seen.vouchers}")
    return "\n".join(lines)


def draw_wire(seen: SnipView, wire: int) -> str:
    colour = seen.colours[wire]
    letter = "?" if colour is None else "R" if colour == RED else "B"
    mark = " cut" if seen.cut[wire] else " ok " if seen.vouched[wire] else "    "
    return f"{wire}:{letter}{mark}"
