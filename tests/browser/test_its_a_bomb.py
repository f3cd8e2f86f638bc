"""It's a Bomb! in a real browser: the Training scenario by taps, by keys, without leaks, for everybody; and what it is worth."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.bomb_knowledge import hidden_tiles, told_too_much
from tests.browser.bomb_table import SIDE, BombTable, Fingers, Keys, lay_out, play_training, press
from tests.browser.finished import table_of
from tests.browser.keys import tab_to
from tests.browser.knowledge import PUBLIC
from tests.browser.lobby import come_in, start
from tests.browser.made_table import play_with_bots
from tests.browser.person import DESKTOP, PHONE, People, Person

SEATS = 3  # the Crisis Unit, an employee and a bot that advises


def crisis(ada: Person, bea: Person) -> tuple[BombTable, BombTable]:
    """Ada is the Crisis Unit, Bea an employee; the third seat becomes a bot."""
    come_in(bea, lay_out(ada, SEATS))
    expect(ada.page.locator(".lobby-seat").filter(has_text="Bea")).to_be_visible()
    start(ada, SEATS)
    return BombTable(ada), BombTable(bea)


def test_taps_alone_lead_through_training_on_phones(people: People) -> None:
    unit, employee = crisis(people.invite("Ada", PHONE), people.invite("Bea", PHONE))

    play_training(unit, employee, Fingers())

    for table in (unit, employee):
        expect(table.over.locator(".result-title")).to_have_text("Defused!")
        assert table.page.locator("[data-piece^=tile-]").evaluate_all("tiles => tiles.every((tile) => !/face down$/.test(tile.ariaLabel))")


def test_keys_alone_lead_through_training(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea")
    bea.page.goto(lay_out(ada, SEATS))
    tab_to(bea, bea.button("Sit down as Bea"))
    bea.page.keyboard.press("Enter")
    expect(ada.page.locator(".lobby-seat").filter(has_text="Bea")).to_be_visible()
    tab_to(ada, ada.button(f"Start with {SEATS}"))
    ada.page.keyboard.press("Enter")
    unit, employee = BombTable(ada), BombTable(bea)

    play_training(unit, employee, Keys())

    for table in (unit, employee):
        expect(table.over.locator(".result-title")).to_have_text("Defused!")


def test_no_frame_of_an_employee_or_onlooker_tells_a_hidden_tile(people: People) -> None:
    ada, bea, kim = people.invite("Ada"), people.invite("Bea", PHONE), people.invite("Kim")
    unit, employee = crisis(ada, bea)
    kim.page.goto(f"/t/{table_of(ada)}")

    play_training(unit, employee, Fingers())
    expect(kim.page.get_by_role("region", name="Game over")).to_be_visible()

    for person, viewer in ((bea, 1), (kim, PUBLIC)):
        assert hidden_tiles(person) > 0
        assert told_too_much(person, viewer) == []
    assert any("LookedAt" in fault for fault in told_too_much(ada, 0)), "the Crisis Unit saw no more than the others"


def test_a_win_has_a_score_and_the_best_is_kept_for_the_next_choice(people: People) -> None:
    unit, employee = crisis(people.invite("Ada"), people.invite("Bea", PHONE))

    play_training(unit, employee, Fingers())
    expect(unit.over).to_contain_text("9 points · Cable Whisperers")
    expect(unit.over).to_contain_text("New best")
    unit.person.push(unit.over.get_by_role("button", name="Scenario 1"))
    scenario = unit.page.get_by_role("combobox", name="Scenario")

    expect(scenario.locator("option:checked")).to_have_text("1 · First Shift")
    expect(scenario.locator("option").first).to_have_text("0 · Fire Drill (Training) (best 9)")


# At the middle and at the lower edge something else would be tapped.
COVERED = """tiles => tiles.filter((tile) => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return [height / 2, height - 2].some((down) => !tile.contains(document.elementFromPoint(left + width / 2, top + down)));
}).length"""


def test_nothing_covers_the_line_that_is_looked_at(people: People) -> None:
    unit, employee = crisis(people.invite("Ada", PHONE), people.invite("Bea", PHONE))
    assert employee.asked()

    Fingers().ask(employee, SIDE - 1)
    assert unit.asked()

    looked_at = unit.page.locator(".iab-tile.iab-asked")
    expect(looked_at).to_have_count(SIDE)
    assert looked_at.evaluate_all(COVERED) == 0


def test_the_board_stays_where_it_is_while_an_employee_chooses(people: People) -> None:
    _, employee = crisis(people.invite("Ada", PHONE), people.invite("Bea", PHONE))
    assert employee.asked()
    employee.person.push(employee.person.button("Got it"))
    before = employee.tile(0).bounding_box()

    employee.person.push(employee.row(1))
    expect(employee.deed).to_contain_text("Ask about r2")

    assert employee.tile(0).bounding_box() == before


def beside_bots(ada: Person, **options: Any) -> Person:
    """Ada is an employee among bots, hints are allowed, and it is her turn."""
    asked = {"seats": SEATS, "crisis_unit": 1, "deciding": "vote", "decision_seconds": 0, "crisis_unit_seconds": 0, **options}
    play_with_bots(ada, "its_a_bomb", asked, hints=True)
    assert BombTable(ada).asked()
    return ada


OUT_OF_SIGHT = "part => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight]"


@pytest.mark.parametrize(("scenario", "least"), [(11, 39), (12, 36)])
def test_tiles_of_two_bombs_are_wide_enough_for_a_finger(people: People, scenario: int, least: int) -> None:
    ada = beside_bots(people.invite("Ada", PHONE), scenario=scenario)
    box = BombTable(ada).tile(0).bounding_box()
    assert box is not None

    assert box["width"] >= least
    assert ada.page.locator(".iab-bombs").evaluate(OUT_OF_SIGHT) == [0, 0]


@pytest.mark.parametrize("scenario", [9, 12])
def test_no_consultant_is_cut_off_on_a_low_screen(people: People, scenario: int) -> None:
    ada = beside_bots(people.invite("Ada", {"viewport": {"width": 1280, "height": 800}}), scenario=scenario)
    cards = ada.page.locator(".iab-panel-cards")

    expect(cards.get_by_role("button", name="Pencil")).to_be_visible()
    assert cards.evaluate(OUT_OF_SIGHT) == [0, 0]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_an_explanation_is_read_before_a_hint_comes(people: People, size: dict[str, Any]) -> None:
    ada = beside_bots(people.invite("Ada", size), scenario=0, guided=True)
    rows = ada.page.locator(".hint-row:visible")
    expect(ada.button("Got it")).to_be_visible()
    expect(rows).to_have_count(0)

    ada.push(ada.button("Got it"))

    expect(rows.first).to_be_checked()
    expect(ada.button("Got it")).to_have_count(0)


def test_a_hint_says_why(people: People) -> None:
    ada = beside_bots(people.invite("Ada", PHONE), scenario=0)

    expect(ada.page.locator(".hint-row:visible .hint-reason").first).to_have_text(re.compile(r"^\d+ tiles hidden, \d+ kinds possible$"))


def test_the_focus_comes_back_from_the_pencil(people: People) -> None:
    _, employee = crisis(people.invite("Ada"), people.invite("Bea"))
    assert employee.asked()
    employee.tile(5).focus()

    press(employee, "p")
    employee.page.get_by_role("dialog").wait_for()
    press(employee, "Escape")

    expect(employee.tile(5)).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_covers_the_pencil_pad(people: People, size: dict[str, Any]) -> None:
    employee = BombTable(beside_bots(people.invite("Ada", size), scenario=0))
    pad = pencil_pad(employee, employee)

    expect(pad).to_be_visible()
    assert pad.get_by_role("button").count() > 0
    assert pad.get_by_role("button").evaluate_all(COVERED) == 0


def asking(_: BombTable, employee: BombTable) -> Locator:
    employee.person.push(employee.row(1))
    return employee.deed.filter(has_text="Ask about r2")


def looking(unit: BombTable, employee: BombTable) -> Locator:
    Fingers().ask(employee, 1)
    assert unit.asked()
    return unit.spots.first


def answered(unit: BombTable, employee: BombTable) -> Locator:
    looking(unit, employee).wait_for()
    Fingers().spot(unit)
    Fingers().lay(unit)
    return employee.pile(1)


def pencil_pad(_: BombTable, employee: BombTable) -> Locator:
    employee.tile(5).focus()
    press(employee, "p")
    return employee.page.get_by_role("dialog")


def ended(unit: BombTable, employee: BombTable) -> Locator:
    play_training(unit, employee, Fingers())
    unit.over.wait_for()
    employee.over.wait_for()
    return employee.tile(0)


MOMENTS: dict[str, Callable[[BombTable, BombTable], Locator]] = {
    "asking": asking,
    "looking": looking,
    "answered": answered,
    "pencil": pencil_pad,
    "end": ended,
}


@pytest.mark.share(interpreted=3, compiled=3)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_wrong_on_either_side_of_the_screen(people: People, moment: str, size: dict[str, Any]) -> None:
    unit, employee = crisis(people.invite("Ada", size), people.invite("Bea", size))
    unit.tile(0).wait_for()  # its page may still be on its way when the other is asked
    assert employee.asked()
    MOMENTS[moment](unit, employee).wait_for()

    assert {table.person.name: faults(table.page) for table in (unit, employee)} == {"Ada": [], "Bea": []}
