"""Bomb Busters: the end of a mission."""

import pytest

from boomtable.core.schema import Outcome, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.schema import Lay, Point, RevealReds, Say, SoloCut, Speak
from tests.games.bomb_busters.positions import bomb, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-320", "BB-EX-30")
def test_the_last_wires_cut_alone_win() -> None:
    state = bomb("D[7 7]", turn=3, cut={7: 2})

    play(state, 3, SoloCut(7))

    assert BOMB_BUSTERS.outcome(state) == Outcome((0, 1, 2, 3), "bomb_defused")


@rule("BB-320")
def test_the_last_pair_wins() -> None:
    state = bomb("A[7] B[7]", cut={7: 2})

    play(state, 0, Point(16), Say((7,)), Lay(0))

    assert BOMB_BUSTERS.outcome(state) == Outcome((0, 1, 2, 3), "bomb_defused")
    assert seen_by(state, PUBLIC).doing == "over"


@rule("BB-320")
def test_one_empty_hand_does_not_win() -> None:
    state = bomb("A[7 7] B[5]", cut={7: 2})

    play(state, 0, SoloCut(7))

    assert BOMB_BUSTERS.outcome(state) is None


@rule("BB-321")
@pytest.mark.parametrize(("drawing", "fuse", "reason"), [("A[5] B[6r]", 4, "red_wire_hit"), ("A[5] B[6]", 1, "fuse_burned")])
def test_a_red_wire_or_the_skull_loses(drawing: str, fuse: int, reason: str) -> None:
    state = bomb(drawing, fuse=fuse)

    play(state, 0, Point(16), Say((5,)))

    assert BOMB_BUSTERS.outcome(state) == Outcome((), reason)


@rule("BB-321")
def test_a_red_wire_loses_whatever_the_dial_shows() -> None:
    state = bomb("A[5] B[6r]", fuse=1)

    play(state, 0, Point(16), Say((5,)))

    assert BOMB_BUSTERS.outcome(state) == Outcome((), "red_wire_hit")
    assert seen_by(state, PUBLIC).fuse == 1


@rule("BB-378", "BB-321")
def test_after_the_end_nobody_acts() -> None:
    state = bomb("A[5] B[6r] C[7]", hold_ms=3000, decision_seconds=60)
    play(state, 0, Point(16), Say((5,)))

    assert [BOMB_BUSTERS.legal_actions(state, seat) for seat in range(4)] == [[], [], [], []]
    assert (BOMB_BUSTERS.waiting_on(state), BOMB_BUSTERS.timers(state)) == ([], [])
    assert refusal(state, 2, Speak("thanks")) == "nobody can act: the mission is over [BB-321]"
    assert refusal(state, CLOCK, TimeUp("hold", 0)) == "nobody can act: the mission is over [BB-321]"


@rule("BB-378")
def test_nobody_but_the_players_and_the_clock_acts() -> None:
    state = bomb("A[5] B[6]")

    assert refusal(state, TABLE, RevealReds()) == "RevealReds is not done by anybody but the players [BB-378]"
    assert refusal(state, CLOCK, RevealReds()) == "RevealReds is not done by anybody but the players [BB-378]"
    assert refusal(state, 4, RevealReds()) == "RevealReds is not done by anybody but the players [BB-378]"
    assert refusal(state, 0, TimeUp("hold", 0)) == "TimeUp is no action of Bomb Busters [BB-378]"


@rule("BB-324", "BB-323")
def test_a_finished_mission_is_counted() -> None:
    state = bomb("A[5 7] B[6 7]", cut={5: 3, 6: 3, 7: 2}, fuse=3)

    play(state, 0, Point(16), Say((5,)))
    play(state, 1, Point(1), Say((7,)), Lay(17))
    state.fuse = 1
    play(state, 0, Point(16), Say((5,)))

    assert BOMB_BUSTERS.tally(state) == {"fuse": 0, "failures": 2, "turns": 3, "equipment_used": 0, "powers_used": 0}


@rule("BB-324")
def test_nothing_counted_affects_a_win() -> None:
    state = bomb("A[7] B[7]", cut={7: 2}, fuse=1, failures=3, cards_spent=4)

    play(state, 0, Point(16), Say((7,)), Lay(0))

    won = BOMB_BUSTERS.outcome(state)
    assert won == Outcome((0, 1, 2, 3), "bomb_defused", scores=(), returns=())
