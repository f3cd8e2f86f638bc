"""The card of a mission: it waits until it was read, moves nothing, is read by keyboard, and tells the goal of this very mission."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.box_faults import SIZES
from tests.browser.keys import enter
from tests.browser.knowledge import updates
from tests.browser.made_table import play_with_bots
from tests.browser.newcomer import Newcomer
from tests.browser.person import DESKTOP, PHONE, People, Person

PLACES = """() => [".frame-board", ".prompt", ".prompt-buttons"].flatMap(what => {
  const box = document.querySelector(what)?.getBoundingClientRect();
  return box === undefined ? [] : [[what, box.x, box.y, box.width, box.height]];
})"""
INSIDE = """card => [...card.querySelectorAll(".mission-card, .mission-foot .button, .mission-cap")].filter(each => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).length"""


def reader(people: People, size: dict[str, Any]) -> Person:
    """Somebody who has read the goals of all games, and is shown the cards of missions."""
    ada = people.invite("Ada", size)
    ada.context.add_init_script("localStorage.setItem('boomtable.cards', 'true')")
    return ada


def card_of(page: Page) -> Locator:
    return page.locator("dialog.mission")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_mission_waits_until_its_card_was_read_and_nothing_moves(people: People, size: str) -> None:
    ada = reader(people, SIZES[size])
    # Bea begins: as the Captain sits at seat 1, somebody else would act at once.
    play_with_bots(ada, "bomb_busters", {"seats": 4, "mission": 3, "captain": 1}, held=True)
    card = card_of(ada.page)
    expect(card.get_by_role("heading", name="Training, Day 3")).to_be_visible()
    expect(card.locator(".mission-setup li")).to_have_text(["blue 1 to 10", "1 red", "4 equipment cards", "one token each", "dial on 4"])
    expect(card.locator(".mission-new li")).to_have_count(3)
    assert {update["view"]["moves"] for update in updates(ada)} == {0}
    assert Newcomer(ada).card["paused"]
    before = ada.page.evaluate(PLACES)[:2]
    ada.push(card.get_by_role("button", name="Let’s go"))
    expect(card).to_have_count(0)
    expect(ada.page.get_by_role("region", name="Your turn")).to_be_visible()
    assert ada.page.evaluate(PLACES)[:2] == before

    now = ada.page.evaluate(PLACES)
    ada.push(ada.button("Mission 3 Goal"))
    expect(card.get_by_text("Cut every wire in pairs")).to_be_visible()
    expect(card.get_by_text("a red wire hit")).to_be_visible()
    ada.push(card.get_by_role("button", name="Close"))
    expect(card).to_have_count(0)
    assert ada.page.evaluate(PLACES) == now

    ada.page.reload()
    expect(ada.page.get_by_role("region", name="Your turn")).to_be_visible()
    expect(card).to_have_count(0)


def test_the_menu_tells_the_goal_of_what_is_played_and_cards_can_be_turned_off(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    play_with_bots(ada, "its_a_bomb", {"seats": 3, "scenario": 4, "crisis_unit": 1})
    expect(ada.page.locator(".iab-board")).to_be_visible()
    expect(card_of(ada.page)).to_have_count(0)
    ada.push(ada.button("Menu"))
    expect(ada.page.get_by_role("switch", name="Card first")).to_have_attribute("aria-checked", "false")
    ada.push(ada.button("Goal").last)
    card = card_of(ada.page)
    expect(card.get_by_role("heading", name="Pick Up the Phone")).to_be_visible()
    expect(card.get_by_text("a Call unanswered")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "options"), [("bomb_busters", {"seats": 5, "mission": 8}), ("its_a_bomb", {"seats": 3, "scenario": 12})])
def test_a_card_fits_every_screen(people: People, game: str, options: dict[str, Any], size: str) -> None:
    ada = reader(people, SIZES[size])
    play_with_bots(ada, game, options, held=True)
    card = card_of(ada.page)
    expect(card.locator(".mission-setup li").first).to_be_visible()
    assert card.evaluate(INSIDE) == 0
    card.locator(".goal-ends").scroll_into_view_if_needed()
    expect(card.locator(".goal-ends")).to_be_in_viewport()


def test_a_card_is_read_whole_by_keyboard_and_has_no_faults(people: People) -> None:
    ada = reader(people, DESKTOP)
    play_with_bots(ada, "bomb_busters", {"seats": 4, "mission": 5}, held=True)
    card = card_of(ada.page)
    expect(card.locator(".mission-new li").first).to_be_visible()
    expect(card.get_by_role("button", name="Let’s go")).to_be_focused()
    assert faults(ada.page) == []
    enter(ada, card.get_by_role("button", name="How to play"))
    expect(ada.page.locator(".overlay")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".overlay")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
