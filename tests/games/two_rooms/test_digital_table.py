"""Two Rooms and a Boom: the order of events, seats that change hands, and replays."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import ChangeHands, Go
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import Appoint, Draft, HandsChanged, Lock, OfferShare, Point, Ready
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.laws.deal import Deal
from boomtable.laws.walk import last_position
from boomtable.table import Table, read, replay, write
from boomtable.table.recording import recording_of
from tests.games.two_rooms.positions import THREE_EACH, do, drawn, heard, leader, names, options, refused, room_of, seen, time_up

rule = pytest.mark.rule


@rule("TR-011")
def test_one_action_at_a_time_in_order_of_arrival() -> None:
    state = drawn("A: president blue_team red_team", "B: bomber blue_team red_team")
    first = state.seq
    do(state, 0, Appoint(1))
    do(state, 4, Appoint(5))

    assert (state.seq, leader(state, "A"), leader(state, "B")) == (first + 2, 1, 5)


@rule("TR-011")
@pytest.mark.parametrize("actor", [CLOCK, TABLE])
def test_the_clock_and_the_table_play_no_seats_part(actor: int) -> None:
    assert refused(drawn(*THREE_EACH), actor, Point(1)) == "TR-011"


@rule("TR-325", "TR-355")
def test_a_leader_who_is_away_stays_leader_and_the_lot_chooses() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, Draft(2))
    time_up(state, "round")
    time_up(state, "select", rolls=(0,))
    told = time_up(state, "parley")

    assert names(told)[0] == "HostagesExchanged"
    assert (leader(state), state.place[2]) == (0, 1)


@rule("TR-324")
def test_a_seat_that_does_nothing_keeps_its_hand_and_lets_offers_lapse() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Point(2))
    do(state, 0, OfferShare("card", 1))
    told = time_up(state, "offer")

    assert names(told) == ["ShareLapsed"]
    assert room_of(state, 0).pointing == ((1, 2),)


@rule("TR-326", "TR-318")
def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    state = drawn(*THREE_EACH)
    told = do(state, TABLE, ChangeHands(4, True))

    assert heard(told, 0) == heard(told, PUBLIC) == [HandsChanged(4, True)]
    assert seen(state, 0).bots == (4,)
    assert do(state, TABLE, ChangeHands(4, True)) == []
    do(state, TABLE, ChangeHands(4, False))
    assert (seen(state, 0).bots, state.place.count(1)) == ((), 3)


@rule("TR-326", "TR-378")
def test_a_bot_that_takes_the_last_seat_waited_for_ends_the_deal() -> None:
    state = GAME.setup(options(6), SeededDice(1))[0]
    for seat in range(5):
        do(state, seat, Ready())
    told = do(state, TABLE, ChangeHands(5, True))

    assert names(told)[:2] == ["HandsChanged", "RoundBegun"]


def walking(*bots: int) -> TwoRoomsState:
    """Hostages 1 and 4 are on their way, and these seats are played by bots."""
    state = drawn(*THREE_EACH, mode="party", exchange_clock="hold")
    for seat in bots:
        do(state, TABLE, ChangeHands(seat, True))
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)
    return state


@rule("TR-393", "TR-059")
def test_bots_walk_at_once() -> None:
    assert [(state.phase, GAME.waiting_on(state)) for state in (walking(), walking(1), walking(1, 4))] == [
        ("walk", [1, 4]),
        ("walk", [4]),
        ("round", []),
    ]


@rule("TR-393", "TR-326")
def test_a_bot_that_takes_the_seat_of_a_walking_hostage_has_arrived() -> None:
    state = walking(1)
    assert names(do(state, TABLE, ChangeHands(2, True))) == ["HandsChanged"]
    told = do(state, TABLE, ChangeHands(4, True))

    assert names(told) == ["HandsChanged", "Arrived", "RoundBegun"]


@rule("TR-318")
def test_the_host_moves_nobody_and_says_go_only_where_it_may() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")

    assert refused(state, TABLE, Go(state.phase)) == "TR-318"
    assert refused(state, TABLE, Lock()) == "TR-011"


@rule("TR-318")
def test_a_late_go_for_the_deal_does_not_end_the_first_round() -> None:
    table = Table(GAME, options(6, moderator=True), seed=2)
    table.submit(TABLE, Go("deal"))

    with pytest.raises(IllegalAction, match="the host cannot end deal: it is round"):
        table.submit(TABLE, Go("deal"))
    assert table.state.phase == "round"


@rule("TR-323")
@pytest.mark.parametrize("seats", [6, 13])
def test_a_recording_plays_again(seats: int) -> None:
    table = last_position(Deal(GAME, options(seats, game="advanced", mode="online"), 3)).table
    again = replay(read(write(recording_of(table)), {"two_rooms": GAME}.get))

    assert again.state.dump() == table.state.dump()
    assert again.happened == table.happened


def test_a_games_features_have_the_same_shape_for_every_seat() -> None:
    state = GAME.setup(options(8, game="advanced"), SeededDice(1))[0]
    do(state, 3, Ready())
    shapes = {tuple((name, len(block)) for name, block in GAME.features(seen(state, seat), seat).items()) for seat in range(8)}

    assert len(shapes) == 1


def test_the_text_board_shows_rooms_leaders_and_hands() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Point(2))

    assert GAME.text_board(seen(state, 0)).splitlines()[:9] == [
        "round   round 1 of 3   hostages 1",
        "",
        "room A: seat 0 leads, 2 hands for a new leader",
        "  * seat 0 president",
        "    seat 1 points at 2",
        "    seat 2",
        "room B",
        "    seat 3",
        "    seat 4",
    ]
