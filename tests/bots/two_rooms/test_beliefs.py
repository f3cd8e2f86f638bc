"""What the Two Rooms and a Boom bots believe of everybody's card."""

from itertools import permutations

import pytest

from boomtable.bots.handmade.two_rooms import deals
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.roles import BOMBER, COLOUR_OF, NUMBER, PRESIDENT
from boomtable.games.two_rooms.schema import Reveal, Said
from tests.bots.two_rooms.seats import chance, open_up, said, situation
from tests.games.two_rooms.positions import do, drawn, heard, share

SIX = ("A: president blue_team red_team*", "B: bomber* blue_team red_team")
ELEVEN = (
    "A: president blue_team* doctor spy_blue gambler red_team",
    "B: bomber* engineer spy_red blue_team red_team",
)


def counted(cards: list[str], colours: dict[int, str]) -> list[list[float]]:
    """How often each card lies at each place, over all deals that fit the colours that were seen."""
    numbers = [NUMBER[card] for card in cards]
    fitting = [
        deal for deal in permutations(numbers) if all(COLOUR_OF[deal[place]] == COLOUR_OF[NUMBER[card]] for place, card in colours.items())
    ]
    return [[sum(deal[place] == kind for deal in fitting) / len(fitting) for kind in range(32)] for place in range(len(cards))]


@pytest.mark.parametrize("colours", [{}, {0: "blue_team"}, {0: "blue_team", 3: "red_team"}, {1: "red_team", 2: "red_team", 4: "blue_team"}])
def test_after_cards_and_colours_were_seen_chances_are_exact(colours: dict[int, str]) -> None:
    cards = ["president", "bomber", "blue_team", "red_team", "red_team", "spy_red", "gambler"]
    bag = [cards.count(card) for card in NUMBER]
    weights = [
        [float(place not in colours or COLOUR_OF[kind] == COLOUR_OF[NUMBER[colours[place]]]) for kind in range(32)] for place in range(7)
    ]
    found = deals.chances(weights, bag)

    for place, row in enumerate(counted(cards, colours)):
        assert found[place] == pytest.approx(row, abs=0.002)


def test_weighed_deals_come_near_the_count_of_all_of_them() -> None:
    """Two places about which something was said."""
    cards = ["president", "bomber", "blue_team", "red_team", "gambler"]
    bag = [cards.count(card) for card in NUMBER]
    weights = [[1.0] * 32 for _ in cards]
    for kind in range(32):
        weights[0][kind] = 1.0 if kind == PRESIDENT else 0.02
        weights[1][kind] = 1.0 if kind == BOMBER else 0.3
    total = 0.0
    exact = [[0.0] * 32 for _ in cards]
    for deal in permutations(NUMBER[card] for card in cards):
        weight = weights[0][deal[0]] * weights[1][deal[1]]
        total += weight
        for place, kind in enumerate(deal):
            exact[place][kind] += weight

    for place, row in enumerate(deals.weighed(weights, bag)):
        assert row == pytest.approx([weight / total for weight in exact[place]], abs=0.05)


def test_before_anything_was_shown_all_unknown_cards_are_equally_likely() -> None:
    now = situation(drawn(*SIX), 1)

    assert [chance(now, seat, "bomber") for seat in range(6)] == [0.2, 0, 0.2, 0.2, 0.2, 0.2]
    assert chance(now, 0, "red_team") == 0.4


def test_a_card_that_was_seen_is_known_and_missing_elsewhere() -> None:
    state = drawn(*SIX)
    share(state, 1, 2)
    now = situation(state, 1)

    assert chance(now, 2, "red_team") == 1.0
    assert [chance(now, seat, "red_team") for seat in (0, 3, 4, 5)] == [0.25] * 4


def test_without_automatic_notes_a_bot_remembers_what_it_saw() -> None:
    state = drawn(*SIX, auto_notes=False)
    now = situation(state, 1, told=heard(share(state, 1, 2), 1))

    assert chance(now, 2, "red_team") == 1.0


def test_the_colour_of_a_spy_is_that_of_the_enemy() -> None:
    state = drawn(*ELEVEN)
    share(state, 1, 3, "colour")  # the other four red cards and the Blue Spy look red
    now = situation(state, 1)

    assert chance(now, 3, "spy_blue") == 0.2
    assert now.beliefs.of_side(3, "blue") == pytest.approx(0.2, abs=0.001)


def test_a_backup_may_stand_for_a_buried_card() -> None:
    cards = "A: presidents_daughter blue_team* red_team", "B: bomber* martyr red_team", "buried: president"
    now = situation(drawn(*cards, seats=6), 0)

    assert now.beliefs.of_part(0, PRESIDENT) == pytest.approx(1 / 6, abs=0.002)
    assert now.plays(PRESIDENT)
    assert not now.plays(BOMBER)


# what others do with their cards


def test_who_shares_with_nobody_while_others_do_may_be_the_president() -> None:
    state = drawn("A: president blue_team blue_team red_team* red_team", "B: bomber* red_team blue_team red_team blue_team")
    before = chance(situation(state, 1), 0, "president")
    for one, other in 2 * ((2, 3), (2, 4), (3, 4)):
        share(state, one, other)

    assert chance(situation(state, 1), 0, "president") > 2 * before
    assert chance(situation(state, 1), 2, "president") < before
    assert chance(situation(state, 6), 0, "president") == chance(situation(state, 6), 2, "president")


def test_a_novice_does_not_wonder_who_shares_with_nobody() -> None:
    state = drawn("A: president blue_team blue_team red_team* red_team", "B: bomber* red_team blue_team red_team blue_team")
    share(state, 2, 3)

    assert chance(situation(state, 1, "novice"), 0, "president") == chance(situation(state, 1, "novice"), 2, "president")


def test_who_has_seen_the_doctor_and_offers_nothing_is_hardly_the_president() -> None:
    state = drawn("A: president doctor blue_team red_team*", "B: bomber* engineer blue_team red_team")
    do(state, 1, Reveal("card", 2))
    now = situation(state, 1)
    assert chance(now, 2, "president") < chance(now, 0, "president") / 3

    do(state, 1, Reveal("card", None))
    now = situation(state, 1)
    assert chance(now, 0, "president") < chance(now, 4, "president") / 3


# talk


def claims(*words: Event, level: str = "standard", seat: Seat = 1) -> float:
    """The chance that seat 0 is on the blue side, for a blue player."""
    return situation(drawn(*SIX), seat, level, list(words)).beliefs.of_side(0, "blue")


def test_a_stranger_is_believed_a_little_and_by_a_novice_a_lot() -> None:
    silent, weighed, believed = claims(), claims(said(0, "blue_team")), claims(said(0, "blue_team"), level="novice")

    assert silent == pytest.approx(0.4, abs=0.001)
    assert 0.5 < weighed < 0.85 < believed


def test_who_claims_to_be_everybody_is_not_listened_to() -> None:
    chatter = [said(0, role) for role in ("blue_team", "bomber", "president")]

    assert claims(*chatter) == claims()


def test_what_a_friend_has_seen_counts_as_seen() -> None:
    state = drawn("A: president blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team")
    share(state, 1, 2)
    whisper: list[Event] = [Said(2, 1, "ClaimSaw", 3, "red_team")]

    assert chance(situation(state, 1, told=whisper), 3, "red_team") > 0.9
    assert chance(situation(state, 1, told=[Said(0, 1, "ClaimSaw", 3, "red_team")]), 3, "red_team") < 0.7


def test_words_change_nothing_about_a_card_that_was_seen() -> None:
    state = drawn(*SIX)
    open_up(state, 2)

    assert chance(situation(state, 1, told=[said(2, "president")]), 2, "red_team") == 1.0
