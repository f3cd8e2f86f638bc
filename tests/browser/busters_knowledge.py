"""What frames tell about wires of Bomb Busters: to play with open cards, and to find a word too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.browser.busters_table import BustersTable, Cut
from tests.browser.knowledge import updates
from tests.browser.person import Person

WIDTH = 16  # places of a stand
PUBLIC_EVENTS = {"PairCut", "SoloDone", "RedsRevealed"}  # they lay tiles face up
SECRETS = ("tile", "tiles", "own_tile", "gave_tile", "got_tile", "seed", "rolls")


def told_too_much(person: Person, viewer: int) -> list[str]:
    """Values that were hidden from this viewer in any frame from before the end; frames meant for others."""
    return [fault for frame in person.frames for fault in _faults(frame, viewer)]


def hidden_wires(person: Person) -> int:
    """How often a frame kept a value back: none would mean that nothing was tested."""
    return sum("tile" not in wire for frame in updates(person) for stand in frame["view"]["stands"] for wire in stand["wires"])


def _faults(frame: dict[str, Any], viewer: int) -> Iterator[str]:
    if frame.get("seat", viewer) != viewer:
        yield f"a {frame['type']} for viewer {frame['seat']}"
    view = frame.get("view")
    if view is not None and view["outcome"] is not None:
        return  # now everything is open
    if view is not None:
        yield from _wires_told(view, viewer)
    for event in [*frame.get("events", []), *frame.get("log", [])]:
        if _is_secret(event) and not _is_meant_for(event, viewer):
            yield f"{event['type']}: {event}"
    rest = {name: part for name, part in frame.items() if name not in ("view", "events", "log")}
    if _is_secret(rest):
        yield f"{frame['type']}: {rest}"


def _wires_told(view: dict[str, Any], viewer: int) -> Iterator[str]:
    claim = view["claim"] or {"by": None, "found": None}
    for number, stand in enumerate(view["stands"]):
        for position, wire in enumerate(stand["wires"]):
            place = WIDTH * number + position
            found = claim["by"] == viewer and claim["found"] == place  # about to be laid face up
            if wire.get("tile") is not None and not wire.get("cut") and stand["owner"] != viewer and not found:
                yield f"the tile at {place}"


def _is_meant_for(event: dict[str, Any], viewer: int) -> bool:
    if event["type"] in PUBLIC_EVENTS:
        return True
    return viewer in ((event["seat"],) if event["type"] == "Dealt" else (event["by"], event.get("to")))


def _is_secret(part: Any) -> bool:
    if isinstance(part, dict):
        return any((name in SECRETS and value is not None) or _is_secret(value) for name, value in part.items())
    return isinstance(part, list) and any(_is_secret(each) for each in part)


def hands(tables: Sequence[BustersTable]) -> dict[int, str]:
    """What friends read off their own wires to each other: the label of every tile that still stands."""
    return {seen.wire: seen.value for table in tables for seen in table.wires() if seen.mine and seen.value is not None}


def open_cut(tables: Sequence[BustersTable], mover: BustersTable, *, right: bool) -> Cut:
    """A pair that friends who see everything know to be right, or to be wrong; alone where all of a value is in one hand."""
    known = hands(tables)
    wires = mover.wires()
    held = [seen.value for seen in wires if seen.mine and seen.value is not None]
    for seen in wires:
        for value in held if seen.lit and not seen.mine and (right or seen.token is None) else []:
            if (known[seen.wire] == value) == right:
                return Cut(seen.wire, value)
    return Cut(None, next(seen.value for seen in wires if seen.lit and seen.mine and seen.value is not None))
