"""Italian and Spanish from the first page on: no English sentence at home, in the lobby, at the table or at its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.english import english_on
from tests.browser.person import PHONE, People, Person


def stations(person: Person) -> Iterator[str]:
    """Walk from home through a game against bots, told by what the page is made of and not by its words."""
    page = person.page
    page.goto("/")
    page.locator(".label-buttons button:not([aria-busy])").first.wait_for()
    yield "home"
    page.goto("/new/snip")
    page.locator(".lobby-start").wait_for()
    yield "lobby"
    person.push(page.locator(".lobby-start button"))
    asked, over = page.locator(".prompt-lit"), page.locator(".result")
    asked.wait_for()
    yield "asked"
    while True:
        asked.or_(over).first.wait_for()
        if over.is_visible():
            break
        piece = page.locator("button.snip-lit").first.get_attribute("data-piece")
        lit = page.locator(f"button.snip-lit[data-piece={piece}]")
        person.push(lit)
        yield "picked"
        person.push(page.locator(".prompt-buttons .button-wide"))
        expect(lit).to_have_count(0)
    yield "over"


@pytest.mark.parametrize("language", ["it", "es"])
def test_no_english_from_home_to_the_end_of_a_game(people: People, language: str) -> None:
    person = people.invite("Ada", PHONE, locale=f"{language}-{language.upper()}")

    english = {station: english_on(person.page, language) for station in stations(person)}

    assert {station: texts for station, texts in english.items() if texts} == {}
    assert {"home", "lobby", "asked", "picked", "over"} <= english.keys()


def test_english_is_recognised(people: People) -> None:
    page: Page = people.invite("Ada").page
    page.goto("/")
    page.get_by_role("button", name="First game Snip").first.wait_for()

    assert {"First game", "Your tables", "Table code"} <= english_on(page, "it")


def test_the_language_can_be_changed_on_the_page(people: People) -> None:
    page = people.invite("Ada").page
    page.goto("/")

    page.get_by_label("Language").select_option("it")

    expect(page.get_by_role("button", name="First game")).to_have_count(0)
    assert english_on(page, "it") == set()
    expect(page.locator("html")).to_have_attribute("lang", "it")
