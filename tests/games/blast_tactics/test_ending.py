"""Blast Tactics: the end of the game and ties (section 12 of the ledger)."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.board import FIGURES
from boomtable.games.blast_tactics.rules import ending
from boomtable.games.blast_tactics.schema import Eliminated, End, Exploded, TilesFlipped, TurnBegun
from boomtable.games.blast_tactics.state import BlastTacticsState
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, begin, drawn, ended, refusal, seen, told

rule = pytest.mark.rule


def last_flip(holder: str, hearts: str) -> BlastTacticsState:
    """The last two of four tiles, with a figure for each seat, flip in the turn of the holder, who started on the first."""
    figures = FIGURES[: len(hearts)]
    players = " | ".join(f"{name}: (3,{column}) heart={hearts[column]} inv=2" for column, name in enumerate(figures))
    position = drawn(
        f"######\n######\n######\n{figures.ljust(6, '.')}\n.#..#.\n......\nbombs none | {players}",
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts=" ".join("0" if name == holder else "1" for name in figures),
        holder=FIGURES.index(holder),
        flipped=1,
    )
    begin(position, holder)
    return position


@rule("BT-280")
def test_a_single_survivor_wins() -> None:
    position = drawn("""
        1B...
        .#.#A
        .....
        bombs A1@(0,0) | A: (1,4) heart=1 inv=1 | B: (0,1) heart=0 inv=2
    """)
    begin(position, "A")

    assert (ended(position), position.winners) == ("last_standing", [0])
    assert (GAME.waiting_on(position), GAME.legal_actions(position, 0)) == ([], [])
    assert refusal(position, End(), by=0) == "nobody can act: the game is over [BT-280]"


@rule("BT-280")
def test_the_last_but_one_may_go_with_a_tile() -> None:
    position = drawn(
        """
        A.....
        .#..#.
        ......
        ......
        .#..#.
        B.....
        bombs none | A: (0,0) heart=1 inv=2 | B: (5,0) heart=0 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 2",
        holder=0,
    )
    begin(position, "A")

    assert (ended(position), position.winners) == ("collapse", [1])


@rule("BT-281")
@pytest.mark.parametrize(("hearts", "winner"), [("10", 0), ("01", 1), ("001", 2)])
def test_of_those_who_fall_together_the_one_with_a_heart_wins(hearts: str, winner: int) -> None:
    position = last_flip("A", hearts)

    assert (ended(position), position.winners) == ("hearts", [winner])


@rule("BT-282")
@pytest.mark.parametrize(
    ("holder", "hearts", "winner"), [("A", "11", 0), ("B", "00", 1), ("A", "011", 1), ("C", "110", 0), ("B", "1011", 2)]
)
def test_still_tied_the_holder_wins_or_who_comes_next_after_it(holder: str, hearts: str, winner: int) -> None:
    position = last_flip(holder, hearts)

    assert (ended(position), position.winners) == ("card_order", [winner])


@rule("BT-283", "BT-281")
def test_at_the_last_flip_the_hearts_after_the_last_event_count() -> None:
    """Both fall in the flip; only B has kept its Heart through the event."""
    position = drawn(
        """
        ######
        ######
        ######
        A.2...
        .#..#.
        .....B
        bombs B2@(3,2) | A: (3,0) heart=1 inv=2 | B: (5,5) heart=1 inv=1
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3",
        holder=0,
        flipped=1,
    )
    begin(position, "A")

    assert (ended(position), position.winners) == ("hearts", [1])


@rule("BT-281", "BT-283", "BT-347")
@pytest.mark.parametrize(("hearts", "reason", "winner"), [("10", "hearts", 0), ("00", "card_order", 1)])
def test_of_those_who_fall_in_the_last_event_the_one_with_a_heart_wins(hearts: str, reason: str, winner: int) -> None:
    """A falls into a hole, whatever its Heart; B, who holds the card, burns."""
    position = drawn(
        f"""
        ######
        ######
        ######
        A.B...
        .#..#.
        ......
        bombs A2@(3,0) | A: (3,0) heart={hearts[0]} inv=1 | B: (3,2) heart={hearts[1]} inv=2
        """,
        under="~@(3,0)",
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="3 0",
        holder=1,
        flipped=1,
    )
    events = begin(position, "B")

    assert told(events, Eliminated, TilesFlipped) == [Eliminated(0, "hole"), Eliminated(1, "flames")]
    assert (ended(position), position.winners) == (reason, [winner])


@rule("BT-283")
def test_who_falls_in_the_last_event_takes_no_part_in_the_tie_at_the_flip() -> None:
    """A holds the card and falls in the event; B and C fall in the flip, and B comes first after A."""
    position = drawn(
        """
        ######
        ######
        ######
        A.2...
        .#..#.
        C....B
        bombs B2@(3,2) | A: (3,0) heart=0 inv=2 | B: (5,5) heart=0 inv=1 | C: (5,0) heart=0 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3 2",
        holder=0,
        flipped=1,
    )
    begin(position, "A")

    assert (ended(position), position.winners) == ("card_order", [1])
    assert [player.place for player in seen(position).players] == [3, 1, 2]


@rule("BT-284")
def test_whoever_is_damaged_later_wins() -> None:
    """Wave 0 takes A at distance 2 before wave 1 takes B at distance 1."""
    position = drawn("""
        1.2B..
        .#..#.
        A.....
        bombs A1@(0,0), B2@(0,2) | A: (2,0) heart=0 inv=1 | B: (0,3) heart=0 inv=1
    """)
    begin(position, "A")

    assert (ended(position), position.winners) == ("last_standing", [1])


@rule("BT-285")
def test_equal_wave_and_distance_share_the_win() -> None:
    position = drawn("""
        A.1.B
        .#.#.
        .....
        bombs A1@(0,2) | A: (0,0) heart=0 inv=1 | B: (0,4) heart=0 inv=2 | C: eliminated
    """)
    begin(position, "A")

    assert GAME.outcome(position) == Outcome((0, 1), "shared", returns=(0.25, 0.25, -0.5))


@rule("BT-286")
def test_places_follow_the_time_of_the_last_elimination() -> None:
    position = drawn("""
        A.1.B
        .#.#.
        ....D
        bombs A1@(0,2) | A: (0,0) heart=0 inv=1 | B: (0,4) heart=0 inv=2 | C: eliminated | D: (2,4) heart=1 inv=2
    """)
    begin(position, "A")

    assert [player.place for player in seen(position).players] == [2, 2, 4, 1]


@rule("BT-286")
def test_a_tie_break_puts_its_winner_first() -> None:
    position = last_flip("A", "011")

    assert [player.place for player in seen(position).players] == [2, 1, 2]


@rule("BT-286")
def test_while_the_game_lasts_nobody_has_a_place() -> None:
    position = drawn("""
        A..
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2 | C: eliminated
    """)

    assert ending.places(position) == [0, 0, 0]


@rule("BT-280")
def test_the_game_ends_before_the_rest_of_the_turn() -> None:
    position = drawn(
        """
        1B...
        .#.#A
        .....
        bombs A1@(0,0) | A: (1,4) heart=1 inv=1 | B: (0,1) heart=0 inv=2
        """,
        row="kick",
    )
    events = begin(position, "A")

    assert len(told(events, TurnBegun, Exploded)) == 2
    assert position.row == [1]


@rule("BT-444", "BT-280")
def test_after_a_last_event_that_leaves_one_figure_no_tile_flips() -> None:
    position = drawn(
        """
        ######
        ######
        ######
        A.2...
        .#..#.
        .....B
        bombs B2@(3,2) | A: (3,0) heart=0 inv=2 | B: (5,5) heart=0 inv=1
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3",
        holder=0,
        flipped=1,
    )
    events = begin(position, "A")

    assert told(events, TilesFlipped) == []
    assert (ended(position), position.winners) == ("last_standing", [1])


@rule("BT-444", "BT-281")
def test_the_tally_counts_the_hearts_of_those_who_still_stand() -> None:
    """B falls into a hole with its Heart, which is no Heart left."""
    position = drawn(
        """
        B...
        .#.A
        ...C
        bombs A1@(0,0) | A: (1,3) heart=1 inv=1 | B: (0,0) heart=1 inv=2 | C: (2,3) heart=0 inv=2
        """,
        under="~@(0,0)",
    )
    begin(position, "A")

    assert position.hearts == [1, 1, 0]
    assert GAME.tally(position) == {"turns": 6, "tiles_flipped": 0, "hearts_left": 1}


@rule("BT-444")
def test_the_names_of_the_ends() -> None:
    assert GAME.info.end_reasons == ("last_standing", "collapse", "hearts", "card_order", "shared")
