"""What the card of a mission or scenario tells before its first move."""

from __future__ import annotations

import msgspec


class Laid(msgspec.Struct, frozen=True):
    """One line of the set-up: `setup-…` in the words of the game, with these numbers."""

    key: str
    facts: dict[str, int] = {}


class Briefing(msgspec.Struct, frozen=True):
    """The words have its title as `option-…` with its number, and its special rule under the name of the option, with its number."""

    chapter: int  # its number
    setup: tuple[Laid, ...]  # for these seats
    lost: tuple[str, ...] = ()  # `lost-…` in the words: how else it is lost than the goal of the game says
    rule: str | None = None  # where its special rule is written
