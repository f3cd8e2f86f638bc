"""Learn to decide as the expert of Bomb Busters does, from exported games: a network of one hidden layer, numpy only.

boomtable simulate bomb_busters --seats 4 --mission 5 --games 500 --bots expert --record games/
boomtable export data/ games/
python examples/imitate_bomb_busters.py data/*.jsonl --curve curve.csv
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

HIDDEN = 128
BATCH = 64
STEP = 1e-3  # of Adam, whose other numbers are the usual ones
HELD_OUT = 5  # one game in so many is not learned from
NEVER = np.float32(-1e9)  # the score of what is not legal


@dataclass
class Decisions:
    """What was seen, as numbers from 0 to 1; which codes were legal; which of them was chosen."""

    seen: Floats
    legal: list[NDArray[np.int64]]
    chosen: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.chosen)

    def some(self, rows: NDArray[np.int64]) -> Decisions:
        return Decisions(self.seen[rows], [self.legal[row] for row in rows], self.chosen[rows])

    def by_chance(self) -> float:
        """How often a random choice would be the expert's."""
        return float(np.mean([1 / len(legal) for legal in self.legal]))


def read(file: Path) -> tuple[Decisions, Decisions, int]:
    """The decisions to learn from, those of the games that are held out, and how many codes there are."""
    with file.open(encoding="utf-8") as lines:
        layout = json.loads(next(lines))
        rows = [json.loads(line) for line in lines]
    rows = [row for row in rows if len(row["legal"]) > 1]  # where there is a choice
    least = np.concatenate([np.full(prod(block["shape"]), block["lowest"]) for block in layout["blocks"]])
    most = np.concatenate([np.full(prod(block["shape"]), block["highest"]) for block in layout["blocks"]])
    seen = np.array([row["features"] for row in rows], np.float32)
    whole = Decisions(
        ((seen - least) / np.maximum(most - least, 1)).astype(np.float32),
        [np.array(row["legal"]) for row in rows],
        np.array([row["code"] for row in rows]),
    )
    held_out = np.array([row["game"] % HELD_OUT == 0 for row in rows])
    return whole.some(np.flatnonzero(~held_out)), whole.some(np.flatnonzero(held_out)), layout["codes"]


class Network:
    """Scores for all codes from what is seen, learned by Adam."""

    def __init__(self, width: int, codes: int, dice: np.random.Generator) -> None:
        sizes = [(width, HIDDEN), (HIDDEN,), (HIDDEN, codes), (codes,)]
        self.weights: list[Floats] = [
            (dice.standard_normal(size) * np.sqrt(2 / size[0]) if len(size) > 1 else np.zeros(size)).astype(np.float32) for size in sizes
        ]
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def shares(self, some: Decisions) -> tuple[Floats, Floats]:
        """The probability of each code, 0 where it is not legal; and the hidden layer."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(some.seen @ w1 + b1, 0)
        scores = np.full((len(some), len(b2)), NEVER, np.float32)
        all_scores = hidden @ w2 + b2
        for row, legal in enumerate(some.legal):
            scores[row, legal] = all_scores[row, legal]
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True), hidden

    def learn(self, some: Decisions) -> None:
        shares, hidden = self.shares(some)
        wrong = shares
        wrong[np.arange(len(some)), some.chosen] -= 1  # the gradient of the cross-entropy
        wrong /= len(some)
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        self._adam([some.seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)])

    def agrees(self, some: Decisions) -> float:
        """How often its first choice is the expert's."""
        best = [self.shares(some.some(rows))[0].argmax(axis=1) for rows in batches(np.arange(len(some)))]
        return float(np.mean(np.concatenate(best) == some.chosen))

    def _adam(self, slopes: list[Any]) -> None:
        self._steps += 1
        for weight, mean, square, slope in zip(self.weights, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= STEP * (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)


def batches(rows: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    return (rows[at : at + BATCH] for at in range(0, len(rows), BATCH))


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path, help="a file that `boomtable export` made")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", type=Path, help="where the shares go, with that of chance")
    args = parser.parse_args(argv)
    learned, held_out, codes = read(args.data)
    dice = np.random.default_rng(args.seed)
    network = Network(learned.seen.shape[1], codes, dice)
    print(f"{len(learned):,} decisions, {len(held_out):,} held out; by chance {held_out.by_chance():.1%}")
    curve = [network.agrees(held_out)]
    for epoch in range(1, args.epochs + 1):
        for rows in batches(dice.permutation(len(learned))):
            network.learn(learned.some(rows))
        curve.append(network.agrees(held_out))
        print(f"epoch {epoch}: {curve[-1]:.1%}", flush=True)
    if args.curve is not None:
        lines = [f"{epoch},{share:.4f},{held_out.by_chance():.4f}" for epoch, share in enumerate(curve)]
        args.curve.write_text("\n".join(["epochs,agrees,chance", *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
