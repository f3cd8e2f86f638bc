"""What people do before a game begins."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.snip_table import SnipTable


def open_table(host: Person, seats: int = 2, game: str = "snip") -> str:
    """A new table with the host on its first seat; the link that invites others."""
    host.page.goto(f"/new/{game}")
    fold = host.page.locator(".lobby-fold")
    host.page.locator(".lobby-seat").first.wait_for()
    if fold.is_visible():
        host.push(fold.get_by_role("button"))
    host.push(host.page.get_by_role("group", name="Seats").get_by_role("button", name=str(seats), exact=True))
    expect(host.page.locator(".lobby-seat")).to_have_count(seats)
    return host.page.url


def come_in(guest: Person, link: str) -> None:
    guest.page.goto(link)
    guest.push(guest.button(f"Sit down as {guest.name}"))
    expect(guest.sees("that is you")).to_be_visible()


def start(host: Person, seats: int) -> None:
    host.push(host.button(f"Start with {seats}"))


def game_of(people: Sequence[Person], seats: int | None = None) -> list[SnipTable]:
    """These people at a table that has begun; bots on the seats that are left."""
    seats = seats or len(people)
    host = people[0]
    link = open_table(host, seats)
    for guest in people[1:]:
        come_in(guest, link)
        expect(host.page.locator(".lobby-seat").filter(has_text=guest.name)).to_be_visible()
    start(host, seats)
    tables = [SnipTable(person, seat) for seat, person in enumerate(people)]
    for table in tables:
        table.wire(0).wait_for()
    return tables
