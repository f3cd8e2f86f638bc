"""It's a Bomb!: a team beside the bomb, and one behind the screen."""

from boomtable.games.its_a_bomb.game import GAME

__all__ = ["GAME"]
