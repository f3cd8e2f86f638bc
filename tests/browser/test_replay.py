"""A link to a moment of a finished game, through anybody's eyes as they were then."""

import re

from playwright.sync_api import expect

from tests.browser.finished import Finished
from tests.browser.person import PHONE, People
from tests.browser.snip_table import SnipTable, after

FULL = -4


def test_a_link_opens_a_moment_from_a_seats_point_of_view(people: People, finished: Finished) -> None:
    kim = people.invite("Kim", PHONE)
    (seat, known), last = finished.moves[0], len(finished.moves)

    kim.page.goto(f"/replay/{finished.table}?at=1&as=0")

    seen = SnipTable(kim, 0)
    expect(kim.sees(f"1 of {last}")).to_be_visible()
    seen.expect_wire(known, after(seat, known))
    for wire in {0, 1} - {known}:
        seen.expect_wire(wire, "(blue|red)")
    for wire in {2, 3} - {known}:
        seen.expect_wire(wire, "covered")


def test_everything_is_open_to_who_looks_at_all_of_it(people: People, finished: Finished) -> None:
    kim = people.invite("Kim")

    kim.page.goto(f"/replay/{finished.table}?at=0&as={FULL}")

    seen = SnipTable(kim, 0)
    for wire in range(4):
        seen.expect_wire(wire, "(blue|red)")


def test_the_address_follows_the_moment_and_the_eyes(people: People, finished: Finished) -> None:
    kim, friend = people.invite("Kim"), people.invite("Friend", PHONE)
    kim.page.goto(f"/replay/{finished.table}")

    kim.push(kim.button("Next turn"))
    kim.push(kim.button("Next turn"))
    kim.push(kim.page.get_by_role("radio", name="Bea"))
    expect(kim.page).to_have_url(re.compile(r"\?at=2&as=1$"))
    friend.page.goto(kim.page.url)

    caption = kim.page.locator(".turn-caption")
    expect(friend.page.locator(".turn-caption")).to_have_text(caption.inner_text())
    names = [SnipTable(person, 1).wire(wire).get_attribute("aria-label") for person in (kim, friend) for wire in range(4)]
    assert names[:4] == names[4:]
    friend.push(friend.button("To the end"))
    expect(friend.sees(f"{len(finished.moves)} of {len(finished.moves)}")).to_be_visible()


def test_back_leads_to_where_one_came_from(finished: Finished) -> None:
    page = finished.ada.another_page()
    page.goto(f"/t/{finished.table}")

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("link", name="Back", exact=True).click()

    expect(page).to_have_url(re.compile(rf"/t/{finished.table}$"))
    expect(page.get_by_role("region", name="Game over")).to_be_visible()
    page.close()
