"""Blast Tactics: pieces and terms (sections 1 and 2 of the ledger)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_PAD, bomb, owner_of, side_of
from boomtable.games.blast_tactics.schema import BlastTacticsOptions, TurnBegun
from boomtable.games.blast_tactics.state import BlastTacticsState
from tests.games.blast_tactics.positions import begin, burnt, drawn, legal, neat, picture, play, refusal, seen, shown, spots, started, told

rule = pytest.mark.rule

LANE = """
A.....
.#..#.
.....B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
"""


@rule("BT-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(BlastTacticsOptions(seats))

    assert str(refused.value) == f"Blast Tactics cannot seat {seats}: it is for 2 to 4 seats"


@rule("BT-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_figure(seats: int) -> None:
    signs = "".join(picture(started(SeededDice(1), seats)))

    assert sorted(sign for sign in signs if sign.isalpha()) == list("ABCD"[:seats])


@rule("BT-002")
def test_a_bomb_has_an_owner_and_one_of_two_sides() -> None:
    tokens = [(owner, side) for owner in range(4) for side in (1, 2)]

    assert [(owner_of(bomb(*token)), side_of(bomb(*token))) for token in tokens] == tokens


@rule("BT-003", "BT-053")
def test_everybody_begins_with_an_intact_heart() -> None:
    assert started(SeededDice(1), 4).hearts == [1, 1, 1, 1]


@rule("BT-004", "BT-005")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_item_tiles_and_cards(seats: int) -> None:
    assert GAME.census(started(SeededDice(1), seats)) == {
        "bomb_up": 8,
        "speed_up": 7,
        "flame_up": 5,
        "punch": 3,
        "kick": 3,
        "glove": 3,
        "remote": 3,
        "pass": 3,
    }


@rule("BT-005")
def test_sudden_death_is_one_card_more() -> None:
    position = started(SeededDice(1), 2)

    assert seen(position).deck == sum(position.deck) + 1 == 14


@rule("BT-006", "BT-128", "BT-171")
def test_a_colour_has_five_bombs() -> None:
    position = drawn("""
        Ab....
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=5 | B: (2,5) heart=1 inv=2
    """)
    play(position, "MOVE (0,1)")

    assert (position.bomb_ups[0], seen(position).players[0].total) == (4, 5)
    assert shown(position) == neat("""
        .A....
        .#..#.
        .....B
        bombs none | A: (0,1) heart=1 inv=5 | B: (2,5) heart=1 inv=2
    """)


@rule("BT-010", "BT-114", "BT-115")
def test_only_floor_can_be_entered() -> None:
    position = drawn("""
        A.#
        O__
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
    """)

    assert legal(position, "MOVE") == "(0,1)"
    assert refusal(position, "MOVE (0,2)") == "seat 0 cannot move to square 2: a block is in the way [BT-106]"
    assert refusal(position, "MOVE (1,0)") == "seat 0 cannot move to square 3: nobody can stand there (hole) [BT-114]"


@rule("BT-011")
@pytest.mark.parametrize("arena", ["crumble_duel", "carousel", "power_plant", "pit_stop", "three_corners"])
def test_what_can_share_a_square(arena: str) -> None:
    seats = {"crumble_duel": 2, "three_corners": 3}.get(arena, 4)
    for seed in range(8):
        dice = SeededDice(seed)
        position = started(dice, seats, arena=arena)
        while GAME.outcome(position) is None:
            expect_shared_squares(position)
            GAME.apply_code(position, position.turn, GAME.sample_code(position, position.turn, dice), dice)


def expect_shared_squares(position: BlastTacticsState) -> None:
    figures = [square for square in position.at if square >= 0]
    assert len(figures) == len(set(figures))
    for square in figures:
        assert position.things[square] == 0 or position.things[square] >= FIRST_BOMB
    for square, feature in enumerate(position.features):
        if feature:
            assert position.things[square] == 0 or (feature < FIRST_PAD and position.things[square] >= FIRST_BOMB)


@rule("BT-012")
def test_diagonals_and_wrap_around_are_not_adjacent() -> None:
    position = drawn(
        """
        A....2
        .2..#.
        .....B
        bombs B2@(0,5), B2@(1,1) | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=0
        """,
        row="punch glove",
    )

    assert legal(position, "PUNCH") == ""
    reason = "no bomb without a figure on it lies next to it there [BT-200]"
    assert refusal(position, "PUNCH W") == f"seat 0 cannot punch W: {reason}"
    assert refusal(position, "PUNCH S") == f"seat 0 cannot punch S: {reason}"


@rule("BT-013", "BT-211")
@pytest.mark.parametrize(
    ("obstacle", "bombs", "at"),
    [("B", "", "(0,4)"), ("+", "", ""), ("#", "", ""), ("f", "", ""), ("2", "B2@(0,4)", "")],
)
def test_obstacles_of_a_sliding_bomb(obstacle: str, bombs: str, at: str) -> None:
    position = drawn(
        f"""
        A1..{obstacle}.
        .#..#.
        .....{"." if at else "B"}
        bombs A1@(0,1){", " + bombs if bombs else ""} | A: (0,0) heart=1 inv=1 | B: {at or "(2,5)"} heart=1 inv={1 if bombs else 2}
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == "(0,2) (0,3)"


@rule("BT-014", "BT-335", "BT-212")
@pytest.mark.parametrize("end", ["_", "<"])
def test_a_sliding_bomb_stops_before_void_and_pads(end: str) -> None:
    position = drawn(
        f"""
        A1..{end}.
        .#..#.
        .....B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
        """,
        row="kick glove",
    )

    assert legal(position, "KICK") == "(0,2) (0,3)"


@rule("BT-015", "BT-337", "BT-345", "BT-335")
def test_power_up_pads_and_cracked_turf_are_empty_and_teleport_pads_are_not() -> None:
    position = drawn(
        """
        A1P~<.
        .#..#.
        .....B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
        """,
        row="kick punch",
    )

    assert legal(position, "KICK") == "(0,2) (0,3)"
    play(position, "PUNCH E")
    assert shown(position) == neat("""
        A.1~<.
        .#..#.
        .....B
        bombs A1@(0,2) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
    """)


@rule("BT-016")
def test_a_carried_bomb_moves_with_its_figure_and_is_in_play() -> None:
    position = drawn("""
        A.....
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,5) heart=1 inv=1
    """)
    play(position, "MOVE (0,3)")

    lying = seen(position).bombs[0]
    assert (lying.owner, lying.side, lying.carrier, spots(position, [lying.square])) == (1, 2, 0, "(0,3)")
    assert (position.in_play, seen(position).players[1].bombs) == ([0, 1], 1)


@rule("BT-017", "BT-172")
def test_a_flame_up_serves_bombs_that_lie_already() -> None:
    position = drawn("""
        Af....
        .#..#.
        1....B
        bombs A1@(2,0) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
    """)
    play(position, "MOVE (0,1)")

    assert burnt(position, begin(position, "A")) == "(0,0) (1,0) (2,0) (2,1) (2,2) (2,3)"


@rule("BT-017")
def test_the_reach_is_the_owners_at_the_explosion() -> None:
    position = drawn("""
        1.....
        .#..#.
        A....B
        bombs A1@(0,0) | A: (2,0) heart=1 inv=1 reach=4 | B: (2,5) heart=1 inv=2
    """)

    assert burnt(position, begin(position, "A")) == "(0,0) (0,1) (0,2) (0,3) (0,4) (1,0) (2,0)"


@rule("BT-018", "BT-121")
def test_the_trail_is_the_own_square_then_the_way_of_the_turn() -> None:
    position = drawn(LANE)
    assert legal(position, "LAY") == "(0,0)"
    play(position, "MOVE (0,2)")
    assert legal(position, "LAY") == "(0,0) (0,1) (0,2)"
    play(position, "MOVE (2,2)")

    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (1,2) (2,2)"
    assert refusal(position, "LAY (2,1)") == "seat 0 cannot lay a bomb on square 13: it is not on its trail [BT-121]"


@rule("BT-018")
def test_a_trail_has_every_square_once() -> None:
    position = drawn(LANE)
    play(position, "MOVE (0,3)", "MOVE (0,1)")

    assert spots(position, position.trail) == "(0,0) (0,1) (0,2) (0,3)"


@rule("BT-018")
def test_a_new_turn_begins_a_new_trail() -> None:
    position = drawn(LANE)
    play(position, "MOVE (0,2)", "END")
    begin(position, "A")

    assert legal(position, "LAY") == "(0,2)"


@rule("BT-018")
def test_a_card_or_a_throw_leaves_the_trail_as_it_is() -> None:
    lane = """
        A.....
        .#..#.
        2....B
        bombs A2@(2,0) | A: (0,0) heart=1 inv=1 carries=B2 | B: (2,5) heart=1 inv=1
    """
    thrown, flipped = drawn(lane), drawn(lane, row="remote glove")
    play(thrown, "MOVE (0,2)", "THROW E")
    play(flipped, "MOVE (0,2)", "REMOTE (2,0)")

    assert legal(thrown, "LAY") == legal(flipped, "LAY") == "(0,0) (0,1) (0,2)"


@rule("BT-018")
def test_a_move_with_wall_pass_makes_the_trail_longer() -> None:
    position = drawn(LANE.replace("A.....", "A..+.."), row="pass glove")
    play(position, "MOVE (0,2)", "PASS (0,4)")

    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (0,4)"


@rule("BT-018", "BT-121")
def test_with_trail_move_it_is_the_own_square_then_the_move_just_made() -> None:
    position = drawn(LANE, whole_trail=False)
    assert legal(position, "LAY") == "(0,0)"
    play(position, "MOVE (0,2)")
    assert legal(position, "LAY") == "(0,0) (0,1) (0,2)"
    play(position, "MOVE (2,2)")

    assert legal(position, "LAY") == "(0,2) (1,2) (2,2)"
    assert refusal(position, "LAY (0,0)") == "seat 0 cannot lay a bomb on square 0: it is not on its trail [BT-121]"


@rule("BT-018")
def test_with_trail_move_it_is_the_own_square_after_a_card_or_a_throw() -> None:
    lane = """
        A.....
        .#..#.
        2....B
        bombs A2@(2,0) | A: (0,0) heart=1 inv=1 carries=B2 | B: (2,5) heart=1 inv=1
    """
    thrown, flipped = drawn(lane, whole_trail=False), drawn(lane, row="remote glove", whole_trail=False)
    play(thrown, "MOVE (0,2)", "THROW E")
    play(flipped, "MOVE (0,2)", "REMOTE (2,0)")

    assert legal(thrown, "LAY") == legal(flipped, "LAY") == "(0,2)"


@rule("BT-018")
def test_the_trail_of_a_wall_pass_is_every_square_of_it() -> None:
    position = drawn(
        """
        A.+...
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
        """,
        row="pass glove",
    )
    play(position, "PASS (0,4)")

    assert spots(position, position.trail) == "(0,0) (0,1) (0,2) (0,3) (0,4)"
    assert legal(position, "LAY") == "(0,0) (0,1) (0,3) (0,4)"


@rule("BT-019")
def test_ghost_turns_count_as_seat_turns() -> None:
    position = drawn("""
        A.....
        .#..#.
        .....C
        bombs none | A: (0,0) heart=1 inv=2 | B: eliminated | C: (2,5) heart=1 inv=2
    """)

    assert told(play(position, "END"), TurnBegun) == [TurnBegun(1, 6, True), TurnBegun(2, 7, False)]
