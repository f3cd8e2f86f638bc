"""What frames tell about the cards of Two Rooms, to find a word too many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.knowledge import updates
from tests.browser.person import Person

SECRETS = (
    "role",
    "colour",
    "a_role",
    "b_role",
    "a_colour",
    "b_colour",
    "condition",
    "seed",
    "rolls",
)
TAKE_PART = ("seat", "by", "to", "a", "b")


def told_too_much(person: Person, viewer: int) -> list[str]:
    """What no frame before the end may hold: cards neither the viewer's nor shown to it, the other room, frames meant for others."""
    return [fault for frame in person.frames for fault in _faults(frame, viewer)]


def hidden_cards(person: Person) -> int:
    """How often a frame kept a card back: none would mean that nothing was tested."""
    return sum(frame["view"]["cards"].count(None) for frame in updates(person))


def _faults(frame: dict[str, Any], viewer: int) -> Iterator[str]:
    if frame.get("seat", viewer) != viewer:
        yield f"a {frame['type']} for viewer {frame['seat']}"
    view = frame.get("view")
    if view is not None and view["outcome"] is not None:
        return  # now everything is open
    if view is not None:
        yield from _cards_told(view, viewer)
    for event in [*frame.get("events", []), *frame.get("log", [])]:
        if _is_secret(event) and not _takes_part(event, viewer):
            yield f"{event['type']}: {event}"


def _cards_told(view: dict[str, Any], viewer: int) -> Iterator[str]:
    for seat, card in enumerate(view["cards"]):
        if card is not None and (seat != viewer or view["round"] == 0):  # nobody looks before the first round (TR-022)
            yield f"the card of seat {seat} in round {view['round']}"
    for _, by, to, _, *seen in view["shown"]["rows"]:
        if seen != [None, None] and viewer not in (by, to):
            yield f"what was shown by {by} to {to}: {seen}"
    for room, seen in zip("AB", view["rooms"], strict=True):
        if seen is not None and viewer >= 0 and view["places"][viewer] != room:
            yield f"room {room}: {seen}"
    for offer in view["own"]["offers"] if view["own"] else ():
        if not _takes_part(offer, viewer):
            yield f"an offer: {offer}"


def _is_secret(part: dict[str, Any]) -> bool:
    return any(part.get(name) is not None for name in SECRETS)


def _takes_part(part: dict[str, Any], viewer: int) -> bool:
    return viewer in (part.get(name) for name in TAKE_PART)
