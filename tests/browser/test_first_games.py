"""From home through the first game of every kind, guided, to its result and on to the next one, with taps alone; and a loss."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.box_faults import SIZES as ALL_SIZES
from tests.browser.newcomer import Newcomer
from tests.browser.person import DESKTOP, PHONE, People
from tests.browser.snip_table import SnipTable
from tests.browser.still_places import moved, watch_places

SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCREENS = (*SIZES, "phone on its side")
HAVE_CARDS = ("bomb_busters", "its_a_bomb")
CLOCKS = ("turn_seconds", "decision_seconds", "crisis_unit_seconds")


@dataclass(frozen=True)
class First:
    """What a newcomer meets of a game."""

    title: str
    goal: str
    board: str  # what its board is known by
    then: re.Pattern[str]  # the big button of the result


GAMES = {
    "snip": First("Snip", "Cut every blue wire", ".snip-stand", re.compile("^Now Bomb Busters, mission 1$")),
    "bomb_busters": First("Bomb Busters", "Cut every wire in pairs", ".bb-player", re.compile("^(Mission 2|Try again)")),
    "its_a_bomb": First("It's a Bomb!", "Find one cable of every colour", ".iab-board", re.compile("^(Scenario 1|Try again)")),
    "blast_tactics": First("Blast Tactics", "Be the last one standing", ".bt-square", re.compile("^Rematch")),
    "bombs_away": First("Bombs Away", "Empty your hand first", ".ba-cell", re.compile("^Rematch")),
}


@pytest.mark.share(interpreted=3, compiled=3)
@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_leads_from_home_to_its_result_and_on(people: People, game: str, size: str) -> None:
    first = GAMES[game]
    newcomer = Newcomer(people.invite("Ada", ALL_SIZES[size], new=True, reduced_motion="no-preference"))
    newcomer.begin_first_game(first.title)
    newcomer.read_goal(first.goal)
    expect_guided(newcomer.card)

    watch_places(newcomer.person)
    newcomer.play_on()
    assert moved(newcomer.person) == {}
    newcomer.go_on(first.then)

    if game == "snip":
        newcomer.read_goal(GAMES["bomb_busters"].goal)
    elif game in HAVE_CARDS:
        newcomer.read_card()
    board = GAMES["bomb_busters"].board if game == "snip" else first.board
    expect(newcomer.page.locator(board).first).to_be_visible()
    expect(newcomer.goal).to_have_count(0)
    assert newcomer.asked()


def expect_guided(card: dict[str, Any]) -> None:
    """Against novices, without a clock, explained."""
    options, others = card["options"], card["seats"][1:]
    assert options["guided"]
    assert [options.get(clock, 0) for clock in CLOCKS] == [0, 0, 0]
    assert {(seat["kind"], seat["level"]) for seat in others} == {("bot", "novice")}
    assert card["hints"]


@pytest.mark.parametrize("size", SIZES)
def test_a_loss_says_so_and_offers_to_try_again(people: People, size: str) -> None:
    newcomer = Newcomer(people.invite("Ada", SIZES[size], new=True))
    newcomer.begin_first_game("Snip")
    newcomer.read_goal(GAMES["snip"].goal)
    table = SnipTable(newcomer.person, 0)

    play_recklessly(newcomer, table)
    while table.over.locator(".result-title").inner_text() != "Boom!":
        newcomer.go_on("Again")
        play_recklessly(newcomer, table)
    expect(table.over).to_contain_text("red")
    newcomer.go_on("Try again")

    assert newcomer.asked()


def play_recklessly(newcomer: Newcomer, table: SnipTable) -> None:
    """Always a wire of the others, where there is one that nobody has vouched for."""
    while newcomer.asked():
        if newcomer.got_it.is_visible():
            newcomer.tips.read(newcomer.got_it)
            continue
        table.do(min(table.lit_wires(), key=lambda wire: (wire // 2 == table.seat, table.is_vouched(wire))))
