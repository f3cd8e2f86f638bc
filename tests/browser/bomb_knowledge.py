"""What frames tell about the tiles of It's a Bomb!, to find a word too many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.knowledge import updates
from tests.browser.person import Person

SECRETS = ("kinds", "seed", "rolls")
OPEN = ("up", "marked", "spotted")  # everybody knows these tiles


def told_too_much(person: Person, viewer: int) -> list[str]:
    """Tiles that were hidden from an employee or onlooker in any frame from before the end; frames meant for others."""
    return [fault for frame in person.frames for fault in _faults(frame, viewer)]


def hidden_tiles(person: Person) -> int:
    """How often a frame kept a tile back: none would mean that nothing was tested."""
    return sum(_is_hidden(tile) for frame in updates(person) for tile in frame["view"]["tiles"])


def _faults(frame: dict[str, Any], viewer: int) -> Iterator[str]:
    if frame.get("seat", viewer) != viewer:
        yield f"a {frame['type']} for viewer {frame['seat']}"
    view = frame.get("view")
    if view is not None and view["outcome"] is not None:
        return  # now everything is open
    if view is not None:
        yield from (f"tile {number}: {tile}" for number, tile in enumerate(view["tiles"]) if not _is_hidden(tile) and not _is_open(tile))
    for event in [*frame.get("events", []), *frame.get("log", [])]:
        if event["type"] == "LookedAt" or any(event.get(name) for name in SECRETS if event["type"] != "Marked"):
            yield f"{event['type']}: {event}"
    rest = {name: part for name, part in frame.items() if name in SECRETS and part is not None}
    if rest:
        yield f"{frame['type']}: {rest}"


def _is_hidden(tile: dict[str, Any]) -> bool:
    return tile.get("kind") is None


def _is_open(tile: dict[str, Any]) -> bool:
    return any(tile.get(name, False) for name in OPEN)
