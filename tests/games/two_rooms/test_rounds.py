"""Two Rooms and a Boom: rounds, clocks and phases."""

from typing import Any

import msgspec
import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Go, Pause, Resume, Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games.two_rooms import GAME, timing
from boomtable.games.two_rooms.role_sets import cards
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptShare,
    Appoint,
    Arrive,
    AskToShow,
    BecameReady,
    Bounce,
    Draft,
    Lock,
    Move,
    NotReady,
    OfferShare,
    Phase,
    Point,
    Ready,
    Reveal,
    RoundBegun,
    RoundEnded,
    Unpoint,
    Usurp,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.table import Table
from tests.games.two_rooms.positions import (
    FIVE_AND_SIX,
    THREE_EACH,
    dealt,
    do,
    drawn,
    go,
    heard,
    leader,
    names,
    options,
    own,
    refused,
    room_of,
    running,
    seen,
    time_up,
)

rule = pytest.mark.rule

EVERY_SIZE = range(6, 31)
A_SCREEN, B_SCREEN = -16, -17


@rule("TR-050", "TR-052")
def test_the_basic_game_has_rounds_of_3_2_and_1_minutes() -> None:
    assert [timing.round_ms(options(6), 3, number) for number in (1, 2, 3)] == [180_000, 120_000, 60_000]


@rule("TR-051", "TR-052")
def test_the_long_game_has_rounds_of_5_to_1_minutes() -> None:
    long = options(11, game="advanced", rounds="five")

    assert timing.round_count(long, 11) == 5
    assert [timing.round_ms(long, 5, number) for number in (1, 2, 3, 4, 5)] == [300_000, 240_000, 180_000, 120_000, 60_000]


@rule("TR-053", "TR-306")
def test_everybody_sees_the_same_clock() -> None:
    state = drawn(*THREE_EACH)

    assert {seen(state, viewer).timers for viewer in (0, 4, PUBLIC, -16, -17)} == {(Timer("round", 1, 180_000),)}


@rule("TR-054", "TR-055")
@pytest.mark.parametrize(
    ("players", "three", "five"),
    [
        (6, [1, 1, 1], None),
        (10, [1, 1, 1], None),
        (11, [2, 1, 1], [2, 2, 1, 1, 1]),
        (13, [2, 1, 1], [2, 2, 1, 1, 1]),
        (14, [2, 1, 1], [3, 2, 2, 1, 1]),
        (17, [2, 1, 1], [3, 2, 2, 1, 1]),
        (18, [2, 1, 1], [4, 3, 2, 1, 1]),
        (21, [2, 1, 1], [4, 3, 2, 1, 1]),
        (22, [3, 2, 1], [5, 4, 3, 2, 1]),
        (30, [3, 2, 1], [5, 4, 3, 2, 1]),
    ],
)
def test_the_number_of_hostages_by_players_and_round(players: int, three: list[int], five: list[int] | None) -> None:
    assert [timing.hostages(players, 3, number) for number in (1, 2, 3)] == three
    if five is not None:
        assert [timing.hostages(players, 5, number) for number in (1, 2, 3, 4, 5)] == five


@rule("TR-376")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_the_full_number_of_hostages_can_always_be_sent(players: int) -> None:
    schedules = (3, 5) if players > 10 else (3,)
    asked = [timing.hostages(players, rounds, number) for rounds in schedules for number in range(1, rounds + 1)]

    assert max(asked) <= players // 2 - 1


@rule("TR-056")
def test_the_row_does_not_change_when_somebody_leaves() -> None:
    state = drawn(*FIVE_AND_SIX)
    do(state, TABLE, ChangeHands(3, True))

    assert seen(state, 0).hostages == 2


@rule("TR-003", "TR-054", "TR-056")
def test_ambassadors_do_not_count_for_the_row() -> None:
    envoys = "hall: ambassador_blue ambassador_red"
    state = drawn("A: president* blue_team blue_team red_team red_team", "B: bomber* blue_team blue_team red_team red_team", envoys)

    assert seen(state, 0).hostages == 1
    assert seen(drawn(*FIVE_AND_SIX, envoys), 0).hostages == 2


@rule("TR-378")
def test_the_deal_ends_when_everybody_is_ready_bots_at_once() -> None:
    state = dealt(6)
    do(state, TABLE, ChangeHands(5, True))
    told = [event for seat in range(4) for event in do(state, seat, Ready())]

    assert told == [BecameReady(seat) for seat in range(4)]
    assert (state.phase, GAME.waiting_on(state)) == ("deal", [4])
    assert names(do(state, 4, Ready()))[:2] == ["BecameReady", "RoundBegun"]


@rule("TR-378")
def test_the_deal_ends_when_a_bot_takes_the_last_seat_that_is_not_ready() -> None:
    state = dealt(6)
    for seat in range(5):
        do(state, seat, Ready())

    assert names(do(state, TABLE, ChangeHands(5, True)))[:2] == ["HandsChanged", "RoundBegun"]


@rule("TR-378")
@pytest.mark.parametrize("ends", [go, lambda state: time_up(state, "deal")])
def test_the_deal_ends_by_the_host_or_after_a_minute(ends: object) -> None:
    state = dealt(6)
    assert GAME.timers(state) == [Timer("deal", 0, 60_000)]
    assert callable(ends)

    ends(state)

    assert (state.phase, state.round) == ("round", 1)


@rule("TR-378")
def test_a_seat_is_ready_once() -> None:
    state = dealt(6)
    do(state, 2, Ready())

    assert refused(state, 2, Ready()) == "TR-378"


@rule("TR-407")
def test_a_round_online_is_over_when_all_in_both_rooms_are_ready() -> None:
    state = drawn(*THREE_EACH)
    for seat in range(5):
        do(state, seat, Ready())
    assert [seen(state, viewer).ready for viewer in (0, 3, PUBLIC)] == [(0, 1, 2), (3, 4), ()]

    assert names(do(state, 5, Ready()))[:2] == ["BecameReady", "RoundEnded"]
    assert (state.phase, state.ready, seen(state, 0).ready) == ("select", 0b111111, ())


@rule("TR-407")
def test_only_the_own_room_sees_who_is_ready_and_who_is_not_any_more() -> None:
    state = drawn(*THREE_EACH)

    told = do(state, 1, Ready())
    again = do(state, 1, Ready())

    assert [heard(told, viewer) for viewer in (0, 1, A_SCREEN, 3, PUBLIC, B_SCREEN)] == [[BecameReady(1)]] * 3 + [[]] * 3
    assert [heard(again, viewer) for viewer in (2, A_SCREEN)] == [[NotReady(1)]] * 2
    assert state.ready == 0


@rule("TR-407")
@pytest.mark.parametrize("facts", [{"mode": "party"}, {"no_timer": True}, {"hostage_time": "before"}, {"moderator": True}])
def test_where_something_else_ends_a_round_nobody_gets_ready(facts: dict[str, Any]) -> None:
    assert refused(drawn(*THREE_EACH, **facts), 1, Ready()) == "TR-407"


@rule("TR-377")
def test_the_end_of_a_round_in_its_order() -> None:
    state = drawn("A: president blue_team red_team", "B: bomber* blue_team red_team")
    do(state, 3, Abdicate(4))
    do(state, 3, Draft(5))
    told = time_up(state, "round", rolls=(1,))

    assert names(told) == ["LeaderNamed", "LeadLapsed", "RoundEnded"]
    assert told[-1] == RoundEnded(1, 1)
    assert (state.phase, leader(state), seen(state, 5).to_send) == ("select", 1, 1)
    assert own(state, 3).draft == (5,)


@rule("TR-377")
def test_the_form_takes_at_most_as_many_as_are_sent() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, Draft(2))
    do(state, 0, Draft(1))
    time_up(state, "round")

    assert own(state, 0).draft == (2,)


@rule("TR-057", "TR-058")
def test_after_a_round_hostages_parley_clock_and_walk() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    for seat, target in ((0, 1), (3, 4)):
        do(state, seat, Draft(target))
        told = do(state, seat, Lock())
    assert names(told) == ["HostagesLocked", "ParleyBegun", "LeadersMet"]
    assert running(state) == ["parley"]

    told = time_up(state, "parley")

    assert names(told) == ["HostagesExchanged", "RoundBegun"]
    assert heard(told, PUBLIC)[-1] == RoundBegun(2, 1)
    assert (state.round, running(state)) == (2, ["round"])
    assert [state.place[seat] for seat in (1, 4)] == [1, 0]


@rule("TR-090")
def test_after_the_last_exchange_the_game_ends() -> None:
    state = drawn(*THREE_EACH, in_round=3)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    told = time_up(state, "parley")

    assert names(told) == ["HostagesExchanged", "Ended"]
    assert state.phase == "over"


@rule("TR-060")
@pytest.mark.parametrize("action", [Reveal("card", None), Usurp(), Appoint(1), Point(1), Abdicate(1)])
def test_between_rounds_cards_and_leadership_rest(action: Action) -> None:
    state = drawn(*THREE_EACH, phase="select")
    state.to_send = 1

    assert refused(state, 0, action) == "TR-060"


@rule("TR-060")
@pytest.mark.parametrize("phase", ["deal", "select", "parley", "walk", "calls"])
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (1, Bounce(3)),
        (2, Usurp()),
        (3, OfferShare("card", 0)),
        (3, AcceptShare(0)),
        (3, Reveal("card", None)),
        (5, Appoint(6)),
        (3, Point(1)),
        (3, Unpoint()),
        (0, Abdicate(3)),
        (7, Move("B")),
    ],
)
def test_what_a_round_would_allow_rests_in_every_other_phase(phase: str, seat: int, action: Action) -> None:
    places = ("A: president* bouncer_blue usurper_blue red_team", "B: bomber blue_team red_team", "hall: ambassador_blue ambassador_red")
    state = drawn(*places)
    do(state, 0, OfferShare("card", 3))
    do(state, 3, Point(2))
    GAME.check(state, seat, action)
    state.phase = msgspec.convert(phase, Phase)

    assert refused(state, seat, action) == "TR-060"


@rule("TR-062", "TR-068")
def test_a_new_round_clears_what_was_meant_for_one() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber* blue_team red_team")
    do(state, 1, Usurp())
    do(state, 1, Abdicate(0))
    do(state, 1, Draft(2))
    time_up(state, "round")
    time_up(state, "select", rolls=(0,))
    time_up(state, "parley")
    room = room_of(state, 1)

    assert (room.leader, room.shield, room.locked, room.hostages, room.barred) == (1, False, False, (), ())
    assert own(state, 1).draft == ()


@rule("TR-383")
def test_whom_the_game_waits_for() -> None:
    state = drawn(*THREE_EACH, in_round=3)
    assert GAME.waiting_on(state) == []
    time_up(state, "round")
    assert GAME.waiting_on(state) == [0, 3]
    time_up(state, "select", rolls=(0, 0))
    assert GAME.waiting_on(state) == [0, 3]
    do(state, 0, Ready())
    assert GAME.waiting_on(state) == [3]


@rule("TR-383", "TR-363")
@pytest.mark.parametrize("phase", ["round", "select", "parley", "walk", "calls"])
def test_the_own_card_can_always_be_seen_from_the_first_round_on(phase: str) -> None:
    state = drawn(*THREE_EACH, phase=phase)

    assert seen(state, 2).cards == (None, None, "red_team", None, None, None)


@rule("TR-385")
def test_the_timer_of_the_phase_comes_last() -> None:
    state = drawn(*THREE_EACH, hostage_time="before")
    do(state, 0, Abdicate(1))
    do(state, 1, OfferShare("card", 2))

    assert running(state) == ["offer", "abdicate", "lock_open", "round"]


@rule("TR-385", "TR-159")
def test_between_rounds_only_the_timer_of_the_phase_runs() -> None:
    state = drawn(*THREE_EACH, "hall: ambassador_blue ambassador_red")
    do(state, 6, Move("A"))
    do(state, 0, Abdicate(1))
    do(state, 1, OfferShare("card", 2))
    time_up(state, "round")

    assert running(state) == ["select"]
    assert refused(state, 6, Move("B")) == "TR-060"


@rule("TR-385")
def test_a_timer_that_does_not_run_cannot_end() -> None:
    state = drawn(*THREE_EACH)

    assert refused(state, CLOCK, TimeUp("round", 2)) == "TR-385"


@rule("TR-287")
def test_any_schedule_may_be_set_and_hostages_stay() -> None:
    state = drawn(*THREE_EACH, in_round=3, round_minutes=(3, 3, 4.5))

    assert GAME.timers(state) == [Timer("round", 3, 270_000)]
    assert seen(state, 0).hostages == 1


@rule("TR-317")
@pytest.mark.parametrize(("scale", "ms"), [("normal", 180_000), ("slow", 270_000), ("slower", 360_000)])
def test_the_clock_of_a_round_may_be_scaled(scale: str, ms: int) -> None:
    state = drawn(*THREE_EACH, time_scale=scale)

    assert GAME.timers(state) == [Timer("round", 1, ms)]
    time_up(state, "round")
    assert GAME.timers(state) == [Timer("select", 1, 30_000)]


@rule("TR-391")
@pytest.mark.parametrize(("seats", "facts", "rounds"), [(11, {"game": "advanced"}, 5), (10, {"game": "advanced"}, 3), (12, {}, 5)])
def test_the_italian_number_of_rounds(seats: int, facts: dict[str, Any], rounds: int) -> None:
    assert dealt(seats, rounds="auto", **facts).rounds == rounds


@rule("TR-391", "TR-003")
def test_ambassadors_do_not_bring_five_rounds() -> None:
    ten, eleven = cards("PB 4T AM"), cards("PB 4T G AM")

    assert [dealt(len(deck), rounds="auto", game="advanced", roles=deck).rounds for deck in (ten, eleven)] == [3, 5]


@rule("TR-059")
def test_with_hold_the_clock_waits_for_the_hostages() -> None:
    state = drawn(*THREE_EACH, mode="party", exchange_clock="hold")
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    told = time_up(state, "parley")

    assert names(told) == ["HostagesExchanged"]
    assert (state.phase, GAME.waiting_on(state), GAME.timers(state)) == ("walk", [1, 4], [Timer("walk", 1, 30_000)])
    assert refused(state, 2, Arrive()) == "TR-059"
    do(state, 1, Arrive())
    assert (seen(state, 5).walking, state.phase) == ((4,), "walk")
    do(state, 4, Arrive())
    assert (state.phase, state.round) == ("round", 2)


@rule("TR-059")
def test_online_nobody_walks() -> None:
    state = drawn(*THREE_EACH, exchange_clock="hold")
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert (state.phase, state.round) == ("round", 2)


@rule("TR-059")
def test_a_hostage_who_never_taps_is_waited_for_half_a_minute() -> None:
    state = drawn(*THREE_EACH, mode="party", exchange_clock="hold")
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ()), ("walk", ())):
        time_up(state, name, rolls)

    assert (state.phase, state.round) == ("round", 2)


@rule("TR-373")
def test_a_late_tap_is_refused_because_of_the_phase() -> None:
    state = drawn(*THREE_EACH, phase="parley")

    assert refused(state, 0, Draft(1)) == "TR-373"
    assert refused(state, 0, Arrive()) == "TR-373"
    assert refused(drawn(*THREE_EACH, phase="select"), 0, Ready()) == "TR-373"


@rule("TR-373", "TR-087")
@pytest.mark.parametrize(
    ("meant_for", "action", "ends"),
    [
        ("round", Draft(1), ("round",)),
        ("round", Reveal("card", None), ("round", "select", "parley")),
        ("select", AskToShow("card"), ("select",)),
        ("parley", AskToShow("card"), ("parley",)),
    ],
)
def test_what_was_meant_for_another_phase_is_stale(meant_for: str, action: Action, ends: tuple[str, ...]) -> None:
    state = drawn(*THREE_EACH)
    table = Table(GAME, state.options, start=(state, []))
    while table.state.phase != meant_for:
        table.submit(CLOCK, TimeUp(table.state.phase, 1))
    known = table.seen(0)
    GAME.check(table.state, 0, action)
    for name in ends:
        table.submit(CLOCK, TimeUp(name, 1))

    with pytest.raises(IllegalAction, match="TB-001"):
        table.submit(0, action, seen=known)


@rule("TR-365", "TR-308")
def test_a_pause_stops_everything() -> None:
    table = Table(GAME, options(6))
    table.submit(TABLE, Go("deal"), 0)
    table.submit(TABLE, Pause(), 5)

    with pytest.raises(IllegalAction, match="TB-002"):
        table.submit(0, GAME.legal_actions(table.state, 0)[0], 6)
    with pytest.raises(IllegalAction, match="TB-002"):
        table.submit(CLOCK, TimeUp("round", 1), 6)
    assert table.update(0).offers == []
    table.submit(TABLE, Resume(), 7)
    assert names(table.submit(CLOCK, TimeUp("round", 1), 8))[-1] == "RoundEnded"


@rule("TR-399")
def test_everybody_idle_for_a_whole_game() -> None:
    state = dealt(7)
    dice = SeededDice(3)
    leaders = []
    while GAME.outcome(state) is None:
        timer = GAME.timers(state)[-1]
        GAME.apply(state, CLOCK, TimeUp(timer.name, timer.key), dice)
        leaders.append(tuple(state.leader))

    assert set(leaders[1:]) == {tuple(state.leader)}
    assert len(state.moved) == 6
    assert state.phase == "over"


def after_the_last_exchange(**options: str) -> TwoRoomsState:
    state = drawn(*THREE_EACH, in_round=3, mode="party", **options)
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)
    return state


@rule("TR-423")
def test_before_the_end_everybody_waits_for_the_last_hostages_and_before_a_round_nobody_does() -> None:
    first, last = drawn(*THREE_EACH, mode="party", exchange_clock="last"), after_the_last_exchange(exchange_clock="last")
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(first, name, rolls)

    assert (first.phase, first.round) == ("round", 2)
    assert (last.phase, GAME.waiting_on(last)) == ("walk", [1, 4])
    assert seen(last, 0).cards[3] is None
    do(last, 1, Arrive())
    do(last, 4, Arrive())
    assert last.phase == "over"
    assert after_the_last_exchange().phase == "over"


@rule("TR-423", "TR-318")
def test_the_host_goes_on_without_a_hostage_whose_phone_sleeps() -> None:
    state = after_the_last_exchange(exchange_clock="last")
    go(state)

    assert state.phase == "over"
