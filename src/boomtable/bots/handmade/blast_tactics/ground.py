"""Blast Tactics bots: how long the ground under a figure lasts."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.rules import collapse
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState

LONG: Final = 3  # batches; beyond that nobody looks


def lasting(state: BlastTacticsState, seat: Seat) -> int:
    """How many batches of tiles flip before the one on which this seat stands."""
    if state.holder == NOBODY or state.at[seat] == NOBODY:
        return LONG
    tile = state.arena.tile_of[state.at[seat]]
    batches = collapse.batches(state)
    for ahead in range(min(LONG, len(batches) - state.flipped)):
        if tile in batches[state.flipped + ahead]:
            return ahead
    return LONG
