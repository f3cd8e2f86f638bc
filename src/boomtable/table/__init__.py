"""A game in progress: one truth, many viewers, a log. Still pure."""

from boomtable.table.recording import Recording, read, replay, write
from boomtable.table.table import Pending, Table

__all__ = ["Pending", "Recording", "Table", "read", "replay", "write"]
