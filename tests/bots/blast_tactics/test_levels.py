"""The Blast Tactics bots in small positions where one idea decides."""

import pytest

from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.pieces import bomb
from boomtable.games.blast_tactics.state import GHOST, OVER, bomb_squares
from tests.bots.blast_tactics.seats import LEVELS, bot, choice, stand_still, turn
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, drawn, spot

SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_stays_in_its_own_blast(level: str, seed: int) -> None:
    position = drawn("""
        A....
        .#.#.
        .....
        .#.#.
        ....B
        bombs A1@(0,0) | A: (0,0) heart=0 inv=1 | B: (4,4) heart=1 inv=2
    """)
    turn(level, position, seed)
    stand_still(position)

    assert position.phase != OVER
    assert position.at[0] >= 0


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", LEVELS)
def test_everybody_escapes_from_the_bomb_of_another(level: str, seed: int) -> None:
    """It goes off when B's turn begins, along the row in which A stands; only the side way is safe."""
    position = drawn("""
        .A.1.
        .#.#.
        .#.#.
        ....B
        bombs B1@(0,3) | A: (0,1) heart=0 inv=2 | B: (3,4) heart=1 inv=1
    """)
    turn(level, position, seed)

    assert position.at[0] >= 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_expert_lays_a_bomb_taken_at_the_end_of_the_way_where_it_began(seed: int) -> None:
    """Only from the square that A left with its first Move do flames reach the soft block (BT-125)."""
    position = drawn("""
        +.A......
        ###......
        2##.b....
        ###......
        2.#......
        B.#......
        bombs A2@(2,0), A2@(4,0) | A: (0,2) heart=1 inv=0 | B: (5,0) heart=1 inv=2
    """)

    assert turn("expert", position, seed)[:3] == ["MOVE (0,4)", "MOVE (2,4)", "LAY (0,2)"]


@pytest.mark.parametrize("level", LEVELS)
def test_an_item_within_reach_is_taken(level: str) -> None:
    position = drawn("""
        A.f#.
        ##.#.
        ...#B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)
    turn(level, position)

    assert position.flame_ups[0] == 1


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_waits_on_a_tile_that_flips(level: str) -> None:
    """B holds the card: the two upper tiles go when its turn begins."""
    position = drawn(
        """
        .A....
        .#..#.
        ......
        ......
        .#..#.
        B.....
        bombs none | A: (0,1) heart=1 inv=2 | B: (5,0) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="3 0",
        holder=1,
    )
    turn(level, position)

    assert position.at[0] >= 0


def test_the_expert_chains_a_bomb_that_is_due_into_its_owner() -> None:
    """B's bomb is too far away from B; with one more between, B is hit before it can act."""
    position = drawn("""
        1.A.B
        ##.##
        .....
        bombs B1@(0,0) | A: (0,2) heart=1 inv=2 | B: (0,4) heart=0 inv=1
    """)
    done = turn("expert", position)

    assert "LAY (0,2)" in done
    assert (position.phase, position.winners) == (OVER, [0])


def test_the_expert_shuts_an_opponent_in() -> None:
    position = drawn("""
        ..A.B
        .####
        .....
        bombs none | A: (0,2) heart=1 inv=2 | B: (0,4) heart=0 inv=2
    """)
    done = turn("expert", position)

    assert {"LAY (0,2)", "LAY (0,3)"} & set(done)
    assert spot(position.arena, position.at[0]) not in ("(0,2)", "(0,3)")


def test_the_expert_does_not_shut_itself_in() -> None:
    """A bomb at the mouth of the blind alley would leave no way out."""
    position = drawn("""
        A...#
        ###.#
        ....B
        bombs none | A: (0,0) heart=0 inv=2 | B: (2,4) heart=1 inv=2
    """)
    turn("expert", position)

    assert position.at[0] >= 0
    assert not (position.in_play[0] and spot(position.arena, position.at[0]) in ("(0,0)", "(0,1)", "(0,2)"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_ghost_lays_where_it_may(level: str) -> None:
    position = drawn(
        """
        .B...
        .#.#.
        ...C.
        bombs none | A: eliminated | B: (0,1) heart=0 inv=2 | C: (2,3) heart=1 inv=2
        """,
        revenge=True,
        phase=GHOST,
    )
    done = turn(level, position)

    (laid,) = bomb_squares(position)
    assert done == [f"LAY {spot(position.arena, laid)}"]
    assert position.things[laid] == bomb(0, 2)
    assert position.arena.perimeter[laid]


def test_levels_differ_from_seed_to_seed() -> None:
    position = drawn("""
        A...+
        .#.#.
        ..+..
        .#.#.
        +...B
        bombs none | A: (0,0) heart=1 inv=2 | B: (4,4) heart=1 inv=2
    """)

    assert len({str(choice(bot("novice", 0, seed=seed), position)) for seed in range(12)}) > 1


def test_any_budget_gives_a_turn() -> None:
    position = drawn("""
        A...+
        .#.#.
        +...B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
    """)

    for iterations in (1, 2, 5, 40, 400):
        assert choice(bot("expert", 0, iterations=iterations), position) in GAME.legal_actions(position, 0)
