"""Blast Tactics: Sudden Death (section 11 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import CardDrawn, Eliminated, Exploded, HeartLost, Reshuffled, TilesFlipped
from boomtable.games.blast_tactics.state import BlastTacticsState
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, begin, burnt, drawn, ended, neat, shown, told

rule = pytest.mark.rule

CORNERS = """
A.....
.#..#.
......
......
.#..#.
B....C
bombs none | A: (0,0) heart=1 inv=2 | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
"""


def with_facts(*changes: tuple[str, str]) -> str:
    """CORNERS with a fact or two changed."""
    text = CORNERS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def collapsing(text: str, holder: int = 0, starts: str = "0 2 3", flipped: int = 0, **facts: object) -> BlastTacticsState:
    return drawn(text, tiles=SIX_BY_SIX, rings=ROUND_SIX, starts=starts, holder=holder, flipped=flipped, **facts)  # type: ignore[arg-type]


@rule("BT-250")
def test_the_holder_flips_in_every_one_of_its_turns() -> None:
    position = collapsing(with_facts(("A.....\n.#..#.\n......\n......", "......\n.#..#.\n......\nA....."), ("A: (0,0)", "A: (3,0)")))

    assert told(begin(position, "A"), TilesFlipped) == [TilesFlipped(0, (0, 1))]
    assert told(begin(position, "B"), TilesFlipped) == []
    assert told(begin(position, "A"), TilesFlipped) == [TilesFlipped(0, (3, 2))]


@rule("BT-251", "BT-261")
def test_two_tiles_from_the_holders_start_on_flip_at_once() -> None:
    position = collapsing(CORNERS, holder=2)
    events = begin(position, "C")

    assert told(events, TilesFlipped, Eliminated) == [TilesFlipped(2, (3, 2)), Eliminated(1, "tile"), Eliminated(2, "tile")]
    assert position.fell == [0, 1, 1]


@rule("BT-252")
def test_one_tile_left_in_the_rings_flips_alone_and_then_the_core() -> None:
    position = drawn(
        """
        A........
        .#..#..#.
        .........
        B........
        .#..#..#.
        ........C
        bombs none | A: (0,0) heart=1 inv=2 | B: (3,0) heart=1 inv=2 | C: (5,8) heart=1 inv=2
        """,
        tiles="0,0 0,3 0,6 3,0 3,3 3,6",
        rings="0 1 2 5/4",
        core="3",
        starts="0 1 5",
    )

    assert position.arena.collapses == [
        [(0, 1), (2, 5), (4,), (3,)],
        [(1, 2), (5, 0), (4,), (3,)],
        [(5, 0), (1, 2), (4,), (3,)],
    ]


@rule("BT-252")
def test_a_further_ring_of_another_size_flips_as_listed() -> None:
    position = drawn(
        """
        A........
        .#..#..#.
        .........
        .........
        .#..#..#.
        .........
        .........
        .#..#..#.
        B.......C
        bombs none | A: (0,0) heart=1 inv=2 | B: (8,0) heart=1 inv=2 | C: (8,8) heart=1 inv=2
        """,
        tiles="0,0 0,3 0,6 3,0 3,3 3,6 6,0 6,3 6,6",
        rings="0 2 8 6/1 5 7",
        core="3 4",
        starts="0 2 8",
    )

    assert position.arena.collapses == [
        [(0, 2), (8, 6), (1, 5), (7,), (3, 4)],
        [(2, 8), (6, 0), (1, 5), (7,), (3, 4)],
        [(8, 6), (0, 2), (1, 5), (7,), (3, 4)],
    ]


@rule("BT-253")
def test_bombs_come_before_tiles() -> None:
    position = collapsing(
        with_facts(("A.....", "A1...."), ("bombs none | A: (0,0) heart=1 inv=2", "bombs A1@(0,1) | A: (0,0) heart=1 inv=1"))
    )
    events = begin(position, "A")

    assert told(events, Exploded, HeartLost, TilesFlipped, Eliminated)[1:] == [HeartLost(0), TilesFlipped(0, (0, 1)), Eliminated(0, "tile")]


@rule("BT-254", "BT-126", "BT-328")
def test_everything_on_a_flipped_tile_leaves_the_board() -> None:
    position = collapsing(
        """
        A+b2P~
        .#..#.
        >....<
        ......
        .#..#.
        B....C
        bombs C2@(0,3) | A: (0,0) heart=1 inv=2 | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=1
        """
    )
    events = begin(position, "A")

    assert told(events, Exploded, HeartLost) == []
    assert shown(position) == neat("""
        ######
        ######
        ######
        ......
        .#..#.
        B....C
        bombs none | A: eliminated | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
    """)
    assert (position.gone, set(position.features)) == ([1, 0, 0], {0})


@rule("BT-255", "BT-169")
def test_a_bomb_on_the_head_of_a_figure_on_a_flipped_tile_goes_back() -> None:
    position = collapsing(
        with_facts(("(0,0) heart=1 inv=2", "(0,0) heart=1 inv=2 carries=C1"), ("(5,5) heart=1 inv=2", "(5,5) heart=1 inv=1"))
    )
    begin(position, "A")

    assert (position.carried, position.in_play) == ([0, 0, 0], [0, 0, 0])
    assert "C: (5,5) heart=1 inv=2" in shown(position)


@rule("BT-256")
def test_before_the_last_flip_bombs_go_off() -> None:
    position = collapsing(
        """
        ######
        ######
        ######
        A.....
        .#2.#.
        .....B
        bombs B2@(4,2) | A: (3,0) heart=1 inv=2 | B: (5,5) heart=1 inv=1
        """,
        starts="0 3",
        flipped=1,
    )
    events = begin(position, "A")

    assert [type(event).__name__ for event in events[1:]] == ["Exploded", "TilesFlipped", "Eliminated", "Eliminated"]
    assert events[1] == Exploded("collapse", events[1].blasts)  # type: ignore[attr-defined]
    assert burnt(position, events) == "(3,2) (4,2) (4,3) (5,2)"


@rule("BT-257")
def test_a_bomb_carried_on_the_last_tiles_goes_off() -> None:
    position = collapsing(
        """
        ######
        ######
        ######
        A.....
        .#..#.
        .....B
        bombs none | A: (3,0) heart=1 inv=2 carries=B2 | B: (5,5) heart=1 inv=1
        """,
        starts="0 3",
        flipped=1,
    )
    events = begin(position, "A")

    assert told(events, HeartLost) == [HeartLost(0)]
    assert ended(position) == "hearts"


@rule("BT-257")
def test_before_an_earlier_flip_no_bomb_goes_off() -> None:
    position = collapsing(with_facts(("A.....", "A2...."), ("bombs none", "bombs B2@(0,1)"), ("inv=2 | C", "inv=1 | C")))

    assert told(begin(position, "A"), Exploded) == []


@rule("BT-258", "BT-283")
def test_the_last_event_is_one_moment() -> None:
    """C is nearer than A, and yet both are eliminated at once; B is out of the flames."""
    position = collapsing(
        """
        ######
        ######
        ######
        .C2.A.
        .#..#.
        .....B
        bombs A2@(3,2) | A: (3,4) heart=0 inv=1 | B: (5,5) heart=0 inv=2 | C: (3,1) heart=0 inv=2
        """,
        starts="2 3 0",
        holder=2,
        flipped=1,
    )
    events = begin(position, "C")

    assert told(events, Eliminated) == [Eliminated(2, "flames"), Eliminated(0, "flames")]
    assert (position.fell[0], position.fell[2]) == (1, 1)
    assert (ended(position), position.winners) == ("last_standing", [1])


@rule("BT-258", "BT-162")
def test_immunity_holds_in_the_last_event() -> None:
    """A is hit in its Bomb Phase and again by the last event."""
    position = collapsing(
        """
        ######
        ######
        ######
        A.1...
        .#..#.
        2....B
        bombs A1@(3,2), B2@(5,0) | A: (3,0) heart=1 inv=1 | B: (5,5) heart=0 inv=1
        """,
        starts="0 3",
        flipped=1,
    )
    events = begin(position, "A")

    assert told(events, HeartLost, Eliminated) == [HeartLost(0), Eliminated(0, "tile"), Eliminated(1, "tile")]


@rule("BT-260")
def test_the_row_goes_on_during_sudden_death() -> None:
    position = collapsing(CORNERS, holder=0, row="", deck="pass", discard="kick kick")
    events = begin(position, "B", drawing="pass kick")

    assert told(events, CardDrawn, Reshuffled) == [CardDrawn(1, "pass"), Reshuffled(2), CardDrawn(1, "kick")]
