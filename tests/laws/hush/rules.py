"""Hush: choosing at once, nudging, revealing and the end."""

from __future__ import annotations

from typing import Final

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, Go, Outcome, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor, is_seat
from tests.laws.hush.schema import CardsShown, Choose, Chosen, Nudge, Nudged, Revealed
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


def check(state: HushState, actor: Actor, action: Action) -> None:
    if is_over(state):
        raise IllegalAction("HU-005", "nobody can do anything: the game is over")
    if isinstance(action, TimeUp):
        if (actor, action.name, action.key) != (CLOCK, "round", len(state.lucky)):
            raise IllegalAction("HU-004", "timer {name} {key} cannot end: it does not run", name=action.name, key=action.key)
    elif isinstance(action, Go):
        if actor != TABLE:
            raise IllegalAction("HU-004", "seat {seat} cannot end the round: only the host does", seat=actor)
    elif not is_seat(actor) or not isinstance(action, (Choose, Nudge)):
        raise IllegalAction("HU-001", "{action} cannot be done: seats choose and nudge", action=type(action).__name__)
    elif isinstance(action, Choose):
        check_choice(state, actor, action)
    elif actor in state.nudges:
        raise IllegalAction("HU-003", "seat {seat} cannot nudge: it has done so in this round", seat=actor)


def check_choice(state: HushState, actor: Actor, action: Choose) -> None:
    if state.choices[actor]:
        raise IllegalAction("HU-002", "seat {seat} cannot choose: it has chosen", seat=actor)
    if action.numbers not in CHOICES:
        raise IllegalAction("HU-002", "seat {seat} cannot choose {numbers}: one or two, rising", seat=actor, numbers=action.numbers)


def do(state: HushState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Nudge):
        state.nudges.append(actor)
        return [Nudged(actor)]
    if isinstance(action, Choose):
        state.choices[actor] = list(action.numbers)
        chosen: list[Event] = [Chosen(actor, action.numbers)]
        return chosen + reveal(state, dice) if all(state.choices) else chosen
    return reveal(state, dice)


def reveal(state: HushState, dice: Dice) -> list[Event]:
    """Every seat that chose the lucky number scores; nobody scores without choosing."""
    lucky = dice.pick(NUMBERS)
    for seat, choice in enumerate(state.choices):
        state.points[seat] += lucky in choice
    events: list[Event] = [Revealed(tuple(tuple(choice) for choice in state.choices), lucky)]
    state.revealed.append(state.choices)
    state.lucky.append(lucky)
    state.choices = [[] for _ in state.cards]
    state.nudges = []
    return [*events, CardsShown(tuple(state.cards))] if is_over(state) else events
