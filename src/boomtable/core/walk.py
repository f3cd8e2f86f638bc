"""A game played on from a position by codes: who decides next, and what happens then."""

from typing import Final

from mypy_extensions import mypyc_attr

from boomtable.core.dice import Dice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, TimeUp
from boomtable.core.seats import CLOCK, Actor, Seat
from boomtable.core.state import State

NOBODY: Final = -1
LONGEST: Final = 400  # actions after which a game that names no bound is left unfinished


def longest(game: AnyGame, options: Options) -> int:
    """How many actions a walk through a game with these options may take."""
    most = game.max_actions(options)
    return LONGEST if most is None else most


def begin(game: AnyGame, options: Options, dice: Dice) -> "Walk":
    """A new game, its lots drawn and dealt with the dice that go on rolling in it."""
    drawn = game.draw_lots(options, dice)
    return Walk(game, game.setup(drawn, dice)[0], dice, longest(game, drawn))


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk:
    """One game, changed in place. Of several seats that are waited on, the lowest decides first; where only timers run, they end."""

    def __init__(self, game: AnyGame, state: State, dice: Dice, longest: int = LONGEST) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.longest = longest
        self.length = 0

    def next_seat(self) -> Seat:
        """The seat that decides next; where only timers run, they end, the shortest first. NOBODY at the end, or when it takes too long."""
        while self.length < self.longest:
            waiting = self.game.waiting_on(self.state)
            if waiting:
                return waiting[0]
            if not self.end_timer():
                return NOBODY
        return NOBODY

    def end_timer(self) -> bool:
        """Let the shortest timer end, if one runs."""
        timers = self.game.timers(self.state)
        if not timers:
            return False
        first = timers[0]
        for timer in timers:
            if timer.ms < first.ms:
                first = timer
        self.act(CLOCK, TimeUp(first.name, first.key))
        return True

    def do(self, seat: Seat, code: int) -> None:
        """Carry out a legal code, of the seat that decides next or of another one that may act now."""
        self.game.apply_code(self.state, seat, code, self.dice)
        self.length += 1

    def act(self, actor: Actor, action: Action) -> None:
        """Carry out a legal action, with a code or without, of a seat or the clock."""
        self.game.apply(self.state, actor, action, self.dice)
        self.length += 1

    def play_on(self) -> None:
        """Play to the end with random legal actions."""
        seat = self.next_seat()
        while seat != NOBODY:
            self.do(seat, self.game.sample_code(self.state, seat, self.dice))
            seat = self.next_seat()
