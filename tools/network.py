"""A small network fitted to outcomes: a logistic formula, and units that count only while their own sum is above zero."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

NETWORKS = 3  # from different beginnings, of which the mean is taken
UNITS = 32  # of each
EPOCHS = 30
BATCH = 512
RATE = 0.003  # falls to nothing over the epochs
DECAY = 0.1  # how strongly weights are held back
FADING = (0.9, 0.999)  # how slowly the mean slope and the mean square of it forget
STILL = 1e-5  # a number that varies less than this says nothing


class Network:
    """Weights of inputs that were brought to the same scale; the first input is always 1 and stays so."""

    def __init__(self, inputs: int, units: int, dice: np.random.Generator) -> None:
        reach = inputs**-0.5
        self.direct = dice.uniform(-reach, reach, inputs)
        self.inner = dice.uniform(-reach, reach, (units, inputs))
        self.outer = dice.uniform(-(units**-0.5), units**-0.5, units)

    def weights(self) -> list[Numbers]:
        return [self.direct, self.inner, self.outer]

    def chances(self, rows: Numbers) -> Numbers:
        return self._chances(rows, np.maximum(0.0, rows @ self.inner.T))

    def slopes(self, rows: Numbers, labels: Numbers) -> list[Numbers]:
        """The gradient of the mean surprise by each weight."""
        units = np.maximum(0.0, rows @ self.inner.T)
        errors = (self._chances(rows, units) - labels) / len(rows)
        back = np.outer(errors, self.outer) * (units > 0.0)
        return [errors @ rows, back.T @ rows, errors @ units]

    def _chances(self, rows: Numbers, units: Numbers) -> Numbers:
        totals = rows @ self.direct + units @ self.outer
        chances: Numbers = 1.0 / (1.0 + np.exp(-np.clip(totals, -30.0, 30.0)))
        return chances


def trained(rows: Numbers, labels: Numbers, tell: Callable[[str], None]) -> list[float]:
    """The weights in one row, for inputs as they are: those of the formula, then unit after unit its own and what it counts.

    The mean of several networks is one with the units of all. It errs less, and who takes the best of many choices meets its errors.
    """
    direct = np.zeros(rows.shape[1])
    units: list[float] = []
    for seed in range(NETWORKS):
        own, inner, outer = trained_once(rows, labels, tell, seed)
        direct += own / NETWORKS
        for weights, counts in zip(inner, outer, strict=True):
            units += [*map(float, weights), float(counts) / NETWORKS]
    return [*map(float, direct), *units]


def trained_once(rows: Numbers, labels: Numbers, tell: Callable[[str], None], seed: int) -> list[Numbers]:
    """Train one network; returns its formula, its units, and what each unit counts."""
    dice = np.random.default_rng(seed)
    means, spreads = rows.mean(0), rows.std(0)
    means[0], spreads[0] = 0.0, 1.0
    still = spreads < STILL
    spreads[still] = 1.0
    scaled = (rows - means) / spreads
    scaled[:, still] = 0.0
    network = Network(rows.shape[1], UNITS, dice)
    learn(network, scaled, labels, dice, tell)
    return [*(unscaled(weights, means, spreads, still) for weights in (network.direct, network.inner)), network.outer]


def learn(network: Network, rows: Numbers, labels: Numbers, dice: np.random.Generator, tell: Callable[[str], None]) -> None:
    """Improve the weights by Adam with weight decay."""
    steps = 0
    means = [np.zeros_like(weights) for weights in network.weights()]
    squares = [np.zeros_like(weights) for weights in network.weights()]
    for epoch in range(EPOCHS):
        rate = RATE * (1.0 - epoch / EPOCHS)
        order = dice.permutation(len(rows))
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            steps += 1
            slopes = network.slopes(rows[batch], labels[batch])
            for weights, slope, mean, square in zip(network.weights(), slopes, means, squares, strict=True):
                mean += (1.0 - FADING[0]) * (slope - mean)
                square += (1.0 - FADING[1]) * (slope**2 - square)
                steady = mean / (1.0 - FADING[0] ** steps)
                weights -= rate * (DECAY * weights + steady / (np.sqrt(square / (1.0 - FADING[1] ** steps)) + 1e-8))
        tell(f"epoch {epoch + 1} of {EPOCHS}: surprise {surprise(network.chances(rows), labels):.4f}")


def surprise(chances: Numbers, labels: Numbers) -> float:
    """The mean log loss of the predictions."""
    return float(-np.log(np.where(labels > 0.5, chances, 1.0 - chances)).mean())


def unscaled(weights: Numbers, means: Numbers, spreads: Numbers, still: NDArray[np.bool_]) -> Numbers:
    plain: Numbers = np.where(still, 0.0, weights / spreads)
    plain[..., 0] = weights[..., 0] - (plain[..., 1:] * means[1:]).sum(-1)
    return plain
