"""Somebody runs a game without playing it: from the lobby through a round and its parley to a closed table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.axe import violations
from tests.browser.person import DESKTOP, PHONE, People, Person

FULL = -4
OPTIONS = {"seats": 6, "mode": "online", "moderator": True, "round_minutes": [60, 60, 60], "select_seconds": 300}
WISH = {"game": "two_rooms", "options": OPTIONS, "name": "Ann", "face": 1, "fill": "novice"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, data: Path) -> Iterator[ServerProcess]:
    """A server whose clocks go as those on the wall do: a round is longer than any test."""
    with ServerProcess(tmp_path_factory.mktemp("house") / "data") as process:
        yield process


@pytest.fixture
def people(browser: Browser, house: ServerProcess) -> Iterator[People]:
    with People(browser, house.url) as guests:
        yield guests


def moderates(ann: Person) -> None:
    """Ann gives her seat up and starts the game from beside the table."""
    made = ann.context.request.post("/api/tables", data=WISH).json()
    ann.page.goto(f"/t/{made['table']}")
    ann.push(ann.button("Moderate"))
    expect(ann.sees("Ann moderates")).to_be_visible()
    ann.push(ann.button("Start with 6"))
    ann.page.locator(".moderating").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_moderator_sees_both_rooms_and_runs_the_clocks(people: People, size: dict[str, Any]) -> None:
    ann = people.invite("Ann", size)
    moderates(ann)

    ann.push(ann.button("End the round"))
    ann.push(ann.button("Start the clock"))
    expect(ann.button("End the round")).to_be_visible()
    ann.push(ann.button("Pause"))
    expect(ann.page.locator(".moderating").get_by_role("button", name="Go on")).to_be_visible()

    seen = [frame for frame in ann.frames if frame["type"] in ("Full", "Step")]
    assert {frame["seat"] for frame in seen} <= {FULL, -3}
    assert None not in next(frame for frame in seen if frame["seat"] == FULL)["view"]["cards"]
    expect(ann.page.locator(".tr-board")).to_be_visible()
    assert violations(ann.page) == []


def test_a_closed_game_shows_what_everybody_held(people: People) -> None:
    ann = people.invite("Ann", PHONE)
    moderates(ann)

    ann.push(ann.button("Menu"))
    ann.push(ann.button("Close the table"))
    ann.push(ann.button("Really close it for everybody"))

    expect(ann.page.locator(".closed-board .tr-board")).to_be_visible()
    assert [frame["card"]["closing"] for frame in ann.frames if frame["type"] == "Card"][-1] == "host"
