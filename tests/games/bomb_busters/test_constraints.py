"""Bomb Busters: constraint cards: one for everybody in missions 32, 37 and 57, one for each in mission 31."""

from __future__ import annotations

import pytest

from boomtable.core.dice import SeededDice
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import TURN
from boomtable.games.bomb_busters.rules.constraints import LETTERS
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    ChangeConstraint,
    ClaimFailed,
    ConstraintDropped,
    ConstraintKept,
    ConstraintsLaid,
    ConstraintTaken,
    ConstraintTurned,
    DoubleDetect,
    Exploded,
    GiveWire,
    Lay,
    LockView,
    PlaceInfo,
    PocketView,
    Point,
    RevealReds,
    RibbonView,
    Say,
    Skip,
    Skipped,
    SoloCut,
    Stalled,
    SuperDetect,
    TakeConstraint,
    UsePostIt,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
    Validated,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, play, refusal, seen_by

rule = pytest.mark.rule


def under(letter: str, drawing: str, **facts: object) -> BombBustersState:
    """Mission 37 with this constraint in force."""
    return bomb(drawing, **{"mission": 37, "binding": [1 + "ABCDEFGHIJKL".index(letter)], **facts})  # type: ignore[arg-type]


@rule("BB-1371", "BB-410")
def test_one_of_twelve_cards_is_open_and_binds_everybody() -> None:
    first = set()
    for seed in range(60):
        state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=37), SeededDice(seed))
        assert sorted(state.binding + state.rule_deck) == list(range(1, 13))
        letter = LETTERS[state.binding[0] - 1]
        assert events[1] == ConstraintTurned(letter, 11)
        assert seen_by(state, 2).ribbon == RibbonView("constraint", deck=11, letter=letter)
        first.add(letter)
    assert first == set("ABCDEFGHIJKL")


@rule("BB-410", "BB-411")
@pytest.mark.parametrize(
    ("letter", "free"),
    [
        ("A", [2, 4, 6, 8, 10, 12]),
        ("B", [1, 3, 5, 7, 9, 11]),
        ("C", [1, 2, 3, 4, 5, 6]),
        ("D", [7, 8, 9, 10, 11, 12]),
        ("E", [4, 5, 6, 7, 8, 9]),
        ("F", [1, 2, 3, 10, 11, 12, 13]),
        ("G", list(range(1, 14))),
        ("L", list(range(1, 14))),
    ],
)
def test_the_first_six_lock_values_for_everybody(letter: str, free: list[int]) -> None:
    state = under(letter, "A[1 2 3 3y 4 5 6 7 8 9 10 11 12] B[1 2 3 4]")
    seen = seen_by(state, 0)

    assert seen.sayable.by_hand == tuple(free)  # type: ignore[union-attr]
    number = 1 + "ABCDEFGHIJKL".index(letter)
    assert seen.locks == tuple(LockView(value, "constraint", "BB-410", number) for value in range(1, 14) if value not in free)
    assert seen.own_locks == ()
    assert seen_by(state, 3).locks == seen.locks


@rule("BB-410", "BB-431")
def test_what_it_forbids_is_neither_announced_nor_cut_alone() -> None:
    state = under("A", "A[2 3 3] B[2 3y]", cut={3: 2})
    assert refusal(state, 0, SoloCut(3)) == "seat 0 cannot cut 3: constraint A forbids it [BB-410]"

    play(state, 0, Point(at(state, "B", 1)))
    assert refusal(state, 0, Say((3,))) == "seat 0 cannot cut 3: constraint A forbids it [BB-410]"
    play(state, 0, Say((2,)))


@rule("BB-410")
def test_the_teammate_lays_down_what_was_said_and_a_locked_wire_that_is_hit_fails_as_usual() -> None:
    state = under("A", "A[2 3] B[3 4]")

    events = play(state, 0, Point(at(state, "B", 1)), Say((2,)))

    assert events[-1] == ClaimFailed(0, 1, (2,), at(state, "B", 1), 3, 3, stabilized=False)


@rule("BB-416")
def test_with_g_nobody_uses_equipment_or_a_character() -> None:
    state = under("G", "A[2 3] B[3 4] C[2 4]", cards="6 9", cut={6: 2, 9: 2}, fuse=3)

    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use card 6: constraint G forbids it [BB-416]"
    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot use card 6: constraint G forbids it [BB-416]"
    assert refusal(state, 0, UseStabilizer()) == "seat 0 cannot use card 9: constraint G forbids it [BB-416]"
    pair = DoubleDetect((at(state, "B", 1), at(state, "B", 2)))
    assert refusal(state, 0, pair) == "seat 0 cannot use card 0: constraint G forbids it [BB-416]"
    assert seen_by(state, 0).sayable.with_detector == ()  # type: ignore[union-attr]


@rule("BB-413", "BB-418")
def test_with_h_a_failure_shows_nothing_but_that_it_was_not_red() -> None:
    state = under("H", "A[2 3] B[3 4 5r]")

    events = play(state, 0, Point(at(state, "B", 2)), Say((3,)))

    assert events[-1] == ClaimFailed(0, 1, (3,), None, None, 3, stabilized=False)
    assert state.token[at(state, "B", 2)] == 0
    denied = [proof.values for proof in seen_by(state, 2).proofs if proof.least == 0]
    assert denied == [(3,)]
    assert any(proof.least == 1 and 14 not in proof.values and len(proof.values) == 13 for proof in seen_by(state, 2).proofs)


@rule("BB-418")
@pytest.mark.parametrize("wire", [2, 3])
def test_with_h_the_stabilizer_hides_whether_it_was_red(wire: int) -> None:
    state = under("H", "A[2 3] B[3 4 5r]", cards="9", cut={9: 2})
    play(state, 0, UseStabilizer())

    events = play(state, 0, Point(at(state, "B", wire)), Say((3,)))

    assert events[-1] == ClaimFailed(0, 1, (3,), None, None, 4, stabilized=True)
    about = [proof for proof in seen_by(state, 2).proofs if state.handle[at(state, "B", wire)] in proof.wires]
    assert [(proof.values, proof.least) for proof in about] == [((3,), 0)]


@rule("BB-413")
def test_with_h_a_detector_that_misses_asks_for_no_wire() -> None:
    state = under("H", "A[2 3] B[4 5 6]")

    events = play(state, 0, DoubleDetect((at(state, "B", 1), at(state, "B", 2))), Say((3,)))

    assert events[-1] == ClaimFailed(0, 1, (3,), None, None, 3, stabilized=False)
    assert (state.phase, state.turn) == (TURN, 1)


@rule("BB-412", "BB-413", "BB-416")
def test_with_h_wires_with_a_token_are_not_pointed_at_and_the_post_it_rests() -> None:
    state = under("H", "A[2 3] B[2* 3 4]", cards="4", cut={4: 2})

    assert refusal(state, 0, Point(at(state, "B", 1))) == "seat 0 cannot point at 2a: constraint H forbids it [BB-412]"
    assert refusal(state, 0, UsePostIt(at(state, "A", 1))) == "seat 0 cannot use card 4: constraint H forbids it [BB-416]"
    play(state, 0, Point(at(state, "B", 2)))


@rule("BB-412")
@pytest.mark.parametrize(("letter", "barred"), [("I", 4), ("J", 2)])
def test_with_i_and_j_the_last_uncut_wire_of_a_stand_is_left_alone(letter: str, barred: int) -> None:
    state = under(letter, "A[2 5 5] B[(2) 3 4 5 (6)]", cards="5", cut={5: 2})
    wire = at(state, "B", barred)

    name = f"2{chr(96 + barred)}"
    assert refusal(state, 0, Point(wire)) == f"seat 0 cannot point at {name}: constraint {letter} forbids it [BB-412]"
    pair = DoubleDetect(tuple(sorted((wire, at(state, "B", 3)))))
    assert refusal(state, 0, pair) == f"seat 0 cannot point at {name}: constraint {letter} forbids it [BB-412]"
    play(state, 0, SuperDetect(1))
    assert state.claim is not None
    assert state.claim.wires == [at(state, "B", spot) for spot in (2, 3, 4) if spot != barred]


@rule("BB-412", "BB-415")
def test_who_can_point_at_nothing_cannot_play() -> None:
    state = under("I", "A[2 5] B[3] C[5]")

    assert play(state, 0, Skip()) == [Skipped(0, 4, 0)]


@rule("BB-417")
def test_with_k_nobody_cuts_alone() -> None:
    state = under("K", "A[2 2 5] B[5]", cut={2: 2})

    assert refusal(state, 0, SoloCut(2)) == "seat 0 cannot cut alone: constraint K forbids it [BB-417]"


@rule("BB-419")
@pytest.mark.parametrize(("fuse", "left"), [(4, 2), (3, 1)])
def test_with_l_a_failure_costs_two_steps(fuse: int, left: int) -> None:
    state = under("L", "A[2 5] B[3 5]", fuse=fuse)

    assert play(state, 0, Point(at(state, "B", 1)), Say((5,)))[-1] == ClaimFailed(0, 1, (5,), at(state, "B", 1), 3, left, stabilized=False)


@rule("BB-419")
@pytest.mark.parametrize("fuse", [2, 1])
def test_with_l_two_steps_are_too_few(fuse: int) -> None:
    state = under("L", "A[2 5] B[3 5]", fuse=fuse)

    assert play(state, 0, Point(at(state, "B", 1)), Say((5,)))[-1] == Exploded(0, "fuse_burned", (at(state, "B", 1),))
    assert state.fuse == 0


@rule("BB-414")
def test_reds_are_revealed_under_any_constraint() -> None:
    play(under("A", "A[5r 7r] B[2]"), 0, RevealReds())


@rule("BB-1371")
def test_a_complete_number_brings_the_next_card() -> None:
    state = under("A", "A[2 3] B[2 3] C[3] D[3]", cut={2: 2}, rule_deck=[4, 9])

    events = play(state, 0, Point(at(state, "B", 1)), Say((2,)), Lay(at(state, "A", 1)))

    assert events[-2:] == [Validated(2), ConstraintTurned("D", 1)]
    assert seen_by(state, 1).ribbon == RibbonView("constraint", deck=1, letter="D", gone=("A",))


@rule("BB-1371")
def test_after_the_last_card_nothing_binds_any_more() -> None:
    state = under("A", "A[2 2 3] B[3] C[3] D[3]", cut={2: 2}, rules_gone=[3])

    assert play(state, 0, SoloCut(2))[-1] == ConstraintTurned(None, 0)
    assert seen_by(state, 1).ribbon == RibbonView("constraint", gone=("C", "A"))
    assert seen_by(state, 1).locks == ()


@rule("BB-1371", "BB-415")
def test_who_cannot_play_skips_without_penalty() -> None:
    state = under("A", "A[3 5] B[2 3] C[3] D[2]")

    assert refusal(state, 1, Skip()) == "seat 1 cannot act: it is seat 0's turn [BB-050]"
    assert play(state, 0, Skip()) == [Skipped(0, 4, 0)]
    assert (state.phase, state.turn) == (TURN, 1)
    assert refusal(state, 1, Skip()) == "seat 1 cannot skip its turn: it can cut something [BB-415]"


@rule("BB-1371", "BB-433")
def test_when_nobody_can_play_for_a_round_the_dial_moves_and_the_card_changes() -> None:
    state = under("A", "A[3 5] B[3 5] C[3] D[7r]", rule_deck=[4, 2], turn=2, skipped=0b0011)

    assert play(state, 2, Skip()) == [Skipped(2, 4, 0)]
    play(state, 3, RevealReds())
    assert state.skipped == 0

    for seat in (0, 1):
        play(state, seat, Skip())
    assert play(state, 2, Skip()) == [Skipped(2, 4, 0), Stalled(3), ConstraintTurned("D", 1)]
    assert (state.turn, state.skipped) == (0, 0)


@rule("BB-1371")
def test_the_dial_of_a_lost_round_may_reach_the_skull() -> None:
    state = under("A", "A[3 5] B[3 5]", fuse=1, skipped=0b0010)

    assert play(state, 0, Skip()) == [Skipped(0, 1, 0), Stalled(0), Exploded(0, "fuse_burned", ())]


@rule("BB-1311", "BB-1313")
def test_before_the_info_phase_each_takes_one_of_five() -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(3, mission=31, captain=1), SeededDice(3))
    assert events[1] == ConstraintsLaid(("A", "B", "C", "D", "E"), by_number=False)
    assert seen_by(state, 0).ribbon == RibbonView("draft", letters=("A", "B", "C", "D", "E"))
    assert seen_by(state, 0).waiting_on == (1,)
    assert refusal(state, 2, TakeConstraint("C")) == "seat 2 cannot take a constraint: it is not asked to [BB-1313]"
    assert refusal(state, 1, PlaceInfo(0)).endswith("[BB-036]")

    assert play(state, 1, TakeConstraint("C")) == [ConstraintTaken(1, "C")]
    assert refusal(state, 2, TakeConstraint("C")) == "seat 2 cannot take constraint C: it is not there any more [BB-1311]"
    play(state, 2, TakeConstraint("A"))
    play(state, 0, TakeConstraint("E"))

    seen = seen_by(state, 2)
    assert seen.pockets == (PocketView(0, letter="E"), PocketView(1, letter="C"), PocketView(2, letter="A"))
    assert (seen.doing, seen.waiting_on, seen.ribbon) == ("info", (1,), None)
    assert state.rule_deck == []


@rule("BB-1311")
def test_each_obeys_only_their_own() -> None:
    state = bomb("A[2 3] B[2 3] C[2 3]", mission=31, binding=[1, 2, 0, 4])

    assert seen_by(state, 0).sayable.by_hand == (2,)  # type: ignore[union-attr]
    assert seen_by(state, 0).locks == ()
    assert [lock.value for lock in seen_by(state, 0).own_locks] == [1, 3, 5, 7, 9, 11, 13]
    assert [lock.value for lock in seen_by(state, 1).own_locks] == [2, 4, 6, 8, 10, 12, 13]
    assert seen_by(state, 2).own_locks == ()
    state.turn = 2
    play(state, 2, Point(at(state, "A", 2)), Say((3,)))


@rule("BB-1311", "BB-1312", "BB-434")
def test_who_cannot_obey_turns_it_down_for_good() -> None:
    state = bomb("A[2 3] B[3 5 7r] C[2 9] D[9]", mission=31, binding=[1, 1, 2, 4])

    events = play(state, 0, Point(at(state, "C", 1)), Say((2,)), Lay(at(state, "A", 1)))

    assert events[-1] == ConstraintDropped(1, "A")
    assert seen_by(state, 1).pockets[1] == PocketView(1, letter="A", off=True)
    assert seen_by(state, 1).sayable.by_hand == (3, 5)  # type: ignore[union-attr]
    assert any(proof.values == (2, 4, 6, 8, 10, 12) and proof.least == 0 for proof in seen_by(state, 3).proofs)


@rule("BB-1314")
def test_a_swap_that_leaves_nothing_to_obey_with_turns_it_down() -> None:
    state = bomb("A[2 3] B[5 7] C[2]", mission=31, binding=[1, 2, 0, 4], cards="2", cut={2: 2})
    play(state, 0, UseWalkieTalkies(1, at(state, "A", 1)))

    assert play(state, 1, GiveWire(at(state, "B", 1)))[-1] == ConstraintDropped(0, "A")


@rule("BB-1321", "BB-1322")
def test_the_captain_keeps_or_changes_the_card_before_each_turn() -> None:
    state = bomb("A[2 3] B[3 4] C[2 4] D[3]", mission=32, binding=[1], rule_deck=[2, 7])

    play(state, 0, Point(at(state, "C", 1)), Say((2,)), Lay(at(state, "A", 1)))
    assert (seen_by(state, 1).doing, seen_by(state, 1).waiting_on) == ("change", (0,))
    assert refusal(state, 1, ChangeConstraint(change=True)).startswith("seat 1 cannot change the constraint")
    assert play(state, 0, ChangeConstraint(change=False)) == [ConstraintKept(0)]

    play(state, 1, Point(at(state, "C", 2)), Say((4,)), Lay(at(state, "B", 2)))
    assert state.turn == 3
    assert play(state, 0, ChangeConstraint(change=True)) == [ConstraintTurned("B", 1)]
    assert seen_by(state, 3).sayable.by_hand == (3,)  # type: ignore[union-attr]


@rule("BB-1322")
def test_the_captain_is_asked_without_wires_too_and_no_more_when_none_is_left() -> None:
    state = bomb("A[2] B[2 5] C[5 6] D[6]", mission=32, binding=[1])

    play(state, 0, Point(at(state, "B", 1)), Say((2,)), Lay(at(state, "A", 1)))
    assert play(state, 0, ChangeConstraint(change=True)) == [ConstraintTurned(None, 0)]
    play(state, 1, Point(at(state, "C", 1)), Say((5,)), Lay(at(state, "B", 2)))

    assert (state.phase, state.turn) == (TURN, 2)


@rule("BB-1321", "BB-1322")
def test_after_a_round_of_skips_the_card_changes_by_itself() -> None:
    state = bomb("A[3 5] B[3 5]", mission=32, binding=[1], rule_deck=[4, 2], skipped=0b0010)

    assert play(state, 0, Skip()) == [Skipped(0, 4, 0), Stalled(4), ConstraintTurned("D", 1)]
    assert seen_by(state, 0).doing == "change"


@rule("BB-1571")
def test_every_number_has_a_card_that_binds_once_it_is_complete() -> None:
    state, events = BOMB_BUSTERS.setup(BombBustersOptions(4, mission=57), SeededDice(3))
    letters = tuple(LETTERS[card - 1] for card in state.lettered)
    assert events[1] == ConstraintsLaid(letters, by_number=True)
    assert sorted(letters) == list(LETTERS)
    assert seen_by(state, 0).ribbon == RibbonView("constraint", letters=letters)
    assert seen_by(state, 0).locks == ()

    state = bomb("A[2 2 3 3] B[4]", mission=57, binding=[0], lettered=[9, 4, 2, *range(1, 10)], cut={2: 2, 3: 2})
    assert play(state, 0, SoloCut(2))[-1] == ConstraintTurned("D", 0)
    state.turn, state.binding = 0, [4]
    assert refusal(state, 0, SoloCut(3)) == "seat 0 cannot cut 3: constraint D forbids it [BB-410]"


@rule("BB-1571", "BB-433")
def test_in_57_a_round_of_skips_sets_the_bomb_off() -> None:
    state = bomb("A[3 5] B[3 5]", mission=57, binding=[1], lettered=list(range(1, 13)), skipped=0b0010)

    assert play(state, 0, Skip()) == [Skipped(0, 4, 0), Exploded(0, "no_way_on", ())]
