"""Every layout of small rows, one by one: the slow and obvious way, to hold the fast one against."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import factorial, prod

from boomtable.core.counting.narrowing import Narrowing
from boomtable.core.counting.row_counts import RowCounts
from boomtable.core.counting.rows import Rows

Layout = dict[int, int]  # the kind at each place


def rows_of(values: list[int], copies: list[int], *sizes: int) -> Rows:
    """Sorted rows of which nothing is known; places are numbered row after row."""
    rows = Rows(values, copies, [sum(1 << kind for kind, other in enumerate(values) if other == value) for value in range(max(values) + 1)])
    rows.allowed = [(1 << len(values)) - 1] * sum(sizes)
    for size in sizes:
        rows.add_row(list(range(len(rows.row_places), len(rows.row_places) + size)))
    return rows


def row_places(rows: Rows) -> list[list[int]]:
    ends = rows.row_ends
    return [rows.row_places[first:end] for first, end in pairwise(ends)]


def layouts(rows: Rows, fits: Callable[[Layout], bool]) -> Iterator[tuple[Layout, int]]:
    """Every layout that fits, with the number of layouts of distinguishable pieces that look like it."""
    for layout in filled(rows, row_places(rows), {}):
        used = [list(layout.values()).count(kind) for kind in range(len(rows.copies))]
        partly = sum(part.kinds for part in rows.parts)
        if any(number < rows.copies[kind] and partly >> kind & 1 == 0 for kind, number in enumerate(used)):
            continue
        if any(sum(part.kinds >> kind & 1 for kind in layout.values()) != part.number for part in rows.parts):
            continue
        if fits(layout):
            yield layout, prod(weight(rows, layout, kind, copies) for kind, copies in enumerate(rows.copies))


def weight(rows: Rows, layout: Layout, kind: int, copies: int) -> int:
    """The ways to deal the copies of a kind to the rows that hold them; the rest stays elsewhere."""
    held = [sum(layout[place] == kind for place in places) for places in row_places(rows)]
    return factorial(copies) // prod(factorial(number) for number in [*held, copies - sum(held)])


def filled(rows: Rows, left: list[list[int]], layout: Layout) -> Iterator[Layout]:
    if not left:
        yield dict(layout)
        return
    yield from fill_row(rows, left, 0, layout)


def fill_row(rows: Rows, left: list[list[int]], position: int, layout: Layout) -> Iterator[Layout]:
    places = left[0]
    if position == len(places):
        yield from filled(rows, left[1:], layout)
        return
    lowest = layout[places[position - 1]] if position else 0
    for kind in range(lowest, len(rows.copies)):
        if rows.allowed[places[position]] >> kind & 1 and list(layout.values()).count(kind) < rows.copies[kind]:
            layout[places[position]] = kind
            yield from fill_row(rows, left, position + 1, layout)
            del layout[places[position]]


def check(rows: Rows, fits: Callable[[Layout], bool]) -> RowCounts:
    """The piece counts what one by one counts: in all, and by place and value."""
    every = list(layouts(rows, fits))
    counted = RowCounts(Narrowing(rows))
    assert counted.total == sum(ways for _, ways in every)
    for place in rows.row_places:
        for value in range(len(rows.kinds_of)):
            expected = sum(ways for layout, ways in every if rows.values[layout[place]] == value)
            assert counted.counts[len(rows.kinds_of) * place + value] == expected
    return counted
