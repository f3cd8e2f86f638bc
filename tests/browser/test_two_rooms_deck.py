"""Two Rooms and a Boom: a host puts the deck together in the lobby, with fingers or with keys, and the game has these cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.keys import tab_to
from tests.browser.knowledge import updates
from tests.browser.lobby import open_table, start
from tests.browser.person import PHONE, People, Person

SEATS = 8
WITH_SPIES = Counter(("president", "bomber", "doctor", "engineer", "spy_blue", "spy_red", "blue_team", "red_team"))


class Editor:
    """The deck in the host's lobby."""

    def __init__(self, host: Person) -> None:
        self.row = host.page.get_by_role("group", name="Deck", exact=True)
        self.choose = self.row.get_by_role("button", name="Choose")
        self.sheet = host.page.get_by_role("dialog", name="Deck")
        self.sum = self.sheet.locator(".tr-editor-sum")
        self.use = self.sheet.get_by_role("button", name="Use these")

    def card(self, name: str) -> Locator:
        return self.sheet.get_by_role("switch", name=name, exact=True)

    def less(self, team: str) -> Locator:
        return self.sheet.get_by_role("button", name=f"{team}: one less")


def deck_in(host: Person) -> Counter[str]:
    """The cards of the game, as the host was told."""
    view: dict[str, Any] = updates(host)[-1]["view"]
    return Counter(view["deck"])


def has_fetched_the_editor(host: Person) -> bool:
    fetched: bool = host.page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('deck_editor'))")
    return fetched


def test_the_host_builds_a_deck_with_spies_and_bots_play_it(people: People) -> None:
    ann = people.invite("Ann", PHONE)
    open_table(ann, SEATS, game="two_rooms")
    editor = Editor(ann)
    expect(ann.page.get_by_role("group", name="Where you are").get_by_role("button")).to_have_count(2)
    assert not has_fetched_the_editor(ann)

    ann.push(editor.choose)
    expect(editor.sum).to_contain_text("8 cards for 8 players")
    for spy in ("Blue Spy", "Red Spy"):
        ann.push(editor.card(spy))
    expect(editor.sum).to_contain_text("10 cards for 8 players")
    expect(editor.use).to_be_disabled()
    ann.push(ann.button("Close"))
    ann.push(editor.choose)
    expect(editor.sum).to_contain_text("2 cards too many")  # the draft has waited
    for team in ("Blue Team", "Red Team"):
        ann.push(editor.less(team))
    expect(editor.sum).to_contain_text("8 cards for 8 players")
    assert violations(ann.page) == []
    ann.push(editor.use)
    expect(editor.row).to_contain_text("Chosen by the host")
    expect(ann.page.get_by_role("button", name="Advanced", exact=True)).to_have_attribute("aria-pressed", "true")

    start(ann, SEATS)
    expect(ann.page.get_by_role("region", name="Game over")).to_be_visible()
    assert deck_in(ann) == WITH_SPIES


def test_by_keys_alone_and_back_to_the_recommended_deck(people: People) -> None:
    ann = people.invite("Ann")
    open_table(ann, SEATS, game="two_rooms")
    editor = Editor(ann)

    tab_to(ann, editor.choose)
    ann.page.keyboard.press("Enter")
    for name in ("Doctor", "Engineer", "Romeo"):  # Juliet comes with Romeo
        tab_to(ann, editor.card(name))
        ann.page.keyboard.press("Space")
    expect(editor.card("Juliet")).to_be_checked()
    tab_to(ann, editor.use)
    ann.page.keyboard.press("Enter")
    expect(editor.row).to_contain_text("Chosen by the host")

    ann.push(ann.page.get_by_role("group", name="Seats").get_by_role("button", name="9", exact=True))
    expect(editor.row).to_contain_text("As recommended")
    expect(ann.sees("no longer fits")).to_be_visible()
