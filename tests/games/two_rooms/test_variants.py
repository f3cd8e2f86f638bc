"""Two Rooms and a Boom: no timer, hostages before the end, and a moderator."""

from typing import Any

import pytest

from boomtable.core.schema import Event, Go, Timer
from boomtable.core.seats import FULL, PUBLIC, TABLE
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptShare,
    Bounce,
    Draft,
    HostagesLocked,
    LeaderWaits,
    Lock,
    OfferShare,
    Point,
    Ready,
    Usurp,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.table import Table
from tests.games.two_rooms.positions import THREE_EACH, do, drawn, go, heard, names, refused, room_of, running, seen, share, time_up

rule = pytest.mark.rule

SURPLUS = ("A: president* bouncer_blue blue_team red_team usurper_red", "B: bomber* blue_team red_team spy_red")


def locked(*places: str, hostage: int = 1, **facts: Any) -> tuple[TwoRoomsState, list[Event]]:
    """The leader of room A has locked."""
    state = drawn(*places, **facts)
    do(state, 0, Draft(hostage))
    return state, do(state, 0, Lock())


@rule("TR-288", "TR-289")
def test_without_a_timer_a_leader_locks_and_waits() -> None:
    state, told = locked(*THREE_EACH, no_timer=True)

    assert heard(told, 1) == [HostagesLocked("A", (1,), ()), LeaderWaits("A")]
    assert heard(told, 4) == heard(told, PUBLIC) == [LeaderWaits("A")]
    assert [seen(state, viewer).waiting for viewer in (1, 4, PUBLIC)] == [("A",)] * 3
    assert seen(state, 4).rooms[0] is None


@rule("TR-290")
def test_a_locked_room_is_frozen_and_cards_go_on() -> None:
    state, _ = locked(*SURPLUS, hostage=2, no_timer=True)

    assert [refused(state, 3, Point(1)), refused(state, 0, Abdicate(3)), refused(state, 4, Usurp())] == ["TR-290"] * 3
    share(state, 0, 3)
    do(state, 1, Bounce(2))


@rule("TR-290")
def test_the_lock_voids_hands_and_the_offer_of_the_leader_card() -> None:
    state = drawn(*SURPLUS, no_timer=True)
    do(state, 3, Point(1))
    do(state, 0, Abdicate(3))
    do(state, 0, Draft(2))
    told = do(state, 0, Lock())

    assert names(told) == ["HostagesLocked", "LeadLapsed", "LeaderWaits"]
    assert (room_of(state, 1).pointing, room_of(state, 1).lead_offer) == ((), None)


@rule("TR-290")
def test_when_both_rooms_have_locked_the_round_is_over() -> None:
    state, _ = locked(*THREE_EACH, no_timer=True)
    do(state, 1, OfferShare("card", 2))
    do(state, 3, Draft(4))
    told = do(state, 3, Lock())

    assert names(told) == ["HostagesLocked", "LeaderWaits", "ShareVoided", "RoundEnded", "ParleyBegun", "LeadersMet"]
    assert state.phase == "parley"


@rule("TR-290")
def test_a_small_room_locks_as_many_as_it_has() -> None:
    state = drawn("A: president* blue_team", "B: bomber* " + "red_team " * 8, no_timer=True)
    assert seen(state, 0).hostages == 2
    do(state, 0, Draft(1))

    assert heard(do(state, 0, Lock()), 1)[0] == HostagesLocked("A", (1,), ())


@rule("TR-290")
def test_an_answer_on_its_way_is_heard_though_the_room_locks() -> None:
    state = drawn(*THREE_EACH, no_timer=True)
    table = Table(GAME, state.options, start=(state, []))
    table.submit(1, OfferShare("card", 2))
    known = table.seen(2)
    table.submit(0, Draft(1))
    table.submit(0, Lock())

    assert names(table.submit(2, AcceptShare(1), seen=known)) == ["Shared"]


@rule("TR-381")
@pytest.mark.parametrize("hostage_time", ["after", "before"])
def test_at_the_cap_a_room_that_has_not_locked_chooses(hostage_time: str) -> None:
    state, _ = locked(*THREE_EACH, no_timer=True, hostage_time=hostage_time)
    time_up(state, "round")

    assert (state.phase, GAME.waiting_on(state)) == ("select", [3])


@rule("TR-381")
def test_without_a_timer_a_round_has_a_cap() -> None:
    state = drawn(*THREE_EACH, no_timer=True, no_timer_cap=10)
    assert GAME.timers(state) == [Timer("round", 1, 600_000)]
    do(state, 0, Draft(1))
    do(state, 0, Lock())
    time_up(state, "round")

    assert (state.phase, GAME.waiting_on(state), room_of(state, 1).hostages) == ("select", [3], (1,))


@rule("TR-381", "TR-318")
def test_the_host_may_end_a_round_without_a_timer() -> None:
    state = drawn(*THREE_EACH, no_timer=True)
    assert names(go(state)) == ["RoundEnded"]

    assert refused(drawn(*THREE_EACH), TABLE, Go("round")) == "TR-318"
    assert refused(drawn(*THREE_EACH, no_timer=True, mode="sim"), TABLE, Go("round")) == "TR-318"


@rule("TR-295")
def test_hostages_before_the_end_are_locked_in_the_last_minute() -> None:
    state = drawn(*THREE_EACH, hostage_time="before")
    do(state, 0, Draft(1))
    assert GAME.timers(state) == [Timer("lock_open", 1, 120_000), Timer("round", 1, 180_000)]
    assert refused(state, 0, Lock()) == "TR-080"
    time_up(state, "lock_open")
    do(state, 0, Lock())

    assert (running(state), seen(state, 4).waiting) == (["round"], ("A",))
    assert refused(state, 1, Point(2)) == "TR-290"


@rule("TR-295")
def test_the_round_lasts_though_both_have_locked_and_the_next_one_opens_anew() -> None:
    state = drawn(*THREE_EACH, hostage_time="before")
    time_up(state, "lock_open")
    for leader, target in ((0, 1), (3, 4)):
        do(state, leader, Draft(target))
        do(state, leader, Lock())
    assert (state.phase, running(state), seen(state, 1).waiting) == ("round", ["round"], ("A", "B"))
    assert names(time_up(state, "round")) == ["RoundEnded", "ParleyBegun", "LeadersMet"]
    time_up(state, "parley")
    do(state, 0, Draft(2))

    assert (seen(state, 0).lock_open, refused(state, 0, Lock())) == (False, "TR-080")
    assert running(state) == ["lock_open", "round"]


@rule("TR-295")
def test_in_a_short_round_they_may_be_locked_from_the_start() -> None:
    state = drawn(
        "A: president* blue_team red_team", "B: bomber* blue_team red_team", in_round=2, hostage_time="before", round_minutes=(1, 1, 1)
    )
    for name, rolls in (("round", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert (state.round, state.lock_open, running(state)) == (3, True, ["round"])


@rule("TR-295")
def test_when_the_clock_runs_out_unlocked_rooms_are_completed_at_once() -> None:
    state = drawn(*THREE_EACH, hostage_time="before")
    time_up(state, "lock_open")
    do(state, 0, Draft(2))
    do(state, 0, Lock())
    told = time_up(state, "round", rolls=(1,))

    assert names(told) == ["RoundEnded", "HostagesLocked", "ParleyBegun", "LeadersMet"]
    assert heard(told, 4)[1] == HostagesLocked("B", (5,), (5,))
    assert room_of(state, 1).hostages == (2,)


@rule("TR-296")
def test_a_locked_hostage_who_has_left_is_struck_and_replaced_by_lot() -> None:
    state, _ = locked(*SURPLUS, hostage=2, no_timer=True)
    do(state, 1, Bounce(2))
    told = go(state, rolls=(1,))

    assert heard(told, 0)[1] == HostagesLocked("A", (3,), (3,))


@rule("TR-296")
def test_if_more_were_locked_than_are_sent_the_last_named_are_dropped() -> None:
    state = drawn("A: president* blue_team red_team " + "blue_team " * 6, "B: bomber* red_team", no_timer=True)
    for target in (2, 1):
        do(state, 0, Draft(target))
    do(state, 0, Lock())
    told = go(state)

    assert seen(state, 0).to_send == 1
    assert heard(told, 3)[1] == HostagesLocked("A", (2,), ())


@rule("TR-297", "TR-382")
def test_a_moderator_ends_rounds_and_the_parley() -> None:
    state = drawn(*THREE_EACH, moderator=True)
    go(state)
    time_up(state, "select", rolls=(0, 0))

    assert GAME.timers(state) == [Timer("parley", 1, 120_000)]
    assert [names(do(state, leader, Ready())) for leader in (0, 3)] == [["BecameReady"], ["BecameReady"]]
    assert (state.phase, GAME.waiting_on(state)) == ("parley", [])
    assert names(go(state)) == ["HostagesExchanged", "RoundBegun"]


@rule("TR-382")
def test_a_moderator_starts_the_next_round_even_where_leaders_have_no_time_to_talk() -> None:
    state = drawn(*THREE_EACH, moderator=True, parley_seconds=0)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    assert state.phase == "parley"

    quick = drawn(*THREE_EACH, parley_seconds=0)
    time_up(quick, "round")
    assert names(time_up(quick, "select", rolls=(0, 0)))[-2:] == ["HostagesExchanged", "RoundBegun"]


@rule("TR-382")
def test_without_a_moderator_the_host_does_not_end_the_parley() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))

    assert GAME.timers(state) == [Timer("parley", 1, 20_000)]
    assert refused(state, TABLE, Go(state.phase)) == "TR-318"


@rule("TR-304")
def test_only_somebody_who_does_not_play_sees_all_cards() -> None:
    state = drawn(*THREE_EACH, moderator=True)

    assert None not in seen(state, FULL).cards
    assert [sum(card is not None for card in seen(state, seat).cards) for seat in range(6)] == [1] * 6
