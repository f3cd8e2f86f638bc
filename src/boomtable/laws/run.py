"""All laws on one game: every seat count, every preset, many deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.laws.deal import Deal
from boomtable.laws.law import LAWS, Law
from boomtable.laws.report import LawBroken, LawReport

EXTRA_DEALS = 4  # per seat count, for each case that a law still lacks


def check(
    game: AnyGame,
    *,
    seed: int = 0,
    rounds: int | None,
    more: Callable[[], bool],
    progress: Callable[[str, int], None] | None = None,
) -> list[LawReport]:
    """Test every law. One round deals once for each seat count and preset; the first is played to its end whatever `more` says.

    `progress` hears the name of a law and its cases so far each time the law has looked at a deal.
    """
    tallies = [Tally(law) for law in LAWS]
    last_seed = seed
    for deal in _deals(game, seed, rounds, more):
        last_seed = deal.seed
        for tally in tallies:
            tally.test(deal)
            if progress is not None:
                progress(tally.law.name, tally.cases.total())
    for tally in tallies:
        for seats in seat_counts(game):
            tally.fill(game, seats, last_seed + 1)
    return [tally.report() for tally in tallies]


def seat_counts(game: AnyGame) -> range:
    return range(game.info.min_seats, game.info.max_seats + 1)


def options_of(game: AnyGame, seats: int) -> list[Options]:
    """The presets for so many seats with their lots drawn, or the plain options where there are none."""
    return [game.draw_lots(preset.options, SeededDice(seats)) for preset in game.presets(seats)] or [game.options_type(seats)]


def _deals(game: AnyGame, seed: int, rounds: int | None, more: Callable[[], bool]) -> Iterator[Deal]:
    for number in count() if rounds is None else range(max(1, rounds)):
        for seats in seat_counts(game):
            for options in options_of(game, seats):
                if number > 0 and not more():
                    return
                yield Deal(game, options, seed + number)


class Tally:
    """What one law has seen of a game, per seat count."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.cases: Counter[int] = Counter()
        self.broken: LawBroken | None = None

    def test(self, deal: Deal) -> None:
        """Look at one more deal, unless the law is known to be broken."""
        if self.broken is not None:
            return
        try:
            self.cases[deal.options.seats] += self.law.test(deal)
        except LawBroken as broken:
            self.broken = broken

    def fill(self, game: AnyGame, seats: int, seed: int) -> None:
        """Deal on until the law has seen enough cases with this seat count; if it never does, it is broken as empty."""
        choices = options_of(game, seats)
        for extra in range(EXTRA_DEALS * self.law.least):
            if self.broken is not None or self.cases[seats] >= self.law.least:
                return
            self.test(Deal(game, choices[extra % len(choices)], seed + extra))
        if self.broken is None and self.cases[seats] < self.law.least:
            sentence = f"there are {self.cases[seats]} cases at {seats} seats, and fewer than {self.law.least} prove nothing"
            self.broken = LawBroken(self.law.hold, Deal(game, choices[0], seed), sentence)

    def report(self) -> LawReport:
        detail = None if self.broken is None else str(self.broken)
        return LawReport(self.law.name, self.broken is None, self.cases.total(), detail)
