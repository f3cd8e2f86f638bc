"""Bomb Busters: what is in the bomb of each mission."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import YELLOW, is_blue
from boomtable.games.bomb_busters.schema import BombBustersOptions, BombBustersView, PlaceInfo, SoloCut
from tests.games.bomb_busters.positions import bomb, drawn, play, refusal

rule = pytest.mark.rule

Draw = tuple[int, int]  # inside, of so many marked


def contents(mission: int, seats: int, seed: int = 5) -> tuple[list[int], Draw, Draw, int]:
    """Blue numbers, red and yellow wires, and how many equipment cards."""
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=mission), SeededDice(seed))
    seen = BOMB_BUSTERS.view(state, PUBLIC)
    assert isinstance(seen, BombBustersView)
    blue = sorted({tile // 10 for tile in state.tile if tile and is_blue(tile)})
    red, yellow = (seen.reds.inside, len(seen.reds.tiles)), (seen.yellows.inside, len(seen.yellows.tiles))
    assert sum(1 for tile in state.tile if tile) == 4 * len(blue) + red[0] + yellow[0]
    return blue, red, yellow, len(state.cards)


def numbers(last: int) -> list[int]:
    return list(range(1, last + 1))


@rule("BB-1011", "BB-1012")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_1_has_the_numbers_1_to_6(seats: int) -> None:
    assert contents(1, seats) == (numbers(6), (0, 0), (0, 0), 0)
    assert BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=1), SeededDice(1))[0].detectors


@rule("BB-1021", "BB-1012")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_2_brings_two_yellows(seats: int) -> None:
    assert contents(2, seats) == (numbers(8), (0, 0), (2, 2), 0)


@rule("BB-1021")
def test_yellows_of_mission_2_stand_between_its_numbers() -> None:
    drawn_yellows = {tile for seed in range(60) for tile in laid_yellows(seed)}

    assert drawn_yellows == {11, 21, 31, 41, 51, 61, 71}


def laid_yellows(seed: int) -> list[int]:
    return BOMB_BUSTERS.setup(BombBustersOptions(4, mission=2), SeededDice(seed))[0].yellows


@rule("BB-1021")
def test_no_yellow_token_in_the_info_phase() -> None:
    state = bomb("A[3 4y] B[2 8]", mission=2, phase=0)

    assert refusal(state, 0, PlaceInfo(1)) == "seat 0 cannot mark 1b: it is not blue [BB-036]"


@rule("BB-1031", "BB-1032", "BB-1012")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_3_brings_a_red_and_equipment(seats: int) -> None:
    assert contents(3, seats) == (numbers(10), (1, 1), (0, 0), seats)
    cards = {card for seed in range(60) for card in laid_cards(seats, seed)}
    assert cards == set(range(1, 11))


def laid_cards(seats: int, seed: int) -> list[int]:
    return BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=3), SeededDice(seed))[0].cards


@rule("BB-1031")
def test_the_red_of_mission_3_stands_between_its_numbers() -> None:
    reds = {BOMB_BUSTERS.setup(BombBustersOptions(4, mission=3), SeededDice(seed))[0].reds[0] for seed in range(90)}

    assert reds == {15, 25, 35, 45, 55, 65, 75, 85, 95}


@rule("BB-1041", "BB-1051", "BB-1061", "BB-1071", "BB-1081", "BB-1082", "BB-1012")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("mission", "red", "yellow"),
    [(4, (1, 1), (2, 2)), (5, (1, 1), (2, 3)), (6, (1, 1), (4, 4)), (7, (1, 2), (0, 0)), (8, (1, 2), (2, 3))],
)
def test_the_field_for_three_to_five(seats: int, mission: int, red: Draw, yellow: Draw) -> None:
    assert contents(mission, seats) == (numbers(12), red, yellow, seats)


@rule("BB-1041", "BB-1051", "BB-1061", "BB-1071", "BB-1081", "BB-1082")
@pytest.mark.parametrize(
    ("mission", "red", "yellow"),
    [(4, (1, 1), (4, 4)), (5, (2, 2), (2, 3)), (6, (2, 2), (4, 4)), (7, (1, 3), (0, 0)), (8, (1, 3), (4, 4))],
)
def test_the_field_for_two(mission: int, red: Draw, yellow: Draw) -> None:
    assert contents(mission, 2) == (numbers(12), red, yellow, 2)


@rule("BB-430", "BB-1082", "BB-1091", "BB-1111", "BB-1121", "BB-1141", "BB-1151", "BB-1161", "BB-1281")
@pytest.mark.parametrize(
    ("mission", "red", "yellow", "red_for_two", "yellow_for_two"),
    [
        (9, (1, 1), (2, 2), (2, 2), (4, 4)),
        (12, (1, 1), (4, 4), (2, 2), (4, 4)),
        (14, (2, 2), (2, 3), (3, 3), (4, 4)),
        (15, (1, 3), (0, 0), (2, 3), (0, 0)),
        (16, (1, 1), (2, 3), (2, 2), (4, 4)),
        (18, (2, 2), (0, 0), (3, 3), (0, 0)),
        (26, (2, 2), (0, 0), (2, 2), (0, 0)),
        (28, (2, 2), (4, 4), (3, 3), (4, 4)),
        (45, (2, 2), (0, 0), (3, 3), (0, 0)),
        (51, (1, 1), (0, 0), (2, 2), (0, 0)),
    ],
)
def test_the_boxes(mission: int, red: Draw, yellow: Draw, red_for_two: Draw, yellow_for_two: Draw) -> None:
    for seats in (2, 3, 4, 5):
        blue, *colours, _ = contents(mission, seats)
        assert (blue, colours) == (numbers(12), [red_for_two, yellow_for_two] if seats == 2 else [red, yellow])


@rule("BB-1061")
def test_four_yellows_are_cut_by_one_solo_cut() -> None:
    state = bomb("A[1y 2y 3y 4y 6] B[8]", mission=6)

    play(state, 0, SoloCut(YELLOW))

    assert drawn(state) == "A[(1y) (2y) (3y) (4y) 6] B[8]"
