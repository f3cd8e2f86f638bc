"""After the game: recordings with a fair deal, replays, and the next game."""

import asyncio
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
import sqlalchemy as sa

from boomtable.client import choices
from boomtable.client.server_process import ServerProcess
from boomtable.core.schema import GameInfo, Options, Outcome
from boomtable.core.seats import FULL
from boomtable.games import GAMES
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import SnipOptions
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.protocol.requests import TableSettings, TakeSeat
from boomtable.server.store.schema import SERIES, TABLES
from boomtable.server.tables.series import check_may_see_series
from boomtable.table.fair import commitment
from boomtable.table.recording import read, verify
from tests.server.company import company, play_seat
from tests.server.parlour import ENTROPY, HandClock, gathered, guests, look, parlour, play_on, replayed, started

both = pytest.mark.usefixtures("each_store")


@both
async def test_the_recording_proves_a_fair_deal(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await gathered(tables, people)
        promised = table.audience.card(None).commitment
        await table.phases.start(people[0])
        with pytest.raises(NotNow, match="when the game is over"):
            table.recordings.file(people[0].id)
        await play_on(table, people)

        recording = read(table.recordings.file(people[0].id), GAMES.get)

        assert recording.fair is not None
        assert recording.fair.commitment == promised == commitment(bytes.fromhex(table.facts.seed))
        assert recording.fair.entropy == (ENTROPY,) * 3
        assert verify(recording) == 6
        assert recording.entries[-1].digest is not None

    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        assert verify(read(table.recordings.file(people[0].id), GAMES.get)) == 6


@both
async def test_a_replay_shows_what_a_seat_saw_then(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[1], 1)
        with pytest.raises(NotNow):
            replayed(table, people[0].id, 1)
        moves = await play_on(table, people)

        replay = replayed(table, people[0].id, 1)
        assert len(replay.steps) == moves + 1
        shown = [message["view"] for message in looker.all("Full", "Step")]
        assert [msgspec.json.decode(step.view) for step in replay.steps] == shown
        assert len(replayed(table, people[0].id, FULL).steps) == moves + 1


@both
async def test_a_rematch_keeps_the_seats_passes_the_first_turn_on_and_is_one_table_for_all(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob], spectators="after")
        with pytest.raises(NotNow, match="the table is playing"):
            await table.phases.rematch(bob)
        await play_on(table, [ann, bob])
        looker = await look(table, ann, 0)
        with pytest.raises(NotYours, match="only those who sat"):
            await table.phases.rematch(stranger)

        again = await table.phases.rematch(bob)

        assert await table.phases.rematch(ann) == again
        assert looker.last("Card")["card"]["next_table"] == again
        rematch = await tables.find(again)
        assert [(seat.person, seat.name, seat.entropy) for seat in rematch.seats] == [(ann.id, "Ann", None), (bob.id, "Guest 1", None)]
        assert (rematch.facts.host, rematch.facts.spectators, rematch.options.first) == (bob.id, "after", 1)  # type: ignore[attr-defined]
        assert rematch.facts.seed != table.facts.seed
        await rematch.seating.sit(ann, TakeSeat("Annie", 2, "a" * 32, None, 0))
        assert [(seat.name, seat.entropy) for seat in rematch.seats] == [("Annie", "a" * 32), ("Guest 1", None)]
        await rematch.phases.start(bob)
        await play_on(rematch, [ann, bob])
        third = await tables.find(await rematch.phases.rematch(ann))
        assert third.facts.round == 3
        with tables._services.store.engine.connect() as connection:
            [series] = connection.execute(sa.select(SERIES.c.id)).scalars()
            rounds = connection.execute(sa.select(TABLES.c.id, TABLES.c.round).where(TABLES.c.series == series).order_by(TABLES.c.round))
            assert [tuple(row) for row in rounds] == [(table.id, 1), (again, 2), (third.id, 3)]


@both
async def test_everybody_adds_to_the_deal_of_a_rematch(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob])
        await play_on(table, [ann, bob])
        rematch = await tables.find(await table.phases.rematch(bob))

        await rematch.seating.add_entropy(ann, 0, "a" * 32)
        await rematch.seating.add_entropy(bob, 1, "b" * 32)
        for person, seat in [(stranger, 0), (bob, 0)]:
            with pytest.raises(NotYours, match="seat 0 is not yours"):
                await rematch.seating.add_entropy(person, seat, "c" * 32)
        with pytest.raises(BadRequest, match="16 random bytes"):
            await rematch.seating.add_entropy(ann, 0, "zz")
        await rematch.phases.start(bob)
        with pytest.raises(NotNow, match="the table is playing"):
            await rematch.seating.add_entropy(ann, 0, "c" * 32)
        await play_on(rematch, [ann, bob])

        recording = read(rematch.recordings.file(people[0].id), GAMES.get)
        assert recording.fair is not None
        assert recording.fair.entropy == ("a" * 32, "b" * 32)
        assert verify(recording) > 0


@both
async def test_a_series_remembers_its_games(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        ann, bob = await guests(tables, 2)
        first = await started(tables, [ann, bob])
        assert await tables.series(first) == []
        await play_on(first, [ann, bob])
        await clock.advance(5000)
        second = await tables.find(await first.phases.rematch(bob))
        await second.phases.start(bob)
        await play_on(second, [ann, bob])
        third = await tables.find(await second.phases.rematch(ann))

        games = await tables.series(third)

        assert games == await tables.series(first)
        assert [(game.table, game.round, game.names) for game in games] == [
            (first.id, 1, ["Ann", "Guest 1"]),
            (second.id, 2, ["Ann", "Guest 1"]),
        ]
        for game, table in zip(games, (first, second), strict=True):
            assert table.match.running is not None
            assert game.outcome == table.match.outcome()
            assert game.tally == table.game.tally(table.match.running.table.state)
            assert msgspec.json.decode(game.options) == msgspec.to_builtins(table.options)
        assert [games[0].ended_at, games[1].ended_at] == [1_700_000_000.0, 1_700_000_005.0]
        assert third.audience.card(ann.id).round == 3
        await third.seating.settings(ann, TableSettings(msgspec.Raw(b'{"seats": 3, "first": 2}'), False, "after", "live"))
        assert msgspec.to_builtins(third.options) == {"seats": 3, "first": 2, "guided": False}

    async with parlour(tmp_path, clock) as tables:
        assert await tables.series(await tables.find(third.id)) == games


async def test_a_series_is_read_over_http(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        played, table = [], here.table
        for game in range(3):
            seats = here.guests
            if game > 0:
                await seats[game % 2 - 1].start(table)
            async with seats[0].line(table, 0) as first, seats[1].line(table, 1) as second:
                ends = await asyncio.gather(*(play_seat(line, lambda update: choices(update)[0]) for line in (first, second)))
            played.append((table, ends[0].view["outcome"]["reason"]))
            if game < 2:
                table = await seats[game % 2].rematch(table)
                lobby = await here.host.ask("GET", f"/api/tables/{table}/series")
                assert [(each["table"], each["outcome"]["reason"]) for each in lobby] == played
        found = await here.host.ask("GET", f"/api/tables/{here.table}/series")

    assert [(each["table"], each["outcome"]["reason"], each["round"]) for each in found] == [
        (table, reason, number) for number, (table, reason) in enumerate(played, 1)
    ]
    assert [each["names"] for each in found] == [["Guest 0", "Guest 1"]] * 3


@both
async def test_somebody_who_asked_to_be_forgotten_has_no_name_in_a_series(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await started(tables, [ann, bob])
        await play_on(table, [ann, bob])
        await tables.forget_person(ann)

        [game] = await tables.series(table)

        assert game.names == ["", "Guest 1"]


class Ladder(Snip):
    """A campaign of two missions: the next after a win, the same again after a loss, none after the last."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(Snip.info, id="ladder", title="Ladder")

    def next_options(self, options: Options, outcome: Outcome) -> Options | None:
        assert isinstance(options, SnipOptions)
        if not outcome.winners:
            return options
        return SnipOptions(options.seats, 1) if options.first == 0 else None


@both
async def test_a_rematch_is_the_next_mission_or_another_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "ladder", Ladder())
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game="ladder")
        won = lost = 0
        while True:
            await play_on(table, people)
            mission, good = table.options.first, bool(table.match.outcome().winners)  # type: ignore[attr-defined]
            if good and mission == 1:
                break
            table = await tables.find(await table.phases.rematch(people[0]))
            assert table.options.first == (1 if good else mission)  # type: ignore[attr-defined]
            if not good:
                people.reverse()  # the rules pass nothing on: everybody moves on by one seat
            assert [seat.person for seat in table.seats] == [person.id for person in people]
            await table.phases.start(next(person for person in people if person.id == table.facts.host))
            won, lost = won + good, lost + (not good)
        with pytest.raises(NotNow, match="Ladder has no next game after this one"):
            await table.phases.rematch(people[0])
        games = await tables.series(table)
        assert [bool(game.outcome.winners) for game in games].count(True) == won + 1 == 2
        assert len(games) == won + lost + 1


@both
async def test_games_of_a_private_table_are_not_for_strangers(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, stranger = await guests(tables, 3)
        table = await started(tables, [ann, bob], spectators="none")
        for person_id in (None, stranger.id):
            with pytest.raises(NotYours, match="only those who sit at this table may see its games"):
                check_may_see_series(table.facts, table.seats, person_id)
        check_may_see_series(table.facts, table.seats, bob.id)


@both
async def test_closing_ends_a_table_without_a_result(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = await look(table, people[1], 1)
        with pytest.raises(NotYours, match="only the host"):
            await table.phases.close(people[1])
        await table.phases.close(people[0])
        card = looker.last("Card")["card"]
        assert (card["phase"], card["closing"]) == ("closed", "host")
        with pytest.raises(NotNow):
            table.recordings.file(people[0].id)
        with pytest.raises(NotNow, match="the table is closed"):
            await table.phases.close(people[0])
