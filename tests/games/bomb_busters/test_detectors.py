"""Bomb Busters: Double, Triple and Super Detector."""

import pytest

from boomtable.core.schema import Action, Outcome
from boomtable.core.seats import PUBLIC
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import YELLOW
from boomtable.games.bomb_busters.schema import (
    Answer,
    ClaimFailed,
    DoubleDetect,
    Exploded,
    Found,
    Lay,
    Named,
    PairCut,
    Pointed,
    Said,
    Say,
    Speak,
    SuperDetect,
    TripleDetect,
)
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.table.stream import noticed
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal

rule = pytest.mark.rule


def choices(table: BombBustersState, seat: int) -> list[Action]:
    """All that a seat may do but speak."""
    return [action for action in GAME.legal_actions(table, seat) if not isinstance(action, Speak)]


@rule("BB-261", "BB-262", "BB-EX-13")
def test_the_teammate_chooses_which_of_two_matches_is_cut() -> None:
    table = bomb("A[4 9] B[2 4 4 7]")
    events = play(table, 0, DoubleDetect((17, 18)), Say((4,)))
    assert events == [Pointed(0, 1, (17, 18), "double"), Said(0, 1, (17, 18), (4,))]
    assert choices(table, 1) == [Answer(17), Answer(18)]

    play(table, 1, Answer(18))
    events = play(table, 0, Lay(at(table, "A", 1)))

    assert noticed(GAME, events, PUBLIC) == [PairCut(0, 1, wire=18, tile=40, own=0, own_tile=40, value=4)]
    assert drawn(table) == "A[(4) 9] B[2 4 (4) 7]"
    assert table.power_used == [True, False, False, False]
    assert table.fuse == 4


@rule("BB-262")
def test_with_one_match_that_wire_is_cut() -> None:
    table = bomb("A[4 9] B[2 4 7]")

    play(table, 0, DoubleDetect((16, 17)), Say((4,)))

    assert choices(table, 1) == [Answer(17)]
    assert "[BB-262]" in refusal(table, 1, Answer(16))


@rule("BB-262")
def test_the_answer_names_a_wire_that_was_pointed_at() -> None:
    table = bomb("A[4 9] B[2 4 4 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((4,)))

    assert "it was not pointed at [BB-262]" in refusal(table, 1, Answer(18))
    assert "none waits for its answer [BB-262]" in refusal(table, 2, Answer(17))
    assert "none waits for its answer [BB-262]" in refusal(table, 0, Answer(17))


@rule("BB-263")
@pytest.mark.parametrize(("wire", "value", "after"), [(16, 2, "A[6 9] B[2* 4 7]"), (17, 4, "A[6 9] B[2 4* 7]")])
def test_if_neither_has_the_value_the_teammate_chooses_where_the_token_goes(wire: int, value: int, after: str) -> None:
    table = bomb("A[6 9] B[2 4 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((6,)))
    assert table.fuse == 4
    assert choices(table, 1) == [Answer(16), Answer(17)]

    events = play(table, 1, Answer(wire))

    assert noticed(GAME, events, PUBLIC) == [ClaimFailed(0, 1, (6,), wire, value, fuse=3, stabilized=False)]
    assert drawn(table) == after
    assert (table.fuse, table.turn) == (3, 1)


@rule("BB-264", "BB-EX-14")
def test_the_token_goes_in_front_of_the_wire_that_is_not_red() -> None:
    table = bomb("A[6 9] B[3 5r 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((6,)))
    assert choices(table, 1) == [Answer(16)]
    assert "[BB-264]" in refusal(table, 1, Answer(17))

    play(table, 1, Answer(16))

    assert GAME.outcome(table) is None
    assert drawn(table) == "A[6 9] B[3* 5r 7]"
    assert table.fuse == 3


@rule("BB-265", "BB-EX-15")
def test_all_wires_red_is_an_explosion() -> None:
    table = bomb("A[6 9] B[3r 5r 7]")

    events = play(table, 0, DoubleDetect((16, 17)), Say((6,)))

    assert events[-1] == Exploded(0, "red_wire_hit", (16, 17))
    assert GAME.outcome(table) == Outcome(winners=(), reason="red_wire_hit")


@rule("BB-265")
def test_triple_and_super_explode_only_if_all_are_red() -> None:
    safe = bomb("A[6 9] B[3r 5r 7]", cards="3", cut={3: 2})
    play(safe, 0, TripleDetect((16, 17, 18)), Say((6,)))
    assert choices(safe, 1) == [Answer(18)]

    lost = bomb("A[6 9] B[3r 5r (7)]", cards="5", cut={5: 2})
    play(lost, 0, SuperDetect(1), Say((6,)))
    assert GAME.outcome(lost) == Outcome(winners=(), reason="red_wire_hit")


@rule("BB-086", "BB-263")
def test_the_skull_is_reached_before_anybody_chooses() -> None:
    table = bomb("A[6 9] B[2 4 7]", fuse=1)

    events = play(table, 0, DoubleDetect((16, 17)), Say((6,)))

    assert events[-1] == Exploded(0, "fuse_burned", (16, 17))
    assert drawn(table) == "A[6 9] B[2 4 7]"


@rule("BB-266")
def test_yellow_is_never_announced_with_a_detector() -> None:
    table = bomb("A[3y 9] B[2 4y 7]")
    play(table, 0, DoubleDetect((16, 17)))

    assert "[BB-266]" in refusal(table, 0, Say((YELLOW,)))
    assert choices(table, 0) == [Say((9,))]


@rule("BB-266")
@pytest.mark.parametrize("action", [DoubleDetect((16, 17)), TripleDetect((16, 17, 18)), SuperDetect(1)])
def test_whoever_holds_no_number_cannot_use_a_detector(action: Action) -> None:
    table = bomb("A[3y 5r] B[2 4y 7]", cards="3 5", cut={3: 2, 5: 2})

    assert "it has no number to announce [BB-266]" in refusal(table, 0, action)


@rule("BB-266")
def test_the_wires_need_not_be_neighbours() -> None:
    table = bomb("A[4 9] B[2 3 4 7]")

    play(table, 0, DoubleDetect((16, 19)), Say((4,)))

    assert choices(table, 1) == [Answer(16), Answer(19)]


@rule("BB-266")
def test_the_wires_are_on_one_stand() -> None:
    table = bomb("A1[4] A2[9] B[2 3] C[6 7]", turn=1, cards="3", cut={3: 2})

    assert "different stands [BB-266]" in refusal(table, 1, DoubleDetect((0, 16)))
    assert "different stands [BB-266]" in refusal(table, 1, DoubleDetect((16, 48)))
    assert "different stands [BB-266]" in refusal(table, 1, TripleDetect((48, 49, 0)))


@rule("BB-267")
def test_only_uncut_wires_of_a_teammate_are_pointed_at() -> None:
    table = bomb("A[4 9] B[2 (3) 7]")

    assert "it is cut already [BB-083]" in refusal(table, 0, DoubleDetect((16, 17)))
    assert "it is its own [BB-083]" in refusal(table, 0, DoubleDetect((0, 1)))
    assert "there is no such wire [BB-083]" in refusal(table, 0, DoubleDetect((16, 19)))


@rule("BB-267")
def test_wires_with_tokens_may_be_among_them() -> None:
    table = bomb("A[4 9] B[2* 4* 7]")

    play(table, 0, DoubleDetect((16, 17)), Say((4,)))

    assert choices(table, 1) == [Answer(17)]


@rule("BB-267", "BB-EX-47")
@pytest.mark.parametrize("action", [DoubleDetect((17,)), DoubleDetect((17, 17)), TripleDetect((17,)), SuperDetect(1)])
def test_a_stand_with_one_uncut_wire_takes_no_detector(action: Action) -> None:
    table = bomb("A[4 9] B[(2) 4]", cards="3 5", cut={2: 1, 3: 2, 5: 2})

    refusal(table, 0, action)

    assert table.card_used == [False, False]
    assert table.power_used[0] is False
    assert not any(isinstance(choice, DoubleDetect | TripleDetect | SuperDetect) for choice in choices(table, 0))


@rule("BB-267", "BB-EX-47")
def test_the_super_detector_needs_two_uncut_wires() -> None:
    table = bomb("A[4 9] B[(2) 4]", cards="5", cut={2: 1, 5: 2})

    assert "[BB-267]" in refusal(table, 0, SuperDetect(1))


@rule("BB-268", "BB-EX-43")
def test_a_missing_token_does_not_betray_a_red_wire() -> None:
    red, blue = bomb("A[6 9] B[3* 5r 7] D[5]"), bomb("A[6 9] B[3* 5 7] D[5r]")
    for table in (red, blue):
        play(table, 0, DoubleDetect((16, 17)), Say((6,)))
    assert choices(red, 1) == [Answer(16)]
    assert choices(blue, 1) == [Answer(16), Answer(17)]

    told = [noticed(GAME, play(table, 1, Answer(16)), 2) for table in (red, blue)]

    assert told[0] == told[1] == [ClaimFailed(0, 1, (6,), 16, 3, fuse=3, stabilized=False)]
    assert drawn(blue) == "A[6 9] B[3* 5 7] D[5r]"
    assert GAME.view(red, 2) == GAME.view(blue, 2)


@rule("BB-268", "BB-EX-43")
def test_the_owner_may_also_show_something_new() -> None:
    table = bomb("A[6 9] B[3* 5 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((6,)))

    play(table, 1, Answer(17))

    assert drawn(table) == "A[6 9] B[3* 5* 7]"


@rule("BB-260", "BB-269")
def test_a_power_is_spent_once_also_by_a_failure() -> None:
    table = bomb("A[6 9] B[2 4 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((6,)))
    play(table, 1, Answer(16))
    table.turn = 0

    assert "it has been used [BB-260]" in refusal(table, 0, DoubleDetect((16, 17)))
    assert table.powers_spent == 1


@rule("BB-260")
def test_a_power_is_its_owners() -> None:
    table = bomb("A[6 9] B[2 4 7] C[8]", turn=1, spent="A")

    play(table, 1, DoubleDetect((0, 1)))

    assert table.power_used == [True, True, False, False]


@rule("BB-269")
@pytest.mark.parametrize("wires", [(16,), (16, 17, 18), (17, 16), (16, 16), (0, 1), ()])
def test_an_illegal_declaration_spends_nothing(wires: tuple[int, ...]) -> None:
    table = bomb("A[6 9] B[2 4 7]")

    refusal(table, 0, DoubleDetect(wires))

    assert table.power_used == [False] * 4


@rule("BB-332")
def test_practice_tables_may_do_without_the_double_detector() -> None:
    table = bomb("A[6 9] B[2 4 7]", detectors=False)

    assert "this table plays without it [BB-332]" in refusal(table, 0, DoubleDetect((16, 17)))


@rule("BB-210")
def test_triple_points_at_exactly_three_where_three_are_left() -> None:
    table = bomb("A[4 9] B[2 3 4 7]", cards="3", cut={3: 2})

    assert "[BB-261]" in refusal(table, 0, TripleDetect((16, 17)))
    play(table, 0, TripleDetect((16, 17, 19)), Say((4,)))

    assert choices(table, 1) == [Answer(16), Answer(17), Answer(19)]
    assert table.card_used == [True]
    assert table.power_used[0] is False


@rule("BB-210", "BB-EX-17")
def test_triple_takes_the_last_two_of_a_stand() -> None:
    table = bomb("A[4 7] B[(2) 4 (5) 9]", cards="3", cut={3: 2})

    events = play(table, 0, TripleDetect((17, 19)), Say((4,)))

    assert events[0] == Pointed(0, 1, (17, 19), "triple")
    assert choices(table, 1) == [Answer(17)]


@rule("BB-210")
def test_three_matches_leave_the_choice_to_the_owner() -> None:
    table = bomb("A[4 7] B[4 4 4 9]", cards="3", cut={3: 2})
    play(table, 0, TripleDetect((16, 17, 18)), Say((4,)))

    play(table, 1, Answer(17))
    play(table, 0, Lay(0))

    assert drawn(table) == "A[(4) 7] B[4 (4) 4 9]"


@rule("BB-211")
def test_super_points_at_all_uncut_wires_of_a_stand() -> None:
    table = bomb("A1[4 9] A2[4] B[(1) 2 (3) 4 4 7]", cards="5", cut={5: 2})

    events = play(table, 0, SuperDetect(2), Say((4,)))

    assert events[0] == Pointed(0, 1, (33, 35, 36, 37), "super")
    assert choices(table, 1) == [Answer(35), Answer(36)]


@rule("BB-211")
def test_super_takes_one_stand_of_a_teammate() -> None:
    table = bomb("A1[4 9] A2[6 7] B[2 3]", turn=1, cards="5", cut={5: 2})

    assert "[BB-083]" in refusal(table, 1, SuperDetect(2))
    assert "[BB-083]" in refusal(table, 1, SuperDetect(4))
    assert [action for action in choices(table, 1) if isinstance(action, SuperDetect)] == [SuperDetect(0), SuperDetect(1)]


@rule("BB-280")
def test_reds_beside_a_match_are_never_disclosed() -> None:
    table = bomb("A[4 9] B[3r 4 5r 7]", cards="3", cut={3: 2})
    play(table, 0, TripleDetect((16, 17, 18)), Say((4,)))
    assert choices(table, 1) == [Answer(17)]
    play(table, 1, Answer(17))

    events = play(table, 0, Lay(0))

    assert noticed(GAME, events, PUBLIC) == [PairCut(0, 1, 17, 40, 0, 40, 4)]
    assert table.proofs == []


@rule("BB-090")
def test_after_a_detector_the_active_player_names_its_own_wire_of_that_value() -> None:
    table = bomb("A1[4 9] A2[4 7] B[2 4]")
    play(table, 0, DoubleDetect((32, 33)), Say((4,)))
    assert "nothing it claimed was found [BB-090]" in refusal(table, 0, Lay(0))

    assert play(table, 1, Answer(33)) == [Named(1, 33, audience=0b10), Found(0, 1, 33, 40, audience=0b01)]

    assert choices(table, 0) == [Lay(0), Lay(16)]
    assert "[BB-084]" in refusal(table, 0, Lay(1))


@rule("BB-161", "BB-263")
def test_a_detectors_token_is_virtual_where_the_supply_is_empty() -> None:
    table = bomb("A[6 9] B[2 4 7] C[4* 4*]")
    play(table, 0, DoubleDetect((16, 17)), Say((6,)))

    play(table, 1, Answer(17))

    assert drawn(table) == "A[6 9] B[2 4~ 7] C[4* 4*]"


@rule("BB-132", "BB-263")
def test_a_detectors_token_may_be_yellow() -> None:
    table = bomb("A[6 9] B[2 4y 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((6,)))

    play(table, 1, Answer(17))

    assert drawn(table) == "A[6 9] B[2 4y* 7]"
