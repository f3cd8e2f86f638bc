"""A table of Two Rooms and a Boom in one house, as one person sees and handles it on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.finished import table_of
from tests.browser.knowledge import updates
from tests.browser.person import Person

ME = {"face": 1}
SEATS = 6
UNHURRIED = {"round_minutes": [60, 60, 60], "select_seconds": 300, "parley_seconds": 300, "offer_ttl": 300}


class RoomsTable:
    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self.over = self.page.get_by_role("region", name="Game over")
        self.title = self.page.locator(".prompt-title")
        self.deed = self.page.locator(".prompt-buttons .button-wide:not([aria-disabled=true])")
        self.modes = self.page.locator(".prompt-modes button")
        self.options = self.page.locator(".prompt-options button")
        self.everybody = self.page.locator("button.tr-person")
        self.card = self.page.locator("[data-piece=card]")
        self.shown = self.page.locator("[data-piece=shown]")
        self.face = self.page.locator(".tr-look")
        self.offers = self.page.locator(".tr-offers:not(.tr-newly)")
        self.offer = self.page.locator(".tr-offer:has(.button)")
        self.arrived = self.page.locator(".tr-walk").get_by_role("button", name="I am there")

    @property
    def view(self) -> dict[str, Any]:
        """What the person was shown last."""
        shown: dict[str, Any] = updates(self.person)[-1]["view"]
        return shown

    @property
    def place(self) -> str:
        place: str = self.view["places"][self.seat]
        return place

    @property
    def role(self) -> str | None:
        """What the own card is, once it may be looked at."""
        card: str | None = self.view["cards"][self.seat]
        return card

    def somebody(self, seat: int) -> Locator:
        return self.page.locator(f"[data-piece=person-{seat}]")

    def leader(self, seat: int) -> Locator:
        return self.somebody(seat).and_(self.page.locator(":has(.tr-tag-leader)"))

    def goer(self, seat: int) -> Locator:
        return self.somebody(seat).and_(self.page.locator(".tr-goes"))

    def asks(self, title: str) -> Locator:
        return self.title.filter(has_text=title)

    def do(self, what: str) -> None:
        """The one button that sends."""
        self.person.push(self.deed.filter(has_text=what))

    def appoint(self, seat: int) -> None:
        self.person.push(self.somebody(seat))
        self.do("Appoint")

    def point(self, seat: int) -> None:
        self.person.push(self.somebody(seat))
        self.do("Point")

    def offer_share(self, seat: int) -> None:
        self.person.push(self.somebody(seat))
        self.person.push(self.modes.filter(has_text="Share cards"))
        self.do("Offer a card share")

    def accept_share(self) -> None:
        self.person.push(self.offer.get_by_role("button", name="Share"))
        self.do("Share with")

    @contextmanager
    def held(self, plate: Locator) -> Iterator[Locator]:
        """What is seen while a finger is on a plate."""
        plate.hover()
        self.page.mouse.down()
        yield self.face
        self.page.mouse.up()
        expect(self.face).to_have_count(0)

    def tie_up(self, seat: int) -> None:
        """Name a hostage on the leader's form, and announce it."""
        self.person.push(self.somebody(seat))
        self.do("Send ")
        expect(self.asks("Tie up")).to_have_count(0)

    def ready(self) -> None:
        self.do("Ready")


def gather(people: Sequence[Person], absent: Sequence[Person] = (), walls: Sequence[Person] = (), **options: object) -> list[RoomsTable]:
    """A game of six that begins: some have their phones in hand, others have sat down and put theirs away; and screens on the walls."""
    host, *guests = people
    asked = {"game": "two_rooms", "options": {"seats": SEATS, **UNHURRIED, **options}, "name": host.name, **ME}
    made = _post(host, "/api/tables", asked)
    for person in (*guests, *absent):
        _post(person, f"/api/tables/{made['table']}/seats", {"name": person.name, "code": made["code"], **ME})
    for person in people:
        with person.page.expect_response("**/entropy"):
            person.page.goto(f"/t/{made['table']}")
    screens = host.context.request.get(f"/api/tables/{made['table']}").json()["screens"]
    for wall, screen in enumerate(walls):
        screen.page.goto(f"/tv/{made['table']}?wall={wall + 1}#{screens[wall]['code']}")
        expect(screen.sees(f"{SEATS} of {SEATS} seats")).to_be_visible()
    expect(host.page.locator(".party-faces li")).to_have_count(SEATS)
    host.push(host.button(f"Deal to {SEATS}"))
    tables = [RoomsTable(person, seat) for seat, person in enumerate(people)]
    for table in tables:
        expect(table.asks("Go to room")).to_be_visible()
    return tables


def _post(person: Person, path: str, body: object) -> Any:
    answer = person.context.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def begin(tables: Sequence[RoomsTable]) -> None:
    """Everybody is in their room; the first round runs."""
    for table in tables:
        table.ready()
    if len(tables) < SEATS:
        say_go(tables[0])
    for table in tables:
        table.everybody.first.wait_for()


def say_go(host: RoomsTable) -> None:
    """Start the round for those who have put their phones away."""
    expect(host.asks("Waiting for")).to_be_visible()
    _post(host.person, f"/api/tables/{table_of(host.person)}/go", {"ends": "deal"})
    host.everybody.first.wait_for()


def rooms(tables: Sequence[RoomsTable]) -> dict[str, list[RoomsTable]]:
    return {room: [table for table in tables if table.place == room] for room in "AB"}
