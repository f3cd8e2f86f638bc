"""Blast Tactics: decisions as numbers, rewards and bounds (section 17 of the ledger)."""

import copy
import pickle

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.game import MOST_IN_A_TURN, MOST_TURNS
from boomtable.games.blast_tactics.rules import ending
from boomtable.games.blast_tactics.schema import (
    BlastTacticsOptions,
    Discard,
    End,
    Glove,
    Kick,
    Lay,
    Move,
    Pass,
    Punch,
    Remote,
    RemoteCarried,
    Throw,
)
from tests.games.blast_tactics.positions import SIX_BY_SIX, drawn, legal, play, refusal, seen, started

rule = pytest.mark.rule


@rule("BT-400")
def test_the_numbers_of_decisions() -> None:
    space = GAME.action_space(BlastTacticsOptions(4))
    numbered: list[tuple[Action, int]] = [
        (Move(0), 0),
        (Move(80), 80),
        (Lay(0), 81),
        (Lay(80), 161),
        (Pass(0), 162),
        (Pass(80), 242),
        (Kick(0), 243),
        (Kick(80), 323),
        (Remote(0), 324),
        (Remote(80), 404),
        (Punch("N"), 405),
        (Punch("W"), 408),
        (Glove(), 409),
        (RemoteCarried(0), 410),
        (RemoteCarried(3), 413),
        (Throw("N"), 414),
        (Throw("W"), 417),
        (Discard("punch"), 418),
        (Discard("kick"), 419),
        (Discard("glove"), 420),
        (Discard("remote"), 421),
        (Discard("pass"), 422),
        (End(), 423),
    ]

    assert [(space.number(0, action), space.action(0, number)) for action, number in numbered] == [
        (number, action) for action, number in numbered
    ]
    assert space.size == 424


@rule("BT-400")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_goes_there_and_back(seats: int) -> None:
    space = GAME.action_space(BlastTacticsOptions(seats))
    for seat in range(seats):
        assert [space.number(seat, space.action(seat, number)) for number in range(424)] == list(range(424))


@rule("BT-400")
def test_carriers_are_counted_from_the_actor() -> None:
    space = GAME.action_space(BlastTacticsOptions(4))

    assert [space.number(2, RemoteCarried(carrier)) for carrier in (2, 3, 0, 1)] == [410, 411, 412, 413]


@rule("BT-400")
@pytest.mark.parametrize("name", list(TEXTS))
def test_squares_are_numbered_in_reading_order_without_void(name: str) -> None:
    arena = arena_of(TEXTS[name])
    signs = [(row, column) for row, line in enumerate(arena.rows) for column, sign in enumerate(line) if sign != "_"]

    assert arena.positions == signs
    assert arena.size <= 81


@rule("BT-401")
def test_a_rest_square_names_one_kick() -> None:
    """No square is the rest of two kicks, in any position of many games."""
    for seed in range(6):
        dice = SeededDice(seed)
        position = started(dice, 4)
        while GAME.outcome(position) is None:
            codes = GAME.legal_codes(position, position.turn)
            assert len(codes) == len(set(codes))
            GAME.apply_code(position, position.turn, codes[dice.pick(len(codes))], dice)


@rule("BT-404")
def test_with_canonical_lay_bombs_are_laid_in_increasing_square_order() -> None:
    lane = """
        A.....
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=3 | B: (2,5) heart=1 inv=2
    """
    position, free = drawn(lane, canonical_lay=True), drawn(lane)
    for each in (position, free):
        play(each, "MOVE (0,3)", "LAY (0,1)")

    assert (legal(position, "LAY"), legal(free, "LAY")) == ("(0,2) (0,3)", "(0,0) (0,2) (0,3)")
    assert refusal(position, "LAY (0,0)") == "seat 0 cannot lay a bomb on square 0: a higher one was laid on already [BT-404]"


@rule("BT-404", "BT-450")
def test_with_canonical_lay_the_order_counts_anew_after_a_move() -> None:
    position = drawn(
        """
        A.....
        .#..#.
        .....B
        bombs none | A: (0,0) heart=1 inv=3 | B: (2,5) heart=1 inv=2
        """,
        canonical_lay=True,
    )
    play(position, "MOVE (0,3)", "LAY (0,3)", "MOVE (0,1)")

    assert legal(position, "LAY") == "(0,0) (0,1) (0,2)"
    play(position, "LAY (0,1)")


@rule("BT-404")
def test_canonical_lay_is_for_bots() -> None:
    assert GAME.bots_only(BlastTacticsOptions(2, canonical_lay=True))
    assert not GAME.bots_only(BlastTacticsOptions(2))


@rule("BT-406", "BT-286")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_add_up_to_nothing(seats: int) -> None:
    for winners in ([0], [0, 1], list(range(seats))):
        position = started(SeededDice(1), seats)
        ending.end(position, "shared", winners)
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert sum(outcome.returns) == pytest.approx(0)
        assert outcome.returns[0] == pytest.approx((seats / len(winners) - 1) / (seats - 1))


@rule("BT-407")
@pytest.mark.parametrize(
    ("name", "turns"), [("duel_alley", 16), ("three_corners", 32), ("trident", 29), ("four_forts", 47), ("ring_road", 43)]
)
def test_the_bounds_of_the_shipped_arenas(name: str, turns: int) -> None:
    arena = arena_of(TEXTS[name])
    early, between = MOST_TURNS[arena.players]

    assert early + between * len(arena.collapses[0]) == turns


@rule("BT-407")
@pytest.mark.parametrize("name", list(TEXTS))
def test_random_games_keep_within_the_bounds(name: str) -> None:
    arena = arena_of(TEXTS[name])
    early, between = MOST_TURNS[arena.players]
    for seed in range(12):
        dice = SeededDice(seed)
        position = started(dice, arena.players, arena=name)
        turn, decisions = 0, 0
        while GAME.outcome(position) is None:
            decisions = decisions + 1 if position.turns == turn else 1
            turn = position.turns
            assert decisions <= MOST_IN_A_TURN
            GAME.apply_code(position, position.turn, GAME.sample_code(position, position.turn, dice), dice)
        assert position.turns <= early + between * len(arena.collapses[0])


@rule("BT-408", "BT-446")
def test_numbers_for_learners_count_seats_from_the_viewer() -> None:
    position = drawn("""
        A.+b..
        .#..#.
        1....B
        bombs A1@(2,0) | A: (0,0) heart=0 inv=1 reach=3 speed=1 | B: (2,5) heart=1 inv=1 carries=B2
    """)
    own, other = GAME.features(seen(position), 0), GAME.features(seen(position), 1)

    told = ("alive", "heart", "inventory", "total", "reach", "speed_ups")
    assert [own[name][0] for name in told] == [other[name][1] for name in told] == [1, 0, 1, 2, 3, 1]
    assert (own["figures"][0], other["figures"][0]) == (1, 2)
    assert (own["bombs"][12], other["bombs"][12]) == (1, 3)
    assert (own["carried"][17], other["carried"][17]) == (4, 2)
    assert {name: len(block) for name, block in own.items()} == {name: len(block) for name, block in other.items()}


@rule("BT-408")
@pytest.mark.parametrize("name", list(TEXTS))
def test_planes_have_eighty_one_squares_in_every_arena(name: str) -> None:
    position = started(SeededDice(1), arena_of(TEXTS[name]).players, arena=name)
    blocks = GAME.features(seen(position), 0)

    planes = ("things", "features", "figures", "bombs", "carried", "trail", "flipped", "flips")
    assert [len(blocks[plane]) for plane in planes] == [81] * 8


@rule("BT-408")
def test_planes_of_the_tiles_that_have_flipped_and_of_those_that_flip_next() -> None:
    text = """
        ###...
        ###.#.
        ###..A
        ......
        .#..#.
        B.....
        bombs none | A: (2,5) heart=1 inv=2 | B: (5,0) heart=1 inv=2
    """
    tiles = {"tiles": SIX_BY_SIX, "rings": "0 1", "core": "2 3", "starts": "0 1"}
    nobody = GAME.features(seen(drawn(text, **tiles)), 0)
    before = GAME.features(seen(drawn(text, **tiles, holder=0)), 0)
    after = GAME.features(seen(drawn(text, **tiles, holder=0, flipped=1)), 0)

    upper, lower, missing = [1] * 18 + [0] * 18, [0] * 18 + [1] * 18, [0] * 45
    first_and_second = [1] * 18 + [2] * 18 + missing
    assert (nobody["flipped"], nobody["flips"]) == ([0] * 81, [0] * 81)
    assert (before["flipped"], before["flips"]) == ([0] * 81, first_and_second)
    assert (after["flipped"], after["flips"]) == (upper + missing, lower + missing)


@rule("BT-446")
def test_squares_that_an_arena_does_not_have_are_hard_blocks() -> None:
    position = started(SeededDice(1), 2)

    assert GAME.features(seen(position), 0)["things"][54:] == [1] * 27
    assert GAME.features(seen(position), 0)["features"][54:] == [0] * 27


def test_a_position_can_be_pickled_and_copied() -> None:
    position, _ = GAME.setup(BlastTacticsOptions(4, first=1), SeededDice(3))
    pickled, copied = pickle.loads(pickle.dumps(position)), copy.deepcopy(position)
    before = position.dump()
    GAME.apply_code(position, position.turn, GAME.legal_codes(position, position.turn)[0], SeededDice(4))

    assert pickled.dump() == copied.dump() == before != position.dump()
    assert GAME.legal_codes(pickled, pickled.turn) == GAME.legal_codes(copied, copied.turn)
