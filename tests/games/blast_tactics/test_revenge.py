"""Blast Tactics: Revenge Mode (section 13.1 of the ledger)."""

import pytest

from boomtable.games.blast_tactics.schema import ActionsEnded, BombLaid, CardDrawn, Eliminated, HeartLost, PlaceTaken, TurnBegun
from boomtable.games.blast_tactics.state import ACTION, GHOST, total
from tests.games.blast_tactics.positions import (
    ROUND_SIX,
    SIX_BY_SIX,
    begin,
    drawn,
    ended,
    legal,
    neat,
    play,
    refusal,
    row_of,
    seen,
    shown,
    told,
)

rule = pytest.mark.rule

RIM = """
.+...
.#.#.
B...C
bombs none | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
"""

HIT = """
1.B..
.#.#.
....C
bombs A1@(0,0) | A: eliminated | B: (0,2) heart=1 inv=2 | C: (2,4) heart=1 inv=2
"""


@rule("BT-300", "BT-301")
def test_a_ghost_lays_a_bomb_on_an_empty_square_of_the_edge() -> None:
    position = drawn(RIM, revenge=True)
    begin(position, "A")
    assert legal(position, "LAY") == "(0,0) (0,2) (0,3) (0,4) (1,0) (1,4) (2,1) (2,2) (2,3)"
    events = play(position, "LAY (0,3)")

    assert events[0] == BombLaid(0, 3)
    assert shown(position) == neat("""
        .+.2.
        .#.#.
        B...C
        bombs A2@(0,3) | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
    """)
    assert position.turn == 1


@rule("BT-301")
def test_where_a_ghost_lays_nothing() -> None:
    position = drawn(RIM, revenge=True)
    begin(position, "A")

    assert refusal(position, "LAY (1,2)") == "seat 0 cannot lay a bomb on square 7: it is not at the edge [BT-301]"
    assert refusal(position, "LAY (0,1)") == "seat 0 cannot lay a bomb on square 1: it is not empty [BT-301]"
    assert refusal(position, "LAY (2,0)") == "seat 0 cannot lay a bomb on square 10: it is not empty [BT-301]"


@rule("BT-301")
def test_squares_beside_void_are_on_the_edge() -> None:
    position = drawn(
        """
        .....
        ..._.
        B...C
        bombs none | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    begin(position, "A")

    assert "(1,2)" in legal(position, "LAY")
    assert "(1,1)" not in legal(position, "LAY")


@rule("BT-302", "BT-434")
def test_laying_is_optional_and_touches_neither_row_nor_free_card() -> None:
    position = drawn(RIM, revenge=True, row="kick", free_card=True)
    begin(position, "A")
    assert (row_of(position), seen(position).phase) == ("kick", "ghost")
    events = play(position, "END", drawing="pass")

    assert events == [ActionsEnded(0), TurnBegun(1, 7, False), CardDrawn(1, "pass")]
    assert position.free


@rule("BT-302", "BT-380")
def test_in_a_ghosts_turn_no_card_has_been_used() -> None:
    position = drawn(RIM, revenge=True, turn="C", used=1, row="kick remote")
    play(position, "END")

    assert (seen(position).turn, seen(position).phase, seen(position).used) == (0, "ghost", 0)


@rule("BT-302")
def test_a_ghost_does_nothing_else() -> None:
    position = drawn(RIM, revenge=True)
    begin(position, "A")

    assert refusal(position, "MOVE (0,0)") == "seat 0 cannot do Move: it is in its ghost phase [BT-070]"
    assert refusal(position, "DISCARD Glove") == "seat 0 cannot do Discard: it is in its ghost phase [BT-070]"


@rule("BT-300", "BT-350")
def test_without_revenge_mode_a_ghost_lays_nothing() -> None:
    position = drawn(RIM)
    begin(position, "A")

    assert position.phase != GHOST


@rule("BT-303", "BT-311")
@pytest.mark.parametrize(("flipped", "lays"), [(0, True), (1, False)])
def test_after_the_first_flip_ghosts_lay_nothing(flipped: int, lays: bool) -> None:
    position = drawn(
        """
        ......
        .#..#.
        ......
        ......
        .#..#.
        B....C
        bombs none | A: eliminated | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 2 3",
        revenge=True,
        holder=1,
        flipped=flipped,
    )
    begin(position, "A")

    assert (position.phase == GHOST) == lays


@rule("BT-304", "BT-305", "BT-306")
def test_a_ghost_takes_the_place_and_the_items_of_its_victim() -> None:
    position = drawn(
        HIT.replace("B: (0,2) heart=1 inv=2", "B: (0,2) heart=1 inv=3 reach=4 speed=2"),
        revenge=True,
        totals="A=5",
    )
    events = begin(position, "A")

    assert told(events, PlaceTaken, HeartLost, Eliminated) == [PlaceTaken(0, 1, 2)]
    assert shown(position) == neat("""
        ..A..
        .#.#.
        ....C
        bombs none | A: (0,2) heart=0 inv=3 reach=4 speed=2 | B: eliminated | C: (2,4) heart=1 inv=2
    """)
    assert position.immune == 1
    assert position.speed_ups == [2, 0, 0]


@rule("BT-305")
def test_who_fell_with_its_heart_returns_without_it() -> None:
    """The turf under A breaks; A's other bomb hits B one round later."""
    position = drawn(
        """
        A..2.B
        .#..#.
        .....C
        bombs A1@(0,0), A2@(0,3) | A: (0,0) heart=1 inv=0 | B: (0,5) heart=1 inv=2 | C: (2,5) heart=1 inv=2
        """,
        under="~@(0,0)",
        revenge=True,
    )
    assert told(begin(position, "A"), Eliminated) == [Eliminated(0, "hole")]
    assert position.hearts[0] == 1
    assert told(begin(position, "A"), PlaceTaken) == [PlaceTaken(0, 1, 5)]

    assert shown(position) == neat("""
        O....A
        .#..#.
        .....C
        bombs none | A: (0,5) heart=0 inv=2 | B: eliminated | C: (2,5) heart=1 inv=2
    """)


@rule("BT-304", "BT-162")
def test_a_ghosts_bomb_takes_no_place_of_the_immune() -> None:
    """B's Remote sets off A's bomb, which reaches C."""
    position = drawn(
        """
        1.2.C
        .#.#.
        ....B
        bombs B1@(0,0), A2@(0,2) | A: eliminated | B: (2,4) heart=1 inv=1 | C: (0,4) heart=1 inv=2
        """,
        revenge=True,
        turn="B",
        row="remote kick",
        immune=0b100,
    )
    events = play(position, "REMOTE (0,0)")

    assert told(events, PlaceTaken, HeartLost, Eliminated) == []
    assert shown(position) == neat("""
        ....C
        .#.#.
        ....B
        bombs none | A: eliminated | B: (2,4) heart=1 inv=2 | C: (0,4) heart=1 inv=2
    """)


@rule("BT-314", "BT-306")
def test_the_victim_of_a_take_over_keeps_its_total_and_its_reach() -> None:
    position = drawn(HIT.replace("B: (0,2) heart=1 inv=2", "B: (0,2) heart=1 inv=3 reach=4 speed=2"), revenge=True, turn="C")
    assert told(play(position, "END"), PlaceTaken) == [PlaceTaken(0, 1, 2)]
    victim = seen(position).players[1]

    assert (victim.square, victim.bombs, victim.total, victim.reach, victim.speed_ups) == (None, 3, 3, 4, 0)


@rule("BT-304", "BT-350")
def test_without_revenge_mode_a_ghosts_bomb_just_hurts() -> None:
    position = drawn(HIT)

    assert told(begin(position, "A"), HeartLost) == [HeartLost(1)]


@rule("BT-305")
def test_the_returning_figure_is_immune_for_the_rest_of_the_seat_turn() -> None:
    position = drawn(
        """
        1.C..
        B#.#D
        .....
        bombs A1@(0,0) | A: eliminated | B: (1,0) heart=1 inv=2 | C: (0,2) heart=1 inv=2 | D: (1,4) heart=1 inv=2
        """,
        revenge=True,
    )
    events = begin(position, "A")

    assert told(events, PlaceTaken, HeartLost) == [PlaceTaken(0, 1, 5), HeartLost(2)]
    assert position.immune == 0b101


@rule("BT-306", "BT-318")
def test_own_bombs_still_in_play_count_against_the_new_total() -> None:
    """A had five bombs; three still lie far away, and B's total is two."""
    position = drawn(
        """
        1.B...
        .#..#.
        ...222
        .....C
        bombs A1@(0,0), A2@(2,3), A2@(2,4), A2@(2,5) | A: eliminated | B: (0,2) heart=1 inv=2 | C: (3,5) heart=1 inv=2
        """,
        revenge=True,
        totals="A=5",
    )
    begin(position, "A")

    assert (position.in_play[0], total(position, 0)) == (3, 2)
    assert "A: (0,2) heart=0 inv=0" in shown(position)
    begin(position, "A")
    assert "A: (0,2) heart=0 inv=2" in shown(position)


@rule("BT-307")
@pytest.mark.parametrize(("active", "returning"), [("A", 0), ("B", 1)])
def test_of_several_ghosts_the_one_next_in_turn_takes_the_place(active: str, returning: int) -> None:
    """The bomb of the active ghost sets off one bomb of each; both hit C in wave 1 at distance 2."""
    bombs = f"A2@(0,0), B2@(0,4), {active}1@(3,0), {active}1@(3,4)"
    position = drawn(
        f"""
        2.C.2
        .#.#.
        .....
        1.#.1
        ..D..
        bombs {bombs} | A: eliminated | B: eliminated | C: (0,2) heart=1 inv=2 | D: (4,2) heart=1 inv=2
        """,
        revenge=True,
        totals="A=3 B=3",
        reaches="A=3 B=3",
    )
    events = begin(position, active)

    assert told(events, PlaceTaken) == [PlaceTaken(returning, 2, 2)]


@rule("BT-307")
def test_a_ghosts_bomb_counts_beside_one_of_a_living_player() -> None:
    """C's bombs set off one of A and one of C; both hit B in wave 1 at distance 2."""
    bombs = "A2@(0,0), C2@(0,4), C1@(3,0), C1@(3,4)"
    position = drawn(
        f"""
        2.B.2
        .#.#.
        .....
        1.#.1
        ..C..
        bombs {bombs} | A: eliminated | B: (0,2) heart=1 inv=2 | C: (4,2) heart=1 inv=0 reach=3
        """,
        revenge=True,
    )
    events = begin(position, "C")

    assert told(events, PlaceTaken) == [PlaceTaken(0, 1, 2)]


@rule("BT-304", "BT-168")
def test_a_ghosts_bomb_of_a_later_wave_takes_no_place() -> None:
    position = drawn(
        """
        1.B.2
        .#.#.
        C...D
        bombs C1@(0,0), A2@(0,4) | A: eliminated | B: (0,2) heart=1 inv=2 | C: (2,0) heart=1 inv=1 reach=4 | D: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    events = begin(position, "C")

    assert told(events, PlaceTaken, HeartLost) == [HeartLost(2), HeartLost(1), PlaceTaken(0, 3, 14)]


@rule("BT-308", "BT-313")
def test_a_ghost_takes_one_place_in_an_event() -> None:
    position = drawn(
        """
        B1.C.
        .#.#.
        ....D
        bombs A1@(0,1) | A: eliminated | B: (0,0) heart=0 inv=2 | C: (0,3) heart=1 inv=2 | D: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    events = begin(position, "A")

    assert told(events, PlaceTaken, HeartLost) == [PlaceTaken(0, 1, 0), HeartLost(2)]


@rule("BT-308", "BT-304")
def test_two_ghosts_take_a_place_each() -> None:
    position = drawn(
        """
        C1.2D
        .#.#.
        .....
        bombs A1@(0,1), B2@(0,3) | A: eliminated | B: eliminated | C: (0,0) heart=1 inv=2 | D: (0,4) heart=1 inv=2
        """,
        revenge=True,
    )
    events = begin(position, "A")

    assert told(events, PlaceTaken) == [PlaceTaken(0, 2, 0), PlaceTaken(1, 3, 4)]
    assert ended(position) is None


@rule("BT-309")
def test_with_two_players_the_game_ends_with_the_first_elimination() -> None:
    position = drawn(
        """
        1A...
        .#.#.
        ....B
        bombs A1@(0,0) | A: (0,1) heart=0 inv=1 | B: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    begin(position, "A")

    assert ended(position) == "last_standing"


@rule("BT-310")
def test_who_returns_in_its_ghost_turn_plays_from_its_next_slot() -> None:
    position = drawn(HIT, revenge=True, turn="C", row="kick kick")
    events = play(position, "END")

    assert told(events, TurnBegun, PlaceTaken, CardDrawn) == [
        TurnBegun(0, 6, True),
        PlaceTaken(0, 1, 2),
        TurnBegun(1, 7, True),
    ]
    events = play(position, "END", drawing="pass")
    assert told(events, TurnBegun, CardDrawn) == [TurnBegun(2, 8, False), CardDrawn(2, "pass")]


@rule("BT-312")
def test_a_hole_gives_no_place() -> None:
    position = drawn(
        """
        B...
        .#.#
        ...C
        bombs A1@(0,0) | A: eliminated | B: (0,0) heart=1 inv=2 | C: (2,3) heart=1 inv=2 | D: eliminated
        """,
        under="~@(0,0)",
        revenge=True,
    )
    events = begin(position, "A")

    assert told(events, PlaceTaken, Eliminated) == [Eliminated(1, "hole")]


@rule("BT-313")
def test_who_is_eliminated_in_an_event_takes_no_place_in_it() -> None:
    """A's own bomb eliminates A first and then hits B."""
    position = drawn(
        """
        A1.B.
        .#.#.
        ....C
        bombs A1@(0,1) | A: (0,0) heart=0 inv=1 | B: (0,3) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    events = begin(position, "A")

    assert told(events, Eliminated, PlaceTaken, HeartLost) == [Eliminated(0, "flames"), HeartLost(1)]


@rule("BT-314")
def test_a_ghost_with_all_its_bombs_in_play_lays_none() -> None:
    position = drawn(
        """
        2...2
        .#.#.
        B...C
        bombs A2@(0,0), A2@(0,4) | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    begin(position, "A")

    assert position.phase != GHOST


@rule("BT-314")
def test_a_ghost_keeps_the_total_it_had() -> None:
    position = drawn(RIM, revenge=True, totals="A=4", reaches="A=3")
    begin(position, "A")

    assert (seen(position).players[0].bombs, seen(position).players[0].reach) == (4, 3)


@rule("BT-315", "BT-081")
def test_who_is_eliminated_in_its_own_turn_lays_nothing_in_it() -> None:
    position = drawn(
        """
        A1...
        .#.#.
        B...C
        bombs A1@(0,1) | A: (0,0) heart=0 inv=1 | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    begin(position, "A")

    assert (position.at[0], position.phase in (GHOST, ACTION)) == (-1, False)


@rule("BT-316")
def test_equal_victims_come_in_turn_order_from_the_active_seat() -> None:
    """In C's ghost turn the order is C, D, A, B."""
    position = drawn(
        """
        A.1.D
        .#.#.
        B....
        bombs C1@(0,2) | A: (0,0) heart=1 inv=2 | B: (2,0) heart=1 inv=2 | C: eliminated | D: (0,4) heart=1 inv=2
        """,
        revenge=True,
    )

    assert told(begin(position, "C"), PlaceTaken, HeartLost) == [PlaceTaken(2, 3, 4), HeartLost(0)]


@rule("BT-317")
def test_in_the_last_event_places_are_taken_as_usual() -> None:
    """A returns in B's place, and falls with the last tiles like C, who comes first after the holder."""
    position = drawn(
        """
        ######
        ######
        ######
        B.2...
        .#..#.
        .....C
        bombs A2@(3,2) | A: eliminated | B: (3,0) heart=1 inv=2 | C: (5,5) heart=0 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="2 0 3",
        revenge=True,
        holder=1,
        flipped=1,
    )
    events = begin(position, "B")

    assert told(events, PlaceTaken, Eliminated) == [PlaceTaken(0, 1, 18), Eliminated(0, "tile"), Eliminated(2, "tile")]
    assert (ended(position), position.winners) == ("card_order", [2])
