"""How often a seat may do what its game limits."""

import pytest

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Limit
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import Cut, SnipOptions, Vouch
from boomtable.games.snip.state import SnipState
from boomtable.table.rates import Rates
from boomtable.table.table import Table

rule = pytest.mark.rule


class Patient(Snip):
    """One cut a second."""

    def limit(self, state: SnipState, action: Action) -> Limit | None:
        return Limit("cut", 1000) if isinstance(action, Cut) else None


STATE = Table(Snip(), SnipOptions(3)).state


def wait(rates: Rates, seat: int, action: Action, at: int) -> object:
    """How long the seat is told to wait; None when it need not."""
    try:
        rates.check(STATE, seat, action, at)
    except IllegalAction as refused:
        return refused.facts["ms"]
    return None


@rule("TB-008")
def test_who_comes_too_soon_is_told_how_long_to_wait() -> None:
    rates = Rates(Patient())
    assert wait(rates, 0, Cut(1), 5000) is None
    rates.note(STATE, 0, Cut(1), 5000)

    with pytest.raises(IllegalAction, match=r"seat 0 cannot do that again so soon: there are 1000 ms to wait \[TB-008\]"):
        rates.check(STATE, 0, Cut(2), 5000)
    assert wait(rates, 0, Cut(2), 5999) == 1
    assert wait(rates, 0, Cut(2), 6000) is None


@rule("TB-008")
def test_only_what_was_done_counts_and_only_for_its_seat_and_kind() -> None:
    rates = Rates(Patient())
    rates.note(STATE, 0, Vouch(1), 5000)
    assert wait(rates, 0, Cut(2), 5000) is None
    rates.note(STATE, 0, Cut(2), 5000)

    assert wait(rates, 1, Cut(2), 5000) is None
    assert wait(rates, 0, Vouch(1), 5000) is None
    assert wait(Rates(Snip()), 0, Cut(2), 5000) is None
