"""What nothing tells apart is alike, and one of it stands for all."""

import pytest

from boomtable.bots.handmade.its_a_bomb.alike import colours_alike, joined, line_sign
from boomtable.games.its_a_bomb.inference import tokens_of
from boomtable.games.its_a_bomb.schema import Consultant, Pass
from tests.bots.its_a_bomb.outlooks import outlook_of
from tests.games.its_a_bomb.positions import G6, ask, bomb, choose, line, play, told, use


def test_unasked_rows_are_alike_until_one_of_their_tiles_lies_open() -> None:
    shut, one_open = outlook_of(bomb(G6)), outlook_of(bomb(G6, up="r1c2"))
    rows = [line(bomb(G6), name) for name in ("r1", "r2", "r3")]

    assert len({line_sign(shut, row) for row in rows}) == 1
    assert line_sign(one_open, rows[0]) != line_sign(one_open, rows[1]) == line_sign(one_open, rows[2])


def test_rows_and_columns_are_never_alike() -> None:
    state = bomb("R Y\nB X")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "r1")) != line_sign(outlook, line(state, "c1"))


def test_crossings_with_unasked_lines_count_in_any_order() -> None:
    state = bomb("R . .\n. R .\n. . X", up="r1c2 r2c1")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "r1")) == line_sign(outlook, line(state, "r2")) != line_sign(outlook, line(state, "r3"))
    assert line_sign(outlook, line(state, "c1")) == line_sign(outlook, line(state, "c2")) != line_sign(outlook, line(state, "c3"))


@pytest.mark.parametrize(("asked", "alike"), [("c1 c2", False), ("c3", True), ("r3", True)])
def test_crossings_with_asked_lines_count_in_their_order(asked: str, alike: bool) -> None:
    """A grey cable lies open in each of two rows, in different columns."""
    state = bomb("R . .\n. R .\n. . X", up="r1c2 r2c1")
    for name in asked.split():
        told(state, name)
    outlook = outlook_of(state)

    assert (line_sign(outlook, line(state, "r1")) == line_sign(outlook, line(state, "r2"))) == alike


def test_only_crossings_with_asked_lines_count_in_their_order() -> None:
    """Column 1 was asked; a grey cable lies open in each of two rows, in columns that were not."""
    state = bomb("R . .\nR . .\n. X .", up="r1c2 r2c3")
    told(state, "c1")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "r1")) == line_sign(outlook, line(state, "r2"))


def test_rows_tell_apart_columns_of_the_same_chances() -> None:
    """The same for columns: a grey cable lies open in each of two, and both rows have been asked."""
    state = bomb("R . .\n. R .\n. . X", up="r1c2 r2c1")
    told(state, "r1")
    told(state, "r2")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "c1")) != line_sign(outlook, line(state, "c2"))


def test_lines_of_two_bombs_are_never_alike() -> None:
    state = bomb("R .\n\nR .")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "A:r1")) != line_sign(outlook, line(state, "B:r1"))


def test_explosives_tell_rows_apart() -> None:
    """Red may be anywhere but in the first two rows; the explosive is in the second."""
    state = bomb(". .\nX .\nR .\n. .")
    told(state, "r1")
    told(state, "r2")
    outlook = outlook_of(state)
    signs = {name: line_sign(outlook, line(state, name)) for name in ("r1", "r2", "r3", "r4")}

    assert signs["r1"] != signs["r2"]
    assert signs["r3"] == signs["r4"]


def test_colours_are_alike_while_all_answers_say_the_same_of_them() -> None:
    state = bomb(G6)
    assert colours_alike(outlook_of(state)) == [[0, 1, 3]]

    told(state, "r1")
    assert colours_alike(outlook_of(state)) == [[1, 3]]


def test_a_colour_of_which_a_tile_is_known_stands_alone() -> None:
    assert colours_alike(outlook_of(bomb(G6, up="r2c1"))) == [[0, 3]]


@pytest.mark.parametrize(("drawing", "groups"), [("R Y\n. P", [[0, 1, 4]]), ("R R\nY B", [[1, 3]])])
def test_colours_are_alike_that_have_as_many_cables(drawing: str, groups: list[list[int]]) -> None:
    assert colours_alike(outlook_of(bomb(drawing))) == groups


def test_a_colour_that_is_needed_twice_stands_alone() -> None:
    assert colours_alike(outlook_of(bomb("P P\nR R\nY Y", double_purple=True))) == [[0, 1]]


def test_a_note_that_tells_them_apart_counts() -> None:
    """No red, two yellow cables and one blue one are in the block."""
    state = bomb(G6, cards="XRAY")
    use(state, "XRAY")
    choose(state, "r2c1")

    assert colours_alike(outlook_of(state)) == []


def test_no_colours_are_alike_on_two_bombs() -> None:
    assert colours_alike(outlook_of(bomb("R Y\n. .\n\n. X\n. ."))) == []


def test_no_colours_are_alike_where_they_have_an_order() -> None:
    assert colours_alike(outlook_of(bomb(G6, order="RYB"))) == []


@pytest.mark.parametrize("card", ["SURV", "DRAU"])
def test_no_colours_are_alike_once_tokens_were_laid_out(card: Consultant) -> None:
    """Yellow and blue lie in row 2 both, but not in the same place."""
    state = bomb(G6, cards=card)
    ask(state, "r2")
    use(state, card)
    play(state, 0, Pass())

    assert colours_alike(outlook_of(state)) == []


def test_answers_that_differ_in_colours_that_are_alike_are_one() -> None:
    answers = {1: 0.25, 1 << 4: 0.25, 2 + (1 << 4): 0.5}
    found = joined(answers, [[0, 1]])

    assert {tuple(tokens_of(answer)[:2]): share for answer, share in found.items()} == {(0, 1): 0.5, (1, 2): 0.5}
