"""Snip: the deal, the owners, the vouchers and who begins."""

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.schema import Outcome
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import SNIP
from boomtable.games.snip.schema import Dealt, SnipOptions
from boomtable.games.snip.state import BLUE, RED

rule = pytest.mark.rule


@rule("SN-001")
def test_one_of_all_wires_is_red() -> None:
    state, events = SNIP.setup(SnipOptions(3), ScriptedDice([0, 0, 0, 1, 0, 0]))

    assert state.colours == [BLUE, BLUE, BLUE, RED, BLUE, BLUE]
    assert events == [Dealt(0, (BLUE, BLUE)), Dealt(1, (BLUE, RED)), Dealt(2, (BLUE, BLUE))]


@rule("SN-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_wire_is_red_equally_often(seats: int) -> None:
    dice = SeededDice(7)
    reds = [0] * (2 * seats)
    for _ in range(4000):
        state, _ = SNIP.setup(SnipOptions(seats), dice)
        assert state.colours.count(RED) == 1
        reds[state.colours.index(RED)] += 1

    expected = 4000 / (2 * seats)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in reds)


@rule("SN-009")
def test_a_seat_is_told_its_own_wires_only() -> None:
    dealt = Dealt(1, (BLUE, RED))

    assert SNIP.redact(dealt, 1) == dealt
    assert SNIP.redact(dealt, FULL) == dealt
    assert SNIP.redact(dealt, 0) == Dealt(1, None)
    assert SNIP.redact(dealt, PUBLIC) == Dealt(1, None)


@rule("SN-010")
def test_there_are_as_many_vouchers_as_seats() -> None:
    state, _ = SNIP.setup(SnipOptions(4), SeededDice(0))

    assert state.vouchers == 4


@rule("SN-011")
def test_the_option_names_who_begins() -> None:
    state, _ = SNIP.setup(SnipOptions(3, first=2), SeededDice(0))

    assert SNIP.waiting_on(state) == [2]


@rule("SN-011")
def test_the_next_seat_begins_the_next_game() -> None:
    lost = Outcome(winners=(), reason="red_wire_cut")

    assert SNIP.next_options(SnipOptions(3, first=1), lost) == SnipOptions(3, first=2)
    assert SNIP.next_options(SnipOptions(3, first=2), lost) == SnipOptions(3, first=0)


@rule("SN-011")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(OptionError, match="seat 3 cannot begin Snip: there are 3 seats"):
        SNIP.check_options(SnipOptions(3, first=3))


@pytest.mark.parametrize("seats", [1, 6])
def test_snip_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(OptionError, match=f"Snip cannot seat {seats}: it is for 2 to 5 seats"):
        SNIP.check_options(SnipOptions(seats))
