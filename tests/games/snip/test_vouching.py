"""Snip: vouching for an own wire."""

import pytest

from boomtable.core.dice import ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import PUBLIC
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipView, Vouch, Vouched
from boomtable.games.snip.state import BLUE, SnipState
from tests.games.snip.positions import snip

rule = pytest.mark.rule


def refusal(table: SnipState, seat: int, action: Vouch) -> str:
    with pytest.raises(IllegalAction) as refused:
        SNIP.check(table, seat, action)
    return str(refused.value)


@rule("SN-013", "SN-014", "SN-EX-2")
def test_everybody_learns_that_the_wire_is_blue() -> None:
    table = snip("BB BR BB", turn=1)

    events = SNIP.apply(table, 1, Vouch(2), ScriptedDice([]))

    assert events == [Vouched(by=1, wire=2)]
    seen = SNIP.view(table, PUBLIC)
    assert isinstance(seen, SnipView)
    assert seen.colours == (None, None, BLUE, None, None, None)
    assert (seen.vouchers, seen.turn) == (2, 2)


@rule("SN-014")
def test_no_voucher_no_word() -> None:
    table = snip("BB BR", turn=0, vouchers=0)

    assert refusal(table, 0, Vouch(0)) == "seat 0 cannot vouch: no voucher is left [SN-014]"
    assert not any(isinstance(action, Vouch) for action in SNIP.legal_actions(table, 0))


@rule("SN-015")
def test_a_seat_vouches_for_its_own() -> None:
    assert refusal(snip("BB BR"), 0, Vouch(2)) == "seat 0 cannot vouch for wire 2: it is not its own [SN-015]"


@rule("SN-016")
def test_a_voucher_is_always_true() -> None:
    assert refusal(snip("BB BR", turn=1), 1, Vouch(3)) == "seat 1 cannot vouch for wire 3: it is red [SN-016]"


@rule("SN-017")
@pytest.mark.parametrize("table", [snip("BB BR", cut="x- --"), snip("BB BR", vouched="v- --")])
def test_what_is_known_needs_no_voucher(table: SnipState) -> None:
    assert refusal(table, 0, Vouch(0)) == "seat 0 cannot vouch for wire 0: everybody knows its colour [SN-017]"
