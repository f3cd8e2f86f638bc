"""Two Rooms and a Boom: Bouncer, Usurper and Ambassadors."""

import pytest

from boomtable.core.schema import Timer
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.pieces import COY, IMMUNE, PARANOID, SAVVY, SHY
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    AmbassadorCame,
    AmbassadorLeft,
    Appoint,
    AskToShow,
    Bounce,
    Draft,
    LeaderNamed,
    LeadLapsed,
    Lock,
    Move,
    MovedView,
    OfferShare,
    Point,
    Rested,
    Reveal,
    Revealed,
    SentOver,
    Usurp,
    Usurped,
)
from tests.games.two_rooms.positions import (
    do,
    drawn,
    end,
    go,
    heard,
    leader,
    legal,
    names,
    own,
    refused,
    room_of,
    running,
    seen,
    time_up,
    won,
)

rule = pytest.mark.rule

BOUNCERS = ("A: president* bouncer_blue blue_team red_team", "B: bomber* bouncer_red red_team")
USURPERS = ("A: president* usurper_blue usurper_red red_team", "B: bomber* blue_team red_team")
ENVOYS = ("A: president* blue_team red_team", "B: bomber* blue_team red_team", "hall: ambassador_blue ambassador_red")


@rule("TR-161", "TR-162")
def test_a_bouncer_sends_one_of_the_surplus_over() -> None:
    state = drawn(*BOUNCERS, share_feed="off")
    told = do(state, 1, Bounce(3))

    assert heard(told, 3) == [Revealed(1, 3, "card", "bouncer_blue", "blue"), SentOver(3, "B")]
    assert [heard(told, viewer) for viewer in (0, 4, PUBLIC)] == [[SentOver(3, "B")]] * 3
    assert seen(state, PUBLIC).places[3] == "B"
    assert seen(state, 4).moves == (MovedView(1, 3, "A", "B", "bounced"),)


@rule("TR-162")
def test_the_feed_may_show_the_reveal_before_it() -> None:
    told = do(drawn(*BOUNCERS), 1, Bounce(3))

    assert heard(told, 2)[0] == Revealed(1, 3, "card", None, None)


@rule("TR-161", "TR-339")
def test_without_a_surplus_nobody_is_sent() -> None:
    state = drawn(*BOUNCERS)
    assert refused(state, 5, Bounce(6)) == "TR-161"
    do(state, 1, Bounce(3))

    assert refused(state, 1, Bounce(2)) == "TR-161"
    do(state, 5, Bounce(6))
    assert state.place[6] == 0


@rule("TR-162")
def test_not_in_the_last_round_and_only_by_a_bouncer() -> None:
    assert refused(drawn(*BOUNCERS, in_round=3), 1, Bounce(3)) == "TR-162"
    assert refused(drawn(*BOUNCERS), 2, Bounce(3)) == "TR-114"


@rule("TR-163", "TR-338")
def test_whom_a_bouncer_may_not_send() -> None:
    state = drawn(*BOUNCERS, "A: ambassador_blue", "hall: ambassador_red")

    assert [refused(state, 1, Bounce(target)) for target in (0, 1, 4, 7)] == ["TR-163"] * 4
    do(state, 0, Abdicate(3))
    do(state, 3, AcceptLead())
    assert refused(state, 1, Bounce(3)) == "TR-163"
    do(state, 1, Bounce(0))


@rule("TR-163", "TR-125")
def test_an_immune_player_sees_the_card_and_stays() -> None:
    state = drawn(*BOUNCERS, share_feed="off")
    state.conditions[3] = IMMUNE
    told = do(state, 1, Bounce(3))

    assert heard(told, 3) == [Revealed(1, 3, "card", "bouncer_blue", "blue")]
    assert heard(told, 4) == []
    assert state.place[3] == 0


@rule("TR-162")
def test_the_room_is_not_told_by_whom_somebody_was_sent() -> None:
    state = drawn(*BOUNCERS)
    do(state, 1, Bounce(3))

    assert [(row.how, row.by_role) for seat in (2, 3, 1) for row in seen(state, seat).shown.each] == [
        ("reveal", None),
        ("bouncer", "bouncer_blue"),
        ("bouncer", "bouncer_blue"),
    ]


@rule("TR-113")
@pytest.mark.parametrize("condition", [SHY, COY, SAVVY, PARANOID])
def test_who_may_not_show_the_card_uses_no_power_that_shows_it(condition: int) -> None:
    bouncer, usurper = drawn(*BOUNCERS), drawn(*USURPERS)
    bouncer.conditions[1] = usurper.conditions[1] = condition

    assert (refused(bouncer, 1, Bounce(3)), refused(usurper, 1, Usurp())) == ("TR-113", "TR-113")


@rule("TR-164")
def test_who_is_sent_drops_out_of_the_draft() -> None:
    state = drawn(*BOUNCERS)
    do(state, 0, Draft(3))
    do(state, 1, Bounce(3))

    assert own(state, 0).draft == ()


@rule("TR-165", "TR-114")
def test_a_usurper_shows_the_card_and_leads() -> None:
    state = drawn(*USURPERS)
    told = do(state, 1, Usurp())

    assert heard(told, 3) == [Usurped(1, "usurper_blue", True), LeaderNamed("A", 1, "usurper", None)]
    assert heard(told, 5) == []
    assert refused(state, 1, Usurp()) == "TR-165"


@rule("TR-165")
def test_a_usurper_leads_a_room_without_leader_too() -> None:
    state = drawn("A: president usurper_blue red_team", "B: bomber* blue_team red_team")
    do(state, 1, Usurp())

    assert leader(state) == 1
    assert refused(state, 0, Appoint(2)) == "TR-067"


@rule("TR-165")
def test_not_in_the_last_round_and_not_once_hostages_are_locked() -> None:
    assert refused(drawn(*USURPERS, in_round=3), 1, Usurp()) == "TR-165"
    assert refused(drawn(*USURPERS), 3, Usurp()) == "TR-114"
    state = drawn(*USURPERS, no_timer=True)
    do(state, 0, Draft(3))
    do(state, 0, Lock())
    assert refused(state, 1, Usurp()) == "TR-290"


@rule("TR-166")
def test_the_shield_lasts_for_the_round_or_until_abdication() -> None:
    state = drawn(*USURPERS)
    do(state, 1, Usurp())

    assert refused(state, 0, Point(3)) == "TR-166"
    assert room_of(state, 0).shield
    do(state, 1, Abdicate(3))
    do(state, 3, AcceptLead())
    assert not room_of(state, 0).shield
    do(state, 0, Point(0))


@rule("TR-167", "TR-342")
def test_the_second_usurper_of_the_round_leads() -> None:
    state = drawn(*USURPERS)
    do(state, 1, Usurp())
    do(state, 2, Usurp())

    assert (leader(state), room_of(state, 0).shield) == (2, True)


@rule("TR-167")
def test_by_option_the_first_usurper_stays() -> None:
    state = drawn(*USURPERS, usurper_clash="first")
    do(state, 1, Usurp())
    told = do(state, 2, Usurp())

    assert heard(told, 3) == [Usurped(2, "usurper_red", False)]
    assert (leader(state), own(state, 2).open, refused(state, 2, Usurp())) == (1, True, "TR-165")


@rule("TR-167")
def test_in_another_round_or_room_usurpers_do_not_clash() -> None:
    state = drawn(*USURPERS, usurper_clash="first")
    do(state, 1, Usurp())
    time_up(state, "round")
    time_up(state, "select", rolls=(2, 0))
    time_up(state, "parley")
    do(state, 2, Usurp())
    assert leader(state) == 2

    apart = drawn("A: president* usurper_blue red_team", "B: bomber* usurper_red blue_team", usurper_clash="first")
    do(apart, 1, Usurp())
    do(apart, 4, Usurp())
    assert (leader(apart, "A"), leader(apart, "B")) == (1, 4)


@rule("TR-340")
def test_a_usurper_after_a_coup_and_a_coup_after_a_usurper() -> None:
    state = drawn(*USURPERS)
    for seat in (0, 2, 3):
        do(state, seat, Point(3))
    assert leader(state) == 3
    do(state, 1, Usurp())

    assert leader(state) == 1
    assert refused(state, 0, Point(3)) == "TR-166"


@rule("TR-341")
def test_a_usurper_voids_the_offer_of_the_leader_card() -> None:
    state = drawn(*USURPERS)
    do(state, 0, Abdicate(3))

    assert LeadLapsed(0, 3) in heard(do(state, 1, Usurp()), 3)
    assert refused(state, 3, AcceptLead()) == "TR-331"


@rule("TR-343")
def test_a_usurper_who_leads_already_gains_the_shield() -> None:
    state = drawn("A: president usurper_blue* red_team", "B: bomber* blue_team red_team")
    do(state, 0, Point(2))
    do(state, 1, Abdicate(2))
    before = GAME.moment(state, 0)
    told = do(state, 1, Usurp())

    assert names(told) == ["Usurped", "LeadLapsed", "LeaderNamed"]
    room = room_of(state, 0)
    assert (room.leader, room.shield, room.pointing, room.lead_offer) == (1, True, (), None)
    assert GAME.moment(state, 0) == before + 1


@rule("TR-156", "TR-157")
def test_ambassadors_take_part_in_no_vote_and_are_never_chosen() -> None:
    state = drawn("A: president* blue_team red_team ambassador_blue", "B: bomber blue_team red_team ambassador_red")

    assert [refused(state, 3, action) for action in (Point(1), Appoint(1))] == ["TR-156", "TR-156"]
    assert refused(state, 7, Appoint(4)) == "TR-156"
    assert [refused(state, 0, Draft(3)), refused(state, 0, Abdicate(3)), refused(state, 1, Point(3))] == ["TR-081", "TR-069", "TR-072"]
    assert refused(state, 0, OfferShare("card", 3)) == "TR-111"
    assert refused(state, 4, Appoint(7)) == "TR-065"
    assert room_of(state, 0).threshold == 2


@rule("TR-157", "TR-125")
def test_ambassadors_are_public_open_and_immune() -> None:
    state = drawn(*ENVOYS)

    assert [seen(state, viewer).cards[6:] for viewer in (0, 3, PUBLIC)] == [("ambassador_blue", "ambassador_red")] * 3
    assert own(state, 6).conditions == ("immune",)
    assert [refused(state, 6, Reveal("card", 7)), refused(state, 6, OfferShare("card", 7))] == ["TR-100", "TR-100"]


@rule("TR-158")
def test_an_ambassador_moves_at_most_every_five_seconds() -> None:
    state = drawn(*ENVOYS)
    assert legal(state, 6, Move) == [Move("A"), Move("B")]
    assert refused(state, 6, Move("hall")) == "TR-158"
    do(state, 6, Move("A"))

    assert refused(state, 6, Move("B")) == "TR-158"
    assert seen(state, 6).timers[0] == Timer("move", 6, 5_000)
    assert [timer.name for timer in seen(state, 0).timers] == ["round"]
    assert time_up(state, "move") == [Rested(6, audience=1 << 6)]
    do(state, 6, Move("hall"))


@rule("TR-158", "TR-299")
def test_only_the_place_left_and_the_place_entered_see_the_move() -> None:
    state = drawn(*ENVOYS)
    told = do(state, 6, Move("A"))

    assert [heard(told, viewer) for viewer in (0, 7, 6)] == [
        [AmbassadorCame(6, "A")],
        [AmbassadorLeft(6, "hall")],
        [AmbassadorCame(6, "A")],
    ]
    assert [heard(told, viewer) for viewer in (3, PUBLIC)] == [[], []]
    assert [seen(state, viewer).places[6] for viewer in (0, 6, 7, 3, PUBLIC, FULL)] == ["A", "A", None, None, None, "A"]


@rule("TR-158", "TR-005")
def test_an_ambassador_hears_the_room_and_in_the_hall_only_the_other() -> None:
    state = drawn(*ENVOYS)
    do(state, 6, Move("A"))

    assert room_of(state, 6).leader == 0
    assert heard(do(state, 1, AskToShow("card")), 6) != []
    assert seen(state, 7).rooms == (None, None)
    assert refused(state, 7, AskToShow("card")) == "TR-061"
    do(state, 0, Reveal("card", 6))
    assert seen(state, 6).shown.each[0].by_role == "president"


@rule("TR-158", "TR-087")
def test_an_ambassador_in_the_hall_does_not_hear_the_parley() -> None:
    state = drawn(*ENVOYS)
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    told = do(state, 0, AskToShow("card"))

    assert [names(heard(told, seat)) for seat in (0, 3, 6, 1)] == [["Said"], ["Said"], [], []]
    assert [names(heard(do(state, 6, AskToShow("card")), seat)) for seat in (7, 0, 3)] == [["Said"], [], []]


@rule("TR-099", "TR-158")
def test_an_ambassador_sees_the_open_cards_of_the_place_and_remembers_them() -> None:
    state = drawn("A: president* usurper_blue red_team", *ENVOYS[1:])
    do(state, 1, Usurp())
    assert seen(state, 6).cards[1] is None
    do(state, 6, Move("A"))
    assert seen(state, 6).cards[1] == "usurper_blue"
    time_up(state, "move")
    do(state, 6, Move("hall"))

    assert seen(state, 6).cards[1] is None
    assert [(row.by, row.how, row.by_role) for row in seen(state, 6).shown.each] == [(1, "usurper", "usurper_blue")]


@rule("TR-099", "TR-164")
def test_who_is_sent_over_sees_the_open_cards_there_and_remembers_them() -> None:
    state = drawn(BOUNCERS[0], "B: usurper_red* bomber red_team")
    do(state, 4, Usurp())
    do(state, 1, Bounce(3))

    assert seen(state, 3).cards[4] == "usurper_red"
    assert [(row.by, row.how) for row in seen(state, 3).shown.each] == [(1, "bouncer"), (4, "usurper")]
    assert [row.by for row in seen(state, 2).shown.each] == [1]


@rule("TR-158", "TR-385")
def test_the_rest_of_an_ambassador_ends_with_the_round() -> None:
    state = drawn(*ENVOYS)
    do(state, 6, Move("A"))
    time_up(state, "round")

    assert running(state) == ["select"]


@rule("TR-159")
@pytest.mark.parametrize(("leading", "hostage"), [(0, 1), (3, 4)])
def test_once_a_room_has_locked_ambassadors_stay(leading: int, hostage: int) -> None:
    state = drawn(*ENVOYS, no_timer=True)
    do(state, leading, Draft(hostage))
    do(state, leading, Lock())

    assert [refused(state, 6, Move("A")), refused(state, 6, Move("B"))] == ["TR-159", "TR-159"]
    go(state)
    assert refused(state, 6, Move("B")) == "TR-060"


@rule("TR-061")
def test_nobody_else_walks_about() -> None:
    assert refused(drawn(*ENVOYS), 1, Move("B")) == "TR-061"


@rule("TR-160", "TR-358")
@pytest.mark.parametrize("place", ["A", "B", "hall"])
def test_ambassadors_win_with_their_team_wherever_they_are(place: str) -> None:
    state = drawn("A: president* blue_team red_team", "B: bomber* blue_team red_team", f"{place}: ambassador_blue ambassador_red")
    end(state)

    assert (won(state, 6), won(state, 7)) == (True, False)
