"""Blast Tactics: tiles, edges and the standard arenas (section 3 of the ledger)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas import plan
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.pieces import HARD, HOLE
from boomtable.games.blast_tactics.rules import collapse
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, begin, burnt, drawn, legal, neat, play, seen, shown, started

rule = pytest.mark.rule


@rule("BT-030", "BT-420")
@pytest.mark.parametrize("name", list(TEXTS))
def test_a_tile_is_three_by_three_around_a_pillar(name: str) -> None:
    arena = arena_of(TEXTS[name])
    for squares in arena.tiles:
        assert len(squares) == 9
        solid = [at for at, square in enumerate(squares) if arena.things[square] in (HARD, HOLE)]
        assert solid == [4]


@rule("BT-030")
def test_only_pit_stop_has_holes_for_pillars() -> None:
    assert [name for name, text in TEXTS.items() if HOLE in arena_of(text).things] == ["pit_stop"]


@rule("BT-032")
def test_a_flipped_tile_is_solid_for_good() -> None:
    position = drawn(
        """
        A.+b..
        .#..#.
        ......
        ......
        .#..#.
        ..B..C
        bombs none | A: (0,0) heart=1 inv=2 | B: (5,2) heart=1 inv=2 | C: (5,5) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3 2",
        holder=0,
        turn="C",
    )
    begin(position, "A")

    assert shown(position) == neat("""
        ######
        ######
        ######
        ......
        .#..#.
        ..B..C
        bombs none | A: eliminated | B: (5,2) heart=1 inv=2 | C: (5,5) heart=1 inv=2
    """)
    begin(position, "B")
    assert legal(position, "MOVE") == "(3,2) (4,2) (5,0) (5,1) (5,3) (5,4)"


@rule("BT-033", "BT-150")
def test_flames_and_figures_stop_at_the_edge() -> None:
    position = drawn("""
        1..__.
        A#...B
        bombs A1@(0,0) | A: (1,0) heart=1 inv=1 reach=5 | B: (1,5) heart=1 inv=2
    """)

    assert legal(position, "MOVE") == ""
    assert burnt(position, begin(position, "A")) == "(0,0) (0,1) (0,2) (1,0)"


@rule("BT-033")
def test_a_punched_bomb_crosses_the_edge() -> None:
    position = drawn(
        """
        1A.__.
        .#...B
        bombs A1@(0,0) | A: (0,1) heart=1 inv=1 | B: (1,5) heart=1 inv=2
        """,
        row="punch glove",
    )
    play(position, "PUNCH W")

    assert shown(position) == neat("""
        .A.__1
        .#...B
        bombs A1@(0,5) | A: (0,1) heart=1 inv=1 | B: (1,5) heart=1 inv=2
    """)


@rule("BT-035", "BT-050")
@pytest.mark.parametrize(
    ("seats", "name", "tiles", "box", "hard", "soft", "floor", "starts"),
    [
        (2, "duel_alley", 6, (6, 9), 6, 12, 36, [0, 5]),
        (3, "three_corners", 9, (9, 9), 9, 18, 54, [0, 2, 7]),
        (4, "four_forts", 9, (9, 9), 9, 20, 52, [0, 2, 8, 6]),
    ],
)
def test_the_standard_arenas(
    seats: int, name: str, tiles: int, box: tuple[int, int], hard: int, soft: int, floor: int, starts: list[int]
) -> None:
    position = started(SeededDice(1), seats)
    rows = position.arena.rows
    signs = "".join(rows)

    assert seen(position).arena.name == name
    assert (len(position.arena.tiles), (len(rows), len(rows[0]))) == (tiles, box)
    assert (signs.count("#"), signs.count("+"), len(signs) - signs.count("#") - signs.count("+")) == (hard, soft, floor)
    assert [position.arena.tile_of[square] for square in position.at] == starts


@rule("BT-036")
@pytest.mark.parametrize("name", list(TEXTS))
def test_tiles_are_numbered_in_reading_order(name: str) -> None:
    anchors = plan.read(TEXTS[name]).tiles
    arena = arena_of(TEXTS[name])

    assert anchors == sorted(anchors)
    assert [arena.positions[squares[0]] for squares in arena.tiles] == anchors


@rule("BT-037", "BT-252", "BT-251")
@pytest.mark.parametrize(
    ("name", "holder", "batches"),
    [
        ("four_forts", 0, [(0, 1), (2, 5), (8, 7), (6, 3), (4,)]),
        ("four_forts", 2, [(8, 7), (6, 3), (0, 1), (2, 5), (4,)]),
        ("duel_alley", 0, [(0, 2), (5, 3), (1, 4)]),
        ("duel_alley", 1, [(5, 3), (0, 2), (1, 4)]),
        ("ring_road", 1, [(2, 4), (7, 6), (5, 3), (0, 1)]),
        ("crossroads", 1, [(6, 8), (2, 0), (5, 7), (3, 1), (4,)]),
        ("trident", 0, [(0, 4), (6, 1), (3, 5), (2,)]),
    ],
)
def test_the_order_of_the_collapse(name: str, holder: int, batches: list[tuple[int, ...]]) -> None:
    assert arena_of(TEXTS[name]).collapses[holder] == batches


@rule("BT-037")
def test_the_order_is_shown_when_the_card_is_held() -> None:
    position = started(SeededDice(1), 2)
    assert seen(position).next_tiles == ()
    position.holder, position.flipped = 1, 1

    assert seen(position).next_tiles == tuple(collapse.batches(position)[1:]) == ((0, 2), (1, 4))


@rule("BT-038", "BT-360")
@pytest.mark.parametrize("name", ["trident", "crossroads", "offset_bridge"])
def test_tiles_need_not_make_a_grid(name: str) -> None:
    read = plan.read(TEXTS[name])

    assert "_" in "".join(read.rows)
    assert started(SeededDice(1), read.players, arena=name).at == arena_of(TEXTS[name]).starts
