"""The names and faces of bots: enough of them, short, never two alike at a table, and people come first."""

import re
from pathlib import Path

import msgspec
import pytest

from boomtable.server.seating.bots import bot_on
from boomtable.server.seating.characters import FACES, FIRST_FACE, NAMES, apart, named
from boomtable.server.seating.seats import Seats, empty_seats
from boomtable.server.store.facts import SeatFacts

MOST_SEATS = 30
OFFERED = Path(__file__).parents[3] / "web" / "src" / "shell" / "suggested_name.ts"


def full_of_bots(seats: Seats) -> Seats:
    for seat in [seat for seat in seats if seat.kind == "open"]:
        seats = bot_on(seats, seat.seat, "standard")
    return seats


def check_nobody_is_like_somebody_else(seats: Seats) -> None:
    bots = [seat for seat in seats if seat.kind == "bot"]
    people = [seat for seat in seats if seat.kind == "person"]
    assert len({seat.name for seat in bots} | {seat.name for seat in people}) == len(bots) + len({seat.name for seat in people})
    assert len({seat.face for seat in bots} | {seat.face for seat in people}) == len(bots) + len({seat.face for seat in people})


def test_there_are_enough_short_names_and_as_many_faces() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) == FACES - FIRST_FACE == 48
    assert {len(name) for name in NAMES} == {3, 4, 5}


def test_people_are_offered_no_name_of_a_bot() -> None:
    source = OFFERED.read_text()
    offered = re.findall(r"[A-Z][a-z]+", " ".join(re.findall(r'\.\.\."([^"]+)"', source)))
    assert (len(offered), set(offered) & set(NAMES)) == (40, set())


def test_thirty_bots_are_thirty_persons_with_faces_that_nobody_is_offered() -> None:
    seats = full_of_bots(empty_seats(MOST_SEATS))
    check_nobody_is_like_somebody_else(seats)
    assert all(FIRST_FACE <= seat.face < FACES for seat in seats)
    assert [seat.face - FIRST_FACE for seat in seats] == [NAMES.index(seat.name) for seat in seats]


@pytest.mark.parametrize("people", [1, 15, 29])
def test_bots_leave_people_their_names_and_faces(people: int) -> None:
    """However they are written, and whatever faces programs send."""
    here = [SeatFacts(seat, "person", str(seat), NAMES[seat].upper(), FACES - 1 - seat) for seat in range(people)]
    seats = full_of_bots([*here, *(SeatFacts(seat) for seat in range(people, MOST_SEATS))])
    assert seats[:people] == here
    check_nobody_is_like_somebody_else([msgspec.structs.replace(seat, name=seat.name.casefold()) for seat in seats])


def test_a_bot_that_could_be_taken_for_somebody_is_somebody_else_and_the_others_stay() -> None:
    pia, otto = SeatFacts(1, "bot", None, "Pia", 49, "expert", entropy="e"), SeatFacts(2, "bot", None, "Otto", 46, "novice")
    bob = SeatFacts(0, "person", "bob", "Bob", 3)
    assert apart([bob, pia, otto]) == [bob, pia, otto]
    for person in (SeatFacts(0, "person", "bob", "pia", 3), SeatFacts(0, "person", "bob", "Bob", 49)):
        seats = apart([person, pia, otto])
        assert (seats[0], seats[2]) == (person, otto)
        assert (seats[1].name.casefold() != person.name, seats[1].face != person.face) == (True, True)
        assert msgspec.structs.replace(seats[1], name="Pia", face=49) == pia


def test_a_name_is_drawn_by_lot_and_not_from_what_the_seat_adds_to_the_deal() -> None:
    same = SeatFacts(0, "bot", level="standard", entropy="00112233445566778899aabbccddeeff")
    assert len({named(same, []).name for _ in range(200)}) > 10
