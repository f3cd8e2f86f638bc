"""A game played in a bot's head: whose decision is next, what is decided, and what it taught."""

from typing import Final

from boomtable.bots.choice import Choice, Span
from boomtable.core.dice import Dice
from boomtable.core.game import AnyGame, State
from boomtable.core.schema import Options, TimeUp, View
from boomtable.core.seats import CLOCK, Seat

NOBODY: Final = -1
LONGEST: Final = 400  # actions after which a game that names no bound is left unfinished


def longest(game: AnyGame, options: Options) -> int:
    """How many actions an imagined game may take."""
    most = game.max_actions(options)
    return LONGEST if most is None else most


class Lesson:
    """A decision that was taken and may be learnt from."""

    def __init__(self, choice: Choice, seat: Seat, codes: list[int], tried: int) -> None:
        self.choice = choice
        self.seat = seat
        self.codes = codes
        self.tried = tried


class Imagined:
    """One game in a bot's head, changed in place. Several seats that are waited on decide in seat order."""

    def __init__(self, game: AnyGame, state: State, dice: Dice, longest: int = LONGEST) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.longest = longest
        self.length = 0
        self.lessons: list[Lesson] = []

    def next_seat(self) -> Seat:
        """Who decides next; where only timers run, they end, the shortest first. NOBODY at the end or when it takes too long."""
        while self.length < self.longest:
            waiting = self.game.waiting_on(self.state)
            if waiting:
                return waiting[0]
            timers = self.game.timers(self.state)
            if not timers:
                return NOBODY
            first = timers[0]
            for timer in timers:
                if timer.ms < first.ms:
                    first = timer
            self.game.apply(self.state, CLOCK, TimeUp(first.name, first.key), self.dice)
            self.length += 1
        return NOBODY

    def do(self, seat: Seat, code: int) -> None:
        self.game.apply_code(self.state, seat, code, self.dice)
        self.length += 1

    def play_on(self) -> None:
        """To the end, with anything that is allowed."""
        seat = self.next_seat()
        while seat != NOBODY:
            self.do(seat, self.game.sample_code(self.state, seat, self.dice))
            seat = self.next_seat()

    def teach(self, span: Span) -> None:
        """Every decision on the way learns what its seat got in the end."""
        outcome = self.game.outcome(self.state)
        for lesson in self.lessons:
            payoff = span.middle() if outcome is None else outcome.payoff(lesson.seat)
            if outcome is not None:
                span.widen(payoff)
            lesson.choice.learn(lesson.codes, lesson.tried, payoff)


class Memory:
    """What has been learnt for each thing a seat may know: the choices by seat and view."""

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
