"""Two Rooms and a Boom."""

from boomtable.games.two_rooms.game import GAME

__all__ = ["GAME"]
