"""A finished game to take home: its recording, with the seed of the deal revealed."""

from __future__ import annotations

from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import TableFacts
from boomtable.table.fair import FairDeal, commitment
from boomtable.table.recording import Recording, recording_of
from boomtable.table.table import Table


def revealed_recording(facts: TableFacts, seats: Seats, table: Table) -> Recording:
    entropy = tuple(seat.entropy or "" for seat in seats)
    return recording_of(table, FairDeal(commitment(bytes.fromhex(facts.seed)), entropy, facts.seed))
