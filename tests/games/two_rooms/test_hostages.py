"""Two Rooms and a Boom: hostages, parley and exchange."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import (
    AskToShow,
    BecameReady,
    Draft,
    HostagesExchanged,
    HostagesLocked,
    LeadersMet,
    Lock,
    MovedView,
    OfferShare,
    ParleyBegun,
    Point,
    Ready,
    Reveal,
    Said,
)
from tests.games.two_rooms.positions import (
    FIVE_AND_SIX,
    THREE_EACH,
    do,
    drawn,
    heard,
    leader,
    legal,
    names,
    own,
    refused,
    room_of,
    seen,
    time_up,
)

rule = pytest.mark.rule


@rule("TR-080")
def test_leaders_choose_after_the_clock_and_cannot_change_their_choice() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, Draft(1))
    assert refused(state, 0, Lock()) == "TR-080"
    time_up(state, "round")
    do(state, 0, Lock())

    assert [refused(state, 0, Draft(2)), refused(state, 0, Lock())] == ["TR-080", "TR-080"]


@rule("TR-081")
def test_a_draft_is_seen_by_its_leader_only_and_gone_with_leadership() -> None:
    state = drawn(*THREE_EACH)
    told = do(state, 0, Draft(1))

    assert [names(heard(told, viewer)) for viewer in (0, 1, 3)] == [["Drafted"], [], []]
    assert [own(state, seat).draft for seat in (0, 1)] == [(1,), ()]
    do(state, 0, Draft(1))
    assert own(state, 0).draft == ()
    do(state, 0, Draft(2))
    do(state, 1, Point(1))
    do(state, 2, Point(1))
    assert (leader(state), own(state, 1).draft) == (1, ())


@rule("TR-082", "TR-345")
def test_both_rooms_send_as_many_as_the_smaller_can() -> None:
    state = drawn("A: president* red_team", "B: bomber* blue_team blue_team " + "red_team " * 8)
    time_up(state, "round")

    assert [seen(state, seat).to_send for seat in (0, 5)] == [1, 1]


@rule("TR-345", "TR-377")
def test_when_nobody_can_go_both_rooms_are_locked_with_nobody() -> None:
    state = drawn("A: president*", "B: bomber* blue_team blue_team red_team red_team")
    told = time_up(state, "round")

    assert names(told) == ["RoundEnded", "HostagesLocked", "HostagesLocked", "ParleyBegun", "LeadersMet"]
    assert names(time_up(state, "parley")) == ["HostagesExchanged", "RoundBegun"]


@rule("TR-083")
def test_a_lock_takes_exactly_the_number() -> None:
    state = drawn(*FIVE_AND_SIX)
    time_up(state, "round")
    do(state, 0, Draft(1))

    assert refused(state, 0, Lock()) == "TR-083"
    do(state, 0, Draft(2))
    do(state, 0, Draft(3))
    assert refused(state, 0, Lock()) == "TR-083"
    do(state, 0, Draft(2))
    do(state, 0, Lock())
    assert room_of(state, 4).hostages == (1, 3)


@rule("TR-084")
def test_the_own_room_sees_the_lock_and_the_other_nothing() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    do(state, 0, Draft(2))
    told = do(state, 0, Lock())

    assert heard(told, 1) == [HostagesLocked("A", (2,), ())]
    assert heard(told, 4) == heard(told, PUBLIC) == []
    assert [seen(state, seat).waiting_on for seat in (1, 4)] == [(), (3,)]


@rule("TR-085", "TR-355")
def test_a_late_leader_is_helped_out_by_the_lot() -> None:
    state = drawn(*FIVE_AND_SIX)
    do(state, 0, Draft(4))
    time_up(state, "round")
    told = time_up(state, "select", rolls=(0, 1, 0))

    assert heard(told, 1)[0] == HostagesLocked("A", (4, 1), (1,))
    assert heard(told, 6)[0] == HostagesLocked("B", (7, 6), (7, 6))


@rule("TR-356")
def test_when_both_leaders_fail_the_game_goes_on() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    told = time_up(state, "select", rolls=(0, 0))

    assert names(told) == ["HostagesLocked", "HostagesLocked", "ParleyBegun", "LeadersMet"]


@rule("TR-357")
def test_a_lock_before_the_timeout_counts() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    do(state, 0, Draft(2))
    do(state, 0, Lock())
    time_up(state, "select", rolls=(0,))

    assert room_of(state, 0).hostages == (2,)
    assert refused(state, 0, Lock()) == "TR-373"


@rule("TR-086", "TR-005")
def test_the_leaders_meet_without_hostages() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    told = time_up(state, "select", rolls=(0, 0))

    assert heard(told, 0)[-2:] == [ParleyBegun(1), LeadersMet(0, 3)]
    assert heard(told, 2)[-1:] == [ParleyBegun(1)]
    assert [own(state, seat).other_leader for seat in (0, 3, 1)] == [3, 0, None]
    assert [seen(state, 1).places[seat] for seat in (0, 3)] == ["A", "B"]


@rule("TR-079", "TR-086")
def test_the_rooms_do_not_learn_who_meets_their_leader() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))

    assert [room is None for seat in (0, 1, 4) for room in seen(state, seat).rooms] == [False, True, False, True, True, False]
    assert [seen(state, viewer).waiting_on for viewer in (0, 1, PUBLIC)] == [(0, 3), (), ()]
    assert refused(state, 1, Ready()) == "TR-086"


@rule("TR-086")
def test_the_parley_ends_when_both_leaders_are_ready() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    told = do(state, 3, Ready())

    assert [heard(told, seat) for seat in (0, 1)] == [[BecameReady(3)], []]
    assert own(state, 0).parley_ready == (3,)
    assert names(do(state, 0, Ready()))[1:] == ["HostagesExchanged", "RoundBegun"]


@rule("TR-087", "TR-061")
def test_the_parley_is_heard_by_the_leaders_only() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    told = do(state, 0, AskToShow("card"))

    assert [heard(told, seat) for seat in (3, 1, 4)] == [[Said(0, 3, "AskToShow", None, "card")], [], []]
    assert [refused(state, 0, Reveal("card", None)), refused(state, 0, OfferShare("card", 3))] == ["TR-060", "TR-060"]
    assert [heard(do(state, 1, AskToShow("card")), seat) != [] for seat in (0, 2, 4)] == [False, True, False]


@rule("TR-088", "TR-089")
def test_all_hostages_move_at_once_and_everybody_sees_it() -> None:
    state = drawn(*FIVE_AND_SIX)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0, 0, 0))
    told = time_up(state, "parley")

    assert heard(told, PUBLIC)[0] == HostagesExchanged((1, 2), (6, 7))
    assert [seen(state, 0).places[seat] for seat in (0, 1, 2, 5, 6, 7)] == ["A", "B", "B", "B", "A", "A"]
    assert seen(state, 9).moves[0] == MovedView(1, 1, "A", "B", "hostage")
    assert (leader(state, "A"), leader(state, "B")) == (0, 5)
    assert room_of(state, 1, "B").leader == 5
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)
    assert seen(state, 9).moves[4] == MovedView(2, 3, "A", "B", "hostage")


@rule("TR-082")
def test_the_form_lists_everybody_but_the_leader() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")

    assert legal(state, 0, Draft) == [Draft(1), Draft(2)]
    assert GAME.waiting_on(state) == [0, 3]
