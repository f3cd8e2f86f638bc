"""What frames tell about a game of Blast Tactics: its explosions, and a word too many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.knowledge import updates
from tests.browser.person import Person

SOFT = 3
FIRST_ITEM = 4
NEVER = ("seed", "rolls", "state", "items", "order", "pile")  # where what lies hidden would stand


def events(person: Person) -> list[dict[str, Any]]:
    return [event for frame in updates(person) for event in frame.get("events", [])]


def explosions(person: Person) -> list[dict[str, Any]]:
    return [event for event in events(person) if event["type"] == "Exploded"]


def told_too_much(person: Person) -> list[str]:
    """An item or a card before it was turned up; bags that say more than how many of each kind there are."""
    return [*_things_out_of_nothing(person), *(fault for frame in person.frames for fault in _faults(frame))]


def soft_blocks(person: Person) -> int:
    """How often a frame kept an item back: none would mean that nothing was tested."""
    return sum(frame["view"]["things"].count(SOFT) for frame in updates(person))


def _things_out_of_nothing(person: Person) -> Iterator[str]:
    """Items lie only where a soft block has been opened before everybody's eyes."""
    opened: dict[int, str] = {}
    for frame in updates(person):
        opened |= {
            event["square"]: event["item"]
            for event in (*frame.get("events", []), *frame.get("log", []))
            if event["type"] == "SoftBlockOpened"
        }
        for square, thing in enumerate(frame["view"]["things"]):
            if thing >= FIRST_ITEM and square not in opened:
                yield f"an item on square {square} before its soft block was opened"


def _faults(frame: dict[str, Any]) -> Iterator[str]:
    view = frame.get("view")
    if view is not None:
        yield from (f"{bag} is more than counts: {view[bag]}" for bag, kinds in (("undrawn", 5), ("hidden", 3)) if len(view[bag]) != kinds)
        if len(view["row"]) > 2:
            yield f"a row of {view['row']}"
        if sum(view["hidden"]) < view["things"].count(SOFT):
            yield f"fewer items than soft blocks: {view['hidden']}"
        if view["holder"] is None and view["next_tiles"]:
            yield f"tiles before Sudden Death: {view['next_tiles']}"
    yield from (f"{frame['type']}: {name}" for name in _names(frame) if name in NEVER)


def _names(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for name, value in part.items():
            yield name
            yield from _names(value)
    elif isinstance(part, list):
        for each in part:
            yield from _names(each)
