"""A recorded game for one seat: its turns, its worst decisions, its chance to win."""

from pathlib import Path

from boomtable.cli.files import load_recording
from boomtable.games.bomb_busters.schema import DoubleDetect, Point, Say, SoloCut
from boomtable.games.bombs_away.schema import Draw
from boomtable.research.own_review import OwnReview
from boomtable.research.own_review import Point as WinPoint
from boomtable.research.review import Decision

RECORDINGS = Path(__file__).resolve().parents[1] / "recordings"


def review_of(name: str, seat: int) -> OwnReview:
    return OwnReview(load_recording(str(RECORDINGS / f"{name}.jsonl")), seat)


def worst_of(own: OwnReview) -> list[Decision]:
    return [turn.worst for turn in own.judged() if turn.worst is not None]


def curve_of(own: OwnReview) -> list[WinPoint]:
    return [point for turn in own.judged() for point in turn.points]


def test_pointing_and_saying_are_one_decision_of_one_turn() -> None:
    own = review_of("bomb_busters/red_wire_hit", 0)

    found = worst_of(own)

    assert own.turns() == [decision.turn for decision in found] == [1, 3, 5, 7, 9, 11, 13, 15, 17]
    assert (found[0].action, found[0].completed) == (SoloCut(3), None)
    last = found[-1]
    assert (last.action, last.completed) == (Point(56), Say((9,)))
    assert (last.judgement.best, last.best_completed) == (DoubleDetect((56, 57)), Say((9,)))
    assert (last.judgement.chance, last.judgement.best_chance) == (0.75, 0.75)
    assert last.judgement.value < last.judgement.best_value


def test_the_chance_to_win_is_told_before_and_after_each_own_turn() -> None:
    judged = list(review_of("bomb_busters/red_wire_hit", 0).judged())
    assert [turn for turn in judged if turn.worst is None] == []
    assert [[point.turn for point in turn.points] for turn in judged[:3]] == [[0, 1], [2, 3], [4, 5]]  # as soon as they are known

    points = [point for turn in judged for point in turn.points]

    assert [point.turn for point in points] == list(range(18))
    assert points[-1] == WinPoint(17, 0.0)  # a red wire was hit
    assert {point.win for point in points[:-1]} == {1.0}


def test_where_values_are_chances_to_win_they_make_the_curve() -> None:
    own = review_of("bombs_away/two_dead_ends_meet", 0)

    judged = list(own.judged())
    worst = max(
        (turn.worst for turn in judged if turn.worst is not None),
        key=lambda found: found.judgement.best_value - found.judgement.value,
    )
    points = {point.turn: point.win for turn in judged for point in turn.points}

    assert (worst.turn, worst.action) == (7, Draw())
    assert (points[6], points[7]) == (worst.judgement.best_value, worst.judgement.value)
    assert points[8] == 0.0


def test_no_curve_where_nobody_can_tell() -> None:
    for name in ("snip/all_blue_wires_cut", "bombs_away/match_for_two"):
        assert worst_of(review_of(name, 0)) != []
        assert curve_of(review_of(name, 0)) == []


def test_the_curve_of_a_team_is_the_same_for_all_employees() -> None:
    curves = []
    for seat in (1, 2):
        own = review_of("its_a_bomb/order_broken", seat)
        assert own.turns() != []
        curves.append({point.turn: point.win for point in curve_of(own)})

    shared = curves[0].keys() & curves[1].keys()
    assert shared
    assert all(curves[0][turn] == curves[1][turn] for turn in shared)
    assert all(0.0 <= win <= 1.0 for win in curves[0].values())
