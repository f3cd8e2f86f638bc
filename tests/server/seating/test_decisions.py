"""Decisions about seats: from the facts of a table to a change or a refusal, without a loop, a clock or a disk."""

import msgspec
import pytest

from boomtable.core.schema import ChangeHands
from boomtable.games import GAMES
from boomtable.server.errors import BadRequest, NoSuchTable, NotNow, NotYours, SeatKept
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import TableSettings, TakeSeat
from boomtable.server.seating import arranging, bots, devices, leaving, moderating, renaming, sitting
from boomtable.server.seating.presence import HOST_PATIENCE_MS, IDLE_MS, Presence
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import DeviceFacts, SeatFacts, TableFacts

NOW = 1_700_000_000_000.0
ENTROPY = "00112233445566778899aabbccddeeff"
ANN, BOB, CLEO = (Person(name, name.capitalize(), 0, None) for name in ("ann", "bob", "cleo"))


def person_on(seat: int, person: Person) -> SeatFacts:
    return SeatFacts(seat, "person", person.id, person.name, entropy=ENTROPY)


def room(seats: Seats, game: str = "snip", online: tuple[str, ...] = (), waits: float | None = None, **facts: object) -> Room:
    """A table of Ann, who has been offline for long unless she is in `online`, like everybody else."""
    rules = GAMES[game]
    options = rules.options_type(len(seats))
    written = msgspec.json.encode(options).decode()
    known = TableFacts(
        id="table", code="CODE22", game=game, rules_version=1, options=written, host="ann", seed="", clock_set=0, created=0, changed=0
    )
    presence = Presence(NOW - HOST_PATIENCE_MS)
    presence.now_online(set(online), NOW)
    return Room(msgspec.structs.replace(known, **facts), seats, rules, options, presence, NOW, lambda seat, viewer: waits)


def take(seat: int | None = None, code: str | None = "CODE22", name: str = "Bob") -> TakeSeat:
    return TakeSeat(name, 3, ENTROPY, code, seat)


def test_who_sits_down_gets_the_first_free_seat_and_changes_nothing_else() -> None:
    here = room([person_on(0, ANN), SeatFacts(1), SeatFacts(2)])
    place, change = sitting.sit(here, BOB, take())
    assert (place, change.facts, change.hands, change.lost) == (1, {"host": "ann"}, (), None)
    assert change.seats == [here.seats[0], SeatFacts(1, "person", "bob", "Bob", 3, entropy=ENTROPY), SeatFacts(2)]
    assert here.seats[1] == SeatFacts(1)


def test_the_first_at_a_table_without_a_host_is_its_host() -> None:
    _, change = sitting.sit(room([SeatFacts(0), SeatFacts(1)], host=None), BOB, take())
    assert change.facts == {"host": "bob"}


@pytest.mark.parametrize(
    ("wish", "error", "why"),
    [
        (take(code=None), NotYours, "wants its code"),
        (take(0), NotNow, "seat 0 is taken"),
        (take(7), BadRequest, "there is no seat 7"),
        (take(name="\u200b"), BadRequest, "something that can be seen"),
    ],
)
def test_nobody_sits_down_against_the_facts(wish: TakeSeat, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        sitting.sit(room([person_on(0, ANN), SeatFacts(1)]), BOB, wish)


def test_a_seat_that_was_left_is_free_or_a_bots_where_the_game_keeps_its_seats() -> None:
    seats = [person_on(0, ANN), person_on(1, BOB)]
    gathering = leaving.leave(room(seats), BOB, 1)
    assert gathering.seats is not None
    assert (gathering.seats[1], gathering.hands) == (SeatFacts(1, entropy=ENTROPY), ())

    playing = leaving.leave(room(seats, "its_a_bomb", phase="playing"), ANN, 1)
    assert playing.seats is not None
    assert (playing.seats[1].kind, playing.seats[1].level, playing.seats[1].person) == ("bot", "standard", None)
    assert (playing.lost, playing.hands) == ("freed", (ChangeHands(1, bot=True, sent_away=True),))


@pytest.mark.parametrize(("online", "heir"), [((), "bob"), (("cleo",), "cleo")])
def test_a_host_who_leaves_hands_the_table_on(online: tuple[str, ...], heir: str) -> None:
    change = leaving.leave(room([person_on(0, ANN), person_on(1, BOB), person_on(2, CLEO)], online=online), ANN, 0)
    assert change.facts == {"host": heir}


@pytest.mark.rule("TB-013")
def test_a_game_of_bots_that_nobody_sees_is_deserted() -> None:
    played = [SeatFacts(seat, "bot", level="standard") for seat in range(2)]
    assert leaving.is_deserted(room(played, "its_a_bomb", phase="playing"))
    assert not leaving.is_deserted(room(played, "its_a_bomb", phase="playing", moderator="ann"))
    assert not leaving.is_deserted(room(played, "snip", phase="playing"))
    assert not leaving.is_deserted(room([*played[:1], person_on(1, BOB)], "its_a_bomb", phase="playing"))


def test_who_is_forgotten_leaves_no_name_behind() -> None:
    change = leaving.forget(room([person_on(0, ANN), person_on(1, BOB)], phase="over"), "ann")
    assert change.facts == {"host": "bob"}
    assert change.seats == [SeatFacts(0, "person", None, "", entropy=ENTROPY), person_on(1, BOB)]


def test_a_bot_is_called_by_the_holder_or_by_the_host_for_somebody_who_is_gone() -> None:
    seats = [person_on(0, ANN), person_on(1, BOB)]
    for person, online in ((BOB, ("bob",)), (ANN, ())):
        change = bots.add_bot(room(seats, phase="playing", online=online), person, 1, "standard")
        assert change.seats == [seats[0], msgspec.structs.replace(seats[1], away=True, level="standard")]
    with pytest.raises(NotNow, match="its holder is there, or left just now"):
        bots.add_bot(room(seats, phase="playing", online=("bob",)), ANN, 1, "standard")
    with pytest.raises(NotYours, match="only the host"):
        bots.add_bot(room([*seats, person_on(2, CLEO)], phase="playing"), CLEO, 1, "standard")


def test_anybody_may_call_a_bot_where_a_relaxed_game_waits_for_days() -> None:
    seats = [person_on(0, ANN), person_on(1, BOB), person_on(2, CLEO)]
    waiting = room(seats, phase="playing", pace="relaxed", online=("bob",), waits=NOW - IDLE_MS)
    assert bots.add_bot(waiting, CLEO, 1, "standard").seats is not None
    with pytest.raises(NotYours):
        bots.add_bot(room(seats, phase="playing", pace="relaxed", waits=NOW - IDLE_MS + 1), CLEO, 1, "standard")


@pytest.mark.rule("TB-014")
def test_the_host_moves_no_seat_of_somebody_who_is_there() -> None:
    seats = [person_on(0, ANN), person_on(1, BOB)]
    assert devices.device_for(room(seats), ANN, 1) == DeviceFacts(1, int(NOW))
    assert devices.device_for(room(seats, "its_a_bomb", phase="playing"), BOB, 1) == DeviceFacts(1, None)
    with pytest.raises(SeatKept):
        devices.device_for(room(seats, "its_a_bomb", phase="playing", online=("bob",)), ANN, 1)
    with pytest.raises(SeatKept):
        devices.move(room(seats, "its_a_bomb", phase="playing", online=("bob",)), DeviceFacts(1, int(NOW)), CLEO)
    with pytest.raises(NoSuchTable):
        devices.move(room(seats), None, CLEO)


def test_who_hosts_from_one_seat_takes_the_table_along_to_another_device() -> None:
    moved, change = devices.move(room([person_on(0, ANN), person_on(1, BOB)]), DeviceFacts(0, None), CLEO)
    assert (moved.seat, moved.told, change.lost, change.facts) == (0, False, "moved", {"host": "cleo"})


def test_who_moderates_gives_up_the_seat() -> None:
    seats = [person_on(seat, person) for seat, person in enumerate((ANN, BOB, CLEO))] + [SeatFacts(seat) for seat in range(3, 6)]
    here = room(seats, "two_rooms")
    here = Room(here.facts, seats, here.game, msgspec.structs.replace(here.options, moderator=True), here.presence, NOW, here.idle_since)
    change = moderating.moderate(here, BOB, None, "Bob")
    assert change.seats is not None
    assert (change.facts["moderator"], change.seats[1].kind) == ("bob", "open")
    with pytest.raises(NotNow, match="nobody moderates here"):
        moderating.moderate(room([person_on(0, ANN), SeatFacts(1)]), ANN, None, "Ann")


def test_a_new_name_is_shown_on_the_own_seats_and_on_no_others() -> None:
    beside = msgspec.structs.replace(person_on(1, ANN), name="Grandma", face=4)
    seats = [beside, person_on(2, BOB), person_on(0, ANN)]
    seats = [msgspec.structs.replace(seat, seat=place) for place, seat in enumerate(seats)]
    renamed = Person("ann", "Anna", 7, "it")
    change = renaming.rename(room(seats), renamed, "Ann")
    assert (change.facts, change.hands, change.lost) == ({}, (), None)
    assert change.seats == [*seats[:2], msgspec.structs.replace(seats[2], name="Anna", face=7)]


def test_who_never_told_a_name_gives_it_to_the_first_seat_and_bots_step_aside() -> None:
    seats = [person_on(0, ANN), SeatFacts(1, "bot", None, "Pia", 49, "standard")]
    change = renaming.rename(room(seats, moderator="ann", moderator_name="Ann"), Person("ann", "Pia", 3, None), "")
    assert change.facts == {"moderator_name": "Pia"}
    assert change.seats is not None
    assert (change.seats[0].name, change.seats[0].face, change.seats[1].name != "Pia") == ("Pia", 3, True)


def test_a_smaller_table_keeps_everybody_or_is_refused() -> None:
    wish = TableSettings(msgspec.Raw(b'{"seats":2}'), public=True, spectators="none", pace="live")
    change = arranging.settings(room([person_on(0, ANN), SeatFacts(1), person_on(2, BOB)]), ANN, wish)
    assert change.seats == [person_on(0, ANN), person_on(1, BOB)]
    assert (change.facts["public"], change.facts["spectators"]) == (True, "none")
    with pytest.raises(NotNow, match="more are taken"):
        arranging.settings(room([person_on(0, ANN), person_on(1, CLEO), person_on(2, BOB)]), ANN, wish)


def test_a_game_starts_with_every_seat_taken() -> None:
    full = [person_on(0, ANN), SeatFacts(1, "bot", None, "Pia", 1, "standard")]
    assert arranging.seats_to_start(room(full), ANN) == full
    with pytest.raises(NotNow, match="seat 1 is free"):
        arranging.seats_to_start(room([person_on(0, ANN), SeatFacts(1)]), ANN)
    with pytest.raises(NotYours, match="only the host"):
        arranging.seats_to_start(room(full), BOB)


@pytest.mark.rule("TB-021")
def test_only_people_add_to_a_deal_and_nobody_does_it_for_them() -> None:
    silent = SeatFacts(1, "person", "bob", "Bob")
    left_by_somebody = SeatFacts(2, "bot", None, "Pia", 1, "standard", entropy="ab" * 16)
    another_of_the_host = SeatFacts(3, "person", "ann", "Ann's brother")
    here = room([person_on(0, ANN), silent, left_by_somebody, another_of_the_host])

    begun = arranging.seats_to_start(here, ANN, entropy="cd" * 16)

    assert [seat.entropy for seat in begun] == [ENTROPY, None, None, "cd" * 16]


@pytest.mark.rule("TB-021")
def test_whoever_sits_down_adds_nothing_of_the_last_on_the_seat() -> None:
    left = room([person_on(0, ANN), SeatFacts(1, entropy="ab" * 16)])
    _, change = sitting.sit(left, BOB, TakeSeat("Bob", 1, code=left.facts.code))
    assert change.seats is not None
    assert change.seats[1].entropy is None

    _, again = sitting.sit(room([person_on(0, ANN), person_on(1, BOB)]), BOB, TakeSeat("Bobby", 1, seat=1))
    assert again.seats is not None
    assert (again.seats[1].name, again.seats[1].entropy) == ("Bobby", ENTROPY)
