"""Sitting down, leaving, hosting, and moving to another device."""

from pathlib import Path

import msgspec
import pytest

from boomtable.server.errors import BadRequest, NoSuchTable, NotNow, NotYours
from boomtable.server.protocol.requests import NewTable, Opened, TableSettings, TakeSeat
from boomtable.server.tables.audience import GATHER_MS
from tests.server.parlour import ENTROPY, HandClock, Looker, gathered, guests, look, parlour, settled, started

both = pytest.mark.usefixtures("each_store")


def settings(seats: int, **changes: object) -> TableSettings:
    wish: dict[str, object] = {"public": False, "spectators": "public", "pace": "live", **changes}
    return TableSettings(options=msgspec.Raw(msgspec.json.encode({"seats": seats})), **wish)  # type: ignore[arg-type]


rule = pytest.mark.rule


@both
async def test_a_private_table_wants_its_code(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=3)

        for code in (None, "WRONG2"):
            with pytest.raises(NotYours, match="wants its code"):
                await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, code, None))
        assert await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code.lower(), None)) == 1
        assert await tables.by_code(f" {table.code} ") == Opened(table.id, None)
        with pytest.raises(NoSuchTable):
            await tables.by_code("NOCODE")


@both
async def test_a_public_table_is_listed_and_wants_none(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=2, public=True)
        await gathered(tables, [host], seats=2)

        [listed] = await tables.open_tables()
        assert (listed.table, listed.game, listed.seats, listed.free, listed.host) == (table.id, "snip", 2, 1, "Ann")
        assert await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, None, None)) == 1
        assert await tables.open_tables() == []


@both
async def test_a_taken_seat_stays_taken(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=2)

        with pytest.raises(NotNow, match="seat 0 is taken"):
            await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code, 0))
        with pytest.raises(BadRequest, match="there is no seat 2"):
            await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code, 2))
        with pytest.raises(BadRequest, match="16 random bytes"):
            await table.seating.sit(guest, TakeSeat("Bob", 1, "00", table.code, 1))
        await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code, 1))
        with pytest.raises(NotNow, match="no seat is free"):
            await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code, None))


@both
async def test_one_browser_may_hold_several_seats(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [person] = await guests(tables, 1)
        table = await gathered(tables, [person], seats=2)
        await table.seating.sit(person, TakeSeat("Ann's brother", 3, ENTROPY, None, 1))
        await table.phases.start(person)

        card = table.audience.card(person.id)
        assert [(seat.name, seat.you, seat.host) for seat in card.seats] == [("Ann", True, True), ("Ann's brother", True, True)]
        for seat in (0, 1):
            assert (await look(table, person, seat)).last("Full")["seat"] == seat


@both
async def test_a_card_shows_each_what_they_may_know(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest, stranger = await guests(tables, 3)
        table = await gathered(tables, [host, guest])

        assert (table.audience.card(host.id).you_host, table.audience.card(host.id).code) == (True, table.code)
        assert (table.audience.card(guest.id).you_host, table.audience.card(guest.id).code) == (False, table.code)
        assert (table.audience.card(stranger.id).you_host, table.audience.card(stranger.id).code) == (False, None)
        assert [seat.you for seat in table.audience.card(guest.id).seats] == [False, True]


@both
async def test_everybody_is_shown_who_comes_and_goes(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=2)
        looker = await look(table, host, 0)

        await table.seating.sit(guest, TakeSeat("Bob", 4, ENTROPY, table.code, 1))
        assert looker.last("Card")["card"]["seats"][1] | {"online": None} == {
            "seat": 1, "kind": "person", "name": "Bob", "face": 4, "level": None, "online": None,
            "you": False, "host": False, "muted": False, "away": False, "program": False,
        }  # fmt: skip
        there = await look(table, guest, 1)
        await clock.advance(GATHER_MS)
        assert looker.last("Card")["card"]["seats"][1]["online"] is True
        table.audience.unsubscribe(there)
        await clock.advance(GATHER_MS)
        assert looker.last("Card")["card"]["seats"][1]["online"] is False
        await table.seating.leave(guest, 1)
        assert looker.last("Card")["card"]["seats"][1]["kind"] == "open"


@both
async def test_those_who_come_together_are_told_of_together(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        people = await guests(tables, 4)
        table = await gathered(tables, people, seats=4)
        looker = await look(table, people[0], 0)
        await clock.advance(GATHER_MS)
        told = len(looker.all("Card"))

        for seat in (1, 2, 3):
            await look(table, people[seat], seat)
        assert len(looker.all("Card")) == told
        await clock.advance(GATHER_MS)

        assert len(looker.all("Card")) == told + 1
        assert [seat["online"] for seat in looker.last("Card")["card"]["seats"]] == [True] * 4


@both
async def test_the_host_frees_a_seat_and_its_holder_looks_on_no_more(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest, other = await guests(tables, 3)
        table = await started(tables, [host, guest])
        looker = await look(table, guest, 1)

        with pytest.raises(NotYours, match="only the host"):
            await table.seating.leave(guest, 0)
        await table.seating.leave(host, 1)

        assert looker.last()["type"] == "Notice"
        assert looker.last()["code"] == "seat_lost"
        with pytest.raises(NotYours):
            await table.moves.act(guest.id, 1, "a", 1, b"{}")
        deal = [seat.entropy for seat in table.seats]
        assert await table.seating.sit(other, TakeSeat("Cleo", 1, "f" * 32, table.code, 1)) == 1
        assert [seat.entropy for seat in table.seats] == deal
        assert (await look(table, other, 1)).last("Full")["seat"] == 1


@both
async def test_who_leaves_as_host_passes_it_on(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host, guest])

        await table.seating.leave(host, 0)

        assert table.audience.card(guest.id).you_host is True


@both
@rule("TR-379")
async def test_host_rights_pass_on_after_a_minute_offline(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host, guest])
        hosting = await look(table, host, 0)
        looker = await look(table, guest, 1)

        table.audience.unsubscribe(hosting)
        await clock.advance(59_999)
        assert table.facts.host == host.id
        await clock.advance(1)
        assert table.facts.host == guest.id
        assert looker.last("Card")["card"]["you_host"] is True
        await settled()

    async with parlour(tmp_path, clock) as tables:
        assert (await tables.find(table.id)).facts.host == guest.id


@both
async def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host, guest])
        hosting = await look(table, host, 0)
        await look(table, guest, 1)

        table.audience.unsubscribe(hosting)
        await clock.advance(50_000)
        await look(table, host, 0)
        await clock.advance(600_000)

        assert table.facts.host == host.id


@both
async def test_only_the_host_changes_the_settings_and_only_before_the_start(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=5)
        await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code, 4))

        with pytest.raises(NotYours, match="only the host"):
            await table.seating.settings(guest, settings(3))
        with pytest.raises(BadRequest, match="Snip cannot seat 9"):
            await table.seating.settings(host, settings(9))
        await table.seating.sit(host, TakeSeat("Ann", 1, ENTROPY, None, 1))
        with pytest.raises(NotNow, match="more are taken"):
            await table.seating.settings(host, settings(2))
        await table.seating.settings(host, settings(3, public=True, spectators="none", pace="relaxed"))

        assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ann"), (1, "Ann"), (2, "Bob")]
        card = table.audience.card(host.id)
        assert bytes(card.options) == b'{"seats":3,"first":0,"guided":false}'
        assert (card.public, card.spectators, card.pace) == (True, "none", "relaxed")
        await table.phases.start(host)
        with pytest.raises(NotNow, match="the table is playing"):
            await table.seating.settings(host, settings(3))


@both
async def test_a_table_starts_when_every_seat_is_taken(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await gathered(tables, [host], seats=2)
        looker = await look(table, host, 0)

        with pytest.raises(NotNow, match="seat 1 is free"):
            await table.phases.start(host)
        await table.seating.sit(guest, TakeSeat("Bob", 1, ENTROPY, table.code, 1))
        with pytest.raises(NotYours, match="only the host"):
            await table.phases.start(guest)
        assert looker.all("Full") == []
        await table.phases.start(host)
        with pytest.raises(NotNow, match="the table is playing"):
            await table.phases.start(host)

        assert looker.last("Card")["card"]["phase"] == "playing"
        assert looker.last("Full")["n"] == 1


@both
async def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        host, guest, phone, tablet = await guests(tables, 4)
        table = await started(tables, [host, guest])
        old = await look(table, guest, 1)

        with pytest.raises(NotYours, match="only the host"):
            await table.seating.device_code(guest, 0)
        code = await table.seating.device_code(host, 1)
        assert await table.seating.move_device(code.lower(), phone) == 1

        assert old.last()["code"] == "seat_lost"
        with pytest.raises(NotYours):
            await look(table, guest, 1)
        assert (await look(table, phone, 1)).last("Full")["seat"] == 1
        assert table.seats[1].name == "Guest 1"
        with pytest.raises(NoSuchTable, match="opens nothing"):
            await table.seating.move_device(code, tablet)


@both
async def test_a_device_code_lives_ten_minutes_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with parlour(tmp_path, clock) as tables:
        host, guest, phone = await guests(tables, 3)
        table = await gathered(tables, [host, guest])

        first = await table.seating.device_code(guest, 1)
        second = await table.seating.device_code(guest, 1)
        with pytest.raises(NoSuchTable):
            await table.seating.move_device(first, phone)
        await clock.advance(10 * 60_000)
        with pytest.raises(NoSuchTable):
            await table.seating.move_device(second, phone)

        assert table.seats[1].person == guest.id


@both
async def test_a_host_who_moves_device_stays_host(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, phone = await guests(tables, 2)
        table = await gathered(tables, [host], seats=2)

        await table.seating.move_device(await table.seating.device_code(host, 0), phone)

        assert (table.audience.card(host.id).you_host, table.audience.card(phone.id).you_host) == (False, True)


@both
async def test_the_home_page_knows_running_and_finished_tables(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        host, guest = await guests(tables, 2)
        table = await started(tables, [host, guest])
        closed = await gathered(tables, [host, guest])
        await closed.phases.close(host)

        running, finished = await tables.of_person(host.id)
        assert [(mine.table, mine.my_turn, mine.names) for mine in running] == [(table.id, True, ["Ann", "Guest 1"])]
        assert [(mine.table, mine.phase) for mine in finished] == [(closed.id, "closed")]
        assert [mine.my_turn for mine in (await tables.of_person(guest.id))[0]] == [False]


@both
async def test_a_wish_that_makes_no_table_is_refused(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        [person] = await guests(tables, 1)
        for game, options, reason in [
            ("chess", b'{"seats":2}', "there is no game 'chess'"),
            ("snip", b'{"seats":99}', "Snip cannot seat 99"),
            ("snip", b'{"seats":2,"magic":1}', "unknown field `magic`"),
            ("snip", b"[]", "these options make no game"),
        ]:
            with pytest.raises(BadRequest, match=reason):
                await tables.create(person, NewTable(game, msgspec.Raw(options), "Ann", 1))
        assert tables.in_memory() == 0
        with pytest.raises(NoSuchTable):
            await tables.find("nothinghere")


@both
async def test_the_same_watcher_may_say_hello_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        table = await started(tables, people)
        looker = Looker()
        for _ in range(2):
            table.audience.subscribe(people[0].id, 0, 0, looker)

        assert [message["n"] for message in looker.all("Full")] == [1, 1]
        table.audience.unsubscribe(looker)
        assert len(table.audience.subscribers) == 0
