"""Snip, the teaching game."""

from boomtable.games.snip.game import GAME

__all__ = ["GAME"]
