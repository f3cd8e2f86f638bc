"""Data folders of servers before this one: they open, their games go on, and what was finished can be replayed.

`folders/0004.sql` is the whole database that such a server left behind when it was stopped: a finished game of Snip with chat, its
rematch after one move, and a game of It's a Bomb! with bots in which the host has moved the seat of somebody who was gone.
`folders/0005.sql` to `folders/0014.sql` are the same, one to ten migrations later.
"""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from boomtable.core.schema import ChangeHands
from boomtable.games import GAMES
from boomtable.server.people.people import Person
from boomtable.server.store.database import NEWEST
from boomtable.server.tables.live_table import LiveTable
from boomtable.table.recording import read, replay, verify
from tests.server.parlour import HandClock, look, parlour, play_on, replayed, settled

FOLDERS = Path(__file__).parent / "folders"
ANN, BOB, CLEO = (Person(id, "", 0, None) for id in ("0dbb420f0ad8697b", "05b07ff5611b76c0", "cdc9ec29bdb6c93f"))  # noqa: A001
FINISHED, REMATCH, WITH_BOTS = "ao13jh7roa", "62hgalgep8", "egdlkfkaxx"
NAMED = [("Igor", 29), ("Uma", 57)]  # the bots of that game, both "Sparkler" before migration 0007
STOPPED = 1_700_000_126_000  # just after the last entry
BOTS_SECONDS = 120.0  # for a process with bots to start on a busy machine


@pytest.fixture(params=sorted(FOLDERS.glob("*.sql")), ids=lambda file: file.stem)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    with sqlite3.connect(tmp_path / "boomtable.db") as database:
        database.executescript(request.param.read_text(encoding="utf-8"))
    database.close()
    return tmp_path


def test_there_is_a_folder_of_the_newest_database() -> None:
    assert NEWEST in [file.stem for file in FOLDERS.glob("*.sql")]


async def test_a_finished_game_is_there_with_its_talk_and_replays(folder: Path) -> None:
    async with parlour(folder, HandClock(STOPPED)) as tables:
        table = await tables.find(FINISHED)
        recording = read(table.recordings.file(ANN.id), GAMES.get)
        shown = replayed(table, BOB.id, 1)
        talk = (await look(table, BOB, 1)).last("Full")["chat"]
        [game] = await tables.series(table)

    assert (table.facts.phase, table.facts.next_table) == ("over", REMATCH)
    assert verify(recording) > 0
    assert replay(recording).over
    assert (len(recording.entries), len(shown.steps)) == (5, 6)
    assert [(line["name"], line["text"]) for line in talk] == [("Ann", "hello"), ("Guest 1", "good luck")]
    assert (game.table, game.round, game.names) == (FINISHED, 1, ["Ann", "Guest 1"])


async def test_a_game_of_a_series_goes_on_to_its_end(folder: Path) -> None:
    async with parlour(folder, HandClock(STOPPED)) as tables:
        table = await tables.find(REMATCH)
        assert table.match.running is not None
        assert (table.facts.phase, table.facts.round, len(table.match.running.table.entries)) == ("playing", 2, 1)
        people = [next(person for person in (ANN, BOB) if person.id == seat.person) for seat in table.seats]
        assert await play_on(table, people) > 0
        assert table.facts.phase == "over"
        assert verify(read(table.recordings.file(ANN.id), GAMES.get)) > 0
        assert [game.round for game in await tables.series(table)] == [1, 2]


async def until_bots_have_moved(table: LiveTable, clock: HandClock) -> None:
    """Ann and Cleo do the first thing that is offered until a bot has done something after that."""
    running = table.match.running
    assert running is not None
    before, people = len(running.table.entries), {0: ANN, 1: CLEO}
    async with asyncio.timeout(BOTS_SECONDS):
        while not any(entry.actor in (2, 3) for entry in running.table.entries[before:]):
            seat = table.game.waiting_on(running.table.state)[0]
            if seat in people:
                update = running.table.update(seat)
                action = msgspec.json.encode(update.offers[0].choices[0])
                await table.moves.act(people[seat].id, seat, f"again {len(running.table.entries)}", update.n, action)
            else:
                await clock.advance(100)
                await asyncio.sleep(0)


async def test_a_game_with_bots_goes_on_where_it_was(folder: Path) -> None:
    clock = HandClock(STOPPED)
    async with parlour(folder, clock) as tables:
        table = await tables.find(WITH_BOTS)
        running = table.match.running
        assert running is not None
        assert [(seat.kind, seat.person) for seat in table.seats] == [("person", ANN.id), ("person", CLEO.id), ("bot", None), ("bot", None)]
        assert [seat.level for seat in table.seats] == [None, None, "novice", "novice"]  # "sparkler" then
        assert [(seat.name, seat.face) for seat in table.seats[2:]] == NAMED
        assert [entry.action for entry in running.table.entries[:2]] == [ChangeHands(2, bot=True), ChangeHands(3, bot=True)]
        assert len(running.table.entries) == 8
        full = (await look(table, ANN, 0)).last("Full")
        assert ([line["channel"] for line in full["chat"]], full["marks"]) == (["moved"], '{"pencil":1}')

        await until_bots_have_moved(table, clock)
        await settled()

        assert table.facts.phase in ("playing", "over")  # as the bots choose
        assert any(entry.actor in (2, 3) for entry in running.table.entries[8:])
