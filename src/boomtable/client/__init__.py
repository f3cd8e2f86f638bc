"""A small Python client of the server, for remote bots, tests and load runs."""

from boomtable.client.errors import ActionRefused, ClientError, RequestRefused, TurnedAway
from boomtable.client.guest import Guest
from boomtable.client.seat_line import SeatLine
from boomtable.client.update import Update, choices

__all__ = ["ActionRefused", "ClientError", "Guest", "RequestRefused", "SeatLine", "TurnedAway", "Update", "choices"]
