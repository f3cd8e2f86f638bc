"""The arena editor: painted with taps, the mouse or the keyboard, checked by the server, tried, shared, estimated."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from tests.browser.axe import violations
from tests.browser.keys import tab_to
from tests.browser.person import DESKTOP, PHONE, People, Person

GAME_MS = 120_000  # that a game of bots may take, who think only when nobody else does
TWO_STARTS = """players 2
tiles 0,0 0,3 0,6 3,0 3,3 3,6
ring 0 2 5 3
core 1 4
map
1........
.#..#..#.
.........
.........
.#..#..#.
........2"""


class Editor:
    def __init__(self, person: Person, link: str = "/arenas") -> None:
        self.person = person
        self.page = person.page
        self.page.goto(link)
        self.page.locator(".editor-board").wait_for()

    def begin(self, name: str) -> None:
        self.person.push(self.person.button("Start from"))
        self.person.push(self.person.button(name))

    def square(self, row: int, column: int) -> Locator:
        return self.page.locator(f'[data-spot="{row},{column}"]')

    def paint(self, what: str, *squares: tuple[int, int]) -> None:
        self.person.push(self.page.get_by_role("radio", name=what, exact=True))
        for row, column in squares:
            self.person.push(self.square(row, column))

    def work(self, name: str) -> None:
        self.person.push(self.page.get_by_role("radio", name=name, exact=True))

    def expect_verdict(self, text: str) -> None:
        expect(self.page.get_by_role("status").get_by_text(text).locator("visible=true")).to_be_visible()

    def text(self) -> str:
        """The arena as the share dialog writes it."""
        self.person.push(self.person.button("Share"))
        shown = self.page.locator(".editor-text").inner_text()
        self.person.push(self.person.button("Close"))
        return shown

    def middle(self, row: int, column: int) -> tuple[float, float]:
        box = self.square(row, column).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, start: tuple[int, int], *path: tuple[int, int]) -> None:
        points = [self.middle(*square) for square in (start, *path)]
        self.page.mouse.move(*points[0])
        self.page.mouse.down()
        for point in points[1:]:
            self.page.mouse.move(*point)
        self.page.mouse.up()


def test_an_arena_is_painted_with_taps_until_it_can_be_played(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    editor = Editor(ada)
    editor.begin("Empty grid for 2")
    editor.expect_verdict("2 things to mend")
    ada.push(ada.button("2 things to mend"))
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_text(
        [re.compile("Start 1 is missing. BT-363"), re.compile("Start 2 is missing. BT-363")]
    )
    ada.push(ada.button("Close"))

    ada.push(ada.button("Half turn"))
    editor.paint("Start 1", (0, 0))

    editor.expect_verdict("Ready to play")
    expect(editor.square(5, 8)).to_have_attribute("aria-label", "f9: Start 2")
    assert editor.text() == TWO_STARTS


def test_what_is_wrong_is_said_and_marked(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    editor = Editor(ada)
    editor.begin("Duel Alley")
    editor.paint("Teleport pad, right", (2, 2))

    editor.expect_verdict("1 thing to mend")
    expect(editor.square(2, 2)).to_have_attribute("aria-label", "c3: Teleport pad, right, something is wrong here")
    expect(ada.page.locator(".editor-wrong")).to_have_count(1)
    ada.push(ada.button("1 thing to mend"))
    expect(ada.page.get_by_role("dialog").get_by_text("The arrow at c3 faces no other pad.")).to_be_visible()
    ada.push(ada.page.get_by_role("link", name="BT-331"))
    expect(ada.page).to_have_url(re.compile("/rules/blast_tactics#BT-331$"))

    ada.page.go_back()

    editor.expect_verdict("1 thing to mend")


def test_trying_it_opens_a_table_in_this_arena(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    editor = Editor(ada)
    editor.begin("Empty grid for 2")
    ada.push(ada.button("Half turn"))
    editor.paint("Start 1", (0, 0))
    editor.expect_verdict("Ready to play")

    ada.push(ada.button("Try it against bots"))

    expect(ada.page).to_have_url(re.compile("/t/[a-z0-9]{10}$"))
    expect(ada.page.locator(".bt-square")).to_have_count(54)
    view: dict[str, Any] = next(frame["view"] for frame in ada.frames if frame["type"] == "Full")
    assert (view["arena"]["name"], view["arena"]["text"]) == ("custom", TWO_STARTS)


def test_friends_are_invited_from_the_lobby_which_leads_to_the_editor(people: People) -> None:
    ada = people.invite("Ada")
    ada.page.goto("/new/blast_tactics")
    arenas = ada.page.get_by_role("group", name="Arena").get_by_role("combobox")
    arenas.select_option(label="Trident (3)")
    expect(ada.page.locator(".lobby-seat")).to_have_count(3)
    expect(ada.page.get_by_role("link", name="Design an arena")).to_have_attribute("href", "/arenas")
    arenas.select_option(label="An arena of your own")
    expect(ada.page).to_have_url(re.compile("/arenas$"))
    editor = Editor(ada)
    editor.begin("Duel Alley")
    editor.expect_verdict("Ready to play")

    ada.push(ada.button("Make a table for friends"))

    expect(ada.page).to_have_url(re.compile("/t/[a-z0-9]{10}#"))
    expect(ada.page.locator(".lobby-seat")).to_have_count(2)
    expect(arenas).to_have_value("custom")


def test_a_link_and_a_file_open_the_same_arena(people: People) -> None:
    ada = people.invite("Ada", permissions=["clipboard-read", "clipboard-write"])
    editor = Editor(ada)
    editor.begin("Ring Road")
    editor.paint("Hole", (0, 0))
    text = editor.text()
    assert text == TEXTS["ring_road"].strip().replace("1..", "O..", 1)
    ada.push(ada.button("Share"))
    ada.push(ada.button("Copy the link"))
    expect(ada.sees(re.compile("[Cc]opied"))).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    with ada.page.expect_download() as download:
        ada.push(ada.page.get_by_role("link", name="Save as a file"))

    bea, cleo = people.invite("Bea", PHONE), people.invite("Cleo", PHONE)
    linked, filed = Editor(bea, link), Editor(cleo)
    cleo.push(cleo.button("Start from"))
    cleo.page.locator("input[type=file]").set_input_files(download.value.path())

    expect(bea.page).to_have_url(re.compile("/arenas$"))
    for other in (linked, filed):
        expect(other.square(0, 0)).to_have_attribute("aria-label", re.compile("^a1: Hole"))
        assert other.text() == text


def test_the_bench_is_as_it_was_left(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    editor = Editor(ada)
    editor.begin("Trident")
    editor.paint("Cracked turf", (0, 6))
    text = editor.text()

    ada.page.reload()

    assert editor.text() == text


def test_a_stroke_paints_a_line_and_is_taken_back_as_one(people: People) -> None:
    ada = people.invite("Ada")
    editor = Editor(ada)
    editor.begin("Empty grid for 2")
    ada.push(ada.button("Top and bottom"))
    editor.paint("Soft block")

    editor.drag((0, 3), (0, 5))

    rows = editor.text().splitlines()[-6:]
    assert rows == ["...+++...", ".#..#..#.", ".........", ".........", ".#..#..#.", "...+++..."]
    ada.push(ada.button("Undo"))
    assert "+" not in editor.text()
    ada.push(ada.button("Redo"))
    assert editor.text().count("+") == 6


def test_tiles_are_moved_added_and_removed(people: People) -> None:
    ada = people.invite("Ada")
    editor = Editor(ada)
    editor.begin("Empty grid for 2")
    editor.work("Tiles")

    editor.drag((4, 6), (4, 7), (4, 8))

    assert editor.text().splitlines()[1] == "tiles 0,0 0,3 0,6 3,0 3,3 3,8"
    editor.expect_verdict("2 things to mend")
    ada.push(ada.button("Remove"))
    ada.push(ada.button("Add a tile"))
    assert editor.text().splitlines()[1] == "tiles 0,0 0,3 0,6 3,0 3,3 3,6"


def test_tiles_are_tapped_in_the_order_of_their_collapse(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    editor = Editor(ada)
    editor.begin("Duel Alley")
    editor.work("Collapse")
    ada.push(ada.button("Clear"))
    editor.expect_verdict("1 thing to mend")

    for tile in (5, 3, 0, 2):
        ada.push(ada.page.locator(f'[data-tile="{tile}"]'))
    editor.work("Core")
    for tile in (4, 1):
        ada.push(ada.page.locator(f'[data-tile="{tile}"]'))

    editor.expect_verdict("Ready to play")
    assert editor.text().splitlines()[2:4] == ["ring 5 3 0 2", "core 4 1"]
    ada.push(ada.button("Work it out"))
    assert editor.text() == TEXTS["duel_alley"].strip()


def test_an_estimate_shows_its_progress_and_a_result(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    editor = Editor(ada)
    editor.begin("Duel Alley")
    editor.expect_verdict("Ready to play")
    ada.push(ada.button("Estimate"))
    ada.push(ada.button("Let bots play"))

    sheet = ada.page.get_by_role("dialog")
    played = re.compile("^[1-9][0-9]* of 100 games$")
    expect(sheet.get_by_role("progressbar")).to_have_attribute("aria-valuetext", played, timeout=GAME_MS)
    expect(sheet.get_by_text(re.compile("turns per game in all, mostly [0-9]+ to [0-9]+"))).to_be_visible()
    expect(sheet.locator(".editor-share")).to_have_text([re.compile("^Start 1.*%"), re.compile("^Start 2.*%")])
    expect(sheet.locator(".editor-end").first).to_have_text(re.compile("^[0-9]+% by "))
    ada.push(ada.button("Stop"))
    expect(sheet.get_by_text(re.compile("Stopped after [0-9]+ of 100 games"))).to_be_visible()


def test_an_arena_is_made_with_the_keyboard_alone(people: People) -> None:
    ada = people.invite("Ada")
    editor = Editor(ada)
    keyboard = ada.page.keyboard
    tab_to(ada, ada.button("Start from"))
    keyboard.press("Enter")
    tab_to(ada, ada.button("Empty grid for 2"))
    keyboard.press("Enter")
    tab_to(ada, editor.square(0, 0))

    keyboard.press("1")
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"):
        keyboard.press(key)
    keyboard.press("P")
    for key in ["ArrowDown"] * 2 + ["ArrowRight"] * 7:
        keyboard.press(key)
    keyboard.press("2")
    keyboard.press("ArrowLeft")
    keyboard.press("#")
    keyboard.press("z")

    editor.expect_verdict("Ready to play")
    assert editor.text().splitlines()[-6:] == ["1........", ".#..#..#.", ".........", ".P.......", ".#..#..#.", "........2"]


@pytest.mark.share(interpreted=4, compiled=4)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(people: People, size: dict[str, Any], scheme: str) -> None:
    ada = people.invite("Ada", size, color_scheme=scheme)
    editor = Editor(ada)
    editor.begin("Carousel")
    editor.paint("Power pad", (0, 0))
    editor.expect_verdict("1 thing to mend")

    for work in ("Squares", "Tiles", "Collapse"):
        editor.work(work)
        assert violations(ada.page) == []
    ada.push(ada.button("Start from"))
    ada.button("Ring Road").wait_for()
    assert violations(ada.page) == []
    ada.push(ada.button("Close"))
    ada.push(ada.button("Share"))
    assert violations(ada.page) == []
