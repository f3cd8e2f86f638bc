"""Bots by name, and advisers by game."""

from boomtable.bots.adviser import Adviser
from boomtable.bots.bot import Bot, Wait
from boomtable.bots.budget import Budget, parse_budget
from boomtable.bots.handmade.blast_tactics import BlastTacticsAdviser, ExpertBomber, LearnedBomber, NoviceBomber, StandardBomber
from boomtable.bots.handmade.bomb_busters import BombBustersAdviser, ExpertTeamMate, NoviceTeamMate, StandardTeamMate
from boomtable.bots.handmade.bombs_away import BombsAwayAdviser, ExpertPlumber, GreedyPlumber, NovicePlumber, StandardPlumber
from boomtable.bots.handmade.its_a_bomb import ExpertColleague, ItsABombAdviser, NoviceColleague, StandardColleague
from boomtable.bots.handmade.snip import NoviceSnipper, SnipAdviser
from boomtable.bots.handmade.two_rooms import ExpertGuest, NoviceGuest, StandardGuest
from boomtable.bots.random_bot import RandomBot
from boomtable.bots.search_bot import SearchBot
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.seats import Seat

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "search": SearchBot}
HANDMADE: dict[str, dict[str, type[Bot]]] = {  # by game id, then by level: novice, standard, expert
    "blast_tactics": {"novice": NoviceBomber, "standard": StandardBomber, "expert": ExpertBomber, "learned": LearnedBomber},
    "bomb_busters": {"novice": NoviceTeamMate, "standard": StandardTeamMate, "expert": ExpertTeamMate},
    "bombs_away": {"novice": NovicePlumber, "standard": StandardPlumber, "expert": ExpertPlumber, "greedy": GreedyPlumber},  # BA-138
    "its_a_bomb": {"novice": NoviceColleague, "standard": StandardColleague, "expert": ExpertColleague},
    "snip": {"novice": NoviceSnipper},
    "two_rooms": {"novice": NoviceGuest, "standard": StandardGuest, "expert": ExpertGuest},
}
ADVISERS: dict[str, type[Adviser]] = {  # by game id
    "blast_tactics": BlastTacticsAdviser,
    "bomb_busters": BombBustersAdviser,
    "bombs_away": BombsAwayAdviser,
    "its_a_bomb": ItsABombAdviser,
    "snip": SnipAdviser,
}

DEFAULT_BUDGET = Budget(iterations=300)

__all__ = ["ADVISERS", "BOTS", "DEFAULT_BUDGET", "HANDMADE", "Adviser", "Bot", "Budget", "Wait", "find", "make", "names"]


def names(game: AnyGame) -> list[str]:
    """The bots that can play this game."""
    return [*BOTS, *HANDMADE.get(game.info.id, {})]


def find(name: str, game: AnyGame) -> tuple[type[Bot], Budget]:
    """The bot behind a name, which may carry a budget: `search`, `search:200` (iterations), `search:50ms`."""
    plain, colon, budget = name.partition(":")
    kind = (BOTS | HANDMADE.get(game.info.id, {})).get(plain)
    if kind is None:
        raise BoomtableError(f"there is no bot {plain!r} for {game.info.title}: choose from {', '.join(names(game))}")
    return kind, parse_budget(budget) if colon else DEFAULT_BUDGET


def make(name: str, game: AnyGame, options: Options, seat: Seat, seed: int, budget: Budget | None = None) -> Bot:
    """A bot for one seat; `seed` is the same for all bots of a table, and `budget` wins over the one in the name."""
    kind, named = find(name, game)
    return kind(game, options, seat, seed, named if budget is None else budget)
