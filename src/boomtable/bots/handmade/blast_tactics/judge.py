"""Blast Tactics bots: the formula that judges the standing of a seat, with weights set by hand or learned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.bots.fitted import Fitted, fitted
from boomtable.bots.handmade.blast_tactics.by_hand import by_hand
from boomtable.bots.handmade.blast_tactics.standing import Standing

HERE: Final = "boomtable.bots.handmade.blast_tactics"


class Judge:
    """Scores a seat at the end of a turn; the shares of the win go by the powers of e to the scores."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.standing = Standing()

    def score(self) -> float:
        """The score of the seat whose standing was read last."""
        standing, weights = self.standing, self.weights
        places, numbers = standing.places, standing.numbers
        found = 0.0
        at: i64 = 0
        while at < standing.count:
            place: i64 = i64(places[at])
            found += numbers[at] * weights[place]
            at += 1
        return found


def learned() -> dict[int, Fitted]:
    """The weights that tools/train_blast_tactics.py has learned, by seats."""
    return fitted(HERE, "learned.json")


def judge_by_hand() -> Judge:
    return Judge(vec[float](by_hand()))


def learned_judge(seats: int) -> Judge:
    """A judge with learned weights; with those set by hand where nothing was learned for so many seats."""
    found = learned()
    return Judge(vec[float](found[seats].numbers)) if seats in found else judge_by_hand()
