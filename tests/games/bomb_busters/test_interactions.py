"""Bomb Busters: how detectors, rays, labels, tokens and protection go together: the ledger's matrix, row by row."""

from typing import NamedTuple

import pytest

from boomtable.core.schema import Action
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import (
    Answer,
    DoubleDetect,
    GiveWire,
    Lay,
    Point,
    PutLabel,
    RadarAnswered,
    RevealReds,
    Say,
    SoloCut,
    SuperDetect,
    UseCoffeeMug,
    UseRadar,
    UseStabilizer,
    UseWalkieTalkies,
)
from tests.games.bomb_busters.positions import bomb, drawn, play, refusal

rule = pytest.mark.rule

EVERY_CARD = "1 2 3 4 5 6 7 8 9 10 11 12"
UNLOCKED = dict.fromkeys(range(1, 13), 2)


class Case(NamedTuple):
    """A starts, B's wires are 16, 17, 18 … ; `after` is the drawing, `ends` the reason of an end."""

    name: str
    before: str
    moves: list[tuple[int, Action]]
    after: str
    fuse: int = 4
    ends: str = ""


def by_a(*actions: Action) -> list[tuple[int, Action]]:
    return [(0, action) for action in actions]


PAIR, PLAIN = DoubleDetect((16, 17)), Point(16)

MATRIX = [
    Case("plain, right", "A[4 9] B[4 7]", by_a(PLAIN, Say((4,)), Lay(0)), "A[(4) 9] B[(4) 7]"),
    Case("plain, red", "A[4 9] B[5r 7]", by_a(PLAIN, Say((4,))), "A[4 9] B[5r 7]", ends="red_wire_hit"),
    Case("plain, wrong blue", "A[4 9] B[5 7]", by_a(PLAIN, Say((4,))), "A[4 9] B[5* 7]", fuse=3),
    Case("plain, wrong yellow", "A[4 9] B[5y 7]", by_a(PLAIN, Say((4,))), "A[4 9] B[5y* 7]", fuse=3),
    Case("detector, match and red", "A[4 9] B[3r 4]", [*by_a(PAIR, Say((4,))), (1, Answer(17)), (0, Lay(0))], "A[(4) 9] B[3r (4)]"),
    Case("detector, no match", "A[4 9] B[3r 5]", [*by_a(PAIR, Say((4,))), (1, Answer(17))], "A[4 9] B[3r 5*]", fuse=3),
    Case("detector, all red", "A[4 9] B[3r 5r 6]", by_a(PAIR, Say((4,))), "A[4 9] B[3r 5r 6]", ends="red_wire_hit"),
    Case("ray, one of the two", "A[4 9] B[9 11]", by_a(PLAIN, Say((4, 9)), Lay(1)), "A[4 (9)] B[(9) 11]"),
    Case("ray, wrong", "A[4 9] B[5 7]", by_a(PLAIN, Say((4, 9))), "A[4 9] B[5* 7]", fuse=3),
    Case("ray and detector", "A[4 9] B[5r 9]", [*by_a(SuperDetect(1), Say((4, 9))), (1, Answer(17)), (0, Lay(1))], "A[4 (9)] B[5r (9)]"),
    Case("stabilizer, wrong", "A[4 9] B[5 7]", by_a(UseStabilizer(), PLAIN, Say((4,))), "A[4 9] B[5* 7]"),
    Case("stabilizer, red", "A[4 9] B[5r 7]", by_a(UseStabilizer(), PLAIN, Say((4,))), "A[4 9] B[5r 7]"),
    Case("stabilizer, known wire", "A[4 9] B[5* 7]", by_a(UseStabilizer(), PLAIN, Say((4,))), "A[4 9] B[5* 7]"),
    Case("stabilizer, right", "A[4 9] B[4 7]", by_a(UseStabilizer(), PLAIN, Say((4,)), Lay(0)), "A[(4) 9] B[(4) 7]"),
    Case("detector, known wire picked", "A[4 9] B[3* 5]", [*by_a(PAIR, Say((4,))), (1, Answer(16))], "A[4 9] B[3* 5]", fuse=3),
    Case("token swapped", "A[4* 9] B[3 5]", [(0, UseWalkieTalkies(1, 0)), (1, GiveWire(17))], "A[5 9] B[3 4*]"),
    Case("last wire swapped", "A[4 9] B[(3) 5]", [(0, UseWalkieTalkies(1, 1)), (1, GiveWire(17))], "A[4 5] B[(3) 9]"),
    Case("label on a half cut pair", "A[4 (4) 9] B[5]", by_a(PutLabel(12, 0), PutLabel(1, 1)), "A[4 (4) 9] B[5]"),
    Case("only reds", "A[4r 9r] B[5]", by_a(RevealReds()), "A[(4r) (9r)] B[5]"),
]


@rule(
    "BB-084", "BB-085", "BB-086", "BB-200", "BB-202", "BB-207", "BB-230", "BB-231", "BB-232", "BB-235", "BB-236",
    "BB-262", "BB-263", "BB-264", "BB-265", "BB-268", "BB-280", "BB-281", "BB-282", "BB-288",
)  # fmt: skip
@pytest.mark.parametrize("case", MATRIX, ids=lambda case: case.name)
def test_the_matrix(case: Case) -> None:
    table = bomb(case.before, cards=EVERY_CARD, cut=UNLOCKED)

    for seat, action in case.moves:
        play(table, seat, action)

    outcome = GAME.outcome(table)
    assert drawn(table) == case.after
    assert table.fuse == case.fuse
    assert ("" if outcome is None else outcome.reason) == case.ends


@rule("BB-055", "BB-232", "BB-267")
@pytest.mark.parametrize(
    ("before", "moves", "refused", "why"),
    [
        ("A[7 7 9] B[2 9]", by_a(UseStabilizer()), SoloCut(7), "BB-232"),
        ("A[7 7 9] B[2 9]", by_a(UseStabilizer()), UseCoffeeMug(1), "BB-232"),
        ("A[7 7 9] B[(2) 9]", [], SuperDetect(1), "BB-267"),
        ("A[5r 9r] B[2 9]", [], UseCoffeeMug(1), "BB-055"),
        ("A[5r 9r] B[2 9]", [], PAIR, "BB-055"),
    ],
)
def test_what_the_matrix_refuses(before: str, moves: list[tuple[int, Action]], refused: Action, why: str) -> None:
    table = bomb(before, cards=EVERY_CARD, cut=UNLOCKED)
    for seat, action in moves:
        play(table, seat, action)
    used = table.card_used[:]

    assert f"[{why}]" in refusal(table, 0, refused)
    assert table.card_used == used


@rule("BB-225")
def test_the_radar_counts_wires_under_tokens() -> None:
    table = bomb("A[4 9] B[7* 7~] C[5]", cards=EVERY_CARD, cut=UNLOCKED)

    assert play(table, 2, UseRadar(7)) == [RadarAnswered(2, 7, (False, True, False, False))]


@rule("BB-232")
def test_a_swap_that_leaves_no_pair_frees_a_stabilized_player() -> None:
    """B and C are out of wires but for what A gives: A's reds are revealed, and the protection lapses."""
    table = bomb("A[7 9r] B[5r] C[(2)]", cards="2 9", cut={2: 1, 7: 2, 9: 2})
    play(table, 0, UseStabilizer(), UseWalkieTalkies(1, 0))
    play(table, 1, GiveWire(16))

    play(table, 0, RevealReds())

    assert (table.turn, table.stabilized) == (1, False)


@rule("BB-031", "BB-110", "BB-266")
def test_two_stands_are_one_hand_for_values_and_two_for_detectors() -> None:
    table = bomb("A1[4] A2[7 9] B[2 7]", turn=1, cards="5", cut={5: 2})

    play(table, 1, SuperDetect(1), Say((7,)))
    play(table, 0, Answer(16))
    play(table, 1, Lay(33))

    assert drawn(table) == "A1[4] A2[(7) 9] B[2 (7)]"
