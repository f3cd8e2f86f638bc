"""Two Rooms and a Boom: conditions, swaps and clean cards."""

import pytest

from boomtable.core.schema import Event
from boomtable.core.seats import FULL
from boomtable.games.two_rooms.pieces import IMMUNE, ZOMBIE
from boomtable.games.two_rooms.roles import DOCTOR, PRESIDENT
from boomtable.games.two_rooms.rules import conditions, objectives
from boomtable.games.two_rooms.schema import AcceptShare, Bounce, CardGained, ConditionGained, Draft, OfferShare, Point, Reveal, Usurp
from tests.games.two_rooms.positions import do, drawn, end, heard, legal, names, own, room_of, seen, share, won

rule = pytest.mark.rule

INFECTED = ("A: president* zombie blue_team red_team", "B: bomber* blue_team red_team")
POTATO = ("A: president* hot_potato blue_team red_team", "B: bomber* blue_team red_team")


@rule("TR-117", "TR-118")
def test_conditions_are_known_to_their_owner_only() -> None:
    state = drawn(*INFECTED)
    told = share(state, 1, 2)

    assert (own(state, 1).conditions, own(state, 2).conditions, own(state, 3).conditions) == (("zombie",), ("zombie",), ())
    assert heard(told, 2)[1:] == [ConditionGained(2, "zombie", 1)]
    assert names(heard(told, 1)) == names(heard(told, 3)) == ["Shared"]


@rule("TR-114", "TR-168", "TR-169")
@pytest.mark.parametrize("kind", ["card", "colour"])
def test_every_share_with_a_zombie_infects(kind: str) -> None:
    state = drawn(*INFECTED, colour="on")
    share(state, 2, 1, kind)  # type: ignore[arg-type]
    share(state, 2, 3, kind)  # type: ignore[arg-type]

    assert [own(state, seat).conditions for seat in (2, 3)] == [("zombie",), ("zombie",)]
    assert seen(state, 3).cards[3] == "red_team"


@rule("TR-169")
def test_reveals_infect_nobody() -> None:
    state = drawn(*INFECTED)
    do(state, 1, Reveal("card", 2))

    assert own(state, 2).conditions == ()


@rule("TR-170")
def test_the_infected_are_told_at_once_by_whom() -> None:
    state = drawn(*INFECTED)
    share(state, 2, 1)

    assert (own(state, 2).infected_by, own(state, 1).infected_by) == (1, None)


@rule("TR-119", "TR-170")
def test_who_is_infected_is_not_infected_again() -> None:
    state = drawn(*INFECTED)
    share(state, 1, 2)
    share(state, 1, 3)

    assert names(share(state, 2, 3)) == ["Shared"]
    assert [own(state, seat).infected_by for seat in (1, 2, 3)] == [None, 1, 1]


@rule("TR-115", "TR-350")
def test_infection_first_and_the_swap_last() -> None:
    state = drawn("A: president* zombie hot_potato red_team", "B: bomber* blue_team red_team")
    told = share(state, 1, 2)

    assert names(heard(told, 2)) == ["Shared", "ConditionGained", "CardGained"]
    assert [own(state, seat).conditions for seat in (1, 2)] == [(), ("zombie",)]
    assert [seen(state, seat).cards[seat] for seat in (1, 2)] == ["hot_potato", "zombie"]


@rule("TR-121", "TR-122")
def test_a_new_card_is_a_clean_card() -> None:
    state = drawn(*POTATO)
    state.conditions[1] = ZOMBIE
    state.infected_by[1] = 2
    state.used = 1 << 1
    share(state, 1, 3)

    assert (own(state, 1).conditions, own(state, 1).infected_by, own(state, 1).power_used) == ((), None, False)
    assert own(state, 3).conditions == ()


@rule("TR-124", "TR-175")
@pytest.mark.parametrize("kind", ["card", "colour"])
def test_a_share_with_the_hot_potato_swaps_the_cards(kind: str) -> None:
    state = drawn(*POTATO, colour="on")
    told = share(state, 2, 1, kind)  # type: ignore[arg-type]

    assert heard(told, 1)[-1] == CardGained(1, "blue_team")
    assert heard(told, 2)[-1] == CardGained(2, "hot_potato")
    assert [seen(state, FULL).cards[seat] for seat in (1, 2)] == ["blue_team", "hot_potato"]


@rule("TR-175")
def test_whoever_holds_the_hot_potato_at_the_end_loses() -> None:
    state = drawn(*POTATO)
    share(state, 2, 1)
    end(state)

    assert (won(state, 1), won(state, 2)) == (True, False)


@rule("TR-175", "TR-125")
def test_an_immune_partner_is_not_swapped() -> None:
    state = drawn(*POTATO)
    state.conditions[2] = IMMUNE
    share(state, 1, 2)

    assert seen(state, 2).cards[2] == "blue_team"


@rule("TR-125")
def test_immune_players_gain_no_condition() -> None:
    state = drawn(*INFECTED)
    state.conditions[2] = IMMUNE
    share(state, 1, 2)

    assert own(state, 2).conditions == ("immune",)
    told: list[Event] = []
    conditions.gain(state, 2, ZOMBIE, 1, told)
    assert told == []


@rule("TR-126")
def test_a_share_with_an_immune_player_is_still_a_share() -> None:
    state = drawn("A: president* doctor blue_team red_team", "B: bomber* engineer red_team")
    state.conditions[0] = IMMUNE
    share(state, 0, 1)

    assert objectives.has_met(state, PRESIDENT, DOCTOR)


@rule("TR-387")
@pytest.mark.parametrize("swaps", [((3, 2), (0, 2)), ((2, 3), (2, 0))])
def test_only_shares_since_the_card_came_count_for_it(swaps: tuple[tuple[int, int], ...]) -> None:
    state = drawn("A: president* doctor blue_team hot_potato red_team", "B: bomber* engineer red_team")
    share(state, 0, 1)
    share(state, 2, 1)
    for asks, agrees in swaps:
        share(state, asks, agrees)
    assert seen(state, 2).cards[2] == "president"
    assert not objectives.has_met(state, PRESIDENT, DOCTOR)
    share(state, 2, 1)

    assert objectives.has_met(state, PRESIDENT, DOCTOR)


@rule("TR-387")
def test_leadership_hands_and_offers_belong_to_the_person() -> None:
    state = drawn(*POTATO)
    do(state, 0, OfferShare("card", 3))
    do(state, 1, Point(2))
    share(state, 1, 0)

    assert (room_of(state, 0).leader, room_of(state, 0).pointing, len(own(state, 0).offers)) == (0, ((1, 2),), 1)


@rule("TR-123")
def test_moves_before_the_card_came_do_not_count_for_it() -> None:
    state = drawn("A: president* hot_potato agoraphobe bouncer_blue red_team", "B: bomber* blue_team red_team spy_red")
    do(state, 3, Bounce(1))
    state.place[2] = 1
    assert not objectives.stayed(state, 1)
    share(state, 1, 2)

    assert seen(state, 1).cards[1] == "agoraphobe"
    assert objectives.stayed(state, 1)


@rule("TR-361")
def test_open_cards_take_no_part_in_swaps() -> None:
    state = drawn("A: president* usurper_blue hot_potato", "B: bomber* blue_team red_team")
    do(state, 1, Usurp())

    assert legal(state, 2, OfferShare) == [OfferShare("card", 0)]


@rule("TR-122")
def test_a_swap_brings_the_powers_of_the_new_card() -> None:
    state = drawn("A: president* usurper_blue hot_potato", "B: bomber* blue_team red_team")
    do(state, 2, OfferShare("card", 1))
    do(state, 1, AcceptShare(2))

    assert (legal(state, 1, Usurp), legal(state, 2, Usurp)) == ([], [Usurp()])
    assert legal(state, 2, Draft) == []
