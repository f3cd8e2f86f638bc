"""Bomb Busters: General Radar."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import Proof, RadarAnswered, RadarView, SoloCut, UseRadar
from boomtable.table.stream import noticed
from tests.games.bomb_busters.positions import bomb, play, seen_by

rule = pytest.mark.rule


@rule("BB-225", "BB-134", "BB-EX-23")
def test_every_stand_answers_for_its_uncut_blue_wires() -> None:
    table = bomb("A1[7 9] A2[3 7r] B[7y 8] C[1 2] D[(7) 12]", cards="8", cut={8: 2})

    assert play(table, 2, UseRadar(7)) == [RadarAnswered(2, 7, (True, False, False, False, False))]


@rule("BB-225")
def test_the_user_answers_too_and_tokens_change_nothing() -> None:
    table = bomb("A[7 9] B[7* 8] C[1 2]", cards="8", cut={8: 2})

    assert play(table, 0, UseRadar(7)) == [RadarAnswered(0, 7, (True, True, False, False))]


@rule("BB-225")
@pytest.mark.parametrize("hand", ["7 8 9 10", "6 7 7 10", "6 7 7 7"])
def test_no_count_and_no_position_is_told(hand: str) -> None:
    table = bomb(f"A[3] B[{hand}] C[11]", cards="8", cut={8: 2})
    plain = bomb("A[3] B[7 8 9 10] C[11]", cards="8", cut={8: 2})

    told = noticed(GAME, play(table, 0, UseRadar(7)), 2)

    assert told == noticed(GAME, play(plain, 0, UseRadar(7)), 2)
    assert GAME.view(table, 2) == GAME.view(plain, 2)


@rule("BB-226")
def test_the_answers_are_given_at_once_and_stay_public() -> None:
    table = bomb("A1[7 9] A2[3 7r] B[7 8] C[1 1 2]", cards="8", cut={1: 2, 8: 2}, turn=2)

    play(table, 2, UseRadar(7), SoloCut(1))

    for viewer in (0, 1, 2, PUBLIC):
        assert seen_by(table, viewer).radars == (RadarView(7, (True, False, True, False)),)


@rule("BB-226")
def test_the_answers_are_remembered_as_facts_about_the_wires() -> None:
    table = bomb("A[7 9] B[3 8] C[(7)]", cards="8", cut={8: 2})

    play(table, 1, UseRadar(7))

    assert seen_by(table, 1).proofs == (Proof((0, 1), (7,), 1), Proof((2, 3), (7,), 0))


@rule("BB-330")
def test_strict_memory_forgets_them_after_the_next_turn() -> None:
    table = bomb("A[7 9 9] B[3 3 8] C[5 5 6]", cards="8", cut={3: 2, 5: 2, 8: 2, 9: 2}, strict_memory=True)
    play(table, 1, UseRadar(7))

    play(table, 0, SoloCut(9))
    assert len(seen_by(table, 2).radars) == 1
    play(table, 1, SoloCut(3))

    assert seen_by(table, 2).radars == ()
    assert seen_by(table, 2).proofs == ()
