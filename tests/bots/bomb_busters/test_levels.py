"""The Bomb Busters bots in small positions."""

import pytest

from boomtable.bots import Wait
from boomtable.bots.handmade.bomb_busters.claims import Scale, probe
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.samples import no_marks
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import DOUBLE
from boomtable.games.bomb_busters.schema import (
    DoubleDetect,
    GiveWire,
    Point,
    RevealReds,
    Say,
    SoloCut,
    Speak,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)
from tests.bots.bomb_busters.late_positions import bot, chosen, known_red, late, turn_of, wire
from tests.games.bomb_busters.positions import play

rule = pytest.mark.rule

LEVELS = ["novice", "standard", "expert"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_wire_with_a_token_is_cut_by_whoever_holds_its_value(level: str) -> None:
    state = late("A[5 8] B[5* 6 6] C[5 5 6 8] D[6 8 8]")
    marked = wire(state, "B", 50)

    assert turn_of(level, state)[:2] == [Point(marked), Say((5,))]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_left_of_a_value_is_cut_alone(level: str) -> None:
    state = late("A[5 5 8] B[6 6] C[6 6 8]")

    assert chosen(level, state) in (SoloCut(5), Point(wire(state, "C", 80)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_of_reds_is_revealed(level: str) -> None:
    state = late("A[5r] B[6 8] C[6 8]")

    assert chosen(level, state) == RevealReds()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(5))
def test_nobody_points_at_a_wire_that_everybody_knows_to_be_red(level: str, seed: int) -> None:
    state = late("A[4 6] B[4 5r 6] C[4 4 6 6]")
    red = wire(state, "B", 55)
    known_red(state, red)

    first = chosen(level, state, seed=seed)

    assert first != Point(red)


@pytest.mark.parametrize("level", LEVELS)
def test_the_rewinder_is_used_at_once(level: str) -> None:
    state = late("A[4 8] B[4 8] C[4 4 8 8]", cards="6", fuse=2)

    assert chosen(level, state) == UseRewinder()


def test_on_the_last_step_of_the_dial_the_stabilizer_shields_a_guess() -> None:
    state = late("A[5 6 7] B[5 6 6] C[5 5 5r 6] D[7 7 7]", cards="9", fuse=1, spent="A")

    actions = turn_of("standard", state)

    assert actions[0] == UseStabilizer()
    assert isinstance(actions[1], Point)


def test_a_swap_makes_a_new_plan_for_the_guess_behind_the_stabilizer() -> None:
    """The bot means to point at C's 6; where it stood, a cut 8 lies after the swap, and D is known to hold a 5."""
    state = late("A[5 6 7] B[5 6 6] C[5 5 5r 6] D[7 7 7 10 10]", cards="2 9", fuse=1, spent="A")
    player = bot("standard")
    assert player.choose(GAME.view(state, 0), GAME.legal_actions(state, 0)) == UseStabilizer()
    player.observe(play(state, 0, UseStabilizer()))
    player.observe(play(state, 2, UseWalkieTalkies(3, wire(state, "C", 50))))
    player.observe(play(state, 3, GiveWire(wire(state, "D", 100))))

    assert player.choose(GAME.view(state, 0), GAME.legal_actions(state, 0)) == Point(wire(state, "D", 50))


@pytest.mark.parametrize("level", ["standard", "expert"])
def test_the_double_detector_is_used_where_one_wire_is_a_toss_up(level: str) -> None:
    """One of B's two wires may be the red one, and the other stands are no better."""
    state = late("A[5 6 6] B[5 5r] C[5 6] D[5 6]")
    pair = (wire(state, "B", 50), wire(state, "B", 55))

    assert turn_of(level, state)[:2] == [DoubleDetect(pair), Say((5,))]


def test_a_wire_that_may_be_red_is_probed_together_with_its_neighbour() -> None:
    """Whatever number is said, the detector cannot explode, and the token then shows which of the two is safe."""
    state = late("A[5 5 6 6] B[5r 6] C[5 5 6]")
    knowledge = Knowledge(Table(state, no_marks(state), signals=False), 0)
    found = probe(knowledge, Scale(knowledge))

    assert found is not None
    assert (found.tool, found.wires, found.red) == (DOUBLE, [wire(state, "B", 55), wire(state, "B", 60)], 0)


@pytest.mark.parametrize("level", LEVELS)
def test_who_takes_over_a_finger_that_points_says_what_is_likeliest(level: str) -> None:
    """B's second wire is a 6 in 12 of 15 deals."""
    state = late("A[5 6] B[5 6] C[5 5 6 6]")
    play(state, 0, Point(wire(state, "B", 60)))

    assert chosen(level, state) == Say((6,))


@pytest.mark.parametrize("level", LEVELS)
def test_out_of_turn_a_bot_waits(level: str) -> None:
    state = late("A[4 8] B[4 8] C[4 4 8 8]", cards="6", fuse=2)

    assert bot(level, 1).choose(GAME.view(state, 1), GAME.legal_actions(state, 1)) == Wait()


@rule("BB-363")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_says_nothing_though_it_may(level: str) -> None:
    state = late("A[5 8] B[5* 6 6] C[5 5 6 8] D[6 8 8]")
    allowed = [GAME.legal_actions(state, seat) for seat in range(4)]

    assert all(Speak("careful") in actions for actions in allowed)
    assert [bot(level, seat).choose(GAME.view(state, seat), actions) for seat, actions in enumerate(allowed)] == [
        Point(wire(state, "B", 50)),
        Wait(),
        Wait(),
        Wait(),
    ]
