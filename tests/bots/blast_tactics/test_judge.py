"""What the Blast Tactics expert weighs at the end of a turn, and how."""

import math

import pytest
from librt.vecs import vec

from boomtable.bots.handmade.blast_tactics import standing as at
from boomtable.bots.handmade.blast_tactics.evaluation import Evaluation
from boomtable.bots.handmade.blast_tactics.judge import Judge, judge_by_hand, learned, learned_judge
from boomtable.bots.handmade.blast_tactics.projection import Projection
from boomtable.bots.handmade.blast_tactics.standing import SIZE, Standing
from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.state import BETWEEN, OVER, BlastTacticsState
from tests.bots.blast_tactics.seats import bot, play_on
from tests.games.blast_tactics.positions import drawn, started

CORNERS = """
    A....
    .#.#.
    ....f
    .#.#.
    2...B
    bombs A2@(4,0) | A: (0,0) heart=1 inv=1 | B: (4,4) heart=0 inv=3
"""


def ended(text: str = CORNERS) -> BlastTacticsState:
    """The position after the turn of A."""
    state = drawn(text)
    state.phase = BETWEEN
    return state


def numbers(state: BlastTacticsState, seat: int) -> dict[int, float]:
    standing = Standing()
    standing.read(state, Projection(state, state.turn), seat)
    return {int(standing.places[place]): standing.numbers[place] for place in range(standing.count)}


def test_what_a_seat_has_is_told() -> None:
    found = [numbers(ended(), seat) for seat in range(2)]

    assert (found[0][at.HEART], at.HEART in found[1]) == (1.0, False)
    assert (found[0][at.BOMBS], found[1][at.BOMBS]) == (2.0, 3.0)
    assert (found[0][at.READY + 1], found[1][at.READY + 3]) == (1.0, 1.0)
    assert (found[0][at.LYING + 1], at.LYING + 1 in found[1]) == (1.0, False)


def test_who_acts_next_is_told_with_its_cards() -> None:
    state = ended()
    state.row = [2]
    state.free_card = True
    mover, following = numbers(state, 0), numbers(state, 1)

    assert {at.ORDER, at.ROW + 2, at.FREE} <= following.keys()
    assert at.ORDER + 1 in mover
    assert not {at.ROW + 2, at.FREE} & mover.keys()


def test_rooms_are_apart_with_and_without_a_heart() -> None:
    found = [numbers(ended(), seat) for seat in range(2)]
    rooms = [[place for place in each if at.SAFE <= place < at.SAFE + 2 * at.ROOMS] for each in found]

    assert [len(each) for each in rooms] == [1, 1]
    assert rooms[0][0] >= at.SAFE + at.ROOMS > rooms[1][0]


@pytest.mark.parametrize(("safe", "room"), [(0, 0), (4, 4), (5, 5), (6, 5), (7, 6), (9, 6), (10, 7), (14, 7), (15, 8), (40, 8)])
def test_many_squares_are_told_in_groups(safe: int, room: int) -> None:
    assert at.room_of(safe) == room


@pytest.mark.parametrize(("drawn_cards", "holder", "flipped", "stage"), [(0, -1, 0, 0), (5, -1, 0, 1), (9, 1, 0, 2), (12, 1, 2, 3)])
def test_a_game_has_stages(drawn_cards: int, holder: int, flipped: int, stage: int) -> None:
    state = ended()
    state.drawn, state.holder, state.flipped = drawn_cards, holder, flipped

    assert at.stage_of(state) == stage


def shares(state: BlastTacticsState, judge: Judge) -> list[float]:
    return Evaluation(state, state.turn, judge).shares


def weighing(**places: float) -> vec[float]:
    """Weights of these places only."""
    found = [0.0] * SIZE
    for name, weight in places.items():
        found[getattr(at, name)] = weight
    return vec[float](found)


def test_a_seat_that_has_what_counts_has_the_larger_share() -> None:
    found = shares(ended(), Judge(weighing(HEART=math.log(4))))

    assert found == pytest.approx([0.8, 0.2])
    assert shares(ended(), Judge(weighing())) == pytest.approx([0.5, 0.5])


def test_a_ghost_that_may_come_back_has_a_little_of_the_win() -> None:
    state = ended("""
        A....
        .#.#.
        ....B
        bombs none | A: (0,0) heart=1 inv=2 | B: (2,4) heart=1 inv=2 | C: eliminated
    """)
    without = shares(state, judge_by_hand())
    state.revenge = True
    found = shares(state, judge_by_hand())

    assert without[2] == 0.0 < found[2] < 0.05
    assert sum(found) == pytest.approx(1.0)


def test_duels_were_learned_and_all_else_is_by_hand() -> None:
    assert {seats: len(found.numbers) for seats, found in learned().items()} == {2: SIZE}
    assert list(learned_judge(2).weights) == learned()[2].numbers != list(judge_by_hand().weights)
    assert list(learned_judge(4).weights) == list(judge_by_hand().weights)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_learned_bot_plays(seats: int) -> None:
    dice = SeededDice(seats)
    state = started(dice, seats)
    bots = [bot("learned", seat, seats, iterations=3) for seat in range(seats)]
    while state.phase != OVER:
        play_on(state, bots[state.turn], dice)

    assert GAME.outcome(state) is not None
