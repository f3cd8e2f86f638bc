"""Somebody alone against bots: one tap from home to a game, or no pointer at all."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.keys import enter, tab_to
from tests.browser.person import PHONE, People, Person
from tests.browser.snip_table import SnipTable


def expect_result(table: SnipTable) -> None:
    title = table.over.locator(".result-title")
    expect(title).to_have_text("Defused!" if "All blue wires are cut" in table.over.inner_text() else "Boom!")


def test_one_tap_from_home_to_a_game_on_a_phone(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    ada.page.goto("/")

    ada.push(ada.button("Play Snip first"))
    table = SnipTable(ada, 0)
    table.play_on()

    expect_result(table)
    ada.push(table.over.get_by_role("button", name=re.compile("Again|Try again")))
    expect(table.over).to_be_hidden()
    assert table.asked(), "with bots alone the next game begins at once"


def pick_by_arrows(person: Person, table: SnipTable) -> None:
    """Tab to a stand with a lit wire, arrows to the wire, Enter."""
    stand = person.page.locator("[data-stand]").filter(has=table.lit).first
    tab_to(person, stand.locator("button[tabindex='0']"))
    lit = stand.locator("button.snip-lit").first
    if not lit.evaluate("element => element === document.activeElement"):
        person.page.keyboard.press("ArrowRight")
    expect(lit).to_be_focused()
    person.page.keyboard.press("Enter")


def test_keys_alone_lead_from_home_to_the_end_of_a_game(people: People) -> None:
    ada = people.invite("Ada")
    keyboard = ada.page.keyboard
    ada.page.goto("/")
    enter(ada, ada.page.get_by_role("listitem").get_by_role("button", name="First game Snip"))
    table = SnipTable(ada, 0, push=partial(enter, ada))

    turns = 0
    while table.asked():
        pick_by_arrows(ada, table) if turns % 2 else keyboard.press(".")
        chosen = ada.page.locator("button[data-piece][aria-pressed=true]")
        expect(chosen).to_be_focused()
        wire = int((chosen.get_attribute("data-piece") or "").removeprefix("wire-"))
        keyboard.press("Enter")
        table.saw(wire, by=0)
        turns += 1

    expect_result(table)
    enter(ada, table.over.get_by_role("link", name="Replay"))
    expect(ada.page.get_by_role("heading", name="Replay, Snip")).to_be_visible()
