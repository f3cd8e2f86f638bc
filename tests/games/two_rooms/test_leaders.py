"""Two Rooms and a Boom: who leads a room."""

import pytest

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Go
from boomtable.core.seats import FULL, PUBLIC, TABLE
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    Appoint,
    Bounce,
    DeclineLead,
    Draft,
    LeadDeclined,
    LeaderNamed,
    LeadLapsed,
    LeadOffered,
    OfferShare,
    Point,
    Unpoint,
)
from boomtable.table import Table
from tests.games.two_rooms.positions import (
    THREE_EACH,
    dealt,
    do,
    drawn,
    go,
    heard,
    leader,
    legal,
    options,
    refused,
    room_of,
    seen,
    time_up,
)

rule = pytest.mark.rule

NO_LEADERS = ("A: president blue_team red_team", "B: bomber blue_team red_team")
ROOM_OF_FIVE = ("A: president* blue_team blue_team red_team red_team", "B: bomber* blue_team red_team")


@rule("TR-006", "TR-073")
@pytest.mark.parametrize(
    ("count", "hands"),
    [(3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5), (10, 6), (11, 6), (12, 7), (13, 7), (14, 8), (15, 8)],
)
def test_more_than_half_of_a_room(count: int, hands: int) -> None:
    state = drawn("A: " + "blue_team " * (count - 1) + "president* ambassador_blue ambassador_red", "B: bomber red_team red_team")

    assert room_of(state, 0).threshold == hands


@rule("TR-006", "TR-161")
def test_ambassadors_make_no_surplus() -> None:
    state = drawn(
        "A: president* bouncer_blue blue_team red_team", "B: bomber* bouncer_red red_team ambassador_blue ambassador_red", share_feed="off"
    )

    assert refused(state, 5, Bounce(6)) == "TR-161"
    do(state, 1, Bounce(3))


@rule("TR-063", "TR-079")
def test_the_own_room_knows_its_leader_and_the_other_does_not() -> None:
    state = drawn(*THREE_EACH)

    assert [room.leader if room else None for room in seen(state, 1).rooms] == [0, None]
    assert [room.leader if room else None for room in seen(state, 4).rooms] == [None, 3]
    assert seen(state, PUBLIC).rooms == (None, None)
    assert [room.leader if room else None for room in seen(state, FULL).rooms] == [0, 3]


@rule("TR-063")
def test_a_leader_is_never_a_hostage() -> None:
    state = drawn(*THREE_EACH)

    assert legal(state, 0, Draft) == [Draft(1), Draft(2)]
    assert refused(state, 0, Draft(0)) == "TR-081"
    assert refused(state, 1, Draft(2)) == "TR-063"


@rule("TR-064")
def test_at_the_start_nobody_leads() -> None:
    state = dealt(8)
    go(state)

    assert (leader(state, "A"), leader(state, "B")) == (None, None)


@rule("TR-065", "TR-066")
def test_the_first_leader_is_appointed_by_another_and_cannot_refuse() -> None:
    state = drawn(*NO_LEADERS)

    assert legal(state, 1, Appoint) == [Appoint(0), Appoint(2)]
    assert [refused(state, 1, Appoint(target)) for target in (1, 4)] == ["TR-065", "TR-065"]
    told = do(state, 1, Appoint(2))
    assert told[0] == LeaderNamed("A", 2, "appointed", 1, audience=told[0].audience)
    assert heard(told, 4) == []
    assert leader(state) == 2


@rule("TR-067", "TR-333")
def test_the_second_appointment_comes_too_late() -> None:
    state = drawn(*NO_LEADERS)
    do(state, 1, Appoint(2))

    assert refused(state, 0, Appoint(1)) == "TR-067"


@rule("TR-065")
def test_without_a_leader_nobody_points() -> None:
    assert refused(drawn(*NO_LEADERS), 0, Point(1)) == "TR-065"


@rule("TR-068")
def test_leadership_carries_over() -> None:
    state = drawn(*THREE_EACH)
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert (state.round, leader(state, "A"), leader(state, "B")) == (2, 0, 3)


@rule("TR-069")
def test_abdication_is_offered_and_accepted() -> None:
    state = drawn(*ROOM_OF_FIVE)
    told = do(state, 0, Abdicate(2))

    assert heard(told, 4) == [LeadOffered(0, 2)]
    assert heard(told, 5) == []
    assert [[timer.name for timer in seen(state, viewer).timers] for viewer in (4, 5)] == [["abdicate", "round"], ["round"]]
    assert room_of(state, 4).lead_offer == (0, 2)
    assert heard(do(state, 2, AcceptLead()), 4) == [LeaderNamed("A", 2, "handed_over", 0)]
    assert (leader(state), room_of(state, 4).lead_offer) == (2, None)


@rule("TR-069")
def test_abdication_may_be_refused() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 0, Abdicate(2))

    assert heard(do(state, 2, DeclineLead()), 3) == [LeadDeclined(0, 2)]
    assert leader(state) == 0
    assert refused(state, 2, AcceptLead()) == "TR-331"


@rule("TR-069")
def test_only_the_leader_abdicates_and_to_another_of_the_room() -> None:
    state = drawn(*ROOM_OF_FIVE)

    assert [refused(state, 1, Abdicate(2)), refused(state, 0, Abdicate(0)), refused(state, 0, Abdicate(6))] == ["TR-069"] * 3


@rule("TR-070")
def test_leadership_is_not_given_back_in_the_same_round() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 0, Abdicate(2))
    do(state, 2, AcceptLead())

    assert refused(state, 2, Abdicate(0)) == "TR-070"
    assert room_of(state, 4).barred == ((2, 0),)
    do(state, 2, Abdicate(3))
    do(state, 3, AcceptLead())
    do(state, 3, Abdicate(0))
    do(state, 0, AcceptLead())
    assert leader(state) == 0


@rule("TR-070")
def test_the_bar_does_not_stop_pointing() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 0, Abdicate(2))
    do(state, 2, AcceptLead())
    for seat in (1, 3, 4):
        do(state, seat, Point(0))

    assert leader(state) == 0
    do(state, 0, Abdicate(2))
    do(state, 2, AcceptLead())
    assert refused(state, 2, Abdicate(0)) == "TR-070"


@rule("TR-070", "TR-062")
def test_in_the_next_round_it_may_be_given_back() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 0, Abdicate(2))
    do(state, 2, AcceptLead())
    for name, rolls in (("round", ()), ("select", (1, 0)), ("parley", ())):
        time_up(state, name, rolls)
    do(state, 2, Abdicate(0))

    assert room_of(state, 0).lead_offer == (2, 0)


@rule("TR-071")
def test_one_offer_of_the_leader_card_at_a_time_and_it_lapses() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 0, Abdicate(2))

    assert refused(state, 0, Abdicate(3)) == "TR-071"
    assert [(timer.name, timer.ms) for timer in GAME.timers(state)] == [("abdicate", 15_000), ("round", 180_000)]
    assert heard(time_up(state, "abdicate"), 4) == [LeadLapsed(0, 2)]
    assert refused(state, 2, AcceptLead()) == "TR-331"


@rule("TR-071", "TR-330")
def test_the_offer_lapses_when_its_target_leaves() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team", "B: bomber* blue_team red_team")
    do(state, 0, Abdicate(1))
    told = do(state, 2, Bounce(1))

    assert LeadLapsed(0, 1) in heard(told, 3)
    assert room_of(state, 3).lead_offer is None


@rule("TR-072")
def test_hands_are_seen_by_the_room_and_one_may_point_at_oneself() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 1, Point(1))
    do(state, 2, Point(1))
    do(state, 2, Point(3))

    assert room_of(state, 4).pointing == ((1, 1), (2, 3))
    assert refused(state, 2, Point(3)) == "TR-072"
    assert refused(state, 2, Point(6)) == "TR-072"
    do(state, 2, Unpoint())
    assert room_of(state, 4).pointing == ((1, 1),)
    assert refused(state, 2, Unpoint()) == "TR-072"


@rule("TR-073", "TR-075")
def test_more_than_half_make_a_new_leader_and_all_hands_go_down() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 1, Point(3))
    do(state, 0, Point(3))
    before = [GAME.moment(state, seat) for seat in range(8)]
    told = do(state, 2, Point(3))

    assert heard(told, 4)[-1] == LeaderNamed("A", 3, "pointed", None)
    assert room_of(state, 4).pointing == ()
    assert [GAME.moment(state, seat) - before[seat] for seat in range(8)] == [1] * 5 + [0] * 3


@rule("TR-074")
def test_pointing_at_the_leader_changes_nothing_and_is_refused() -> None:
    assert refused(drawn(*ROOM_OF_FIVE), 1, Point(0)) == "TR-074"


@rule("TR-075", "TR-373")
def test_a_hand_raised_before_the_change_is_stale() -> None:
    table = Table(GAME, options(6), seed=2)
    table.submit(TABLE, Go("deal"))
    one, two, three = (seat for seat in range(6) if table.state.place[seat] == table.state.place[0])
    table.submit(one, Appoint(two))
    known = table.seen(three)
    table.submit(one, Point(one))
    table.submit(two, Point(one))

    with pytest.raises(IllegalAction, match="TB-001"):
        table.submit(three, Point(two), seen=known)
    table.submit(three, OfferShare("card", two), seen=known)  # only hands and the leader card are


@rule("TR-076", "TR-164")
def test_hands_are_counted_again_when_somebody_leaves() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team blue_team red_team", "B: bomber* blue_team red_team gambler spy_red")
    for seat in (1, 2, 4):
        do(state, seat, Point(3))
    assert leader(state) == 0
    told = do(state, 2, Bounce(5))

    assert LeaderNamed("A", 3, "pointed", None) in heard(told, 1)


@rule("TR-076")
def test_hands_of_and_for_the_one_who_left_go_down() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team blue_team red_team", "B: bomber* blue_team red_team gambler spy_red")
    do(state, 5, Point(1))
    do(state, 4, Point(5))
    do(state, 2, Bounce(5))

    assert (room_of(state, 1).pointing, room_of(state, 5, "B").pointing) == ((), ())


@rule("TR-077")
def test_leaders_may_change_any_number_of_times_until_the_round_ends() -> None:
    state = drawn(*THREE_EACH)
    for target in (1, 2, 0, 1):
        for seat in (1, 2):
            do(state, seat, Point(target))
        assert leader(state) == target
    time_up(state, "round")

    assert refused(state, 2, Point(0)) == "TR-060"


@rule("TR-078")
def test_a_room_without_leader_gets_one_by_lot() -> None:
    state = drawn(*NO_LEADERS)
    told = time_up(state, "round", rolls=(2, 0))

    assert heard(told, 0)[0] == LeaderNamed("A", 2, "lot", None)
    assert room_of(state, 0).by_lot
    assert (leader(state, "A"), leader(state, "B")) == (2, 3)
    for name, rolls in (("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)
    do(state, 2, Abdicate(1))
    do(state, 1, AcceptLead())
    assert not room_of(state, 1).by_lot


@rule("TR-078", "TR-400")
def test_with_majority_most_hands_decide_and_ties_go_to_the_lot() -> None:
    state = drawn("A: president blue_team red_team blue_team red_team", "B: bomber blue_team red_team", first_leader="majority")
    for seat, target in ((0, 3), (1, 3), (2, 4), (4, 4)):
        do(state, seat, Point(target))
    assert leader(state) is None
    time_up(state, "round", rolls=(1, 0))

    assert leader(state) == 4


@rule("TR-294")
def test_the_italian_first_leader_needs_more_than_half() -> None:
    state = drawn(*NO_LEADERS, first_leader="majority")

    assert refused(state, 0, Appoint(1)) == "TR-294"
    do(state, 0, Point(0))
    do(state, 1, Point(0))
    assert leader(state) == 0


@rule("TR-384", "TR-398")
def test_a_leader_never_leaves_the_room() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team", "B: bomber* blue_team red_team")

    assert refused(state, 2, Bounce(0)) == "TR-163"
    assert refused(state, 0, Draft(0)) == "TR-081"


@rule("TR-364", "TR-324")
def test_seats_that_do_nothing_still_count() -> None:
    state = drawn(*ROOM_OF_FIVE)
    do(state, 1, Point(2))
    do(state, 2, Point(2))

    assert (leader(state), room_of(state, 1).threshold) == (0, 3)
