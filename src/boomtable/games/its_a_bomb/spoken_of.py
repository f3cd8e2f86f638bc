"""It's a Bomb!: the pieces that the tips speak of."""

from collections.abc import Callable
from typing import Final

from boomtable.core.tips import Pieces
from boomtable.games.its_a_bomb.glance import Glance
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE


def cards(*names: str) -> Callable[[Glance], list[str]]:
    return lambda at: [f"card-{name}" for name in names if at.has_card(name)]


def pointed(at: Glance) -> list[str]:
    return [] if at.seen.pointed is None else [f"tile-{at.seen.pointed}"]


def tokens_needed(at: Glance) -> list[str]:
    return [f"tile-{tile}" for tile, shown in enumerate(at.seen.tiles) if shown.spotted and at.needs(shown.kind)]


def tokens_on_explosives(at: Glance) -> list[str]:
    return [f"tile-{tile}" for tile, shown in enumerate(at.seen.tiles) if shown.spotted and shown.kind == EXPLOSIVE]


PIECES: Final[Pieces[Glance]] = {
    "unit-hacker-now": cards("HACK"),
    "unit-hacker": cards("HACK"),
    "unit-sapper-now": pointed,
    "unit-sapper": pointed,
    "unit-dispatcher": cards("DISP"),
    "unit-radio": cards("RADIO"),
    "unit-spot": cards("SPOT"),
    "unit-spot-keep": cards("SPOT"),
    "unit-layout": cards("SURV", "DRAU"),
    "wait-point": pointed,
    "token-cut": tokens_needed,
    "token-explosive": tokens_on_explosives,
}
