"""Guests are known by a key that only their browser has."""

from pathlib import Path

import pytest

from tests.server.parlour import gathered, guests, look, parlour, play_on, started

both = pytest.mark.usefixtures("each_store")


@both
async def test_a_guest_is_found_by_its_key_also_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        person, key = await tables.people.welcome()
        changed = await tables.people.change(person.id, "Ann", 7, "it")
        assert await tables.people.find(key) == changed

    async with parlour(tmp_path) as tables:
        assert await tables.people.find(key) == changed
        assert await tables.people.find(key + "x") is None


async def test_keys_and_device_codes_are_not_in_the_database(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        person, key = await tables.people.welcome()
        table = await gathered(tables, [person], seats=2)
        code = await table.seating.device_code(person, 0)

    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert person.id.encode() in everything
    assert key.encode() not in everything
    assert code.encode() not in everything


@both
async def test_who_wants_to_be_forgotten_leaves_no_name(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        person, key = await tables.people.welcome()
        [other] = await guests(tables, 1)
        over = await started(tables, [person, other])
        await over.talk.say(person.id, 0, "table", "farewell")
        await over.seating.mark(person.id, 0, "my marks")
        await play_on(over, [person, other])
        running = await gathered(tables, [other, person])
        looker = await look(over, other, 1)

        await tables.forget_person(person)

        assert await tables.people.find(key) is None
        assert [seat.kind for seat in running.seats] == ["person", "open"]
        assert [seat.name for seat in over.seats] == ["", "Guest 1"]
        assert over.facts.host == other.id
        assert looker.last("Card")["card"]["seats"][0]["name"] == ""
        assert (await look(over, other, 1)).last("Full")["chat"] == []
        assert await tables.of_person(person.id) == ([], [])

    async with parlour(tmp_path) as tables:
        table = await tables.find(over.id)
        assert (table.seats[0].name, table.seats[0].marks, table.seats[0].person) == ("", "", None)
        assert (await look(table, other, 1)).last("Full")["chat"] == []


@both
async def test_a_new_name_reaches_the_seats_of_open_and_running_tables_also_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        over, running = await started(tables, [ann, bob]), await started(tables, [bob, ann])
        await play_on(over, [ann, bob])
        open_one = await gathered(tables, [ann], seats=2)
        looker = await look(running, bob, 0)

        renamed = await tables.people.change(ann.id, "Anna", 7, None)
        await tables.rename_person(renamed, ann.name)

        assert [(seat.name, seat.face) for seat in (open_one.seats[0], running.seats[1])] == [("Anna", 7)] * 2
        assert looker.last("Card")["card"]["seats"][1]["name"] == "Anna"
        assert running.seats[0].name == "Ann"  # which is somebody else there
        assert over.seats[0].name == "Ann"  # what was played was played under that name

    async with parlour(tmp_path) as tables:
        assert (await tables.find(running.id)).seats[1].name == "Anna"
