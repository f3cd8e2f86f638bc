"""The map of a campaign: what was played to its end stands there with its stars, by taps and by keys; closed boxes say what opens them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from boomtable.games.bomb_busters.missions.offered import LAST, OFFERED
from tests.browser.axe import faults, violations
from tests.browser.bomb_table import Fingers, play_training
from tests.browser.busters_table import begin
from tests.browser.keys import tab_to
from tests.browser.person import DESKTOP, PHONE, People, Person
from tests.browser.test_its_a_bomb import crisis

rule = pytest.mark.rule

SIZES = {"phone": PHONE, "desktop": DESKTOP}
THREE_STARS = "Scenario 0, won, 3 stars, 1 try"


def tile(person: Person, name: str | re.Pattern[str]) -> Locator:
    return person.page.locator(".map-tile").and_(person.button(name))


def test_a_scenario_won_without_slip_or_hint_has_three_stars_on_the_map(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea", PHONE)
    unit, employee = crisis(ada, bea)
    play_training(unit, employee, Fingers())

    expect(employee.over).to_contain_text("three stars: no slip, no hint")
    ways_on = [button.bounding_box() for button in employee.over.locator(".result-buttons .button").all()]
    assert ways_on
    assert all(box is not None and box["x"] + box["width"] <= 360 for box in ways_on)
    expect(employee.over).to_contain_text(re.compile(r"\d+ for \d+ Timers left, minus 3 for the players\."))
    assert violations(bea.page) == []
    bea.push(employee.over.get_by_role("link", name="Map of It's a Bomb!"))
    expect(tile(bea, THREE_STARS)).to_be_visible()
    bea.push(tile(bea, THREE_STARS))
    sheet = bea.page.get_by_role("dialog", name="Scenario 0")
    expect(sheet).to_contain_text("Fire Drill (Training)")
    expect(sheet).to_contain_text("Best score")
    bea.push(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)
    expect(tile(bea, "Scenario 1, new, next")).to_be_visible()

    tab_to(ada, unit.over.get_by_role("link", name="Map of It's a Bomb!"))
    ada.page.keyboard.press("Enter")
    tab_to(ada, tile(ada, THREE_STARS))
    ada.page.keyboard.press("Enter")
    side = ada.page.get_by_role("complementary", name="Scenario 0")
    expect(side).to_contain_text("Fire Drill (Training)")
    tab_to(ada, side.get_by_role("button", name="Scenario 0"))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/t/*")


def test_a_mission_with_bots_is_a_try_and_its_result_leads_to_the_map(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    table = begin(ada, mission=1)
    while table.asked():
        table.act()
    won = table.page.locator(".result-title").inner_text() == "Defused!"

    ada.push(table.over.get_by_role("link", name="Map of Bomb Busters"))

    expect(tile(ada, re.compile(r"^Mission 1, won, \d stars?, 1 try$" if won else "^Mission 1, 1 try, not won yet, next$"))).to_be_visible()
    expect(ada.page.get_by_role("heading", name=f"{int(won)} of {LAST} won")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_finds_the_first_mission_and_closed_boxes(people: People, size: str) -> None:
    ada = people.invite("Ada", SIZES[size])
    ada.page.goto("/map/bomb_busters")
    expect(tile(ada, "Mission 1, new, next")).to_be_visible()
    boxes = ada.page.locator(".map-box")
    assert [box.inner_text().split("\n")[0] for box in boxes.all()] == [f"Box {number}" for number in range(1, 6)]

    ada.push(boxes.first)
    expect(ada.sees("Box 1 opens when mission 8 is won.")).to_be_visible()
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ada.push(ada.page.locator(".button-primary:visible"))
    ada.page.locator(".bb-player").first.wait_for()


def has_won(person: Person, *missions: int) -> None:
    """What the server would tell of somebody who has played them on other days."""
    last = {"table": "before", "stars": 2, "slips": 1, "hinted": False}
    records = [{"chapter": each, "tries": 1, "won": 1, "stars": 2, "score": None, "slips": 1, "last": last} for each in missions]
    person.context.route("**/api/me/chapters/bomb_busters", lambda route: route.fulfill(json=records))


@rule("BB-325", "BB-327")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_an_earned_box_opens_once_with_pictures(people: People, size: str, language: str) -> None:
    ada = people.invite("Ada", SIZES[size])
    has_won(ada, *range(1, 9))
    ada.context.add_init_script(f"localStorage.setItem('boomtable.language', JSON.stringify('{language}'))")
    ada.page.goto("/map/bomb_busters")
    earned = ada.page.locator("a.map-box")
    expect(earned).to_have_count(1)

    ada.push(earned)

    expect(ada.page.get_by_role("heading", name=re.compile("1"), level=1).last).to_be_visible()
    expect(ada.page.locator(".box-news li")).to_have_count(3)
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.push(ada.page.locator(".box-ways a"))
    expect(ada.page.locator(".map-tile").filter(has_text=re.compile(r"^\D*9"))).to_be_visible()
    expect(ada.page.locator("a.map-box")).to_have_count(0)
    expect(ada.page.locator(".map-tile-to-come")).to_have_count(11 - len([mission for mission in OFFERED if 9 <= mission <= 19]))


@rule("BB-325", "BB-328")
def test_the_lobby_offers_what_is_open_and_a_table_may_open_all(people: People) -> None:
    ada = people.invite("Ada", DESKTOP)
    ada.page.goto("/new/bomb_busters")
    missions = ada.page.get_by_label("Mission").locator("option")
    expect(missions).to_have_count(8)

    ada.push(ada.page.get_by_role("switch", name=re.compile("All boxes open")))

    expect(missions).to_have_count(len(OFFERED))


def test_home_and_lobby_lead_to_the_map(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    ada.page.goto("/new/its_a_bomb")
    ada.push(ada.page.get_by_role("link", name="Map of It's a Bomb!"))
    expect(tile(ada, "Scenario 0, new, next")).to_be_visible()
    bea = people.invite("Bea")
    bea.page.goto("/")
    bea.push(bea.page.get_by_role("link", name="Map of Bomb Busters"))
    expect(tile(bea, "Mission 1, new, next")).to_be_visible()
