"""Two Rooms and a Boom: what is observed straight from the state, where random games hardly come."""

from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.features import LAST_SHOWN
from boomtable.games.two_rooms.schema import Abdicate, AcceptLead, OfferShare, Reveal
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.rows import observed, told
from tests.games.two_rooms.positions import do, drawn

ROOM_OF_FIVE = ("A: president* blue_team blue_team red_team red_team", "B: bomber* blue_team red_team")


def rows(state: TwoRoomsState) -> list[dict[str, list[int]]]:
    """What each seat observes, once it is known to be what its view tells."""
    features = [told(GAME, state, seat) for seat in range(state.seats)]
    found = [observed(GAME, state, seat, row) for seat, row in enumerate(features)]
    assert found == features
    return found


def test_to_whom_the_leader_card_may_not_go_back() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 0, Abdicate(2))
    do(state, 2, AcceptLead())

    barred = [row["barred"] for row in rows(state)]

    assert [each.count(1) for each in barred] == [1] * 5 + [0] * 3  # in the other room nobody sees it
    assert barred[0][2 * 8 + 0] == 1  # seat 0 counts from itself, seat 2 is two to its left
    assert barred[2][0 * 8 + 6] == 1


def test_offers_of_cards_in_their_order() -> None:
    state = drawn(*ROOM_OF_FIVE)
    for seat in (3, 1, 4):
        do(state, seat, OfferShare("card", 0))

    assert rows(state)[0]["offer_ranks"] == [0, 2, 0, 1, 3, 0, 0, 0]


def test_only_the_last_of_many_cards_that_were_shown_one_by_one() -> None:
    state = drawn(*ROOM_OF_FIVE, colour="on")
    do(state, 1, Reveal("colour", 0))
    for _ in range(LAST_SHOWN):
        do(state, 3, Reveal("card", 4))

    first, last = rows(state)[0], rows(state)[4]

    assert (first["colours"], first["shown_by"].count(2)) == ([1, 1, 0, 0, 0, 0, 0, 0], 0)  # known, though no row tells it any more
    assert last["shown_by"] == [8] * LAST_SHOWN  # one to its right
