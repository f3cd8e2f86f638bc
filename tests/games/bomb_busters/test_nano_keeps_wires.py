"""Bomb Busters: Nano keeps wires, mission 43."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import OVER, TAKE, TURN
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ClaimFailed,
    Exploded,
    Lay,
    MugPassed,
    NanoMoved,
    NanoView,
    PairCut,
    Point,
    RedsRevealed,
    RevealReds,
    Say,
    SoloCut,
    SoloDone,
    SortIn,
    UseCoffeeMug,
    WireTaken,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


def nano(drawing: str, *, on: int = 4, ahead: int = 1, kept: tuple[int, ...] = (70,), **facts: object) -> BombBustersState:
    return bomb(drawing, mission=43, nano=[on, ahead], kept=list(kept), **facts)  # type: ignore[arg-type]


@rule("BB-1431", "BB-407")
@pytest.mark.parametrize(("seats", "kept"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_some_of_the_51_wires_are_dealt_to_nano_who_stands_on_1(seats: int, kept: int) -> None:
    tiles = set()
    for seed in range(40):
        state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=43), SeededDice(seed))

        assert (state.nano, len(state.kept), sum(state.sizes)) == ([1, 1], kept, 51 - kept)
        assert max(state.sizes) - min(state.sizes) <= 1
        assert seen_by(state, 0).nano == seen_by(state, PUBLIC).nano == NanoView(1, 1, "keeper", kept)
        tiles |= set(state.kept)
    assert len(tiles) > 12


@rule("BB-1432")
@pytest.mark.parametrize(("on", "ahead", "after"), [(4, 1, (5, 1)), (5, -1, (4, -1)), (12, 1, (11, -1)), (1, -1, (2, 1)), (11, 1, (12, 1))])
def test_nano_walks_up_and_down_one_space_a_turn(on: int, ahead: int, after: tuple[int, int]) -> None:
    state = nano("A[9 9] B[9 9 3] C[3]", on=on, ahead=ahead)

    assert cut(state, 9)[-1] == NanoMoved(*after)
    assert tuple(state.nano) == after


def cut(state: BombBustersState, value: int, wire: int | None = None) -> list[object]:
    """A pair cut by A: the first wire of B is of this value."""
    events = play(state, 0, Point(at(state, "B", 1)), Say((value,)), Lay(at(state, "A", 1) if wire is None else wire))
    return list(events)


@rule("BB-1432")
def test_nano_walks_after_a_failure_a_reveal_and_the_coffee_mug_too() -> None:
    state = nano("A[3] B[9 9] C[9 9]")
    assert play(state, 0, Point(at(state, "B", 1)), Say((3,)))[-2:] == [
        ClaimFailed(0, 1, (3,), at(state, "B", 1), 9, 3, False),
        NanoMoved(5, 1),
    ]

    state = nano("A[3 9] B[9 9]", cards="11", cut={11: 2})
    assert play(state, 0, UseCoffeeMug(1)) == [MugPassed(0, 1), NanoMoved(5, 1)]
    assert (state.turn, state.phase) == (1, TURN)

    state = nano("A[3r] B[9 9] C[9]")
    assert play(state, 0, RevealReds()) == [RedsRevealed(0, (0,), (35,)), NanoMoved(5, 1)]


@rule("BB-1432", "BB-1435", "BB-EX-37")
def test_who_cuts_the_number_under_nano_takes_a_wire_and_sorts_it_in_unseen() -> None:
    state = nano("A[4 6 7 8] B[4 9] C[7]", kept=(70, 15))

    events = cut(state, 4)

    assert events[-2:] == [WireTaken(0, at(state, "A", 4), 70), NanoMoved(5, 1)]
    assert drawn(state) == "A[(4) 6 7 7 8] B[(4) 9] C[7]"
    assert state.kept == [15]
    assert state.handle[at(state, "A", 4)] == 7
    assert [BOMB_BUSTERS.redact(events[-2], seat) for seat in (0, 1, PUBLIC, FULL)] == [  # type: ignore[arg-type]
        WireTaken(0, at(state, "A", 4), 70),
        WireTaken(0, at(state, "A", 4), None),
        WireTaken(0, at(state, "A", 4), None),
        WireTaken(0, at(state, "A", 4), 70),
    ]
    assert [seen_by(state, seat).stands[0].wires[3].tile for seat in (0, 1)] == [70, None]


@rule("BB-EX-37")
def test_from_12_nano_goes_back_to_11() -> None:
    state = nano("A[9 3] B[9 9 3]", on=12)
    cut(state, 9)

    assert state.nano == [11, -1]


@rule("BB-1432")
def test_only_the_active_player_takes_one_wire_a_turn_also_for_a_solo_cut_of_four() -> None:
    state = nano("A[4 4 4 4] B[9 9]", kept=(70, 15))

    events = play(state, 0, SoloCut(4))

    assert events[-2:] == [WireTaken(0, at(state, "A", 5), 70), NanoMoved(5, 1)]
    assert (drawn(state), state.kept, state.turn) == ("A[(4) (4) (4) (4) 7] B[9 9]", [15], 1)


@rule("BB-1432", "BB-1433")
def test_another_number_a_failure_and_an_empty_nano_give_nothing() -> None:
    other = nano("A[9 3] B[9 9 3]")
    assert not [event for event in cut(other, 9) if isinstance(event, WireTaken)]

    wrong = nano("A[4] B[9 9 4] C[9 9]")
    play(wrong, 0, Point(at(wrong, "B", 1)), Say((4,)))
    assert wrong.kept == [70]

    empty = nano("A[4 3] B[4 4 4 3]", kept=())
    assert cut(empty, 4)[-1] == NanoMoved(5, 1)


@rule("BB-1432")
def test_a_player_with_two_stands_sees_the_wire_and_chooses_the_stand() -> None:
    state = nano("A1[4 9] A2[6 8] B[4 9] C[8]", kept=(70, 15))

    events = cut(state, 4)

    assert isinstance(events[-1], PairCut)
    assert (state.phase, state.turn, state.nano, state.kept) == (TAKE, 0, [4, 1], [70, 15])
    assert (seen_by(state, 1).doing, seen_by(state, 1).waiting_on) == ("take", (0,))
    assert [seen_by(state, seat).nano for seat in (0, 1)] == [NanoView(4, 1, "keeper", 2, 70), NanoView(4, 1, "keeper", 2)]
    assert refusal(state, 1, SortIn(2)) == "seat 1 cannot sort a wire in: it got none from Nano [BB-1432]"
    assert refusal(state, 0, SortIn(2)) == "seat 0 cannot sort the wire into stand 3: it is not an own one with room [BB-1434]"
    assert refusal(state, 0, Point(at(state, "B", 2))) == "seat 0 cannot act: another question has to be answered first [BB-053]"

    assert play(state, 0, SortIn(1)) == [WireTaken(0, at(state, "A2", 2), 70), NanoMoved(5, 1)]
    assert (drawn(state), state.turn, state.phase) == ("A1[(4) 9] A2[6 7 8] B[(4) 9] C[8]", 1, TURN)
    assert refusal(state, 0, SortIn(1)) == "seat 0 cannot sort a wire in: it got none from Nano [BB-1432]"


@rule("BB-1434")
def test_a_full_stand_is_no_choice() -> None:
    full = " ".join(["(3)"] * 14 + ["4", "8"])
    state = nano(f"A1[{full}] A2[6 8] B[4 9] C[8]")

    events = cut(state, 4, at(state, "A1", 15))

    assert events[-2:] == [WireTaken(0, at(state, "A2", 2), 70), NanoMoved(5, 1)]


@rule("BB-1435", "BB-164")
def test_a_label_that_is_parted_goes_and_what_it_said_is_remembered() -> None:
    state = nano("A[4 6* 8] B[4 9]", unequal=1)

    cut(state, 4)

    assert (drawn(state), state.unequal) == ("A[(4) 6* 7 8] B[(4) 9]", -1)
    assert [(proof.handles, proof.values, proof.least) for proof in state.proofs] == [([2], 1 << 6, 0)]

    beside = nano("A[4 6 8 8] B[4 9]", equal=2)
    cut(beside, 4)
    assert (drawn(beside), beside.equal) == ("A[(4) 6 7 8 8] B[(4) 9]", 3)


@rule("BB-1433")
def test_the_bomb_is_not_defused_while_nano_keeps_wires() -> None:
    state = nano("A[9] B[9]")

    assert cut(state, 9)[-1] == Exploded(0, "no_way_on", ())
    assert (state.phase, state.lost, state.nano) == (OVER, "no_way_on", [5, 1])


@rule("BB-1433")
def test_the_last_wire_may_come_from_nano() -> None:
    state = nano("A[4] B[4]", kept=(75,))
    cut(state, 4)
    assert (state.phase, state.turn, drawn(state)) == (TURN, 0, "A[(4) 7r] B[(4)]")

    play(state, 0, RevealReds())
    assert (state.phase, state.lost) == (OVER, "")


@rule("BB-1433")
def test_a_wire_whose_partner_is_inside_nano_when_nobody_else_has_any_ends_it() -> None:
    stuck = nano("A[7 7 7 9] B[9]")
    cut(stuck, 9, at(stuck, "A", 4))
    assert (stuck.phase, stuck.lost) == (OVER, "no_way_on")

    alive = nano("A[7 7 9] B[9] C[7]")
    cut(alive, 9, at(alive, "A", 3))
    assert (alive.phase, alive.turn) == (TURN, 2)


@rule("BB-1432", "BB-1433")
def test_wires_inside_nano_are_in_play() -> None:
    """Who holds three of a number cannot cut them alone while the fourth is inside Nano."""
    state = nano("A[7 7] B[9 9 9 9]", cut={7: 1})

    assert refusal(state, 0, SoloCut(7)) == "seat 0 cannot cut 7 alone: 1 are uncut elsewhere [BB-110]"


@rule("BB-1432")
def test_what_nano_keeps_is_one_more_place_where_a_wire_may_be() -> None:
    """Three 7s are seen: the fourth is B's first wire, C's first, or the one inside Nano; it cannot stand behind a 9."""
    rest = [" ".join(f"({number})" for number in numbers for _ in range(4)) for numbers in ((1, 2, 3), (4, 5, 6), (8, 10, 11, 12))]
    state = nano(f"A[{rest[0]} 7 7 7] B[{rest[1]} 7 9] C[9 9] D[{rest[2]}]", kept=(90,))
    deduction = deduce(Evidence.from_state(state, 0))

    assert deduction.total == 5 * 24
    assert deduction.chance(at(state, "B", 13), 7) == deduction.chance(at(state, "C", 1), 7) == pytest.approx(2 / 5)


@rule("BB-1432")
def test_who_sorts_the_wire_in_knows_it_and_the_others_do_not() -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(3, mission=43), SeededDice(1))
    state.phase = TAKE

    given = [
        {BOMB_BUSTERS.determinize(seen_by(state, seat), seat, SeededDice(seed)).kept[0] for seed in range(4)}
        for seat in (0, FULL, 1, PUBLIC)
    ]
    assert given[:2] == [{state.kept[0]}, {state.kept[0]}]
    assert min(len(tiles) for tiles in given[2:]) > 2


@rule("BB-1431")
def test_mission_43_has_three_reds_and_no_yellow() -> None:
    mission = MISSIONS[43]
    for seats in (2, 3, 4, 5):
        assert (mission.red(seats), mission.yellow(seats), mission.wires(seats)) == ((3, 3), (0, 0), 51)


def test_a_solo_cut_tells_first_what_was_cut() -> None:
    state = nano("A[4 4] B[9 9]", cut={4: 2})
    assert play(state, 0, SoloCut(4))[0] == SoloDone(0, 4, (0, 1), (40, 40))
