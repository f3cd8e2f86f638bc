"""Bots for Blast Tactics: front door."""

from boomtable.bots.handmade.blast_tactics.adviser import BlastTacticsAdviser
from boomtable.bots.handmade.blast_tactics.expert import ExpertBomber
from boomtable.bots.handmade.blast_tactics.learned import LearnedBomber
from boomtable.bots.handmade.blast_tactics.novice import NoviceBomber
from boomtable.bots.handmade.blast_tactics.standard import StandardBomber

__all__ = ["BlastTacticsAdviser", "ExpertBomber", "LearnedBomber", "NoviceBomber", "StandardBomber"]
