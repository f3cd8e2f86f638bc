"""Snip: what a guided game explains to whom (SN-023)."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.core.tips import Tip
from boomtable.games.snip import GAME
from boomtable.games.snip.schema import Cut, SnipOptions
from boomtable.games.snip.state import SnipState
from boomtable.table.table import Table

rule = pytest.mark.rule

A, B, C = range(3)
RED_AT_B = [0, 0, 0, 1, 0, 0]


def position(colours: list[int], *, cut: str = "", vouched: str = "", vouchers: int = 3, turn: int = A) -> SnipState:
    return SnipState(colours, [str(wire) in cut for wire in range(6)], [str(wire) in vouched for wire in range(6)], vouchers, turn)


def tip(state: SnipState, seat: int) -> Tip | None:
    return GAME.tip(GAME.view(state, seat), seat)


@rule("SN-023")
@pytest.mark.parametrize(
    ("state", "seat", "told"),
    [
        (position(RED_AT_B, vouched="2"), A, Tip("vouched", ("wire-2",), {"count": 1})),
        (position(RED_AT_B, turn=B), B, Tip("own-red", ("wire-3",))),
        (position(RED_AT_B), A, Tip("vouch", ("wire-0", "wire-1"), {"count": 2})),
        (position(RED_AT_B, vouchers=0, cut="2"), A, Tip("guess", ("wire-3", "wire-4", "wire-5"), {"covered": 3})),
        (position(RED_AT_B), B, Tip("wait-red", ("wire-3",))),
        (position(RED_AT_B), C, Tip("wait")),
        (position(RED_AT_B, cut="24", vouched="2"), C, None),
        (position(RED_AT_B, cut="3"), C, Tip("lost")),
        (position(RED_AT_B, cut="01245"), C, Tip("won")),
    ],
)
def test_what_is_explained_follows_from_the_view(state: SnipState, seat: int, told: Tip | None) -> None:
    assert tip(state, seat) == told


@rule("SN-023")
def test_explanations_change_no_rule() -> None:
    guided, plain = (Table(GAME, SnipOptions(3, guided=guided), seed=1) for guided in (True, False))
    for table in (guided, plain):
        table.submit(0, Cut(2))

    assert guided.update(0).view == plain.update(0).view
    assert guided.update(0).offers == plain.update(0).offers


@rule("SN-023")
def test_only_a_guided_game_that_was_lost_is_followed_by_another() -> None:
    lost, won = Outcome((), "red_wire_cut"), Outcome((0, 1, 2), "all_blue_cut")

    assert GAME.next_options(SnipOptions(3, guided=True), lost) == SnipOptions(3, first=1, guided=True)
    assert GAME.next_options(SnipOptions(3, guided=True), won) == SnipOptions(3, first=1)
    assert GAME.next_options(SnipOptions(3), lost) == SnipOptions(3, first=1)
