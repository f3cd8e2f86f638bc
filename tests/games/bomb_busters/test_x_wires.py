"""Bomb Busters: X wires, which stand unsorted at the right end of their stands, mission 20."""

from __future__ import annotations

from random import Random

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, RED, WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    ClaimFailed,
    DoubleDetect,
    Lay,
    PairCut,
    PlaceInfo,
    Point,
    Pointed,
    PutLabel,
    RadarAnswered,
    RedsRevealed,
    RevealReds,
    Say,
    SoloCut,
    SuperDetect,
    TripleDetect,
    UsePostIt,
    UseRadar,
    UseStabilizer,
    XLaid,
)
from boomtable.games.bomb_busters.start import lay_out
from boomtable.games.bomb_busters.state import BombBustersState, places
from tests.games.bomb_busters.every_deal import deals, learn, small_bomb
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule

REACH = "seat 0 cannot use equipment or a character on {}: it stands apart [BB-405]"


def wolf(drawing: str, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=20, **facts)  # type: ignore[arg-type]


@rule("BB-1201", "BB-1202")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_wire_dealt_to_each_stand_is_unsorted(seats: int) -> None:
    unsorted = 0
    colours = set()
    for seed in range(40):
        state, events = lay_out(BombBustersOptions(seats, mission=20), SeededDice(seed))
        ends = [places(state, stand)[-1] for stand in range(len(state.owner))]
        assert state.apart == ends
        assert events[1] == XLaid(tuple(ends))
        for stand in range(len(state.owner)):
            tiles = [state.tile[place] for place in places(state, stand)]
            assert tiles[:-1] == sorted(tiles[:-1])
            unsorted += tiles != sorted(tiles)
            colours.add(value_of(tiles[-1]))
    assert unsorted > 100
    assert {RED, YELLOW} < colours


@rule("BB-1201")
def test_everybody_sees_which_wires_they_are_and_nobody_sees_more() -> None:
    state = wolf("A[1 4 | 3] B[2 6 | 1] C[5] D[7]")

    for viewer in (0, 1, -1):
        stands = seen_by(state, viewer).stands
        assert [[wire.apart for wire in stand.wires] for stand in stands] == [[None, None, "x"], [None, None, "x"], [None], [None]]
    assert seen_by(state, 0).stands[1].wires[2].tile is None
    assert seen_by(state, 0).stands[0].wires[2].tile == 30


@rule("BB-1201")
def test_walkie_talkies_are_replaced() -> None:
    cards = {card for seed in range(40) for card in lay_out(BombBustersOptions(5, mission=20), SeededDice(seed))[0].cards}

    assert cards == {*range(1, 14)} - {2}


@rule("BB-405", "BB-EX-35")
def test_the_super_detector_leaves_it_out() -> None:
    state = wolf("A[5 8] B[1 4 9 | 5] C[5 8] D[5]", cards="5", cut={5: 2}, fuse=4)

    events = play(state, 0, SuperDetect(1), Say((5,)))
    assert events[0] == Pointed(0, 1, tuple(at(state, "B", position) for position in (1, 2, 3)), "super")
    events = play(state, 1, Answer(at(state, "B", 2)))
    assert events[-1] == ClaimFailed(0, 1, (5,), at(state, "B", 2), 4, 3, stabilized=False)


@rule("BB-405", "BB-EX-35")
def test_the_radar_does_not_count_it() -> None:
    state = wolf("A[5 8] B[1 4 9 | 5] C[5 8] D[5]", cards="8", cut={8: 2})

    assert play(state, 0, UseRadar(5)) == [RadarAnswered(0, 5, (True, False, True, True))]
    assert [len(proof.handles) for proof in state.proofs] == [2, 3, 2, 1]


@rule("BB-1202", "BB-EX-35")
def test_a_plain_dual_cut_hits_it() -> None:
    state = wolf("A[5 8] B[1 4 9 | 5] C[5 8] D[5]")
    wire = at(state, "B", 4)

    events = play(state, 0, Point(wire), Say((5,)), Lay(at(state, "A", 1)))

    assert events[-1] == PairCut(0, 1, wire, 50, at(state, "A", 1), 50, 5)
    assert drawn(state) == "A[(5) 8] B[1 4 9 | (5)] C[5 8] D[5]"


@rule("BB-405")
def test_no_detector_points_at_it() -> None:
    state = wolf("A[5 8] B[1 4 9 | 5] C[5 | 8] D[5]", cards="3 5", cut={3: 2, 5: 2})
    left, x_wire = at(state, "B", 1), at(state, "B", 4)

    assert refusal(state, 0, DoubleDetect((left, x_wire))) == REACH.format("2d")
    assert refusal(state, 0, TripleDetect((left, left + 1, x_wire))) == REACH.format("2d")
    assert refusal(state, 0, SuperDetect(2)).endswith("[BB-267]")
    play(state, 0, DoubleDetect((left, left + 1)))


@rule("BB-405")
def test_it_is_no_own_wire_for_a_detector() -> None:
    state = wolf("A[8 | 5] B[1 4 5 | 9] C[5 8] D[5]")
    play(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 3))))

    assert refusal(state, 0, Say((5,))) == ("seat 0 cannot announce 5 with equipment or a character: its only one stands apart [BB-405]")
    assert seen_by(wolf("A[8 | 5] B[1 4]"), 0).sayable.by_hand == (5, 8)  # type: ignore[union-attr]
    assert seen_by(wolf("A[8 | 5] B[1 4]"), 0).sayable.with_detector == (8,)  # type: ignore[union-attr]


@rule("BB-405")
def test_who_holds_a_number_only_there_has_no_use_for_a_detector() -> None:
    state = wolf("A[8r | 5] B[1 4 5 | 9] C[5 8] D[5]")

    assert refusal(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 3)))).endswith("no number to announce [BB-266]")


@rule("BB-405")
def test_of_two_equal_wires_a_detector_takes_the_sorted_one() -> None:
    state = wolf("A[5 8 | 5] B[1 5 | 9] C[5 8] D[5]")
    play(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 2))), Say((5,)))
    play(state, 1, Answer(at(state, "B", 2)))

    assert refusal(state, 0, Lay(at(state, "A", 3))).endswith("[BB-084]")
    play(state, 0, Lay(at(state, "A", 1)))


@rule("BB-405")
def test_a_failed_detector_proves_nothing_about_the_own_x_wire() -> None:
    state = wolf("A[5 8 | 9] B[1 4 | 9] C[5 8] D[5]")
    play(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 2))), Say((5,)))
    play(state, 1, Answer(at(state, "B", 1)))

    held = next(proof for proof in state.proofs if proof.values == 1 << 5 and proof.least == 1)
    assert held.handles == [0, 1]


@rule("BB-405")
def test_the_ray_neither_looks_at_it_nor_lays_it() -> None:
    state = wolf("A[5 8 | 9] B[1 4 8 | 5] C[5 8] D[5]", cards="10", cut={10: 2})
    play(state, 0, Point(at(state, "B", 3)))
    assert refusal(state, 0, Say((5, 9))).endswith("its only one stands apart [BB-405]")
    play(state, 0, Say((5, 8)), Lay(at(state, "A", 2)))

    state = wolf("A[5 8 | 9] B[1 4 8 | 5] C[5 8] D[5]", cards="10", cut={10: 2})
    play(state, 0, Point(at(state, "B", 4)))
    assert refusal(state, 0, Say((5, 8))) == REACH.format("2d")
    play(state, 0, Say((5,)))


@rule("BB-405")
def test_labels_and_the_post_it_leave_it_out() -> None:
    state = wolf("A[5 8 | 8] B[1 4]", cards="1 4 12", cut={1: 2, 4: 2, 12: 2})

    assert refusal(state, 0, UsePostIt(at(state, "A", 3))) == REACH.format("1c")
    assert refusal(state, 0, PutLabel(12, at(state, "A", 2))) == REACH.format("1c")
    play(state, 0, PutLabel(1, at(state, "A", 1)), UsePostIt(at(state, "A", 2)))


@rule("BB-406")
def test_it_gets_no_token_in_the_info_phase_but_does_after_a_failure() -> None:
    state = wolf("A[5 8 | 8] B[1 4 | 9] C[2] D[3]", phase=INFO)
    assert refusal(state, 0, PlaceInfo(at(state, "A", 3))) == "seat 0 cannot mark 1c: it stands apart [BB-406]"

    state = wolf("A[5 8 | 8] B[1 4 | 9] C[2] D[3]")
    wire = at(state, "B", 3)
    events = play(state, 0, Point(wire), Say((8,)))
    assert events[-1] == ClaimFailed(0, 1, (8,), wire, 9, 3, stabilized=False)
    assert state.token[wire] == 9


@rule("BB-405", "BB-230")
def test_the_stabilizer_protects_a_plain_cut_of_it() -> None:
    state = wolf("A[5 8 | 8] B[1 4 | 9r] C[2] D[3]", cards="9", cut={9: 2})

    events = play(state, 0, UseStabilizer(), Point(at(state, "B", 3)), Say((8,)))

    assert events[-1] == ClaimFailed(0, 1, (8,), None, None, 4, stabilized=True)


@rule("BB-1202")
def test_it_counts_for_a_solo_cut_and_a_reveal() -> None:
    state = wolf("A[5 8 | 5] B[5r | 7r] C[8] D[3]", cut={5: 2})
    play(state, 0, SoloCut(5))
    assert drawn(state) == "A[(5) 8 | (5)] B[5r | 7r] C[8] D[3]"


@rule("BB-1202", "BB-120")
def test_a_red_x_wire_is_revealed_with_the_others() -> None:
    state = wolf("A[5] B[5r | 7r] C[5] D[3]", turn=1)
    events = play(state, 1, RevealReds())

    assert events[0] == RedsRevealed(1, (at(state, "B", 1), at(state, "B", 2)), (55, 75))


@rule("BB-1201")
def test_its_place_tells_nothing() -> None:
    """A known low X wire does not bound its neighbour, nor do its neighbours bound it."""
    state, _ = lay_out(BombBustersOptions(4, mission=20), SeededDice(3))
    evidence = Evidence.from_state(state, 0)
    high, low, other = places(state, 1)[-2], places(state, 1)[-1], places(state, 2)[-1]
    evidence.is_tile(low, 10)
    evidence.is_tile(other - 1, 60)
    known = deduce(evidence)

    assert known.chance(high, 12) > 0
    assert known.chance(other, 2) > 0


@rule("BB-1201")
@pytest.mark.parametrize("first", range(0, 12, 4))
def test_counts_are_those_of_every_deal(first: int) -> None:
    for seed in range(first, first + 4):
        chance = Random(seed)
        evidence, deal = small_bomb(chance, x_wires=True)
        learn(evidence, deal, chance)
        all_deals = list(deals(evidence))
        known = deduce(evidence)
        assert known.total == sum(weight for _, weight in all_deals) > 0
        for place in deal:
            for value in range(1, RED + 1):
                assert known.count(place, value) == sum(weight for other, weight in all_deals if value_of(other[place]) == value)


def test_every_mission_says_what_it_does_without() -> None:
    assert MISSIONS[20].excluded == (2,)
    with pytest.raises(OptionError, match="mission 20 does without it"):
        BOMB_BUSTERS.check_options(BombBustersOptions(4, mission=20, equipment=(2,)))


def test_drawings_keep_their_bars() -> None:
    for drawing in ("A[1 2 | 3] B[4]", "A[1 | 2 3 | 4] B[| 5]"):
        assert drawn(bomb(drawing, mission=20)).startswith(drawing.split(" B")[0])
    assert bomb("A[1 | 2 3 | 4]").apart == [0, 3]
    assert bomb("A[1 2 | 4]").apart == [2]
    assert WIDTH == 16
