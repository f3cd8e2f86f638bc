"""Actions tried out on a position, and what the rules say about them."""

from __future__ import annotations

from functools import lru_cache

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.core.state import State
from boomtable.laws.sample import some

ALL = 4000  # up to so many numbers of a space, or legal actions, all are gone through
SAMPLE = 400
WHOLE = 400  # a space of up to this size is tried out completely at every position
EACH = 20  # of a larger one so many actions of each kind
FINE = 20_000  # numbers that are looked at to find the kinds of a space


def numbers_of(space: ActionSpace, dice: Dice) -> list[int]:
    """All numbers of a space, or a sample where there are too many."""
    return some(range(space.size), ALL if space.size <= ALL else SAMPLE, dice)


def probes(space: ActionSpace, state: State, seat: Seat, dice: Dice) -> list[Action]:
    """All actions of a space; of a large one some of every kind, drawn anew each time, so that none drowns in the others."""
    if space.size <= WHOLE:
        return [space.action_in(state, seat, number) for number in range(space.size)]
    return [space.action_in(state, seat, number) for numbers in kinds_of(space) for number in some(numbers, EACH, dice)]


@lru_cache(maxsize=16)
def kinds_of(space: ActionSpace) -> list[list[int]]:
    """The numbers of a space by kind of action."""
    kinds: dict[str, list[int]] = {}
    for number in range(0, space.size, 1 + space.size // FINE):
        kinds.setdefault(space.type_of(number).__name__, []).append(number)
    return list(kinds.values())


def refusal(game: AnyGame, state: State, actor: Actor, action: Action) -> IllegalAction | None:
    try:
        game.check(state, actor, action)
    except IllegalAction as error:
        return error
    return None


def refusal_or_instead(game: AnyGame, state: State, actor: Actor, action: Action) -> IllegalAction | str:
    """The refusal of an action that is not legal, or a description of what happens instead."""
    try:
        return refusal(game, state, actor, action) or "is not refused"
    except Exception as crash:
        return f"crashes with {crash!r}"


def answers(game: AnyGame, state: State, seat: Seat, actions: list[Action]) -> dict[str, object]:
    """What `seat` hears when it tries each of these actions: the rule, the sentence and the facts of a refusal."""
    heard: dict[str, object] = {}
    for action in actions:
        error = refusal(game, state, seat, action)
        heard[str(action)] = None if error is None else [error.rule, str(error), error.facts]
    return heard
