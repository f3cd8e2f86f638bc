"""Blast Tactics: Moves (section 6 of the ledger)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics.schema import ItemTaken, Move, Moved
from tests.games.blast_tactics.positions import drawn, legal, neat, play, refusal, shown, started

rule = pytest.mark.rule

CROSSING = """
......
.#..#.
..A...
.#..#.
.....B
bombs none | A: (2,2) heart=1 inv=2 | B: (4,5) heart=1 inv=2
"""


@rule("BT-105")
def test_a_move_goes_any_distance_in_a_straight_line() -> None:
    position = drawn(CROSSING)

    assert legal(position, "MOVE") == "(0,2) (1,2) (2,0) (2,1) (2,3) (2,4) (2,5) (3,2) (4,2)"
    play(position, "MOVE (2,5)")
    assert shown(position) == neat("""
        ......
        .#..#.
        .....A
        .#..#.
        .....B
        bombs none | A: (2,5) heart=1 inv=2 | B: (4,5) heart=1 inv=2
    """)
    assert position.actions == 1


@rule("BT-105")
@pytest.mark.parametrize("square", ["(0,0)", "(1,3)", "(2,2)"])
def test_a_move_is_straight_and_leads_somewhere(square: str) -> None:
    position = drawn(CROSSING)
    number = position.arena.numbers[int(square[1]), int(square[3])]

    assert refusal(position, f"MOVE {square}") == f"seat 0 cannot move to square {number}: no straight line leads there [BT-105]"


@rule("BT-114")
def test_there_is_nothing_beyond_the_last_square() -> None:
    position = drawn(CROSSING)

    assert refusal(position, Move(30)) == "seat 0 cannot move to square 30: nobody can stand there (no_floor) [BT-114]"


@rule("BT-106", "BT-115")
def test_blocks_and_bombs_stop_a_move() -> None:
    position = drawn("""
        ..+...
        .#..#.
        .2A.1.
        .#..#.
        ..#..B
        bombs A2@(2,1), B1@(2,4) | A: (2,2) heart=1 inv=1 | B: (4,5) heart=1 inv=1
    """)

    assert legal(position, "MOVE") == "(1,2) (2,3) (3,2)"
    assert refusal(position, "MOVE (0,2)") == "seat 0 cannot move to square 2: a block is in the way [BT-106]"
    assert refusal(position, "MOVE (4,2)") == "seat 0 cannot move to square 26: a block is in the way [BT-106]"
    assert refusal(position, "MOVE (2,1)") == "seat 0 cannot move to square 13: a bomb is in the way [BT-106]"
    assert refusal(position, "MOVE (2,4)") == "seat 0 cannot move to square 16: a bomb is in the way [BT-106]"
    assert refusal(position, "MOVE (2,5)") == "seat 0 cannot move to square 17: something stops it on the way [BT-112]"


@rule("BT-107")
def test_a_bomb_underfoot_holds_nobody_back() -> None:
    position = drawn("""
        A..
        .#.
        ..B
        bombs B1@(0,0) | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=1
    """)

    assert legal(position, "MOVE") == "(0,1) (0,2) (1,0) (2,0)"


@rule("BT-108")
def test_a_figure_can_be_passed_and_is_no_end() -> None:
    position = drawn("""
        A.B...
        .#..#.
        ......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=2
    """)

    assert refusal(position, "MOVE (0,2)") == "seat 0 cannot move to square 2: another figure stands there [BT-108]"
    assert play(position, "MOVE (0,3)") == [Moved(0, (0, 1, 2, 3), 3)]


@rule("BT-109")
def test_a_figure_on_a_bomb_cannot_be_passed() -> None:
    position = drawn("""
        A.B...
        .#..#.
        ......
        bombs B2@(0,2) | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=1
    """)

    assert legal(position, "MOVE") == "(0,1) (1,0) (2,0)"
    assert refusal(position, "MOVE (0,2)") == "seat 0 cannot move to square 2: a bomb is in the way [BT-106]"


@rule("BT-110", "BT-170")
@pytest.mark.parametrize(
    ("sign", "item", "facts"),
    [("b", "bomb_up", "heart=1 inv=3"), ("s", "speed_up", "heart=1 inv=2 speed=1"), ("f", "flame_up", "heart=1 inv=2 reach=3")],
)
def test_an_item_tile_ends_the_move_and_is_taken_at_once(sign: str, item: str, facts: str) -> None:
    position = drawn(f"""
        A.{sign}..
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    assert legal(position, "MOVE") == "(0,1) (0,2) (1,0) (2,0)"
    events = play(position, "MOVE (0,2)")

    assert [event for event in events if isinstance(event, ItemTaken)] == [ItemTaken(0, item)]  # type: ignore[arg-type]
    assert shown(position) == neat(f"""
        ..A..
        .#.#.
        ....B
        bombs none | A: (0,2) {facts} | B: (2,4) heart=1 inv=2
    """)


@rule("BT-111")
def test_a_carried_bomb_blocks_nobody() -> None:
    position = drawn("""
        A.B..
        .#.#.
        .....
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=1 carries=B2
    """)

    assert legal(position, "MOVE") == "(0,1) (0,3) (0,4) (1,0) (2,0)"


@rule("BT-112")
def test_a_figure_with_no_end_behind_it_is_not_entered() -> None:
    position = drawn("""
        A.BC#
        .#.#.
        .....
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=2 | C: (0,3) heart=1 inv=2
    """)

    assert legal(position, "MOVE") == "(0,1) (1,0) (2,0)"


@rule("BT-113", "BT-192")
def test_a_move_is_one_decision() -> None:
    """Card use is offered before and after it, never on the way."""
    position = drawn(
        """
        A...2.
        .#..#.
        .....B
        bombs B2@(0,4) | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=1
        """,
        row="punch glove",
    )
    assert legal(position, "PUNCH") == ""
    play(position, "MOVE (0,3)")

    assert legal(position, "PUNCH") == "E"


@rule("BT-033")
def test_a_move_never_leaves_the_arena() -> None:
    position = started(SeededDice(1), 2, first=1)

    assert legal(position, "MOVE") == "(0,1) (0,2) (1,0) (2,0) (3,0) (4,0)"


@rule("BT-443")
def test_the_first_reason_against_a_move() -> None:
    position = drawn("""
        A.2+..
        .#..#.
        .....B
        bombs B2@(0,2) | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=1
    """)

    assert refusal(position, "MOVE (2,5)").endswith("no straight line leads there [BT-105]")
    assert refusal(position, "MOVE (0,3)").endswith("a block is in the way [BT-106]")
    assert refusal(position, "MOVE (1,1)").endswith("a block is in the way [BT-106]")
    assert refusal(position, "MOVE (0,4)").endswith("something stops it on the way [BT-112]")
    position.actions = 0
    assert refusal(position, "MOVE (2,5)") == "seat 0 cannot move: it has no action left [BT-093]"
