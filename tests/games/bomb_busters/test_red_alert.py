"""Bomb Busters: red wires that are dealt first and named all at once, mission 13."""

from collections import Counter

import pytest

from boomtable.core.dice import NeedRoll, ScriptedDice, SeededDice
from boomtable.core.schema import Outcome
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import OVER, RED, TURN, WIDTH, value_of
from boomtable.games.bomb_busters.rules.given_wires import deal_given, note_given
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    Exploded,
    GiveWire,
    Named,
    NamesTakenBack,
    NameWire,
    NamingView,
    Point,
    RevealReds,
    Say,
    SetCut,
    TakeBack,
    UseCoffeeMug,
    UseStabilizer,
    UseWalkieTalkies,
    WiresGiven,
)
from boomtable.games.bomb_busters.state import BombBustersState, empty_table, stands_of
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule

DRAWING = "A[2 5r 8] B[2 3 6r] C[3 7r 8 9] D[9 9 9]"


def table(drawing: str = DRAWING, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=13, **facts)  # type: ignore[arg-type]


def reds(state: BombBustersState) -> tuple[int, ...]:
    return at(state, "A", 2), at(state, "B", 3), at(state, "C", 2)


def name(*wires: int) -> list[NameWire]:
    return [NameWire(wire) for wire in wires]


@rule("BB-1131")
@pytest.mark.parametrize(("seats", "captain", "given"), [(2, 1, (1, 0, 1)), (3, 2, (2, 0, 1)), (4, 3, (3, 0, 1)), (5, 1, (1, 2, 3))])
def test_the_red_wires_go_to_the_first_seats_from_the_captain(seats: int, captain: int, given: tuple[int, ...]) -> None:
    for seed in range(20):
        state, events = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=13, captain=captain), SeededDice(seed))
        assert events[1] == WiresGiven(RED, given)
        held = [Counter(state.owner[place // WIDTH] for place, tile in enumerate(state.tile) if value_of(tile) == RED and tile)]
        assert held == [Counter(given)]
        assert max(state.sizes) - min(state.sizes) <= 1
        if seats == 2:
            assert all(reds_on(state, stand) == 1 for stand in stands_of(state, captain))


def reds_on(state: BombBustersState, stand: int) -> int:
    return sum(value_of(tile) == RED for tile in state.tile[WIDTH * stand : WIDTH * stand + state.sizes[stand]])


@rule("BB-1131", "BB-1136")
def test_the_red_wire_of_two_stands_lies_on_either_by_its_places() -> None:
    """The Captain of three players has stands of 13 and 12 wires."""
    state = empty_table(3, 13, 0, [0, 0, 1, 2], [13, 12, 13, 13])
    with pytest.raises(NeedRoll) as asked:
        deal_given(state, [25, 35, 45], ScriptedDice([2, 0, 1]))
    assert asked.value.weights == [13, 12]

    assert deal_given(state, [25, 35, 45], ScriptedDice([2, 0, 1, 1])) == [[], [45], [25], [35]]


@rule("BB-1131", "BB-1136")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_knows_from_the_deal_who_holds_a_red_wire(seats: int) -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=13), SeededDice(7))
    deduction = deduce(Evidence.from_state(state, 1))

    for seat in range(seats):
        hand = [place for stand in stands_of(state, seat) for place in range(WIDTH * stand, WIDTH * stand + state.sizes[stand])]
        expected = {2: [2, 1], 3: [1, 1, 1], 4: [1, 1, 1, 0], 5: [1, 1, 1, 0, 0]}[seats][seat]
        assert sum(deduction.chance(place, RED) for place in hand) == pytest.approx(expected)


@rule("BB-1131")
def test_what_the_deal_told_is_not_forgotten_under_strict_memory() -> None:
    state = table(strict_memory=True)
    note_given(state)
    before = seen_by(state, PUBLIC).proofs
    assert len(before) == 4
    assert [pocket.given for pocket in seen_by(state, PUBLIC).pockets] == [RED] * 3

    for seat, wire, value in ((0, at(state, "B", 1), 2), (1, at(state, "C", 1), 3)):
        play(state, seat, Point(wire), Say((value,)))
        play(state, seat, *[action for action in BOMB_BUSTERS.legal_actions(state, seat) if type(action).__name__ == "Lay"])

    assert [(proof.values, proof.least) for proof in seen_by(state, PUBLIC).proofs] == [((RED,), 1)] * 3 + [((RED,), 0)]


@rule("BB-1133")
def test_the_three_reds_are_cut_when_all_are_named() -> None:
    state = table()
    assert seen_by(state, 3).naming == NamingView(RED, 3, boom=True)

    events = play(state, 0, *name(*reds(state)))

    assert events[-1] == SetCut(0, RED, reds(state), (55, 65, 75))
    assert [state.cut[wire] for wire in reds(state)] == [1, 1, 1]
    assert (state.phase, state.turn, state.fuse, state.cut_counts[RED]) == (TURN, 1, 4, 3)
    assert seen_by(state, 3).naming is None
    assert refusal(state, 1, NameWire(0)) == "seat 1 cannot name wires: nothing is to be named [BB-1133]"


@rule("BB-1133", "BB-EX-34")
def test_a_single_wrong_wire_sets_the_bomb_off() -> None:
    state = bomb("A[2 5r 8] B[2 3 6r] C[3 7r 8 9 8] D[9 9 9]", mission=13)

    events = play(state, 0, *name(at(state, "B", 3), at(state, "C", 5), at(state, "A", 2)))

    assert events[-1] == Exploded(0, "wrong_wires", (at(state, "A", 2), at(state, "B", 3), at(state, "C", 5)))
    assert (state.phase, state.lost, state.failures) == (OVER, "wrong_wires", 1)
    assert BOMB_BUSTERS.outcome(state) == Outcome((), "wrong_wires")


@rule("BB-1134", "BB-232", "BB-EX-34")
def test_the_stabilizer_excludes_it_for_the_turn() -> None:
    state = table(cards="9", cut={9: 2})
    play(state, 0, UseStabilizer())

    assert refusal(state, 0, NameWire(at(state, "A", 2))) == "seat 0 cannot do that: after the Stabilizer it must cut a pair [BB-232]"


@rule("BB-1134")
def test_the_stabilizer_does_not_protect_it() -> None:
    """No pair is left to cut, so that the protection lapses."""
    state = table("A[2 2 5r] B[6r] C[7r] D[]", stabilized=True, turn=1)

    assert play(state, 1, *name(0, at(state, "B", 1), at(state, "C", 1)))[-1] == Exploded(1, "wrong_wires", (0, 16, 32))


@rule("BB-1133", "BB-055")
def test_who_has_only_reds_must_name_them() -> None:
    state = table("A[5r] B[2 6r] C[2 7r] D[]", cards="11", cut={11: 2})

    assert refusal(state, 0, RevealReds()) == "seat 0 cannot reveal red wires: they are named in this mission [BB-1133]"
    must = "it has only red wires and must name all that are in the bomb [BB-1133]"
    assert refusal(state, 0, Point(at(state, "B", 1))) == f"seat 0 cannot cut a pair: {must}"
    assert refusal(state, 0, UseCoffeeMug(1)) == f"seat 0 cannot pass with the Coffee Mug: {must}"
    play(state, 0, *name(at(state, "A", 1), at(state, "B", 2), at(state, "C", 2)))
    assert state.turn == 1


@rule("BB-1134")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_two_or_three_players_the_actor_must_hold_a_red(seats: int) -> None:
    state = table("A[2 3 8] B[2 3 6r] C[5r 7r 8]", seats=seats)

    if seats == 3:
        assert refusal(state, 0, NameWire(at(state, "B", 3))) == (
            "seat 0 cannot name wires: at this table it takes one of them in its own hand [BB-1134]"
        )
    else:
        assert play(state, 0, *name(at(state, "B", 3), at(state, "C", 1), at(state, "C", 2)))[-1] == SetCut(
            0, RED, (18, 32, 33), (65, 55, 75)
        )


@rule("BB-1133")
def test_only_uncut_wires_are_named_each_once() -> None:
    state = table("A[(2) 5r 8] B[(2) 3 6r] C[3 7r 8 9] D[9 9 9]")
    play(state, 0, NameWire(at(state, "A", 2)))

    assert refusal(state, 0, NameWire(at(state, "A", 2))) == "seat 0 cannot name 1b: it has named it [BB-1133]"
    assert refusal(state, 0, NameWire(at(state, "B", 1))) == "seat 0 cannot name 2a: it takes an uncut wire [BB-1133]"
    assert refusal(state, 1, NameWire(at(state, "B", 3))) == "seat 1 cannot act: it is seat 0's turn [BB-050]"


@rule("BB-1135")
def test_nobody_else_learns_what_has_been_named_so_far() -> None:
    state = table()
    before = [seen_by(state, viewer) for viewer in (1, 2, 3, PUBLIC)]

    (event,) = play(state, 0, NameWire(at(state, "C", 2)))

    assert event == Named(0, at(state, "C", 2), audience=1)
    assert seen_by(state, 0).naming == NamingView(RED, 3, boom=True, named=(at(state, "C", 2),))
    assert [seen_by(state, viewer) for viewer in (1, 2, 3, PUBLIC)] == before


@rule("BB-1135")
def test_names_are_taken_back_once_in_a_turn() -> None:
    state = table()
    assert refusal(state, 0, TakeBack()) == "seat 0 cannot take anything back: it has named no wire [BB-1135]"

    assert play(state, 0, NameWire(at(state, "C", 1)), TakeBack())[-1] == NamesTakenBack(0, audience=1)
    assert seen_by(state, 0).naming == NamingView(RED, 3, boom=True, took_back=True)
    play(state, 0, NameWire(at(state, "C", 2)))
    assert refusal(state, 0, TakeBack()) == "seat 0 cannot take names back again: it is once in a turn [BB-1135]"
    play(state, 0, Point(at(state, "B", 1)), Say((8,)))

    assert (state.turn, state.named, state.took_back) == (1, [], False)


@rule("BB-1135")
def test_a_swap_takes_names_back() -> None:
    state = table(cards="2", cut={2: 2})
    play(state, 0, NameWire(at(state, "A", 2)))

    play(state, 1, UseWalkieTalkies(2, at(state, "B", 3)))
    play(state, 2, GiveWire(at(state, "C", 1)))

    assert seen_by(state, 0).naming == NamingView(RED, 3, boom=True)
