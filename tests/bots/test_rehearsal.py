"""Learning from whole games."""

from typing import Any

from boomtable.bots.imagined import known_as
from boomtable.bots.rehearsal import TRIAL, Rehearsal
from boomtable.core.dice import SeededDice
from boomtable.core.schema import View
from boomtable.games import SNIP
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import SnipOptions
from boomtable.games.snip.state import SnipState
from tests.games.snip.positions import snip


def rehearsed(seed: int, games: int) -> Rehearsal:
    rehearsal = Rehearsal(SNIP, SnipOptions(3), seed)
    for _ in range(games):
        rehearsal.play()
    return rehearsal


def test_all_who_share_a_seed_get_the_same_habits() -> None:
    view = SNIP.view(SNIP.setup(SnipOptions(3), SeededDice(1))[0], 0)
    first, second, other = (rehearsed(seed, 100).at(0, view) for seed in (5, 5, 6))

    assert {code: (arm.tries, arm.total) for code, arm in first.arms.items()} == {
        code: (arm.tries, arm.total) for code, arm in second.arms.items()
    }
    assert {code: arm.total for code, arm in first.arms.items()} != {code: arm.total for code, arm in other.arms.items()}


def test_what_is_known_is_kept_apart() -> None:
    """Who holds the red wire and who does not learn separately."""
    holder, other = (SNIP.view(snip(colours), 0) for colours in ("BR BB BB", "BB BR BB"))
    rehearsal = rehearsed(1, 300)

    assert set(rehearsal.at(0, holder).arms) == {0, 2, 3, 4, 5}
    assert set(rehearsal.at(0, other).arms) == {0, 1, 2, 3, 4, 5}
    assert rehearsal.at(0, holder).visits + rehearsal.at(0, other).visits < 300


class Foggy(Snip):
    """No two games look alike: every seat sees a number of its own that never comes again."""

    def __init__(self) -> None:
        self.looks = 0

    def view(self, state: SnipState, viewer: int) -> Any:
        self.looks += 1
        return (self.looks, super().view(state, viewer))


def test_it_stops_where_no_decision_comes_back() -> None:
    rehearsal = Rehearsal(Foggy(), SnipOptions(3), 1)
    for _ in range(TRIAL):
        assert rehearsal.pays()
        rehearsal.play()

    assert not rehearsal.pays()
    assert rehearsed(1, TRIAL).pays()


class ListedView(View, frozen=True):
    wires: list[int]


def test_views_with_lists_are_known_by_their_text() -> None:
    one, same, other = (ListedView(waiting_on=(), timers=(), outcome=None, wires=wires) for wires in ([1], [1], [2]))

    assert known_as(one) == known_as(same) != known_as(other)
    assert hash(known_as(one)) == hash(known_as(same))
