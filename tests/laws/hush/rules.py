"""Hush: revealing and the end. What seats, the clock and the host do is in actions.py."""

from __future__ import annotations

from typing import Final

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.schema import Outcome
from tests.laws.hush.schema import CardsShown, Revealed
from tests.laws.hush.state import HushState

NUMBERS: Final = 3
CHOICES: Final = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))


def is_over(state: HushState) -> bool:
    return len(state.lucky) == state.rounds


def outcome(state: HushState) -> Outcome | None:
    """Most points win; the card counts one more where it is the last lucky number."""
    if not is_over(state):
        return None
    scores = [points + (card == state.lucky[-1]) for points, card in zip(state.points, state.cards, strict=True)]
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(winners, "all_rounds_played", tuple(scores))


def reveal(state: HushState, dice: Dice, told: Told) -> None:
    """Every seat that chose the lucky number scores; nobody scores without choosing."""
    lucky = dice.pick(NUMBERS)
    for seat, choice in enumerate(state.choices):
        state.points[seat] += lucky in choice
    if told is not None:
        told.append(Revealed(tuple(tuple(choice) for choice in state.choices), lucky))
    state.revealed.append(state.choices)
    state.lucky.append(lucky)
    state.choices = [[] for _ in state.cards]
    state.nudges = []
    if told is not None and is_over(state):
        told.append(CardsShown(tuple(state.cards)))
