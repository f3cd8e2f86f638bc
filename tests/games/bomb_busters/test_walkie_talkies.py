"""Bomb Busters: Walkie-Talkies, and what is remembered of swapped wires."""

import pytest

from boomtable.core.schema import Action
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import SWAP, WIDTH, YELLOW
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.schema import (
    GiveWire,
    Lay,
    Point,
    Proof,
    RevealReds,
    Say,
    SoloCut,
    Speak,
    Swapped,
    SwapView,
    UsePostIt,
    UseRadar,
    UseStabilizer,
    UseWalkieTalkies,
    WireOffered,
)
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.table.stream import noticed
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal, seen_by

rule = pytest.mark.rule


def swap(table: BombBustersState, by: int, wire: int, to: int, back: int) -> Swapped:
    play(table, by, UseWalkieTalkies(to, wire))
    (event,) = play(table, to, GiveWire(back))
    assert isinstance(event, Swapped)
    return event


def tiles_seen(table: BombBustersState, viewer: int, stand: int) -> list[int | None]:
    return [wire.tile for wire in seen_by(table, viewer).stands[stand].wires]


@rule("BB-205", "BB-206", "BB-207", "BB-EX-22")
def test_two_wires_change_hands_with_their_tokens() -> None:
    table = bomb("A[3] B[2 5* 9] C[7] D[1 4r 8]", cards="2", cut={2: 2})

    event = swap(table, 1, at(table, "B", 2), 3, at(table, "D", 2))

    assert event == Swapped(1, 3, gave=17, gave_to=49, got=49, got_to=17, gave_tile=50, got_tile=45)
    assert drawn(table) == "A[3] B[2 4r 9] C[7] D[1 5* 8]"
    assert table.turn == 0
    assert table.card_used == [True]


@rule("BB-207", "BB-EX-22")
def test_others_see_positions_and_the_two_see_values() -> None:
    table = bomb("A[3] B[2 5* 9] C[7] D[1 4r 8]", cards="2", cut={2: 2})

    event = swap(table, 1, at(table, "B", 2), 3, at(table, "D", 2))

    for viewer in (0, 2, PUBLIC):
        assert noticed(GAME, [event], viewer) == [Swapped(1, 3, 17, 49, 49, 17, None, None)]
        assert tiles_seen(table, viewer, 1) == [None, None, None]
    for viewer in (1, 3, FULL):
        assert noticed(GAME, [event], viewer) == [event]
    assert tiles_seen(table, 3, 1) == [None, 45, None]
    assert tiles_seen(table, 1, 3) == [None, 50, None]


@rule("BB-205")
@pytest.mark.parametrize(("stand", "position"), [("A", 2), ("B", 1), ("A", 4)])
def test_an_own_uncut_wire_is_given(stand: str, position: int) -> None:
    table = bomb("A[3 (5) 9] B[2 8]", cards="2", cut={2: 2})
    wire = at(table, stand, position)

    assert "it is not an own uncut wire [BB-205]" in refusal(table, 0, UseWalkieTalkies(1, wire))


@rule("BB-205")
@pytest.mark.parametrize(("stand", "position"), [("B", 2), ("A", 1), ("B", 4)])
def test_an_own_uncut_wire_is_given_in_return(stand: str, position: int) -> None:
    table = bomb("A[3 9] B[2 (5) 8]", cards="2", cut={2: 2})
    play(table, 0, UseWalkieTalkies(1, 0))

    assert "it is not an own uncut wire [BB-205]" in refusal(table, 1, GiveWire(at(table, stand, position)))


@rule("BB-205")
def test_nobody_gives_a_wire_unasked() -> None:
    table = bomb("A[3 9] B[2 8] C[7]", cards="2", cut={2: 2})
    assert "nobody offered it one [BB-205]" in refusal(table, 1, GiveWire(16))

    play(table, 0, UseWalkieTalkies(1, 0))

    assert "nobody offered it one [BB-205]" in refusal(table, 2, GiveWire(32))
    assert "nobody offered it one [BB-205]" in refusal(table, 0, GiveWire(0))


@rule("BB-205")
def test_red_and_yellow_wires_may_be_given() -> None:
    table = bomb("A[3y 9] B[2 6r]", cards="2", cut={2: 2})

    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 2))

    assert drawn(table) == "A[6r 9] B[2 3y]"


@rule("BB-206", "BB-EX-45")
def test_a_wire_comes_to_the_stand_that_the_other_one_left() -> None:
    table = bomb("A1[2 7] A2[3 7 9] B[1 4 6]", cards="2", cut={2: 2})

    event = swap(table, 0, at(table, "A2", 1), 1, at(table, "B", 1))

    assert drawn(table) == "A1[2 7] A2[1 7 9] B[3 4 6]"
    assert (event.gave, event.gave_to, event.got, event.got_to) == (16, 32, 32, 16)


@rule("BB-206")
def test_a_stand_of_one_wire_keeps_one() -> None:
    table = bomb("A1[2] A2[3 9] B[11]", cards="2", cut={2: 2})

    swap(table, 0, at(table, "A1", 1), 1, at(table, "B", 1))

    assert drawn(table) == "A1[11] A2[3 9] B[2]"


@rule("BB-206")
def test_positions_of_arrival_are_counted_after_the_given_wire_has_left() -> None:
    table = bomb("A[1 (4) 6 8] B[9 (10) 11]", cards="2", cut={2: 2})

    event = swap(table, 0, at(table, "A", 1), 1, at(table, "B", 1))

    assert drawn(table) == "A[(4) 6 8 9] B[1 (10) 11]"
    assert (event.gave_to, event.got_to) == (at(table, "B", 1), at(table, "A", 4))


@rule("BB-207")
def test_a_yellow_token_travels_too() -> None:
    table = bomb("A[3y* 9] B[2 8]", cards="2", cut={2: 2})

    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 2))

    assert drawn(table) == "A[8 9] B[2 3y*]"
    assert supply(table, YELLOW) == 1


@rule("BB-207", "BB-163")
def test_a_virtual_token_travels_and_stays_virtual() -> None:
    table = bomb("A[5~ 9] B[2 8] C[5* 5* 7]", cards="2", cut={2: 2})
    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 1))
    assert drawn(table) == "A[2 9] B[5~ 8] C[5* 5* 7]"

    table.turn = 1
    play(table, 1, Point(at(table, "C", 1)), Say((5,)), Lay(at(table, "B", 1)))

    assert supply(table, 5) == 1
    assert drawn(table) == "A[2 9] B[(5) 8] C[(5) 5* 7]"


@rule("BB-163", "BB-166")
def test_a_freed_token_does_not_replace_a_virtual_one() -> None:
    table = bomb("A[5 9] B[5~ 8] C[5* 5* 7]")

    play(table, 0, Point(at(table, "C", 1)), Say((5,)), Lay(at(table, "A", 1)))

    assert supply(table, 5) == 1
    assert drawn(table) == "A[(5) 9] B[5~ 8] C[(5) 5* 7]"


@rule("BB-208")
def test_the_teammate_gives_before_it_sees_what_it_gets() -> None:
    table = bomb("A[3 9] B[2 8] C[7]", cards="2", cut={2: 2})

    assert play(table, 2, UseWalkieTalkies(1, at(table, "C", 1))) == [WireOffered(2, 1, 32)]

    for viewer in (0, 1, PUBLIC):
        seen = seen_by(table, viewer)
        assert (seen.doing, seen.swap, seen.waiting_on) == ("swap", SwapView(2, 1, 32), (1,))
        assert seen.stands[2].wires[0].tile is None
    assert GAME.waiting_on(table) == [1]


@rule("BB-208")
def test_the_teammate_cannot_refuse() -> None:
    table = bomb("A[3 9] B[2 8] C[7]", cards="2", cut={2: 2})
    play(table, 2, UseWalkieTalkies(0, at(table, "C", 1)))

    answers = [action for action in GAME.legal_actions(table, 0) if not isinstance(action, Speak)]

    assert answers == [GiveWire(0), GiveWire(1)]
    assert table.phase == SWAP


@rule("BB-208")
@pytest.mark.parametrize("mate", [0, 2, 4])
def test_the_teammate_is_another_player_with_wires(mate: int) -> None:
    table = bomb("A[3 9] B[2 8] C[(7)]", cards="2", cut={2: 2})

    assert "[BB-208]" in refusal(table, 0, UseWalkieTalkies(mate, 0))


@rule("BB-209")
def test_a_wire_is_sorted_in_right_of_its_equals_cut_ones_included() -> None:
    table = bomb("A[5 9] B[5 (5) 8]", cards="2", cut={2: 2})

    event = swap(table, 0, at(table, "A", 1), 1, at(table, "B", 3))

    assert drawn(table) == "A[8 9] B[5 (5) 5]"
    assert event.gave_to == at(table, "B", 3)
    assert [table.handle[16 + position] for position in range(3)] == [2, 3, 0]


@rule("BB-209")
def test_yellow_and_red_are_sorted_by_what_the_tile_says() -> None:
    table = bomb("A[4y 9] B[3y 4 5y 8]", cards="2", cut={2: 2})

    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 4))

    assert drawn(table) == "A[8 9] B[3y 4 4y 5y]"


@rule("BB-349")
def test_the_former_owner_remembers_its_wire_through_later_swaps() -> None:
    table = bomb("A[3 9] B[2 8] C[7 12]", cards="2", cut={2: 2})
    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 2))
    assert drawn(table) == "A[8 9] B[2 3] C[7 12]"
    table.card_used = [False]

    swap(table, 1, at(table, "B", 2), 2, at(table, "C", 1))

    assert drawn(table) == "A[8 9] B[2 7] C[3 12]"
    assert tiles_seen(table, 0, 2) == [30, None]
    assert tiles_seen(table, 1, 2) == [30, None]
    assert tiles_seen(table, 1, 0) == [80, None]
    assert tiles_seen(table, 2, 1) == [None, 70]
    assert tiles_seen(table, PUBLIC, 2) == [None, None]


@rule("BB-349")
def test_a_wire_that_comes_back_is_remembered_by_who_held_it() -> None:
    table = bomb("A[3 9] B[2 8]", seats=4, cards="2", cut={2: 2})
    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 2))
    table.card_used = [False]

    swap(table, 1, at(table, "B", 2), 0, at(table, "A", 1))

    assert drawn(table) == "A[3 9] B[2 8]"
    assert tiles_seen(table, 0, 1) == [None, 80]
    assert tiles_seen(table, 1, 0) == [30, None]


@rule("BB-353")
def test_a_handle_stays_with_its_wire() -> None:
    table = bomb("A[3 9] B[2 8]", cards="2", cut={2: 2})
    before = [[wire.handle for wire in stand.wires] for stand in seen_by(table, 2).stands]

    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 2))

    after = [[wire.handle for wire in stand.wires] for stand in seen_by(table, 2).stands]
    assert before[:2] == [[0, 1], [2, 3]]
    assert after[:2] == [[3, 1], [2, 0]]


@rule("BB-055")
def test_a_swap_may_bring_a_wire_to_somebody_with_only_reds() -> None:
    table = bomb("A[5r 9r] B[3 8] C[3]", cards="2", cut={2: 2, 3: 2})

    swap(table, 1, at(table, "B", 1), 0, at(table, "A", 1))

    assert drawn(table) == "A[3 9r] B[5r 8] C[3]"
    assert "it has other uncut wires [BB-120]" in refusal(table, 0, RevealReds())
    play(table, 0, Point(at(table, "C", 1)), Say((3,)), Lay(at(table, "A", 1)))


@rule("BB-232")
def test_a_swap_after_the_stabilizer_may_leave_only_reds() -> None:
    table = bomb("A[7 9r] B[5r 8]", cards="2 9", cut={2: 2, 9: 2})
    play(table, 0, UseStabilizer())

    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 1))

    assert "[BB-055]" in refusal(table, 0, Point(at(table, "B", 1)))
    play(table, 0, RevealReds())
    assert not table.stabilized


@rule("BB-110")
def test_a_swap_may_complete_a_solo_cut() -> None:
    table = bomb("A[4 7] B[7 8] C[4]", cards="2", cut={2: 2, 7: 2})
    assert "[BB-110]" in refusal(table, 0, SoloCut(7))

    swap(table, 0, at(table, "A", 1), 1, at(table, "B", 1))

    play(table, 0, SoloCut(7))


@rule("BB-091", "BB-353")
def test_what_was_proven_follows_the_wires() -> None:
    table = bomb("A[3 5] B[2 8] C[7]", cards="2", cut={2: 2}, fuse=4)
    play(table, 0, Point(at(table, "B", 2)), Say((5,)))
    held, missed = Proof((0, 1), (5,), 1), Proof((3,), (5,), 0)
    assert {held, missed} <= set(seen_by(table, 2).proofs)

    swap(table, 0, at(table, "A", 2), 1, at(table, "B", 1))

    assert drawn(table) == "A[2 3] B[5 8*] C[7]"
    assert {held, missed} <= set(seen_by(table, 2).proofs)
    assert table.handle[16] == 1


@rule("BB-226", "BB-353")
def test_an_answer_of_the_radar_follows_the_wires() -> None:
    table = bomb("A[3 5] B[2 8] C[7]", cards="2 8", cut={2: 2, 8: 2})
    play(table, 2, UseRadar(5))

    swap(table, 0, at(table, "A", 2), 1, at(table, "B", 1))

    seen = seen_by(table, 2)
    assert Proof((0, 1), (5,), 1) in seen.proofs
    assert Proof((2, 3), (5,), 0) in seen.proofs
    assert seen.radars[0].answers == (True, False, False, False)


@rule("BB-351")
def test_the_bounds_of_a_wire_leave_with_it() -> None:
    table = bomb("A[(3) 5 (7) 9] B[2 8] C[5r 4y]", cards="2", cut={2: 2})

    swap(table, 0, at(table, "A", 2), 1, at(table, "B", 1))

    assert bounds_of(table, 1) == {3, 4, 5, 6, 7, 13, 14}


@rule("BB-351")
def test_what_a_token_said_of_its_neighbours_stays_known_when_it_leaves() -> None:
    table = bomb("A[1 5 7* 9] B[12] C[8r 4y]", cards="2", cut={2: 2})

    swap(table, 0, at(table, "A", 3), 1, at(table, "B", 1))

    assert drawn(table) == "A[1 5 9 12] B[7*] C[8r 4y]"
    assert bounds_of(table, 0) == bounds_of(table, 1) == {1, 2, 3, 4, 5, 6, 7, 13}
    assert bounds_of(table, 3) == {7, 8, 9, 10, 11, 12, 14}


@rule("BB-164", "BB-351")
def test_what_a_label_said_beside_a_shown_wire_stays_known_when_they_part() -> None:
    equal = bomb("A[(7) 7 9] B[12]", cards="2", cut={2: 2}, equal=0)
    swap(equal, 0, at(equal, "A", 2), 1, at(equal, "B", 1))
    assert (drawn(equal), equal.equal) == ("A[(7) 9 12] B[7]", -1)
    assert bounds_of(equal, 1) == {7}

    unequal = bomb("A[7* 8 9] B[12]", cards="2", cut={2: 2}, unequal=0)
    swap(unequal, 0, at(unequal, "A", 2), 1, at(unequal, "B", 1))
    assert bounds_of(unequal, 1) == {8, 9, 10, 11, 12}


def bounds_of(table: BombBustersState, handle: int) -> set[int]:
    """The values that no public proof takes from one wire; 13 yellow, 14 red."""
    left = set(range(1, 15))
    for proof in seen_by(table, PUBLIC).proofs:
        if proof.least == 0 and handle in proof.wires:
            left -= set(proof.values)
    return left


@rule("BB-371")
@pytest.mark.parametrize("action", [UsePostIt(0), Point(16), SoloCut(7), UseWalkieTalkies(1, 0)])
def test_the_table_waits_for_the_swap(action: Action) -> None:
    table = bomb("A[7 7] B[2 8] C[9]", cards="2 4", cut={2: 2, 4: 2, 7: 2})
    play(table, 0, UseWalkieTalkies(2, 0))

    assert "[BB-" in refusal(table, 0, action)
    assert GAME.waiting_on(table) == [2]


def test_no_stand_grows_or_shrinks() -> None:
    table = bomb("A1[2 7] A2[3 7 9] B[1 4 6]", cards="2", cut={2: 2})

    swap(table, 1, at(table, "B", 3), 0, at(table, "A1", 1))

    assert table.sizes == [2, 3, 3, 0]
    assert all(table.tile[WIDTH * stand + table.sizes[stand]] == 0 for stand in range(4))


@rule("BB-164", "BB-351")
@pytest.mark.parametrize("card", [1, 12])
def test_a_label_between_two_wires_that_nobody_knows_proves_nothing_when_they_part(card: int) -> None:
    state = bomb("A[3 3 9] B[2 8 9r] C[7 7y]", mission=8, cards="2", cut={2: 2})
    label = {1: {"unequal": 1}, 12: {"equal": 0}}[card]
    for name, left in label.items():
        setattr(state, name, left)

    play(state, 0, UseWalkieTalkies(1, at(state, "A", 2)))
    play(state, 1, GiveWire(at(state, "B", 2)))

    assert state.proofs == []
