"""What a seat observes, by way of its view and straight from the state."""

from librt.vecs import vec
from mypy_extensions import i16

from boomtable.core.game import AnyGame
from boomtable.core.seats import Seat
from boomtable.core.state import State

UNTOUCHED = -32_768


def told(game: AnyGame, state: State, seat: Seat) -> dict[str, list[int]]:
    """The features of a view, block by block."""
    return game.features(game.view(state, seat), seat)


def observed(game: AnyGame, state: State, seat: Seat, like: dict[str, list[int]]) -> dict[str, list[int]]:
    """What is observed straight from the state, in blocks as long as those of `like`."""
    cells = vec[i16]([UNTOUCHED] * sum(len(numbers) for numbers in like.values()))
    end = game.observe(state, seat, cells, 0)
    assert end == len(cells)
    blocks, at = {}, 0
    for name, numbers in like.items():
        blocks[name] = [int(cell) for cell in cells[at : at + len(numbers)]]
        at += len(numbers)
    return blocks
