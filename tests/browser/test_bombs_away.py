"""Bombs Away in a real browser: a game by taps, by keys, without leaks, for everybody; a table that moves; a win that is claimed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.away_knowledge import drawn_unseen, hidden_cards, told_too_much
from tests.browser.away_table import AwayTable, begin, lay_out
from tests.browser.axe import violations
from tests.browser.finished import table_of
from tests.browser.keys import tab_to
from tests.browser.knowledge import PUBLIC, updates
from tests.browser.lobby import come_in, start
from tests.browser.person import DESKTOP, PHONE, People

SEATS = 4
WON = re.compile("^(You win|You and .+ win)")
LOST = re.compile("^(?!You).+ wins?!")


def expect_result(table: AwayTable) -> None:
    """The headline fits the outcome, and every hand lies open."""
    view = updates(table.person)[-1]["view"]
    won = 0 in view["outcome"]["winners"]
    expect(table.over.get_by_role("heading", level=2)).to_have_text(WON if won else LOST)
    assert all(hand is not None for hand in view["hands"])
    expect(table.page.locator(".ba-shown li")).to_have_count(sum(size > 0 for size in view["sizes"][1:]))


def test_taps_alone_lead_through_a_game_on_a_phone(people: People) -> None:
    table = begin(people.invite("Ada", PHONE))

    while table.asked():
        if table.bombs.count() > 0:
            table.throw()
        else:
            table.act()

    expect(table.page.locator(".frame-strip .ba-seat")).to_have_count(SEATS)
    expect_result(table)


def press(table: AwayTable, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def lay_by_keys(table: AwayTable) -> None:
    """Step to a card, step to a place, do it."""
    before = table.round.text_content()
    press(table, ".", ".")
    expect(table.chosen).to_be_focused()
    press(table, "Enter")
    table.saw_round_after(before)


def draw_by_keys(table: AwayTable) -> None:
    held, before, last = table.held.count(), table.round.text_content(), table.deed.inner_text() == "Pass"
    tab_to(table.person, table.deed)
    press(table, "Enter")
    if last:
        table.saw_round_after(before)
    else:
        expect(table.held).to_have_count(held + 1)


def test_keys_alone_lead_through_a_game(people: People) -> None:
    ada = people.invite("Ada")
    table = begin(ada)

    while table.asked():
        draw_by_keys(table) if table.must_draw() else lay_by_keys(table)

    expect_result(table)
    tab_to(ada, table.over.get_by_role("link", name="Replay"))
    press(table, "Enter")
    expect(ada.page.get_by_role("heading", name="Replay, Bombs Away")).to_be_visible()


def test_no_frame_tells_a_hand_or_a_drawn_card_of_others(people: People) -> None:
    ada, kim = people.invite("Ada", PHONE), people.invite("Kim")
    table = begin(ada)
    kim.page.goto(f"/t/{table_of(ada)}")
    expect(kim.page.locator(".ba-hydrant")).to_be_visible()

    while table.asked():
        table.act()
    expect(kim.page.get_by_role("region", name="Game over")).to_be_visible()

    for person, viewer in ((ada, 0), (kim, PUBLIC)):
        assert hidden_cards(person) > 0
        assert drawn_unseen(person) > 0
        assert told_too_much(person, viewer) == []
    assert told_too_much(ada, PUBLIC) != [], "a player saw no more than an onlooker"


def test_a_place_is_walked_to_with_arrows(people: People) -> None:
    table = begin(people.invite("Ada"), dealer=SEATS)
    assert table.asked()
    press(table, str(1 + pipes_that_fit(table)[0]))
    expect(table.held.and_(table.page.locator("[aria-pressed=true]"))).to_be_focused()
    tab_to(table.person, table.page.locator(".ba-net button[tabindex='0']"))
    press(table, "ArrowRight")
    expect(table.place(1, 0)).to_be_focused()
    expect(table.place(1, 0)).to_have_attribute("aria-label", re.compile("^1 right, same row: empty, Hydrant from the left"))
    press(table, "ArrowLeft", "ArrowLeft")

    expect(table.place(-1, 0)).to_be_focused()
