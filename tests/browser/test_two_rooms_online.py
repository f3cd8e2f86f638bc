"""Two Rooms and a Boom with everybody apart: people talk by taps, each in their language, bots talk along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.axe import faults
from tests.browser.keys import tab_to
from tests.browser.knowledge import updates
from tests.browser.person import PHONE, People, Person
from tests.serving.passing_time import forward

UNHURRIED = 0.5  # the shortest phase, a minute, is longer than any test waits for one thing
ONLINE = {"mode": "online", "game": "basic", "select_seconds": 40, "parley_seconds": 10}
LONG = [10.0, 0.5, 0.5]  # minutes: people have their say in the first round
ENDLESS = [120.0, 1.0, 1.0]
YOU = {"it": "Tu", "es": "Tú", "en": "You"}
BREATH = 2.0  # seconds between two sentences (TR-320)
LINES = 5  # of talk, whole, in the viewport of a phone
A_WHILE = 5.0  # seconds: bots do one or two things
ASKED = "body:has(.prompt-lit)"
WALK = ".tr-walk button"
HOSTAGE = f"{ASKED} .tr-person:not(.tr-goes):not(:has(.tr-tag-leader))"
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
        """A chip of the composer: who shall hear it, then the sentence, then its words."""
        return self.composer.locator(".tr-choice").nth(group).get_by_role("button", name=label)

    def sentences(self) -> list[str]:
        """The sentences that the composer offers."""
        return self.composer.locator(".tr-choice").nth(1).get_by_role("button").all_inner_texts()

    def open_composer(self) -> None:
        self.person.push(self.page.locator(".tr-say-more"))
        self.composer.wait_for()

    def look_at(self, seat: int) -> None:
        self.person.push(self.page.locator(f"[data-piece=person-{seat}]"))
        self.page.locator(".tr-sheet").wait_for()

    def chooses(self, deed: str) -> None:
        self.person.push(self.page.locator(".tr-deed").filter(has_text=deed))

    def says(self, sentence: str) -> None:
        self.person.push(self.page.locator(".tr-sheet-say .tr-say").filter(has_text=sentence).first)

    def say(self, sentence: str, *words: str) -> None:
        self.person.push(self.chip(1, sentence))
        for group, word in enumerate(words, start=2):
            self.person.push(self.chip(group, word))
        self.person.push(self.deed)
        expect(self.composer).to_have_count(0)

    def expect_said(self, text: str) -> None:
        expect(self.thread.filter(has_text=text).first).to_be_attached()


def sit_down(person: Person, minutes: list[float], seats: int = 6) -> Talker:
    """Open a table with bots, and wait until this person is in a room."""
    page = {"game": "two_rooms", "options": {"seats": seats, **ONLINE, "round_minutes": minutes}, "fill": "standard", "start": True}
    answer = person.context.request.post("/api/tables", data={**page, "name": person.name, "face": 1})
    assert answer.ok, answer.text()
    person.page.goto(f"/t/{answer.json()['table']}")
    talker = Talker(person)
    talker.go_in()
    return talker


def play_to_the_end(talker: Talker, house: ServerProcess) -> None:
    """Do whatever is asked until the end: name hostages, keep cards, walk. Meanwhile time passes."""
    page, tied = talker.page, talker.page.locator(".tr-person.tr-goes")
    while not talker.over.is_visible():
        missing = talker.view["phase"] == "select" and tied.count() < talker.view["to_send"]
        for piece in (WALK, HOSTAGE if missing else f"{ASKED} {DEED}"):
            page.evaluate("piece => document.querySelector(piece)?.click()", piece)
        forward(house, A_WHILE)


def seats_of(talker: Talker) -> list[dict[str, Any]]:
    """The seats as the last card of the table tells of them."""
    cards: list[dict[str, Any]] = [frame["card"] for frame in talker.person.frames if frame["type"] == "Card"]
    return list(cards[-1]["seats"])


def names_of_bots(talker: Talker) -> list[str]:
    return [seat["name"] for seat in seats_of(talker) if seat["kind"] == "bot"]


def test_one_tap_at_home_opens_an_online_table_where_bots_are_company(guests: People, house: ServerProcess) -> None:
    ada = Talker(guests.invite("Ada", PHONE))
    ada.page.goto("/")

    ada.person.push(ada.person.button("First game Two Rooms"))
    expect(ada.page.locator(".tip")).to_contain_text("two rooms")
    ada.go_in()

    assert (ada.view["options"]["mode"], ada.view["options"]["guided"], len(ada.view["places"])) == ("online", True, 6)
    expect(ada.page.locator(".tip")).to_contain_text("appoint")
    got = ada.person.button("Got it")
    said_by_bots = ada.thread.filter(has_text=re.compile(f"^({'|'.join(names_of_bots(ada))}) "))
    while said_by_bots.count() == 0:
        if got.is_visible():
            ada.person.push(got)  # until it was read, nobody goes on
        forward(house, A_WHILE)


def test_one_person_talks_with_bots_to_the_end_and_looks_at_both_rooms_afterwards(guests: People, house: ServerProcess) -> None:
    ada = sit_down(guests.invite("Ada", PHONE), LONG)
    friend = ada.others()[0]
    name = seats_of(ada)[friend]["name"]

    ada.open_composer()
    ada.say("Say who you are", "Blue Team")
    ada.expect_said("You I am on the Blue Team.")
    forward(house, BREATH)
    ada.open_composer()
    ada.say("Ask a question", "Which side?", name)
    ada.expect_said(f"You Which side is {name} on?")
    forward(house, BREATH)
    ada.look_at(friend)
    ada.chooses("Whisper")
    ada.says("Show me your card")
    ada.expect_said(f"You to {name}: Show me your card.")
    expect(ada.thread.filter(has_text=re.compile(f"^({'|'.join(names_of_bots(ada))})"))).not_to_have_count(0)
    play_to_the_end(ada, house)

    expect(ada.over).to_contain_text(re.compile("(Red|Blue) wins"))
    ada.person.push(ada.page.get_by_role("link", name="Replay"))
    rooms = ada.page.locator(".tr-floor-room")
    expect(rooms).to_have_count(2)
    expect(rooms.locator(".tr-floor-person")).to_have_count(6)
    expect(rooms.locator(".tr-floor-card")).to_have_text([re.compile("President|Bomber|Blue Team|Red Team")] * 6)


INSIDE = """([marks, edge]) => {
    const clips = (box, around) => box.left < around.left - edge || box.right > around.right + edge
        || box.top < around.top - edge || box.bottom > around.bottom + edge;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return [...document.querySelectorAll(marks)].filter((each) => each.getBoundingClientRect().width > 0)
        .filter((each) => clips(each.getBoundingClientRect(), screen) || each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.outerHTML.slice(0, 120));
}"""  # what is cut by the edge of the screen, or by its own box
WHOLE_LINES = """() => {
    const thread = document.querySelector(".tr-thread-room").getBoundingClientRect();
    return [...document.querySelectorAll(".tr-thread-room li")].map((each) => each.getBoundingClientRect())
        .filter((box) => box.top >= thread.top - 1 && box.bottom <= Math.min(thread.bottom, innerHeight) + 1).length;
}"""
SMALL = """() => [...document.querySelectorAll(".tr-room button, .prompt button, .top-bar button")]
    .filter((each) => each.checkVisibility()).map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 40 || box.height < 40).map(([what]) => what)"""
FILTERS = ".tr-filters button"
FILTERED = """() => [
    Number(/\\d*$/.exec(document.querySelector(".tr-filters [aria-checked=true]").textContent)[0]),
    ...[".tr-for-me", "li:not(.tr-for-me, .tr-unsaid)"].map((lines) => document.querySelectorAll(`.tr-thread-said ${lines}`).length),
]"""  # the number on the filter, and how many lines it lets through
SMALL_FILTERS = """() => [...document.querySelectorAll(".tr-filters button")].map((each) => each.getBoundingClientRect())
    .filter((box) => box.width < 40 || box.height < 40)"""
MENU = "tile => tile.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"  # whether one would open
BUTTONS = ".tr-plate, .prompt-buttons button"
NARROW: ViewportSize = {"width": 360, "height": 740}
MARKS = ".tr-asked-room p, .tr-asked-room button, .tr-name, .tr-tag, .tr-hands, .tr-toward, .tr-known > *, .tr-says .tr-say"


@pytest.mark.parametrize(("seats", "company", "language"), [(6, 3, "it"), (10, 5, "es"), (20, 10, "en"), (30, 15, "it")])
def test_a_phone_shows_everybody_in_the_room_with_name_and_marks_and_five_lines_of_talk(
    guests: People, house: ServerProcess, seats: int, company: int, language: str
) -> None:
    ada = sit_down(guests.invite("Ada", PHONE, locale=language), ENDLESS, seats)
    expect(ada.people).to_have_count(company)
    asked = ada.page.locator(".tr-asked-room")
    while ada.thread.count() < LINES or ada.page.locator(".tr-toward").count() == 0 or asked.count() == 0:
        forward(house, A_WHILE)

    assert ada.page.evaluate(WHOLE_LINES) >= LINES
    names = ada.page.locator(".tr-name").all_inner_texts()
    assert names[0] == YOU[language]
    assert len({name for name in names if name}) == company
    assert ada.page.evaluate(INSIDE, [MARKS, 1]) == []
    assert ada.page.evaluate(SMALL) == []
    ada.open_composer()
    assert ada.page.evaluate(INSIDE, [BUTTONS, 1]) == []
    assert ada.page.evaluate(INSIDE, [f"{FILTERS}, .tr-now", 1]) == []
    assert ada.page.evaluate(SMALL_FILTERS) == []
    ada.person.push(ada.page.locator(FILTERS).nth(1))
    expect(ada.page.locator(FILTERS).nth(1)).to_be_checked()
    counted, for_me, others = ada.page.evaluate(FILTERED)
    assert (counted, others) == (for_me, 0)


def test_what_is_asked_is_answered_with_one_tap_and_the_button_fits_a_narrow_phone(guests: People, house: ServerProcess) -> None:
    ada = sit_down(guests.invite("Ada", PHONE), ENDLESS)
    ada.page.set_viewport_size(NARROW)
    ada.person.push(ada.page.locator(".prompt-options").get_by_role("button", name="Ready"))
    expect(ada.page.locator(".prompt")).to_contain_text("Ends the round when both rooms are ready.")
    assert ada.page.evaluate(INSIDE, [BUTTONS, 1]) == []

    replies = ada.page.locator(".tr-replies")
    while replies.count() == 0:
        forward(house, A_WHILE)
    assert ada.page.evaluate(INSIDE, [MARKS, 1]) == []
    ada.person.push(replies.get_by_role("button").last)
    expect(ada.thread.filter(has_text=re.compile(r"^You to \w+: My answer: (I won’t say|I don’t know|maybe)\.")).first).to_be_attached()


def test_a_long_press_on_somebody_tells_all_marks_in_words_and_does_nothing_else(guests: People, house: ServerProcess) -> None:
    ada = sit_down(guests.invite("Ada", PHONE), ENDLESS)
    somebody = tile(ada, ada.others()[0])
    box = somebody.bounding_box()
    assert box is not None
    finger = ada.person.context.new_cdp_session(ada.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    told = ada.page.locator(".explain-card")
    expect(told.locator(".explain-state")).to_contain_text(seats_of(ada)[ada.others()[0]]["name"])
    assert not somebody.evaluate(MENU)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert ada.page.evaluate("getSelection().toString()") == ""
    expect(told).to_be_visible()
    expect(ada.page.locator(".tr-sheet")).to_have_count(0)
    ada.person.push(told.get_by_role("button", name="Close"))
    ada.look_at(ada.others()[0])


def test_how_many_taps_a_deed_takes(guests: People, house: ServerProcess) -> None:
    ada = sit_down(guests.invite("Ada", PHONE), ENDLESS, 10)
    one, two = ada.others()[:2]
    taps: dict[str, int] = {}

    def count(what: str, *pushes: Locator) -> None:
        for push in pushes:
            ada.person.push(push)
        taps[what] = len(pushes)

    say = ada.page.locator(".tr-sheet-say .tr-say")
    count("appoint or point", tile(ada, one), ada.deed)
    expect(ada.page.locator(".tr-sheet")).to_have_count(0)
    count("share", tile(ada, two), ada.page.locator(".tr-deed").filter(has_text="Share cards"), ada.deed)
    expect(ada.page.locator(".tr-own, .tr-thread-room li").first).to_be_attached()
    count("say about", tile(ada, two), say.filter(has_text="I trust them"))
    ada.expect_said("You I trust")
    forward(house, BREATH)
    count("whisper", tile(ada, two), ada.page.locator(".tr-deed").filter(has_text="Whisper"), say.filter(has_text="Who are you?"))
    ada.expect_said("Which card do you have?")

    assert taps == {"appoint or point": 2, "share": 3, "say about": 2, "whisper": 3}


def tile(talker: Talker, seat: int) -> Locator:
    return talker.page.locator(f"[data-piece=person-{seat}]")


def test_everybody_reads_what_the_others_say_in_their_own_language(guests: People) -> None:
    """Two of three people are in one room, however the rooms are dealt."""
    claims = {"it": "Sono Presidente.", "es": "Soy Presidente.", "en": "I am the President."}
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
            name = YOU[reader.person.name] if reader is speaker else speaker.person.name
            reader.expect_said(f"{name} {claims[reader.person.name]}")


def sentences_in(language: str) -> set[str]:
    """What sentences are called in a language: their names in the game's words."""
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


def test_keys_alone_say_a_sentence(guests: People) -> None:
    ada = sit_down(guests.invite("Ada"), ENDLESS)

    ada.page.keyboard.press("T")
    for chip in (ada.chip(1, "Say who you are"), ada.chip(2, "Red Team")):
        tab_to(ada.person, chip)
        ada.page.keyboard.press("Enter")
    tab_to(ada.person, ada.deed)
    ada.page.keyboard.press("Enter")

    expect(ada.page.locator(".frame-log")).to_contain_text("You: “I am on the Red Team.”")
