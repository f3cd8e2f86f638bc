"""Snip: whose turn it is, and who is skipped."""

import pytest

from boomtable.core.dice import ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Go
from boomtable.core.seats import CLOCK, TABLE
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, Vouch
from tests.games.snip.positions import snip

rule = pytest.mark.rule


@rule("SN-002")
def test_seats_act_clockwise() -> None:
    table = snip("BB BR BB", turn=2)

    SNIP.apply(table, 2, Cut(0), ScriptedDice([]))

    assert SNIP.waiting_on(table) == [0]


@rule("SN-002")
def test_nobody_acts_out_of_turn() -> None:
    table = snip("BB BR BB", turn=0)

    with pytest.raises(IllegalAction) as refused:
        SNIP.check(table, 1, Cut(0))

    assert str(refused.value) == "seat 1 cannot act: it is seat 0's turn [SN-002]"
    assert SNIP.legal_actions(table, 1) == []


@rule("SN-002", "SN-013")
def test_a_turn_is_a_cut_or_a_voucher() -> None:
    table = snip("BB BR", turn=1)

    assert SNIP.legal_actions(table, 1) == [Vouch(2), Cut(0), Cut(1)]


@rule("SN-005")
@pytest.mark.parametrize("vouchers", [0, 3])
def test_who_has_nothing_to_cut_is_skipped_even_if_it_could_vouch(vouchers: int) -> None:
    table = snip("BB RB BB", cut="xx -- x-", turn=0, vouchers=vouchers)

    SNIP.apply(table, 0, Cut(5), ScriptedDice([]))

    assert (SNIP.outcome(table), SNIP.waiting_on(table)) == (None, [2])
    assert SNIP.legal_actions(table, 2) == [Cut(2), Cut(3)]


@rule("SN-005")
def test_who_has_something_to_cut_is_not_skipped() -> None:
    table = snip("BB RB BB", cut="xx -x --", turn=0)

    SNIP.apply(table, 0, Cut(5), ScriptedDice([]))

    assert SNIP.waiting_on(table) == [1]


@rule("SN-022")
@pytest.mark.parametrize("actor", [0, CLOCK, TABLE])
def test_there_is_nothing_else_to_do(actor: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        SNIP.check(snip("BB BR"), actor, Go("deal"))

    assert str(refused.value) == "Go cannot be done in Snip: seats cut and vouch [SN-022]"


@rule("SN-022")
@pytest.mark.parametrize("actor", [CLOCK, TABLE])
def test_neither_clock_nor_table_cuts(actor: int) -> None:
    with pytest.raises(IllegalAction, match="SN-022"):
        SNIP.check(snip("BB BR"), actor, Cut(2))
