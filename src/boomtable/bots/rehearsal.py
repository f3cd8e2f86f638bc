"""Learning what each seat had best do with what it knows, from whole games imagined from the deal on."""

from typing import Final

from boomtable.bots.choice import Choice, Span
from boomtable.bots.imagined import Imagined, Lesson, Memory
from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options, View
from boomtable.core.seats import Seat
from boomtable.core.walk import NOBODY, longest

EXPLORE: Final = 0.2  # little, because one cannot learn from partners who keep changing their ways
TRIAL: Final = 64  # games after which it is clear whether decisions recur
FAMILIAR: Final = 8  # at least one decision in so many must have been met before


class Rehearsal:
    """Uses no secrets, only the rules and a seed that all bots of a table share, so all that rehearse get the same habits.

    What is learnt about a decision comes from the deals and the habits that lead to it: what others did has a meaning.
    """

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self._game = game
        self._options = options
        self._dice = SeededDice(seed)
        self._memory = Memory(options.seats)
        self._span = Span()
        self._longest = longest(game, options)
        self._games = 0
        self._met = 0
        self._met_again = 0

    def at(self, seat: Seat, view: View) -> Choice:
        return self._memory.at(seat, view)

    def pays(self) -> bool:
        """Whether decisions recur at all; in a game with too many deals they do not."""
        return self._games < TRIAL or self._met_again * FAMILIAR >= self._met

    def play(self) -> None:
        """Imagine one game."""
        state, _ = self._game.setup(self._options, self._dice)
        imagined = Imagined(self._game, state, self._dice, self._longest)
        seat = imagined.next_seat()
        while seat != NOBODY:
            codes = self._game.legal_codes(imagined.state, seat)
            code = codes[0]
            if len(codes) > 1:
                choice = self.at(seat, self._game.view(imagined.state, seat))
                self._met += 1
                self._met_again += choice.visits > 0
                code = choice.pick(codes, self._span, EXPLORE, self._dice)
                imagined.lessons.append(Lesson(choice, seat, codes, code))
            imagined.do(seat, code)
            seat = imagined.next_seat()
        imagined.teach(self._span)
        self._games += 1
