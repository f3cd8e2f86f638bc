"""Blast Tactics: the worked examples of the ledger, each drawn before and after."""

from pathlib import Path

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Event, Outcome
from boomtable.games.blast_tactics import GAME, game
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.rules import drawing, ending
from boomtable.games.blast_tactics.schema import (
    BlastTacticsOptions,
    BombPunched,
    CardDrawn,
    CardUsed,
    Discard,
    Eliminated,
    End,
    Exploded,
    HeartLost,
    Lay,
    Move,
    PlaceTaken,
    Reshuffled,
    SuddenDeathDrawn,
    TilesFlipped,
    TurnBegun,
)
from boomtable.games.blast_tactics.state import BlastTacticsState
from tests.games.blast_tactics.positions import (
    ROUND_SIX,
    SIX_BY_SIX,
    Told,
    begin,
    burnt,
    cards,
    drawn,
    ended,
    legal,
    neat,
    play,
    refusal,
    row_of,
    shown,
    square_at,
    started,
    told,
)

rule = pytest.mark.rule

LEDGER = Path(game.__file__).with_name("LEDGER.md")


def columns(block: str) -> tuple[str, str]:
    """The boards before and after, as one example of the ledger draws them side by side."""
    head, *lines = block.strip().splitlines()
    middle = head.index("after")
    before, after = [], []
    for line in lines:
        if line.startswith("before "):
            before.append(line.removeprefix("before").strip())
        elif line.startswith(("after ", "game over")):
            after.append(line.removeprefix("after").strip())
        else:
            before.append(line[:middle].strip())
            after.append(line[middle:].strip())
    return "\n".join(before), "\n".join(after)


@rule("BT-369")
def test_every_board_of_the_ledger_is_drawn_here() -> None:
    here = neat(Path(__file__).read_text(encoding="utf-8"))
    examples = LEDGER.read_text(encoding="utf-8").split("## 20. Worked examples")[1].split("## 21. Names")[0]
    boards = [columns(block) for block in examples.split("```")[1::2]]

    assert [before for before, _ in boards if f"\n{before}\n" not in here] == []
    assert [after for _, after in boards if f"\n{after}\n" not in here] == []
    assert len(boards) == 40


def held_at(position: BlastTacticsState) -> list[int]:
    """The turns in which Sudden Death is drawn and tiles flip, when everybody waits on the core and uses no card."""
    core = position.arena.tiles[position.arena.collapses[0][-1][0]]
    position.at = [square for square in core if position.things[square] == 0][: position.seats]
    position.hearts = [1] * position.seats
    found: list[int] = []
    while GAME.outcome(position) is None:
        code = max(GAME.legal_codes(position, position.turn))
        action = GAME.action_space(BlastTacticsOptions(position.seats)).action(position.turn, code)
        events = GAME.apply(position, position.turn, action, Told())
        found += [turn_of(events)] if told(events, SuddenDeathDrawn, TilesFlipped) else []
    return found


def turn_of(events: list[Event]) -> int:
    return next(event.turn for event in reversed(events) if isinstance(event, TurnBegun))


@rule("BT-EX-1")
def test_example_1_past_a_figure() -> None:
    position = drawn(
        """
        A..B..
        .#..#.
        ......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,3) heart=1 inv=2
        """,
    )
    assert legal(position, "MOVE") == "(0,1) (0,2) (0,4) (0,5) (1,0) (2,0)"
    play(position, "MOVE (0,5)")
    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (0,4) (0,5)"
    play(position, "LAY (0,0)", "LAY (0,4)")

    assert shown(position) == neat("""
        2..B2A
        .#..#.
        ......
        bombs A2@(0,0), A2@(0,4) | A: (0,5) heart=1 inv=0 | B: (0,3) heart=1 inv=2
    """)
    assert position.actions == 1


@rule("BT-EX-2")
def test_example_2_an_item_tile_stops_the_move() -> None:
    position = drawn(
        """
        A..b..
        .#..#.
        .22..B
        bombs A2@(2,1), A2@(2,2) | A: (0,0) heart=1 inv=0 | B: (2,5) heart=1 inv=2
        """,
    )
    assert legal(position, "MOVE") == "(0,1) (0,2) (0,3) (1,0) (2,0)"
    play(position, "MOVE (0,3)")
    assert legal(position, "LAY") == "(0,0) (0,1) (0,2) (0,3)"
    play(position, "LAY (0,1)")

    assert shown(position) == neat("""
        .2.A..
        .#..#.
        .22..B
        bombs A2@(0,1), A2@(2,1), A2@(2,2) | A: (0,3) heart=1 inv=0 | B: (2,5) heart=1 inv=2
    """)


@rule("BT-EX-3")
def test_example_3_bombs_block() -> None:
    position = drawn(
        """
        A.2..
        .#.#.
        ....B
        bombs A2@(0,0), B2@(0,2) | A: (0,0) heart=1 inv=1 | B: (2,4) heart=1 inv=1
        """,
    )
    assert legal(position, "MOVE") == "(0,1) (1,0) (2,0)"
    play(position, "MOVE (2,0)")

    assert shown(position) == neat("""
        2.2..
        .#.#.
        A...B
        bombs A2@(0,0), B2@(0,2) | A: (2,0) heart=1 inv=1 | B: (2,4) heart=1 inv=1
    """)
    assert refusal(position, "MOVE (0,0)") == "seat 0 cannot move to square 0: a bomb is in the way [BT-106]"


@rule("BT-EX-5")
def test_example_5_reach_2_and_pillars() -> None:
    position = drawn(
        """
        ..A....
        .#.#.#.
        ..1.B..
        .#.#.#.
        ..C....
        bombs A1@(2,2) | A: (0,2) heart=1 inv=1 | B: (2,4) heart=1 inv=2 | C: (4,2) heart=1 inv=2
        """,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ..A....
        .#.#.#.
        ....B..
        .#.#.#.
        ..C....
        bombs none | A: (0,2) heart=0 inv=2 | B: (2,4) heart=0 inv=2 | C: (4,2) heart=0 inv=2
    """)
    assert burnt(position, events) == "(0,2) (1,2) (2,0) (2,1) (2,2) (2,3) (2,4) (3,2) (4,2)"
    assert told(events, HeartLost) == [HeartLost(0), HeartLost(1), HeartLost(2)]


@rule("BT-EX-6")
def test_example_6_a_soft_block_hit_from_two_sides() -> None:
    position = drawn(
        """
        1+1..A
        .#..#.
        .....B
        bombs A1@(0,0), A1@(0,2) | A: (0,5) heart=1 inv=0 | B: (2,5) heart=1 inv=2
        """,
    )
    events = begin(position, "A", drawing="speed_up")

    assert shown(position) == neat("""
        .s...A
        .#..#.
        .....B
        bombs none | A: (0,5) heart=1 inv=2 | B: (2,5) heart=1 inv=2
    """)
    assert "(0,4)" in burnt(position, events)


@rule("BT-EX-7")
def test_example_7_an_item_stops_the_flame() -> None:
    position = drawn(
        """
        1.f.A
        .#.#.
        ....B
        bombs A1@(0,0) | A: (0,4) heart=1 inv=1 reach=5 | B: (2,4) heart=1 inv=2
        """,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ....A
        .#.#.
        ....B
        bombs none | A: (0,4) heart=1 inv=2 reach=5 | B: (2,4) heart=1 inv=2
    """)
    assert burnt(position, events) == "(0,0) (0,1) (0,2) (1,0) (2,0)"


@rule("BT-EX-9")
def test_example_9_a_bomb_is_no_shield_for_long() -> None:
    position = drawn(
        """
        12B..
        .#.#.
        A....
        bombs A1@(0,0), B2@(0,1) | A: (2,0) heart=1 inv=1 | B: (0,2) heart=1 inv=1
        """,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ..B..
        .#.#.
        A....
        bombs none | A: (2,0) heart=0 inv=2 | B: (0,2) heart=0 inv=2
    """)
    assert [(blast.wave, blast.owner) for event in events if isinstance(event, Exploded) for blast in event.blasts] == [(0, 0), (1, 1)]
    assert told(events, HeartLost) == [HeartLost(0), HeartLost(1)]


@rule("BT-EX-10")
def test_example_10_one_damage_in_a_turn() -> None:
    position = drawn(
        """
        1.A.1
        .#.#.
        ....B
        bombs A1@(0,0), A1@(0,4) | A: (0,2) heart=1 inv=0 | B: (2,4) heart=1 inv=2
        """,
        row="remote remote",
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ..A..
        .#.#.
        ....B
        bombs none | A: (0,2) heart=0 inv=2 | B: (2,4) heart=0 inv=2
    """)
    assert told(events, HeartLost) == [HeartLost(0), HeartLost(1)]
    play(position, "LAY (0,2)", "REMOTE (0,2)", "REMOTE (0,2)")
    assert position.hearts == [0, 0]
    assert position.at[0] >= 0


@rule("BT-EX-11")
def test_example_11_an_exploded_bomb_still_shields() -> None:
    position = drawn(
        """
        C..1.2B
        .#...#.
        A......
        bombs A1@(0,3), B2@(0,5) | A: (2,0) heart=1 inv=1 | B: (0,6) heart=1 inv=1 reach=5 | C: (0,0) heart=1 inv=2
        """,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        C.....B
        .#...#.
        A......
        bombs none | A: (2,0) heart=1 inv=2 | B: (0,6) heart=0 inv=2 reach=5 | C: (0,0) heart=1 inv=2
    """)
    assert "(0,0)" not in burnt(position, events)
    assert told(events, HeartLost) == [HeartLost(1)]


@rule("BT-EX-13")
def test_example_13_distance_decides() -> None:
    position = drawn(
        """
        A1.B.
        .#.#.
        .....
        bombs A1@(0,1) | A: (0,0) heart=0 inv=1 | B: (0,3) heart=0 inv=2
        """,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ...B.
        .#.#.
        .....
        bombs none | A: eliminated | B: (0,3) heart=0 inv=2
        game over, winner(s): B
    """)
    assert told(events, Eliminated) == [Eliminated(0, "flames")]
    assert ended(position) == "last_standing"


@rule("BT-EX-14")
def test_example_14_an_exact_tie() -> None:
    position = drawn(
        """
        .A1B.
        .#.#.
        .....
        bombs A1@(0,2) | A: (0,1) heart=0 inv=1 | B: (0,3) heart=0 inv=2
        """,
    )
    begin(position, "A")

    assert shown(position) == neat("""
        .....
        .#.#.
        .....
        bombs none | A: eliminated | B: eliminated
        game over, winner(s): A B
    """)
    assert ended(position) == "shared"


@rule("BT-EX-15")
def test_example_15_three_actions() -> None:
    position = drawn(
        """
        A....
        .#B#.
        .....
        bombs none | A: (0,0) heart=0 inv=2 | B: (1,2) heart=1 inv=2
        """,
    )
    play(position, "MOVE (0,4)", "MOVE (2,4)", "MOVE (2,0)")

    assert shown(position) == neat("""
        .....
        .#B#.
        A....
        bombs none | A: (2,0) heart=0 inv=2 | B: (1,2) heart=1 inv=2
    """)
    assert legal(position, "MOVE") == ""
    assert refusal(position, "MOVE (1,0)") == "seat 0 cannot move: it has no action left [BT-093]"


@rule("BT-EX-17")
def test_example_17_the_free_card() -> None:
    position = drawn(
        """
        A2...
        .#.#.
        ....B
        bombs B2@(0,1) | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=1
        """,
        row="punch glove",
        free=True,
    )
    assert play(position, "PUNCH E")[0] == CardUsed(0, "punch", True)
    play(position, "MOVE (0,1)")

    assert shown(position) == neat("""
        .A2..
        .#.#.
        ....B
        bombs B2@(0,2) | A: (0,1) heart=1 inv=2 | B: (2,4) heart=1 inv=1
    """)
    assert position.actions == 1


@rule("BT-EX-18")
def test_example_18_the_discard_phase() -> None:
    position = drawn(
        """
        A..
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
        """,
        row="remote remote",
    )
    play(position, "MOVE (0,2)", "END", drawing="kick")

    assert shown(position) == neat("""
        ..A
        .#.
        ..B
        bombs none | A: (0,2) heart=1 inv=2 | B: (2,2) heart=1 inv=2
    """)
    assert position.discard == cards("remote")
    assert row_of(position) == "remote kick"
    assert (position.turn, position.free) == (1, True)


@rule("BT-EX-19")
def test_example_19_a_punch_with_bounces() -> None:
    position = drawn(
        """
        A1+B#2..
        .......C
        bombs B1@(0,1), C2@(0,5) | A: (0,0) heart=1 inv=2 | B: (0,3) heart=1 inv=1 | C: (1,7) heart=1 inv=1
        """,
        row="punch glove",
    )
    events = play(position, "PUNCH E")

    assert shown(position) == neat("""
        A.+B#21.
        .......C
        bombs C2@(0,5), B1@(0,6) | A: (0,0) heart=1 inv=2 | B: (0,3) heart=1 inv=1 | C: (1,7) heart=1 inv=1
    """)
    assert told(events, BombPunched) == [BombPunched(0, 1, 6, False)]


@rule("BT-EX-21")
def test_example_21_wrap_around() -> None:
    position = drawn(
        """
        2A.+.
        .#.#.
        ....B
        bombs A2@(0,0) | A: (0,1) heart=1 inv=1 | B: (2,4) heart=1 inv=2
        """,
        row="punch glove",
    )
    play(position, "PUNCH W")

    assert shown(position) == neat("""
        .A.+2
        .#.#.
        ....B
        bombs A2@(0,4) | A: (0,1) heart=1 inv=1 | B: (2,4) heart=1 inv=2
    """)


@rule("BT-EX-22")
def test_example_22_jumping_a_gap() -> None:
    position = drawn(
        """
        A12___.+.
        .#.___.#.
        ...___..B
        bombs A1@(0,1), B2@(0,2) | A: (0,0) heart=1 inv=1 | B: (2,8) heart=1 inv=1
        """,
        row="punch glove",
    )
    play(position, "PUNCH E")

    assert shown(position) == neat("""
        A.2___1+.
        .#.___.#.
        ...___..B
        bombs B2@(0,2), A1@(0,6) | A: (0,0) heart=1 inv=1 | B: (2,8) heart=1 inv=1
    """)


@rule("BT-EX-23")
def test_example_23_punches_that_are_not_legal() -> None:
    position = drawn(
        """
        B2A2+#
        bombs B2@(0,0), B2@(0,1), A2@(0,3) | A: (0,2) heart=1 inv=1 | B: (0,0) heart=1 inv=0
        """,
        row="punch glove",
    )
    assert refusal(position, "PUNCH W") == "seat 0 cannot punch W: the bomb would find no place to land [BT-204]"
    assert refusal(position, "PUNCH E") == "seat 0 cannot punch E: the bomb would find no place to land [BT-204]"

    assert shown(position) == neat("""
        B2A2+#
        bombs B2@(0,0), B2@(0,1), A2@(0,3) | A: (0,2) heart=1 inv=1 | B: (0,0) heart=1 inv=0
    """)


@rule("BT-EX-25")
def test_example_25_a_kick_from_on_top() -> None:
    position = drawn(
        """
        B.+..
        .#A..
        ..2..
        bombs A2@(1,2), B2@(2,2) | A: (1,2) heart=1 inv=1 | B: (0,0) heart=1 inv=1
        """,
        row="kick glove",
    )
    assert legal(position, "KICK") == "(1,3) (1,4)"
    play(position, "KICK (1,4)")

    assert shown(position) == neat("""
        B.+..
        .#A.2
        ..2..
        bombs A2@(1,4), B2@(2,2) | A: (1,2) heart=1 inv=1 | B: (0,0) heart=1 inv=1
    """)


@rule("BT-EX-26")
def test_example_26_pick_up_walk_throw() -> None:
    position = drawn(
        """
        A..+B..
        .#.....
        bombs B1@(0,0) | A: (0,0) heart=1 inv=2 | B: (0,4) heart=1 inv=1
        """,
        row="glove kick",
    )
    play(position, "GLOVE")
    assert position.actions == 1
    play(position, "MOVE (0,2)", "THROW E")

    assert shown(position) == neat("""
        ..A+B1.
        .#.....
        bombs B1@(0,5) | A: (0,2) heart=1 inv=2 | B: (0,4) heart=1 inv=1
    """)


@rule("BT-EX-27")
def test_example_27_a_carried_bomb_goes_off() -> None:
    position = drawn(
        """
        ..A..B
        .#..#.
        ......
        bombs none | A: (0,2) heart=1 inv=2 carries=B1 | B: (0,5) heart=1 inv=1
        """,
    )
    events = begin(position, "B")

    assert shown(position) == neat("""
        ..A..B
        .#..#.
        ......
        bombs none | A: (0,2) heart=0 inv=2 | B: (0,5) heart=1 inv=2
    """)
    assert burnt(position, events) == "(0,0) (0,1) (0,2) (0,3) (0,4) (1,2) (2,2)"
    assert position.carried == [0, 0]


@rule("BT-EX-29")
def test_example_29_remote() -> None:
    position = drawn(
        """
        2..A.
        .#.#.
        1..B.
        bombs A2@(0,0), A1@(2,0) | A: (0,3) heart=1 inv=0 | B: (2,3) heart=1 inv=2
        """,
        row="remote remote",
    )
    play(position, "REMOTE (0,0)")
    assert position.things[0] == position.things[square_at(position.arena, "(2,0)")]
    events = play(position, "REMOTE (2,0)")

    assert shown(position) == neat("""
        ...A.
        .#.#.
        ...B.
        bombs none | A: (0,3) heart=1 inv=2 | B: (2,3) heart=1 inv=2
    """)
    assert burnt(position, events) == "(0,0) (0,1) (0,2) (1,0) (2,0) (2,1) (2,2)"
    assert position.actions == 0


@rule("BT-EX-30")
def test_example_30_wall_pass() -> None:
    position = drawn(
        """
        A++.+2.
        .#..#..
        ......B
        bombs B2@(0,5) | A: (0,0) heart=1 inv=2 | B: (2,6) heart=1 inv=1
        """,
        row="pass glove",
    )
    assert legal(position, "PASS") == "(0,3) (1,0) (2,0)"
    play(position, "PASS (0,3)")

    assert shown(position) == neat("""
        .++A+2.
        .#..#..
        ......B
        bombs B2@(0,5) | A: (0,3) heart=1 inv=2 | B: (2,6) heart=1 inv=1
    """)
    assert position.actions == 1


@rule("BT-EX-31")
def test_example_31_bomb_pass_then_kick() -> None:
    position = drawn(
        """
        A.2.B
        .#.#.
        .....
        bombs B2@(0,2) | A: (0,0) heart=1 inv=2 | B: (0,4) heart=1 inv=1
        """,
        row="pass kick",
    )
    play(position, "PASS (0,2)", "KICK (2,2)")

    assert shown(position) == neat("""
        ..A.B
        .#.#.
        ..2..
        bombs B2@(2,2) | A: (0,2) heart=1 inv=2 | B: (0,4) heart=1 inv=1
    """)
    assert position.actions == 0


@rule("BT-EX-33")
def test_example_33_last_tiles_bombs_then_hearts() -> None:
    position = drawn(
        """
        ######
        ######
        ######
        A..2..
        .#..#.
        .....B
        bombs B2@(3,3) | A: (3,0) heart=1 inv=2 | B: (5,5) heart=1 inv=1
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3",
        holder=0,
        flipped=1,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ######
        ######
        ######
        ######
        ######
        ######
        bombs none | A: eliminated | B: eliminated
        game over, winner(s): A
    """)
    assert burnt(position, told(events, Exploded)) == "(3,1) (3,2) (3,3) (3,4) (3,5) (4,3) (5,3)"
    assert told(events, TilesFlipped) == [TilesFlipped(0, (3, 2))]
    assert ended(position) == "card_order"


@rule("BT-EX-34")
def test_example_34_the_blast_breaks_a_heart() -> None:
    position = drawn(
        """
        ######
        ######
        ######
        .A.2..
        .#..#.
        .....B
        bombs B2@(3,3) | A: (3,1) heart=1 inv=2 | B: (5,5) heart=1 inv=1
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3",
        holder=0,
        flipped=1,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ######
        ######
        ######
        ######
        ######
        ######
        bombs none | A: eliminated | B: eliminated
        game over, winner(s): B
    """)
    assert told(events, HeartLost) == [HeartLost(0)]
    assert ended(position) == "hearts"


@rule("BT-EX-35")
def test_example_35_unison_on_the_last_tiles() -> None:
    position = drawn(
        """
        ######
        ######
        ######
        ..A2.B
        .#..#.
        ......
        bombs A2@(3,3) | A: (3,2) heart=0 inv=1 | B: (3,5) heart=0 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="3 0",
        holder=1,
        flipped=1,
    )
    events = begin(position, "B")

    assert shown(position) == neat("""
        ######
        ######
        ######
        ......
        .#..#.
        ......
        bombs none | A: eliminated | B: eliminated
        game over, winner(s): B
    """)
    assert told(events, TilesFlipped) == []
    assert ended(position) == "card_order"


@rule("BT-EX-37")
def test_example_37_drawing_sudden_death() -> None:
    position = drawn(
        """
        A..
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
        """,
        row="kick",
        deck="remote pass",
        drawn=8,
    )
    events = begin(position, "A", drawing="sudden_death remote")

    assert shown(position) == neat("""
        A..
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
    """)
    assert events[1:] == [SuddenDeathDrawn(0), CardDrawn(0, "remote")]
    assert row_of(position) == "kick remote"
    assert (position.holder, position.flipped) == (0, 0)


@rule("BT-EX-38")
def test_example_38_a_reshuffle() -> None:
    position = drawn(
        """
        A..
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
        """,
        row="",
        deck="pass",
        discard="kick kick remote",
        holder=1,
    )
    events = begin(position, "A", drawing="pass kick")

    assert shown(position) == neat("""
        A..
        .#.
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
    """)
    assert events[1:] == [CardDrawn(0, "pass"), Reshuffled(3), CardDrawn(0, "kick")]
    assert (position.deck, position.discard) == (cards("kick remote"), cards(""))


@rule("BT-EX-39")
def test_example_39_a_teleport() -> None:
    position = drawn(
        """
        A.>..<.
        .#...#.
        ......B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,6) heart=1 inv=2
        """,
    )
    assert legal(position, "MOVE") == "(0,1) (0,2) (1,0) (2,0)"
    play(position, "MOVE (0,2)")
    assert legal(position, "LAY") == "(0,0) (0,1)"
    play(position, "LAY (0,1)")

    assert shown(position) == neat("""
        .2>..A.
        .#...#.
        ......B
        bombs A2@(0,1) | A: (0,5) heart=1 inv=1 | B: (2,6) heart=1 inv=2
    """)


@rule("BT-EX-41")
def test_example_41_a_power_up_pad() -> None:
    position = drawn(
        """
        1.....+.A
        ...B....#
        bombs A1@(0,0) | A: (0,8) heart=1 inv=1 | B: (1,3) heart=1 inv=2
        """,
        under="P@(0,0)",
    )
    begin(position, "A")

    assert shown(position) == neat("""
        P.....f.A
        ...B....#
        bombs none | A: (0,8) heart=1 inv=2 | B: (1,3) heart=1 inv=2
    """)


@rule("BT-EX-42")
def test_example_42_a_bomb_falls_into_a_hole() -> None:
    position = drawn(
        """
        A1.O.B
        ......
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (0,5) heart=1 inv=2
        """,
        row="kick glove",
    )
    assert legal(position, "KICK") == "(0,2) (0,3)"
    play(position, "KICK (0,3)")

    assert shown(position) == neat("""
        A..O.B
        ......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,5) heart=1 inv=2
    """)


@rule("BT-EX-43")
def test_example_43_a_flame_over_a_hole() -> None:
    position = drawn(
        """
        .1O.B
        .....
        A....
        bombs A1@(0,1) | A: (2,0) heart=1 inv=1 reach=3 | B: (0,4) heart=1 inv=2
        """,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ..O.B
        .....
        A....
        bombs none | A: (2,0) heart=1 inv=2 reach=3 | B: (0,4) heart=0 inv=2
    """)
    assert burnt(position, events) == "(0,0) (0,1) (0,2) (0,3) (0,4) (1,1) (2,1)"


@rule("BT-EX-45")
def test_example_45_ghost_bombs_keep_ticking() -> None:
    position = drawn(
        """
        1..B.
        .#.#.
        ....C
        bombs A1@(0,0) | A: eliminated | B: (0,3) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        reaches="A=3",
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ...B.
        .#.#.
        ....C
        bombs none | A: eliminated | B: (0,3) heart=0 inv=2 | C: (2,4) heart=1 inv=2
    """)
    assert events[0] == TurnBegun(0, 6, True)
    assert told(events, CardDrawn) == []


@rule("BT-EX-46")
def test_example_46_taking_a_place() -> None:
    position = drawn(
        """
        1..B.
        .#.#.
        ....C
        bombs A1@(0,0) | A: eliminated | B: (0,3) heart=1 inv=4 reach=3 speed=1 | C: (2,4) heart=1 inv=2
        """,
        reaches="A=3",
        revenge=True,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ...A.
        .#.#.
        ....C
        bombs none | A: (0,3) heart=0 inv=4 reach=3 speed=1 | B: eliminated | C: (2,4) heart=1 inv=2
    """)
    assert told(events, PlaceTaken) == [PlaceTaken(0, 1, 3)]


@rule("BT-EX-47")
@pytest.mark.parametrize(("seats", "before"), [(4, 14), (3, 11), (2, 9)])
def test_example_47_sudden_death_in_the_middle_of_its_three_places(seats: int, before: int) -> None:
    position = started(SeededDice(1), seats)
    assert (len(position.row), position.drawn) == (2, 2)
    position.drawn, position.deck = before, [0, 0, 0, 0, 15 - before]
    *items, sudden_death = drawing.weights_of(position)

    assert sum(items) == sudden_death  # it has not come one card earlier; now or one card later is all that is left


@rule("BT-EX-49")
def test_example_49_decision_ids() -> None:
    space = GAME.action_space(BlastTacticsOptions(4))
    forts = arena_of(TEXTS["four_forts"])
    bridge = arena_of(TEXTS["offset_bridge"])

    assert [space.number(0, Move(square_at(forts, at))) for at in ("(0,2)", "(2,2)")] == [2, 20]
    assert space.number(0, Lay(square_at(forts, "(0,1)"))) == 82
    assert (space.number(0, End()), space.number(0, Discard("kick"))) == (423, 419)
    assert [square_at(bridge, at) for at in ("(2,8)", "(3,2)", "(5,10)")] == [26, 27, 53]
    assert (space.number(0, Move(27)), space.number(0, Lay(27))) == (27, 108)


@rule("BT-EX-50")
@pytest.mark.parametrize(
    ("seats", "winners", "returns"),
    [
        (4, [1], (-1 / 3, 1, -1 / 3, -1 / 3)),
        (4, [0, 3], (1 / 3, -1 / 3, -1 / 3, 1 / 3)),
        (2, [0, 1], (0, 0)),
    ],
)
def test_example_50_results_as_rewards(seats: int, winners: list[int], returns: tuple[float, ...]) -> None:
    position = started(SeededDice(1), seats)
    ending.end(position, "shared", winners)

    assert GAME.outcome(position) == Outcome(tuple(winners), "shared", returns=returns)


@rule("BT-EX-51")
def test_example_51_the_latest_end_with_two_players() -> None:
    """One card leaves the row in each turn, and Sudden Death is the eleventh."""
    position = started(Told(), 2, first=1)
    turns = held_at(position)

    assert turns == [10, 12, 14, 16]


@rule("BT-EX-53")
def test_example_53_a_ghost_turn_leaves_the_free_card() -> None:
    position = drawn(
        """
        A....
        .#.#.
        ..C.D
        bombs none | A: (0,0) heart=1 inv=2 | B: eliminated | C: (2,2) heart=1 inv=2 | D: (2,4) heart=1 inv=2
        """,
        row="kick kick",
    )
    events = play(position, "END", drawing="remote")

    assert told(events, TurnBegun, CardDrawn) == [TurnBegun(1, 6, True), TurnBegun(2, 7, False), CardDrawn(2, "remote")]
    assert position.free


@rule("BT-EX-53")
def test_example_53_a_player_eliminated_in_its_own_bomb_phase_passes_on_no_free_card() -> None:
    position = drawn(
        """
        A...B
        .#.#1
        ..C.D
        bombs B1@(1,4) | A: (0,0) heart=1 inv=2 | B: (0,4) heart=0 inv=1 | C: (2,2) heart=1 inv=2 | D: (2,4) heart=1 inv=2
        """,
        row="kick kick",
    )
    events = play(position, "END", drawing="remote")

    assert told(events, Eliminated, CardDrawn) == [Eliminated(1, "flames"), CardDrawn(2, "remote")]
    assert (position.turn, position.free, row_of(position)) == (2, False, "kick remote")


@rule("BT-EX-53")
def test_example_53_who_uses_a_card_passes_on_none() -> None:
    position = drawn(
        """
        A...B
        .#.#2
        ..C.D
        bombs B2@(1,4) | A: (0,0) heart=1 inv=2 | B: (0,4) heart=1 inv=1 | C: (2,2) heart=1 inv=2 | D: (2,4) heart=1 inv=2
        """,
        row="kick kick",
    )
    play(position, "END", drawing="remote")
    assert play(position, "REMOTE (1,4)")[0] == CardUsed(1, "remote", True)
    events = play(position, "END", drawing="pass")

    assert told(events, CardDrawn) == [CardDrawn(2, "pass")]
    assert (position.turn, position.free) == (2, False)


@rule("BT-EX-54")
def test_example_54_a_carried_bomb_over_cracked_turf() -> None:
    position = drawn(
        """
        ..A..B
        .#..#.
        C.....
        bombs none | A: (0,2) heart=1 inv=2 carries=B1 | B: (0,5) heart=1 inv=1 | C: (2,0) heart=1 inv=2
        """,
        under="~@(0,2)",
    )
    events = begin(position, "B")

    assert shown(position) == neat("""
        ..O..B
        .#..#.
        C.....
        bombs none | A: eliminated | B: (0,5) heart=1 inv=2 | C: (2,0) heart=1 inv=2
    """)
    assert told(events, Eliminated) == [Eliminated(0, "hole")]


@rule("BT-EX-55")
def test_example_55_two_victims_at_the_same_distance() -> None:
    position = drawn(
        """
        B.1.C
        .#.#.
        ....D
        bombs A1@(0,2) | A: eliminated | B: (0,0) heart=1 inv=2 | C: (0,4) heart=1 inv=2 | D: (2,4) heart=1 inv=2
        """,
        revenge=True,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        A...C
        .#.#.
        ....D
        bombs none | A: (0,0) heart=0 inv=2 | B: eliminated | C: (0,4) heart=0 inv=2 | D: (2,4) heart=1 inv=2
    """)
    assert told(events, PlaceTaken, HeartLost) == [PlaceTaken(0, 1, 0), HeartLost(2)]


@rule("BT-EX-57")
def test_example_57_over_a_block_into_a_hole() -> None:
    position = drawn(
        """
        A1+O.B
        ......
        bombs B1@(0,1) | A: (0,0) heart=1 inv=2 | B: (0,5) heart=1 inv=1
        """,
        row="punch glove",
    )
    events = play(position, "PUNCH E")

    assert shown(position) == neat("""
        A.+O.B
        ......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,5) heart=1 inv=2
    """)
    assert told(events, BombPunched) == [BombPunched(0, 1, 3, True)]


@rule("BT-EX-58")
def test_example_58_an_occupied_pad_is_a_wall() -> None:
    position = drawn(
        """
        A.B.<.
        .#...#
        ......
        bombs none | A: (0,0) heart=1 inv=2 | B: (0,2) heart=1 inv=2
        """,
        under=">@(0,2)",
    )
    assert legal(position, "MOVE") == "(0,1) (1,0) (2,0)"
    play(position, "MOVE (0,1)")

    assert shown(position) == neat("""
        .AB.<.
        .#...#
        ......
        bombs none | A: (0,1) heart=1 inv=2 | B: (0,2) heart=1 inv=2
    """)


@rule("BT-EX-59")
def test_example_59_a_returning_holder_still_flips() -> None:
    position = drawn(
        """
        1.B...
        .#..#.
        ......
        ......
        .#..#.
        C....D
        bombs A1@(0,0) | A: eliminated | B: (0,2) heart=1 inv=2 | C: (5,0) heart=1 inv=2 | D: (5,5) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 1 2 3",
        revenge=True,
        holder=0,
    )
    events = begin(position, "A")

    assert shown(position) == neat("""
        ######
        ######
        ######
        ......
        .#..#.
        C....D
        bombs none | A: eliminated | B: eliminated | C: (5,0) heart=1 inv=2 | D: (5,5) heart=1 inv=2
    """)
    assert told(events, PlaceTaken, TilesFlipped, Eliminated) == [PlaceTaken(0, 1, 2), TilesFlipped(0, (0, 1)), Eliminated(0, "tile")]
    assert ended(position) is None


@rule("BT-EX-60")
@pytest.mark.parametrize(("seats", "phases", "most"), [(3, 5, 32), (4, 5, 47)])
def test_example_60_the_latest_end_with_three_and_four_players(seats: int, phases: int, most: int) -> None:
    """The bound is the proof's; a game in which all live and nobody uses a card stays well below it."""
    position = started(Told(), seats, first=1)
    turns = held_at(position)

    assert len(turns) == 1 + phases
    assert turns[0] == {3: 12, 4: 15}[seats]
    assert turns[-1] == turns[0] + seats * phases <= most
