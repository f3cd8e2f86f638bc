"""Two Rooms and a Boom: the worked examples of the ledger, with P1 as seat 0."""

import pytest

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import PUBLIC
from boomtable.games.two_rooms import GAME, decks, role_sets, timing
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.rules import calls, permission
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    AcceptShare,
    Appoint,
    AskToShow,
    Bounce,
    Call,
    Draft,
    HostagesLocked,
    LeaderNamed,
    Lock,
    Move,
    OfferShare,
    Point,
    Reveal,
    Shared,
    Usurp,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.table import Table
from tests.games.two_rooms.positions import (
    dealt,
    do,
    drawn,
    end,
    faults,
    go,
    heard,
    leader,
    legal,
    names,
    options,
    own,
    reason,
    refused,
    room_of,
    seen,
    share,
    time_up,
    warned,
    winners,
    won,
)

rule = pytest.mark.rule


def table(state: TwoRoomsState) -> Table:
    return Table(GAME, state.options, start=(state, []))


def exchange(state: TwoRoomsState, *sent: int) -> None:
    """Both leaders send these seats."""
    for seat in state.leader:
        for target in sent:
            if state.place[target] == state.place[seat] and target not in own(state, seat).draft:
                do(state, seat, Draft(target))
    time_up(state, "round")
    for seat in state.leader:
        do(state, seat, Lock())
    time_up(state, "parley")


@rule("TR-EX-1")
def test_seven_players_in_the_basic_game() -> None:
    state = dealt(7)

    assert sorted(state.deck) == sorted(state.cards)
    assert decks.deck_of(state.options) == role_sets.cards("PB 2T G")
    assert sorted(state.place.count(room) for room in (0, 1)) == [3, 4]
    assert [timing.hostages(7, state.rounds, number) for number in (1, 2, 3)] == [1, 1, 1]


@rule("TR-EX-2")
def test_eighteen_players_with_and_without_ambassadors() -> None:
    deck = role_sets.cards("PB SP US AM DE 4T")
    with_them = dealt(18, game="advanced", rounds="five", roles=deck)
    without = options(18, game="advanced", rounds="five")

    assert (with_them.players, [with_them.place.count(room) for room in (0, 1)]) == (16, [8, 8])
    assert [timing.hostages(with_them.players, 5, number) for number in range(1, 6)] == [3, 2, 2, 1, 1]
    assert permission.has_colours(with_them)
    assert [timing.hostages(decks.players(without), 5, number) for number in range(1, 6)] == [4, 3, 2, 1, 1]


@rule("TR-EX-3")
def test_twelve_players_in_both_lengths() -> None:
    assert [timing.hostages(12, 3, number) for number in (1, 2, 3)] == [2, 1, 1]
    assert [timing.hostages(12, 5, number) for number in range(1, 6)] == [2, 2, 1, 1, 1]
    assert faults(options(10, game="advanced", rounds="five")) == ["TR-375"]


@rule("TR-EX-5")
def test_a_coup_in_a_room_of_six() -> None:
    state = drawn("A: president* blue_team blue_team blue_team red_team red_team", "B: bomber red_team red_team")
    for seat in (1, 2, 3):
        do(state, seat, Point(2))
    assert (leader(state), room_of(state, 5).threshold) == (0, 4)
    do(state, 0, Point(2))

    assert (leader(state), room_of(state, 5).pointing) == (2, ())


@rule("TR-EX-6", "TR-329")
def test_a_travelling_hand_is_stale() -> None:
    game = table(drawn("A: president* blue_team blue_team red_team red_team", "B: bomber* blue_team red_team"))
    for seat, target in ((1, 3), (2, 3), (4, 1)):
        game.submit(seat, Point(target))
    known = game.seen(4)
    game.submit(0, Point(3))

    assert leader(game.state) == 3
    with pytest.raises(IllegalAction, match="TB-001"):
        game.submit(4, Point(3), seen=known)
    assert leader(game.state) == 3


@rule("TR-EX-7", "TR-331")
def test_a_coup_before_the_answer_to_an_abdication() -> None:
    game = table(drawn("A: president* blue_team blue_team red_team red_team", "B: bomber* blue_team red_team"))
    game.submit(0, Abdicate(1))
    known = game.seen(1)
    for seat in (2, 3, 4):
        game.submit(seat, Point(2))

    with pytest.raises(IllegalAction, match="TB-001"):
        game.submit(1, AcceptLead(), seen=known)
    assert refused(game.state, 1, AcceptLead()) == "TR-331"
    assert leader(game.state) == 2


@rule("TR-331")
def test_if_the_accept_came_first_the_coup_is_over() -> None:
    state = drawn("A: president* blue_team blue_team red_team red_team", "B: bomber* blue_team red_team")
    do(state, 0, Abdicate(1))
    for seat in (2, 3):
        do(state, seat, Point(2))
    do(state, 1, AcceptLead())

    assert (leader(state), room_of(state, 4).pointing) == (1, ())


ELEVEN = (
    "A: president* bouncer_blue blue_team blue_team red_team red_team",
    "B: bomber* bouncer_red red_team blue_team gambler",
)


@rule("TR-EX-9")
def test_the_bouncer_completes_a_coup() -> None:
    state = drawn(*ELEVEN)
    for seat in (1, 2, 3):
        do(state, seat, Point(4))
    assert room_of(state, 0).threshold == 4
    told = do(state, 1, Bounce(5))

    assert room_of(state, 0).threshold == 3
    assert heard(told, 2)[-1] == LeaderNamed("A", 4, "pointed", None)


@rule("TR-EX-10")
def test_the_bouncer_needs_a_surplus() -> None:
    state = drawn(*ELEVEN)
    do(state, 1, Bounce(5))

    assert refused(state, 1, Bounce(4)) == "TR-161"
    assert refused(drawn(*ELEVEN, in_round=3), 1, Bounce(5)) == "TR-162"


@rule("TR-EX-11")
def test_an_offer_in_the_last_seconds() -> None:
    places = ("A: president* blue_team red_team", "B: bomber* blue_team red_team")
    in_time, late = drawn(*places), drawn(*places)
    for state in (in_time, late):
        do(state, 0, OfferShare("card", 1))
    told = do(in_time, 1, AcceptShare(0))
    assert heard(told, 0) == heard(told, 1) == [Shared(0, 1, "card", "president", "blue_team", "blue", "blue")]
    time_up(late, "round")

    assert refused(late, 1, AcceptShare(0)) == "TR-060"
    assert (seen(late, 1).shown.each, own(late, 1).offers) == ((), ())


@rule("TR-EX-14")
def test_president_and_bomber_together() -> None:
    state = drawn("A: president* bomber intern victim bomb_bot blue_team", "B: red_team* rival survivor queen gambler", in_round=3)
    calls.begin(state, None)
    do(state, 10, Call("red"))

    assert state.winner == "red"
    assert winners(state) == {"bomber", "red_team", "intern", "rival", "victim", "survivor", "queen", "gambler"}
    elsewhere = drawn("A: president* bomber", "B: red_team* intern bomb_bot blue_team red_team")
    end(elsewhere)
    assert winners(elsewhere) == {"bomber", "red_team"}


@rule("TR-EX-15")
def test_president_and_bomber_apart() -> None:
    state = drawn("A: president* butler maid queen", "B: bomber* bomb_bot romeo juliet")
    end(state)
    assert (state.winner, winners(state)) == ("blue", {"president", "butler", "maid", "bomb_bot", "romeo", "juliet"})
    other = drawn("A: president* bomb_bot butler", "B: bomber* queen maid blue_team")
    end(other)

    assert winners(other) == {"president", "blue_team"}


@rule("TR-EX-17")
def test_the_doctors_share_is_missing() -> None:
    state = drawn("A: president* doctor blue_team", "B: bomber* engineer red_team")
    share(state, 3, 4)
    end(state)

    assert (reason(state), state.winner, winners(state)) == ("no_doctor_share", "neither", set())


@rule("TR-EX-18")
def test_a_president_who_has_met_the_doctor_catches_the_hot_potato() -> None:
    state = drawn("A: president* doctor blue_team blue_team red_team spy_red hot_potato", "B: bomber* engineer red_team red_team")
    share(state, 0, 1)
    exchange(state, 2, 3, 8, 9)
    share(state, 0, 6, "colour")
    assert (IDS[state.cards[6]], IDS[state.cards[0]]) == ("president", "hot_potato")
    end(state)

    assert (reason(state), won(state, 0)) == ("no_doctor_share", False)


@rule("TR-EX-22", "TR-EX-23")
@pytest.mark.parametrize("rival", [False, True])
def test_an_infection_through_the_bomber(rival: bool) -> None:
    state = drawn(
        "A: zombie blue_team bomber* red_team president blue_team",
        f"B: blue_team* red_team blue_team {'rival' if rival else 'red_team'} red_team",
    )
    told = share(state, 0, 1, "colour")
    assert names(heard(told, 1)) == ["Shared", "ConditionGained"]
    share(state, 1, 2)
    assert (own(state, 2).conditions, seen(state, 2).cards[2]) == (("zombie",), "bomber")
    for seat in (6, 7, 8, 10) if rival else (6, 7, 8, 9, 10):
        state.conditions[seat] = state.conditions[0]
    end(state)

    assert state.winner == "red"
    infected = [0, 1, 2, 6, 7, 8, 10]
    assert [won(state, seat) for seat in infected] == [not rival] * 7
    assert [won(state, seat) for seat in (3, 4, 5, 9)] == [True, False, False, True]


@rule("TR-EX-29")
@pytest.mark.parametrize(("clash", "expected"), [("last", 5), ("first", 1)])
def test_two_usurpers_in_one_room(clash: str, expected: int) -> None:
    places = ("A: president* usurper_blue blue_team red_team red_team usurper_red", "B: bomber* blue_team blue_team red_team spy_red")
    state = drawn(*places, in_round=2, usurper_clash=clash)
    do(state, 1, Usurp())
    assert refused(state, 2, Point(3)) == "TR-166"
    do(state, 5, Usurp())

    assert (leader(state), own(state, 5).power_used) == (expected, True)
    last = drawn(*places, in_round=3)
    assert [refused(last, seat, Usurp()) for seat in (1, 5)] == ["TR-165", "TR-165"]


def agoraphobe_sent_over() -> TwoRoomsState:
    """Round 3 has begun; P4 left its room in round 1."""
    state = drawn("A: president* blue_team red_team agoraphobe", "B: bomber* blue_team red_team zombie", premature_loss=True)
    exchange(state, 3, 5)
    exchange(state, 1, 6)
    return state


@rule("TR-EX-31")
def test_a_premature_loss_and_a_right_call() -> None:
    state = agoraphobe_sent_over()
    assert own(state, 3).may_call
    exchange(state, 2, 7)
    assert GAME.timers(state)[0].key == 10
    do(state, 3, Call("blue"))

    assert (state.winner, won(state, 3)) == ("blue", True)


@rule("TR-EX-42")
@pytest.mark.parametrize("infected", [True, False])
def test_a_premature_loss_and_an_infection(infected: bool) -> None:
    state = drawn("A: president* blue_team red_team agoraphobe", "B: bomber* blue_team red_team zombie", premature_loss=True)
    exchange(state, 3, 5)
    if infected:
        share(state, 3, 7)
    exchange(state, 1, 6)
    exchange(state, 2, 7)
    state.place[0] = 1
    do(state, 3, Call("red"))

    assert (state.winner, won(state, 3)) == ("red", not infected)


@rule("TR-EX-35")
def test_a_room_that_never_appointed_anyone() -> None:
    state = drawn("A: president* blue_team red_team", "B: bomber blue_team red_team")
    told = time_up(state, "round", rolls=(1,))

    assert heard(told, 5)[0] == LeaderNamed("B", 4, "lot", None)
    assert (room_of(state, 5, "B").by_lot, GAME.waiting_on(state)) == (True, [0, 4])
    assert [(timer.name, timer.ms) for timer in GAME.timers(state)] == [("select", 30_000)]


@rule("TR-EX-37")
def test_looking_and_arriving() -> None:
    state = dealt(7, mode="online")
    assert seen(state, 0).cards[0] is None
    go(state)
    assert seen(state, 0).cards[0] is not None
    room_a = [seat for seat in range(7) if state.place[seat] == 0]
    told = do(state, room_a[0], AskToShow("card"))
    outsider = next(seat for seat in range(7) if state.place[seat] == 1)
    assert heard(told, outsider) == []
    state.place[outsider] = 0

    assert heard(do(state, room_a[0], AskToShow("card")), outsider) != []


@rule("TR-EX-39")
def test_a_hand_after_the_end_of_the_round() -> None:
    places = ("A: president* blue_team blue_team blue_team red_team red_team red_team", "B: bomber* red_team blue_team")
    late, in_time = drawn(*places), drawn(*places)
    for state in (late, in_time):
        for seat in (1, 2, 3):
            do(state, seat, Point(4))
    time_up(late, "round")
    assert refused(late, 5, Point(4)) == "TR-060"
    do(in_time, 5, Point(4))
    time_up(in_time, "round")

    assert (GAME.waiting_on(late)[0], GAME.waiting_on(in_time)[0]) == (0, 4)


@rule("TR-EX-41")
def test_an_old_offer_after_a_swap() -> None:
    state = drawn("A: blue_team president* blue_team red_team red_team gambler hot_potato", "B: bomber* blue_team red_team spy_red")
    do(state, 0, OfferShare("card", 1))
    do(state, 6, OfferShare("colour", 0))
    do(state, 0, AcceptShare(6))
    assert (IDS[state.cards[0]], IDS[state.cards[6]]) == ("hot_potato", "blue_team")
    do(state, 1, AcceptShare(0))

    assert (IDS[state.cards[1]], IDS[state.cards[0]]) == ("hot_potato", "president")


@rule("TR-EX-43")
def test_an_ambassador_in_a_room() -> None:
    places = ("A: president* blue_team blue_team red_team red_team spy_red", "B: bomber* blue_team blue_team red_team red_team spy_blue")
    state = drawn(*places, "hall: ambassador_blue ambassador_red")
    assert (state.players, [timing.hostages(12, 3, number) for number in (1, 2, 3)]) == (12, [2, 1, 1])
    told = do(state, 13, Move("A"))

    assert room_of(state, 0).threshold == 4
    assert Draft(13) not in legal(state, 0)
    assert [refused(state, 0, Abdicate(13)), refused(state, 1, Point(13)), refused(state, 1, OfferShare("card", 13))] == [
        "TR-069",
        "TR-072",
        "TR-111",
    ]
    assert refused(drawn(*[place.replace("*", "") for place in places], "A: ambassador_red ambassador_blue"), 1, Appoint(13)) == "TR-065"
    do(state, 0, Reveal("card", 13))
    time_up(state, "move")
    back = do(state, 13, Move("hall"))
    assert [heard(events, viewer) for events in (told, back) for viewer in (6, PUBLIC)] == [[], [], [], []]


@rule("TR-EX-45")
def test_one_room_locks_and_the_other_idles() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber blue_team red_team", no_timer=True)
    do(state, 0, Draft(2))
    do(state, 0, Lock())
    assert [refused(state, 1, Usurp()), refused(state, 1, Point(2))] == ["TR-290", "TR-290"]
    share(state, 1, 2)
    told = time_up(state, "round", rolls=(2,))

    assert heard(told, 3)[0] == LeaderNamed("B", 5, "lot", None)
    assert (GAME.waiting_on(state), room_of(state, 1).hostages) == ([5], (2,))
    do(state, 5, Draft(3))
    assert heard(do(state, 5, Lock()), 4)[0] == HostagesLocked("B", (3,), ())
    assert state.phase == "parley"


@rule("TR-EX-46")
def test_a_bomber_card_that_moves_on() -> None:
    state = drawn("A: bomber* hot_potato engineer president doctor blue_team", "B: blue_team* red_team")
    share(state, 0, 2)
    state.round = 2
    share(state, 0, 1)
    assert (IDS[state.cards[1]], own(state, 1).conditions) == ("bomber", ())
    state.round = 3
    missing = state.clone()
    end(missing)
    assert reason(missing) == "no_engineer_share"
    share(state, 1, 2)
    end(state)

    assert (reason(state), won(state, 1), won(state, 0)) == ("together", True, False)


@rule("TR-EX-47")
def test_the_deck_of_the_italian_sheet() -> None:
    sheet = options(20, game="advanced")
    assert (faults(sheet), warned(sheet)) == ([], ["TR-048", "TR-048"])
    with_nurse = list(role_sets.standard(20))
    with_nurse[with_nurse.index("blue_team")] = "nurse"
    with_bouncers = [role for role in role_sets.standard(20) if role not in ("blue_team", "red_team")] + ["blue_team", "red_team"] * 4

    assert faults(options(20, game="advanced", roles=with_nurse)) == ["TR-374"]
    assert faults(options(20, game="advanced", roles=[*with_bouncers, "bouncer_blue", "bouncer_red"])) == ["TR-041"]
