"""Bombs Away: pipes, caps, wild cards and bombs."""

from boomtable.games.bombs_away.game import GAME

__all__ = ["GAME"]
