"""Bomb Busters: yellow wires and sevens that are named all at once, missions 46 and 48."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import OVER, TURN, YELLOW
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    Exploded,
    LockView,
    NameWire,
    NamingView,
    Point,
    Say,
    SetCut,
    SetFailed,
    SoloCut,
    WiresGiven,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

LETHAL = "A[2 5y 8] B[2 3 6y] C[3 7y 8 9] D[4r 9 9 9]"
AGENT = "A[7 7] B[2 7 8] C[2 8 9] D[7 9]"


def lethal(drawing: str = LETHAL, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=48, **facts)  # type: ignore[arg-type]


def agent(drawing: str = AGENT, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=46, **facts)  # type: ignore[arg-type]


def name(*wires: int) -> list[NameWire]:
    return [NameWire(wire) for wire in wires]


def yellows(state: BombBustersState) -> tuple[int, ...]:
    return at(state, "A", 2), at(state, "B", 3), at(state, "C", 2)


@rule("BB-1481", "BB-1131")
@pytest.mark.parametrize(("seats", "given"), [(2, (0, 1, 0)), (3, (0, 1, 2)), (4, (0, 1, 2)), (5, (0, 1, 2))])
def test_the_yellow_wires_are_dealt_first(seats: int, given: tuple[int, ...]) -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=48), SeededDice(seats))

    assert WiresGiven(YELLOW, given) in events
    assert state.yellows_inside == 3
    assert [state.reds_inside, len(state.reds)] == ([3, 3] if seats == 2 else [2, 2])


@rule("BB-1481", "BB-470")
def test_the_three_yellows_are_cut_together_and_in_no_other_way() -> None:
    state = lethal()
    assert seen_by(state, 2).naming == NamingView(YELLOW, 3, boom=False)
    assert seen_by(state, 2).locks == (LockView(YELLOW, "together", "BB-470"),)
    assert seen_by(state, 0).sayable.by_hand == (2, 8)  # type: ignore[union-attr]

    assert play(state, 0, *name(*yellows(state)))[-1] == SetCut(0, YELLOW, yellows(state), (51, 61, 71))
    assert (state.turn, state.fuse, state.cut_counts[YELLOW]) == (1, 4, 3)
    assert seen_by(state, 2).locks == ()


@rule("BB-470", "BB-431")
def test_a_value_that_is_named_is_neither_announced_nor_cut_alone() -> None:
    state = lethal()
    play(state, 0, Point(at(state, "B", 3)))
    assert refusal(state, 0, Say((YELLOW,))) == "seat 0 cannot cut 13 like that: all 3 of them are named at once [BB-470]"

    state = agent("A[7 7 7 7 9] B[9]")
    assert refusal(state, 0, SoloCut(7)) == "seat 0 cannot cut 7 like that: all 4 of them are named at once [BB-470]"


@rule("BB-1481")
def test_a_wrong_wire_costs_one_step_and_every_named_wire_gets_its_token() -> None:
    state = lethal()
    wires = (at(state, "A", 1), at(state, "B", 3), at(state, "C", 4))

    events = play(state, 0, *name(*wires))

    assert events[-1] == SetFailed(0, YELLOW, wires, (2, YELLOW, 9), 3)
    assert [state.token[wire] for wire in wires] == [2, YELLOW, 9]
    assert (state.phase, state.turn, state.failures, state.named) == (TURN, 1, 1, [])


@rule("BB-1481", "BB-166")
def test_yellow_tokens_are_placed_while_supply_lasts() -> None:
    state = lethal("A[2 5y 8] B[2 3 6y*] C[3 7y* 8 9] D[4r 9 9 9]")

    play(state, 0, *name(at(state, "A", 2), at(state, "B", 3), at(state, "C", 1)))

    assert (state.token[at(state, "A", 2)], state.token[at(state, "C", 1)]) == (0, 3)


@rule("BB-1481")
def test_a_red_wire_among_them_explodes_and_so_does_the_last_step() -> None:
    state = lethal()
    wires = (at(state, "A", 2), at(state, "B", 3), at(state, "D", 1))
    assert play(state, 0, *name(*wires))[-1] == Exploded(0, "red_wire_hit", wires)

    state = lethal(fuse=1)
    wires = (at(state, "A", 2), at(state, "B", 3), at(state, "C", 1))
    assert play(state, 0, *name(*wires))[-1] == Exploded(0, "fuse_burned", wires)


@rule("BB-1481")
def test_with_four_or_five_players_the_actor_needs_no_yellow_wire() -> None:
    state = lethal(turn=3)
    assert play(state, 3, *name(*yellows(state)))[-1] == SetCut(3, YELLOW, yellows(state), (51, 61, 71))

    state = lethal("A[2 8] B[2 3 6y] C[5y 7y 8]", seats=3)
    assert "[BB-1134]" in refusal(state, 0, NameWire(at(state, "B", 3)))


@rule("BB-1461")
def test_the_yellow_wires_of_mission_46_are_known() -> None:
    for seats in (2, 4):
        state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=46), SeededDice(seats))
        assert (state.yellows, state.reds, state.yellows_inside) == ([51, 61, 71, 81], [], 4)
        assert 7 not in state.cards
        assert state.turn == (1 if seats == 2 else 0)


@rule("BB-1461")
def test_who_has_only_sevens_names_all_four() -> None:
    state = agent()
    wires = (at(state, "A", 1), at(state, "A", 2), at(state, "B", 2), at(state, "D", 1))

    assert {type(action).__name__ for action in BOMB_BUSTERS.legal_actions(state, 0)} == {"NameWire", "Speak"}
    assert play(state, 0, *name(*wires))[-2] == SetCut(0, 7, wires, (70, 70, 70, 70))
    assert (state.phase, state.turn) == (TURN, 1)

    state = agent()
    wrong = (at(state, "A", 1), at(state, "A", 2), at(state, "B", 2), at(state, "D", 2))
    assert play(state, 0, *name(*wrong))[-1] == Exploded(0, "wrong_wires", wrong)
    assert state.phase == OVER


@rule("BB-1462")
def test_nobody_else_names_them_or_announces_a_seven() -> None:
    state = agent("A[7 9] B[2 7 7 8] C[2 8 9] D[7]")

    assert (
        refusal(state, 0, NameWire(at(state, "A", 1))) == "seat 0 cannot name wires: it has others than 7s, which are cut first [BB-1461]"
    )
    assert seen_by(state, 0).sayable.by_hand == (9,)  # type: ignore[union-attr]


@rule("BB-1461", "BB-470")
def test_a_seven_found_by_a_wrong_claim_is_an_ordinary_failure() -> None:
    state = agent("A[7 9] B[2 7 7 8] C[2 8 9] D[7]")

    events = play(state, 0, Point(at(state, "B", 2)), Say((9,)))

    assert events[-1] == ClaimFailed(0, 1, (9,), at(state, "B", 2), 7, 3, stabilized=False)
