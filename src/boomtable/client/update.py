"""What a seat learns, as plain JSON values, so that a bot needs no types of its game."""

from __future__ import annotations

from itertools import product
from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]


class Update(msgspec.Struct, frozen=True):
    """A Full or a Step of the protocol: what changed, and all that this viewer knows and may do now."""

    table: str
    seat: int
    n: int
    at: int
    view: Json
    offers: list[Json]
    events: list[Json] = []  # what happened; of a Full: the last things that happened
    channels: list[str] = []
    timers: list[Json] = []
    chat: list[Json] = []  # of a Full only
    marks: str = ""  # of a Full only
    whole: bool = False  # a Full: after Hello, or when updates were missed

    @property
    def over(self) -> bool:
        return self.view["outcome"] is not None

    @property
    def my_turn(self) -> bool:
        return self.seat in self.view["waiting_on"]


def choices(update: Update, most: int = 10_000) -> list[Json]:
    """At most `most` actions that the offers cover. For fields that take several values, as few as allowed are picked."""
    found: list[Json] = []
    for offer in update.offers:
        found += offer.get("choices", [])
        fields = offer.get("fields", [])
        if fields:
            for values in product(*(_values(field) for field in fields)):
                found.append({"type": offer["type"], **dict(zip((field["name"] for field in fields), values, strict=True))})
                if len(found) >= most:
                    return found
    return found


def _values(field: Json) -> list[Any]:
    least, most = field["least"], field["most"]
    return list(field["values"]) if least == most == 1 else [field["values"][:least]]
