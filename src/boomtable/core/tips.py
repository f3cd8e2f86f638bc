"""What a guided game explains to a player, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

import msgspec

from boomtable.core.schema import View
from boomtable.core.seats import Seat, Viewer, is_seat


class GuidedView(View, frozen=True, kw_only=True):
    """The view of a game that can explain itself."""

    tip: str | None = None  # what it explains now: `tip-…` in its words


V = TypeVar("V", bound=GuidedView)
G = TypeVar("G")
Tips: TypeAlias = tuple[tuple[str, Callable[[G], bool]], ...]  # a key, and whether it fits what a player sees at a glance


def with_tip(seen: V, viewer: Viewer, tips: Tips[G], glance: Callable[[V, Seat], G]) -> V:
    """The view with the first tip that fits, the one thing worth saying to this viewer now. Depends on the view alone."""
    if not is_seat(viewer):
        return seen
    at = glance(seen, viewer)
    for key, fits in tips:
        if fits(at):
            return msgspec.structs.replace(seen, tip=key)
    return seen
