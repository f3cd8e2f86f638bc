"""Bombs Away in a real browser: a game by taps, by keys, without leaks, for everybody; a table that moves; a win that is claimed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.away_knowledge import drawn_unseen, hidden_cards, told_too_much
from tests.browser.away_table import AwayTable, begin, lay_out
from tests.browser.axe import faults, violations
from tests.browser.finished import table_of
from tests.browser.keys import tab_to
from tests.browser.knowledge import PUBLIC, updates
from tests.browser.lobby import come_in, start
from tests.browser.person import DESKTOP, PHONE, People

SEATS = 4
RECORDINGS = Path(__file__).resolve().parents[1] / "recordings" / "bombs_away"
WON = re.compile("^(You win|You and .+ win)")
LOST = re.compile("^(?!You).+ wins?!")


def expect_result(table: AwayTable) -> None:
    """The headline fits the outcome, and every hand lies open."""
    view = updates(table.person)[-1]["view"]
    won = 0 in view["outcome"]["winners"]
    expect(table.over.locator(".result-title")).to_have_text(WON if won else LOST)
    assert all(hand is not None for hand in view["hands"])
    expect(table.page.locator(".ba-shown li")).to_have_count(sum(size > 0 for size in view["sizes"]))


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
    table.saw_turn_end_after(before)


def draw_by_keys(table: AwayTable) -> None:
    held, before, told = table.held.count(), table.round.text_content(), table.deed.inner_text()
    tab_to(table.person, table.deed)
    press(table, "Enter")
    if told == "Pass":
        table.saw_turn_end_after(before)
    else:
        table.saw_drawn(told, held)


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


def test_every_place_is_reached_with_arrows_and_named(people: People) -> None:
    table = begin(people.invite("Ada"), dealer=SEATS)
    assert table.asked()
    press(table, "1")
    tab_to(table.person, table.page.locator(".ba-net button[tabindex='0']"))
    press(table, "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight")

    expect(table.place(1, 0)).to_be_focused()
    expect(table.place(1, 0)).to_have_accessible_name(re.compile("^1 right, same row: (empty, Hydrant from the left|.+ would lie here)"))


def pick_card(table: AwayTable) -> None:
    table.pick(table.pipes.first)
    expect(table.lit.or_(table.chosen).first).to_be_visible()


def pick_place(table: AwayTable) -> None:
    pick_card(table)
    table.pick_place()
    expect(table.deed).to_have_text(re.compile("^(Lay here|Cover it)$"))


def pick_bomb(table: AwayTable) -> None:
    table.pick(table.bombs.first)
    expect(table.page.locator(".ba-target.ba-lit").first).to_be_visible()


def list_cards(table: AwayTable) -> None:
    table.person.push(table.page.get_by_role("button", name="All cards"))
    expect(table.page.get_by_role("dialog").locator(".ba-deck li")).to_have_count(27)


def end(table: AwayTable) -> None:
    while table.asked():
        table.act()
    expect(table.page.locator(".ba-shown")).to_be_visible()


MOMENTS: dict[str, Callable[[AwayTable], None]] = {
    "card": pick_card,
    "place": pick_place,
    "bomb": pick_bomb,
    "deck": list_cards,
    "end": end,
}


@pytest.mark.share(interpreted=3, compiled=3)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_wrong(people: People, moment: str, size: dict[str, Any]) -> None:
    table = begin(people.invite("Ada", size), dealer=1, even_bombs=True)
    while table.asked() and table.must_draw():
        table.draw_or_pass()
    MOMENTS[moment](table)

    assert faults(table.page) == []


def test_a_hand_wider_than_a_phone_is_pushed_by_keys_once_nothing_can_be_played(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    ada.page.goto("/replay")
    ada.page.locator("input[type=file]").set_input_files(RECORDINGS / "fifty_rounds_of_spoiling.jsonl")
    ada.push(ada.button("To the end"))
    ada.push(ada.page.get_by_role("radio", name="Seat 1"))
    fan = ada.page.get_by_role("group", name="Your hand")
    expect(fan.get_by_role("img")).to_have_count(17)
    assert violations(ada.page) == []

    fan.focus()
    ada.page.keyboard.press("ArrowRight")

    ada.page.wait_for_function("() => document.querySelector('.ba-fan').scrollLeft > 0")


def take_turn(table: AwayTable) -> None:
    """Draws as long as it must, then lays."""
    assert table.asked()
    while table.must_draw():
        table.draw_or_pass()
    table.lay()


def test_who_stays_claims_the_win_from_who_leaves(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea", PHONE)
    come_in(bea, lay_out(ada, dealer=2))
    expect(ada.page.locator(".lobby-seat").filter(has_text="Bea")).to_be_visible()
    start(ada, 2)
    stays, leaves = AwayTable(ada), AwayTable(bea)
    take_turn(stays)
    take_turn(leaves)
    expect(stays.claim).to_have_count(0)

    bea.push(bea.button("Menu"))
    bea.push(bea.button("Hand to a bot"))
    ada.push(stays.claim)
    expect(stays.title).to_have_text("Claim the win?")
    ada.push(stays.deed)

    expect(stays.over.locator(".result-title")).to_have_text(WON)
    expect(stays.over).to_contain_text("The other player has left, and the win was claimed.")
    expect(leaves.over.locator(".result-title")).to_have_text("Ada wins!")


def test_a_bot_has_not_left(people: People) -> None:
    table = begin(people.invite("Ada"), seats=2)

    take_turn(table)

    assert table.asked()
    expect(table.deed.or_(table.page.get_by_role("button", name="Choose a card"))).to_be_visible()
    expect(table.claim).to_have_count(0)
