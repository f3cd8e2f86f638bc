"""Dialogs over a table: they bring their own styles, and what the server refuses is seen above them."""

import json
import re

from playwright.sync_api import Locator, expect

from boomtable.table.fair import commitment
from tests.browser.finished import Finished
from tests.browser.lobby import game_of
from tests.browser.person import DESKTOP, PHONE, People

OVERFLOW = "box => box.scrollWidth - box.clientWidth"
PROVED = re.compile(r"^Proved: the secret is the one that was sealed before this browser added its numbers.* all \d+ rolls follow")
ON_TOP = """note => {
  const { x, y, width, height } = note.getBoundingClientRect();
  return note.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def is_on_top(what: Locator) -> bool:
    return bool(what.evaluate(ON_TOP))


def test_the_proof_of_the_deal_fits_its_dialog_at_the_table(finished: Finished) -> None:
    page = finished.ada.another_page()
    page.set_viewport_size(PHONE["viewport"])
    page.goto(f"/t/{finished.table}")
    page.get_by_role("button", name="Deal").click()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.get_by_role("status").get_by_text(PROVED)).to_be_visible()
    page.get_by_text("The numbers", exact=True).click()
    expect(page.get_by_text("Secret, now open")).to_be_visible()

    assert page.locator(".overlay-body").evaluate(OVERFLOW) == 0
    command, download = page.locator(".fair kbd").bounding_box(), page.get_by_role("link", name="Download").bounding_box()
    assert command
    assert download
    assert command["y"] + command["height"] < download["y"]

    page.route("**/recording", lambda route: route.fulfill(body=of_another_seed(route.fetch().text())))
    page.reload()
    page.get_by_role("button", name="Deal").click()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.get_by_role("status").get_by_text("Not fair: before the game this browser was shown another seal.")).to_be_visible()
    page.close()


def of_another_seed(recording: str) -> str:
    """The recording as a server would show it that has tried seeds until it liked one."""
    header, newline, rest = recording.partition("\n")
    told = json.loads(header)
    told["fair"] |= {"seed": "ab" * 32, "commitment": commitment(bytes.fromhex("ab" * 32))}
    return json.dumps(told) + newline + rest


def test_a_refusal_is_seen_above_the_dialog_it_came_from(people: People) -> None:
    ada, bea = people.invite("Ada", DESKTOP), people.invite("Bea", PHONE)
    game_of([ada, bea])
    bea.page.close()
    expect(ada.sees("connection lost")).to_be_visible()

    ada.push(ada.button("What to do about Bea"))
    ada.push(ada.button("Hand to a bot"))
    expect(ada.sees("Possible once Bea has been away for 60 s.")).to_be_visible()

    assert is_on_top(ada.page.locator(".toast"))
    assert all("409" in fault for fault in ada.faults)  # browsers log every refused request
    ada.faults.clear()


def test_a_seat_of_a_bot_has_no_menu_and_a_freed_seat_can_get_a_bot(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea")
    game_of([ada, bea], seats=3)
    menus = ada.button("What to do about")
    expect(menus).to_have_count(2)

    ada.push(ada.button("What to do about Bea"))
    ada.push(ada.button("Free the seat"))
    ada.push(ada.button("Really free it"))
    ada.push(ada.button("What to do about Seat 2"))
    ada.push(ada.button("Add bot"))

    expect(ada.page.locator(".seat-note", has_text="bot, Rocket")).to_have_count(2)
    expect(menus).to_have_count(1)
