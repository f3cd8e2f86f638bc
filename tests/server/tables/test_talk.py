"""Chat and marks: who hears, who may speak, what is private."""

from pathlib import Path

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.server.errors import BadRequest, NotNow, NotYours
from tests.server.parlour import crash, gathered, guests, look, parlour, play_on, started
from tests.server.ticking import ticking

__all__ = ["ticking"]


async def test_everybody_at_the_table_hears_a_line(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await gathered(tables, people)
        lookers = [await look(table, people[0], 0), await look(table, people[1], 1), await look(table, None, PUBLIC)]

        await table.talk.say(people[1].id, 1, "table", "  hello \n there ")

        for looker in lookers:
            said = looker.last("Heard")["said"]
            assert (said["id"], said["seat"], said["name"], said["channel"], said["text"]) == (1, 1, "Guest 1", "table", "hello there")
        await table.phases.start(people[0])
        assert lookers[0].last("Full")["chat"] == [lookers[0].last("Heard")["said"]]


async def test_a_whisper_is_heard_by_those_the_rules_name_and_counted_by_nobody_else(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 3)
        table = await started(tables, people, game=ticking)
        lookers = [await look(table, person, seat) for seat, person in enumerate(people)]
        screen = await look(table, None, PUBLIC)

        await table.talk.say(people[0].id, 0, "whisper", "psst")
        await table.talk.say(people[2].id, 2, "table", "hello")

        heard = [[(m["said"]["id"], m["said"]["text"]) for m in looker.all("Heard")] for looker in [*lookers, screen]]
        assert heard == [[(1, "psst"), (2, "hello")], [(1, "psst"), (2, "hello")], [(1, "hello")], [(1, "hello")]]
        await crash(tables)
    async with parlour(tmp_path) as tables:
        table = await tables.find(table.id)
        for seat, person in enumerate(people):
            chat = (await look(table, person, seat)).last("Full")["chat"]
            assert [(said["id"], said["text"]) for said in chat] == heard[seat]
        again = await look(table, people[2], 2, seen=1)
        assert [message["said"]["id"] for message in again.all("Heard")] == [1]


async def test_who_may_not_speak_is_told_why(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        looker = await look(table, people[0], 0)

        with pytest.raises(NotYours, match="seat 0 is not yours"):
            await table.talk.say(people[1].id, 0, "table", "I am Ann")
        with pytest.raises(BadRequest):
            await table.talk.say(None, PUBLIC, "table", "boo")
        with pytest.raises(NotNow, match="cannot speak in 'roof'"):
            await table.talk.say(people[1].id, 1, "roof", "hello")
        with pytest.raises(BadRequest, match="empty line"):
            await table.talk.say(people[1].id, 1, "table", " \n ")
        with pytest.raises(NotYours, match="only the host"):
            await table.seating.mute(people[1], 0, True)
        await table.seating.mute(people[0], 1, True)
        with pytest.raises(NotNow, match="the host has muted it"):
            await table.talk.say(people[1].id, 1, "table", "hello")
        assert looker.last("Card")["card"]["seats"][1]["muted"] is True
        await table.seating.mute(people[0], 1, False)
        await table.talk.say(people[1].id, 1, "table", "hello")

        assert [message["said"]["text"] for message in looker.all("Heard")] == ["hello"]


async def test_after_the_game_everybody_may_talk(tmp_path: Path, ticking: str) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people, game=ticking)
        await play_on(table, people)
        looker = await look(table, people[0], 0)
        await table.talk.say(people[1].id, 1, "table", "well played")
        assert looker.last("Heard")["said"]["text"] == "well played"


async def test_marks_are_for_their_seat_alone(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        await table.seating.mark(people[0].id, 0, "wire 3 is red")
        with pytest.raises(NotYours):
            await table.seating.mark(people[1].id, 0, "overwritten")
        with pytest.raises(BadRequest, match="4096 bytes"):
            await table.seating.mark(people[0].id, 0, "é" * 2049)

        assert (await look(table, people[0], 0)).last("Full")["marks"] == "wire 3 is red"
        assert "wire 3" not in str((await look(table, people[1], 1)).all())
