"""Bomb Busters' missions of the boxes in a real browser: each by taps on a phone to its end, and what they lay on the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.busters_table import BustersTable, begin
from tests.browser.knowledge import updates
from tests.browser.person import DESKTOP, PHONE, People

# Sequences, a red number, numbers on equipment, reds at once, a rookie, rewards, somebody is named, a liar, X wires, parity, counts,
# constraints, Nano, oxygen given to others, Nano on a row.
MISSIONS = [9, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 24, 31, 43, 49, 59]


@pytest.mark.parametrize("mission", MISSIONS)
def test_taps_alone_lead_through_a_mission_of_the_boxes(people: People, mission: int) -> None:
    table = begin(people.invite("Ada", PHONE), mission=mission)

    while table.asked():
        table.act()

    won = updates(table.person)[-1]["view"]["outcome"]["reason"] == "bomb_defused"
    expect(table.over.locator(".result-title")).to_have_text("Defused!" if won else "Boom!")


def ribbon(table: BustersTable) -> Locator:
    return table.page.locator(".bb-ribbon:visible")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_row_says_what_comes_first_and_the_rest_is_locked(people: People, size: dict[str, int]) -> None:
    table = begin(people.invite("Ada", size), mission=9)
    expect(ribbon(table)).to_contain_text("In this order")
    first, second, third = updates(table.person)[-1]["view"]["ribbon"]["numbers"]

    expect(ribbon(table).locator("li")).to_have_text([str(first), str(second), str(third)])
    expect(ribbon(table).locator(".bb-number-locked")).to_have_text([str(second), str(third)])
    cells = table.page.locator(".bb-cell-locked:visible b")
    expect(cells).to_have_text([str(number) for number in sorted([second, third])])
    assert faults(table.page) == []


def test_a_locked_wire_says_why_it_has_to_wait(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), mission=9)
    table.asked()
    table.choose_own()
    assert table.asked()
    locked = {str(lock["value"]) for lock in updates(table.person)[-1]["view"]["locks"]}
    mine = next(seen for seen in table.wires() if seen.mine and not seen.cut and seen.value in locked)

    assert not locked & set(table.answers())
    table.person.push(table.wire(mine.wire))

    expect(table.page.get_by_text(re.compile(r"is locked: first two of every number before it must be cut"))).to_be_visible()


def test_the_number_that_acts_as_red_is_red_everywhere(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), mission=11)
    expect(ribbon(table)).to_contain_text("Acts as red")
    number = updates(table.person)[-1]["view"]["ribbon"]["numbers"][0]

    expect(table.page.locator(".bb-cell-red:visible b")).to_have_text(str(number))


def test_equipment_shows_its_number_card(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), mission=12)
    drawn = table.page.locator(".bb-clip:visible")
    expect(drawn).to_have_count(4)

    cards = updates(table.person)[-1]["view"]["equipment"]
    assert [clip.get_attribute("data-label") for clip in drawn.all()] == [str(card["clip"]) for card in cards]


def test_the_rookie_is_named(people: People) -> None:
    table = begin(people.invite("Ada", DESKTOP), mission=14, captain=1)

    expect(table.page.locator("[data-piece=seat-1]").get_by_text("Rookie")).to_be_visible()


def test_rewards_lie_face_down_beside_the_number_that_is_wanted(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), mission=15)
    expect(ribbon(table)).to_contain_text("Wanted now")
    number = updates(table.person)[-1]["view"]["ribbon"]["numbers"][-1]

    expect(table.page.locator(".bb-cell-asked:visible b")).to_have_text(str(number))
    expect(table.page.locator(".bb-card-down:visible")).to_have_attribute("aria-label", "4 face down")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_x_wires_stand_behind_a_peg_with_their_token(people: People, size: dict[str, int]) -> None:
    table = begin(people.invite("Ada", size), mission=20)
    expect(table.page.locator(".bb-peg:visible")).to_have_count(4)
    stands = updates(table.person)[-1]["view"]["stands"]
    ends = [16 * stand + len(each["wires"]) - 1 for stand, each in enumerate(stands)]

    for wire in ends:
        expect(table.wire(wire)).to_have_class(re.compile(r"\bbb-x\b"))
        expect(table.wire(wire)).to_have_attribute("aria-label", re.compile("X wire"))
    expect(table.page.locator(".bb-x-token:visible")).to_have_count(4)
    assert faults(table.page) == []
