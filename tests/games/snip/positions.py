"""Snip positions drawn as text."""

from __future__ import annotations

from boomtable.games.snip.state import BLUE, RED, SnipState


def snip(colours: str, cut: str = "", vouched: str = "", turn: int = 0, vouchers: int | None = None) -> SnipState:
    """`snip("BB BR", cut="x- --")`: two seats, wire 3 red, wire 0 cut."""
    wires = [RED if letter == "R" else BLUE for letter in colours.replace(" ", "")]
    cuts = [mark == "x" for mark in cut.replace(" ", "")] or [False] * len(wires)
    vouches = [mark == "v" for mark in vouched.replace(" ", "")] or [False] * len(wires)
    left = len(wires) // 2 - vouches.count(True) if vouchers is None else vouchers
    return SnipState(wires, cuts, vouches, left, turn)
