"""Bombs Away: what a guided game explains to whom (BA-172)."""

from typing import Any

import msgspec
import pytest

from boomtable.core.schema import Outcome
from boomtable.core.tips import Tip
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import BombsAwayOptions, BombsAwayView, CardView
from boomtable.table.table import Table

rule = pytest.mark.rule

ME, OTHER = 1, 2
VERTICAL = CardView(0, 0, 1)  # a red pipe north of the Hydrant


def seen(hand: tuple[int, ...], **facts: Any) -> BombsAwayView:
    """The first view of seat 1, on its turn, with other cards in its hand."""
    table = Table(GAME, BombsAwayOptions(3, dealer=1, guided=True), seed=1)
    view = table.update(ME).view
    assert isinstance(view, BombsAwayView)
    hands = tuple(hand if seat == ME else None for seat in range(3))
    return msgspec.structs.replace(view, hands=hands, **{"waiting_on": (ME,), "round": 5, "sizes": (9, len(hand), 9), **facts})


@rule("BA-172")
@pytest.mark.parametrize(
    ("view", "told"),
    [
        (seen((0, 25), round=1), Tip("first", ("place-0-0",))),
        (seen((0, 25), cards=(VERTICAL,)), Tip("bomb", ("hand-25",))),
        (seen((0, 25, 1, 2)), None),
        (seen((0, 1, 2, 3), round=2), Tip("cover")),
        (seen((0, 1, 16, 18)), Tip("wild", ("hand-16", "hand-18"))),
        (seen((0, 1, 2, 24)), Tip("cap", ("hand-24",))),
        (seen((0, 1)), Tip("few", (), {"left": 2})),
        (seen((0, 1), drawn=1), Tip("drawn")),
        (seen((0, 1), thrown=True), Tip("after-bomb")),
        (seen((0, 1), thrown=True, second=True, cards=(VERTICAL,)), Tip("second", ("place-0-1",))),
        (seen((0, 1, 2, 3), waiting_on=(0,), sizes=(3, 4, 2)), None),
        (seen((0, 1, 2, 3), sizes=(3, 4, 2)), Tip("leader", ("count-2",), {"seat": OTHER, "left": 2})),
        (seen((0, 1, 2, 3), waiting_on=(0,), dealer=OTHER, turns=0), Tip("wait")),
        (seen((0, 1, 2, 3), waiting_on=(0,), dealer=OTHER, turns=2), None),
        (seen((0,), outcome=Outcome((ME,), "went_out")), Tip("won")),
        (seen((0,), outcome=Outcome((OTHER,), "went_out")), Tip("lost")),
    ],
)
def test_what_is_explained_follows_from_the_view(view: BombsAwayView, told: Tip | None) -> None:
    assert GAME.tip(view, ME) == told


@rule("BA-172")
def test_a_guided_game_has_short_hands_and_no_other_rule_of_its_own_and_ends_with_the_game() -> None:
    guided = Table(GAME, BombsAwayOptions(3, dealer=1, guided=True), seed=1)
    short = Table(GAME, BombsAwayOptions(3, dealer=1, short_hand=True), seed=1)

    assert guided.update(ME).view == short.update(ME).view
    assert GAME.next_options(guided.options, Outcome((0,), "went_out")) == BombsAwayOptions(3, dealer=2)
