"""Two Rooms and a Boom: what is observed straight from the state, where random games hardly come."""

from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.features import LAST_SHOWN
from boomtable.games.two_rooms.rules import calls
from boomtable.games.two_rooms.schema import Abdicate, AcceptLead, Bounce, Call, OfferShare, Ready, Reveal
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.rows import observed, told
from tests.games.two_rooms.positions import do, drawn, end, time_up

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

    state.place[0] = state.place[6]  # bounced

    assert [row["barred"].count(1) for row in rows(state)] == [0] * 8


def test_only_who_is_asked_answers_for_the_leader_card() -> None:
    state = drawn("A: president* blue_team red_team", "B: bomber* blue_team red_team", mode="sim")
    state.beat, state.answering, state.answers_to, state.answers_lead = 2, 1, 0, True

    found = rows(state)

    assert [row["own"][5] for row in found] == [0, 1, 0, 0, 0, 0]
    assert [row["answers"] for row in found] == [[0], [6], [0], [0], [0], [0]]
    assert [row["waiting_on"][0] for row in found] == [0, 1, 0, 0, 0, 0]


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


def test_who_has_called_before_the_others_only_knows_it_alone() -> None:
    state = drawn("A: president* blue_team agoraphobe gambler", "B: bomber* blue_team red_team", in_round=3, premature_loss=True)
    state.may_call = 1 << 2
    calls.begin(state, None)
    do(state, 3, Call("red"))

    found = rows(state)

    assert found[0]["waiting_on"] == [0, 0, 1, 1, 0, 0, 0]
    assert found[3]["waiting_on"] == [0, 0, 0, 0, 0, 0, 1]  # seat 2, which is six to its left
    assert (found[3]["called"], found[0]["called"]) == ([1], [0])


def test_a_bouncer_shows_its_card_to_one() -> None:
    state = drawn("A: president* bouncer_blue blue_team red_team", "B: bomber* bouncer_red red_team")
    do(state, 1, Bounce(3))

    assert [row["shown_how"][0] for row in rows(state)][:4] == [1, 3, 1, 3]  # to others it looks like any other


def test_leaders_meet() -> None:
    state = drawn("A: president* blue_team red_team", "B: bomber* blue_team red_team")
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    do(state, 3, Ready())

    found = rows(state)

    assert [row["other_leader"] for row in found] == [[4], [0], [0], [4], [0], [0]]
    assert (found[0]["parley_ready"], found[1]["parley_ready"]) == ([0, 0, 0, 1, 0, 0], [0] * 6)


def test_everybody_waits_for_the_leader_of_its_own_room() -> None:
    state = drawn("A: president* blue_team red_team", "B: bomber* blue_team red_team")
    time_up(state, "round")

    assert [row["waiting_on"].index(1) for row in rows(state)] == [0, 5, 4, 0, 5, 4]


def test_the_end_shows_all() -> None:
    rooms = ("A: president* blue_team red_team ambassador_blue", "B: bomber* blue_team red_team ambassador_red")
    state = drawn(*rooms, "buried: gambler", open_deck=False)
    do(state, 0, Reveal("card", 1))
    before = rows(state)
    end(state)
    after = rows(state)

    assert [row["places"].count(0) for row in before] == [1] * 8  # the Ambassador of the other room
    assert [row["places"].count(0) for row in after] == [0] * 8
    assert [sum(row["deck"]) for row in (before[2], after[2])] == [0, 9]
    assert before[2]["buried"] == [0] != after[2]["buried"]
    assert before[2]["seen_roles"][0] == 0 != after[2]["seen_roles"][0]
