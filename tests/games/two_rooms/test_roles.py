"""Two Rooms and a Boom: what each character wants."""

from typing import Any

import pytest

from boomtable.games.two_rooms.pieces import ZOMBIE
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, PRESIDENT
from boomtable.games.two_rooms.rules import objectives
from boomtable.games.two_rooms.schema import Bounce, Reveal
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.two_rooms.positions import do, drawn, end, losers, reason, seen, share, winners, won

rule = pytest.mark.rule

TOGETHER = "A: president* bomber blue_team red_team"
APART = ("A: president* blue_team red_team", "B: bomber* blue_team red_team")


def ended(*places: str, **facts: Any) -> TwoRoomsState:
    state = drawn(*places, **facts)
    end(state)
    return state


@rule("TR-131", "TR-132", "TR-133", "TR-135", "TR-136")
def test_red_wins_together_and_blue_apart() -> None:
    red = ended(TOGETHER, "B: blue_team* red_team")
    blue = ended(*APART)

    assert (winners(red), losers(red)) == ({"bomber", "red_team"}, {"president", "blue_team"})
    assert (winners(blue), losers(blue)) == ({"president", "blue_team"}, {"bomber", "red_team"})


@rule("TR-002", "TR-131")
@pytest.mark.parametrize(("role", "wins"), [("spy_blue", True), ("usurper_blue", True), ("spy_red", False), ("usurper_red", False)])
def test_special_cards_win_with_their_side(role: str, wins: bool) -> None:
    state = ended("A: president* blue_team red_team", f"B: bomber* blue_team red_team {role}")

    assert won(state, 6) == wins


@rule("TR-134")
def test_everybody_in_the_bombers_room_dies() -> None:
    state = ended(TOGETHER, "B: blue_team* red_team")

    assert [bool(condition & 2) for condition in state.conditions] == [True, True, True, True, False, False]


@rule("TR-134", "TR-358")
def test_an_ambassador_in_the_bombers_room_lives() -> None:
    state = ended(f"{TOGETHER} ambassador_blue", "B: blue_team* red_team ambassador_red")

    assert [bool(state.conditions[seat] & 2) for seat in (0, 4, 7)] == [True, False, False]


@rule("TR-140", "TR-141")
@pytest.mark.parametrize(
    ("places", "wins"),
    [
        (("A: president* blue_team butler maid", "B: bomber* red_team"), True),
        (("A: president* blue_team butler", "B: bomber* red_team maid"), False),
        (("A: president* blue_team maid", "B: bomber* red_team butler"), False),
        (("A: president* blue_team", "B: bomber* red_team butler maid"), False),
    ],
)
def test_butler_and_maid_end_together_with_the_president(places: tuple[str, str], wins: bool) -> None:
    assert ({"butler", "maid"} <= winners(ended(*places))) == wins
    assert ({"butler", "maid"} <= losers(ended(*places))) != wins


@rule("TR-142", "TR-143")
@pytest.mark.parametrize(
    ("places", "wins"),
    [
        (("A: president* blue_team", "B: bomber* red_team romeo juliet"), True),
        (("A: president* blue_team romeo", "B: bomber* red_team juliet"), False),
        (("A: president* blue_team juliet", "B: bomber* red_team romeo"), False),
        (("A: president* blue_team romeo juliet", "B: bomber* red_team"), False),
    ],
)
def test_romeo_and_juliet_end_together_with_the_bomber(places: tuple[str, str], wins: bool) -> None:
    assert ({"romeo", "juliet"} <= winners(ended(*places))) == wins
    assert ({"romeo", "juliet"} <= losers(ended(*places))) != wins


@rule("TR-144", "TR-145", "TR-146", "TR-147", "TR-148", "TR-149")
@pytest.mark.parametrize(
    ("role", "with_both", "with_neither", "with_president", "with_bomber"),
    [
        ("intern", True, False, True, False),
        ("victim", True, False, False, True),
        ("rival", False, True, False, True),
        ("survivor", False, True, True, False),
        ("bomb_bot", False, False, False, True),
        ("queen", False, True, False, False),
    ],
)
def test_where_single_greys_win(role: str, with_both: bool, with_neither: bool, with_president: bool, with_bomber: bool) -> None:
    found = [
        role in winners(ended(f"{TOGETHER} {role}", "B: blue_team*")),
        role in winners(ended(TOGETHER, f"B: blue_team* {role}")),
        role in winners(ended(f"{APART[0]} {role}", APART[1])),
        role in winners(ended(APART[0], f"{APART[1]} {role}")),
    ]

    assert found == [with_both, with_neither, with_president, with_bomber]


@rule("TR-150", "TR-153")
def test_blue_needs_the_doctors_share() -> None:
    places = ("A: president* doctor blue_team red_team", "B: bomber* engineer blue_team")
    missing = ended(*places)
    assert (reason(missing), winners(missing)) == ("no_doctor_share", set())
    state = drawn(*places)
    share(state, 1, 0)
    end(state)

    assert (reason(state), winners(state)) == ("apart", {"president", "doctor", "blue_team"})


@rule("TR-151", "TR-153")
def test_red_needs_the_engineers_share() -> None:
    places = ("A: president* bomber engineer doctor", "B: blue_team* red_team")
    missing = ended(*places)
    assert (reason(missing), winners(missing)) == ("no_engineer_share", set())
    state = drawn(*places)
    share(state, 1, 2)
    end(state)

    assert (reason(state), winners(state)) == ("together", {"bomber", "engineer", "red_team"})


@rule("TR-150")
def test_a_colour_share_or_a_reveal_is_not_enough() -> None:
    state = drawn("A: president* doctor blue_team red_team", "B: bomber* engineer blue_team", colour="on")
    share(state, 1, 0, "colour")
    do(state, 1, Reveal("card", 0))
    do(state, 0, Reveal("card", 1))

    assert not objectives.has_met(state, PRESIDENT, DOCTOR)


@rule("TR-152")
def test_the_presidents_record_stays_when_the_doctor_moves_on() -> None:
    state = drawn("A: president* doctor hot_potato red_team", "B: bomber* engineer blue_team")
    share(state, 0, 1)
    share(state, 1, 2)

    assert objectives.has_met(state, PRESIDENT, DOCTOR)


@rule("TR-152", "TR-387")
def test_who_met_the_doctor_before_becoming_president_meets_it_again() -> None:
    state = drawn("A: president* doctor hot_potato blue_team", "B: bomber* engineer red_team")
    share(state, 3, 1)
    share(state, 2, 3)
    share(state, 3, 0)
    assert seen(state, 3).cards[3] == "president"
    assert not objectives.has_met(state, PRESIDENT, DOCTOR)
    share(state, 1, 3)

    assert objectives.has_met(state, PRESIDENT, DOCTOR)


@rule("TR-154")
@pytest.mark.parametrize(
    ("met", "expected"),
    [
        ((), ("both_failed", set())),
        (((0, 1),), ("engineer_failed", {"president", "doctor", "blue_team"})),
        (((2, 3),), ("doctor_failed", {"bomber", "engineer", "red_team"})),
        (((0, 1), (2, 3)), ("together", {"bomber", "engineer", "red_team"})),
    ],
)
def test_by_option_a_missing_share_gives_the_win_away(met: tuple[tuple[int, int], ...], expected: tuple[str, set[str]]) -> None:
    state = drawn("A: president* doctor bomber engineer", "B: blue_team* red_team", helper_failure="other_wins")
    for one, other in met:
        share(state, one, other)
    end(state)

    assert (reason(state), winners(state)) == expected


@rule("TR-155")
def test_spies_win_with_their_allegiance() -> None:
    state = ended("A: president* blue_team red_team spy_red", "B: bomber* spy_blue")

    assert winners(state) == {"president", "blue_team", "spy_blue"}


@rule("TR-171")
def test_team_zombie_wins_when_everybody_alive_is_one() -> None:
    state = drawn("A: president* zombie blue_team", "B: bomber* red_team red_team")
    for seat in (0, 1, 2, 4):
        state.conditions[seat] = ZOMBIE
    end(state)

    assert [won(state, seat) for seat in range(6)] == [True, True, True, False, True, False]


@rule("TR-171")
def test_one_living_player_who_is_none_is_enough_to_lose() -> None:
    state = drawn("A: president* zombie blue_team", "B: bomber* red_team red_team")
    for seat in (1, 2, 4):
        state.conditions[seat] = ZOMBIE
    end(state)

    assert [won(state, seat) for seat in range(6)] == [True, False, False, False, False, False]


@rule("TR-171")
def test_ambassadors_do_not_count_for_team_zombie() -> None:
    state = drawn("A: president* zombie blue_team ambassador_blue", "B: bomber* red_team red_team ambassador_red")
    for seat in (0, 2):
        state.conditions[seat] = ZOMBIE
    end(state)

    assert [won(state, seat) for seat in (0, 1, 2, 3)] == [True, True, True, True]


@rule("TR-172")
def test_team_zombie_needs_somebody_alive_and_counts_the_holder_of_the_card() -> None:
    dead = drawn("A: president* bomber zombie blue_team red_team red_team", "B:")
    end(dead)
    assert "zombie" in losers(dead)
    cured = drawn("A: president* bomber blue_team red_team red_team", "B: zombie*")
    cured.conditions[5] = 0
    end(cured)

    assert "zombie" in winners(cured)


@rule("TR-009", "TR-173")
def test_the_daughter_takes_the_buried_presidents_place() -> None:
    places = ("A: presidents_daughter* bomber intern martyr", "B: blue_team* red_team")
    buried = ended(*places, "buried: president")
    assert (reason(buried), winners(buried)) == ("together", {"bomber", "intern", "martyr", "red_team"})
    plain = ended("A: presidents_daughter* bomber intern martyr", "B: president* red_team", "buried: blue_team")

    assert winners(plain) == {"president", "presidents_daughter"}


@rule("TR-009", "TR-174")
def test_the_martyr_takes_the_buried_bombers_place() -> None:
    state = drawn("A: president* martyr engineer tinkerer doctor nurse", "B: presidents_daughter* blue_team", "buried: bomber")
    share(state, 1, 2)
    assert objectives.has_met(state, BOMBER, ENGINEER)
    end(state)

    assert (reason(state), winners(state)) == ("together", {"martyr", "engineer", "tinkerer"})
    assert state.conditions[0] & 2


@rule("TR-009", "TR-145", "TR-147", "TR-174")
def test_the_greys_of_the_bomber_look_for_the_martyr_when_it_is_buried() -> None:
    places = ("A: president* blue_team bomb_bot queen", "B: martyr* victim survivor romeo juliet presidents_daughter")

    assert winners(ended(*places, "buried: bomber")) == {"president", "blue_team", "presidents_daughter", "victim", "romeo", "juliet"}


@rule("TR-207", "TR-388")
@pytest.mark.parametrize(("met", "expected"), [(True, "apart"), (False, "no_doctor_share")])
def test_the_nurse_takes_the_buried_doctors_place(met: bool, expected: str) -> None:
    state = drawn("A: president* nurse martyr blue_team", "B: bomber* engineer tinkerer presidents_daughter", "buried: doctor")
    if met:
        share(state, 0, 1)
    end(state)

    assert reason(state) == expected


@rule("TR-207", "TR-388")
@pytest.mark.parametrize(("met", "expected"), [(True, "together"), (False, "no_engineer_share")])
def test_the_tinkerer_takes_the_buried_engineers_place(met: bool, expected: str) -> None:
    state = drawn("A: president* bomber tinkerer martyr", "B: doctor* nurse blue_team presidents_daughter", "buried: engineer")
    if met:
        share(state, 2, 1)
    end(state)

    assert reason(state) == expected


@rule("TR-009", "TR-388")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        (("A: president* nurse martyr blue_team", "B: bomber* engineer tinkerer presidents_daughter", "buried: doctor"), "no_doctor_share"),
        (("A: president* bomber doctor nurse", "B: tinkerer* martyr presidents_daughter", "buried: engineer"), "no_engineer_share"),
    ],
)
def test_a_buried_helper_is_still_to_be_met_in_its_backup(places: tuple[str, ...], expected: str) -> None:
    assert reason(ended(*places)) == expected


@rule("TR-388")
def test_a_nurse_whose_doctor_plays_is_a_plain_card() -> None:
    state = drawn("A: president* nurse martyr doctor", "B: bomber* engineer tinkerer presidents_daughter", "buried: blue_team")
    share(state, 0, 1)
    end(state)

    assert reason(state) == "no_doctor_share"


@rule("TR-176")
def test_an_agoraphobe_wins_by_staying() -> None:
    places = ("A: president* bouncer_blue agoraphobe blue_team red_team", "B: bomber* red_team red_team spy_blue")
    assert "agoraphobe" in winners(ended(*places))
    state = drawn(*places)
    do(state, 1, Bounce(2))
    end(state)

    assert "agoraphobe" in losers(state)


@rule("TR-282", "TR-283")
def test_a_replacement_objective_is_the_only_one() -> None:
    state = drawn(*APART)
    state.conditions[0] = ZOMBIE
    end(state)

    assert not won(state, 0)
    assert [result.why for result in seen(state, 0).results if result.seat in (0, 1)] == ["team_zombie", "team"]
