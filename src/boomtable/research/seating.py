"""Which bot sits where, from game to game."""

from dataclasses import dataclass

from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.state import State
from boomtable.research.named_bots import find


@dataclass(frozen=True)
class Seating:
    """Which bots play: one for all seats; one per seat, perhaps moving on by a seat from game to game; or one per team."""

    bots: tuple[str, ...] = ()
    rotate: bool = False
    by_team: tuple[tuple[str, str], ...] = ()  # name of the team, bot

    def check(self, game: AnyGame, seats: int) -> None:
        """Raise BoomtableError unless every seat gets a bot that can play this game."""
        for name in [*self.bots, *(bot for _, bot in self.by_team)]:
            find(name, game)
        if self.by_team:
            self._check_teams(game)
        elif len(self.bots) not in (1, seats):
            raise BoomtableError(f"{len(self.bots)} bots cannot fill {seats} seats: name one for all, or one for each")

    def _check_teams(self, game: AnyGame) -> None:
        title, teams = game.info.title, game.info.teams
        if self.bots or self.rotate:
            raise BoomtableError("bots are named by seat or by team, not both")
        if not teams:
            raise BoomtableError(f"bots cannot be named by team: {title} has no teams")
        named = [team for team, _ in self.by_team]
        if sorted(named) != sorted(teams):
            raise BoomtableError(f"the teams of {title} are {', '.join(teams)}: name one bot for each, not for {', '.join(named)}")

    def names(self, game: AnyGame, state: State, seats: int, number: int) -> list[str]:
        """The bot of each seat in game `number`, whose deal decides the teams."""
        if self.by_team:
            bots = dict(self.by_team)
            return [bots[game.info.teams[team]] for team in game.teams(state)]
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(seats)]


def parse_by_team(text: str) -> tuple[tuple[str, str], ...]:
    """`red:expert,blue:search:200` names a bot for each team."""
    pairs = []
    for part in text.split(","):
        team, colon, bot = part.partition(":")
        if not (team and colon and bot):
            raise BoomtableError(f"{part!r} names no bot for a team: write it as in red:search")
        pairs.append((team, bot))
    return tuple(pairs)
