"""Bomb Busters: Captains who may not fail, missions 14 and 28."""

import pytest

from boomtable.core.schema import Outcome
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import ANSWER, OVER
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    ClaimFailed,
    DoubleDetect,
    Exploded,
    GiveWire,
    PocketView,
    Point,
    RadarAnswered,
    Say,
    UseBatteries,
    UseCoffeeMug,
    UseRadar,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[3 5 9] B[2 4 8 11] C[3 9] D[5 8]"


def table(mission: int, **facts: object) -> BombBustersState:
    return bomb(DRAWING, mission=mission, **facts)  # type: ignore[arg-type]


@rule("BB-1141", "BB-1281")
@pytest.mark.parametrize(("mission", "role"), [(14, "rookie"), (28, "careless")])
def test_a_wrong_pair_of_the_captain_sets_the_bomb_off_at_any_fuse(mission: int, role: str) -> None:
    state = table(mission)
    assert seen_by(state, 2).pockets == (PocketView(0, role),)  # type: ignore[arg-type]

    events = play(state, 0, Point(at(state, "B", 2)), Say((5,)))

    assert events[-1] == Exploded(0, "captain_failed", (at(state, "B", 2),))
    assert (state.phase, state.lost, state.fuse) == (OVER, "captain_failed", 4)
    assert BOMB_BUSTERS.outcome(state) == Outcome((), "captain_failed")


@rule("BB-1141", "BB-1281")
@pytest.mark.parametrize("mission", [14, 28])
def test_others_fail_as_ever(mission: int) -> None:
    state = table(mission, turn=1)

    assert play(state, 1, Point(at(state, "A", 1)), Say((4,)))[-1] == ClaimFailed(1, 0, (4,), 0, 3, 3, stabilized=False)


@rule("BB-1142")
def test_nothing_is_chosen_after_a_failure_of_the_rookie_and_an_answer_proves_a_hit() -> None:
    state = table(14)
    pair = DoubleDetect((at(state, "B", 1), at(state, "B", 2)))
    assert play(state, 0, pair, Say((5,)))[-1] == Exploded(0, "captain_failed", pair.wires)

    state = bomb("A[2 5 9] B[2 4 8 11] C[3 9] D[5 8]", mission=14)
    play(state, 0, pair, Say((2,)))
    assert state.phase == ANSWER
    assert [proof.values for proof in state.proofs] == [1 << 2]
    play(state, 1, Answer(at(state, "B", 1)))


@rule("BB-1141")
def test_the_rookie_may_not_use_the_stabilizer_others_may() -> None:
    state = table(14, cards="9", cut={9: 2})
    assert refusal(state, 0, UseStabilizer()) == "seat 0 cannot use the Stabilizer: it is the rookie [BB-1141]"

    play(table(14, cards="9", cut={9: 2}, turn=1), 1, UseStabilizer())


@rule("BB-1141")
def test_the_rookie_has_other_cards_and_a_character() -> None:
    state = table(14, cards="6", cut={6: 2}, fuse=2)

    play(state, 0, UseRewinder(), DoubleDetect((at(state, "B", 1), at(state, "B", 2))))


@rule("BB-1281")
def test_the_careless_captain_has_neither_equipment_nor_character() -> None:
    state = table(28, cards="6 9 11", cut={6: 2, 9: 2, 11: 2}, fuse=2)

    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use card 6: the Captain has neither character nor equipment here [BB-1281]"
    assert refusal(state, 0, UseStabilizer()) == "seat 0 cannot use card 9: the Captain has neither character nor equipment here [BB-1281]"
    assert refusal(state, 0, UseCoffeeMug(1)) == "seat 0 cannot use card 11: the Captain has neither character nor equipment here [BB-1281]"
    assert refusal(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 2)))) == (
        "seat 0 cannot use card 0: the Captain has neither character nor equipment here [BB-1281]"
    )
    assert seen_by(state, 0).sayable.with_detector == ()  # type: ignore[union-attr]


@rule("BB-1281")
def test_the_careless_captain_says_one_value() -> None:
    state = table(28, cards="10", cut={10: 2})
    assert not seen_by(state, 0).sayable.ray  # type: ignore[union-attr]
    play(state, 0, Point(at(state, "B", 1)))

    assert refusal(state, 0, Say((3, 5))) == "seat 0 cannot use card 10: the Captain has neither character nor equipment here [BB-1281]"


@rule("BB-1281")
def test_the_careless_captain_takes_part_in_what_others_use() -> None:
    state = table(28, cards="2 8", cut={2: 2, 8: 2}, turn=1)

    assert play(state, 1, UseRadar(3)) == [RadarAnswered(1, 3, (True, False, True, False))]
    play(state, 1, UseWalkieTalkies(0, at(state, "B", 2)))
    play(state, 0, GiveWire(at(state, "A", 1)))


@rule("BB-1282")
def test_there_is_nothing_to_recharge_at_the_careless_captain() -> None:
    state = table(28, cards="7", cut={7: 2}, spent="B", turn=1)

    assert refusal(state, 1, UseBatteries((0,))) == "seat 1 cannot charge seat 0: its power has not been used [BB-221]"


@rule("BB-1141", "BB-1142")
def test_the_rookie_is_drawn_for_every_attempt() -> None:
    lost = Outcome((), "captain_failed")
    again = BOMB_BUSTERS.next_options(BombBustersOptions(4, mission=14, captain=2), lost)
    assert again == BombBustersOptions(4, mission=14, captain=-1)

    assert BOMB_BUSTERS.next_options(BombBustersOptions(4, mission=28, captain=2), lost) == BombBustersOptions(4, mission=28, captain=3)
