"""Bomb Busters: what is laid out before a mission begins."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, YELLOW, is_blue, value_of
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import BombBustersOptions, CardView, Dealt, MarkersView, MissionLaid
from boomtable.games.bomb_busters.start import deal_order, owners, stand_sizes
from boomtable.games.bomb_busters.state import BombBustersState, places
from tests.games.bomb_busters.positions import drawn, seen_by

rule = pytest.mark.rule


def laid(seats: int, mission: int, captain: int = 0, seed: int = 7) -> BombBustersState:
    return BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=mission, captain=captain), SeededDice(seed))[0]


def dealt_tiles(state: BombBustersState) -> list[int]:
    return sorted(tile for tile in state.tile if tile)


@rule("BB-001", "BB-024", "BB-029")
def test_four_of_each_number_and_one_of_each_coloured_tile_are_dealt() -> None:
    state = laid(4, mission=6)

    assert [tile for tile in dealt_tiles(state) if is_blue(tile)] == [10 * number for number in range(1, 13) for _ in range(4)]
    assert [tile for tile in dealt_tiles(state) if not is_blue(tile)] == sorted(state.yellows + state.reds)
    assert (len(set(state.yellows)), len(set(state.reds))) == (4, 1)


@rule("BB-001")
@pytest.mark.parametrize("seed", range(20))
def test_coloured_tiles_stand_between_two_numbers(seed: int) -> None:
    state = laid(2, mission=6, seed=seed)

    assert set(state.yellows) <= {11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111}
    assert set(state.reds) <= {15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115}


@rule("BB-002", "BB-035")
def test_two_tokens_of_each_kind_lie_in_the_supply() -> None:
    state = laid(4, mission=4)

    assert [supply(state, value) for value in range(1, YELLOW + 1)] == [2] * 13


@rule("BB-023")
@pytest.mark.parametrize(
    ("seats", "captain", "expected"),
    [(2, 0, [0, 0, 1, 1]), (2, 1, [0, 0, 1, 1]), (3, 0, [0, 0, 1, 2]), (3, 2, [0, 1, 2, 2]), (4, 0, [0, 1, 2, 3]), (5, 3, [0, 1, 2, 3, 4])],
)
def test_stands_per_player(seats: int, captain: int, expected: list[int]) -> None:
    assert owners(seats, captain) == expected
    assert laid(seats, 4, captain).owner == expected


@rule("BB-029", "BB-030")
@pytest.mark.parametrize(
    ("mission", "four", "five", "two"),
    [
        (1, "6 6 6 6", "5 5 5 5 4", "6 6 6 6"),
        (2, "9 9 8 8", "7 7 7 7 6", "9 9 8 8"),
        (3, "11 10 10 10", "9 8 8 8 8", "11 10 10 10"),
        (4, "13 13 13 12", "11 10 10 10 10", "14 13 13 13"),
        (5, "13 13 13 12", "11 10 10 10 10", "13 13 13 13"),
        (6, "14 13 13 13", "11 11 11 10 10", "14 14 13 13"),
        (7, "13 12 12 12", "10 10 10 10 9", "13 12 12 12"),
        (8, "13 13 13 12", "11 10 10 10 10", "14 13 13 13"),
    ],
)
def test_stand_sizes_of_the_missions(mission: int, four: str, five: str, two: str) -> None:
    for seats, expected in ((2, two), (3, four), (4, four), (5, five)):
        assert laid(seats, mission).sizes == [int(size) for size in expected.split()]


@rule("BB-030")
def test_the_deal_begins_at_the_captains_first_stand() -> None:
    owner = owners(3, 1)

    assert owner == [0, 1, 1, 2]
    assert deal_order(owner, 1) == [1, 2, 3, 0]
    assert stand_sizes(51, owner, 1) == [12, 13, 13, 13]


@rule("BB-031")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_stand_is_sorted_by_itself(seats: int) -> None:
    state = laid(seats, mission=6)

    for stand in range(len(state.owner)):
        tiles = [state.tile[wire] for wire in places(state, stand)]
        assert tiles == sorted(tiles)


@rule("BB-031")
def test_yellow_sorts_after_its_number_and_red_after_that() -> None:
    assert "D[1 1 3 3y 3r 4 4 5 6 7 9 10 11]" in drawn(laid(4, mission=6, seed=17))


@rule("BB-032")
def test_coloured_wires_have_no_number() -> None:
    assert [value_of(tile) for tile in (70, 71, 75)] == [7, 13, 14]


@rule("BB-025", "BB-026", "BB-028")
def test_everybody_sees_which_coloured_tiles_were_drawn() -> None:
    state = laid(4, mission=4)

    seen = seen_by(state, PUBLIC)

    assert seen.reds == MarkersView(tuple(state.reds), inside=1)
    assert seen.yellows == MarkersView(tuple(state.yellows), inside=2)
    assert set(state.reds + state.yellows) <= set(dealt_tiles(state))


@rule("BB-025")
def test_the_draw_is_random() -> None:
    assert len({tuple(laid(4, 4, seed=seed).reds) for seed in range(30)}) > 5


@rule("BB-027", "BB-028")
@pytest.mark.parametrize("seed", range(10))
def test_of_k_of_n_marked_tiles_the_rest_is_set_aside(seed: int) -> None:
    state = laid(4, mission=8, seed=seed)

    seen = seen_by(state, PUBLIC)

    assert (len(seen.reds.tiles), seen.reds.inside, len(seen.yellows.tiles), seen.yellows.inside) == (2, 1, 3, 2)
    inside = [tile for tile in dealt_tiles(state) if not is_blue(tile)]
    assert sorted(inside + state.set_aside) == sorted(state.reds + state.yellows)
    assert [value_of(tile) for tile in sorted(state.set_aside, key=value_of)] == [13, 14]


@rule("BB-027")
def test_which_of_the_marked_tiles_is_inside_is_random() -> None:
    firsts = [laid(4, 7, seed=seed) for seed in range(30)]

    assert {state.reds.index(state.set_aside[0]) for state in firsts} == {0, 1}


@rule("BB-033")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_cards_as_players_are_laid_out_locked(seats: int) -> None:
    state = laid(seats, mission=4)

    assert len(set(state.cards)) == seats
    assert seen_by(state, PUBLIC).equipment == tuple(CardView(card, "locked") for card in state.cards)


@rule("BB-034")
@pytest.mark.parametrize(("mission", "pool"), [(1, 0), (2, 0), (3, 10), (4, 12), (8, 12)])
def test_the_pool_of_equipment(mission: int, pool: int) -> None:
    drawn = {card for seed in range(60) for card in laid(5, mission, seed=seed).cards}

    assert drawn == set(range(1, pool + 1))


@rule("BB-035", "BB-022")
def test_the_table_before_the_info_phase() -> None:
    state = laid(5, mission=4, captain=2)

    seen = seen_by(state, PUBLIC)

    assert (state.phase, seen.turn, seen.captain, seen.fuse) == (INFO, 2, 2, 5)
    assert seen.cut_counts == (0,) * 13
    assert (seen.detectors, seen.powers_used) == (True, (False,) * 5)
    assert all(wire.token is None for stand in seen.stands for wire in stand.wires)


@rule("BB-039")
def test_the_mission_card_is_read_out() -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(3, mission=8, captain=1), SeededDice(1))

    laid_out = MissionLaid(8, 1, tuple(state.cards), tuple(state.reds), tuple(state.yellows))
    assert events[0] == laid_out
    assert BOMB_BUSTERS.redact(events[0], PUBLIC) == laid_out
    assert [event.stand for event in events if isinstance(event, Dealt)] == [0, 1, 2, 3]
    assert seen_by(state, PUBLIC).mission == 8


@rule("BB-EX-49")
def test_three_players_in_mission_4() -> None:
    state = laid(3, mission=4)

    assert [(state.owner[stand], state.sizes[stand]) for stand in range(4)] == [(0, 13), (0, 13), (1, 13), (2, 12)]
    assert (len(state.cards), state.fuse) == (3, 3)
    marked = BOMB_BUSTERS.legal_actions(state, 0)
    assert {action.wire // 16 for action in marked if hasattr(action, "wire")} == {0, 1}


def test_every_mission_is_known_by_its_number() -> None:
    assert [(number, mission.number) for number, mission in MISSIONS.items()] == [(number, number) for number in sorted(MISSIONS)]
