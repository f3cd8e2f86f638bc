"""What frames tell about the hands of Bombs Away, to find a word too many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.knowledge import updates
from tests.browser.person import Person

SECRETS = {"Dealt": "cards", "Drew": "card"}  # what only the seat of the event may know
NEVER = ("seed", "rolls", "deck", "state")


def told_too_much(person: Person, viewer: int) -> list[str]:
    """Hands and drawn cards of others in any frame from before the end; frames meant for others."""
    return [fault for frame in person.frames for fault in _faults(frame, viewer)]


def hidden_cards(person: Person) -> int:
    """How often a frame kept a hand or a card back: none would mean that nothing was tested."""
    hands = sum(hand is None for frame in updates(person) for hand in frame["view"]["hands"])
    return hands + sum(event[SECRETS[event["type"]]] is None for event in _secret_events(person.frames))


def drawn_unseen(person: Person) -> int:
    """How many cards others drew before this person's eyes."""
    return sum(event["type"] == "Drew" and event["card"] is None for event in _secret_events(person.frames))


def _faults(frame: dict[str, Any], viewer: int) -> Iterator[str]:
    if frame.get("seat", viewer) != viewer:
        yield f"a {frame['type']} for viewer {frame['seat']}"
    view = frame.get("view")
    if view is not None and view["outcome"] is None:
        yield from (f"the hand of seat {seat}" for seat, hand in enumerate(view["hands"]) if hand is not None and seat != viewer)
        if view["turn"] != viewer and any(offer["type"] != "Claim" for offer in frame["offers"]):
            yield f"offers out of turn: {frame['offers']}"
    for event in _secret_events([frame]):
        if event["seat"] != viewer and event[SECRETS[event["type"]]] is not None:
            yield f"{event['type']}: {event}"
    yield from (f"{frame['type']}: {name}" for name in _names(frame) if name in NEVER)


def _secret_events(frames: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for frame in frames:
        yield from (event for event in [*frame.get("events", []), *frame.get("log", [])] if event["type"] in SECRETS)


def _names(part: Any) -> Iterator[str]:
    """All names in a frame, however deep."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield name
            yield from _names(value)
    elif isinstance(part, list):
        for each in part:
            yield from _names(each)
