"""A page that is loaded again, a server that dies, a seat that moves to another device, a page without a line."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.finished import table_of
from tests.browser.knowledge import careful
from tests.browser.lobby import game_of
from tests.browser.person import PHONE, People
from tests.browser.snip_table import DEED, SnipTable, after, own_first, play_together

BETWEEN = """async () => {
  await navigator.serviceWorker.ready;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
}"""
FONTS_SHOWN = """() => {
  const used = [...document.fonts].filter(({ status }) => status !== "unloaded");
  return used.length > 0 && used.every(({ status }) => status === "loaded");
}"""
LOOK_WHETHER_KEPT = """() => {
  const look = async () => {
    const own = performance.getEntriesByType("resource").map((file) => file.name).filter((name) => /\\/(assets|icons)\\//.test(name));
    const kept = await Promise.all(own.map((name) => caches.match(name)));
    const fonts = [...document.fonts].filter(({ status }) => status !== "unloaded").length;
    const come = own.filter((name) => name.endsWith(".woff2")).length;
    window.kept = fonts > 0 && come === fonts && kept.every((file) => file !== undefined);
    if (!window.kept) requestAnimationFrame(look);
  };
  void look();
}"""  # by the service worker: whatever the page was made of


@pytest.fixture
def mortal(tmp_path: Path, data: Path) -> Iterator[ServerProcess]:
    """A server of its own, for a test that kills it."""
    with ServerProcess(tmp_path / "data", speed=100) as process:
        yield process


def wait_until_kept(page: Page) -> None:
    page.evaluate(LOOK_WHETHER_KEPT)
    page.wait_for_function("() => window.kept")  # a function that is async would not be waited for


def test_a_game_goes_on_after_a_reload(people: People) -> None:
    ada, bea = people.invite("Ada", PHONE), people.invite("Bea")
    tables = game_of([ada, bea])
    choose = careful([ada, bea])
    ((seat, wire),) = play_together(tables, choose, moves=1)

    ada.page.reload()
    tables[0].expect_wire(wire, after(seat, wire))
    play_together(tables, choose)

    expect(tables[0].over.get_by_role("heading", name="Defused!")).to_be_visible()
    expect(tables[1].over.get_by_role("heading", name="Defused!")).to_be_visible()


def test_a_game_goes_on_after_the_server_was_killed(browser: Browser, mortal: ServerProcess) -> None:
    with People(browser, mortal.url) as people:
        ada, bea = people.invite("Ada", PHONE), people.invite("Bea")
        tables = game_of([ada, bea])
        choose = careful([ada, bea])
        ((seat, wire),) = play_together(tables, choose, moves=1)

        mortal.kill()
        for person in (ada, bea):
            expect(person.sees("Holding your seat")).to_be_visible()
        mortal.start()
        for table in tables:
            expect(table.person.sees("Holding your seat")).to_be_hidden(timeout=60_000)
            table.expect_wire(wire, after(seat, wire))
        play_together(tables, choose)

        for table in tables:
            expect(table.over.get_by_role("heading", name="Defused!")).to_be_visible()


def test_a_deed_without_an_answer_is_being_sent_until_it_is_done(browser: Browser, mortal: ServerProcess) -> None:
    with People(browser, mortal.url) as people:
        ada, bea = people.invite("Ada", PHONE), people.invite("Bea")
        table = game_of([ada, bea])[0]
        wire = own_first(table)
        ada.push(table.wire(wire))
        os.kill(mortal.pid, signal.SIGSTOP)
        ada.push(ada.button(DEED))

        expect(ada.button("Sending")).to_have_attribute("aria-busy", "true")
        expect(ada.page.get_by_role("heading", name="Sending")).to_be_visible()
        expect(ada.sees("Nothing is lost.")).to_be_visible()
        expect(table.wire(wire).locator(".snip-stamp")).to_have_count(0)
        os.kill(mortal.pid, signal.SIGCONT)
        table.saw(wire, by=0)


def test_a_seat_moves_to_another_device(people: People) -> None:
    ada, bea, other = people.invite("Ada"), people.invite("Bea"), people.invite("Ada", PHONE)
    tables = game_of([ada, bea])
    choose = careful([ada, bea])
    play_together(tables, choose, moves=2)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])

    ada.push(ada.button("What to do about Ada"))
    ada.push(ada.button("Move to another device"))
    ada.push(ada.page.get_by_role("dialog").get_by_role("button", name="Copy"))
    expect(ada.sees("Copied")).to_be_visible()
    other.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))

    moved = SnipTable(other, 0)
    assert moved.asked()
    expect(tables[0].your_turn).to_be_hidden()
    expect(ada.page.locator("button[data-piece]")).to_have_count(0)
    expect(ada.sees("Your seat was moved to another device.")).to_be_visible()
    play_together([moved, tables[1]], choose)
    expect(moved.over.get_by_role("heading", name="Defused!")).to_be_visible()
    assert table_of(other) == table_of(ada)


def test_who_was_here_before_opens_the_page_without_a_line(people: People) -> None:
    ada = people.invite("Ada", service_workers="allow")
    ada.page.goto("/")
    ada.page.evaluate(BETWEEN)
    wait_until_kept(ada.page)

    ada.context.set_offline(True)
    ada.page.reload()

    expect(ada.button("Play Snip first")).to_be_visible()
    ada.page.wait_for_function(FONTS_SHOWN)


def test_a_font_that_comes_late_is_kept_as_well(people: People) -> None:
    """It was asked for before the service worker stood between, and comes after that was told of all files."""
    ada = people.invite("Ada", service_workers="allow")
    late: list[Route] = []
    ada.page.route("**/*.woff2", lambda font: late.append(font))
    ada.page.goto("/")
    ada.page.evaluate(BETWEEN)
    assert late
    for font in late:
        font.continue_()

    wait_until_kept(ada.page)


def test_an_end_that_could_not_be_fetched_comes_when_the_line_is_back(people: People) -> None:
    """A phone was offline for a moment while its table opened."""
    ada = people.invite("Ada", PHONE)
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        route.abort("internetdisconnected")

    ada.page.route("**/assets/result-*", lose)
    ada.page.goto("/")
    ada.push(ada.button("Play Snip first"))
    table = SnipTable(ada, 0)
    assert table.asked()
    assert {Path(route.request.url).suffix for route in lost} == {".css", ".js"}
    ada.page.unroute("**/assets/result-*")
    table.play_on()

    expect(table.over).to_be_visible()
    expect(ada.page.locator(".result-chips")).to_have_css("display", "flex")  # its style came as well
