"""Bomb Busters: characters with a power of their own."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS as GAME
from boomtable.games.bomb_busters.imagining import table_as_seen
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Mission, exactly
from boomtable.games.bomb_busters.rules.characters import characters_of
from boomtable.games.bomb_busters.rules.way_on import can_be_helped
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    CharacterTaken,
    DoubleDetect,
    GiveWire,
    Point,
    RadarAnswered,
    Say,
    TripleDetect,
    UseBatteries,
    UseRadar,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.start import announced
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[3 6 9] B[3 4 6 9] C[4 8] D[8 9]"
NEW = (2, 3, 8, 10)


def a_mission(number: int, without: tuple[int, ...] = ()) -> Mission:
    return Mission(number, exactly(1), exactly(0), exactly(1), exactly(0), without=without)


@rule("BB-270")
@pytest.mark.parametrize(("number", "characters"), [(30, ()), (31, NEW), (66, NEW)])
def test_new_characters_come_with_mission_31(number: int, characters: tuple[int, ...]) -> None:
    assert a_mission(number).characters == characters


@rule("BB-270")
def test_a_mission_may_exclude_one() -> None:
    assert a_mission(44, without=(10,)).characters == (2, 3, 8)


@rule("BB-022")
def test_until_then_everybody_has_the_double_detector() -> None:
    for number in [number for number in MISSIONS if number <= 30]:
        state = GAME.setup(BombBustersOptions(4, mission=number, characters=(0, 3, 8, 10)), SeededDice(0))[0]
        assert state.characters == []
        assert "characters" not in state.dump()


@rule("BB-271", "BB-273")
@pytest.mark.parametrize(
    ("chosen", "allowed", "seats", "captain", "taken"),
    [
        ((), NEW, 4, 0, [0, 3, 10, 8]),
        ((), NEW, 5, 3, [10, 8, 2, 0, 3]),
        ((), (2, 3, 8), 2, 1, [3, 0]),
        ((0, 2, 0, 8), NEW, 4, 0, [0, 2, 0, 8]),
        ((0, 2, 0, 8), NEW, 4, 3, [0, 2, 0, 0]),
        ((10, 2), (2, 3, 8), 4, 3, [0, 2, 0, 0]),
        ((0, 0, 0), NEW, 3, 0, []),
        ((3, 2), (), 4, 2, []),
        ((0, 3, 8, 10), NEW, 2, 0, [0, 3]),
    ],
)
def test_who_has_which_character(chosen: tuple[int, ...], allowed: tuple[int, ...], seats: int, captain: int, taken: list[int]) -> None:
    assert characters_of(chosen, allowed, seats, captain) == taken


@rule("BB-270")
def test_each_is_there_once() -> None:
    with pytest.raises(Exception, match="character 8 cannot be taken twice"):
        GAME.check_options(BombBustersOptions(4, characters=(8, 0, 8, 0)))
    GAME.check_options(BombBustersOptions(4, characters=(0, 0, 8, 0)))


@rule("BB-270", "BB-342")
def test_everybody_sees_who_has_which() -> None:
    state = bomb(DRAWING, characters=[0, 8, 0, 3])

    assert [seen_by(state, viewer).characters for viewer in (0, 2, PUBLIC)] == [(0, 8, 0, 3)] * 3
    assert [event for event in announced(state) if isinstance(event, CharacterTaken)] == [CharacterTaken(1, 8), CharacterTaken(3, 3)]
    assert table_as_seen(seen_by(state, 0), 0).characters == [0, 8, 0, 3]


@rule("BB-270")
def test_the_radar_of_a_character_needs_no_card_and_works_at_any_time_once() -> None:
    state = bomb(DRAWING, characters=[0, 8, 0, 0], turn=2)

    assert play(state, 1, UseRadar(9)) == [RadarAnswered(1, 9, (True, True, False, True))]
    assert state.power_used == [False, True, False, False]
    assert (state.powers_spent, state.cards_spent) == (1, 0)
    assert refusal(state, 1, UseRadar(8)) == "seat 1 cannot use the power of card 8: it has been used [BB-260]"
    assert refusal(state, 0, UseRadar(8)) == "seat 0 cannot use card 8: it is not part of this mission [BB-033]"


@rule("BB-272")
def test_the_own_power_goes_before_the_card_of_that_name() -> None:
    state = bomb(DRAWING, cards="8", cut={8: 2}, characters=[0, 8, 0, 0])

    play(state, 1, UseRadar(9))
    assert (state.power_used[1], state.card_used) == (True, [False])
    play(state, 1, UseRadar(6))

    assert state.card_used == [True]


@rule("BB-270")
def test_the_triple_detector_of_a_character_is_for_the_own_turn() -> None:
    state = bomb(DRAWING, characters=[3, 3, 0, 0], captain=2)

    play(state, 0, TripleDetect((at(state, "B", 1), at(state, "B", 2), at(state, "B", 3))))

    assert state.power_used == [True, False, False, False]
    assert state.claim is not None
    assert state.claim.wires == [at(state, "B", 1), at(state, "B", 2), at(state, "B", 3)]


@rule("BB-270")
def test_who_took_another_character_has_no_double_detector() -> None:
    state = bomb(DRAWING, characters=[8, 0, 0, 0], captain=2)

    why = refusal(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 2))))

    assert why == "seat 0 cannot use the Double Detector: it has the power of card 8 instead [BB-270]"


@rule("BB-270")
def test_the_ray_of_a_character_says_two_values() -> None:
    state = bomb(DRAWING, characters=[10, 0, 0, 0], captain=2)
    sayable = seen_by(state, 0).sayable
    assert sayable is not None
    assert sayable.ray
    play(state, 0, Point(at(state, "B", 2)))

    play(state, 0, Say((3, 9)))

    assert state.power_used == [True, False, False, False]
    assert state.fuse == 3


@rule("BB-270")
def test_the_walkie_talkies_of_a_character_swap_two_wires() -> None:
    state = bomb(DRAWING, characters=[0, 0, 2, 0])

    play(state, 2, UseWalkieTalkies(0, at(state, "C", 2)))
    play(state, 0, GiveWire(at(state, "A", 1)))

    assert state.power_used == [False, False, True, False]
    assert [int(state.tile[at(state, "A", place)]) for place in (1, 2, 3)] == [60, 80, 90]


@rule("BB-270", "BB-221")
def test_the_batteries_refresh_it() -> None:
    state = bomb(DRAWING, cards="7", cut={7: 2}, characters=[0, 8, 0, 0], spent="B")

    play(state, 0, UseBatteries((1,)))

    play(state, 1, UseRadar(9))


@rule("BB-274")
def test_only_the_own_walkie_talkies_help_a_turn_without_a_way_on() -> None:
    state = bomb("A[3 9] B[3 9] C[6 6] D[6 6]", row=[6, 3, 9], mission=9, characters=[2, 0, 0, 0])
    assert can_be_helped(state, 0)

    state.characters = [0, 2, 0, 0]

    assert not can_be_helped(state, 0)
