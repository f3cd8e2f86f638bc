"""Blast Tactics: the row of cards and the free card (section 10 of the ledger)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics.schema import CardUsed
from tests.games.blast_tactics.positions import cards, drawn, legal, play, refusal, row_of, seen, started

rule = pytest.mark.rule

BESIDE = """
A2...
.#.#.
....B
bombs A2@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,4) heart=1 inv=2
"""


@rule("BT-190")
def test_a_used_card_goes_to_the_discard_pile_and_is_not_replaced_in_this_turn() -> None:
    position = drawn(BESIDE, row="punch remote")
    play(position, "PUNCH E")

    assert (row_of(position), position.discard) == ("remote", cards("punch"))
    play(position, "REMOTE (0,2)")
    assert (row_of(position), position.discard) == ("", cards("punch remote"))


@rule("BT-190")
def test_only_cards_of_the_row_are_used() -> None:
    position = drawn(BESIDE, row="kick glove")

    assert refusal(position, "PUNCH E") == "seat 0 cannot use punch: it is not in the row [BT-190]"
    assert refusal(position, "REMOTE (0,1)") == "seat 0 cannot use remote: it is not in the row [BT-190]"


@rule("BT-191")
def test_a_card_costs_an_action() -> None:
    position = drawn(BESIDE, row="punch remote", actions=1)
    play(position, "PUNCH E")

    assert position.actions == 0
    assert refusal(position, "REMOTE (0,2)") == "seat 0 cannot use remote: it has no action left [BT-191]"


@rule("BT-192", "BT-094")
def test_a_card_is_used_before_or_after_a_move() -> None:
    before, after = drawn(BESIDE, row="remote kick"), drawn(BESIDE, row="remote kick")
    play(before, "REMOTE (0,1)", "MOVE (2,0)")
    play(after, "MOVE (2,0)", "REMOTE (0,1)")

    assert before.things == after.things


@rule("BT-193", "BT-194")
def test_the_free_use_pays_for_the_first_card_only() -> None:
    position = drawn(BESIDE, row="punch remote", free=True)
    events = play(position, "PUNCH E", "REMOTE (0,2)")

    assert [event for event in events if isinstance(event, CardUsed)] == [CardUsed(0, "punch", True), CardUsed(0, "remote", False)]
    assert position.actions == 1


@rule("BT-193")
def test_the_free_use_serves_without_any_action_left() -> None:
    position = drawn(BESIDE, row="punch glove", free=True, actions=0)

    assert legal(position, "PUNCH") == "E"


@rule("BT-194")
def test_the_free_use_lapses_with_the_turn() -> None:
    position = drawn(BESIDE, row="punch remote", free=True, free_card=True)
    play(position, "PUNCH E")
    play(position, "END", drawing="pass")

    assert (position.turn, position.free, position.free_card) == (1, False, False)


@rule("BT-195", "BT-197")
def test_the_first_turn_has_no_free_card() -> None:
    position = started(SeededDice(1))

    assert (seen(position).turns, seen(position).free_card, seen(position).free) == (1, False, False)


@rule("BT-196")
@pytest.mark.parametrize("row", ["punch punch", "kick kick", "glove glove", "remote remote"])
def test_a_card_without_a_target_cannot_be_used(row: str) -> None:
    position = drawn(
        """
        A....
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
        """,
        row=row,
    )

    assert [legal(position, verb) for verb in ("PUNCH", "KICK", "GLOVE", "REMOTE")] == ["", "", "", ""]


@rule("BT-196")
def test_a_pass_without_a_way_cannot_be_used() -> None:
    position = drawn(
        """
        A#...
        #..#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2
        """,
        row="pass glove",
    )

    assert legal(position, "PASS") == ""
    assert refusal(position, "PASS (0,1)") == "seat 0 cannot pass to square 1: no such Move ends there [BT-247]"


@rule("BT-402")
def test_two_equal_cards_are_one_choice() -> None:
    position = drawn(BESIDE, row="remote remote")

    assert legal(position, "REMOTE") == "(0,1)"


@rule("BT-443")
def test_the_first_reason_against_a_card() -> None:
    position = drawn(BESIDE, row="punch kick", actions=0)

    assert refusal(position, "REMOTE (0,1)") == "seat 0 cannot use remote: it is not in the row [BT-190]"
    assert refusal(position, "PUNCH N") == "seat 0 cannot use punch: it has no action left [BT-191]"
