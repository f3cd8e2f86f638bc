"""What the Two Rooms and a Boom bots do: rooms, leaders, cards, powers."""

import pytest

from boomtable.bots import Budget
from boomtable.bots.handmade.two_rooms import leading, powers, sending, showing
from boomtable.bots.handmade.two_rooms.guest import Guest
from boomtable.bots.handmade.two_rooms.level import Level
from boomtable.bots.handmade.two_rooms.outlook import Outlook
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.schema import Action
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    AcceptShare,
    Aim,
    Appoint,
    AskFor,
    Bounce,
    Call,
    DeclineShare,
    Draft,
    Lock,
    Move,
    OfferShare,
    Point,
    Reveal,
    Usurp,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.bots.two_rooms.seats import open_up, said, situation
from tests.games.two_rooms.positions import do, drawn, own, seen, share

APART = ("A: president blue_team red_team red_team*", "B: bomber* red_team blue_team blue_team")
TOGETHER = ("A: president bomber blue_team red_team*", "B: red_team* red_team blue_team blue_team")
COLOURS = [OfferShare("colour", seat) for seat in range(6)]


# hostages


def hostage(*places: str, leader: int, known: list[int]) -> Action | None:
    """Whom a leader names first at the end of the last round."""
    state = drawn(*places, in_round=3)
    open_up(state, *known)
    state.phase, state.to_send = "select", 1
    return sending.choose(situation(state, leader))


class Dreamer(Guest):
    """Leads its room, and would lock hostages at any time."""

    def level(self) -> Level:
        return Level()

    def act(self, now: Situation) -> Action | None:
        return Lock()


def dreamer(state: TwoRoomsState) -> Dreamer:
    bot = Dreamer(GAME, state.options, 3, 7, Budget(iterations=1))
    bot.memory.stirred = False
    return bot


@pytest.mark.parametrize("mode", ["sim", "online"])
def test_a_plan_that_is_not_legal_is_an_error_and_nothing_else_is_done(mode: str) -> None:
    state = drawn(*APART, mode=mode)

    with pytest.raises(AssertionError, match=r"seat 3 cannot do what it planned: Lock\(\) is not legal"):
        dreamer(state).choose(seen(state, 3), [Aim(None)])


def test_a_leader_without_a_plan_is_an_error_and_nothing_else_is_done() -> None:
    state = drawn(*APART, phase="select")
    state.to_send = 1

    with pytest.raises(AssertionError, match="seat 3 has no plan: the game waits for one"):
        dreamer(state).choose(seen(state, 3), [Aim(None)])


def test_a_red_leader_sends_the_bomber_after_the_president() -> None:
    places = "A: bomber red_team* blue_team blue_team", "B: president* red_team blue_team red_team"

    assert hostage(*places, leader=1, known=[0, 2, 3]) == Draft(0)


def test_a_blue_leader_sends_the_bomber_away_from_the_president() -> None:
    places = "A: president bomber blue_team*  red_team", "B: red_team* red_team blue_team blue_team"

    assert hostage(*places, leader=2, known=[0, 1, 3]) in (Draft(0), Draft(1))


def test_a_red_leader_keeps_president_and_bomber_together() -> None:
    assert hostage(*TOGETHER, leader=3, known=[0, 1, 2]) == Draft(2)


def test_helper_and_main_character_are_brought_together_while_there_is_time() -> None:
    state = drawn("A: doctor blue_team* red_team red_team", "B: president* bomber engineer blue_team")
    open_up(state, 0, 2, 3)
    state.phase, state.to_send = "select", 1

    assert sending.choose(situation(state, 1)) == Draft(0)


def test_before_the_last_exchange_the_bomber_stays_with_a_red_leader() -> None:
    state = drawn("A: bomber red_team* blue_team blue_team", "B: president* red_team blue_team red_team", in_round=2)
    open_up(state, 0, 2, 3)
    state.phase, state.to_send = "select", 1

    assert sending.choose(situation(state, 1)) in (Draft(2), Draft(3))


@pytest.mark.parametrize(("in_round", "stays"), [(1, True), (2, False)])
def test_helper_and_main_character_do_not_both_set_out(in_round: int, stays: bool) -> None:
    """It is the helper's turn first, and the main character's before the last round; unless an enemy leads over there."""
    places = "A: president blue_team* red_team red_team", "B: doctor* bomber engineer blue_team"
    state = drawn(*places, in_round=in_round)
    open_up(state, 0, 2, 3)
    state.phase, state.to_send = "select", 1

    assert (sending.choose(situation(state, 1)) != Draft(0)) == stays


def test_who_has_no_team_sends_whoever_asks_for_it() -> None:
    state = drawn("A: gambler* president red_team blue_team", "B: bomber* red_team blue_team")
    told = do(state, 2, AskFor("send", 2))
    state.phase, state.to_send = "select", 1

    assert sending.choose(situation(state, 0, told=told)) == Draft(2)


@pytest.mark.parametrize(
    ("card", "stays"),
    [("intern", True), ("rival", False), ("victim", False), ("survivor", True), ("queen", False), ("agoraphobe", True)],
)
def test_greys_know_where_they_want_to_be(card: str, stays: bool) -> None:
    """The President is here and the Bomber is not."""
    state = drawn(f"A: president blue_team* {card} red_team", "B: bomber* red_team blue_team red_team")
    open_up(state, 0, 1, 3)
    now = situation(state, 2)

    stay, go = Outlook(now, []).value(), Outlook(now, [2]).value()
    assert (stay > go) if stays else (go > stay)


def test_without_a_timer_hostages_are_locked_near_the_usual_end_of_the_round() -> None:
    state = drawn(*TOGETHER, no_timer=True)
    open_up(state, 0, 1, 2)

    assert sending.early(situation(state, 3, progress=0.5)) is None
    assert sending.early(situation(state, 3, progress=0.9)) == Draft(2)
    do(state, 3, Draft(2))
    assert sending.early(situation(state, 3, progress=0.9)) == Lock()


# leaders


def appointed(state: TwoRoomsState, progress: float) -> set[Action | None]:
    """What seat 1 may do about a leader, over many turns of chance."""
    now = situation(state, 1, progress=progress)
    return {leading.appoint(now) for _ in range(30)}


def test_the_first_leader_is_a_friend_or_comes_later() -> None:
    state = drawn("A: president blue_team red_team blue_team", "B: bomber red_team blue_team red_team")
    assert appointed(state, 0.1) == {None}
    assert {Appoint(0), Appoint(2), Appoint(3)} >= appointed(state, 0.5) - {None} != set()

    open_up(state, 3)
    assert appointed(state, 0.1) == {None, Appoint(3)}


def test_a_player_points_at_a_friend_when_an_enemy_leads() -> None:
    state = drawn("A: president blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team")
    open_up(state, 2, 3)
    do(state, 2, Point(2))

    assert leading.point(situation(state, 1)) == Point(2)


def test_nobody_is_the_first_to_point_at_itself() -> None:
    state = drawn("A: president blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team")
    open_up(state, 3)
    now = situation(state, 1)
    assert sum(leading.point(now) == Point(1) for _ in range(40)) < 8

    do(state, 2, Point(1))
    assert leading.point(situation(state, 1)) == Point(1)


def test_nobody_points_against_a_friend() -> None:
    state = drawn("A: president blue_team blue_team* red_team", "B: bomber* red_team blue_team red_team")
    open_up(state, 2)

    assert leading.point(situation(state, 1)) is None


def test_the_usurper_takes_over_from_an_enemy_late_in_the_last_round_but_one() -> None:
    state = drawn("A: usurper_blue president red_team*", "B: bomber* red_team blue_team usurper_red", in_round=2)
    open_up(state, 2)

    assert leading.choose(situation(state, 0, progress=0.8)) == Usurp()
    assert leading.usurp(situation(state, 0, progress=0.2)) is None


def test_a_bomber_who_must_travel_hands_the_leader_card_to_a_friend() -> None:
    state = drawn("A: bomber* red_team blue_team blue_team", "B: president* red_team blue_team red_team", in_round=3)
    open_up(state, 1, 2, 3)

    assert leading.choose(situation(state, 0)) == Abdicate(1)
    do(state, 0, Abdicate(1))
    assert leading.answer(situation(state, 1)) == AcceptLead()


# cards


def test_the_president_declines_a_stranger_and_seeks_the_doctor() -> None:
    state = drawn("A: president doctor red_team*", "B: bomber* engineer blue_team")
    do(state, 2, OfferShare("card", 0))
    assert showing.answer(situation(state, 0), own(state, 0).offers[0]) == DeclineShare(2)

    open_up(state, 1)
    assert showing.offer(situation(state, 0)) == OfferShare("card", 1)
    do(state, 0, OfferShare("card", 1))
    assert showing.answer(situation(state, 1), own(state, 1).offers[0]) == AcceptShare(0)


def test_the_doctor_shows_itself_until_the_president_was_met() -> None:
    state = drawn("A: president doctor blue_team*", "B: bomber* engineer red_team")
    assert isinstance(showing.reveal(situation(state, 1)), Reveal)

    open_up(state, 1)
    do(state, 0, OfferShare("card", 1))
    do(state, 1, AcceptShare(0))
    assert showing.sought(situation(state, 1)) == NOBODY
    assert showing.reveal(situation(state, 1)) is None


def test_with_little_time_the_doctor_shows_itself_to_all() -> None:
    state = drawn("A: president doctor blue_team* red_team blue_team", "B: bomber* engineer red_team red_team", in_round=2)

    assert showing.reveal(situation(state, 1)) == Reveal("card", None)


def test_the_president_in_need_takes_more_risk_in_the_last_round() -> None:
    places = "A: president doctor blue_team* red_team spy_red gambler", "B: bomber* engineer spy_blue blue_team red_team"
    told = [said(1, "doctor"), said(3, "doctor"), said(4, "doctor")]

    assert showing.offer(situation(drawn(*places), 0, told=told)) in (None, *COLOURS)
    assert showing.offer(situation(drawn(*places, in_round=3), 0, told=told)) in [OfferShare("card", seat) for seat in (1, 3, 4)]


def test_who_has_found_the_one_it_seeks_does_not_wait() -> None:
    state = drawn("A: president doctor blue_team* red_team", "B: bomber* engineer blue_team red_team")
    assert not showing.has_found(situation(state, 0))

    open_up(state, 1)
    assert showing.has_found(situation(state, 0))


def test_a_plain_card_shares_with_a_stranger() -> None:
    state = drawn("A: president blue_team red_team*", "B: bomber* blue_team red_team")

    assert isinstance(showing.offer(situation(state, 1)), OfferShare)


def test_who_shared_with_everybody_offers_no_more() -> None:
    state = drawn("A: president blue_team red_team*", "B: bomber* blue_team red_team")
    share(state, 1, 0)
    share(state, 1, 2)

    assert showing.offer(situation(state, 1)) is None


def test_a_friend_who_does_not_know_it_is_offered_a_share() -> None:
    state = drawn("A: president blue_team red_team*", "B: bomber* blue_team red_team")
    open_up(state, 0, 2)

    assert showing.offer(situation(state, 1)) == OfferShare("card", 0)


def test_zombies_and_the_potato_share_with_anybody() -> None:
    places = "A: zombie president blue_team red_team red_team*", "B: bomber* hot_potato blue_team blue_team red_team gambler"
    state = drawn(*places)

    assert isinstance(showing.offer(situation(state, 0)), OfferShare)
    assert isinstance(showing.offer(situation(state, 6)), OfferShare)


# powers


def test_the_bouncer_pushes_the_bomber_out_of_the_presidents_room() -> None:
    state = drawn(
        "A: president bouncer_blue bomber blue_team* red_team red_team",
        "B: bouncer_red* red_team blue_team blue_team gambler",
    )
    open_up(state, 0, 2, 3)

    assert powers.bounce(situation(state, 1)) in (Bounce(2), Bounce(0))


def test_an_ambassador_walks_on_after_a_while() -> None:
    state = drawn("A: president blue_team* red_team", "B: bomber* blue_team red_team", "hall: ambassador_blue ambassador_red")

    assert powers.walk(situation(state, 6), 0, 0) in (Move("A"), Move("B"))
    state.place[6] = 0
    assert powers.walk(situation(state, 6), 10, 20) is None
    assert powers.walk(situation(state, 6), 20, 20) == Move("B")


@pytest.mark.parametrize(("places", "call"), [(APART, Call("blue")), (TOGETHER, Call("red"))])
def test_the_gambler_calls_what_it_knows(places: tuple[str, str], call: Call) -> None:
    state = drawn(f"{places[0]} gambler", places[1], in_round=3)
    open_up(state, 0, 1, 2, 3)
    state.phase, state.pause = "calls", 10

    assert powers.call(situation(state, 4)) == call
