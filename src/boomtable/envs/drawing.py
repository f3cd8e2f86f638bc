"""A position drawn as text, for people who watch a learner."""

from __future__ import annotations

import sys

from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.seats import FULL
from boomtable.core.state import State

MODES: list[str] = ["human", "ansi"]


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BoomtableError(f"there is no render_mode {mode!r}: choose 'human' or 'ansi'")


def draw(game: AnyGame, state: State, mode: str | None) -> str | None:
    """The whole truth, hidden facts too: returned in mode `ansi`, printed in mode `human`."""
    if mode is None:
        return None
    text = game.text_board(game.view(state, FULL))
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None
