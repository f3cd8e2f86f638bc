"""Bomb Busters: the turn, from the window for equipment to the next player."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import TimeUp
from boomtable.core.seats import CLOCK
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import ANSWER, HELD, LAY, POINTED, RED, TURN, value_of
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    DoubleDetect,
    Exploded,
    GiveWire,
    Lay,
    Point,
    RevealReds,
    Say,
    SoloCut,
    SoloDone,
    Speak,
    Unlocked,
    UseCoffeeMug,
    UseRewinder,
    UseWalkieTalkies,
    Validated,
)
from boomtable.games.bomb_busters.state import BombBustersState
from tests.games.bomb_busters.positions import at, bomb, drawn, play, refusal

rule = pytest.mark.rule

TURN_ACTIONS = (Point, DoubleDetect, SoloCut, RevealReds)


def is_red(state: BombBustersState, wire: int) -> bool:
    return value_of(state.tile[wire]) == RED


def kinds(state: BombBustersState, seat: int) -> set[str]:
    return {type(action).__name__ for action in BOMB_BUSTERS.legal_actions(state, seat)} - {"Speak"}


@rule("BB-050")
def test_the_active_player_cuts_a_pair_or_alone() -> None:
    state = bomb("A[7 7 9] B[9 12]", cut={7: 2})

    assert kinds(state, 0) == {"Point", "DoubleDetect", "SoloCut"}
    assert kinds(state, 1) == set()
    assert refusal(state, 1, Point(0)) == "seat 1 cannot act: it is seat 0's turn [BB-050]"


@rule("BB-050")
def test_one_action_ends_the_turn() -> None:
    state = bomb("A[7 7 9] B[9 12]", cut={7: 2})

    play(state, 0, SoloCut(7))

    assert (state.turn, state.turns) == (1, 1)
    assert kinds(state, 0) == set()


@rule("BB-051")
def test_players_without_wires_are_skipped() -> None:
    state = bomb("A[7 7 9] B[(9)] C[4] D[6]", cut={7: 2})

    play(state, 0, SoloCut(7))

    assert state.turn == 2


@rule("BB-051", "BB-053")
def test_the_turn_comes_back_to_the_only_player_with_wires() -> None:
    state = bomb("A[(3)] B[(9)] C[4 4 6 6] D[(6)]", turn=2, cut={4: 2, 6: 1})

    play(state, 2, SoloCut(4))

    assert (state.turn, state.phase) == (2, TURN)


@rule("BB-052")
def test_a_player_without_wires_starts_no_equipment() -> None:
    state = bomb("A[7 9] B[(9)] C[4]", cards="6", cut={6: 2})

    assert kinds(state, 1) == set()
    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot use equipment: it has no uncut wire [BB-052]"
    assert refusal(state, 0, Point(at(state, "B", 1))) == "seat 0 cannot point at 2a: it is cut already [BB-083]"


@rule("BB-052")
def test_a_player_without_wires_may_still_talk() -> None:
    state = bomb("A[7 9] B[(9)] C[4]")

    assert Speak("careful") in BOMB_BUSTERS.legal_actions(state, 1)


@rule("BB-053")
def test_consequences_come_in_order() -> None:
    state = bomb("A[9 9 9* 9 11] B[12]", cards="9")

    alone = play(state, 0, SoloCut(9))

    assert [type(event) for event in alone] == [SoloDone, Validated, Unlocked]
    assert (state.turn, state.phase) == (1, TURN)


@rule("BB-053", "BB-086")
def test_an_explosion_leaves_no_further_choice() -> None:
    state = bomb("A[5] B[2 4 8]", fuse=1)

    events = play(state, 0, DoubleDetect((16, 17)), Say((5,)))

    assert events[-1] == Exploded(0, "fuse_burned", (16, 17))
    assert drawn(state) == "A[5] B[2 4 8]"
    assert BOMB_BUSTERS.legal_actions(state, 1) == []


@rule("BB-053", "BB-183", "BB-382")
def test_no_equipment_from_the_declaration_to_its_consequences() -> None:
    state = bomb("A[5 9] B[2 5 8]", cards="6", cut={6: 2}, hold_ms=3000)
    why = "seat 1 cannot use equipment now: something else is being settled [BB-183]"

    play(state, 0, DoubleDetect((16, 17)))
    assert (state.phase, refusal(state, 1, UseRewinder())) == (POINTED, why)
    play(state, 0, Say((5,)))
    assert (state.phase, refusal(state, 1, UseRewinder())) == (ANSWER, why)
    play(state, 1, Answer(17))
    assert (state.phase, refusal(state, 1, UseRewinder())) == (LAY, why)
    play(state, 0, Lay(0))
    assert (state.phase, refusal(state, 1, UseRewinder())) == (HELD, why)
    play(state, CLOCK, TimeUp("hold", 0))
    play(state, 1, UseRewinder())
    assert state.fuse == 5


@rule("BB-382")
def test_the_active_player_uses_no_equipment_between_pointing_and_saying() -> None:
    state = bomb("A[5 9] B[2 5 8]", cards="6", cut={6: 2})

    play(state, 0, Point(16))

    assert kinds(state, 0) == {"Say"}
    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use equipment now: something else is being settled [BB-183]"


@rule("BB-054")
@pytest.mark.parametrize("mission", range(1, 9))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_legal_action_always_exists(mission: int, seats: int) -> None:
    dice = SeededDice(100 * mission + seats)
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(seats, mission=mission), dice)

    while BOMB_BUSTERS.outcome(state) is None:
        asked = BOMB_BUSTERS.waiting_on(state)
        choices = [action for action in BOMB_BUSTERS.legal_actions(state, asked[0]) if not isinstance(action, Speak)]
        if state.phase == TURN:
            assert any(isinstance(action, TURN_ACTIONS) for action in choices)
            choices = [action for action in choices if not isinstance(action, Point) or not is_red(state, action.wire)]
            state.fuse = 5  # so that the game lasts
        BOMB_BUSTERS.apply(state, asked[0], choices[dice.pick(len(choices))], dice)


@rule("BB-055", "BB-EX-29")
def test_a_hand_of_only_reds_must_be_revealed() -> None:
    state = bomb("A[5r 9r] B[3 8]", cards="6 11", cut={6: 2, 11: 2})

    assert kinds(state, 0) == {"RevealReds", "UseRewinder"}
    mug = "seat 0 cannot pass with the Coffee Mug: it has only red wires and must reveal them [BB-055]"
    assert refusal(state, 0, UseCoffeeMug(1)) == mug
    assert refusal(state, 0, Point(16)) == "seat 0 cannot cut a pair: it has only red wires and must reveal them [BB-055]"

    play(state, 0, RevealReds())

    assert drawn(state) == "A[(5r) (9r)] B[3 8]"
    assert state.turn == 1
    assert refusal(state, 1, UseCoffeeMug(0)) == "seat 1 cannot name seat 0: it takes another player with uncut wires [BB-240]"


@rule("BB-055")
def test_walkie_talkies_can_bring_another_wire_before_the_reveal() -> None:
    state = bomb("A[5r 9r] B[3 8]", cards="2", cut={2: 2})

    play(state, 0, UseWalkieTalkies(1, 0))
    play(state, 1, GiveWire(16))

    assert drawn(state) == "A[3 9r] B[5r 8]"
    assert kinds(state, 0) == {"Point", "DoubleDetect"}


@rule("BB-056")
def test_nobody_passes() -> None:
    state = bomb("A[7 9] B[4 6]")

    assert kinds(state, 0) == {"Point", "DoubleDetect"}
