"""Blast Tactics: what a guided game explains to whom (BT-452)."""

from typing import Any

import msgspec
import pytest

from boomtable.core.schema import Outcome
from boomtable.core.tips import Tip
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.schema import BlastTacticsOptions, BlastTacticsView, BombView
from boomtable.table.table import Table

rule = pytest.mark.rule

ME = 0
LATER = 40  # seat-turns: the basics have been explained


def opening(*, guided: bool = True) -> Table:
    return Table(GAME, BlastTacticsOptions(4, first=1, guided=guided), seed=1)


def seen(**facts: Any) -> BlastTacticsView:
    view = opening().update(ME).view
    assert isinstance(view, BlastTacticsView)
    return msgspec.structs.replace(view, **facts)


def where() -> int:
    square = seen().players[ME].square
    assert square is not None
    return square


def burning(turns: int) -> tuple[int, ...]:
    return tuple(turns if square == where() else 0 for square in range(len(seen().things)))


def player(**facts: Any) -> tuple[Any, ...]:
    mine, *others = seen().players
    return (msgspec.structs.replace(mine, **facts), *others)


def own_tile() -> int:
    return next(tile for tile, squares in enumerate(seen().arena.tiles) if where() in squares)


def with_item(square: int) -> tuple[int, ...]:
    return tuple(4 if each == square else 0 for each in range(len(seen().things)))


def free_neighbour() -> int:
    return next(square for square, thing in enumerate(seen().things) if thing == 0 and square != where() and seen().features[square] == 0)


def bomb(side: int) -> tuple[BombView, ...]:
    return (BombView(free_neighbour(), ME, side, (0, 0, 0, 0)),)


FIGURE = (f"figure-{ME}",)
ROW = ("card-punch", "card-punch-1")


@rule("BT-452")
@pytest.mark.parametrize(
    ("view", "told"),
    [
        (seen(), Tip("move", FIGURE)),
        (seen(danger=burning(2)), Tip("danger", FIGURE, {"turns": 2})),
        (seen(waiting_on=(1,), danger=burning(1)), Tip("wait-danger", FIGURE, {"turns": 1})),
        (seen(waiting_on=(1,)), Tip("wait")),
        (seen(trail=(where(), free_neighbour())), Tip("lay", (f"square-{where()}", f"square-{free_neighbour()}"))),
        (seen(trail=(where(), free_neighbour()), bombs=bomb(2)), Tip("lay", (f"square-{where()}",))),
        (seen(actions=0, turns=LATER), Tip("end")),
        (seen(turns=LATER, players=player(heart=False)), Tip("heart", (f"heart-{ME}",))),
        (seen(turns=LATER, things=with_item(free_neighbour())), Tip("item", (f"thing-{free_neighbour()}",))),
        (seen(turns=LATER, bombs=bomb(1)), Tip("fuse-1", (f"bomb-{free_neighbour()}",))),
        (seen(turns=LATER, bombs=bomb(2)), Tip("fuse-2", (f"bomb-{free_neighbour()}",))),
        (seen(holder=2, next_tiles=((0, 8), (1, 7)), danger=burning(2)), Tip("sudden", ("sudden", "falls-0", "falls-8"))),
        (seen(waiting_on=(1,), holder=2, next_tiles=((0, 8),)), Tip("sudden", ("sudden", "falls-0", "falls-8"))),
        (seen(holder=2, flipped=1, next_tiles=((own_tile(),), (8,)), danger=burning(1)), Tip("falls", (f"falls-{own_tile()}",))),
        (seen(waiting_on=(1,), holder=2, flipped=1, next_tiles=((own_tile(),),)), Tip("wait-falls", (f"falls-{own_tile()}",))),
        (seen(holder=2, flipped=1, next_tiles=((8,), (own_tile(),))), Tip("move", FIGURE)),
        (seen(turns=LATER, row=("punch", "punch")), Tip("cards", ROW)),
        (seen(phase="discard", row=("punch", "punch")), Tip("discard", ROW)),
        (seen(players=player(square=None)), Tip("out")),
        (seen(outcome=Outcome((ME,), "last_standing")), Tip("won")),
        (seen(outcome=Outcome((1,), "last_standing")), Tip("lost")),
        (seen(outcome=Outcome((1,), "collapse"), holder=2, flipped=3), Tip("lost-sudden")),
    ],
)
def test_what_is_explained_follows_from_the_view(view: BlastTacticsView, told: Tip) -> None:
    assert GAME.tip(view, ME) == told


@rule("BT-452")
def test_explanations_change_no_rule_and_end_with_the_game() -> None:
    assert opening().update(ME).view == opening(guided=False).update(ME).view
    assert GAME.next_options(opening().options, Outcome((0,), "last_standing")) == BlastTacticsOptions(4, first=2)
