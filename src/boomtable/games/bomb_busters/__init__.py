"""Bomb Busters: the campaign of a bomb squad."""

from boomtable.games.bomb_busters.game import GAME

__all__ = ["GAME"]
