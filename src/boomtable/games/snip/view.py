"""Snip: what a viewer may know, and the states it could be looking at."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event, Outcome
from boomtable.core.seats import FULL, Seat, Viewer
from boomtable.games.snip import rules
from boomtable.games.snip.schema import Dealt, SnipView
from boomtable.games.snip.state import RED, SnipState


def view(state: SnipState, viewer: Viewer) -> SnipView:
    outcome = rules.outcome(state)
    waiting_on: tuple[Seat, ...] = () if outcome is not None else (state.turn,)
    return SnipView(
        waiting_on=waiting_on,
        timers=(),
        outcome=outcome,
        colours=known_colours(state, viewer, outcome),
        cut=tuple(state.cut),
        vouched=tuple(state.vouched),
        vouchers=state.vouchers,
        turn=state.turn,
    )


def known_colours(state: SnipState, viewer: Viewer, outcome: Outcome | None) -> tuple[int | None, ...]:
    everything = viewer == FULL or outcome is not None  # SN-020
    known: list[int | None] = []
    for wire, colour in enumerate(state.colours):
        seen = everything or wire // 2 == viewer or state.cut[wire] or state.vouched[wire]
        known.append(colour if seen else None)
    return tuple(known)


def redact(event: Event, viewer: Viewer) -> Event:
    if isinstance(event, Dealt) and viewer not in (event.seat, FULL):
        return Dealt(event.seat, None)
    return event


def determinize(seen: SnipView, dice: Dice) -> SnipState:
    red = 0 if RED in seen.colours else 1
    bag = [seen.colours.count(None) - red, red]
    colours = [dice.draw(bag) if colour is None else colour for colour in seen.colours]
    return SnipState(colours, list(seen.cut), list(seen.vouched), seen.vouchers, seen.turn)
