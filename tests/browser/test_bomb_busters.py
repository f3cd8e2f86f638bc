"""Bomb Busters in a real browser: a mission by taps, by keys, without leaks, for everybody, explained, and the campaign."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.busters_knowledge import hidden_wires, open_cut, told_too_much
from tests.browser.busters_table import BustersTable, Cut, begin
from tests.browser.finished import table_of
from tests.browser.keys import enter, tab_to
from tests.browser.knowledge import PUBLIC, updates
from tests.browser.lobby import come_in, open_table, start
from tests.browser.person import DESKTOP, PHONE, People, Person

SEATS = 4
KEYS = {"10": "0", "11": "-", "12": "=", "Y": "y"}  # other values are their own keys


def expect_result(table: BustersTable) -> None:
    """The headline fits the reason, and every wire lies open, the own ones too."""
    won = updates(table.person)[-1]["view"]["outcome"]["reason"] == "bomb_defused"
    expect(table.over.locator(".result-title")).to_have_text("Defused!" if won else "Boom!")
    racks = table.page.locator(".bb-end-rack")
    expect(racks).to_have_count(SEATS)
    wires = [wire for stand in updates(table.person)[-1]["view"]["stands"] for wire in stand["wires"]]
    expect(racks.locator(".bb-end-tile .bb-tile[data-label]")).to_have_count(len(wires))


def test_taps_alone_lead_through_a_mission_on_a_phone(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    open_table(ada, SEATS, "bomb_busters")
    start(ada, SEATS)
    table = BustersTable(ada)
    table.put_hints_away()

    while table.asked():
        table.act()

    expect_result(table)


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def point_by_keys(table: BustersTable, wire: int) -> None:
    """Tab to the stand, then the letter on the wire."""
    stand = table.page.locator(f"[data-stand='{wire // 16}']")
    tab_to(table.person, stand.locator("button[tabindex='0']"))
    press(table.person, chr(ord("a") + wire % 16))
    expect(table.wire(wire)).to_be_focused()
    expect(table.wire(wire)).to_have_attribute("aria-pressed", "true")


def cut_by_keys(table: BustersTable, cut: Cut) -> None:
    before = table.shows(cut)
    if cut.wire is not None:
        point_by_keys(table, cut.wire)
    press(table.person, KEYS.get(cut.value, cut.value))
    expect(table.deed).to_have_text(re.compile(rf"^Snip (every )?{cut.value}$"))
    press(table.person, "Enter")
    table.saw(before)


def choose_by_keys(table: BustersTable) -> None:
    question = table.title.text_content() or ""
    press(table.person, ".")
    expect(table.page.locator("[data-piece][aria-pressed=true]")).to_be_focused()
    press(table.person, "Enter")
    table.saw_other_than(question)


def test_keys_alone_lead_through_a_mission(people: People) -> None:
    ada = people.invite("Ada")
    ada.page.goto("/new/bomb_busters")
    enter(ada, ada.page.get_by_role("group", name="Seats").get_by_role("button", name=str(SEATS), exact=True))
    expect(ada.page.locator(".lobby-seat")).to_have_count(SEATS)
    enter(ada, ada.button(f"Start with {SEATS}"))
    table = BustersTable(ada, push=partial(enter, ada))
    table.put_hints_away()

    while table.asked():
        cut = table.cut_to_try()
        choose_by_keys(table) if cut is None else cut_by_keys(table, cut)

    expect_result(table)
    enter(ada, table.over.get_by_role("link", name="Replay"))
    expect(ada.page.get_by_role("heading", name="Replay, Mission 1")).to_be_visible()


def test_a_pick_is_taken_back_step_by_step(people: People) -> None:
    table = begin(people.invite("Ada"))
    table.asked()
    table.choose_own()
    assert table.asked()
    wire = next(seen.wire for seen in table.wires() if seen.lit and not seen.mine)

    point_by_keys(table, wire)
    own = next(seen.value for seen in table.wires() if seen.mine and seen.value is not None)
    press(table.person, own)
    expect(table.deed).to_have_text(f"Snip {own}")
    press(table.person, "z")
    expect(table.deed).to_be_hidden()
    expect(table.wire(wire)).to_have_attribute("aria-pressed", "true")
    press(table.person, "z")

    expect(table.wire(wire)).to_have_attribute("aria-pressed", "false")


def test_no_frame_tells_a_hidden_value(people: People) -> None:
    ada, kim = people.invite("Ada", PHONE), people.invite("Kim")
    table = begin(ada, mission=4)
    kim.page.goto(f"/t/{table_of(ada)}")
    expect(kim.page.locator(".bb-player")).to_have_count(SEATS)

    while table.asked():
        table.act()
    expect(kim.page.get_by_role("region", name="Game over")).to_be_visible()

    for person, viewer in ((ada, 0), (kim, PUBLIC)):
        assert hidden_wires(person) > 0
        assert told_too_much(person, viewer) == []


def claim_in_the_making(table: BustersTable) -> Locator:
    table.choose_own()
    assert table.asked()
    table.person.push(table.lit.first)
    return table.page.locator(".bb-chosen")


def pencil_pad(table: BustersTable) -> Locator:
    table.person.push(table.page.get_by_role("button", name="Pencil").filter(visible=True))
    table.person.push(table.page.locator(".bb-rack:not(.bb-mine) .bb-place").first)
    return table.page.get_by_role("dialog").get_by_role("button", name="yellow")


def card_read(table: BustersTable) -> Locator:
    table.person.push(table.page.locator("button.bb-card-locked").filter(visible=True).first)
    return table.page.get_by_role("dialog").get_by_text("Needs two")


def ended(table: BustersTable) -> Locator:
    while table.asked():
        table.act()
    return table.page.locator(".bb-end-rack").first


MOMENTS: dict[str, Callable[[BustersTable], Locator]] = {
    "tip": lambda table: table.tips.shown,
    "claim": claim_in_the_making,
    "pencil": pencil_pad,
    "card": card_read,
    "end": ended,
}


@pytest.mark.share(interpreted=3, compiled=3)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_wrong(people: People, moment: str, size: dict[str, object]) -> None:
    table = begin(people.invite("Ada", size), mission=4, guided=moment == "tip")
    assert table.asked()
    MOMENTS[moment](table).first.wait_for()

    assert faults(table.page) == []


def test_a_tip_stays_until_it_is_got(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), guided=True)
    assert table.asked()

    expect(table.tips.shown).to_contain_text("Put an info token in front of one of your wires")
    table.person.push(table.page.get_by_role("button", name="Got it"))

    expect(table.tips.shown).to_be_hidden()


def mission_of_two(people: People) -> list[BustersTable]:
    ada, bea = people.invite("Ada"), people.invite("Bea", PHONE)
    link = open_table(ada, 2, "bomb_busters")
    come_in(bea, link)
    expect(ada.page.locator(".lobby-seat").filter(has_text="Bea")).to_be_visible()
    start(ada, 2)
    return [BustersTable(ada, 0), BustersTable(bea, 1)]


def whose_turn(tables: Sequence[BustersTable]) -> BustersTable | None:
    """Wait until one of these two is asked; None when the game is over."""
    watch = tables[0]
    stands = [watch.page.locator(f'.bb-player-turn[aria-label="{table.person.name}"]') for table in tables]
    stands[0].or_(stands[1]).or_(watch.over).first.wait_for()
    return next((table for table, stand in zip(tables, stands, strict=True) if stand.is_visible()), None)


def play_openly(tables: Sequence[BustersTable], *, right: bool) -> None:
    """Two friends who read their wires to each other, until they have won or lost as they wished."""
    while (mover := whose_turn(tables)) is not None:
        assert mover.asked()
        is_turn = bool(mover.theirs())
        before = mover.try_cut(open_cut(tables, mover, right=right)) if is_turn else mover.choose_own()
        for table in tables:
            table.saw(before)


def first_to_cut(tables: Sequence[BustersTable]) -> BustersTable:
    """Both place their info tokens first."""
    while True:
        mover = whose_turn(tables)
        assert mover is not None
        assert mover.asked()
        if mover.theirs():
            return mover
        placed = mover.choose_own()
        for table in tables:
            table.saw(placed)


STILL = """() => [".frame-board", ".frame-strip", ".prompt", ".prompt-words"].map(what => {
  const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
  return [what, x, y, width, height];
})"""
LETS_TAPS_THROUGH = """slip => {
  const { x, y, width, height } = slip.getBoundingClientRect();
  return !slip.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_slip_of_a_mate_is_told_on_every_other_screen_and_moves_nothing(people: People, size: dict[str, Any]) -> None:
    tables = mission_of_two(people)
    watcher = people.invite("Wilma", size)
    mover = first_to_cut(tables)
    mate = next(table for table in tables if table is not mover)
    mate.person.page.set_viewport_size(size["viewport"])
    watcher.page.goto(f"/t/{table_of(mover.person)}")
    expect(watcher.page.locator(".prompt-words")).to_be_visible()
    before = mate.page.evaluate(STILL)
    mover.try_cut(open_cut(tables, mover, right=False))

    slip = mate.page.locator(".slip-of-mate").filter(visible=True)
    expect(slip).to_contain_text(f"{mover.person.name} is wrong: {mate.person.name}’s")
    assert slip.evaluate(LETS_TAPS_THROUGH)
    assert mate.page.evaluate(STILL) == before
    expect(mover.page.locator(".slip-of-mate")).to_have_count(0)
    expect(mover.page.locator(".slip")).to_contain_text("Wrong, it is")
    expect(watcher.page.locator(".slip-of-mate").filter(visible=True)).to_contain_text(f"{mover.person.name} is wrong")
    expect(mate.page.locator(".slip-of-mate")).to_have_count(0)  # after some seconds, by itself
    assert mate.page.evaluate(STILL) == before


@pytest.mark.parametrize(("right", "mission"), [(True, 2), (False, 1)], ids=["won", "lost"])
def test_a_rematch_goes_on_with_the_campaign(people: People, right: bool, mission: int) -> None:
    tables = mission_of_two(people)
    play_openly(tables, right=right)
    ada, bea = tables
    first = updates(ada.person)[-1]["view"]["captain"]  # by lot (BB-021)
    following = tables[1 - first].person.name

    for table in tables:
        expect(table.over.locator(".result-title")).to_have_text("Defused!" if right else "Boom!")
    ada.person.push(ada.over.get_by_role("button", name="Mission 2" if right else "Try again"))
    expect(ada.page.locator(".series-game")).to_contain_text("Training, Day 1")
    start(ada.person, 2)
    bea.person.push(bea.over.get_by_role("link", name="To the next game"))

    for table in tables:
        expect(table.page.locator(f'.bb-player[aria-label="{following}"]').get_by_label("Captain")).to_be_attached()
        assert updates(table.person)[-1]["view"]["mission"] == mission
    expect(ada.page.get_by_role("heading", name=f"Mission {mission}")).to_be_visible()
