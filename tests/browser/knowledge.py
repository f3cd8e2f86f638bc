"""What frames tell about the wires: to choose well, and to find a word too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.browser.person import Person
from tests.browser.snip_table import Choice, SnipTable

RED = 1
PUBLIC = -3


def updates(person: Person) -> list[dict[str, Any]]:
    return [frame for frame in person.frames if frame["type"] in ("Full", "Step")]


def careful(people: Sequence[Person]) -> Choice:
    """Two friends who show each other their wires, and win: who holds the red one cuts, the other vouches while it can."""
    red = next(wire for person in people for wire, colour in enumerate(updates(person)[0]["view"]["colours"]) if colour == RED)

    def choose(table: SnipTable) -> int:
        lit = [wire for wire in table.lit_wires() if wire != red]
        return min(lit, key=lambda wire: (wire // 2 == table.seat) == (red // 2 == table.seat))

    return choose


def told_too_much(person: Person, viewer: int) -> list[str]:
    """Hidden colours in any frame from before the end; frames meant for others."""
    return [fault for frame in person.frames for fault in _faults(frame, viewer)]


def hidden_wires(person: Person) -> int:
    """How often a frame kept a colour back: none would mean that nothing was tested."""
    return sum(frame["view"]["colours"].count(None) for frame in updates(person))


def _faults(frame: dict[str, Any], viewer: int) -> Iterator[str]:
    if frame.get("seat", viewer) != viewer:
        yield f"a {frame['type']} for viewer {frame['seat']}"
    view = frame.get("view")
    if view is not None and view["outcome"] is None:
        for wire, colour in enumerate(view["colours"]):
            if colour is not None and wire // 2 != viewer and not view["cut"][wire] and not view["vouched"][wire]:
                yield f"the colour of wire {wire}"
    for event in [*frame.get("events", []), *frame.get("log", [])]:
        if event["type"] == "Dealt" and event["seat"] != viewer and event["colours"] is not None:
            yield f"what seat {event['seat']} was dealt"
