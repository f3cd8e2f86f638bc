"""It's a Bomb!: the answer that lies beside one line."""

from typing import Any


class Answer:
    """The answer that lies beside one line. Never changed, only replaced. A hypothetical one has no tokens."""

    def __init__(self, full: bool, counts: list[int], sequence: list[int], first_half: list[int], tokens: list[int] | None = None) -> None:
        self.full = full
        self.counts = counts  # by token kind; -1 where nothing was said
        self.sequence = sequence  # with the Surveyor, else empty
        self.first_half = first_half  # with the Draughtsman: counts of its first pile, else empty
        self.tokens: list[int] = [] if tokens is None else tokens  # as they lie (IB-077), pile after pile; not the one that was spotted

    def dump(self) -> list[object]:
        return [self.full, self.counts[:], self.sequence[:], self.first_half[:], self.tokens[:]]


def answer_of(dump: list[Any]) -> Answer:
    full, counts, sequence, first_half, tokens = dump
    return Answer(full, counts[:], sequence[:], first_half[:], tokens[:])
