"""The levels of bots that people choose from, and which bot plays each."""

from __future__ import annotations

import msgspec

from boomtable.bots import names
from boomtable.core.game import AnyGame
from boomtable.server.errors import BadRequest


class Level(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]  # the first of these that the game has
    delay_ms: int  # a bot answers so long after it was asked, however soon it knew
    cap_ms: int  # and thinks no longer than this


LEVELS = {
    "novice": Level(("novice", "random"), delay_ms=900, cap_ms=500),
    "standard": Level(("standard", "search:100"), delay_ms=1200, cap_ms=1000),
    "expert": Level(("expert", "search:1000"), delay_ms=1600, cap_ms=1500),
}

OLD_NAMES = {"sparkler": "novice", "rocket": "standard", "thunder": "expert"}  # programs may still send these


def levels_of(game: AnyGame) -> list[str]:
    return [name for name, level in LEVELS.items() if _bot_of(level, game) is not None]


def usual_level(game: AnyGame) -> str:
    """The level of a bot that nobody chose: the one in the middle."""
    levels = levels_of(game)
    return levels[len(levels) // 2]


def level_of(game: AnyGame, name: str) -> str:
    """The level that somebody asked for by this name, which may be an old one."""
    level = OLD_NAMES.get(name, name)
    if level not in levels_of(game):
        raise BadRequest(f"{game.info.title} has no bots of level {name!r}: choose from {', '.join(levels_of(game))}")
    return level


def bot_of(name: str, game: AnyGame) -> str:
    """The bot that plays this level in this game."""
    bot = _bot_of(LEVELS[name], game)
    assert bot is not None, "only levels that the game has are offered"
    return bot


def _bot_of(level: Level, game: AnyGame) -> str | None:
    known = names(game)
    return next((bot for bot in level.bots if bot.partition(":")[0] in known), None)
