"""Bots by name: those of the house, and anybody's own as package.module:MyBot."""

import importlib
import re
import sys

from boomtable import bots
from boomtable.bots import DEFAULT_BUDGET, Bot, Budget
from boomtable.bots.budget import parse_budget
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.seats import Seat

_OWN = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.+))?")  # package.module:MyBot, perhaps with a budget


def find(name: str, game: AnyGame) -> tuple[type[Bot], Budget]:
    """The bot behind a name and how long it may think, as in `search:200` or `package.module:MyBot:50ms`."""
    own = _OWN.fullmatch(name)
    if own is None or own[1] in bots.names(game):
        return bots.find(name, game)
    return _loaded(own[1], own[2]), parse_budget(own[3]) if own[3] else DEFAULT_BUDGET


def make(name: str, game: AnyGame, options: Options, seat: Seat, seed: int) -> Bot:
    """A bot for one seat; `seed` is the same for all bots of a table."""
    kind, budget = find(name, game)
    return kind(game, options, seat, seed, budget)


def _loaded(module: str, attribute: str) -> type[Bot]:
    if "" not in sys.path:
        sys.path.append("")  # a bot in the current folder is found, as with `python -m`
    named = f"{module}:{attribute}"
    try:
        kind = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BoomtableError(f"the bot {named!r} cannot be loaded: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BoomtableError(f"{named!r} cannot play: it is no subclass of Bot")
    return kind
