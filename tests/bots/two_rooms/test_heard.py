"""What a room online hears of bots that all think at the same time: a pace that can be read, with reasons, nobody silent for long."""

from boomtable.core.schema import ChangeHands
from boomtable.core.seats import TABLE
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match
from tools.measure_two_rooms_talk import Crowd, Hearing

SEATS = 10
ROUNDS = (4.0, 0.5, 0.5)  # minutes: long enough to fall silent in the first
MOST_LINES = 30  # a minute, in one room
LONGEST_MS = 120_000


def test_a_room_is_heard_at_a_pace_that_can_be_read() -> None:
    options = TwoRoomsOptions(SEATS, mode="online", game="advanced", round_minutes=ROUNDS)
    playing, heard = Crowd(Match(GAME, options, Seating(("expert",))), 3), Hearing()
    heard.begin(SEATS)
    for seat in range(SEATS):  # as at a table online
        playing.table.submit(TABLE, ChangeHands(seat, True), 0)
    entries = 0
    while not playing.table.over:
        playing.step()
        state = playing.table.state
        assert isinstance(state, TwoRoomsState)
        for entry in playing.table.entries[entries:]:
            heard.listen(entry, state)
        entries = len(playing.table.entries)

    counts = heard.counts
    assert 1 < counts["lines"] / heard.room_minutes < MOST_LINES
    assert heard.longest_ms < LONGEST_MS
    assert counts["repeats"] == 0
    assert counts["reasons"] > counts["bare"]
