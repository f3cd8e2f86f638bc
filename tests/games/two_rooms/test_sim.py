"""Two Rooms and a Boom: sim mode."""

from typing import Any

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games.two_rooms import GAME, timing
from boomtable.games.two_rooms.pieces import NOBODY, SHY
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    AcceptShare,
    Aim,
    Appoint,
    AskedToAnswer,
    Bounce,
    Call,
    Chose,
    ClaimRole,
    DeclineLead,
    DeclineShare,
    Draft,
    LeadLapsed,
    Lock,
    OfferShare,
    Pass,
    Point,
    Reveal,
    ShareLapsed,
    TickBegun,
    Usurp,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.two_rooms.positions import THREE_EACH, dealt, do, drawn, faults, heard, leader, legal, names, options, own, refused, seen

rule = pytest.mark.rule

NO_LEADERS = ("A: president blue_team red_team", "B: bomber blue_team red_team")


def sim(*places: str, **facts: Any) -> TwoRoomsState:
    return drawn(*places, mode="sim", **facts)


def everybody(state: TwoRoomsState, chosen: dict[int, object], rolls: tuple[int, ...] = ()) -> list[str]:
    """Beat 1: these seats choose that, all others pass. The names of what happened then."""
    told = []
    for seat in range(state.seats):
        is_last = seat == state.seats - 1
        told = do(state, seat, chosen.get(seat, Pass()), rolls if is_last else ())  # type: ignore[arg-type]
    return names(told)


@rule("TR-321")
def test_everybody_chooses_from_the_view_before_the_tick() -> None:
    state = sim(*NO_LEADERS)
    told = do(state, 0, Appoint(1))

    assert [heard(told, seat) for seat in (0, 1)] == [[Chose(0)], []]
    assert leader(state) is None
    assert GAME.waiting_on(state) == [1, 2, 3, 4, 5]
    assert refused(state, 0, Pass()) == "TR-321"
    assert [seen(state, seat).waiting_on for seat in (0, 1)] == [(), (1,)]


@rule("TR-321")
def test_choices_are_processed_in_an_order_drawn_by_lot_and_stale_ones_dropped() -> None:
    state = sim(*NO_LEADERS)
    told = everybody(state, {0: Appoint(1), 1: Appoint(2), 3: Appoint(4)}, rolls=(1, 0, 0))

    assert told == ["Chose", "LeaderNamed", "LeaderNamed", "TickBegun"]
    assert (leader(state, "A"), leader(state, "B"), state.tick) == (2, 4, 2)


@rule("TR-321", "TR-075")
def test_a_hand_chosen_under_another_leader_is_dropped() -> None:
    state = sim("A: president* blue_team usurper_red red_team", "B: bomber* blue_team red_team")
    told = everybody(state, {0: Point(1), 1: Point(3), 3: Point(3), 2: Point(3)}, rolls=(1, 1, 1, 0))

    assert told == ["Chose", "Pointed", "Pointed", "Pointed", "LeaderNamed", "TickBegun"]
    assert (leader(state), seen(state, 1).rooms[0].pointing) == (3, ())  # type: ignore[union-attr]


@rule("TR-321", "TR-075")
def test_a_hand_is_dropped_although_the_same_seat_leads_again() -> None:
    state = sim("A: usurper_red* president blue_team", "B: bomber* blue_team red_team")
    told = everybody(state, {0: Usurp(), 1: Point(2), 2: Point(2)}, rolls=(0, 0, 0))

    assert told == ["Chose", "Usurped", "LeaderNamed", "TickBegun"]
    assert (leader(state), seen(state, 1).rooms[0].pointing) == (0, ())  # type: ignore[union-attr]


@rule("TR-321", "TR-340")
def test_a_usurper_still_comes_after_a_coup_of_the_same_tick() -> None:
    state = sim("A: president* blue_team usurper_red red_team", "B: bomber* blue_team red_team")
    everybody(state, {0: Point(1), 1: Point(1), 3: Point(1), 2: Usurp()}, rolls=(0, 0, 1, 0))

    assert leader(state) == 2


@rule("TR-321", "TR-402")
def test_who_is_sent_over_does_nothing_more_in_that_tick() -> None:
    state = sim("A: president* bouncer_blue red_team blue_team", "B: bomber* blue_team red_team")
    told = everybody(state, {1: Bounce(3), 3: Reveal("card", None)}, rolls=(0, 0))

    assert told == ["Chose", "Revealed", "SentOver", "TickBegun"]
    assert seen(state, 4).shown.each == ()


@rule("TR-321", "TR-402")
def test_a_whisper_to_somebody_who_has_left_is_dropped() -> None:
    state = sim("A: president* bouncer_blue red_team blue_team", "B: bomber* blue_team red_team")
    do(state, 0, Aim(3))
    told = everybody(state, {0: ClaimRole("president"), 1: Bounce(3), 2: ClaimRole("bomber")}, rolls=(1, 0, 0))

    assert told == ["Chose", "Revealed", "SentOver", "Said", "TickBegun"]


@rule("TR-321")
def test_one_aim_may_come_before_the_choice() -> None:
    state = sim(*THREE_EACH)
    do(state, 0, Aim(1))

    assert refused(state, 0, Aim(2)) == "TR-321"
    assert GAME.waiting_on(state)[0] == 0
    do(state, 0, ClaimRole("president"))
    for seat, rolls in ((1, ()), (2, ()), (3, ()), (4, ()), (5, (0,))):
        do(state, seat, Pass(), rolls)
    assert (state.tick, own(state, 0).aimed, own(state, 0).aim) == (2, False, 1)
    do(state, 0, Aim(2))


@rule("TR-321")
def test_offers_are_answered_in_the_second_beat_oldest_first() -> None:
    state = sim(*THREE_EACH)
    everybody(state, {0: OfferShare("card", 2), 1: OfferShare("card", 2)}, rolls=(0, 0))
    assert GAME.waiting_on(state) == [2]
    assert (own(state, 2).answers, seen(state, 0).waiting_on) == (0, ())
    assert legal(state, 2) == [AcceptShare(0), DeclineShare(0), Pass()]
    assert refused(state, 0, Pass()) == "TR-321"
    told = do(state, 2, AcceptShare(0))

    assert heard(told, 2)[-1] == AskedToAnswer(2, 1, False)
    assert names(do(state, 2, Pass())) == ["Chose", "TickBegun"]


@rule("TR-321")
def test_seats_answer_in_their_order_each_offer_once_and_the_leader_card_by_its_age() -> None:
    state = sim("A: president* blue_team red_team blue_team", "B: bomber* blue_team red_team")
    everybody(state, {3: OfferShare("card", 2), 0: Abdicate(2), 2: OfferShare("card", 1), 1: OfferShare("card", 0)}, rolls=(3, 0, 1, 0))
    asked = []
    while state.beat == 2:
        asked.append((state.answering, own(state, state.answering).answers, own(state, state.answering).answers_lead))
        do(state, state.answering, Pass())

    assert asked == [(0, 1, False), (1, 2, False), (2, 3, False), (2, 0, True)]
    assert state.tick == 2


@rule("TR-321")
def test_after_each_answer_the_next_offer_is_read_anew() -> None:
    state = sim("A: president* usurper_blue red_team blue_team", "B: bomber* blue_team red_team")
    everybody(state, {0: Abdicate(2), 3: OfferShare("card", 2)}, rolls=(0, 0))
    told = do(state, 2, AcceptLead())
    assert heard(told, 2)[-1] == AskedToAnswer(2, 3, False)
    state.conditions[2] = SHY

    assert legal(state, 2) == [DeclineShare(3), Pass()]
    assert refused(state, 2, AcceptShare(3)) == "TR-321"


@rule("TR-321")
def test_while_all_choose_nobody_answers() -> None:
    state = sim(*THREE_EACH)
    everybody(state, {0: Abdicate(2), 1: OfferShare("card", 2)}, rolls=(0, 0))
    for _ in range(2):
        do(state, 2, Pass())
    assert (state.tick, state.beat) == (2, 1)

    assert [refused(state, 2, answer) for answer in (AcceptShare(1), DeclineShare(1), AcceptLead(), DeclineLead())] == ["TR-321"] * 4


@rule("TR-321")
def test_the_leader_card_is_answered_in_the_second_beat_too() -> None:
    state = sim(*THREE_EACH)
    everybody(state, {0: Abdicate(2)}, rolls=(0,))

    assert own(state, 2).answers_lead
    do(state, 2, AcceptLead())
    assert leader(state) == 2


@rule("TR-321")
def test_offers_lapse_after_their_number_of_beats() -> None:
    state = sim(*THREE_EACH)
    everybody(state, {0: Abdicate(2), 1: OfferShare("card", 2)}, rolls=(0, 0))
    told = []
    for tick in range(4):
        if tick:
            everybody(state, {})
        while state.beat == 2:
            told += heard(do(state, 2, Pass()), 2)

    assert [event for event in told if isinstance(event, LeadLapsed | ShareLapsed)] == [LeadLapsed(0, 2), ShareLapsed(1, 2)]
    assert [type(event).__name__ for event in told].index("LeadLapsed") < [type(event).__name__ for event in told].index("ShareLapsed")
    assert state.tick == 5


@rule("TR-321")
def test_after_the_last_tick_the_round_ends() -> None:
    state = sim(*THREE_EACH, round_minutes=(0.5, 0.5, 0.5))
    told = [name for _ in range(6) for name in everybody(state, {})]

    assert told == ["Chose", "TickBegun"] * 5 + ["Chose", "RoundEnded"]
    assert state.phase == "select"


@rule("TR-396")
def test_deal_and_parley_take_no_time() -> None:
    state = dealt(6, mode="sim")
    assert (state.phase, state.round, GAME.timers(state)) == ("round", 1, [])
    first = GAME.setup(options(6, mode="sim"), SeededDice(1))[1]

    assert first[-1] == TickBegun(1)


@rule("TR-396")
def test_leaders_name_hostages_one_by_one() -> None:
    state = sim("A: president* blue_team blue_team blue_team red_team", "B: bomber* " + "red_team " * 5, round_minutes=(0.5, 0.5, 0.5))
    assert refused(state, 0, Draft(1)) == "TR-396"
    for _ in range(6):
        everybody(state, {})
    assert GAME.waiting_on(state) == [0]
    do(state, 0, Draft(3))

    assert [refused(state, 0, Draft(3)), refused(state, 0, Lock())] == ["TR-081", "TR-396"]
    assert [refused(state, 0, Aim(1)), refused(state, 0, ClaimRole("bomber"))] == ["TR-396", "TR-396"]
    assert names(do(state, 0, Draft(1))) == ["Drafted", "HostagesLocked"]
    assert GAME.waiting_on(state) == [5]
    do(state, 5, Draft(6))
    assert names(do(state, 5, Draft(7))) == ["Drafted", "HostagesLocked", "HostagesExchanged", "RoundBegun", "TickBegun"]


@rule("TR-396")
def test_each_caller_is_asked_once() -> None:
    state = sim("A: president* gambler red_team", "B: bomber* blue_team red_team", in_round=3, round_minutes=(0.5, 0.5, 0.5))
    for _ in range(6):
        everybody(state, {})
    for seat, target in ((0, 2), (3, 4)):
        do(state, seat, Draft(target))

    assert (state.phase, GAME.waiting_on(state)) == ("calls", [1])
    assert legal(state, 1) == [Call("red"), Call("blue"), Call("neither"), Pass()]
    do(state, 1, Pass())
    assert (state.phase, state.calls[1]) == ("over", NOBODY)


@rule("TR-396")
def test_hostages_before_the_end_do_not_go_with_sim_mode() -> None:
    assert faults(options(6, mode="sim", hostage_time="before")) == ["TR-396"]


@rule("TR-381", "TR-397")
def test_the_bound_that_the_ledger_gives() -> None:
    long = options(30, mode="sim", game="advanced", rounds="five")

    assert sum(timing.ticks(long, 5, number) for number in range(1, 6)) == 180
    assert sum(timing.ticks(options(6, mode="sim"), 3, number) for number in (1, 2, 3)) == 72
    assert sum(timing.ticks(options(6, mode="sim", no_timer=True), 3, number) for number in (1, 2, 3)) == 72  # TR-381
    assert GAME.max_actions(long) == 16_593
    assert GAME.max_actions(options(30)) is None


@rule("TR-397")
@pytest.mark.parametrize("seats", [6, 11, 30])
def test_random_games_end_within_the_bound(seats: int) -> None:
    chosen = options(seats, mode="sim", game="advanced", round_minutes=(0.5, 0.5, 0.5))
    dice = SeededDice(seats)
    state, count = GAME.setup(chosen, dice)[0], 0
    while waited := GAME.waiting_on(state):
        GAME.apply_code(state, waited[0], GAME.sample_code(state, waited[0], dice), dice)
        count += 1
    bound = GAME.max_actions(chosen)

    assert bound is not None
    assert count <= bound
    assert state.phase == "over"
