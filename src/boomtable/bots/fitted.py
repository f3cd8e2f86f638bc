"""Numbers that tools have fitted, in data files beside the bots that use them."""

from functools import cache
from importlib.resources import files

import msgspec


class Fitted(msgspec.Struct, frozen=True):
    """Numbers, and how many decisions, games and rounds of games they were learnt from."""

    decisions: int
    games: int
    rounds: int
    numbers: list[float]


@cache
def fitted(package: str, name: str) -> dict[int, Fitted]:
    """The contents of a data file of this package, by scenario. It is read when first needed."""
    return fitted_in(files(package).joinpath(name).read_bytes())


def fitted_in(data: bytes) -> dict[int, Fitted]:
    return msgspec.json.decode(data, type=dict[int, Fitted])
