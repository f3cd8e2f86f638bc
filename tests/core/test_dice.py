"""Dice: fair, repeatable, recordable, and chance nodes from NeedRoll."""

import pickle
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.core.dice import Dice, FairDice, NeedRoll, RecordingDice, ScriptedDice, SeededDice
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions

KEY = bytes(32)


@pytest.mark.parametrize("dice", [SeededDice(1), FairDice(KEY, 0)])
def test_rolls_follow_their_weights(dice: Dice) -> None:
    rolled = Counter(dice.roll([1, 0, 3, 4]) for _ in range(8000))

    assert set(rolled) == {0, 2, 3}
    assert abs(rolled[0] - 1000) < 150
    assert abs(rolled[2] - 3000) < 220
    assert abs(rolled[3] - 4000) < 230


@pytest.mark.parametrize("dice", [SeededDice(2), FairDice(KEY, 1)])
@pytest.mark.parametrize("n", [1, 2, 7, 256, 2**31 - 1, 2**40, 10**30])
def test_picks_stay_in_range_and_reach_both_halves(dice: Dice, n: int) -> None:
    picked = [dice.pick(n) for _ in range(200)]

    assert all(0 <= value < n for value in picked)
    if n > 1:
        assert 60 < sum(value >= n / 2 for value in picked) < 140


def test_neighbouring_picks_of_seeded_dice_are_independent() -> None:
    dice = SeededDice(3)
    values = [dice.pick(4) for _ in range(16001)]

    pairs = Counter(pairwise(values))

    assert len(pairs) == 16
    assert all(abs(count - 1000) < 160 for count in pairs.values())


def test_the_seed_fixes_what_is_rolled_on_every_machine() -> None:
    dice = SeededDice(2026)

    assert [dice.pick(1000) for _ in range(8)] == [187, 101, 272, 198, 574, 880, 472, 886]


def test_the_key_and_the_entry_fix_what_is_rolled() -> None:
    def rolls(key: bytes, entry: int) -> list[int]:
        dice = FairDice(key, entry)
        return [dice.pick(1000) for _ in range(8)]

    assert rolls(KEY, 1) == [219, 17, 800, 597, 832, 576, 147, 587]
    assert rolls(KEY, 1) == rolls(KEY, 1)
    assert rolls(KEY, 2) != rolls(KEY, 1)
    assert rolls(b"\1" * 32, 1) != rolls(KEY, 1)


def test_drawing_empties_the_bag() -> None:
    bag = [2, 0, 1]
    dice = SeededDice(0)

    assert sorted(dice.draw(bag) for _ in range(3)) == [0, 0, 2]
    assert bag == [0, 0, 0]


@pytest.mark.parametrize("bag", [[4] * 12 + [1] * 3, [0, 5, 0, 2], [10**12, 3]])
def test_many_pieces_are_drawn_as_one_after_the_other(bag: list[int]) -> None:
    at_once, singly = bag[:], bag[:]
    recorder = RecordingDice(SeededDice(5))

    drawn = SeededDice(5).draw_many(at_once, 7)

    assert drawn == [recorder.draw(singly) for _ in range(7)] == recorder.rolls
    assert at_once == singly


@given(st.lists(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), max_size=8), st.integers(0, 2**32))
def test_what_was_recorded_can_be_scripted(bags: list[list[int]], seed: int) -> None:
    recorder = RecordingDice(SeededDice(seed))
    rolled = [recorder.roll(bag) for bag in bags] + [recorder.pick(9)]

    script = ScriptedDice(recorder.rolls)

    assert [script.roll(bag) for bag in bags] + [script.pick(9)] == rolled == recorder.rolls


def test_a_script_that_ends_asks_for_a_roll() -> None:
    with pytest.raises(NeedRoll) as asked:
        ScriptedDice([]).roll([3, 1])

    assert asked.value.weights == [3, 1]


@pytest.mark.parametrize("roll", [-1, 1, 2])
def test_a_script_cannot_roll_what_has_no_weight(roll: int) -> None:
    with pytest.raises(ValueError, match=f"roll 0 is scripted as {roll}"):
        ScriptedDice([roll]).roll([3, 0])


def test_need_roll_gives_the_chance_tree_of_a_deal() -> None:
    deals: dict[tuple[int, ...], Fraction] = {}
    open_nodes: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while open_nodes:
        rolls, chance = open_nodes.pop()
        try:
            state, _ = SNIP.setup(SnipOptions(2), ScriptedDice(rolls))
        except NeedRoll as node:
            total = sum(node.weights)
            open_nodes += [([*rolls, i], chance * weight / total) for i, weight in enumerate(node.weights) if weight]
        else:
            deals[tuple(state.colours)] = chance

    assert deals == dict.fromkeys([(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)], Fraction(1, 4))


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("dice", [SeededDice(5), FairDice(KEY, 3), RecordingDice(SeededDice(5)), ScriptedDice([0, 2, 1, 0, 1, 2])])
def test_dice_go_on_where_they_were_after_a_pickle_or_a_copy(dice: Dice, protocol: int) -> None:
    dice = deepcopy(dice)
    dice.roll([1, 2, 3])

    read, copied = pickle.loads(pickle.dumps(dice, protocol)), deepcopy(dice)

    rolls = [[some.roll([1, 2, 3]) for _ in range(5)] for some in (dice, read, copied)]
    assert rolls[0] == rolls[1] == rolls[2]
