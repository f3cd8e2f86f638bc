"""Tables that are made at once, without the pages that lead there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person

OPEN: dict[str, Any] = {"spectators": "public", "hints": False}  # to onlookers, and nothing stands beside what is looked at


def make_table(host: Person, game: str, options: dict[str, Any], **wish: Any) -> dict[str, str]:
    """Make a table; its id and its code."""
    asked = {"game": game, "options": options, "name": host.name, "face": 1, **wish}
    answer = host.context.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    made: dict[str, str] = answer.json()
    return made


def gather(host: Person, game: str, options: dict[str, Any]) -> str:
    """A table that others may come to; the link that invites them."""
    host.page.goto("/t/{table}#{code}".format_map(make_table(host, game, options)))
    expect(host.page.locator(".lobby-seat")).to_have_count(options["seats"])
    return host.page.url


def play_with_bots(person: Person, game: str, options: dict[str, Any], **wish: Any) -> None:
    """A game that has begun, with a quick bot on every other seat."""
    made = make_table(person, game, options, fill="novice", start=True, **wish)
    person.page.goto(f"/t/{made['table']}")
