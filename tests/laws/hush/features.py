"""Hush: numbers for learners, seats counted from the viewer's own."""

from __future__ import annotations

from boomtable.core.features import MOST, FeatureSpec, category, count, flag
from boomtable.core.seats import Seat
from tests.laws.hush import rules
from tests.laws.hush.schema import HushOptions, HushView, Numbers

HIDDEN = len(rules.CHOICES) + 1


def spec(options: HushOptions) -> FeatureSpec:
    seats, rounds = options.seats, options.rounds
    return FeatureSpec(
        (
            category("cards", "The card of each seat, from 1; 0 hidden.", rules.NUMBERS, seats),
            category("choices", "What each seat has chosen in this round, from 1; 0 nothing, the highest hidden.", HIDDEN, seats),
            flag("nudges", "The seat has nudged.", seats),
            category("revealed", "What each seat chose in each round, from 1.", HIDDEN, rounds, seats),
            category("lucky", "The lucky number of each round, from 1.", rules.NUMBERS, rounds),
            count("points", "The points of each seat.", MOST, seats),
        ),
        ("timers", "rounds", "nudges"),
    )


def features(seen: HushView, viewer: Seat) -> dict[str, list[int]]:
    seats = len(seen.cards)
    around = [(viewer + step) % seats for step in range(seats)]
    left = seen.rounds - len(seen.revealed)
    past = [number(choices[seat]) for choices in seen.revealed for seat in around]
    return {
        "cards": [0 if (card := seen.cards[seat]) is None else 1 + card for seat in around],
        "choices": [number(seen.choices[seat]) for seat in around],
        "nudges": [int(seat in seen.nudges) for seat in around],
        "revealed": past + [0] * (seats * left),
        "lucky": [1 + lucky for lucky in seen.lucky] + [0] * left,
        "points": [seen.points[seat] for seat in around],
    }


def number(choice: Numbers | None) -> int:
    if choice is None:
        return HIDDEN
    return 1 + rules.CHOICES.index(choice) if choice else 0
