"""The lobby on screens that are not tall enough for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.made_table import gather
from tests.browser.person import People

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
SQUEEZED = "panels => panels.filter((panel) => panel.clientHeight < panel.scrollHeight).map((panel) => panel.textContent)"


@pytest.mark.parametrize(("game", "options"), [("its_a_bomb", {"seats": 3}), ("two_rooms", {"seats": 30, "mode": "online"})])
def test_every_panel_has_its_height_and_the_column_scrolls(people: People, game: str, options: dict[str, object]) -> None:
    ada = people.invite("Ada", LAPTOP)
    gather(ada, game, options)
    later = ada.page.get_by_role("radio", name="Later")
    expect(ada.page.get_by_role("group", name="Seats")).to_be_visible()

    assert ada.page.locator(".lobby-game > .panel, .lobby-seats + .panel").evaluate_all(SQUEEZED) == []
    expect(ada.button(f"Start with {options['seats']}")).to_be_in_viewport(ratio=1)
    expect(later).not_to_be_in_viewport()
    ada.page.locator(".lobby-game").hover()
    ada.page.mouse.wheel(0, 2000)
    expect(later).to_be_in_viewport(ratio=1)
