"""What the numbers of a view are: named blocks with their shapes, bounds and meaning. msgspec structs, never compiled."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Literal, TypeAlias

import msgspec

MOST: int = 32_767  # what an observation's cell can hold, for counts that the rules do not bound

Kind: TypeAlias = Literal[
    "category",  # one of several things that have no order
    "count",  # how many, or how far
    "flag",  # yes or no
    "set",  # flags along the last axis, which together tell the members of a set
]


class Block(msgspec.Struct, frozen=True):
    """Some numbers of one kind. `means` is a sentence for whoever reads them."""

    name: str
    kind: Kind
    shape: tuple[int, ...]
    lowest: int
    highest: int
    means: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class FeatureSpec(msgspec.Struct, frozen=True):
    """The blocks of a game under given options, in the order in which an observation has them.

    `left_out` names what a view holds and no block tells, as dotted fields: by themselves or, in a list, of all that it lists.
    """

    blocks: tuple[Block, ...]
    left_out: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return sum(block.size for block in self.blocks)

    @property
    def names(self) -> list[str]:
        """A name for every number of an observation: the block's, with the place in it, as in `cut[2]` or `denied[0,3,7]`."""
        return [name for block in self.blocks for name in _places(block)]

    @property
    def offsets(self) -> dict[str, int]:
        """Where in an observation each block begins."""
        found: dict[str, int] = {}
        at = 0
        for block in self.blocks:
            found[block.name] = at
            at += block.size
        return found


def _places(block: Block) -> list[str]:
    if block.shape == (1,):
        return [block.name]
    return [f"{block.name}[{','.join(map(str, place))}]" for place in product(*map(range, block.shape))]


def category(name: str, means: str, highest: int, *shape: int, lowest: int = 0) -> Block:
    return Block(name, "category", shape or (1,), lowest, highest, means)


def count(name: str, means: str, highest: int, *shape: int, lowest: int = 0) -> Block:
    return Block(name, "count", shape or (1,), lowest, highest, means)


def flag(name: str, means: str, *shape: int) -> Block:
    return Block(name, "flag", shape or (1,), 0, 1, means)


def members(name: str, means: str, *shape: int) -> Block:
    """Sets as flags, one for each thing that may be in it, along the last axis."""
    return Block(name, "set", shape, 0, 1, means)
