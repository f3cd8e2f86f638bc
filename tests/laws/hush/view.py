"""Hush: what a viewer may know, and the states it could be looking at."""

from __future__ import annotations

from boomtable.core.dice import Dice
from boomtable.core.schema import Event, Timer
from boomtable.core.seats import FULL, Seat, Viewer
from tests.laws.hush import rules
from tests.laws.hush.schema import Chosen, HushView
from tests.laws.hush.state import HushState

COPIES = 2  # of each card


def waiting_on(state: HushState) -> list[Seat]:
    return [] if rules.is_over(state) else [seat for seat, choice in enumerate(state.choices) if not choice]


def timers(state: HushState) -> list[Timer]:
    return [] if rules.is_over(state) else [Timer("round", len(state.lucky), 5000)]


def view(state: HushState, viewer: Viewer) -> HushView:
    over = rules.is_over(state)
    return HushView(
        waiting_on=tuple(waiting_on(state)),
        timers=tuple(timers(state)),
        outcome=rules.outcome(state),
        rounds=state.rounds,
        cards=tuple(card if over or viewer in (seat, FULL) else None for seat, card in enumerate(state.cards)),
        choices=tuple(tuple(c) if not c or viewer in (seat, FULL) else None for seat, c in enumerate(state.choices)),
        nudges=tuple(state.nudges),
        revealed=tuple(tuple(tuple(choice) for choice in past) for past in state.revealed),
        lucky=tuple(state.lucky),
        points=tuple(state.points),
    )


def redact(event: Event, viewer: Viewer) -> Event:
    if isinstance(event, Chosen) and viewer not in (event.by, FULL):
        return Chosen(event.by, None)
    return event


def determinize(seen: HushView, dice: Dice) -> HushState:
    bag = [COPIES - seen.cards.count(card) for card in range(rules.NUMBERS)]
    state = HushState(seen.rounds, [dice.draw(bag) if card is None else card for card in seen.cards])
    state.choices = [list(rules.CHOICES[dice.pick(len(rules.CHOICES))] if choice is None else choice) for choice in seen.choices]
    state.nudges = list(seen.nudges)
    state.revealed = [[list(choice) for choice in past] for past in seen.revealed]
    state.lucky = list(seen.lucky)
    state.points = list(seen.points)
    return state
