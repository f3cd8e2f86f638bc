"""The results of many games in one object, with 95 % intervals of all rates."""

import math
from collections import Counter
from collections.abc import Iterable
from statistics import median

from boomtable.core.form import compiled
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.research.selfplay import Result

Z_95 = 1.959964


def wilson(share: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson's score: sensible for few games and for rates near 0 and 1."""
    if of == 0:
        return 0.0, 1.0
    z2 = Z_95 * Z_95
    centre = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z_95 * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, centre - half), min(1.0, centre + half)


def rate(count: int, of: int, games: int | None = None) -> dict[str, float]:
    """A rate with its interval. `games`: if a game counts several times, its seats win or lose together, so only games narrow it."""
    share = count / of if of else 0.0
    low, high = wilson(share, of if games is None else games)
    return {"count": count, "of": of, "rate": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


class Summary:
    """Collects results one by one."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options
        self.games = 0
        self.actions = 0
        self.won_by_all = 0
        self.reasons = Counter(dict.fromkeys(game.info.end_reasons, 0))
        self.seat_wins = [0] * options.seats
        self.bot_wins: Counter[str] = Counter()
        self.bot_seats: Counter[str] = Counter()  # how often a bot sat down
        self.bot_games: Counter[str] = Counter()  # in how many games
        self.thinking: dict[str, list[float]] = {}
        self.tally: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.actions += result.actions
        self.reasons[result.reason] += 1
        self.won_by_all += len(result.winners) == self.options.seats
        self.bot_seats.update(result.bots)
        self.bot_games.update(set(result.bots))
        self.tally.update(result.tally)
        for seat in result.winners:
            self.seat_wins[seat] += 1
            self.bot_wins[result.bots[seat]] += 1
        for bot, ms in result.thinking_ms:
            self.thinking.setdefault(bot, []).append(ms)

    def as_json(self, seconds: float) -> dict[str, object]:
        found: dict[str, object] = {
            "game": self.game.info.id,
            "options": self.options,
            "games": self.games,
            "outcomes": dict(self.reasons),
            "wins_by_seat": [rate(wins, self.games) for wins in self.seat_wins],
            "wins_by_bot": {bot: rate(self.bot_wins[bot], self.bot_seats[bot], self.bot_games[bot]) for bot in sorted(self.bot_seats)},
            "actions": self.actions,
            "actions_per_second": round(self.actions / seconds, 1) if seconds else 0.0,
            "thinking_ms": {bot: spread(times) for bot, times in sorted(self.thinking.items())},
            "tally": {name: round(total / self.games, 3) for name, total in self.tally.items()},  # means
            "seconds": round(seconds, 3),
            "engine": "compiled" if compiled() else "interpreted",
        }
        if self.game.info.cooperative:
            found["win_rate"] = rate(self.won_by_all, self.games)
        return found


def spread(values: Iterable[float]) -> dict[str, float]:
    """The median, the 95th percentile and the maximum of some figures."""
    ordered = sorted(values)
    tail = ordered[min(len(ordered) - 1, math.ceil(0.95 * len(ordered)) - 1)]
    return {"median": round(median(ordered), 3), "p95": round(tail, 3), "max": round(ordered[-1], 3)}
