"""What the It's a Bomb! bots weigh: tiles to aim at, misses that are left, and what a question leads to."""

import math

import pytest

from boomtable.bots.handmade.its_a_bomb.chances import Aims, exact
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.value import Features, Prospect, Value
from boomtable.games.its_a_bomb.inference import deduce
from boomtable.games.its_a_bomb.pieces import BLUE, EXPLOSIVE, RED, YELLOW
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.outlooks import ONLY_REACH, outlook_of
from tests.games.its_a_bomb.positions import G5, G6, G10, bomb, seen_by, told

rule = pytest.mark.rule


def aims_of(state: ItsABombState) -> Aims:
    seen = seen_by(state, 1)
    aims = Aims()
    aims.read(position_of(seen), exact(deduce(public_evidence(seen))))
    return aims


def test_the_best_and_the_next_best_tile_for_a_colour() -> None:
    """Column 1 holds red and yellow, in one order or the other."""
    state = bomb("R X\nY .", up="r1c2")
    told(state, "c1")

    aims = aims_of(state)
    assert (aims.chance[RED], aims.second[RED]) == (0.5, 0.5)
    assert aims.blur[RED] == 0.5
    assert aims.chance[BLUE] == 0.0


def test_what_is_read_again_forgets_what_it_read_before() -> None:
    first, second = bomb(G6), bomb("R X\nY .", up="r1c2")
    told(first, "r1")
    told(second, "c1")
    fresh, used = Features(), Features()
    before, after = outlook_of(first), outlook_of(second)
    used.read(before.position, before.chances)
    used.read(after.position, after.chances)
    fresh.read(after.position, after.chances)

    assert list(used.numbers) == list(fresh.numbers)


@pytest.mark.parametrize(("allowed", "chance"), [(-1, 0.0), (0, 0.25), (1, 0.75), (2, 1.0)])
def test_the_chance_to_find_all_within_so_many_misses(allowed: int, chance: float) -> None:
    """Red and yellow lie each on one of two tiles, as if apart: none, one or two misses."""
    state = bomb("R X\nY .", up="r1c2")
    told(state, "c1")
    position = position_of(seen_by(state, 1))
    prospect = Prospect()
    prospect.read(position, aims_of(state))

    assert prospect.all.reach(allowed) == pytest.approx(math.log((chance + 0.01) / (1.01 - chance)))


def numbers_of(state: ItsABombState) -> list[float]:
    outlook, features = outlook_of(state), Features()
    features.read(outlook.position, outlook.chances)
    return list(features.numbers)


def test_how_near_the_call_is_counts_until_the_receiver_is_cut() -> None:
    near, far = "40 C 30 20 10 E", "40 30 20 C 10 E"

    assert numbers_of(bomb(G5, deck=near)) != numbers_of(bomb(G5, deck=far))
    assert numbers_of(bomb(G5, deck=near, up="r1c3")) == numbers_of(bomb(G5, deck=far, up="r1c3"))


@pytest.mark.parametrize(("allowed", "chance"), [(-1, 0.0), (0, 0.5), (1, 1.0)])
def test_the_chance_to_find_the_receiver_within_so_many_misses(allowed: int, chance: float) -> None:
    """It lies on one of two tiles; the red cable on the other is no part of it."""
    state = bomb("V X\nR .", deck="40 30 C 20 10 E", up="r1c2")
    told(state, "c1")
    prospect = Prospect()
    prospect.read(position_of(seen_by(state, 1)), aims_of(state))

    assert prospect.receiver.reach(allowed) == pytest.approx(math.log((chance + 0.01) / (1.01 - chance)))


def test_a_cable_is_worth_more_the_more_time_is_left() -> None:
    late, early = outlook_of(bomb(G6, deck="20 10 E")), outlook_of(bomb(G6, deck="40 30 20 10 E"))
    value = Value(ONLY_REACH)

    assert value.of(late.position, late.chances) < value.of(early.position, early.chances)


@pytest.mark.parametrize("kind", [RED, YELLOW, EXPLOSIVE])
def test_the_radio_operator_makes_a_disturbed_question_as_good_as_a_full_one(kind: int) -> None:
    deck = "50 40 30 20 10 E"
    full = outlook_of(bomb(G6, deck=f"60 {deck}"))
    disturbed = outlook_of(bomb(G6, deck=f"D {deck}"))
    with_radio = outlook_of(bomb(G6, deck=f"D {deck}", cards="RADIO"))

    assert disturbed.after_question(0, kind) < full.after_question(0, -1)
    assert with_radio.after_question(0, kind) == pytest.approx(full.after_question(0, -1))


@rule("IB-282")
@pytest.mark.parametrize(("asked", "others"), [([0, 1, 2], range(6, 12)), ([6, 7, 8], range(6))])
def test_a_question_about_one_bomb_leaves_the_chances_of_the_other(asked: list[int], others: range) -> None:
    outlook = outlook_of(bomb(G10))
    split = outlook.split(asked[0])
    split.by_answer(asked, 1 << EXPLOSIVE)
    split.count()

    assert [split.chances(group).of(asked[0], EXPLOSIVE) for group in range(len(split.sizes))] != [1 / 6] * len(split.sizes)
    for group in range(len(split.sizes)):
        for tile in others:
            assert split.chances(group).of(tile, EXPLOSIVE) == pytest.approx(outlook.chances.of(tile, EXPLOSIVE))


@pytest.mark.parametrize(("lost", "missing", "expected"), [(True, [0] * 5, 0.0), (True, [1] * 5, 0.0), (False, [0] * 5, 1.0)])
def test_an_end_is_worth_nothing_or_all(lost: bool, missing: list[int], expected: float) -> None:
    outlook = outlook_of(bomb(G6), samples=0)
    outlook.position.lost, outlook.position.missing = lost, missing

    assert outlook.value.of(outlook.position, outlook.chances) == expected
