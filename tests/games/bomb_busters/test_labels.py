"""Bomb Busters: the cards Label ≠ and Label =."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import (
    GiveWire,
    LabelPut,
    Lay,
    Point,
    PutLabel,
    Say,
    SoloCut,
    UseWalkieTalkies,
)
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-200")
def test_unequal_marks_two_different_neighbours() -> None:
    table = bomb("A[3 5 9] B[8]", cards="1", cut={1: 2})

    assert play(table, 0, PutLabel(1, at(table, "A", 2))) == [LabelPut(0, 1, at(table, "A", 2))]
    assert (table.unequal, table.equal) == (at(table, "A", 2), -1)
    assert table.card_used == [True]


@rule("BB-200")
def test_one_of_the_two_may_be_cut() -> None:
    table = bomb("A[3 (5) 9] B[8]", cards="1", cut={1: 2})

    labels = [action for action in GAME.legal_actions(table, 0) if isinstance(action, PutLabel)]

    assert labels == [PutLabel(1, 0), PutLabel(1, 1)]


@rule("BB-200")
def test_unequal_does_not_lie() -> None:
    table = bomb("A[3 3 9] B[8]", cards="1", cut={1: 2})

    assert "1a: the two wires are equal [BB-200]" in refusal(table, 0, PutLabel(1, 0))


@rule("BB-200")
@pytest.mark.parametrize(("stand", "position"), [("A1", 3), ("A2", 2), ("B", 1), ("A2", 9)])
def test_a_label_takes_two_own_wires_of_one_stand(stand: str, position: int) -> None:
    table = bomb("A1[3 5 9] A2[4 6] B[2 8]", cards="1", cut={1: 2})

    assert "it takes two own neighbours [BB-200]" in refusal(table, 0, PutLabel(1, at(table, stand, position)))


@rule("BB-200", "BB-202")
def test_labels_are_put_out_of_turn_and_on_the_second_stand() -> None:
    table = bomb("A1[3 5] A2[4 4] B[2 8]", turn=1, cards="12", cut={12: 2})

    assert play(table, 0, PutLabel(12, at(table, "A2", 1))) == [LabelPut(0, 12, 16)]
    assert table.turn == 1


@rule("BB-201")
def test_two_yellows_and_two_reds_are_not_different() -> None:
    table = bomb("A[2y 3y 5r 6r] B[8]", cards="1", cut={1: 2})

    assert "the two wires are equal [BB-200]" in refusal(table, 0, PutLabel(1, at(table, "A", 1)))
    assert "the two wires are equal [BB-200]" in refusal(table, 0, PutLabel(1, at(table, "A", 3)))


@rule("BB-201")
@pytest.mark.parametrize("position", [1, 2, 3])
def test_yellow_red_and_blue_are_different(position: int) -> None:
    table = bomb("A[2 2y 2r 3] B[8]", cards="1", cut={1: 2})

    play(table, 0, PutLabel(1, at(table, "A", position)))


@rule("BB-201")
def test_at_least_one_of_the_two_is_uncut() -> None:
    table = bomb("A[3 (5) (9)] B[8]", cards="1 12", cut={1: 2, 12: 2})

    assert "both wires are cut [BB-201]" in refusal(table, 0, PutLabel(1, at(table, "A", 2)))
    assert "both wires are cut [BB-201]" in refusal(table, 0, PutLabel(12, at(table, "A", 2)))


@rule("BB-201")
def test_cut_wires_keep_others_apart() -> None:
    table = bomb("A[5 (6) 6] B[8]", cards="12", cut={12: 2})

    assert PutLabel(12, at(table, "A", 1)) not in GAME.legal_actions(table, 0)
    assert PutLabel(12, at(table, "A", 2)) in GAME.legal_actions(table, 0)


@rule("BB-202")
@pytest.mark.parametrize("position", [1, 3, 5, 7])
def test_equal_marks_equal_neighbours_also_yellow_red_or_half_cut(position: int) -> None:
    table = bomb("A[2 2 3y 4y 5r 6r (7) 7] B[8]", cards="12", cut={12: 2})

    play(table, 0, PutLabel(12, at(table, "A", position)))

    assert table.equal == at(table, "A", position)


@rule("BB-202")
@pytest.mark.parametrize("position", [2, 4, 6])
def test_equal_does_not_lie(position: int) -> None:
    table = bomb("A[2 2 3y 4y 5r 6r (7) 7] B[8]", cards="12", cut={12: 2})

    assert "the two wires differ [BB-202]" in refusal(table, 0, PutLabel(12, at(table, "A", position)))


@rule("BB-203")
def test_there_is_one_label_of_each_kind() -> None:
    table = bomb("A[3 5 9] B[2 8]", cards="1", cut={1: 2}, unequal=0)

    play(table, 1, PutLabel(1, at(table, "B", 1)))

    assert table.unequal == at(table, "B", 1)


@rule("BB-164")
def test_a_label_stays_with_one_cut_wire_and_comes_off_with_both() -> None:
    table = bomb("A[3 3 7] B[3 3 9] C[8]", cards="12", cut={12: 2}, turn=1)
    play(table, 0, PutLabel(12, 0))

    play(table, 1, Point(at(table, "A", 2)), Say((3,)), Lay(at(table, "B", 1)))
    assert table.equal == 0

    table.turn = 1
    play(table, 1, Point(at(table, "A", 1)), Say((3,)), Lay(at(table, "B", 2)))
    assert table.equal == -1


@rule("BB-164")
def test_a_solo_cut_lifts_the_label_of_both() -> None:
    table = bomb("A[3 3 7] B[9]", cards="12", cut={3: 2, 12: 2})

    play(table, 0, PutLabel(12, 0), SoloCut(3))

    assert table.equal == -1


@rule("BB-164")
def test_a_label_comes_off_when_one_of_its_wires_is_swapped_away() -> None:
    table = bomb("A[3 3 7] B[9]", cards="2 12", cut={2: 2, 12: 2})
    play(table, 0, PutLabel(12, 0), UseWalkieTalkies(1, 1))

    play(table, 1, GiveWire(at(table, "B", 1)))

    assert drawn(table) == "A[3 7 9] B[3]"
    assert table.equal == -1


@rule("BB-164")
def test_a_label_comes_off_when_a_wire_gets_between() -> None:
    table = bomb("A[3 7 9] B[5]", cards="1 2", cut={1: 2, 2: 2})
    play(table, 0, PutLabel(1, 0), UseWalkieTalkies(1, 2))

    play(table, 1, GiveWire(at(table, "B", 1)))

    assert drawn(table) == "A[3 5 7] B[9]"
    assert table.unequal == -1


@rule("BB-164")
def test_a_label_moves_with_its_neighbours() -> None:
    table = bomb("A[3 7 9 11] B[5]", cards="1 2", cut={1: 2, 2: 2})
    play(table, 0, PutLabel(1, 2), UseWalkieTalkies(1, 1))
    play(table, 1, GiveWire(at(table, "B", 1)))
    assert (drawn(table), table.unequal) == ("A[3 5 9 11] B[7]", 2)

    shorter = bomb("A[3 7 9 11] B[12]", cards="1 2", cut={1: 2, 2: 2})
    play(shorter, 0, PutLabel(1, 1), UseWalkieTalkies(1, 0))
    play(shorter, 1, GiveWire(at(shorter, "B", 1)))
    assert (drawn(shorter), shorter.unequal) == ("A[7 9 11 12] B[3]", 0)


@rule("BB-164")
def test_an_equal_wire_from_outside_stands_right_of_a_labelled_pair() -> None:
    table = bomb("A[3 3 9] B[3]", cards="2 12", cut={2: 2, 12: 2})
    play(table, 0, PutLabel(12, 0), UseWalkieTalkies(1, 2))

    play(table, 1, GiveWire(at(table, "B", 1)))

    assert (drawn(table), table.equal) == ("A[3 3 3] B[9]", 0)


@rule("BB-288")
@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_everybody_sees_the_label_and_nobody_the_values(viewer: int) -> None:
    table = bomb("A[3 5 9] B[8] C[4]", cards="1", cut={1: 2})
    play(table, 0, PutLabel(1, 1))

    seen = seen_by(table, viewer)

    assert seen.unequal == 1
    assert [wire.tile for wire in seen.stands[0].wires] == [None, None, None]
