"""What the campaign of Bomb Busters will tell of wires can be said of rows, and is counted right: held against every layout.

Kinds are numbered in the order of the wires: two copies of each number from 1 to 4, then what a test adds.
"""

from __future__ import annotations

from random import Random

import pytest

from boomtable.core.counting.rows import Among, Occurs, PartOf, Rows
from boomtable.core.dice import SeededDice
from tests.core.counting.every_layout import Layout, check, layouts, rows_of

ONE, TWO, THREE, FOUR = range(4)
NUMBERS = [1, 2, 3, 4]
RED, YELLOW = 5, 6


def anything(_: Layout) -> bool:
    return True


def kinds_where(rows: Rows, *values: int) -> int:
    return sum(rows.kinds_of[value] for value in values)


def test_a_token_that_says_what_a_wire_is_not() -> None:
    """False tokens, and values absent from a hand (BB-1171, BB-1221)."""
    rows = rows_of(NUMBERS, [2] * 4, 4, 4)
    rows.allowed[1] &= ~kinds_where(rows, 2)
    for place in range(4, 8):
        rows.allowed[place] &= ~kinds_where(rows, 3)

    check(rows, lambda layout: layout[1] != TWO and THREE not in (layout[place] for place in range(4, 8)))


def test_a_token_that_tells_the_parity() -> None:
    """Even and odd tokens (BB-402)."""
    rows = rows_of(NUMBERS, [2] * 4, 4, 4)
    rows.allowed[0] &= kinds_where(rows, 2, 4)
    rows.allowed[6] &= kinds_where(rows, 1, 3)

    counted = check(rows, lambda layout: rows.values[layout[0]] % 2 == 0 and rows.values[layout[6]] % 2 == 1)
    assert counted.total > 0


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("cut", [None, 0, 2])
def test_a_value_that_occurs_so_many_times_on_a_stand(times: int, cut: int | None) -> None:
    """xN tokens count cut wires, too (BB-403)."""
    rows = rows_of([1, 2, 3], [3] * 3, 5, 4)
    if cut is not None:
        rows.allowed[cut] = 1 << TWO
    rows.occurring = [Occurs(1, list(range(5)), times)]

    check(rows, lambda layout: [layout[place] for place in range(5)].count(layout[1]) == times)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_the_copies_of_a_yellow_are_different_kinds_of_one_value(times: int) -> None:
    """A Single Wire Label before a yellow wire (BB-403, BB-405): the unsorted wire of the stand counts."""
    rows = rows_of([1, YELLOW, 2, YELLOW, YELLOW, 3], [2, 1, 2, 1, 1, 2], 4, 1, 4)
    stand = list(range(5))
    rows.occurring = [Occurs(1, stand, times)]

    check(rows, lambda layout: [rows.values[layout[place]] for place in stand].count(rows.values[layout[1]]) == times)


def test_a_wire_that_lies_unsorted_at_the_end_of_a_stand() -> None:
    """X wires are rows of their own (BB-1201); in mission 35 they are blue (BB-1351)."""
    rows = rows_of([*NUMBERS, RED], [2, 2, 2, 2, 1], 3, 1, 4, 1)
    rows.allowed[3] &= ~kinds_where(rows, RED)

    counted = check(rows, lambda layout: layout[3] != 4)
    assert counted.count_all([2, 3], kinds_where(rows, 4) | kinds_where(rows, 1)) > 0


def test_a_turned_wire_is_open_to_its_owner_and_certain_to_the_others() -> None:
    """Mission 38 (BB-1381): the last wire of the first stand."""
    deal = {0: ONE, 1: THREE, 2: FOUR, 3: TWO, 4: ONE, 5: TWO, 6: THREE, 7: FOUR}
    owner = rows_of(NUMBERS, [2] * 4, 3, 1, 4)
    others = rows_of(NUMBERS, [2] * 4, 3, 1, 4)
    for place in (0, 1, 2):
        owner.allowed[place] = 1 << deal[place]
    for place in (3, 4, 5, 6, 7):
        others.allowed[place] = 1 << deal[place]

    seen = check(owner, anything)
    assert [seen.counts[len(owner.kinds_of) * 3 + value] for value in NUMBERS] == [8, 16, 8, 8]  # of 1 2 2 3 4
    assert check(others, anything).total == 2**4  # which copy of each number is whose


def test_of_two_turned_wires_the_lower_is_on_the_left() -> None:
    """Mission 64 (BB-1641): a sorted row of two, whose places are the ends of the stand."""
    rows = rows_of(NUMBERS, [2] * 4)
    rows.allowed = [15] * 8
    rows.add_row([0, 3])
    rows.add_row([1, 2])
    rows.add_row([4, 5, 6, 7])

    check(rows, lambda layout: layout[0] <= layout[3])


def test_a_number_that_acts_as_red() -> None:
    """Mission 11 (BB-1111, BB-1113): 3 stays sorted as 3, and for labels it equals no other wire."""
    rows = rows_of([*NUMBERS[:3], RED, 4], [2, 2, 2, 1, 2], 4, 5)
    as_red = kinds_where(rows, 3, RED)
    rows.occurring = [Occurs(1, [1, 2], 1), Occurs(2, [1, 2], 1)]
    rows.among = [Among([4, 5, 6, 7, 8], as_red, 1, 1)]

    def fits(layout: Layout) -> bool:
        return layout[1] != layout[2] and sum(as_red >> layout[place] & 1 for place in range(4, 9)) == 1

    counted = check(rows, fits)
    exploding = sum(ways for layout, ways in layouts(rows, fits) if as_red >> layout[1] & as_red >> layout[2] & 1)
    assert counted.count_all([1, 2], as_red) == exploding > 0


@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_a_reserve_of_reds_of_which_some_have_come_in(drawn: int) -> None:
    """Mission 54 (BB-1541): the others see where a red came in, not which one; the rest of the reserve stays hidden."""
    rows = rows_of([1, RED, 2, RED, RED, 3, RED], [2, 1, 2, 1, 1, 2, 1], 3, 3 + drawn)
    reds = kinds_where(rows, RED)
    rows.parts = [PartOf(reds, drawn)]
    rows.among = [Among(list(range(3, 6 + drawn)), reds, drawn, drawn)]
    rows.allowed[4] &= reds

    def fits(layout: Layout) -> bool:
        return layout[4] in (1, 3, 4, 6) and not any(reds >> layout[place] & 1 for place in range(3))

    check(rows, fits)


def random_rows(chance: Random) -> tuple[Rows, list[int]]:
    """Some numbers, some reds of which a part is in, unsorted wires; and the layout that was dealt."""
    numbers = chance.randint(2, 3)
    values: list[int] = []
    copies: list[int] = []
    for number in range(1, numbers + 1):
        values += [number] + [RED] * chance.randint(0, 1)
        copies += [chance.randint(1, 3)] + [1] * (len(values) - len(copies) - 1)
    reds = [kind for kind, value in enumerate(values) if value == RED]
    inside = chance.sample(reds, chance.randint(0, len(reds)))
    pieces = [kind for kind, number in enumerate(copies) for _ in range(number) if kind not in reds or kind in inside]
    chance.shuffle(pieces)
    first = chance.randint(1, len(pieces) - 1)
    sizes = [first - 1, 1, len(pieces) - first] if first > 1 and chance.random() < 0.5 else [first, len(pieces) - first]
    rows = rows_of(values, copies, *sizes)
    rows.parts = [PartOf(sum(1 << kind for kind in reds), len(inside))]
    dealt: list[int] = []
    for size in sizes:
        dealt += sorted(pieces[len(dealt) : len(dealt) + size])
    return rows, dealt


def learn(rows: Rows, dealt: list[int], chance: Random) -> None:
    """Some true things of every sort."""
    places = rows.row_places
    for place in chance.sample(places, chance.randint(0, 2)):
        rows.allowed[place] = 1 << dealt[place] | chance.randrange(1 << len(rows.copies))
    for _ in range(chance.randint(0, 3)):
        some = sorted(chance.sample(places, chance.randint(1, len(places))))
        value = rows.values[dealt[chance.choice(some)]]
        present = sum(rows.values[dealt[place]] == value for place in some)
        rows.among.append(Among(some, rows.kinds_of[value], chance.randint(0, present), present + chance.randint(0, 1)))
    for _ in range(chance.randint(0, 2)):
        some = sorted(chance.sample(places, chance.randint(1, len(places))))
        place = chance.choice(some)
        value = rows.values[dealt[place]]
        rows.occurring.append(Occurs(place, some, sum(rows.values[dealt[other]] == value for other in some)))


def agrees(rows: Rows, layout: Layout) -> bool:
    values = {place: rows.values[kind] for place, kind in layout.items()}
    return all(fact.least <= sum(fact.kinds >> layout[place] & 1 for place in fact.places) <= fact.most for fact in rows.among) and all(
        [values[place] for place in fact.places].count(values[fact.place]) == fact.times for fact in rows.occurring
    )


@pytest.mark.parametrize("first", range(0, 240, 40))
def test_all_sorts_of_evidence_together(first: int) -> None:
    for seed in range(first, first + 40):
        chance = Random(seed)
        rows, dealt = random_rows(chance)
        learn(rows, dealt, chance)
        counted = check(rows, lambda layout, rows=rows: agrees(rows, layout))  # type: ignore[misc]
        sample = counted.sample(SeededDice(seed))
        assert agrees(rows, {place: sample[place] for place in rows.row_places})
