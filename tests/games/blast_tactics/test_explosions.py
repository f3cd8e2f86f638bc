"""Blast Tactics: flames, chains and what they do to the board (section 8 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import Blast, Exploded, HeartLost, HoleOpened, ItemBurnt, SoftBlockOpened
from tests.games.blast_tactics.positions import begin, burnt, drawn, neat, play, seen, shown, spot, told

rule = pytest.mark.rule


def waves(text: str) -> list[tuple[int, str]]:
    """The bombs of A's Bomb Phase: wave and square."""
    position = drawn(text)
    (exploded,) = told(begin(position, "A"), Exploded)
    assert isinstance(exploded, Exploded)
    return [(blast.wave, spot(position.arena, blast.square)) for blast in exploded.blasts]


@rule("BT-135")
def test_a_remote_starts_an_event_with_one_bomb() -> None:
    position = drawn(
        """
        1....1
        .#..#.
        A....B
        bombs A1@(0,0), A1@(0,5) | A: (2,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
        """,
        row="remote glove",
    )

    assert told(play(position, "REMOTE (0,5)"), Exploded) == [Exploded("remote", (Blast(5, 0, 0, (0, 0, 2, 2)),))]


@rule("BT-136", "BT-144")
def test_flames_are_traced_on_the_board_as_it_was() -> None:
    """Both bombs stop on the soft block between them, whichever is looked at first."""
    position = drawn("""
        1.+.1...
        .#..#..A
        B.......
        bombs A1@(0,0), A1@(0,4) | A: (1,7) heart=1 inv=0 reach=6 | B: (2,0) heart=1 inv=2
    """)
    events = begin(position, "A")

    assert burnt(position, events) == "(0,0) (0,1) (0,2) (0,3) (0,4) (0,5) (0,6) (0,7) (1,0) (2,0)"


@rule("BT-137")
@pytest.mark.parametrize(("reach", "more"), [("", ""), (" reach=3", " (2,5)")])
def test_a_bomb_burns_its_square_and_its_reach_each_way(reach: str, more: str) -> None:
    position = drawn(f"""
        .#.#..A
        .#.#..B
        ..1....
        .###...
        bombs A1@(2,2) | A: (0,6) heart=1 inv=1{reach} | B: (1,6) heart=1 inv=2
    """)

    assert burnt(position, begin(position, "A")) == f"(0,2) (1,2) (2,0) (2,1) (2,2) (2,3) (2,4){more}"


@rule("BT-138", "BT-150")
def test_hard_blocks_void_and_edges_stop_a_flame() -> None:
    position = drawn("""
        .1#.A
        .._..
        .#..B
        bombs A1@(0,1) | A: (0,4) heart=1 inv=1 reach=4 | B: (2,4) heart=1 inv=2
    """)
    (exploded,) = told(begin(position, "A"), Exploded)

    assert exploded == Exploded("fuse", (Blast(1, 0, 0, (0, 0, 1, 1)),))


@rule("BT-139")
@pytest.mark.parametrize(("thing", "bombs", "inv"), [("+", "", 2), ("f", "", 2), ("2", ", B2@(0,2)", 1)])
def test_a_flame_burns_and_stops_at_the_first_thing(thing: str, bombs: str, inv: int) -> None:
    position = drawn(f"""
        1.{thing}...
        .#..#A
        .....B
        bombs A1@(0,0){bombs} | A: (1,5) heart=1 inv=1 reach=5 | B: (2,5) heart=1 inv={inv}
    """)
    (exploded,) = told(begin(position, "A"), Exploded)

    assert isinstance(exploded, Exploded)
    assert exploded.blasts[0] == Blast(0, 0, 0, (0, 2, 2, 0))


@rule("BT-140")
def test_a_flame_passes_figures_and_hits_them_all() -> None:
    position = drawn("""
        1A.B..
        .#..#.
        .....C
        bombs A1@(0,0) | A: (0,1) heart=1 inv=1 reach=4 | B: (0,3) heart=1 inv=2 | C: (2,5) heart=1 inv=2
    """)
    events = begin(position, "A")

    assert told(events, HeartLost) == [HeartLost(0), HeartLost(1)]
    assert "(0,4)" in burnt(position, events)


@rule("BT-141", "BT-142", "BT-017")
def test_a_chain_goes_wave_by_wave_with_every_owners_reach() -> None:
    chain = """
        1.2...
        .#..#A
        ..2...
        .#..#.
        2.....
        B....C
        bombs A1@(0,0), B2@(0,2), C2@(2,2), C2@(4,0) | A: (1,5) heart=1 inv=1 | B: (5,0) heart=1 inv=1 | C: (5,5) heart=1 inv=0
    """

    assert waves(chain) == [(0, "(0,0)"), (1, "(0,2)"), (2, "(2,2)")]
    assert waves(chain.replace("inv=1 | B", "inv=1 reach=4 | B")) == [(0, "(0,0)"), (1, "(0,2)"), (1, "(4,0)"), (2, "(2,2)")]


@rule("BT-142")
def test_a_bomb_goes_off_once() -> None:
    assert waves("""
        1.1...
        .#..#.
        2.2..A
        .#..#.
        .....B
        bombs A1@(0,0), A1@(0,2), A2@(2,0), A2@(2,2) | A: (2,5) heart=1 inv=0 | B: (4,5) heart=1 inv=2
    """) == [(0, "(0,0)"), (0, "(0,2)"), (1, "(2,0)"), (1, "(2,2)")]


@rule("BT-143")
def test_a_flame_sets_off_a_carried_bomb_and_stops_there() -> None:
    position = drawn("""
        1.B..C
        .#..#.
        A.....
        bombs A1@(0,0) | A: (2,0) heart=1 inv=1 reach=5 | B: (0,2) heart=1 inv=1 carries=B2 | C: (0,5) heart=1 inv=2
    """)
    events = begin(position, "A")
    (exploded,) = told(events, Exploded)

    assert exploded == Exploded("fuse", (Blast(0, 0, 0, (0, 2, 2, 0)), Blast(2, 1, 1, (0, 2, 2, 2))))
    assert told(events, HeartLost) == [HeartLost(0), HeartLost(1)]
    assert "B: (0,2) heart=0 inv=2" in shown(position)


@rule("BT-143")
@pytest.mark.parametrize(("lying", "carried"), [("A1", "A2"), ("A2", "A1")])
def test_a_lying_and_a_carried_bomb_in_one_square_set_each_other_off(lying: str, carried: str) -> None:
    position = drawn(f"""
        B.....
        .#..#.
        .....A
        bombs {lying}@(0,0) | A: (2,5) heart=1 inv=0 | B: (0,0) heart=1 inv=2 carries={carried}
    """)
    (exploded,) = told(begin(position, "A"), Exploded)

    assert isinstance(exploded, Exploded)
    assert [(blast.square, blast.wave) for blast in exploded.blasts] == [(0, 0), (0, 1)]
    assert "A: (2,5) heart=1 inv=2" in shown(position)


@rule("BT-145", "BT-147")
@pytest.mark.parametrize("item", ["bomb_up", "speed_up", "flame_up"])
def test_a_burning_soft_block_flips_to_its_item(item: str) -> None:
    position = drawn("""
        1+...
        .#.#.
        A...B
        bombs A1@(0,0) | A: (2,0) heart=1 inv=1 | B: (2,4) heart=1 inv=2
    """)
    events = begin(position, "A", drawing=item)

    assert told(events, SoftBlockOpened) == [SoftBlockOpened(1, item)]  # type: ignore[arg-type]
    assert shown(position).splitlines()[0] == f".{item[0]}..."


@rule("BT-146")
def test_a_burning_item_leaves_the_game() -> None:
    position = drawn("""
        1s...
        .#.#.
        A...B
        bombs A1@(0,0) | A: (2,0) heart=1 inv=1 | B: (2,4) heart=1 inv=2
    """)
    events = begin(position, "A")

    assert told(events, ItemBurnt) == [ItemBurnt(1, "speed_up")]
    assert seen(position).gone == (0, 1, 0)


@rule("BT-147")
def test_an_item_revealed_now_is_not_burnt_by_a_later_wave() -> None:
    position = drawn("""
        1.2..
        +#+..
        ....A
        ....B
        bombs A1@(0,0), B2@(0,2) | A: (2,4) heart=1 inv=1 | B: (3,4) heart=1 inv=1
    """)
    events = begin(position, "A", drawing="bomb_up speed_up")

    assert told(events, SoftBlockOpened, ItemBurnt) == [SoftBlockOpened(5, "bomb_up"), SoftBlockOpened(7, "speed_up")]


@rule("BT-148")
def test_exploded_bombs_go_back_to_their_owners() -> None:
    position = drawn("""
        12.2.
        .#.#A
        ....B
        bombs A1@(0,0), B2@(0,1), B2@(0,3) | A: (1,4) heart=1 inv=1 | B: (2,4) heart=1 inv=0
    """)
    begin(position, "A")

    assert "inv=2 | B: (2,4) heart=1 inv=2" in shown(position)


@rule("BT-149")
def test_the_order_inside_an_event() -> None:
    position = drawn(
        """
        1+..C
        .#.#A
        ....B
        bombs A1@(0,0) | A: (1,4) heart=1 inv=0 | B: (2,4) heart=1 inv=2 | C: (0,4) heart=1 inv=2 carries=A1
        """,
        under="~@(0,0)",
    )
    events = begin(position, "A", drawing="speed_up")

    assert [type(event).__name__ for event in events] == [
        *("TurnBegun", "Exploded", "SoftBlockOpened", "HoleOpened", "HeartLost", "HeartLost", "HeartLost"),
    ]
    assert told(events, HoleOpened) == [HoleOpened(0)]


@rule("BT-151")
def test_a_bomb_of_an_eliminated_owner_goes_to_its_supply() -> None:
    position = drawn(
        """
        1...
        .#.#
        B..C
        bombs A1@(0,0) | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,3) heart=1 inv=2
        """,
        turn="C",
    )
    assert seen(position).players[0].bombs == 1
    begin(position, "A")

    assert position.in_play == [0, 0, 0]
    assert (position.bomb_ups[0], position.at[0]) == (0, -1)


@rule("BT-432")
def test_soft_blocks_of_one_event_open_in_square_order() -> None:
    position = drawn("""
        .+...
        +1+..
        .+..A
        ....B
        bombs A1@(1,1) | A: (2,4) heart=1 inv=1 | B: (3,4) heart=1 inv=2
    """)
    events = begin(position, "A", drawing="bomb_up speed_up flame_up bomb_up")

    assert told(events, SoftBlockOpened) == [
        SoftBlockOpened(1, "bomb_up"),
        SoftBlockOpened(5, "speed_up"),
        SoftBlockOpened(7, "flame_up"),
        SoftBlockOpened(11, "bomb_up"),
    ]
    assert shown(position) == neat("""
        .b...
        s.f..
        .b..A
        ....B
        bombs none | A: (2,4) heart=1 inv=2 | B: (3,4) heart=1 inv=2
    """)
