"""Which game is meant, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError, OptionError, reason_of
from boomtable.core.features import FeatureSpec
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.games import GAMES

WITHOUT_CLOCKS: dict[str, dict[str, object]] = {"two_rooms": {"mode": "sim"}}  # by game id: what lets a game end without timers


def chosen_game(game: str | AnyGame) -> AnyGame:
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise BoomtableError(f"there is no game {game!r}: choose from {', '.join(GAMES)}")
    return GAMES[game]


def chosen_options(game: AnyGame, options: Options | Mapping[str, Any] | None) -> Options:
    """Checked options; from a mapping, in which a preset may be named, what it does not name is as usual."""
    if not isinstance(options, Options):
        options = _from_mapping(game, options or {})
    game.check_options(options)
    if game.max_actions(options) is None:
        raise OptionError(f"{game.info.title} cannot be learned with these options: only its clocks would end it")
    return options


def together_with(options: Options | Mapping[str, Any] | None, more: Mapping[str, Any]) -> Options | Mapping[str, Any]:
    """Options that were given in two ways: whole or as a mapping, and one by one."""
    if not isinstance(options, Options):
        return {**more, **(options or {})}
    if more:
        raise OptionError(f"the options are whole already: {', '.join(more)} cannot be added")
    return options


def _from_mapping(game: AnyGame, named: Mapping[str, Any]) -> Options:
    fields: dict[str, Any] = dict(named)
    preset = fields.pop("preset", None)
    seats = fields.get("seats", game.info.usual_seats)
    start = WITHOUT_CLOCKS.get(game.info.id, {}) if preset is None else _preset(game, preset, seats)
    try:
        return msgspec.convert({"seats": seats, **start, **fields}, game.options_type)
    except msgspec.ValidationError as error:
        raise OptionError(f"these options do not make a game of {game.info.title}: {reason_of(error)}") from error


def _preset(game: AnyGame, name: str, seats: int) -> dict[str, Any]:
    named = {preset.name: preset.options for preset in game.presets(seats)}
    if name not in named:
        raise OptionError(f"{game.info.title} has no preset {name!r} for {seats} seats: choose from {', '.join(named) or 'none'}")
    fields: dict[str, Any] = msgspec.to_builtins(named[name])
    return {**fields, **WITHOUT_CLOCKS.get(game.info.id, {})}


def spec_of(game: AnyGame, options: Options) -> FeatureSpec:
    """The blocks of an observation; they do not depend on lots."""
    return game.feature_spec(game.draw_lots(options, SeededDice(0)))


def space_of(game: AnyGame, options: Options) -> ActionSpace:
    """The codes; they do not depend on lots."""
    return game.action_space(game.draw_lots(options, SeededDice(0)))
