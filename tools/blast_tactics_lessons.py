"""What games of Blast Tactics teach about the ends of turns: weights under which the winners stand out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boomtable.bots.handmade.blast_tactics import standing as at
from boomtable.bots.handmade.blast_tactics.by_hand import by_hand
from tools.blast_tactics_games import Played

Numbers = NDArray[np.float32]

BATCH = 512
EPOCHS = 50
RATE = 0.003  # of Adam, falls to nothing over the epochs
DECAY = 0.02  # how strongly weights are held to those set by hand
HELD_OUT = 10  # one game in so many is not learned from
NEVER = np.float32(-1e9)  # the score of who is not there


@dataclass
class Lessons:
    """By moment and seat: the numbers, who is alive, and the share of the win in the end."""

    numbers: Numbers
    alive: Numbers
    won: Numbers

    def some(self, rows: NDArray[np.int64]) -> "Lessons":
        return Lessons(self.numbers[rows], self.alive[rows], self.won[rows])


def lessons(games: list[Played]) -> Lessons:
    moments = [(moment, played) for played in games for moment in played.moments]
    count, seats = len(moments), games[0].seats
    numbers, alive, won = (np.zeros(shape, np.float32) for shape in ((count, seats, at.SIZE), (count, seats), (count, seats)))
    for row, (moment, played) in enumerate(moments):
        for seat, places, found in zip(moment.living, moment.places, moment.numbers, strict=True):
            numbers[row, seat, places] = found
            alive[row, seat] = 1.0
        won[row, played.winners] = 1 / len(played.winners)
    foreseen = (won * alive).sum(1) > 0.99  # else somebody has won who was to fall by then
    return Lessons(numbers, alive, won).some(np.flatnonzero(foreseen))


def shares(some: Lessons, weights: Numbers) -> Numbers:
    """The shares of the win as the bot finds them."""
    scores = np.where(some.alive > 0, some.numbers @ weights, NEVER)
    found: Numbers = np.exp(scores - scores.max(1, keepdims=True))
    found /= found.sum(1, keepdims=True)
    return found


def surprise(some: Lessons, weights: Numbers) -> float:
    """The mean log loss of the shares."""
    return float(-(some.won * np.log(np.maximum(1e-9, shares(some, weights)))).sum(1).mean())


def learnt(games: list[Played], tell: Callable[[str], None]) -> list[float]:
    """The weights that foretell best who wins, not too far from those set by hand; found by Adam."""
    dice = np.random.default_rng(0)
    learned = lessons([played for played in games if played.number % HELD_OUT])
    held_out = lessons([played for played in games if played.number % HELD_OUT == 0])
    start = np.array(by_hand(), np.float32)
    weights, mean, square = start.copy(), np.zeros_like(start), np.zeros_like(start)
    tell(f"{len(learned.won)} moments, {len(held_out.won)} held out; surprise by hand {surprise(held_out, start):.4f}")
    steps = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1.0 - epoch / EPOCHS)
        for rows in batches(dice.permutation(len(learned.won))):
            some = learned.some(rows)
            steps += 1
            slope = np.tensordot(shares(some, weights) - some.won, some.numbers, 2) / len(rows)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**steps) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
            weights -= rate * (step + DECAY * (weights - start))
        tell(f"epoch {epoch + 1}: surprise {surprise(held_out, weights):.4f}")
    return [float(weight) for weight in weights]


def batches(rows: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    return (rows[first : first + BATCH] for first in range(0, len(rows), BATCH))
