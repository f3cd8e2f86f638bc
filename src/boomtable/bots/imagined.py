"""A game that a bot imagines, and what it learns from it."""

from boomtable.bots.choice import Choice, Span
from boomtable.core.dice import Dice
from boomtable.core.game import AnyGame
from boomtable.core.schema import View
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.core.walk import Walk


class Lesson:
    """A decision that was taken, from which a bot may learn."""

    def __init__(self, choice: Choice, seat: Seat, codes: list[int], tried: int) -> None:
        self.choice = choice
        self.seat = seat
        self.codes = codes
        self.tried = tried


class Imagined(Walk):
    """A walk through an imagined game that remembers its decisions."""

    def __init__(self, game: AnyGame, state: State, dice: Dice, longest: int) -> None:
        super().__init__(game, state, dice, longest)
        self.lessons: list[Lesson] = []

    def teach(self, span: Span) -> None:
        """Tell every decision on the way what its seat got in the end."""
        outcome = self.game.outcome(self.state)
        for lesson in self.lessons:
            payoff = span.middle() if outcome is None else outcome.payoff(lesson.seat)
            if outcome is not None:
                span.widen(payoff)
            lesson.choice.learn(lesson.codes, lesson.tried, payoff)


class Memory:
    """What has been learnt, by seat and view: everything that a seat may know."""

    def __init__(self, seats: int) -> None:
        self._choices: list[dict[object, Choice]] = [{} for _ in range(seats)]

    def at(self, seat: Seat, view: View) -> Choice:
        key = known_as(view)
        choice = self._choices[seat].get(key)
        if choice is None:
            choice = self._choices[seat][key] = Choice()
        return choice


def known_as(view: View) -> object:
    """The view as a key; as text where a game keeps lists in its views."""
    try:
        hash(view)
    except TypeError:
        return repr(view)
    return view
