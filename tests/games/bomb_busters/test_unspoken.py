"""Bomb Busters: nobody says a number (mission 25)."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import OVER
from boomtable.games.bomb_busters.schema import BombBustersOptions, Point, Say, Speak
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

HERE = BombBustersOptions(4, mission=25)


@rule("BB-1251", "BB-1252")
@pytest.mark.parametrize(("number", "dots"), [(1, "⚀"), (6, "⚅"), (7, "⚅⚀"), (12, "⚅⚅")])
def test_a_number_that_is_told_is_shown_in_dots(number: int, dots: str) -> None:
    assert GAME.told({"value": number, "values": (number, 13), "wire": 17}, HERE) == {"value": dots, "values": (dots, 13), "wire": "2b"}
    assert GAME.told({"value": number}, BombBustersOptions(4, mission=24)) == {"value": number}


@rule("BB-1251")
def test_steps_of_the_dial_and_cards_are_no_such_numbers() -> None:
    facts: dict[str, object] = {"fuse": 3, "card": 5, "seat": 2}

    assert GAME.told(facts, HERE) == facts


@rule("BB-1252")
def test_nobody_uses_a_phrase() -> None:
    state = bomb("A[3 5] B[4] C[3] D[5]", mission=25)

    assert refusal(state, 1, Speak("careful")) == "seat 1 cannot speak: nobody does in this mission [BB-1252]"


@rule("BB-1251")
def test_the_chat_is_closed_until_the_end_whatever_the_table_says() -> None:
    state = bomb("A[3 5] B[4] C[3] D[5]", mission=25, free_chat=True)
    assert GAME.channels(state, 0) == []

    state.phase = OVER
    assert GAME.channels(state, 0) == ["table"]


@rule("BB-1253")
def test_a_claim_costs_what_it_costs_and_says_so_to_all() -> None:
    state = bomb("A[3 5] B[4] C[3] D[5]", mission=25)

    play(state, 0, Point(at(state, "C", 1)), Say((3,)))

    assert (state.fuse, seen_by(state, PUBLIC).unspoken) == (4, True)
