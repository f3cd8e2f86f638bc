"""Tables as the home page lists them."""

from __future__ import annotations

import contextlib

import msgspec

from boomtable.core.schema import Outcome
from boomtable.server.errors import BadRequest
from boomtable.server.protocol.decoding import decode_options, find_game
from boomtable.server.protocol.requests import MyTable, OpenTable
from boomtable.server.seating.seats import Seats, seats_of
from boomtable.server.store.facts import TableFacts
from boomtable.server.tables.live_table import LiveTable
from boomtable.server.tables.shown_options import shown_options


def open_table(facts: TableFacts, seats: Seats) -> OpenTable:
    host = next((seat.name for seat in seats if seat.person is not None and seat.person == facts.host), "")
    free = sum(seat.kind == "open" for seat in seats)
    game = find_game(facts.game)
    options = shown_options(facts, game, decode_options(game, facts.options.encode()), host=False)
    return OpenTable(facts.id, facts.game, len(seats), free, host, facts.pace, options)


def my_table(person_id: str, facts: TableFacts, seats: Seats, live: LiveTable | None) -> MyTable:
    """A table as one of its people sees it listed. `live` is the table itself if it is in memory. Whose turn it is in a relaxed
    game is on the disk, too: nobody has to take a table from another server to learn it."""
    if live is not None:
        facts, seats = live.facts, live.seats
    mine = seats_of(seats, person_id)
    if live is None:
        my_turn = any(str(seat) in _to_move(facts) for seat in mine)
    else:
        my_turn = any(live.match.idle_since(seat, seat) is not None for seat in mine)
    changed = facts.changed if live is None else live.changed
    outcome = None if facts.outcome is None else msgspec.json.decode(facts.outcome, type=Outcome)
    options = None if outcome is None else msgspec.Raw(facts.options.encode())
    names = [seat.name for seat in seats]
    return MyTable(facts.id, facts.game, facts.phase, mine, names, my_turn, changed / 1000, outcome, facts.round, options)


def _to_move(facts: TableFacts) -> list[str]:
    """The seats that a relaxed game waits for, unless it no longer exists here."""
    with contextlib.suppress(BadRequest):
        find_game(facts.game)
        return (facts.to_move or "").split() if facts.phase == "playing" else []
    return []
