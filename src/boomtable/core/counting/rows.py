"""Pieces in sorted rows, and what is known of them."""

from typing import Final

MANY: Final = 1000  # more than there are places


class Among:
    """At least `least` and at most `most` of these places hold one of these kinds. Never changed."""

    def __init__(self, places: list[int], kinds: int, least: int, most: int = MANY) -> None:
        self.places = places
        self.kinds = kinds  # bit k for kind k
        self.least = least
        self.most = most


class Occurs:
    """The value at `place` occurs exactly so many times among `places`, of which `place` is one. Never changed."""

    def __init__(self, place: int, places: list[int], times: int) -> None:
        self.place = place
        self.places = places
        self.times = times


class PartOf:
    """Of all pieces of these kinds, exactly `number` are in the rows; which ones is not known. Never changed."""

    def __init__(self, kinds: int, number: int) -> None:
        self.kinds = kinds
        self.number = number


class Rows:
    """Kinds are numbered in the order in which they stand: in a row, none is lower than its left neighbour.

    A piece that stands unsorted is a row of its own. Every piece is in the rows, but for those of a PartOf.
    """

    def __init__(self, values: list[int], copies: list[int], kinds_of: list[int]) -> None:
        self.values = values  # of each kind
        self.copies = copies  # of each kind, at most seven
        self.kinds_of = kinds_of  # by value: bit k for kind k
        self.row_places: list[int] = []  # row after row, from left to right
        self.row_ends: list[int] = [0]
        self.allowed: list[int] = []  # by place: the kinds that it can hold
        self.never_first: list[int] = []  # by place, or nothing: kinds whose leftmost piece in the row is elsewhere
        self.never_last: list[int] = []
        self.parts: list[PartOf] = []
        self.among: list[Among] = []
        self.occurring: list[Occurs] = []

    def add_row(self, places: list[int]) -> None:
        self.row_places += places
        self.row_ends.append(len(self.row_places))
