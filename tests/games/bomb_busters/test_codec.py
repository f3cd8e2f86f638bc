"""Bomb Busters: the numbers of actions."""

import pytest

from boomtable.core.schema import Action
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    DoubleDetect,
    GiveWire,
    Lay,
    PlaceInfo,
    Point,
    PutLabel,
    RevealReds,
    Say,
    SoloCut,
    Speak,
    SuperDetect,
    TripleDetect,
    UseBatteries,
    UseCoffeeMug,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)

rule = pytest.mark.rule

# Four players, mission 4: four stands of at most 13 wires. Seat 1 acts, so its own stand counts as the first.
FIRST_OF_EACH_KIND: list[tuple[int, Action]] = [
    (0, PlaceInfo(16)),
    (13, Point(16)),
    (13 + 13, Point(32)),
    (65, DoubleDetect((16, 17))),
    (65 + 78, DoubleDetect((32, 33))),
    (377, TripleDetect((16, 17, 18))),
    (1521, TripleDetect((16, 17))),
    (1833, SuperDetect(1)),
    (1833 + 3, SuperDetect(0)),
    (1837, Say((1,))),
    (1837 + 12, Say((13,))),
    (1850, Say((1, 2))),
    (1850 + 77, Say((12, 13))),
    (1928, Answer(16)),
    (1941, Lay(16)),
    (1954, SoloCut(1)),
    (1967, RevealReds()),
    (1968, PutLabel(1, 16)),
    (1981, PutLabel(12, 16)),
    (1994 + 13, UseWalkieTalkies(2, 16)),
    (2046, GiveWire(16)),
    (2059, UsePostIt(16)),
    (2072, UseRewinder()),
    (2073, UseBatteries((1,))),
    (2077, UseBatteries((1, 2))),
    (2077 + 1, UseBatteries((1, 3))),
    (2083, UseRadar(1)),
    (2095, UseStabilizer()),
    (2096 + 1, UseCoffeeMug(2)),
    (2100, Speak("use_detector")),
    (2107, Speak("thanks")),
]


@rule("BB-380")
@pytest.mark.parametrize(("code", "action"), FIRST_OF_EACH_KIND)
def test_actions_are_numbered_block_by_block(code: int, action: Action) -> None:
    space = BOMB_BUSTERS.action_space(BombBustersOptions(4, mission=4))

    assert (space.number(1, action), space.action(1, code)) == (code, action)


@rule("BB-380")
@pytest.mark.parametrize(("seats", "mission", "size"), [(4, 4, 2108), (5, 8, 1714), (2, 6, 2628), (4, 1, 435)])
def test_how_many_numbers_there_are(seats: int, mission: int, size: int) -> None:
    assert BOMB_BUSTERS.action_space(BombBustersOptions(seats, mission=mission)).size == size


@rule("BB-380")
@pytest.mark.parametrize("captain", [0, 1, 2])
def test_stands_count_from_the_actors_own(captain: int) -> None:
    space = BOMB_BUSTERS.action_space(BombBustersOptions(3, mission=4, captain=captain))
    first = {0: 0, 1: 2 if captain == 0 else 1, 2: 3 if captain < 2 else 2}

    assert [space.number(seat, PlaceInfo(16 * first[seat])) for seat in range(3)] == [0, 0, 0]


@rule("BB-380")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_is_one_action(seats: int) -> None:
    space = BOMB_BUSTERS.action_space(BombBustersOptions(seats, mission=8))

    for seat in range(seats):
        actions = [space.action(seat, code) for code in range(space.size)]
        assert len(set(actions)) == space.size
        assert [space.number(seat, action) for action in actions] == list(range(space.size))
