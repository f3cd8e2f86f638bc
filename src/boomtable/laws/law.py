"""The laws, in the order in which a new game should be brought to obey them."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass

from boomtable.laws.acting import illegal_is_refused, it_ends, legal_passes, never_stuck, order_is_free, over_is_over
from boomtable.laws.deal import Deal
from boomtable.laws.features import bounds_hold, codes_fill, rows_fit, rows_tell
from boomtable.laws.keeping import clone_is_alone, dump_returns, nothing_is_lost, replay_repeats
from boomtable.laws.knowing import events_tell, mirror
from boomtable.laws.numbers import codes_hold, faces_agree
from boomtable.laws.recall import recall_keeps
from boomtable.laws.report import LawBroken
from boomtable.laws.two_worlds import LEAST_PAIRS, two_worlds


@dataclass(frozen=True)
class Law:
    """One law. Fewer than `least` cases at any seat count break it as empty."""

    hold: Callable[[Deal], int]
    least: int = 1

    @property
    def name(self) -> str:
        return self.hold.__name__

    @property
    def title(self) -> str:
        return (self.hold.__doc__ or "").strip()

    def test(self, deal: Deal) -> int:
        """The number of cases of one deal that hold. Raises LawBroken, also where the game crashes on the way."""
        try:
            return self.hold(deal)
        except LawBroken:
            raise
        except Exception as crash:
            place = traceback.extract_tb(crash.__traceback__)[-1]
            text = f"the game crashes with {crash!r} in {place.name}, line {place.lineno}"
            raise LawBroken(self.hold, deal, text) from crash


LAWS: tuple[Law, ...] = (
    Law(legal_passes),
    Law(illegal_is_refused),
    Law(never_stuck),
    Law(over_is_over),
    Law(clone_is_alone),
    Law(dump_returns),
    Law(replay_repeats),
    Law(mirror),
    Law(events_tell),
    Law(order_is_free, least=0),  # many games have no choices at once
    Law(nothing_is_lost),
    Law(it_ends),
    Law(codes_hold),
    Law(faces_agree),
    Law(two_worlds, least=LEAST_PAIRS),
    Law(codes_fill),
    Law(rows_fit),
    Law(rows_tell),
    Law(bounds_hold),
    Law(recall_keeps),
)
