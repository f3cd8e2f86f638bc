"""Logistic regression by Newton's method, for a few dozen numbers and some ten thousand rows; no library needed."""

import math
from operator import mul

STEPS = 12
ENOUGH = 1e-3  # a step shorter than this is the last


def fitted(rows: list[list[float]], labels: list[float], centre: list[float], strength: float) -> list[float]:
    """Weights that make the labels likely, pulled towards `centre`; scaled, so that every column is pulled alike."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    scales = [math.sqrt(dot(column, column) / len(rows)) or 1.0 for column in columns]
    scaled = [[number / scale for number in column] for column, scale in zip(columns, scales, strict=True)]
    middle = [weight * scale for weight, scale in zip(centre, scales, strict=True)]
    weights = middle[:]
    for _ in range(STEPS):
        step = newton_step(scaled, labels, weights, middle, strength)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < ENOUGH:
            break
    return [weight / scale for weight, scale in zip(weights, scales, strict=True)]


def newton_step(columns: list[list[float]], labels: list[float], weights: list[float], middle: list[float], strength: float) -> list[float]:
    size = len(columns)
    totals = [0.0] * len(labels)
    for column, weight in zip(columns, weights, strict=True):
        totals = [total + weight * number for total, number in zip(totals, column, strict=True)]
    chances = [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total)))) for total in totals]
    errors = [label - chance for label, chance in zip(labels, chances, strict=True)]
    spread = [chance * (1.0 - chance) for chance in chances]
    slope = [dot(columns[i], errors) - strength * (weights[i] - middle[i]) for i in range(size)]
    bend = [[0.0] * size for _ in range(size)]
    for i in range(size):
        weighted = list(map(mul, columns[i], spread))
        for j in range(i + 1):
            bend[i][j] = bend[j][i] = dot(weighted, columns[j])
        bend[i][i] += strength
    return solved(bend, slope)


def dot(left: list[float], right: list[float]) -> float:
    return float(sum(map(mul, left, right)))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a linear system, by elimination with the largest pivot."""
    size = len(right)
    table = [[*row, number] for row, number in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for row in range(i + 1, size):
            share = table[row][i] / table[i][i]
            if share:
                table[row] = [a - share * b for a, b in zip(table[row], table[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(table[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (table[i][size] - known) / table[i][i]
    return found
