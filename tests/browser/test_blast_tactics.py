"""Blast Tactics in a real browser: a game by taps, by keys, without leaks, for everybody; flames in order; a ghost's revenge."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.blast_knowledge import events, explosions, soft_blocks, told_too_much
from tests.browser.blast_motions import expected_motions, motions_seen, watch_motions
from tests.browser.blast_table import BlastTable, begin, lay_out
from tests.browser.finished import table_of
from tests.browser.keys import tab_to
from tests.browser.knowledge import updates
from tests.browser.lobby import come_in, start
from tests.browser.person import DESKTOP, PHONE, People, Person

CARDS = ("punch", "kick", "glove", "remote", "pass")
A1, B1, C1, D1, E1 = 0, 9, 18, 27, 36  # of Duel Alley, where the first seat begins on a1
A2 = 1
BRITTLE = """players 4
tiles 0,0 0,3 0,6 3,0 3,3 3,6 6,0 6,3 6,6
ring 0 1 2 5 8 7 6 3
core 4
map
1~.+.+..2
.#.+#+.#.
....+....
++..~..++
.#+~#~+#.
++.....++
....+....
.#.+#+.#.
4..+.+..3""".splitlines()


def expect_result(table: BlastTable) -> None:
    won = 0 in table.view["outcome"]["winners"]
    expect(table.over.locator(".result-title")).to_have_text(re.compile("^You win" if won else "^[A-Z][a-z]+ wins!$"))


def take_turn(table: BlastTable) -> None:
    """A slide with a bomb at its end, where there is a way and a bomb."""
    goals = table.goals()
    if goals:
        table.slide(goals[0], *goals[:1] if table.view["players"][0]["bombs"] else ())
    table.end_turn()


def test_taps_alone_lead_through_a_game_on_a_phone(people: People) -> None:
    table = begin(people.invite("Ada", PHONE))

    while table.asked():
        take_turn(table)

    expect_result(table)


def press(table: BlastTable, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def slide_by_keys(table: BlastTable) -> None:
    """Step to the first goal, go there, lay underfoot."""
    before = table.unpaid()
    press(table, ".")
    expect(table.chosen).to_be_focused()
    goal = table.number(table.chosen)
    press(table, "Enter")
    expect(before).to_have_count(0)
    if table.view["players"][0]["bombs"]:
        press(table, "Space")
        expect(table.square(goal)).to_have_attribute("aria-pressed", "true")
        press(table, "Enter")
        table.saw_bomb_on(goal)


def end_turn_by_keys(table: BlastTable) -> None:
    before = table.turn.text_content()
    press(table, "e")
    expect(table.chosen).to_be_focused()
    press(table, "Enter")
    expect(table.discard_title.or_(table.later(before)).first).to_be_attached()
    if table.discard_title.is_visible():
        press(table, "1")
        expect(table.cards.first).to_be_focused()
        press(table, "Enter")
        expect(table.later(before)).to_be_attached()


def test_keys_alone_lead_through_a_game(people: People) -> None:
    ada = people.invite("Ada")
    table = begin(ada)

    while table.asked():
        if table.goals():
            slide_by_keys(table)
        end_turn_by_keys(table)

    expect_result(table)
    tab_to(ada, table.over.get_by_role("link", name="Replay"))
    press(table, "Enter")
    expect(ada.page.get_by_role("heading", name="Replay, Blast Tactics")).to_be_visible()


def test_no_frame_tells_an_item_or_a_card_before_it_is_turned_up(people: People) -> None:
    ada, kim = people.invite("Ada", PHONE), people.invite("Kim")
    table = begin(ada)
    kim.page.goto(f"/t/{table_of(ada)}")
    expect(kim.page.locator(".bt-arena")).to_be_visible()

    while table.asked():
        take_turn(table)
    expect(kim.page.get_by_role("region", name="Game over")).to_be_visible()

    for person in (ada, kim):
        assert soft_blocks(person) > 0
        assert told_too_much(person) == []
    assert events(ada) == [*events(ada)[: len(events(ada)) - len(events(kim))], *events(kim)], "one saw what the other did not"


def test_flames_run_wave_by_wave_and_square_by_square(people: People) -> None:
    """Two bombs, a turn apart: the first one sets off the second."""
    ada, bea = people.invite("Ada", reduced_motion="no-preference"), people.invite("Bea", PHONE)
    watch_motions(ada)
    come_in(bea, lay_out(ada))
    expect(ada.page.locator(".lobby-seat").filter(has_text="Bea")).to_be_visible()
    start(ada, 2)
    watched, idle = BlastTable(ada), BlastTable(bea)

    for goal, drop in ((C1, B1), (E1, D1)):
        assert watched.asked()
        watched.slide(goal, drop)
        watched.end_turn()
        assert idle.asked()
        idle.end_turn()
    assert watched.asked()

    (explosion,) = explosions(ada)
    assert [(blast["square"], blast["wave"]) for blast in explosion["blasts"]] == [(B1, 0), (D1, 1)]
    assert motions_seen(ada) == expected_motions(explosion, watched.view["arena"]["rows"])


def test_undo_takes_back_what_was_picked_and_what_was_done(people: People) -> None:
    table = begin(people.invite("Ada", PHONE))
    assert table.asked()
    table.slide(C1, C1)
    table.person.push(table.square(E1))
    expect(table.title).to_have_text("Move to e1")

    table.person.push(table.undo)
    expect(table.title).to_have_text("Move, or use a card")
    table.person.push(table.undo)
    expect(table.bomb(C1)).to_have_count(0)
    table.person.push(table.undo)

    expect(table.square(A1)).to_have_accessible_name(re.compile("^a1: floor, Ada"))
    expect(table.pips).to_have_attribute("aria-label", "2 actions left")


def use(table: BlastTable, card: str) -> None:
    table.person.push(table.card(card))
    expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    if table.deed.count() == 0:
        table.person.push(table.square(table.targets()[-1]))
    table.do()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_card_lights_its_targets_and_is_used(people: People, size: dict[str, Any]) -> None:
    """Between a bomb beside and a bomb underfoot every card is of use."""
    table = begin(people.invite("Ada", size))
    assert table.asked()
    table.slide(C1, B1, C1)
    card = table.view["row"][0]

    use(table, card)

    used = {"type": "CardUsed", "by": 0, "card": card, "free": False}
    (after,) = [frame["view"] for frame in updates(table.person) if used in frame.get("events", [])]
    assert after["discard"] == [int(each == card) for each in CARDS]


def test_a_carried_bomb_is_thrown_to_where_the_preview_shows_it(people: People) -> None:
    """The view, the lit squares, the tap and the event tell the same."""
    table = begin_with_glove(people.invite("Ada", PHONE))
    table.lay(table.own)
    use(table, "glove")
    table.person.push(table.modes.filter(has_text="Throw"))
    expect(table.title).to_have_text("Throw it: which way?")
    landings = {square for square in table.view["throws"] if square is not None}
    landing = min(landings)

    assert set(table.targets()) == landings
    table.person.push(table.square(landing))
    table.person.push(table.deed)

    expect(table.bomb(landing)).to_be_attached()
    (thrown,) = [event for event in events(table.person) if event["type"] == "BombThrown" and event["by"] == 0]
    assert thrown["square"] == landing


def begin_with_glove(person: Person) -> BlastTable:
    """A table dealt until a glove lies in the first row: whoever waits for one may be hit before."""
    while True:
        table = begin(person)
        assert table.asked()
        if "glove" in table.view["row"]:
            return table


def begin_with_two_kinds(person: Person) -> BlastTable:
    """A table dealt until two different cards lie in the row: of two equal ones one goes without a question (BT-096)."""
    while True:
        table = begin(person)
        assert table.asked()
        if len(set(table.view["row"])) == 2:
            return table


def test_who_used_no_card_discards_one_and_the_other_stays(people: People) -> None:
    table = begin_with_two_kinds(people.invite("Ada", PHONE))
    kept, gone = table.view["row"]
    before = table.turn.text_content()
    table.person.push(table.modes.last)
    expect(table.title).to_have_text("End your turn?")
    table.person.push(table.deed)
    expect(table.discard_title).to_be_visible()

    table.person.push(table.cards.last)
    table.person.push(table.deed)
    expect(table.later(before)).to_be_attached()

    (discarded, *_) = [event for event in events(table.person) if event["type"] == "Discarded"]
    assert discarded == {"type": "Discarded", "by": 0, "card": gone}
    after = next(frame["view"] for frame in table.person.frames if discarded in frame.get("events", []))
    assert kept in after["row"]


def test_the_danger_map_is_a_switch_where_the_table_allows_it(people: People) -> None:
    table = begin(people.invite("Ada", PHONE), danger_map=True)
    assert table.asked()
    table.slide(C1, C1)
    expect(table.danger).to_have_count(0)

    table.person.push(table.danger_switch)
    expect(table.square(D1)).to_have_accessible_name(re.compile("burns in [34] turns"))
    expect(table.danger).to_have_count(sum(turns > 0 for turns in table.view["danger"]))
    table.person.push(table.danger_switch)

    expect(table.danger).to_have_count(0)
    bare = begin(people.invite("Bea", PHONE), danger_map=False)
    assert bare.asked()
    expect(bare.danger_switch).to_have_count(0)


def pick_slide(table: BlastTable) -> None:
    table.person.push(table.square(C1))
    table.person.push(table.square(B1))
    expect(table.title).to_have_text("Move to c1, lay on b1")


def show_danger(table: BlastTable) -> None:
    table.slide(C1, B1, C1)
    table.person.push(table.danger_switch)
    expect(table.danger.first).to_be_visible()


MOMENTS: dict[str, Callable[[BlastTable], None]] = {"slide": pick_slide, "danger": show_danger}


@pytest.mark.share(interpreted=3, compiled=3)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_wrong(people: People, moment: str, size: dict[str, Any]) -> None:
    table = begin(people.invite("Ada", size), danger_map=True)
    assert table.asked()
    MOMENTS[moment](table)

    assert faults(table.page) == []


def test_a_ghost_lays_at_the_edge_in_spanish(people: People) -> None:
    """Ada waits on her own bomb on cracked turf, and falls into the hole that it makes."""
    table = begin(people.invite("Ada", PHONE, locale="es-ES"), "custom", 4, plan=BRITTLE, revenge=True)
    assert table.asked()
    table.slide(A2, A2)
    while table.asked() and table.view["phase"] != "ghost":
        table.end_turn()
    expect(table.title).to_have_text("Pon una bomba en el borde")

    edge = table.number(table.lit.first)
    table.person.push(table.square(edge))
    table.person.push(table.deed)

    expect(table.bomb(edge)).to_be_attached()
    laid = [event for event in events(table.person) if event["type"] == "BombLaid" and event["by"] == 0]
    assert [event["square"] for event in laid] == [A2, edge]
