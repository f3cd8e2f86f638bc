"""Blast Tactics: what is public and what nobody knows (section 15 of the ledger)."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.pieces import ITEM_COUNTS
from boomtable.games.blast_tactics.schema import BombView, CardDrawn, SoftBlockOpened
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, Told, begin, cards, drawn, play, seen, started, told

rule = pytest.mark.rule

BOARD = """
A.+b..
.#..#.
1.....
......
.#..#.
B....C
bombs A1@(2,0) | A: (0,0) heart=0 inv=2 reach=3 speed=1 carries=B2 | B: (5,0) heart=1 inv=1 | C: (5,5) heart=1 inv=2
"""


@rule("BT-380")
def test_what_everybody_sees() -> None:
    position = drawn(
        BOARD,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 2 3",
        row="kick pass",
        discard="remote",
        holder=2,
        free_card=True,
    )
    view = seen(position)

    assert (view.things[2], view.things[3]) == (3, 4)
    assert view.bombs == (BombView(12, 0, 1, (2, 3, 3, 0)), BombView(0, 1, 2, (0, 2, 2, 0), 0))
    player = view.players[0]
    assert (player.square, player.heart, player.bombs, player.total, player.reach, player.speed_ups) == (0, False, 2, 3, 3, 1)
    assert (view.row, view.discard, view.deck, view.free_card) == (("kick", "pass"), tuple(cards("remote")), 12, True)
    assert (view.holder, view.next_tiles) == (2, ((3, 2), (0, 1)))


@rule("BT-380", "BT-383", "BT-437")
def test_all_seats_and_spectators_see_the_same() -> None:
    position = drawn(BOARD)

    assert [GAME.view(position, viewer) for viewer in (0, 1, 2, FULL)] == [GAME.view(position, PUBLIC)] * 4
    assert GAME.info.open


@rule("BT-381", "BT-430")
def test_what_nobody_knows_lies_nowhere() -> None:
    """The state behind a view is the true one: items under soft blocks and the order of the deck are in no state."""
    dice = SeededDice(7)
    position = started(dice, 4)
    while GAME.outcome(position) is None:
        assert GAME.determinize(seen(position), PUBLIC, SeededDice(1)).dump() == position.dump()
        GAME.apply_code(position, position.turn, GAME.sample_code(position, position.turn, dice), dice)


@rule("BT-382")
def test_hidden_items_are_the_twenty_tiles_less_those_seen() -> None:
    position = drawn(BOARD)

    assert seen(position).hidden == (ITEM_COUNTS[0] - 2, ITEM_COUNTS[1] - 1, ITEM_COUNTS[2] - 1)


@rule("BT-382")
def test_undrawn_cards_are_the_fifteen_less_row_and_discards() -> None:
    position = drawn(BOARD, row="kick pass", discard="remote remote")

    assert seen(position).undrawn == (3, 2, 3, 1, 2)


@rule("BT-382", "BT-087")
def test_after_a_reshuffle_only_the_row_and_new_discards_count() -> None:
    position = drawn(BOARD, row="kick", deck="", discard="pass pass remote", holder=1, tiles=SIX_BY_SIX, rings=ROUND_SIX, starts="0 2 3")
    begin(position, "C", drawing="remote")

    assert (seen(position).undrawn, seen(position).discard) == (tuple(cards("pass pass")), tuple(cards("")))


@rule("BT-383")
def test_chance_is_revealed_when_a_block_opens_and_a_card_is_drawn() -> None:
    position = drawn(
        """
        1+....
        .#..#.
        A....B
        bombs A1@(0,0) | A: (2,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
        """,
        row="kick",
    )
    events = begin(position, "A", drawing="speed_up pass")

    assert told(events, SoftBlockOpened, CardDrawn) == [SoftBlockOpened(1, "speed_up"), CardDrawn(0, "pass")]


@rule("BT-383", "BT-392")
def test_a_decision_that_reveals_nothing_rolls_nothing() -> None:
    position = drawn(BOARD)
    GAME.apply(position, 0, GAME.legal_actions(position, 0)[0], Silent())

    assert play(position, "LAY (0,0)")


class Silent(Told):
    def roll(self, weights: list[int]) -> int:
        raise AssertionError("nothing is drawn here")


@rule("BT-449")
def test_where_punched_and_thrown_bombs_would_land_is_told() -> None:
    position = drawn(
        """
        2A1+..
        .#..#.
        B.....
        bombs B2@(0,0), B1@(0,2) | A: (0,1) heart=1 inv=2 carries=A2 | B: (2,0) heart=1 inv=0
        """,
        row="kick kick",
    )
    view = seen(position)

    assert view.punches == (None, 4, None, 5)
    assert view.throws == (13, 4, 13, 5)
