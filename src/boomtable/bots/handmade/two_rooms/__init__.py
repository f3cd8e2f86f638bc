"""Bots for Two Rooms and a Boom: front door."""

from boomtable.bots.handmade.two_rooms.expert import ExpertGuest
from boomtable.bots.handmade.two_rooms.novice import NoviceGuest
from boomtable.bots.handmade.two_rooms.standard import StandardGuest

__all__ = ["ExpertGuest", "NoviceGuest", "StandardGuest"]
