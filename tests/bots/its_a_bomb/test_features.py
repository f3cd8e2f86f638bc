"""What the value of an It's a Bomb! position reads off it, number by number: the place of a number is the place of its weight."""

import math

import pytest

from boomtable.bots.handmade.its_a_bomb.chances import Aims, log_odds
from boomtable.bots.handmade.its_a_bomb.value import NETWORK_SIZE, SIZE, Features
from boomtable.games.its_a_bomb.pieces import CODES, RED
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.outlooks import made_up, outlook_of
from tests.games.its_a_bomb.positions import bomb, told

REACH = slice(1, 9)
CHANCES = slice(9, 31)
EXTRAS = slice(31, 37)
CALL = slice(37, 58)
CARDS = slice(58, 68)
OFFERS = slice(68, 72)
HUNT = slice(72, 76)


def numbers_of(state: ItsABombState) -> list[float]:
    outlook, features = outlook_of(state, samples=0), Features()
    features.read_for_network(outlook.position, outlook.chances)
    return list(features.numbers)


def red_or_yellow(deck: str, cards: str = "") -> ItsABombState:
    """Red and yellow lie in column 1, in one order or the other: found with no miss 1/4, with one at most 3/4, with two for sure."""
    state = bomb("R X\nY .", up="r1c2", deck=f"90 {deck}", cards=cards)
    told(state, "c1")
    return state


@pytest.mark.parametrize(("chance", "odds"), [(0.0, 0.01 / 1.01), (0.5, 1.0), (1.0, 1.01 / 0.01), (1.2, 1.21 / 0.01)])
def test_log_odds_have_bounds(chance: float, odds: float) -> None:
    assert log_odds(chance) == pytest.approx(math.log(odds))


@pytest.mark.parametrize(
    ("deck", "reach", "by_slack"),
    [
        ("10 E", [1 / 4, 0, 0, 0], [1 / 4, None, None, None]),
        ("20 10 E", [3 / 4, 1 / 4, 0, 0], [None, 3 / 4, 1 / 4, None]),
        ("30 20 10 E", [1, 3 / 4, 1 / 4, 0], [None, None, None, 3 / 4]),
        ("40 30 20 10 E", [1, 1, 3 / 4, 1 / 4], [None, None, None, None]),
    ],
)
def test_how_far_misses_reach_now_and_later(deck: str, reach: list[float], by_slack: list[float | None]) -> None:
    """None to three advances are left; some numbers count only where they are few."""
    expected = [log_odds(chance) for chance in reach] + [0.0 if chance is None else log_odds(chance) for chance in by_slack]

    assert numbers_of(red_or_yellow(deck))[REACH] == pytest.approx(expected)


@pytest.mark.parametrize("cards", ["HACK", "NEGO"])
def test_cards_that_save_an_advance_are_as_good_as_one(cards: str) -> None:
    assert numbers_of(red_or_yellow("10 E", cards))[REACH] == numbers_of(red_or_yellow("20 10 E"))[REACH]


@pytest.mark.parametrize(("deck", "slack"), [("10 E", 0), ("20 10 E", 1), ("30 20 10 E", 2), ("40 30 20 10 E", 3)])
def test_chances_of_what_is_needed(deck: str, slack: int) -> None:
    """Red on three of five tiles and an explosive on one; yellow is certain."""
    state = bomb("R R R X .\nY . . . .", up="r2c2 r2c3 r2c4 r2c5", deck=f"90 {deck}")
    told(state, "r1")
    missing, misses, misses_twice, risks, blur = 2.0, 2 / 5, 4 / 25, 1 / 5, 5 * 3 / 5 * 2 / 5
    doubt = -5 * (1 / 5 * math.log(1 / 5) + 4 / 5 * math.log(4 / 5))
    logs, least, sure = math.log(0.65) + math.log(1.05), 3 / 5, 3 / 5 * 4 / 5
    by_time = [part for number in (missing, misses, misses_twice, risks, doubt, blur) for part in (number, number * slack)]
    few = [1.0 * (slack == 0), logs * (slack == 0), 1.0 * (slack == 1), misses * (slack == 1), misses * (slack == 2)]

    assert numbers_of(state)[CHANCES] == pytest.approx([slack, math.sqrt(slack), *by_time, logs, least, sure, *few])


def test_what_is_needed_twice_asks_for_the_next_best_tile_too() -> None:
    """Purple on two of three tiles: chances of 2/3, and the misses of both cables."""
    numbers = numbers_of(bomb("P P .", double_purple=True))[CHANCES]

    assert numbers[2] == 2.0
    assert numbers[4] == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("deck", "order", "extras"),
    [
        ("90 D 20 D 10 E", "", [1, 1 / 2, 1, 1, 0, 0]),
        ("90 20 D 10 E", "", [1, 1 / 2, 0, 1, 0, 0]),
        ("90 30 20 10 E", "RY", [1, 1 / 2, 0, 0, 1 / 2, 2 / 2]),
    ],
)
def test_battery_disturbed_signals_and_the_colour_that_is_due(deck: str, order: str, extras: list[float]) -> None:
    """Red and battery lie in row 1, in one order or the other; yellow is certain."""
    state = bomb("R T\nY .", up="r2c2", deck=deck, order=order)
    told(state, "r1")

    assert numbers_of(state)[EXTRAS] == pytest.approx(extras)


def test_a_battery_that_was_cut_counts_no_more() -> None:
    assert numbers_of(bomb("R T\nY .", up="r1c2"))[EXTRAS] == [0.0] * 6


def before_the_call(slack: int) -> ItsABombState:
    """Receiver, explosive and grey cable lie in row 1, in any order; red is certain."""
    state = bomb("V X .\nR . .", up="r2c2 r2c3", deck=f"90 {'50 ' * (slack + 1)}C 20 10 E")
    told(state, "r1")
    return state


@pytest.mark.parametrize(
    ("slack", "reach", "by_slack"),
    [
        (0, [1 / 3, 0, 0, 0], [1 / 3, None, None, None]),
        (1, [1 / 2, 1 / 3, 0, 0], [None, 1 / 2, 1 / 3, None]),
        (2, [19 / 36, 1 / 2, 1 / 3, 0], [None, None, None, 1 / 2]),
        (3, [19 / 36, 19 / 36, 1 / 2, 1 / 3], [None, None, None, None]),
    ],
)
def test_the_receiver_before_the_call(slack: int, reach: list[float], by_slack: list[float | None]) -> None:
    """Found on the first tile 1/3; grey there and found on the next 1/3 * 1/2; grey twice (1 - 1/2 - 1/3) and then by half: 1/36."""
    few = [float(slack == 0), float(slack == 1)]
    by_time = [part for number in (1 / 3, 2 / 3, 1.0, 0.0) for part in (number, number * slack)]  # chance, blur, missing, their blur
    ways = [log_odds(chance) for chance in reach] + [0.0 if chance is None else log_odds(chance) for chance in by_slack]

    assert numbers_of(before_the_call(slack))[CALL] == pytest.approx([1.0, slack, *few, 1 / 3, *by_time, *ways])


@pytest.mark.parametrize("cards", ["HACK", "NEGO"])
def test_cards_that_save_an_advance_put_the_call_off(cards: str) -> None:
    assert numbers_of(bomb("V X .\nR . .", deck="50 C 20 10 E", cards=cards))[CALL][:4] == [1.0, 1.0, 0.0, 1.0]


def test_the_receiver_is_one_of_all_that_is_needed() -> None:
    """Four advances are left, with the Call answered; the receiver's three ways lead to all."""
    assert numbers_of(before_the_call(1))[1] == pytest.approx(log_odds(19 / 36))


def test_the_call_means_nothing_once_it_can_be_answered() -> None:
    numbers = numbers_of(bomb("V X .\nR . .", up="r1c1", deck="50 40 C 20 10 E"))

    assert numbers[CALL] == [0.0] * 21
    assert numbers[HUNT] == [0.0] * 4


@pytest.mark.parametrize(("slack", "chance"), [(0, 1 / 3), (1, 2 / 3), (2, 1.0), (3, 1.0), (4, 1.0)])
def test_questions_that_may_be_asked_before_the_call(slack: int, chance: float) -> None:
    few = [float(slack == 2), float(slack == 3), float(slack == 4)]

    assert numbers_of(before_the_call(slack))[HUNT] == pytest.approx([log_odds(chance), *few])


@pytest.mark.parametrize("code", CODES)
def test_unused_cards_count_each_in_its_place(code: str) -> None:
    other = "ARCH" if code == "SURV" else "SURV"

    assert numbers_of(bomb("R Y", cards=f"{code} ({other})"))[CARDS] == [float(card == code) for card in CODES]


def test_offers_are_what_costs_nothing_less_the_risk() -> None:
    """Red for sure, or the receiver at the risk of an explosive."""
    assert numbers_of(before_the_call(1))[OFFERS] == pytest.approx([1.0, *[1 / 3 - 0.8 / 3] * 3])


def test_a_colour_that_is_not_due_is_no_offer() -> None:
    assert numbers_of(bomb("R Y", order="RY"))[OFFERS] == [0.5, 0.5, 0.0, 0.0]


def test_the_formula_reads_only_its_own_numbers() -> None:
    outlook, features = outlook_of(before_the_call(1), samples=0), Features()
    features.read(outlook.position, outlook.chances)

    assert list(features.numbers)[SIZE:] == [0.0] * (NETWORK_SIZE - SIZE)


def aims_at(state: ItsABombState, *tiles: str) -> tuple[float, float, float, float]:
    """Chance and risk of the best tile for red, and of the next best."""
    aims = Aims()
    aims.read(outlook_of(state, samples=0).position, made_up(*tiles))
    return aims.chance[RED], aims.risk[RED], aims.second[RED], aims.second_risk[RED]


BETTER, DANGEROUS, POOR = "R.4", "R.6 X.4", "R.1 X.05"


@pytest.mark.parametrize(
    "tiles", [(BETTER, DANGEROUS, POOR), (DANGEROUS, BETTER, POOR), (POOR, BETTER, DANGEROUS), (DANGEROUS, POOR, BETTER)]
)
def test_a_danger_makes_a_tile_worth_less(tiles: tuple[str, str, str]) -> None:
    assert aims_at(bomb("R X ."), *tiles) == pytest.approx((0.4, 0.0, 0.6, 0.4))


@pytest.mark.parametrize(("drawing", "up", "best"), [("R T A .", "", 0.45), ("R T A .", "r1c2", 0.5)])
def test_auxiliary_detonators_cost_while_they_are_armed(drawing: str, up: str, best: float) -> None:
    """A tile that is red or a detonator, beside one that is red a little less likely."""
    assert aims_at(bomb(drawing, up=up), "R.5 A.5", "T1", "R.45", ".1")[0] == pytest.approx(best)


def test_what_lies_open_is_no_aim() -> None:
    assert aims_at(bomb("R R .", up="r1c1"), "R1", "R.5", "R.5") == pytest.approx((0.5, 0.0, 0.5, 0.0))


@pytest.mark.parametrize(("cards", "risks"), [("SAPP", (0.1, 0.4)), ("(SAPP)", (0.4, 0.4))])
def test_the_sapper_takes_most_of_the_risk_where_the_crisis_unit_has_looked(cards: str, risks: tuple[float, float]) -> None:
    """Row 2 was asked, row 1 was not; both have a tile that is red or explosive alike."""
    state = bomb("R X\nR X", cards=cards)
    told(state, "r2")
    aimed = aims_at(state, "R.6 X.4", ".1", "R.6 X.4", ".1")

    assert (aimed[1], aimed[3]) == pytest.approx(risks)
