"""Bomb Busters: the little that may be said."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import INFO
from boomtable.games.bomb_busters.schema import PlaceInfo, SoloCut, Speak, Spoke
from tests.games.bomb_busters.positions import bomb, play, refusal, seen_by

rule = pytest.mark.rule


@rule("BB-360", "BB-362")
def test_free_chat_is_off_during_a_mission() -> None:
    state = bomb("A[5] B[6]")

    assert [BOMB_BUSTERS.channels(state, viewer) for viewer in (0, 1, PUBLIC)] == [[], [], []]


@rule("BB-362")
def test_a_table_may_allow_free_chat() -> None:
    assert BOMB_BUSTERS.channels(bomb("A[5] B[6]", free_chat=True), 0) == ["table"]


@rule("BB-362")
def test_after_the_mission_everybody_talks() -> None:
    state = bomb("A[7 7]", cut={7: 2})
    play(state, 0, SoloCut(7))

    assert BOMB_BUSTERS.channels(state, 0) == ["table"]


@rule("BB-361", "BB-362")
def test_phrases_are_about_equipment_and_care_and_hold_no_value() -> None:
    equipment = {"use_detector", "use_rewinder", "use_radar", "use_stabilizer", "use_equipment"}
    allowed = BOMB_BUSTERS.legal_actions(bomb("A[5] B[6]"), 1)

    assert {action.phrase for action in allowed if isinstance(action, Speak)} == equipment | {"careful", "well_done", "thanks"}


@rule("BB-362")
def test_everybody_hears_a_phrase() -> None:
    state = bomb("A[5] B[6]")

    assert play(state, 1, Speak("use_detector")) == [Spoke(1, "use_detector")]
    assert seen_by(state, PUBLIC).spoken == (1,)


@rule("BB-364")
def test_one_phrase_per_player_and_turn() -> None:
    state = bomb("A[5 7 7] B[6] C[9]", cut={7: 2})
    play(state, 1, Speak("careful"))

    assert refusal(state, 1, Speak("thanks")) == "seat 1 cannot speak: it has used its phrase of this turn [BB-364]"
    play(state, 2, Speak("thanks"))
    play(state, 0, SoloCut(7))
    play(state, 1, Speak("well_done"))


@rule("BB-364")
def test_the_info_phase_and_the_first_turn_count_as_one() -> None:
    state = bomb("A[5*] B[6*] C[9*] D[10]", phase=INFO, turn=3)
    play(state, 1, Speak("careful"))

    play(state, 3, PlaceInfo(48))

    assert refusal(state, 1, Speak("thanks")) == "seat 1 cannot speak: it has used its phrase of this turn [BB-364]"


@rule("BB-364")
def test_a_phrase_changes_nothing_else() -> None:
    state = bomb("A[5] B[6]")
    before = state.dump()

    play(state, 0, Speak("careful"))

    assert {name for name, fact in state.dump().items() if fact != before[name]} == {"spoken"}
