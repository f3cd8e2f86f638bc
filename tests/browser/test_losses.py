"""Somebody new loses, with taps alone, and finds the way on: Snip's loss stands with the first games."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.away_table import AwayTable
from tests.browser.busters_table import BustersTable, Cut
from tests.browser.newcomer import Newcomer
from tests.browser.person import PHONE, People


def test_a_bomb_that_goes_off_says_so_and_the_mission_is_tried_again(people: People) -> None:
    newcomer = Newcomer(people.invite("Ada", PHONE, new=True))
    newcomer.begin_first_game("Bomb Busters")
    newcomer.read_goal("Cut every wire in pairs")
    table = BustersTable(newcomer.person)

    guess_badly(newcomer, table)
    while table.over.locator(".result-title").inner_text() != "Boom!":  # the first mission is too short to be lost by one
        newcomer.go_on(re.compile("^Mission"))
        newcomer.read_card()
        guess_badly(newcomer, table)

    expect(table.over).to_contain_text("dial")
    newcomer.go_on("Try again")
    newcomer.read_card()
    assert newcomer.asked()


def guess_badly(newcomer: Newcomer, table: BustersTable) -> None:
    """Always the first wire of a stand, which is low, as the highest number in hand."""
    table.put_hints_away()
    while table.asked():
        theirs = [wire for wire in table.theirs() if wire.token is None]
        held = [wire.value for wire in table.wires() if wire.mine and not wire.cut and wire.value is not None]
        if newcomer.got_it.is_visible():
            newcomer.tips.read(newcomer.got_it)
        elif theirs:
            table.try_cut(Cut(theirs[0].wire, held[-1]))
        else:
            table.act()


def test_who_comes_last_is_told_who_has_won_and_may_have_a_rematch(people: People) -> None:
    newcomer = Newcomer(people.invite("Ada", PHONE, new=True))
    newcomer.begin_first_game("Bombs Away")
    newcomer.read_goal("Empty your hand first")
    table = AwayTable(newcomer.person)
    newcomer.person.push(newcomer.person.button("Hint"))

    play_at_random(newcomer, table)

    expect(table.over.locator(".result-title")).to_have_text(re.compile(r"^(?!You).+ wins!"))
    newcomer.go_on(re.compile("^Rematch"))
    assert newcomer.asked()


def play_at_random(newcomer: Newcomer, table: AwayTable) -> None:
    """The first pipe card that fits, and never a bomb."""
    while table.asked():
        if newcomer.got_it.is_visible():
            newcomer.tips.read(newcomer.got_it)
        else:
            table.act()
