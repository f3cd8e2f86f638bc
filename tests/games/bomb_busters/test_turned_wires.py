"""Bomb Busters: turned wires, which all but their owner see, missions 56 and 64."""

from __future__ import annotations

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import DISINTEGRATOR, FAST_PASS, INFO, OVER, TURN
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    Dealt,
    DoubleDetect,
    Exploded,
    Lay,
    PairCut,
    PlaceInfo,
    Point,
    PointBlind,
    PointedBlind,
    RadarAnswered,
    RedsRevealed,
    RevealReds,
    Said,
    Say,
    Skip,
    Skipped,
    SoloBlind,
    SoloCut,
    SoloDone,
    Speak,
    TurnedCut,
    UseCoffeeMug,
    UseRadar,
    UseStabilizer,
    UseWalkieTalkies,
    WireTurned,
)
from boomtable.games.bomb_busters.start import lay_out
from boomtable.games.bomb_busters.state import BombBustersState, owner_of, places, stands_of
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


def wires(drawing: str, *, mission: int = 56, **facts: object) -> BombBustersState:
    return bomb(drawing, mission=mission, **facts)  # type: ignore[arg-type]


# the deal


@rule("BB-1561")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_turns_one_wire_and_puts_it_at_the_right_end(seats: int) -> None:
    stands = set()
    for seed in range(30):
        state, _ = lay_out(BombBustersOptions(seats, mission=56), SeededDice(seed))
        assert sorted(owner_of(state, wire) for wire in state.apart) == list(range(seats))
        assert all(wire == places(state, wire // 16)[-1] for wire in state.apart)
        for stand in range(len(state.owner)):
            tiles = [state.tile[wire] for wire in places(state, stand) if wire not in state.apart]
            assert tiles == sorted(tiles)
        stands |= {wire // 16 for wire in state.apart}
    assert stands == set(range(len(state.owner)))


@rule("BB-1641", "BB-1642")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_turns_two_the_lower_left_and_the_higher_right(seats: int) -> None:
    for seed in range(30):
        state, _ = lay_out(BombBustersOptions(seats, mission=64), SeededDice(seed))
        plain, _ = lay_out(BombBustersOptions(seats, mission=8), SeededDice(seed))
        assert max(state.sizes) - min(state.sizes) <= 1
        assert len(state.owner) == len(plain.owner)
        for seat in range(seats):
            stands = stands_of(state, seat)
            left, right = [wire for wire in state.apart if owner_of(state, wire) == seat]
            assert (left, right) == (places(state, stands[0])[0], places(state, stands[-1])[-1])
            assert state.tile[left] <= state.tile[right]


@rule("BB-1564", "BB-1641")
@pytest.mark.parametrize("mission", [56, 64])
def test_the_disintegrator_is_replaced(mission: int) -> None:
    cards = {card for seed in range(60) for card in lay_out(BombBustersOptions(5, mission=mission), SeededDice(seed))[0].cards}

    assert DISINTEGRATOR not in cards
    assert FAST_PASS in cards


@rule("BB-1561", "BB-340")
def test_all_but_the_owner_see_it() -> None:
    state = wires("A[1 4 | 3] B[2 6 | 1] C[5] D[7]")
    wire = at(state, "A", 3)

    seen = {viewer: seen_by(state, viewer).stands[0].wires[2] for viewer in (0, 1, 2, PUBLIC, FULL)}
    assert {viewer: each.tile for viewer, each in seen.items()} == {0: None, 1: 30, 2: 30, PUBLIC: None, FULL: 30}
    assert {each.apart for each in seen.values()} == {"turned"}
    state.phase = OVER
    assert seen_by(state, 0).stands[0].wires[2].tile == 30
    assert wire in state.apart


@rule("BB-1561")
def test_the_owner_is_dealt_the_rest_and_told_no_value() -> None:
    state, events = lay_out(BombBustersOptions(4, mission=56), SeededDice(5))
    mine = next(event for event in events if isinstance(event, Dealt) and event.seat == 0)
    turned = next(event for event in events if isinstance(event, WireTurned) and event.seat == 0)

    assert mine.tiles == tuple(state.tile[wire] for wire in places(state, 0)[:-1])
    assert BOMB_BUSTERS.redact(turned, 0) == WireTurned(0, turned.wire, None)
    assert BOMB_BUSTERS.redact(turned, PUBLIC) == WireTurned(0, turned.wire, None)
    assert BOMB_BUSTERS.redact(turned, 1) == turned


@rule("BB-1382", "BB-1561")
def test_nothing_of_the_owner_depends_on_it() -> None:
    """Two worlds: whatever the wire is, its owner sees and may do the same."""
    low, high = [wires("A[5 8 | 8] B[5 1r | 5] C[8 | 8] D[9 | 9]") for _ in range(2)]
    high.tile[at(high, "A", 3)], high.tile[at(high, "B", 2)] = 15, 80

    assert seen_by(low, 0) == seen_by(high, 0)
    assert BOMB_BUSTERS.legal_actions(low, 0) == BOMB_BUSTERS.legal_actions(high, 0)


# the owner


@rule("BB-1382", "BB-1561")
def test_its_owner_cuts_it_with_a_teammates_wire_if_both_are_right() -> None:
    state = wires("A[4 8 | 5] B[5 7 | 6] C[8] D[9]")
    own, wire = at(state, "A", 3), at(state, "B", 1)

    events = play(state, 0, PointBlind(own, wire), Say((5,)))

    assert events[0] == PointedBlind(0, 1, wire, own)
    assert PairCut(0, 1, wire, 50, own, 50, 5) in events
    assert drawn(state) == "A[4 8 | (5)] B[(5) 7 | 6] C[8] D[9]"
    assert (state.turn, state.fuse, state.phase) == (1, 4, TURN)


@rule("BB-1382")
@pytest.mark.parametrize(("target", "value"), [(2, 7), (1, 7), (2, 5)])
def test_whatever_is_wrong_sets_the_bomb_off(target: int, value: int) -> None:
    state = wires("A[4 8 | 5] B[5 7 | 6] C[8] D[9]")
    own, wire = at(state, "A", 3), at(state, "B", target)

    events = play(state, 0, PointBlind(own, wire), Say((value,)))

    assert events[-1] == Exploded(0, "turned_wrong", (wire, own))
    assert (state.phase, state.lost) == (OVER, "turned_wrong")


@rule("BB-1382")
def test_a_number_known_only_from_it_is_said_only_of_it() -> None:
    state = wires("A[4 8 | 5] B[5 7 | 6] C[8] D[9]")
    assert seen_by(state, 0).sayable.by_hand == (4, 8)  # type: ignore[union-attr]
    assert 5 in seen_by(state, 0).sayable.blind  # type: ignore[union-attr]
    play(state, 0, Point(at(state, "B", 1)))

    assert refusal(state, 0, Say((5,))) == "seat 0 cannot announce 5: it holds none uncut [BB-081]"


@rule("BB-1382")
def test_it_is_said_of_one_number_of_which_two_are_left() -> None:
    state = wires("A[4 8 | 5] B[5 7 | 6] C[8] D[9]", cut={3: 4}, cards="10")
    play(state, 0, PointBlind(at(state, "A", 3), at(state, "B", 1)))

    told = "seat 0 cannot announce that of a turned wire: it is one number of which two are left [BB-1382]"
    assert refusal(state, 0, Say((3,))) == told
    assert refusal(state, 0, Say((5, 7))) == told
    assert refusal(state, 0, Say((13,))) == told
    assert seen_by(state, 1).claim.blind == at(state, "A", 3)  # type: ignore[union-attr]


@rule("BB-1382")
@pytest.mark.parametrize(("hand", "cut"), [("5 5 5 8 | 5", 0), ("5 8 | 5", 2)])
def test_it_completes_a_solo_cut(hand: str, cut: int) -> None:
    state = wires(f"A[{hand}] B[6 7 | 6] C[8] D[9]", cut={5: cut})
    own = state.apart[0]
    assert refusal(state, 0, SoloCut(5)).endswith("[BB-110]")

    events = play(state, 0, SoloBlind(5, (own,)))

    assert isinstance(events[0], SoloDone)
    assert state.cut_counts[5] == 4


@rule("BB-1382")
def test_a_solo_cut_with_a_wrong_one_sets_the_bomb_off() -> None:
    state = wires("A[5 8 | 8] B[5 7 | 6] C[8] D[9]", cut={5: 2})

    assert play(state, 0, SoloBlind(5, (at(state, "A", 3),)))[-1] == Exploded(0, "turned_wrong", (at(state, "A", 3),))


@rule("BB-1382")
def test_a_solo_cut_needs_all_that_are_left_to_be_in_reach() -> None:
    state = wires("A[5 8 | 8] B[5 7 | 6] C[8] D[9]")

    assert refusal(state, 0, SoloBlind(5, (at(state, "A", 3),))) == (
        "seat 0 cannot cut 5 alone: its wires and 1 turned ones are not all that are left [BB-1382]"
    )
    assert refusal(state, 0, SoloBlind(8, (at(state, "B", 3),))) == "seat 0 cannot cut 2c unseen: it is no own turned wire [BB-1382]"


@rule("BB-1382", "BB-1641")
def test_two_turned_wires_may_complete_it_together() -> None:
    state = wires("A[5 | 8 9 | 5] B[6 7] C[8] D[9]", mission=64, cut={5: 2})

    play(state, 0, SoloBlind(5, tuple(state.apart)))

    assert drawn(state) == "A[(5) | 8 9 | (5)] B[6 7] C[8] D[9]"


@rule("BB-1382")
def test_no_equipment_takes_part() -> None:
    state = wires("A[4 8 | 5] B[5 8 | 8] C[8] D[9]", cards="2 8 9", cut={2: 2, 8: 0, 9: 2})
    assert refusal(state, 0, UseWalkieTalkies(1, at(state, "A", 3))).endswith("it stands apart [BB-405]")
    assert refusal(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 3)))).endswith("it stands apart [BB-405]")
    play(state, 0, UseStabilizer())

    assert refusal(state, 0, PointBlind(at(state, "A", 3), at(state, "B", 1))) == (
        "seat 0 cannot cut a turned wire: no equipment may take part [BB-1382]"
    )


@rule("BB-1382", "BB-405")
def test_the_radar_does_not_count_it() -> None:
    state = wires("A[4 8 | 5] B[5 8 | 8] C[8] D[9 | 5]", cards="8", cut={8: 2}, turn=1)

    assert play(state, 1, UseRadar(5)) == [RadarAnswered(1, 5, (False, True, False, False))]


@rule("BB-1382", "BB-406")
def test_it_gets_no_info_token() -> None:
    state = wires("A[4 8 | 5] B[5 8 | 8] C[8] D[9 | 5]", phase=INFO)

    assert refusal(state, 0, PlaceInfo(at(state, "A", 3))) == "seat 0 cannot mark 1c: it stands apart [BB-406]"
    state.tile[at(state, "A", 3)] = 55
    assert refusal(state, 0, PlaceInfo(at(state, "A", 3))) == "seat 0 cannot mark 1c: it stands apart [BB-406]"


# red


@rule("BB-1383")
def test_a_turned_red_is_revealed_when_all_the_rest_is_red() -> None:
    state = wires("A[4r | 5r] B[5 8 | 8] C[8] D[9]")

    events = play(state, 0, RevealReds())

    assert events[0] == RedsRevealed(0, (at(state, "A", 1), at(state, "A", 2)), (45, 55))


@rule("BB-1383")
def test_declaring_it_red_when_it_is_not_sets_the_bomb_off() -> None:
    state = wires("A[4r | 5] B[5 8 | 8] C[8] D[9]")

    assert play(state, 0, RevealReds())[-1] == Exploded(0, "turned_wrong", (at(state, "A", 2),))


@rule("BB-1383", "BB-1384", "BB-055")
def test_who_knows_only_reds_may_still_do_something_else() -> None:
    state = wires("A[4r | 5] B[5 8 | 8] C[8] D[9]", cards="11", cut={11: 2})
    assert refusal(state, 0, Point(at(state, "B", 1))) == "seat 0 cannot cut a pair so: it knows no own wire to cut [BB-1382]"
    play(state, 0, PointBlind(at(state, "A", 2), at(state, "B", 1)), Say((5,)))
    assert drawn(state).startswith("A[4r | (5)] B[(5)")

    state = wires("A[4r | 5] B[5 8 | 8] C[8] D[9]", cards="11", cut={11: 2})
    play(state, 0, UseCoffeeMug(1))
    assert refusal(wires("A[4r 8 | 5r] B[5 8]"), 0, RevealReds()).endswith("[BB-120]")


# teammates


@rule("BB-1561", "BB-1562", "BB-1563")
def test_a_teammate_cuts_it_for_a_step() -> None:
    state = wires("A[4 6 | 5] B[5 7 | 6] C[8] D[9]")
    wire = at(state, "B", 3)

    events = play(state, 0, Point(wire), Lay(at(state, "A", 2)))

    assert Said(0, 1, (wire,), (6,)) in events
    assert [event for event in events if isinstance(event, (PairCut, TurnedCut))] == [
        PairCut(0, 1, wire, 60, at(state, "A", 2), 60, 6),
        TurnedCut(0, 3),
    ]
    assert (state.fuse, state.failures) == (3, 0)


@rule("BB-1563")
def test_it_is_pointed_at_with_its_true_value_only() -> None:
    state = wires("A[4 7 | 5] B[5 7 | 6] C[8] D[9 | 4r]")

    assert refusal(state, 0, Point(at(state, "B", 3))) == (
        "seat 0 cannot point at 2c: it is turned, and seat 0 has no known wire like it [BB-1563]"
    )
    assert refusal(state, 0, Point(at(state, "D", 2))).endswith("[BB-1563]")
    assert refusal(state, 0, PointBlind(at(state, "A", 3), at(state, "D", 2))) == (
        "seat 0 cannot point at 4b: everybody but its owner sees that it is red [BB-1563]"
    )


@rule("BB-1561", "BB-1562")
def test_at_the_last_step_the_price_sets_the_bomb_off() -> None:
    state = wires("A[4 6 | 5] B[5 7 | 6] C[8] D[9]", fuse=1)

    assert play(state, 0, Point(at(state, "B", 3)))[-1] == Exploded(0, "fuse_burned", (at(state, "B", 3),))


@rule("BB-1561", "BB-1382")
def test_two_turned_wires_are_cut_with_each_other() -> None:
    state = wires("A[4 8 | 6] B[5 7 | 6] C[8] D[9]")
    own, wire = at(state, "A", 3), at(state, "B", 3)

    events = play(state, 0, PointBlind(own, wire))

    assert Said(0, 1, (wire,), (6,)) in events
    assert state.fuse == 3
    assert drawn(state) == "A[4 8 | (6)] B[5 7 | (6)] C[8] D[9]"
    assert TurnedCut(0, 3) in events


# inference


@rule("BB-1382", "BB-1641")
def test_the_owner_knows_that_the_lower_is_on_the_left() -> None:
    state, _ = lay_out(BombBustersOptions(4, mission=64), SeededDice(3))
    left, right = [wire for wire in state.apart if owner_of(state, wire) == 0]
    evidence = Evidence.from_state(state, 0)
    known = deduce(evidence)
    assert known.chance(left, 12) < known.chance(right, 12)

    evidence.is_tile(left, 80)
    known = deduce(evidence)
    assert known.chance(right, 7) == 0
    assert known.chance(right, 9) > 0
    assert deduce(Evidence.from_state(state, 1)).chance(left, state.tile[left] // 10) == 1.0


@rule("BB-1563")
def test_what_was_said_of_it_tells_its_owner() -> None:
    state, _ = lay_out(BombBustersOptions(4, mission=56), SeededDice(2))
    state.phase = TURN
    hits = [action for action in BOMB_BUSTERS.legal_actions(state, 0) if isinstance(action, Point) and action.wire in state.apart]
    wire = hits[0].wire
    play(state, 0, hits[0])

    assert deduce(Evidence.from_state(state, owner_of(state, wire))).chance(wire, state.tile[wire] // 10) == 1.0


# mission 38


@rule("BB-1381")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_captain_turns_a_wire(seats: int) -> None:
    for seed in range(20):
        state, _ = lay_out(BombBustersOptions(seats, mission=38, captain=1), SeededDice(seed))
        assert [owner_of(state, wire) for wire in state.apart] == [1]
        assert state.apart[0] == places(state, state.apart[0] // 16)[-1]


@rule("BB-1381")
def test_nobody_else_points_at_the_captains_turned_wire() -> None:
    state = wires("A[4 8 | 5] B[5 7] C[8] D[9]", mission=38, turn=1)

    assert refusal(state, 1, Point(at(state, "A", 3))) == "seat 1 cannot point at 1c: only the Captain may cut it [BB-1381]"
    play(state, 1, Point(at(state, "A", 1)), Say((5,)))


@rule("BB-1381")
def test_who_can_do_nothing_else_skips_for_a_step() -> None:
    state = wires("A[| 5] B[5]", mission=38, turn=1, cut={5: 2})
    assert [action for action in BOMB_BUSTERS.legal_actions(state, 1) if not isinstance(action, Speak)] == [Skip()]

    assert play(state, 1, Skip())[0] == Skipped(1, 3, 1)
    assert (state.turn, state.fuse) == (0, 3)
    play(state, 0, PointBlind(at(state, "A", 1), at(state, "B", 1)), Say((5,)))
    assert state.lost == ""
    assert state.phase == OVER


@rule("BB-1381", "BB-1384")
def test_nobody_skips_who_could_cut_and_the_captain_never() -> None:
    state = wires("A[4 | 5] B[5] C[6]", mission=38, turn=1)
    assert refusal(state, 1, Skip()).endswith("it can cut something [BB-415]")
    state.turn = 0
    assert refusal(state, 0, Skip()).endswith("[BB-415]")
    assert refusal(wires("A[4r | 5] B[5]", mission=38), 0, Skip()).endswith("[BB-415]")
