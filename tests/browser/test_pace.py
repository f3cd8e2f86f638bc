"""How quickly a game goes on: three taps for a pair, bots that are hurried by one tap, and the setting in the menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.bomb_table import BombTable
from tests.browser.busters_table import BustersTable, Cut, begin
from tests.browser.made_table import play_with_bots
from tests.browser.person import DESKTOP, PHONE, People, Person
from tests.serving.passing_time import SLOWLY, forward

rule = pytest.mark.rule
NOVICE_SECONDS = 0.9  # until a novice answers
FAST_SECONDS = 0.3  # a little more than a quarter of it


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory, data: Path) -> Iterator[ServerProcess]:
    """Bots answer when the test lets time pass."""
    with ServerProcess(tmp_path_factory.mktemp("slow") / "data", speed=SLOWLY) as process:
        yield process


@pytest.fixture
def slow_people(browser: Browser, slow_house: ServerProcess) -> Iterator[People]:
    with People(browser, slow_house.url) as guests:
        yield guests


def sure_cut(person: Person) -> tuple[BustersTable, Cut]:
    """A table on whose first own turn a token shows a value that the hand has; dealt again until it comes."""
    while True:
        table = begin(person)
        table.asked()
        table.choose_own()
        assert table.asked()
        held = [seen.value for seen in table.wires() if seen.mine]
        sure = [Cut(seen.wire, seen.token) for seen in table.theirs() if seen.token is not None and seen.token in held]
        if sure:
            return table, sure[0]


@rule("BB-383")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_pair_is_cut_with_three_taps(people: People, size: dict[str, object]) -> None:
    table, cut = sure_cut(people.invite("Ada", size))
    assert cut.wire is not None
    own = next(seen for seen in table.wires() if seen.mine and seen.value == cut.value)

    taps: list[Locator] = [table.wire(cut.wire), table.wire(own.wire), table.deed]
    for tap in taps:
        table.person.push(tap)

    expect(table.page.locator(f"[data-piece=wire-{cut.wire}].bb-cut")).to_be_visible()
    expect(table.page.locator(f"[data-piece=wire-{own.wire}].bb-cut")).to_be_visible()


def goes_on(table: BustersTable, house: ServerProcess, seconds: float) -> None:
    """Somebody else is asked after so much time."""
    asked = table.title.inner_text()
    forward(house, seconds)
    expect(table.title.filter(has_not_text=asked)).to_be_visible()


def is_fast(faster: Locator) -> None:
    expect(faster).to_have_attribute("aria-pressed", "true")


@rule("TB-015")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_tap_hurries_the_bots_until_the_own_turn(slow_people: People, slow_house: ServerProcess, size: dict[str, object]) -> None:
    table = begin(slow_people.invite("Ada", size))
    table.asked()
    table.choose_own()
    faster = table.page.get_by_role("button", name="Faster")
    expect(table.page.get_by_text("Then")).to_be_visible()

    table.person.push(faster)
    is_fast(faster)
    goes_on(table, slow_house, NOVICE_SECONDS)  # the bot that was asked before
    is_fast(faster)
    for _ in range(2):
        goes_on(table, slow_house, FAST_SECONDS)

    expect(table.your_turn).to_be_visible()
    expect(faster).to_be_hidden()


@rule("TB-015")
def test_the_pace_is_set_in_the_menu(slow_people: People) -> None:
    table = begin(slow_people.invite("Ada", PHONE))
    table.asked()
    table.choose_own()
    expect(table.page.get_by_role("button", name="Faster")).to_be_visible()

    table.person.push(table.page.get_by_role("button", name="Menu"))
    pace = table.page.get_by_role("radiogroup", name="Pace of the bots")
    expect(pace.get_by_role("radio", name="Normal")).to_be_checked()
    table.person.push(pace.get_by_role("radio", name="Fast"))
    expect(pace.get_by_role("radio", name="Fast")).to_be_checked()
    table.person.push(table.page.get_by_role("button", name="Close", exact=True))

    expect(table.page.get_by_role("button", name="Faster")).to_be_hidden()


def beside_colleagues(person: Person) -> BombTable:
    play_with_bots(person, "its_a_bomb", {"seats": 4, "scenario": 1, "crisis_unit": 1, "deciding": "vote"}, hints=True)
    return BombTable(person)


@rule("IB-160", "IB-244")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_colleagues_say_what_they_would_do_and_why(people: People, size: dict[str, object]) -> None:
    table = beside_colleagues(people.invite("Ada", size))
    table.person.push(table.page.get_by_role("button", name="Hint").first)  # off: the rows of a hint would have it, too

    said = table.page.locator(".suggestion-what")
    expect(said).to_contain_text("would")
    table.person.push(table.page.get_by_role("button", name="Why?"))
    expect(said).to_contain_text("tiles hidden")
    table.person.push(said)

    expect(table.deed).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_pencil_covers_no_tile(people: People, size: dict[str, object]) -> None:
    table = beside_colleagues(people.invite("Ada", size))
    table.person.push(table.page.get_by_role("button", name="Pencil").filter(visible=True))
    table.person.push(table.tile(7))
    pad = table.page.get_by_role("dialog")
    pad.wait_for()

    covering = pad.bounding_box()
    tiles = [tile.bounding_box() for tile in table.page.locator("[data-piece^=tile-]").all()]

    assert covering is not None
    assert len(tiles) >= 25
    assert all(tile is not None and tile["y"] + tile["height"] <= covering["y"] for tile in tiles)
