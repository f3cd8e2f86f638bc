"""How long the games of a match are, and how evenly its seats win."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from boomtable.research.selfplay import Result
from boomtable.research.summary import wilson

LENGTH = "turns"  # what the game's tally calls its length


class Balance:
    """Collects results one by one."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.reasons: Counter[str] = Counter()
        self._wins = [0.0] * seats
        self._lengths: list[int] = []

    def add(self, result: Result) -> None:
        self.games += 1
        self.reasons[result.reason] += 1
        self._lengths.append(result.tally[LENGTH])
        for seat in result.winners:
            self._wins[seat] += 1 / len(result.winners)

    def length(self) -> tuple[float, int, int]:
        """The mean length of a game, and the bounds between which four of five games lie."""
        ordered = sorted(self._lengths)
        return fmean(ordered), quantile(ordered, 0.1), quantile(ordered, 0.9)

    def shares(self) -> list[tuple[float, float, float]]:
        """Each seat's share of the wins with its 95 % interval; seats that win together share the win."""
        return [(wins / self.games, *wilson(wins / self.games, self.games)) for wins in self._wins]


def quantile(ordered: Sequence[int], share: float) -> int:
    return ordered[round(share * (len(ordered) - 1))]
