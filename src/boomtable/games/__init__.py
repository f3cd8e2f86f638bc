"""The games of the house, listed by hand."""

from boomtable.core.game import AnyGame
from boomtable.games.snip import GAME as SNIP

GAMES: dict[str, AnyGame] = {game.info.id: game for game in (SNIP,)}

__all__ = ["GAMES", "SNIP"]
