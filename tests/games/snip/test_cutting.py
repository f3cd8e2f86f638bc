"""Snip: cutting wires, and the two endings."""

import pytest

from boomtable.core.dice import ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Outcome
from boomtable.core.seats import PUBLIC
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, SnipOptions, SnipView, Vouch, WireCut
from boomtable.games.snip.state import BLUE, RED
from tests.games.snip.positions import snip

rule = pytest.mark.rule


@rule("SN-003")
def test_own_wires_are_off_limits() -> None:
    table = snip("BB BR BB", turn=0)

    with pytest.raises(IllegalAction) as refused:
        SNIP.check(table, 0, Cut(1))

    assert str(refused.value) == "seat 0 cannot cut wire 1: it is its own [SN-003]"


@rule("SN-004")
def test_a_wire_is_cut_once() -> None:
    table = snip("BB BR BB", cut="-- x- --", turn=0)

    with pytest.raises(IllegalAction) as refused:
        SNIP.check(table, 0, Cut(2))

    assert str(refused.value) == "seat 0 cannot cut wire 2: it is cut already [SN-004]"


@rule("SN-009")
def test_there_are_two_wires_per_seat() -> None:
    with pytest.raises(IllegalAction) as refused:
        SNIP.check(snip("BB BR"), 0, Cut(4))

    assert str(refused.value) == "seat 0 cannot choose wire 4: there is none [SN-009]"


@rule("SN-012")
def test_everybody_sees_the_colour_of_a_cut_wire() -> None:
    table = snip("BB BR BB", turn=0)

    events = SNIP.apply(table, 0, Cut(2), ScriptedDice([]))

    assert events == [WireCut(by=0, wire=2, colour=BLUE)]
    assert SNIP.redact(events[0], PUBLIC) == WireCut(by=0, wire=2, colour=BLUE)
    seen = SNIP.view(table, PUBLIC)
    assert isinstance(seen, SnipView)
    assert seen.colours == (None, None, BLUE, None, None, None)


@rule("SN-006", "SN-EX-1")
def test_cutting_the_red_wire_loses_for_everybody() -> None:
    table = snip("BB BR BB", turn=0)

    events = SNIP.apply(table, 0, Cut(3), ScriptedDice([]))

    assert events == [WireCut(by=0, wire=3, colour=RED)]
    assert SNIP.outcome(table) == Outcome(winners=(), reason="red_wire_cut")


@rule("SN-007", "SN-EX-3")
def test_cutting_all_blue_wires_wins_for_everybody() -> None:
    table = snip("BB BR", cut="xx --", turn=0, vouchers=0)
    assert SNIP.legal_actions(table, 0) == [Cut(2), Cut(3)]

    events = SNIP.apply(table, 0, Cut(2), ScriptedDice([]))

    assert events == [WireCut(by=0, wire=2, colour=BLUE)]
    assert SNIP.outcome(table) == Outcome(winners=(0, 1), reason="all_blue_cut")


@rule("SN-008")
@pytest.mark.parametrize("cut", ["-- -x --", "xx x- xx"])
def test_after_the_end_nobody_does_anything(cut: str) -> None:
    table = snip("BB BR BB", cut=cut, turn=0)

    with pytest.raises(IllegalAction) as refused:
        SNIP.check(table, 0, Cut(2))

    assert str(refused.value) == "seat 0 cannot act: the game is over [SN-008]"
    assert SNIP.waiting_on(table) == []
    assert [SNIP.legal_actions(table, seat) for seat in range(3)] == [[], [], []]
    assert [SNIP.legal_codes(table, seat) for seat in range(3)] == [[], [], []]


@rule("SN-018")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_longest_game_has_three_actions_a_seat_less_one(seats: int) -> None:
    table = snip("R" + "B" * (2 * seats - 1))
    actions = 0
    while SNIP.outcome(table) is None:
        seat = SNIP.waiting_on(table)[0]
        blue = [a for a in SNIP.legal_actions(table, seat) if a != Cut(0)]
        vouches = [a for a in blue if isinstance(a, Vouch)]
        SNIP.apply(table, seat, (vouches or blue)[0], ScriptedDice([]))
        actions += 1

    assert actions == SNIP.max_actions(SnipOptions(seats)) == 3 * seats - 1
