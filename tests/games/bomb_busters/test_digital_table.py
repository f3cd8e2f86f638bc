"""Bomb Busters: what a digital table needs."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action, Entry, TimeUp
from boomtable.core.seats import CLOCK, TABLE
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import ANSWER, HELD, LAY, RED, SWAP, value_of
from boomtable.games.bomb_busters.rules.hand import held_values
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    DoubleDetect,
    GiveWire,
    Lay,
    Point,
    RevealReds,
    Say,
    SoloCut,
    Speak,
    UseRewinder,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.table import Table
from boomtable.table.recording import recording_of, replay
from tests.games.bomb_busters.positions import bomb, play, refusal

rule = pytest.mark.rule


def asked(state: BombBustersState) -> tuple[list[int], set[str]]:
    """Who is waited on, and for what."""
    seats = BOMB_BUSTERS.waiting_on(state)
    kinds = {type(action).__name__ for seat in seats for action in BOMB_BUSTERS.legal_actions(state, seat)}
    return seats, kinds - {"Speak"}


@rule("BB-370")
def test_the_prompts_of_a_detector_cut() -> None:
    state = bomb("A[5 9] B[3 5 7]", spent="")

    play(state, 0, DoubleDetect((16, 17)))
    assert asked(state) == ([0], {"Say"})
    play(state, 0, Say((5,)))
    assert asked(state) == ([1], {"Answer"})
    play(state, 1, Answer(17))
    assert asked(state) == ([0], {"Lay"})
    play(state, 0, Lay(0))
    assert asked(state)[0] == [1]


@rule("BB-370")
def test_the_prompts_of_a_plain_cut() -> None:
    state = bomb("A[5 9] B[3 5 7]")

    play(state, 0, Point(17), Say((5,)))
    assert asked(state) == ([0], {"Lay"})
    play(state, 0, Lay(0))

    assert asked(state)[0] == [1]


@rule("BB-371")
def test_a_card_locks_the_table_until_it_is_settled() -> None:
    state = bomb("A[5 9] B[3 5 7] C[8]", cards="2 6", cut={2: 2, 6: 2})

    play(state, 2, UseWalkieTalkies(1, 32))

    assert state.phase == SWAP
    assert refusal(state, 0, UseRewinder()) == "seat 0 cannot use equipment now: something else is being settled [BB-183]"
    assert refusal(state, 0, Point(16)) == "seat 0 cannot act: another question has to be answered first [BB-053]"


@rule("BB-371")
def test_the_first_of_two_who_press_at_once_uses_the_card() -> None:
    state = bomb("A[5 9] B[3 5 7] C[8]", cards="6", cut={6: 2}, fuse=2)

    play(state, 2, UseRewinder())

    assert refusal(state, 1, UseRewinder()) == "seat 1 cannot use card 6: it has been used [BB-180]"


@rule("BB-372")
def test_walkie_talkies_ask_one_after_the_other() -> None:
    state = bomb("A[5 9] B[3 5 7] C[8]", cards="2", cut={2: 2})
    assert refusal(state, 1, GiveWire(16)) == "seat 1 cannot give a wire: nobody offered it one [BB-205]"

    play(state, 2, UseWalkieTalkies(1, 32))

    assert asked(state) == ([1], {"GiveWire"})


@rule("BB-374")
@pytest.mark.parametrize("phase", [ANSWER, LAY, HELD, SWAP])
def test_every_pending_question_survives_saving(phase: int) -> None:
    state = bomb("A[5 9] B[3 5 7] C[8]", cards="2", cut={2: 2}, hold_ms=3000)
    if phase == SWAP:
        play(state, 2, UseWalkieTalkies(1, 32))
    else:
        play(state, 0, DoubleDetect((16, 17)), Say((5,)))
    if phase in (LAY, HELD):
        play(state, 1, Answer(17))
    if phase == HELD:
        play(state, 0, Lay(0))
    assert state.phase == phase

    again = BOMB_BUSTERS.load(state.dump())

    assert again.dump() == state.dump()
    assert asked(again) == asked(state)
    assert [BOMB_BUSTERS.view(again, seat) for seat in range(3)] == [BOMB_BUSTERS.view(state, seat) for seat in range(3)]


@rule("BB-375")
def test_nothing_sent_is_taken_back() -> None:
    before = bomb("A[5 9] B[3 5 7]")

    assert not BOMB_BUSTERS.may_undo(before, Entry(at=0, actor=0, action=Point(17), rolls=[]))


def random_table(options: BombBustersOptions, seed: int) -> Table:
    """A whole game of random actions, phrases and clocks included."""
    dice = SeededDice(seed)
    table = Table(BOMB_BUSTERS, options, seed=seed)
    while not table.over:
        seat, action = random_action(table.state, options.seats, dice)
        table.submit(seat, action)
    return table


def random_action(state: BombBustersState, seats: int, dice: SeededDice) -> tuple[int, Action]:
    choices: list[tuple[int, Action]] = [(CLOCK, TimeUp(timer.name, timer.key)) for timer in BOMB_BUSTERS.timers(state)]
    for seat in range(seats):
        choices += [(seat, action) for action in BOMB_BUSTERS.legal_actions(state, seat)]
    kinds = sorted({type(action).__name__ for _, action in choices})
    kind = kinds[dice.pick(len(kinds))]
    fitting = [choice for choice in choices if type(choice[1]).__name__ == kind]
    return fitting[dice.pick(len(fitting))]


@rule("BB-376")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rolls_and_decisions_reproduce_a_mission(seats: int) -> None:
    table = random_table(BombBustersOptions(seats, mission=8, hold_ms=3000, decision_seconds=60), seed=seats)

    assert replay(recording_of(table)).state.dump() == table.state.dump()


@rule("BB-381")
@pytest.mark.parametrize("mission", [1, 3, 6, 8])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_mission_drawn_out_is_not_longer_than_its_bound(mission: int, seats: int) -> None:
    options = BombBustersOptions(seats, mission=mission, hold_ms=3000)
    table = Table(BOMB_BUSTERS, options, seed=mission)
    while not table.over:
        draw_out(table)
    bound = BOMB_BUSTERS.max_actions(options)

    assert bound is not None
    assert bound // 2 < len(table.entries) <= bound


def draw_out(table: Table) -> None:
    """Everybody speaks; the dial is spent first, then whatever cuts fewest wires."""
    state = table.state
    for seat in range(state.seats):
        if not state.spoken & (1 << seat):
            table.submit(seat, Speak("careful"))
    asked = BOMB_BUSTERS.waiting_on(table.state)
    if asked:
        table.submit(asked[0], slowest(table.state, asked[0]))
    else:
        [pause] = BOMB_BUSTERS.timers(table.state)
        table.submit(CLOCK, TimeUp(pause.name, pause.key))


def slowest(state: BombBustersState, seat: int) -> Action:
    choices = [action for action in BOMB_BUSTERS.legal_actions(state, seat) if not isinstance(action, Speak)]
    points = [action for action in choices if isinstance(action, Point) and value_of(state.tile[action.wire]) != RED]
    held = held_values(state, seat)
    misses = [action for action in points if held != [value_of(state.tile[action.wire])]]
    hits = [action for action in points if value_of(state.tile[action.wire]) in held]
    if state.fuse > 1 and misses:
        return misses[0]
    if state.claim is not None and isinstance(choices[0], Say):
        hit = value_of(state.tile[state.claim.wires[0]])
        says = [action for action in choices if isinstance(action, Say) and (action.values == (hit,)) == (state.fuse == 1)]
        return (says or choices)[0]
    whole = [action for action in choices if isinstance(action, (SoloCut, RevealReds))]
    return (hits or whole or choices)[0]


@rule("BB-381")
def test_the_bound_counts_what_a_mission_can_hold() -> None:
    # four players, mission 4: 25 pairs, 6 failures, one red, the Coffee Mug
    assert BOMB_BUSTERS.max_actions(BombBustersOptions(4, mission=4)) == 4 + (25 + 6 + 1 + 1) * (5 + 4) + 4 + 1
    # two players, mission 8: 26 pairs, 4 failures, one red, the Coffee Mug
    assert MISSIONS[8].wires(2) == 53
    assert BOMB_BUSTERS.max_actions(BombBustersOptions(2, mission=8)) == 2 + (26 + 4 + 1 + 1) * (5 + 2) + 2 + 1


@rule("BB-378")
def test_a_phrase_is_no_answer() -> None:
    state = bomb("A[5 9] B[3 5 7]")
    play(state, 0, DoubleDetect((16, 17)), Say((5,)))
    play(state, 1, Speak("careful"))

    assert asked(state) == ([1], {"Answer"})
    assert refusal(state, TABLE, Speak("careful")) == "Speak is not done by anybody but the players [BB-378]"
