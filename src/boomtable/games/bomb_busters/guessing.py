"""Bomb Busters: a deal that fits, for viewers without a hand, for whom too many deals are possible to count them all."""

from itertools import pairwise

from boomtable.core.dice import Dice
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import Deduction, deduce
from boomtable.games.bomb_busters.narrowing import Narrowing


def deduce_near_a_guess(evidence: Evidence, dice: Dice) -> Deduction:
    """The deals near a random one. If none fits, only every second wire is guessed, then every fourth, and finally none."""
    every = 1
    while every <= len(evidence.allowed):
        near = deduce(guessed(evidence, every, dice))
        if near.total > 0.0:
            return near
        every *= 2
    return deduce(evidence)


def guessed(evidence: Evidence, every: int, dice: Dice) -> Evidence:
    """The evidence with a guess added for one wire in `every`, unless that contradicts the rest at once."""
    near = evidence.clone()
    guesses = random_deal(Narrowing(near), dice)
    for place, kind in guesses[::every]:
        before = near.allowed[place]
        near.allowed[place] &= 1 << kind
        if near.allowed[place] == 0 or not Narrowing(near).possible:
            near.allowed[place] = before
    return near


def random_deal(narrowing: Narrowing, dice: Dice) -> list[tuple[int, int]]:
    """A kind for each wire that is not certain, out of the copies left, each row sorted by itself."""
    bag = [max(0, int(copies)) for copies in narrowing.left]
    dealt: list[tuple[int, int]] = []
    rows = narrowing.rows
    for first, end in pairwise(rows.row_ends):
        uncertain = [place for place in rows.row_places[first:end] if not is_certain(narrowing, place)]
        kinds = sorted([dice.draw(bag) for _ in uncertain])
        dealt += zip(uncertain, kinds, strict=True)
    return dealt


def is_certain(narrowing: Narrowing, place: int) -> bool:
    kinds = narrowing.allowed[place]
    return kinds & (kinds - 1) == 0
