"""Two Rooms and a Boom with everybody apart: people talk by taps, each in their language, bots talk along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.axe import violations
from tests.browser.keys import tab_to
from tests.browser.knowledge import updates
from tests.browser.person import PHONE, People, Person
from tests.serving.passing_time import forward

UNHURRIED = 0.5  # the shortest phase, a minute, is longer than any test waits for one thing
ONLINE = {"mode": "online", "game": "basic", "select_seconds": 40, "parley_seconds": 10}
LONG = [10.0, 0.5, 0.5]  # minutes: people have their say in the first round
ENDLESS = [120.0, 1.0, 1.0]
QUOTES = {"it": "«{}»", "es": "«{}»", "en": "“{}”"}
BREATH = 2.0  # seconds between two sentences (TR-320)
A_WHILE = 5.0  # seconds: bots do one or two things
ASKED = "body:has(.prompt-lit)"
WALK = ".tr-walk button"
HOSTAGE = f"{ASKED} .tr-person:not(.tr-goes):not(:has(.tr-badge-leader))"
DEED = ".prompt-buttons .button-wide:not([aria-disabled=true])"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("online") / "data", speed=UNHURRIED) as process:
        yield process


@pytest.fixture
def guests(browser: Browser, house: ServerProcess) -> Iterator[People]:
    with People(browser, house.url) as people:
        yield people


class Talker:
    """A person in a room, told apart by what the page is made of and not by its words."""

    def __init__(self, person: Person, seat: int = 0) -> None:
        self.person = person
        self.seat = seat
        self.page = person.page
        self.people = self.page.locator(".tr-person")
        self.thread = self.page.locator(".tr-thread-room li")
        self.composer = self.page.locator(".tr-talk")
        self.deed = self.page.locator(DEED)
        self.over = self.page.locator(".result")

    @property
    def view(self) -> dict[str, Any]:
        shown: dict[str, Any] = updates(self.person)[-1]["view"]
        return shown

    def go_in(self) -> None:
        self.person.push(self.deed)
        self.people.first.wait_for()

    def others(self) -> list[int]:
        """Who else is in the room."""
        places = self.view["places"]
        return [seat for seat, place in enumerate(places) if place == places[self.seat] and seat != self.seat]

    def chip(self, group: int, label: str | re.Pattern[str]) -> Locator:
        """Of the composer: who shall hear it, then the sentence, then its words."""
        return self.composer.locator(".tr-choice").nth(group).get_by_role("button", name=label)

    def sentences(self) -> list[str]:
        """Those to choose from."""
        return self.composer.locator(".tr-choice").nth(1).get_by_role("button").all_inner_texts()

    def open_composer(self) -> None:
        self.person.push(self.page.locator(".prompt-options button").first)
        self.composer.wait_for()

    def whisper_to(self, seat: int) -> None:
        self.person.push(self.page.locator(f"[data-piece=person-{seat}]"))
        self.person.push(self.page.locator(".prompt-modes button").filter(has_text="Whisper"))
        self.composer.wait_for()

    def say(self, sentence: str, *words: str) -> None:
        self.person.push(self.chip(1, sentence))
        for group, word in enumerate(words, start=2):
            self.person.push(self.chip(group, word))
        self.person.push(self.deed)
        expect(self.composer).to_have_count(0)

    def expect_said(self, text: str) -> None:
        expect(self.thread.filter(has_text=text).first).to_be_attached()


def sit_down(person: Person, minutes: list[float], seats: int = 6) -> Talker:
    """At a table with bots, in a room."""
    page = {"game": "two_rooms", "options": {"seats": seats, **ONLINE, "round_minutes": minutes}, "fill": "standard", "start": True}
    answer = person.context.request.post("/api/tables", data={**page, "name": person.name, "face": 1})
    assert answer.ok, answer.text()
    person.page.goto(f"/t/{answer.json()['table']}")
    talker = Talker(person)
    talker.go_in()
    return talker


def play_to_the_end(talker: Talker, house: ServerProcess) -> None:
    """Whatever is asked is done while it is asked: hostages are named, cards kept, walks made. Meanwhile time passes."""
    page, tied = talker.page, talker.page.locator(".tr-person.tr-goes")
    while not talker.over.is_visible():
        missing = talker.view["phase"] == "select" and tied.count() < talker.view["to_send"]
        for piece in (WALK, HOSTAGE if missing else f"{ASKED} {DEED}"):
            page.evaluate("piece => document.querySelector(piece)?.click()", piece)
        forward(house, A_WHILE)


def seats_of(talker: Talker) -> list[dict[str, Any]]:
    """As the last card of the table says."""
    cards: list[dict[str, Any]] = [frame["card"] for frame in talker.person.frames if frame["type"] == "Card"]
    return list(cards[-1]["seats"])


def names_of_bots(talker: Talker) -> list[str]:
    return [seat["name"] for seat in seats_of(talker) if seat["kind"] == "bot"]


def test_one_tap_at_home_opens_an_online_table_where_bots_are_company(guests: People) -> None:
    ada = Talker(guests.invite("Ada", PHONE))
    ada.page.goto("/")

    ada.person.push(ada.person.button("First game Two Rooms"))
    ada.go_in()

    assert ada.view["options"]["mode"] == "online"
    expect(ada.thread.filter(has_text=re.compile(f"^({'|'.join(names_of_bots(ada))}): “"))).not_to_have_count(0)


def test_one_person_talks_with_bots_to_the_end_and_looks_at_both_rooms_afterwards(guests: People, house: ServerProcess) -> None:
    ada = sit_down(guests.invite("Ada", PHONE), LONG)
    friend = ada.others()[0]
    name = seats_of(ada)[friend]["name"]

    ada.open_composer()
    ada.say("Say who you are", "Blue Team")
    ada.expect_said("Ada: “I am Blue Team.”")
    forward(house, BREATH)
    ada.open_composer()
    ada.say("Ask a question", "Which side?", name)
    ada.expect_said(f"Ada: “Which side is {name} on?”")
    forward(house, BREATH)
    ada.whisper_to(friend)
    ada.say("Ask to be shown", "card")
    ada.expect_said(f"Ada to {name}: “Show me your card.”")
    expect(ada.thread.filter(has_text=re.compile(f"^({'|'.join(names_of_bots(ada))})"))).not_to_have_count(0)
    play_to_the_end(ada, house)

    expect(ada.over).to_contain_text(re.compile("(Red|Blue) wins"))
    ada.person.push(ada.page.get_by_role("link", name="Replay"))
    rooms = ada.page.locator(".tr-floor-room")
    expect(rooms).to_have_count(2)
    expect(rooms.locator(".tr-floor-person")).to_have_count(6)
    expect(rooms.locator(".tr-floor-card")).to_have_text([re.compile("President|Bomber|Blue Team|Red Team")] * 6)


def test_everybody_reads_what_the_others_say_in_their_own_language(guests: People) -> None:
    """Two of three people are in one room, however the rooms are dealt."""
    claims = {"it": "Sono Presidente.", "es": "Soy Presidente.", "en": "I am President."}
    talkers = [Talker(guests.invite(language, PHONE, locale=language), seat) for seat, language in enumerate(claims)]
    gather(talkers)
    pair = next(pair for pair in combinations(talkers, 2) if pair[1].seat in pair[0].others())

    for speaker in pair:
        speaker.open_composer()
        assert set(speaker.sentences()) <= sentences_in(speaker.person.name)
        speaker.person.push(speaker.chip(1, re.compile(".")).first)
        speaker.person.push(speaker.chip(2, re.compile("President")))
        speaker.person.push(speaker.deed)

    for reader in pair:
        for speaker in pair:
            reader.expect_said(f"{speaker.person.name}: {QUOTES[reader.person.name].format(claims[reader.person.name])}")


def sentences_in(language: str) -> set[str]:
    """By their names in the game's words."""
    words = (files("boomtable.games.two_rooms") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^    \.name = (.+)$", words, re.MULTILINE))


def gather(talkers: list[Talker]) -> None:
    """All at one table of six, with bots on the other seats."""
    host = talkers[0].person
    page = {"game": "two_rooms", "options": {"seats": 6, **ONLINE, "round_minutes": ENDLESS}, "fill": None, "start": False}
    answer = host.context.request.post("/api/tables", data={**page, "name": host.name, "face": 1})
    assert answer.ok, answer.text()
    made = answer.json()
    for talker in talkers:
        talker.page.goto(f"/t/{made['table']}#{made['code']}")
        talker.page.locator(".lobby-start").wait_for()
        if talker is not talkers[0]:
            talker.person.push(talker.page.locator(".lobby-start button"))
        expect(host.page.locator(".lobby-seat").filter(has_text=talker.person.name)).to_be_visible()
    host.push(host.page.locator(".lobby-start button"))
    for talker in talkers:
        talker.deed.wait_for()
    for talker in talkers:
        talker.person.push(talker.deed)
    for talker in talkers:
        talker.people.first.wait_for()


def test_axe_finds_nothing_wrong_where_people_talk(guests: People) -> None:
    ada = sit_down(guests.invite("Ada", PHONE), ENDLESS)
    ada.thread.first.wait_for()

    wrong = {"room": faults(ada.page)}
    ada.open_composer()
    wrong["sentences"] = faults(ada.page)
    ada.person.push(ada.chip(1, "Say whose card you saw"))
    wrong["words"] = faults(ada.page)

    assert wrong == {"room": [], "sentences": [], "words": []}


def faults(page: Page) -> list[str]:
    """Of a page, by day and by night."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += violations(page)
    return found


def test_keys_alone_say_a_sentence(guests: People) -> None:
    ada = sit_down(guests.invite("Ada"), ENDLESS)

    ada.page.keyboard.press("T")
    for chip in (ada.chip(1, "Say who you are"), ada.chip(2, "Red Team")):
        tab_to(ada.person, chip)
        ada.page.keyboard.press("Enter")
    tab_to(ada.person, ada.deed)
    ada.page.keyboard.press("Enter")

    expect(ada.page.locator(".frame-log")).to_contain_text("Ada: “I am Red Team.”")
