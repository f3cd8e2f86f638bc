"""Two Rooms and a Boom: what a guided game explains to whom (TR-409)."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import AcceptShare, Appoint, OfferShare, Point, TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.two_rooms.positions import do, drawn, seen, time_up

rule = pytest.mark.rule

ROOMS = ("A: president blue_team red_team", "B: bomber* blue_team red_team")


def told(state: TwoRoomsState, seat: int) -> str | None:
    tip = GAME.tip(seen(state, seat), seat)
    return None if tip is None else tip.key


@rule("TR-409")
def test_a_guided_game_leads_from_the_card_to_the_end() -> None:
    state = drawn(*ROOMS, guided=True)
    assert told(state, 0) == "appoint"
    do(state, 0, Appoint(1))
    assert (told(state, 0), told(state, 1)) == ("share", "share")
    do(state, 2, OfferShare("card", 0))
    assert (told(state, 0), told(state, 1)) == ("offer", "share")
    do(state, 0, AcceptShare(2))
    assert told(state, 0) == "talk"
    do(state, 2, Point(0))
    do(state, 0, Point(2))
    assert told(state, 0) == "point"
    time_up(state, "round")
    assert (told(state, 0), told(state, 1)) == ("hostages", "tie")


@rule("TR-409")
def test_explanations_change_no_rule_and_end_with_the_game() -> None:
    guided, plain = drawn(*ROOMS, guided=True), drawn(*ROOMS)

    assert GAME.legal_actions(guided, 0) == GAME.legal_actions(plain, 0)
    options = TwoRoomsOptions(6, guided=True)
    assert GAME.next_options(options, Outcome((0,), "apart")) == TwoRoomsOptions(6)
