"""All our games, listed by hand."""

from boomtable.core.game import AnyGame
from boomtable.games.blast_tactics import GAME as BLAST_TACTICS
from boomtable.games.bomb_busters import GAME as BOMB_BUSTERS
from boomtable.games.bombs_away import GAME as BOMBS_AWAY
from boomtable.games.its_a_bomb import GAME as ITS_A_BOMB
from boomtable.games.snip import GAME as SNIP
from boomtable.games.two_rooms import GAME as TWO_ROOMS

GAMES: dict[str, AnyGame] = {game.info.id: game for game in (BLAST_TACTICS, BOMB_BUSTERS, BOMBS_AWAY, ITS_A_BOMB, SNIP, TWO_ROOMS)}

__all__ = ["BLAST_TACTICS", "BOMBS_AWAY", "BOMB_BUSTERS", "GAMES", "ITS_A_BOMB", "SNIP", "TWO_ROOMS"]
