"""Bomb Busters: what speaks for a claim, as a fact that everybody can see on the table or in the own hand."""

from dataclasses import dataclass
from typing import Final

from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.games.bomb_busters.pieces import WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.rules.apart import in_order, is_apart
from boomtable.games.bomb_busters.rules.hand import sorted_on
from boomtable.games.bomb_busters.state import BombBustersState

COPIES: Final = 4  # of every number


@dataclass
class Reason:
    """A branch of `board-reason` and what it tells."""

    name: str
    facts: dict[str, int]


def of_claim(knowledge: Knowledge, wire: int, value: int) -> Reason:
    """Where the wire stands among those whose value everybody knows (BB-351), and how many of the value the others still have."""
    state = knowledge.state
    if state.token[wire] == value:
        return Reason("token", {"value": value})
    facts = {"value": value, "out": outside(knowledge, value)}
    if value == YELLOW:
        return Reason("yellow", facts)
    if is_apart(state, wire):
        return Reason("count", facts)
    below, above = known_beside(state, wire, -1), known_beside(state, wire, 1)
    if below and above:
        return Reason("between", {**facts, "below": below, "above": above})
    if wire == sorted_on(state, wire // WIDTH)[-1] and not above:
        return Reason("last", facts)
    if wire == sorted_on(state, wire // WIDTH)[0] and not below:
        return Reason("first", facts)
    if below:
        return Reason("above", {**facts, "below": below})
    if above:
        return Reason("below", {**facts, "above": above})
    return Reason("count", facts)


def known_beside(state: BombBustersState, wire: int, step: int) -> int:
    """The nearest number that everybody knows to the left or right of a wire, or 0."""
    sorted_ones = in_order(state, wire // WIDTH)
    at = wire + step
    while at in sorted_ones:
        known = value_of(state.tile[at]) if state.cut[at] else state.token[at]
        if 0 < known < YELLOW:
            return known
        at += step
    return 0


def outside(knowledge: Knowledge, value: int) -> int:
    """How many of a value the others still have uncut."""
    state = knowledge.state
    copies = state.yellows_inside if value == YELLOW else COPIES
    return copies - state.cut_counts[value] - knowledge.held[value]
