"""Learn Blast Tactics for two by playing against oneself: a network of one hidden layer, numpy only.

python examples/self_play_blast_tactics.py --minutes 10 --curve curve.csv

The same network plays both seats of many games at once. After each game, what it did there becomes more likely if it won more than it
had expected, and less likely if it won less. Now and then it plays against random players, to see how far it has come.
"""

from __future__ import annotations

import argparse
import time
from math import prod
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from boomtable.core.features import FeatureSpec
from boomtable.envs import Batch

Floats: TypeAlias = NDArray[np.float32]
Codes: TypeAlias = NDArray[np.int32]

OPTIONS = {"seats": 2, "preset": "duel_alley"}
GAMES = 256  # side by side
HIDDEN = 128
STEP = 1e-3  # of Adam, whose other numbers are the usual ones
CURIOSITY = 0.02  # how much many open ways are worth, beside winning
MANY = 20  # a count that is as good as more
LESSON = 4096  # decisions of finished games that are learned from at once
NEVER = np.float32(-1e9)  # the score of what is not legal


class Eyes:
    """Turns observations into numbers from 0 to 1: a flag for every category, counts by their size."""

    def __init__(self, spec: FeatureSpec) -> None:
        blocks = [block for block in spec.blocks for _ in range(prod(block.shape))]  # of every cell
        ways = [block.highest if block.kind == "category" else 0 for block in blocks]
        self.counts = np.flatnonzero(np.array(ways) == 0)
        self.most = np.array([min(MANY, block.highest) for block in blocks])[self.counts]
        self.cells, self.values = np.array([(cell, 1 + way) for cell, more in enumerate(ways) for way in range(more)]).T
        self.width = len(self.counts) + len(self.cells) + 1

    def see(self, observation: NDArray[np.int16]) -> Floats:
        counts = np.minimum(observation[:, self.counts], self.most) / self.most
        flags = observation[:, self.cells] == self.values
        return np.hstack([counts, flags, np.ones((len(observation), 1))]).astype(np.float32)


class Network:
    """Scores for all codes and the payoff to expect, from what is seen; learned by Adam."""

    def __init__(self, width: int, codes: int, dice: np.random.Generator) -> None:
        sizes = [(width, HIDDEN), (HIDDEN, codes), (HIDDEN, 1)]
        self.weights: list[Floats] = [(dice.standard_normal(size) * 0.02).astype(np.float32) for size in sizes]
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def judge(self, seen: Floats, mask: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
        """The probability of each code, the payoff to expect, and the hidden layer."""
        eyes, codes, payoff = self.weights
        hidden = np.maximum(seen @ eyes, 0)
        scores = np.where(mask > 0, hidden @ codes, NEVER)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True), np.tanh(hidden @ payoff)[:, 0], hidden

    def learn(self, seen: Floats, mask: NDArray[np.uint8], chosen: Codes, paid: Floats) -> None:
        shares, expected, hidden = self.judge(seen, mask)
        surprise = paid - expected
        logs = np.log(np.maximum(shares, 1e-9))
        open_ways = -(shares * logs).sum(axis=1, keepdims=True)
        wrong = shares * surprise[:, None] + CURIOSITY * shares * (logs + open_ways)
        wrong[np.arange(len(chosen)), chosen] -= surprise
        wrong /= len(chosen)
        off: Floats = (-surprise * (1 - expected**2))[:, None] / np.float32(len(chosen))
        back = (wrong @ self.weights[1].T + off @ self.weights[2].T) * (hidden > 0)
        self._adam([seen.T @ back, hidden.T @ wrong, hidden.T @ off])

    def _adam(self, slopes: list[Floats]) -> None:
        self._steps += 1
        for weight, mean, square, slope in zip(self.weights, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= STEP * (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)


def drawn(shares: Floats, dice: np.random.Generator) -> Codes:
    """A code for every row, each as likely as its share."""
    codes: Codes = (np.log(np.maximum(shares, 1e-30)) + dice.gumbel(size=shares.shape)).argmax(axis=1).astype(np.int32)
    return codes


def against_random(network: Network, eyes: Eyes, games: int, dice: np.random.Generator) -> float:
    """The share of wins in so many games, on each seat in half of them; a tie is half a win."""
    batch = Batch("blast_tactics", OPTIONS, games, seed=1_000)
    own, won, playing = np.arange(games) % 2, np.zeros(games), np.ones(games, bool)
    while playing.any():
        shares = network.judge(eyes.see(batch.observation), batch.mask)[0]
        batch.step(np.where(batch.seat == own, drawn(shares, dice), batch.sample(dice)))
        ended = playing & (batch.done > 0)
        won[ended] = (batch.payoff[ended, own[ended]] + 1) / 2
        playing &= ~ended
    return float(won.mean())


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--lessons", type=int, default=10**6, help="the most, if the time lasts")
    parser.add_argument("--tests", type=int, default=5, help="lessons from one test against random players to the next")
    parser.add_argument("--games", type=int, default=400, help="of a test")
    parser.add_argument("--curve", type=Path, help="where the results of the tests go")
    args = parser.parse_args(argv)
    dice, batch = np.random.default_rng(1), Batch("blast_tactics", OPTIONS, GAMES, seed=1)
    eyes = Eyes(batch.spec)
    network = Network(eyes.width, batch.space.size, dice)
    paths: list[list[tuple[Floats, NDArray[np.uint8], int, int]]] = [[] for _ in range(GAMES)]
    lines, lesson, next_test, began = ["decisions,won"], 0, 0, time.monotonic()
    learned: list[tuple[Floats, NDArray[np.uint8], int, float]] = []
    while lesson <= args.lessons and time.monotonic() - began < 60 * args.minutes:
        if lesson == next_test:
            won, next_test = against_random(network, eyes, args.games, dice), next_test + args.tests
            lines.append(f"{lesson * LESSON},{won:.4f}")
            print(f"{lesson * LESSON:,} decisions: {won:.1%} won against random players", flush=True)
        seen, mask, seats = eyes.see(batch.observation), batch.mask.copy(), batch.seat.copy()
        codes = drawn(network.judge(seen, mask)[0], dice)
        batch.step(codes)
        for k, path in enumerate(paths):
            path.append((seen[k], mask[k], codes[k], seats[k]))
            if batch.done[k]:
                learned += [(row, legal, code, batch.payoff[k, seat]) for row, legal, code, seat in path]
                path.clear()
        if len(learned) >= LESSON:
            rows, legal, chosen, paid = zip(*learned, strict=True)
            for some in np.array_split(dice.permutation(len(learned)), 4):
                network.learn(np.array(rows)[some], np.array(legal)[some], np.array(chosen)[some], np.array(paid, np.float32)[some])
            learned, lesson = [], lesson + 1
    if args.curve is not None:
        args.curve.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
