"""Blast Tactics: the phases of a turn and ghost turns (section 5 of the ledger)."""

import pytest

from boomtable.core.schema import Event
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.schema import (
    ActionsEnded,
    CardDrawn,
    Discard,
    Discarded,
    Eliminated,
    Exploded,
    HeartLost,
    Reshuffled,
    SpeedUpSpent,
    SuddenDeathDrawn,
    Ticked,
    TilesFlipped,
    TurnBegun,
)
from boomtable.games.blast_tactics.state import GHOST
from tests.games.blast_tactics.positions import (
    ROUND_SIX,
    SIX_BY_SIX,
    begin,
    cards,
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

ALONE = """
A..
.#.
..B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,2) heart=1 inv=2
"""

CORNERS = """
A.....
.#..#.
......
......
.#..#.
B....C
bombs none | A: (0,0) heart=1 inv=2 | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
"""

WITHOUT_A = """
......
.#..#.
......
......
.#..#.
B....C
bombs none | A: eliminated | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
"""

# A's own bomb goes off beside it.
DOOMED = """
A.....
1#..#.
......
......
.#..#.
B....C
bombs A1@(1,0) | A: (0,0) heart=0 inv=1 | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
"""


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@rule("BT-070", "BT-253")
def test_five_phases_in_order() -> None:
    position = drawn(
        """
        ......
        .#..#.
        1.....
        ......
        .#..#.
        A....B
        bombs A1@(2,0) | A: (5,0) heart=1 inv=1 | B: (5,5) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 3",
        holder=0,
        row="kick",
        turn="B",
    )
    events = begin(position, "A", drawing="remote") + play(position, "END", "DISCARD Kick", drawing="pass")

    assert kinds(events) == [
        *("TurnBegun", "Exploded", "TilesFlipped", "CardDrawn", "ActionsEnded", "Discarded"),
        *("TurnBegun", "CardDrawn"),
    ]


@rule("BT-070")
def test_what_belongs_to_another_phase_is_refused() -> None:
    position = drawn(ALONE, row="kick remote")
    assert refusal(position, "DISCARD Kick") == "seat 0 cannot do Discard: it is in its action phase [BT-070]"
    play(position, "END")

    assert refusal(position, "MOVE (0,1)") == "seat 0 cannot do Move: it is in its discard phase [BT-070]"
    assert refusal(position, "END") == "seat 0 cannot do End: it is in its discard phase [BT-070]"


@rule("BT-071", "BT-162")
def test_protection_ends_with_the_seat_turn() -> None:
    position = drawn(
        """
        .A1..
        .#.#.
        ...B.
        bombs B1@(0,2) | A: (0,1) heart=0 inv=2 | B: (2,3) heart=1 inv=1
        """,
        immune=1,
    )
    events = begin(position, "B")

    assert told(events, Eliminated) == [Eliminated(0, "flames")]


@rule("BT-071")
def test_protection_ends_with_a_ghost_turn_too() -> None:
    position = drawn(WITHOUT_A, immune=2, turn="C")
    begin(position, "A")

    assert position.immune == 0


# phase 1


@rule("BT-075", "BT-076")
def test_only_the_own_bombs_tick() -> None:
    position = drawn("""
        2...1
        .#.#.
        A.2.B
        bombs A2@(0,0), B1@(0,4), B2@(2,2) | A: (2,0) heart=1 inv=1 | B: (2,4) heart=1 inv=0
    """)
    events = begin(position, "A")

    assert told(events, Ticked, Exploded) == [Ticked(0, (0,))]
    assert shown(position) == neat("""
        1...1
        .#.#.
        A.2.B
        bombs A1@(0,0), B1@(0,4), B2@(2,2) | A: (2,0) heart=1 inv=1 | B: (2,4) heart=1 inv=0
    """)


@rule("BT-075", "BT-222")
def test_a_carried_bomb_ticks_with_its_owner() -> None:
    position = drawn("""
        A....
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 carries=B2 | B: (2,4) heart=1 inv=1
    """)
    begin(position, "A")
    assert "carries=B2" in shown(position)
    events = begin(position, "B")

    assert told(events, Ticked) == [Ticked(1, (0,))]
    assert "carries=B1" in shown(position)


@rule("BT-076")
def test_a_bomb_flipped_now_may_still_be_set_off() -> None:
    position = drawn("""
        1.2..
        .#.#.
        A...B
        bombs A1@(0,0), A2@(0,2) | A: (2,0) heart=1 inv=0 | B: (2,4) heart=1 inv=2
    """)
    events = begin(position, "A")

    assert told(events, Ticked) == [Ticked(0, (2,))]
    assert "bombs none" in shown(position)


@rule("BT-077", "BT-135")
def test_bombs_of_one_phase_are_one_event() -> None:
    position = drawn("""
        1...1
        .#.#.
        A...B
        bombs A1@(0,0), A1@(0,4) | A: (2,0) heart=1 inv=0 | B: (2,4) heart=1 inv=2
    """)
    (exploded,) = told(begin(position, "A"), Exploded)

    assert isinstance(exploded, Exploded)
    assert [(blast.square, blast.wave) for blast in exploded.blasts] == [(0, 0), (4, 0)]


@rule("BT-077")
def test_a_bomb_explodes_two_turns_after_it_was_laid() -> None:
    position = drawn(ALONE, row="kick kick")
    play(position, "LAY (0,0)", "END", drawing="kick")
    play(position, "END", drawing="remote")
    assert position.things[0] == 8  # A1
    play(position, "END", "DISCARD Kick", drawing="remote")
    events = play(position, "END", drawing="punch")

    assert kinds(events)[:4] == ["ActionsEnded", "Discarded", "TurnBegun", "Exploded"]


# phase 2


@rule("BT-080", "BT-250")
def test_without_the_card_no_tile_flips() -> None:
    position = drawn(CORNERS, tiles=SIX_BY_SIX, rings=ROUND_SIX, starts="0 2 3", holder=1)

    assert told(begin(position, "A"), TilesFlipped) == []
    assert told(begin(position, "B"), TilesFlipped) == [TilesFlipped(1, (2, 0))]


@rule("BT-081", "BT-195")
def test_who_is_eliminated_in_the_bomb_phase_takes_no_later_phase() -> None:
    position = drawn(DOOMED, row="kick", turn="C", free_card=True)
    events = begin(position, "A")

    assert kinds(events) == ["TurnBegun", "Exploded", "Eliminated"]
    assert (row_of(position), position.free_card) == ("kick", False)


@rule("BT-081", "BT-082")
def test_an_eliminated_holder_still_flips() -> None:
    position = drawn(DOOMED, tiles=SIX_BY_SIX, rings=ROUND_SIX, starts="1 2 3", holder=0, turn="C")
    events = begin(position, "A")

    assert told(events, Eliminated, TilesFlipped, CardDrawn) == [Eliminated(0, "flames"), TilesFlipped(0, (1, 3)), Eliminated(2, "tile")]


@rule("BT-082", "BT-259", "BT-098")
def test_a_holder_eliminated_long_ago_still_flips() -> None:
    position = drawn(
        WITHOUT_A,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 2 3",
        holder=0,
        turn="C",
    )
    events = begin(position, "A")

    assert events == [TurnBegun(0, 6, True), TilesFlipped(0, (0, 1))]


# phase 3


@rule("BT-085")
@pytest.mark.parametrize(("row", "drawing"), [("", "pass remote"), ("kick", "pass"), ("kick kick", "")])
def test_the_row_is_filled_to_two(row: str, drawing: str) -> None:
    position = drawn(ALONE, row=row, turn="B")
    begin(position, "A", drawing=drawing)

    assert row_of(position) == f"{row} {drawing}".strip()


@rule("BT-086", "BT-250")
def test_sudden_death_goes_to_who_draws_it_and_another_card_is_drawn() -> None:
    position = drawn(CORNERS, tiles=SIX_BY_SIX, rings=ROUND_SIX, starts="0 2 3", row="kick", seats=3, drawn=10)
    events = begin(position, "A", drawing="sudden_death kick")

    assert events == [TurnBegun(0, 6, False), SuddenDeathDrawn(0), CardDrawn(0, "kick")]
    assert (seen(position).holder, row_of(position)) == (0, "kick kick")


@rule("BT-087", "BT-260")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    position = drawn(ALONE, row="kick", deck="", discard="pass pass", holder=1, turn="B")
    events = begin(position, "A", drawing="pass")

    assert events[1:] == [Reshuffled(2), CardDrawn(0, "pass")]
    assert (seen(position).deck, position.discard) == (1, cards(""))


@rule("BT-088")
def test_sudden_death_is_in_no_later_deck() -> None:
    position = drawn(ALONE, row="", deck="", discard="pass pass kick", holder=1, turn="B")
    begin(position, "A", drawing="pass pass")

    assert (seen(position).deck, seen(position).holder) == (1, 1)


# phase 4


@rule("BT-090", "BT-091")
@pytest.mark.parametrize(("heart", "actions"), [(1, 2), (0, 3)])
def test_two_actions_and_one_more_for_a_flipped_heart(heart: int, actions: int) -> None:
    position = drawn(ALONE.replace("(0,0) heart=1", f"(0,0) heart={heart}"), turn="B")
    begin(position, "A")

    assert position.actions == actions


@rule("BT-091")
def test_a_heart_lost_in_the_own_action_phase_counts_from_the_next_turn() -> None:
    position = drawn(
        """
        A1.
        .#.
        ..B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,2) heart=1 inv=2
        """,
        row="remote glove",
    )
    events = play(position, "REMOTE (0,1)")

    assert told(events, HeartLost) == [HeartLost(0)]
    assert position.actions == 1


@rule("BT-092", "BT-173", "BT-403")
def test_base_actions_are_used_before_speed_up_tiles() -> None:
    position = drawn(ALONE.replace("(0,0) heart=1 inv=2", "(0,0) heart=1 inv=2 speed=2"))
    events = play(position, "MOVE (0,1)", "MOVE (0,2)")
    assert (told(events, SpeedUpSpent), position.speed_ups[0]) == ([], 2)
    events = play(position, "MOVE (0,1)")

    assert told(events, SpeedUpSpent) == [SpeedUpSpent(0)]
    assert (position.actions, position.speed_ups[0], position.gone) == (0, 1, [0, 1, 0])


@rule("BT-093")
def test_laying_costs_nothing() -> None:
    position = drawn(ALONE)
    play(position, "MOVE (0,2)", "LAY (0,1)", "LAY (0,0)")

    assert position.actions == 1


@rule("BT-093")
def test_without_an_action_nobody_moves() -> None:
    position = drawn(ALONE, actions=0)

    assert refusal(position, "MOVE (0,1)") == "seat 0 cannot move: it has no action left [BT-093]"


@rule("BT-094")
def test_actions_mix_in_any_order() -> None:
    position = drawn(
        """
        A2..
        .#..
        ...B
        bombs A2@(0,1) | A: (0,0) heart=0 inv=1 | B: (2,3) heart=1 inv=2
        """,
        row="remote kick",
    )
    events = play(position, "REMOTE (0,1)", "MOVE (1,0)", "LAY (1,0)", "MOVE (0,0)")

    assert kinds(events)[:6] == ["CardUsed", "FuseShortened", "Moved", "BombLaid", "Moved", "ActionsEnded"]


@rule("BT-094")
def test_unused_base_actions_are_lost() -> None:
    position = drawn(ALONE, row="kick kick")
    play(position, "END", drawing="kick")

    assert (position.turn, position.actions) == (1, 2)


@rule("BT-095")
def test_a_player_may_end_with_actions_left() -> None:
    position = drawn(ALONE, row="kick remote")

    assert play(position, "END") == [ActionsEnded(0)]
    assert seen(position).phase == "discard"


@rule("BT-095")
def test_an_action_phase_with_nothing_to_choose_ends_by_itself() -> None:
    position = drawn(
        """
        A..
        .#.
        22B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 | B: (2,2) heart=1 inv=2
        """,
        row="kick pass",
    )
    events = play(position, "MOVE (0,1)", "MOVE (0,2)")

    assert kinds(events) == ["Moved", "Moved", "ActionsEnded"]
    assert legal(position, "DISCARD") == "Kick Pass"


@rule("BT-095")
def test_while_a_bomb_can_be_laid_the_phase_goes_on() -> None:
    position = drawn(ALONE, row="kick remote")
    play(position, "MOVE (0,1)", "MOVE (0,2)")

    assert (legal(position, "LAY"), seen(position).phase) == ("(0,0) (0,1) (0,2)", "action")


@rule("BT-095")
def test_while_a_bomb_can_be_thrown_the_phase_goes_on() -> None:
    position = drawn(
        """
        A..
        .#.
        22B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 carries=B2 | B: (2,2) heart=1 inv=1
        """,
        row="kick pass",
    )
    play(position, "MOVE (0,1)", "MOVE (0,2)")

    assert (position.actions, legal(position, "LAY"), legal(position, "THROW")) == (0, "", "N E S W")
    assert seen(position).phase == "action"


@rule("BT-095", "BT-193")
def test_while_a_card_is_free_the_phase_goes_on() -> None:
    position = drawn(
        """
        A..
        .#.
        22B
        bombs A2@(2,0), A2@(2,1) | A: (0,0) heart=1 inv=0 | B: (2,2) heart=1 inv=2
        """,
        row="kick remote",
        free=True,
    )
    play(position, "MOVE (0,1)", "MOVE (0,2)")

    assert (position.actions, legal(position, "LAY"), legal(position, "REMOTE")) == (0, "", "(2,0) (2,1)")
    assert seen(position).phase == "action"


# phase 5


@rule("BT-096", "BT-391")
def test_who_used_no_card_discards_one_of_two_different_cards() -> None:
    position = drawn(ALONE, row="kick remote")
    play(position, "END")
    assert legal(position, "DISCARD") == "Kick Remote"
    assert refusal(position, "DISCARD Pass") == "seat 0 cannot discard pass: it is not in the row [BT-096]"
    events = play(position, "DISCARD Remote", drawing="pass")

    assert events[0] == Discarded(0, "remote")
    assert (row_of(position), position.discard, position.turn) == ("kick pass", cards("remote"), 1)


@rule("BT-096", "BT-391", "BT-402")
def test_of_two_equal_cards_one_goes_without_a_question() -> None:
    position = drawn(ALONE, row="kick kick")

    assert kinds(play(position, "END", drawing="pass")) == ["ActionsEnded", "Discarded", "TurnBegun", "CardDrawn"]


@rule("BT-096", "BT-391")
def test_who_used_a_card_discards_nothing() -> None:
    position = drawn(
        """
        A2.
        .#.
        ..B
        bombs A2@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,2) heart=1 inv=2
        """,
        row="remote kick",
    )
    play(position, "REMOTE (0,1)")
    events = play(position, "END", drawing="pass")

    assert kinds(events) == ["ActionsEnded", "TurnBegun", "CardDrawn"]
    assert row_of(position) == "kick pass"


@rule("BT-097", "BT-193", "BT-197")
def test_a_discard_gives_the_next_player_a_free_card() -> None:
    position = drawn(ALONE, row="kick kick")
    play(position, "END", drawing="pass")

    assert (position.turn, seen(position).free) == (1, True)


# ghost turns


@rule("BT-098")
def test_a_ghost_ticks_its_bombs_and_draws_nothing() -> None:
    position = drawn(
        """
        2....
        .#.#.
        B...C
        bombs A2@(0,0) | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        row="kick",
        turn="C",
    )
    events = begin(position, "A")

    assert events == [TurnBegun(0, 6, True), Ticked(0, (0,))]
    assert (row_of(position), position.phase != GHOST, ended(position)) == ("kick", True, None)


@rule("BT-098")
def test_a_bomb_of_a_ghost_ticks_on_a_head_too() -> None:
    position = drawn(
        """
        .....
        .#.#.
        B...C
        bombs none | A: eliminated | B: (2,0) heart=1 inv=2 carries=A2 | C: (2,4) heart=1 inv=2
        """,
        turn="C",
    )
    begin(position, "A")

    assert "carries=A1" in shown(position)


@rule("BT-099", "BT-197")
@pytest.mark.parametrize("free", [True, False])
def test_a_ghost_turn_leaves_row_and_free_card_alone(free: bool) -> None:
    position = drawn(
        """
        .....
        .#.#.
        B...C
        bombs none | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        row="kick",
        turn="C",
        free_card=free,
    )
    begin(position, "A")
    assert (row_of(position), position.free_card) == ("kick", free)
    begin(position, "B", drawing="pass")

    assert (row_of(position), seen(position).free) == ("kick pass", free)


@rule("BT-390")
def test_nobody_acts_in_the_turn_of_another() -> None:
    position = drawn(ALONE)

    assert refusal(position, "MOVE (2,1)", by=1) == "seat 1 cannot act: it is seat 0's turn [BT-390]"
    assert GAME.legal_actions(position, 1) == []
    assert GAME.waiting_on(position) == [0]


@rule("BT-391")
def test_the_discard_is_asked_of_the_active_seat_only() -> None:
    position = drawn(ALONE, row="kick remote")
    play(position, "END")

    assert refusal(position, Discard("kick"), by=1) == "seat 1 cannot act: it is seat 0's turn [BT-390]"
