"""How many ways there are to choose k of n pieces."""

from typing import Final

from librt.vecs import vec

WIDTH: Final = 64  # n over k is at 64 * n + k


def pascal() -> vec[float]:
    table = vec[float]([0.0] * (WIDTH * WIDTH))
    for n in range(WIDTH):
        table[WIDTH * n] = 1.0
        for k in range(1, n + 1):
            table[WIDTH * n + k] = table[WIDTH * (n - 1) + k - 1] + table[WIDTH * (n - 1) + k]
    return table


_BINOMIALS: Final = pascal()


def binomials() -> vec[float]:
    """The table of all binomials, shared and never changed."""
    return _BINOMIALS
