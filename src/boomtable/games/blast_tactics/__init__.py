"""Blast Tactics."""

from boomtable.games.blast_tactics.game import GAME

__all__ = ["GAME"]
