"""What a guided game explains to a player, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from boomtable.core.schema import Options


class Tip(msgspec.Struct, frozen=True):
    """One thing worth saying now: `tip-…` in the words of the game, with these facts."""

    key: str
    pieces: tuple[str, ...] = ()  # what it speaks of, by the names that the screen has for them
    facts: dict[str, str | int] = {}


G = TypeVar("G")
Tips: TypeAlias = tuple[tuple[str, Callable[[G], bool]], ...]  # a key, and whether it fits what a player sees at a glance
Pieces: TypeAlias = Mapping[str, Callable[[G], list[str]]]  # what the tips with these keys speak of
Facts: TypeAlias = Mapping[str, Callable[[G], dict[str, str | int]]]


def is_guided(options: Options) -> bool:
    found: Any = getattr(options, "guided", False)
    return bool(found)


def first_tip(at: G, tips: Tips[G], pieces: Pieces[G], facts: Facts[G]) -> Tip | None:
    """The first tip that fits, the one thing worth saying to whoever sees this."""
    for key, fits in tips:
        if fits(at):
            spoken_of = pieces[key](at) if key in pieces else []
            return Tip(key, tuple(spoken_of), facts[key](at) if key in facts else {})
    return None
