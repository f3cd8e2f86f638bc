"""What a seat learns, as plain JSON values, so that a bot needs no types of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice
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


class Choices(list[Json]):
    """Actions to choose from. `whole`: all that the offers cover are there."""

    def __init__(self, actions: Iterable[Json], *, whole: bool) -> None:
        super().__init__(actions)
        self.whole = whole


def choices(update: Update, most: int = 10_000) -> Choices:
    """The actions that the offers cover, but no more than `most`. Fields that take several values take them in the order of the offer.
    Where fields combine, the rules may still refuse an action."""
    found = list(islice((action for offer in update.offers for action in _covered(offer)), most + 1))
    return Choices(found[:most], whole=len(found) <= most)


def _covered(offer: Json) -> Iterator[Json]:
    yield from offer.get("choices", [])
    fields = offer.get("fields", [])
    if fields:
        names = [field["name"] for field in fields]
        for values in _products([_values(field) for field in fields]):
            yield {"type": offer["type"], **dict(zip(names, values, strict=True))}


def _products(fields: list[Callable[[], Iterator[Any]]]) -> Iterator[tuple[Any, ...]]:
    """As itertools.product, but nothing is listed beforehand: a field that takes lists may have millions of them."""
    if not fields:
        yield ()
        return
    for value in fields[0]():
        for rest in _products(fields[1:]):
            yield (value, *rest)


def _values(field: Json) -> Callable[[], Iterator[Any]]:
    values, least, most = field["values"], field["least"], field["most"]
    if least == most == 1:
        return lambda: iter(values)
    return lambda: (list(some) for size in range(least, most + 1) for some in combinations(values, size))
