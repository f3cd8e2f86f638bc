"""Writes docs/features.md: what every number of an observation means, from the games' own specs."""

from __future__ import annotations

import sys
from pathlib import Path

from boomtable.core.features import Block
from boomtable.core.game import AnyGame
from boomtable.envs.choosing import spec_of
from boomtable.games import GAMES
from boomtable.research.beside import options_of

PAGE = Path(__file__).resolve().parents[1] / "docs" / "features.md"
OPENING = """# What learners see

Every number of an observation, game by game, with the options that [benchmarks](benchmarks.md) take. Made from `Game.feature_spec` by
`python -m tools.make_features`; `spec_of(game, options)` of `boomtable.envs.choosing` tells the same for other options, and `spec.names`
has a name for every single number. Seats, stands and wires are counted from the viewer's own. A *category* is one of several things
without an order, a *count* how many or how far, a *flag* yes or no, a *set* has a flag for each thing that may be in it.
"""


def page() -> str:
    return "\n".join([OPENING, *(section(game) for game in GAMES.values())])


def section(game: AnyGame) -> str:
    options = options_of(game)
    spec = spec_of(game, options)
    codes = game.action_space(options).size
    lines = [f"## {game.info.title}", ""]
    lines += [f"{options.seats} seats: {spec.width} numbers, {codes} codes. {left_out(spec.left_out)}", ""]
    lines += ["| from | block | kind | shape | numbers | means |", "|---|---|---|---|---|---|"]
    lines += [row(block, spec.offsets[block.name]) for block in spec.blocks]
    return "\n".join([*lines, ""])


def left_out(paths: tuple[str, ...]) -> str:
    if not paths:
        return "Nothing of the view is left out."
    return f"Left out of the view: {', '.join(f'`{path}`' for path in paths)}."


def row(block: Block, start: int) -> str:
    shape = " × ".join(map(str, block.shape))
    means = block.means.replace("|", "\\|")
    return f"| {start} | `{block.name}` | {block.kind} | {shape} | {block.lowest} to {block.highest} | {means} |"


def run() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(run())
