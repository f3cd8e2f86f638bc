"""Two Rooms and a Boom in one house: six phones and two screens on the walls, by taps and by keys, without leaks, for everybody."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.axe import faults
from tests.browser.finished import table_of
from tests.browser.keys import tab_to
from tests.browser.knowledge import updates
from tests.browser.person import DESKTOP, PHONE, People, Person
from tests.browser.rooms_knowledge import hidden_cards, told_too_much
from tests.browser.rooms_table import RoomsTable, begin, gather, rooms, say_go
from tests.serving.passing_time import SLOWLY, forward

ROUNDS = (1.5, 0.5, 0.5)  # minutes
NAMES = ("Ada", "Bea", "Cleo", "Dario", "Eva", "Finn")
HAND_SECONDS = 1  # between two changes of a pointing hand (TR-320)
WALLS = {"A": -16, "B": -17}
CARDS = {"president": "President", "bomber": "Bomber", "blue_team": "Blue Team", "red_team": "Red Team"}
BLUE = ("president", "blue_team")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, data: Path) -> Iterator[ServerProcess]:
    """A server with a clock of its own: the rounds of a party end by the clock."""
    with ServerProcess(tmp_path_factory.mktemp("house") / "data", speed=SLOWLY) as process:
        yield process


@pytest.fixture(scope="module")
def phones(browser: Browser, house: ServerProcess) -> Iterator[list[Person]]:
    """Six people who go from table to table."""
    with People(browser, house.url) as people:
        yield [people.invite(name, PHONE) for name in NAMES]


LISTEN = """() => {
    const listen = () => { window.told ||= document.querySelector(".tr-reveal-word")?.textContent; };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true });
}"""  # the last word stands for a few seconds only, and on eight pages at once


class Evening:
    """A basic game that six people have played to its end, with a screen in each room."""

    def __init__(self, people: People, house: ServerProcess) -> None:
        self.screens = {room: people.invite(f"Wall {room}") for room in WALLS}
        here = [people.invite(name, PHONE) for name in NAMES]
        self.tables = gather(here, walls=list(self.screens.values()), round_minutes=ROUNDS, exchange_clock="last")
        begin(self.tables)
        leaders = [self.lead_and_share("A"), self.lead("B")]
        for number, minutes in enumerate(ROUNDS, 1):
            forward(house, minutes * 60)
            hostages = [self.send(leader) for leader in leaders]
            if number == 1:
                look_at_cards(self.tables)
                see_each_other(*self.sharers)
            self.meet(leaders)
            if number < len(ROUNDS):
                self.walk(hostages)
        self.shown_before = [seen.get_by_text("The doors are shut").count() for seen in self.pages()]
        for seen in self.pages():
            seen.evaluate(LISTEN)
        self.arrive_last(hostages)
        self.words = {seen.wait_for_function("() => window.told").json_value() for seen in self.pages()}
        for table in self.tables:
            table.over.wait_for()

    def pages(self) -> list[Page]:
        return [table.page for table in self.tables] + [screen.page for screen in self.screens.values()]

    def arrive_last(self, hostages: list[RoomsTable]) -> None:
        """The last guests arrive; the cards wait for them (TR-423)."""
        for screen in self.screens.values():
            expect(screen.page.locator(".tr-screen")).to_contain_text("The hostages walk")
        for hostage in hostages:
            hostage.do("I am there")

    def lead(self, room: str) -> RoomsTable:
        """One appoints another."""
        first, second, third = rooms(self.tables)[room]
        first.appoint(second.seat)
        expect(third.leader(second.seat)).to_be_visible()
        expect(self.screens[room].page.locator(".tr-screen")).to_contain_text(second.person.name)
        return second

    def lead_and_share(self, room: str) -> RoomsTable:
        """One is appointed and pointed away by the other two, of whom one shares cards with the fallen leader."""
        first, second, third = rooms(self.tables)[room]
        self.lead(room)
        third.point(first.seat)
        for table in (first, second, third):
            expect(table.somebody(first.seat)).to_have_accessible_name(has_one_hand_of_two(table, first))
        expect(self.screens[room].page.locator(".tr-screen-hands .tr-raised")).to_have_count(1)
        first.point(first.seat)
        for table in (first, second, third):
            expect(table.leader(first.seat)).to_be_visible()
        second.offer_share(third.seat)
        third.accept_share()
        self.sharers = second, third
        return first

    def send(self, leader: RoomsTable) -> RoomsTable:
        """Whoever is next in the leader's room is tied up; the room sees who goes."""
        expect(leader.asks("Tie up one")).to_be_visible()
        hostage, other = [table for table in rooms(self.tables)[leader.place] if table is not leader]
        leader.tie_up(hostage.seat)
        expect(hostage.asks("You go to the other room").or_(hostage.asks("The leaders meet")).first).to_be_visible()
        expect(other.goer(hostage.seat)).to_be_visible()
        return hostage

    def meet(self, leaders: list[RoomsTable]) -> None:
        for leader in leaders:
            expect(leader.asks("You meet")).to_be_visible()
            leader.ready()

    def walk(self, hostages: list[RoomsTable]) -> None:
        for hostage in hostages:
            hostage.person.push(hostage.arrived)
            expect(hostage.arrived).to_have_count(0)


def has_one_hand_of_two(table: RoomsTable, target: RoomsTable) -> str:
    return f"{'You' if table is target else target.person.name}, 1 of 2 hands"


def look_at_cards(tables: list[RoomsTable]) -> None:
    for table in tables:
        assert table.role is not None
        with table.held(table.card) as face:
            expect(face.get_by_role("heading", level=2)).to_have_text(CARDS[table.role])
        assert "tr-card" not in table.page.content(), "the card is in the page while it lies face down"
        told = re.sub(r"In the deck: [^<]*", "", whole_page(table.page))  # which everybody has been told
        assert [told[max(0, found.start() - 60) : found.end()] for found in NAMED.finditer(told)] == []


NAMED = re.compile("|".join(CARDS.values()))


def whole_page(page: Page) -> str:
    """Texts, attributes and live regions, and the title; but for the panel that lists the cards of this game."""
    told: str = page.evaluate(
        """() => {
            const page = document.documentElement.cloneNode(true);
            for (const known of page.querySelectorAll("head, .frame-left, .top-bar-subtitle, script")) known.remove();
            return document.title + page.outerHTML;
        }"""
    )
    return told


TILES = """() => [...document.querySelectorAll(".tr-person, .tr-floor-person")].map((each) => each.getBoundingClientRect().top)"""
LIES_ON_TOP = """face => [...face.querySelectorAll("h2, p, svg")].every((part) => {
    const box = part.getBoundingClientRect();
    return face.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


def see_each_other(one: RoomsTable, other: RoomsTable) -> None:
    for viewer, seen in ((one, other), (other, one)):
        assert seen.role is not None
        before = viewer.page.evaluate(TILES)
        with viewer.held(viewer.shown) as face:
            expect(face.get_by_role("heading", level=2)).to_have_text(CARDS[seen.role])
            assert face.evaluate(LIES_ON_TOP), "something lies on the card that is shown"
        expect(viewer.shown).to_have_count(0)
        assert viewer.page.evaluate(TILES) == before, "people moved when the card that was shown was put away"


@pytest.fixture(scope="module")
def evening(browser: Browser, house: ServerProcess) -> Iterator[Evening]:
    with People(browser, house.url) as people:
        yield Evening(people, house)


def test_six_phones_play_to_the_end_and_agree_on_it(evening: Evening) -> None:
    view = evening.tables[0].view
    president, bomber = (view["places"][view["cards"].index(role)] for role in ("president", "bomber"))
    blue_wins = president != bomber

    for table in evening.tables:
        won = (view["cards"][table.seat] in BLUE) == blue_wins
        expect(table.over.locator(".result-title")).to_have_text("You win!" if won else "You lose.")
        expect(table.over).to_contain_text("apart: Blue wins." if blue_wins else "same room: Red wins.")


def test_phones_and_screens_tell_the_end_together_and_as_it_was(evening: Evening) -> None:
    view = evening.tables[0].view
    president, bomber = (view["places"][view["cards"].index(role)] for role in ("president", "bomber"))

    assert evening.shown_before == [0] * 8, "the end was told before the last hostage had arrived"
    assert evening.words == {"Boom!" if president == bomber else "Silence"}
    for table in evening.tables:
        expect(table.page.locator(".tr-all li")).to_have_count(len(NAMES))
        expect(table.page.locator(".tr-all li").first).to_contain_text("You")


def test_no_phone_and_no_wall_was_told_a_card_it_may_not_know(evening: Evening) -> None:
    screens = [(screen, WALLS[room]) for room, screen in evening.screens.items()]

    for person, viewer in [(table.person, table.seat) for table in evening.tables] + screens:
        assert hidden_cards(person) > 0
        assert told_too_much(person, viewer) == []
    stranger = next(table for table in evening.tables if table not in evening.sharers)
    seen_as_stranger = told_too_much(evening.sharers[0].person, stranger.seat)
    assert any("Shared" in fault for fault in seen_as_stranger), "no frame told what was shared"


def happened(person: Person) -> list[dict[str, Any]]:
    """All that this person was told of the table at which they are."""
    return [event for frame in updates(person) if frame["table"] == table_of(person) for event in frame.get("events", [])]


def test_only_sharers_phones_tell_of_a_share(evening: Evening) -> None:
    told = [sum(event["type"] == "Shared" for event in happened(table.person)) for table in evening.tables]

    assert sorted(told) == [0, 0, 0, 0, 1, 1]  # in one house eyes see who puts cards together (TR-313)


def test_axe_finds_nothing_wrong_with_the_end(evening: Evening) -> None:
    table = evening.tables[0]
    found = {"result": faults(table.page)}
    table.page.locator(".tr-floor-over").wait_for()
    found["floor"] = faults(table.page)
    found["wall"] = faults(evening.screens["A"].page)

    assert {where: what for where, what in found.items() if what} == {}


def test_the_same_people_play_again(evening: Evening) -> None:
    host, guest, *_ = evening.tables

    host.person.push(host.over.get_by_role("button", name="Rematch"))
    expect(host.page.locator(".party-faces li")).to_have_count(len(NAMES))
    guest.person.push(guest.over.get_by_role("link", name="Next game"))

    for name in NAMES:
        expect(host.page.locator(".party-faces li").filter(has_text=name)).to_be_visible()
    expect(guest.person.sees("You are in")).to_be_visible()
    again = table_of(host.person)
    for screen in evening.screens.values():
        screen.page.wait_for_url(f"**/tv/{again}?wall=*")
        expect(screen.sees(f"{len(NAMES)} of {len(NAMES)} seats")).to_be_visible()


def two_in_one_room(tables: list[RoomsTable]) -> tuple[RoomsTable, RoomsTable]:
    """Two phones in the same room; of three there are always two."""
    one, other, *_ = max(rooms(tables).values(), key=len)
    return one, other


def test_an_offer_survives_the_reload_of_both_phones(phones: list[Person]) -> None:
    tables = gather(phones[:3], phones[3:])
    begin(tables)
    one, other = two_in_one_room(tables)
    before = one.role, other.role
    one.offer_share(other.seat)
    expect(other.offer).to_contain_text(f"{one.person.name}: card share?")

    for table in (one, other):
        table.page.reload()
    expect(one.offers).to_contain_text(f"You have offered {other.person.name} a card share.")
    expect(other.offer).to_contain_text("Both see both")
    look_at_cards([one, other])
    other.accept_share()

    see_each_other(one, other)
    assert (one.role, other.role) == before


USURPERS = ("usurper_blue", "usurper_red")
CLASH = ("president", "bomber", *USURPERS, "blue_team", "red_team")


def usurpers_in_one_room(tables: list[RoomsTable]) -> list[RoomsTable]:
    """Both usurpers in one room, one sent over where the deal has parted them; without a timer both leaders end the round."""
    usurpers = [table for table in tables if table.role in USURPERS]
    if usurpers[0].place == usurpers[1].place:
        return usurpers
    leaders = []
    for room in rooms(tables).values():
        usurper = next(table for table in room if table in usurpers)
        leader, other = (table for table in room if table is not usurper)
        other.appoint(leader.seat)
        announce(leader, usurper if usurper is usurpers[0] else other)
        leaders.append(leader)
    for leader in leaders:
        expect(leader.asks("You meet")).to_be_visible()
        leader.ready()
    usurpers[0].person.push(usurpers[0].arrived)
    return usurpers


def announce(leader: RoomsTable, hostage: RoomsTable) -> None:
    leader.person.push(leader.somebody(hostage.seat))
    leader.person.push(leader.modes.filter(has_text="Hostage"))
    leader.do("Put on the list")
    expect(leader.goer(hostage.seat)).to_be_visible()
    leader.person.push(leader.options.filter(has_text="Announce hostages"))
    leader.do("Announce the hostages")


def push_together(pages: list[Page]) -> None:
    """The one button on every page, at the same instant of the clock."""
    instant = time.time() * 1000 + 500
    for page in pages:
        page.evaluate(
            "at => void setTimeout(() => document.querySelector('.prompt-buttons .button-wide').click(), at - Date.now())", instant
        )


def struck(usurper: RoomsTable) -> bool:
    """Wait until the server has answered: the card lies open, or something happened in between and it stays closed."""
    refusal = usurper.page.locator(".frame-refusal")
    spent = usurper.page.locator(".prompt-words:not(:has(.prompt-buttons))")
    refusal.or_(spent).first.wait_for()
    return not refusal.is_visible()


def test_of_two_usurpers_at_the_same_moment_who_strikes_last_leads_for_everybody(phones: list[Person]) -> None:
    tables = gather(phones, game="advanced", roles=CLASH, no_timer=True, no_timer_cap=60)
    begin(tables)
    usurpers = usurpers_in_one_room(tables)
    mates = rooms(tables)[usurpers[0].place]
    for table in usurpers:
        table.person.push(table.options.filter(has_text="My card’s power"))
        table.person.push(table.options.filter(has_text="Show it and lead"))
        expect(table.deed).to_have_text("Show your card and lead")

    push_together([table.page for table in usurpers])
    strikers = [table for table in usurpers if struck(table)]
    for table in mates:
        for striker in strikers:
            if striker is not table:
                expect(table.somebody(striker.seat)).to_have_accessible_name(re.compile("seen: (Blue|Red) Usurper"))

    stories = {tuple(event["by"] for event in happened(table.person) if event["type"] == "Usurped") for table in mates}
    assert len(stories) == 1, "the phones tell different stories"
    (story,) = stories
    assert set(story) == {table.seat for table in strikers}
    for table in mates:
        expect(table.leader(story[-1])).to_be_visible()
        expect(table.page.locator(".tr-tag-leader")).to_have_count(1)
        assert [seat for seat, card in enumerate(table.view["cards"]) if card in USURPERS and seat not in (*story, table.seat)] == []


def test_keys_alone_lead_through_a_round(phones: list[Person], house: ServerProcess) -> None:
    (table,) = gather(phones[:1], phones[1:])
    keyboard = table.page.keyboard
    tab_to(table.person, table.deed.filter(has_text="Ready"))
    keyboard.press("Enter")
    say_go(table)
    here = [seat for seat, place in enumerate(table.view["places"]) if place == table.place]
    first, second = [seat for seat in here if seat != table.seat]
    letter = {seat: "abc"[at] for at, seat in enumerate(here)}

    keyboard.down("Space")
    expect(table.face.get_by_role("heading", level=2)).to_have_text(CARDS[table.role or ""])
    keyboard.up("Space")
    expect(table.face).to_have_count(0)
    keyboard.press(letter[first])
    expect(table.deed).to_contain_text("Appoint")
    keyboard.press("Enter")
    expect(table.leader(first)).to_be_visible()
    keyboard.press(letter[second])
    expect(table.deed).to_contain_text("Point at")
    keyboard.press("Enter")
    expect(table.somebody(second)).to_have_accessible_name(f"{NAMES[second]}, away, 1 of 2 hands")
    keyboard.press(letter[second])
    tab_to(table.person, table.modes.filter(has_text="Share cards"))
    keyboard.press("Enter")
    tab_to(table.person, table.deed.filter(has_text="Offer a card share"))
    keyboard.press("Enter")

    expect(table.offers).to_contain_text(f"You have offered {NAMES[second]} a card share.")
    forward(house, HAND_SECONDS)
    keyboard.press("Shift+U")
    expect(table.somebody(second)).to_have_accessible_name(f"{NAMES[second]}, away")


@pytest.fixture
def walls(browser: Browser, house: ServerProcess) -> Iterator[list[Person]]:
    with People(browser, house.url) as people:
        yield [people.invite(f"Wall {room}", DESKTOP) for room in WALLS]


def test_axe_finds_nothing_wrong_on_phones_and_walls(phones: list[Person], walls: list[Person]) -> None:
    tables = gather(phones[:3], phones[3:], walls)
    found = {"deal": faults(tables[0].page)}
    begin(tables)
    one, other = two_in_one_room(tables)
    wall = walls["AB".index(one.place)]

    one.appoint(other.seat)
    expect(wall.page.locator(".tr-screen")).to_contain_text(other.person.name)
    found["wall"] = faults(wall.page)
    one.offer_share(other.seat)
    other.offer.wait_for()
    found["offered"] = faults(other.page)
    other.accept_share()
    one.shown.wait_for()
    with one.held(one.card):
        found["card"] = faults(one.page)
    with one.held(one.shown):
        pass
    one.person.push(one.somebody(other.seat))
    found["somebody"] = faults(one.page)
    one.person.push(one.somebody(other.seat))
    one.page.get_by_role("dialog").wait_for()
    found["notes"] = faults(one.page)

    assert {where: what for where, what in found.items() if what} == {}
