"""Bomb Busters: Coffee Mug."""

import pytest

from boomtable.core.schema import Action
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import MugPassed, Point, RevealReds, Say, SoloCut, Speak, UseCoffeeMug
from tests.games.bomb_busters.positions import bomb, play, refusal

rule = pytest.mark.rule


@rule("BB-240", "BB-EX-25")
def test_the_named_player_is_next_and_play_goes_on_clockwise_from_there() -> None:
    table = bomb("A[3 3 4] B[5] C[6 6 7] D[8 8 9]", cards="11", cut={3: 2, 6: 2, 8: 2, 11: 2})

    assert play(table, 0, UseCoffeeMug(2)) == [MugPassed(0, 2)]

    play(table, 2, SoloCut(6))
    assert table.turn == 3
    play(table, 3, SoloCut(8))
    assert table.turn == 0


@rule("BB-240", "BB-EX-25")
@pytest.mark.parametrize("mate", [0, 2, 4])
def test_it_names_another_player_with_wires(mate: int) -> None:
    table = bomb("A[3 4] B[5] C[(7)] D[8]", cards="11", cut={11: 2})

    assert "[BB-240]" in refusal(table, 0, UseCoffeeMug(mate))
    assert [action for action in GAME.legal_actions(table, 0) if isinstance(action, UseCoffeeMug)] == [UseCoffeeMug(1), UseCoffeeMug(3)]


@rule("BB-240")
def test_the_captain_may_be_passed_over() -> None:
    table = bomb("A[3 4] B[5] C[7] D[8]", captain=0, turn=3, cards="11", cut={11: 2})

    play(table, 3, UseCoffeeMug(1))

    assert (table.turn, table.captain) == (1, 0)


@rule("BB-055")
def test_it_does_not_replace_a_reveal() -> None:
    table = bomb("A[5r 9r] B[5]", cards="11", cut={11: 2})

    assert "must reveal them [BB-055]" in refusal(table, 0, UseCoffeeMug(1))
    play(table, 0, RevealReds())


@rule("BB-285")
def test_it_counts_as_the_turn() -> None:
    table = bomb("A[3 4] B[5 6]", cards="11", cut={11: 2})
    play(table, 1, Speak("careful"))

    play(table, 0, UseCoffeeMug(1))

    assert table.turns == 1
    play(table, 1, Speak("careful"))


@rule("BB-285")
def test_nothing_is_cut_by_it() -> None:
    table = bomb("A[3 4] B[5 6]", cards="11", cut={11: 2}, fuse=2)
    cut, counts = table.cut[:], table.cut_counts[:]

    play(table, 0, UseCoffeeMug(1))

    assert (table.cut, table.cut_counts, table.fuse) == (cut, counts, 2)


@rule("BB-053", "BB-240")
@pytest.mark.parametrize("before", [[Point(16)], [Point(16), Say((3,))]])
def test_it_is_too_late_once_something_is_declared(before: list[Action]) -> None:
    table = bomb("A[3 4] B[3 6]", cards="11", cut={11: 2})
    play(table, 0, *before)

    assert "[BB-053]" in refusal(table, 0, UseCoffeeMug(1))
