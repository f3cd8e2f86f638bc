"""Two Rooms and a Boom: calls, the reveal and the outcome."""

from typing import Any

import pytest

from boomtable.core.schema import Event, Go, Outcome, Timer
from boomtable.core.seats import PUBLIC, TABLE
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.pieces import BOUNCED, ZOMBIE
from boomtable.games.two_rooms.rules import calls, moving, premature
from boomtable.games.two_rooms.schema import Call, CallAsked, Called, CallKept, CallView, ClaimRole, Ended, OfferShare, Point, Reveal
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.two_rooms.positions import do, drawn, end, heard, legal, names, own, reason, refused, seen, share, time_up, winners, won

rule = pytest.mark.rule

GAMBLE = ("A: president* blue_team red_team gambler", "B: bomber* blue_team red_team")


def calling(*places: str, **facts: Any) -> TwoRoomsState:
    """The last exchange is over."""
    state = drawn(*places, in_round=3, **facts)
    calls.begin(state, None)
    return state


@rule("TR-274")
def test_after_the_last_exchange_only_calls_are_left() -> None:
    state = calling(*GAMBLE)

    assert [refused(state, 0, action) for action in (Point(1), Reveal("card", 1), OfferShare("card", 1))] == ["TR-060"] * 3
    assert (refused(state, 0, ClaimRole("bomber")), refused(state, TABLE, Go(state.phase))) == ("TR-373", "TR-318")
    assert GAME.waiting_on(state) == [3]


@rule("TR-274")
def test_when_it_is_over_nobody_acts() -> None:
    state = drawn(*GAMBLE)
    end(state)

    assert refused(state, 3, Call("red")) == "TR-274"
    assert [GAME.legal_actions(state, seat) for seat in range(7)] == [[]] * 7


@rule("TR-137", "TR-275", "TR-390")
def test_the_gambler_shows_the_card_and_speaks_before_all_others() -> None:
    state = drawn(*GAMBLE, in_round=3)
    told: list[Event] = []
    calls.begin(state, told)

    assert heard(told, PUBLIC) == heard(told, 5) == [CallAsked(3, "gambler")]
    assert seen(state, PUBLIC).cards == (None, None, None, "gambler", None, None, None)
    assert seen(state, 6).calls == (CallView(3, "gambler", None, False),)
    assert seen(state, 6).waiting_on == (3,)


@rule("TR-137")
@pytest.mark.parametrize(("team", "wins"), [("blue", True), ("red", False), ("neither", False)])
def test_the_gambler_wins_by_a_right_call(team: str, wins: bool) -> None:
    state = calling(*GAMBLE)
    told = do(state, 3, Call(team))  # type: ignore[arg-type]

    assert names(told) == ["CallKept", "Called", "Ended"]
    assert heard(told, 0)[0] == Called(3, team)  # type: ignore[arg-type]
    assert won(state, 3) == wins


@rule("TR-138", "TR-139")
def test_neither_is_a_call_of_the_advanced_game_only() -> None:
    basic = calling(*GAMBLE, game="basic")

    assert legal(basic, 3, Call) == [Call("red"), Call("blue")]
    assert refused(basic, 3, Call("neither")) == "TR-138"
    assert legal(calling(*GAMBLE), 3, Call) == [Call("red"), Call("blue"), Call("neither")]
    assert GAME.timers(basic) == [Timer("call", 10, 30_000)]
    assert GAME.timers(calling(*GAMBLE, call_seconds=45)) == [Timer("call", 10, 45_000)]


@rule("TR-276")
def test_no_call_in_time_is_not_fulfilled() -> None:
    state = calling(*GAMBLE)
    told = time_up(state, "call")

    assert heard(told, PUBLIC)[0] == Called(3, None)
    assert not won(state, 3)


@rule("TR-276")
def test_silence_is_no_call_of_neither() -> None:
    state = calling("A: president* doctor blue_team gambler", "B: bomber* engineer red_team")
    time_up(state, "call")

    assert (state.winner, won(state, 3)) == ("neither", False)


@rule("TR-275")
def test_nobody_else_calls() -> None:
    assert refused(calling(*GAMBLE), 0, Call("red")) == "TR-275"


@rule("TR-276")
def test_calls_of_the_same_pause_are_collected_and_shown_together() -> None:
    state = drawn("A: president* blue_team agoraphobe gambler", "B: bomber* blue_team red_team", in_round=3, premature_loss=True)
    state.may_call = 1 << 2
    calls.begin(state, None)
    told = do(state, 3, Call("red"))

    assert heard(told, 3) == [CallKept(3, "red")]
    assert heard(told, 0) == []
    assert seen(state, 0).calls == (CallView(2, "agoraphobe", None, False), CallView(3, "gambler", None, False))
    assert [seen(state, seat).waiting_on for seat in (0, 2, 3)] == [(2, 3), (2, 3), (2,)]
    assert refused(state, 3, Call("blue")) == "TR-276"
    told = do(state, 2, Call("blue"))
    assert heard(told, 0)[:2] == [Called(2, "blue"), Called(3, "red")]


@rule("TR-277", "TR-278")
def test_at_the_end_everything_is_shown() -> None:
    state = drawn("A: president* blue_team martyr", "B: bomber* presidents_daughter red_team", "buried: blue_team")
    end(state)
    shown = seen(state, PUBLIC)

    assert (shown.cards[0], shown.cards[3], shown.buried, shown.winner) == ("president", "bomber", "blue_team", "blue")
    assert [result.won for result in shown.results] == [True, True, False, False, True, False]
    assert all(room is not None for room in shown.rooms)


@rule("TR-277")
def test_the_reveal_names_outcome_and_reasons() -> None:
    state = drawn("A: president* blue_team red_team", "B: bomber* blue_team red_team", in_round=3)
    told: list[Event] = []
    calls.begin(state, told)
    ended = told[-1]

    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner, ended.buried) == ("apart", "blue", None)
    assert [(result.role, result.won, result.why) for result in ended.results][:2] == [
        ("president", True, "team"),
        ("blue_team", True, "team"),
    ]


@rule("TR-279", "TR-280", "TR-281", "TR-389")
@pytest.mark.parametrize(
    ("together", "doctor", "engineer", "expected"),
    [
        (True, True, True, ("together", "red")),
        (True, False, True, ("together", "red")),
        (True, True, False, ("no_engineer_share", "neither")),
        (False, True, True, ("apart", "blue")),
        (False, True, False, ("apart", "blue")),
        (False, False, True, ("no_doctor_share", "neither")),
    ],
)
def test_outcome_and_reason(together: bool, doctor: bool, engineer: bool, expected: tuple[str, str]) -> None:
    state = drawn("A: president* doctor bomber engineer", "B: blue_team* red_team")
    if doctor:
        share(state, 0, 1)
    if engineer:
        share(state, 2, 3)
    state.place[2] = 0 if together else 1
    end(state)

    assert (reason(state), state.winner) == expected


@rule("TR-389")
def test_individual_wins_do_not_change_the_reason() -> None:
    state = drawn("A: president* zombie blue_team", "B: bomber* red_team red_team")
    for seat in (0, 2):
        state.conditions[seat] = ZOMBIE
    end(state)

    assert GAME.outcome(state) == Outcome((0, 1, 2), "apart")


@rule("TR-292", "TR-293")
def test_an_agoraphobe_who_has_left_may_call() -> None:
    state = drawn("A: president* blue_team agoraphobe", "B: bomber* blue_team red_team", in_round=3, premature_loss=True)
    moving.move(state, 2, BOUNCED)
    state.seq = 1
    state.moved[0][0] = 1
    told: list[Event] = []
    premature.tell(state, told)

    assert names(heard(told, 2)) == ["MayCall"]
    assert heard(told, 1) == []
    assert own(state, 2).may_call
    calls.begin(state, None)
    do(state, 2, Call("blue"))
    assert "agoraphobe" in winners(state)


@rule("TR-293")
@pytest.mark.parametrize(("premature_loss", "told"), [(True, [False, True]), (False, [False, False])])
def test_a_premature_loss_is_told_at_the_start_of_the_last_round(premature_loss: bool, told: list[bool]) -> None:
    state = drawn("A: president* agoraphobe red_team", "B: bomber* blue_team red_team", premature_loss=premature_loss)
    found = []
    for rolls in ((0, 0), (0, 0)):
        for name, lots in (("round", ()), ("select", rolls), ("parley", ())):
            time_up(state, name, lots)
        found.append(own(state, 1).may_call)

    assert (state.round, found) == (3, told)


@rule("TR-283", "TR-292")
@pytest.mark.parametrize(("stayed", "team", "wins"), [(True, "red", True), (False, "blue", True), (False, "red", False)])
def test_the_call_is_an_alternate_beside_the_goal_of_the_card(stayed: bool, team: str, wins: bool) -> None:
    state = drawn("A: president* blue_team agoraphobe", "B: bomber* blue_team red_team", in_round=3, premature_loss=True)
    state.seq = 1
    if not stayed:
        moving.move(state, 2, BOUNCED)
    state.may_call = 1 << 2
    calls.begin(state, None)
    do(state, 2, Call(team))  # type: ignore[arg-type]

    assert won(state, 2) == wins


@rule("TR-293")
def test_who_has_not_lost_has_no_call_and_a_new_card_takes_it_away() -> None:
    state = drawn("A: president* hot_potato agoraphobe", "B: bomber* blue_team red_team", premature_loss=True)
    told: list[Event] = []
    premature.tell(state, told)
    assert told == []
    state.may_call = 1 << 2
    share(state, 1, 2)

    assert not own(state, 2).may_call
    assert not own(state, 1).may_call


@rule("TR-367")
def test_an_infected_gambler_still_calls_and_wins_with_the_zombies_only() -> None:
    state = drawn(*GAMBLE, in_round=3)
    state.conditions[3] = ZOMBIE
    calls.begin(state, None)
    do(state, 3, Call("blue"))

    assert not won(state, 3)
