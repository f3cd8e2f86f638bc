"""The games as the home page shows them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.bots import ADVISERS
from boomtable.core.game import AnyGame
from boomtable.games import GAMES
from boomtable.server.bots.levels import levels_of
from boomtable.server.http.player_ledger import for_players
from boomtable.server.protocol.requests import GameCard, PresetCard

Viewer: TypeAlias = Annotated[int, Meta(ge=-64, lt=30)]


@cache
def cards() -> bytes:
    """All games as JSON: they never change while the server runs."""
    return msgspec.json.encode([card(game) for game in GAMES.values()])


def card(game: AnyGame) -> GameCard:
    info = game.info
    presets = [preset for seats in range(info.min_seats, info.max_seats + 1) for preset in game.presets(seats)]
    schema = msgspec.json.schema(game.options_type)
    return GameCard(
        id=info.id,
        title=info.title,
        min_seats=info.min_seats,
        max_seats=info.max_seats,
        usual_seats=game.info.usual_seats,
        cooperative=info.cooperative,
        ready=True,
        end_reasons=list(info.end_reasons),
        audiences=list(info.audiences),
        levels=levels_of(game),
        advises=info.id in ADVISERS,
        presets=[PresetCard(preset.name, _raw(preset.options)) for preset in presets],
        options=_raw(schema),
        for_bots=_for_bots(game, schema["$defs"][game.options_type.__name__]["properties"]),
    )


def _for_bots(game: AnyGame, properties: dict[str, dict[str, Any]]) -> dict[str, list[str | bool]]:
    """Values of options with which nobody but bots may sit down, whatever else is chosen."""
    usual = game.options_type(game.info.usual_seats)
    found: dict[str, list[str | bool]] = {}
    for name, property_ in properties.items():
        values = [False, True] if property_.get("type") == "boolean" else property_.get("enum", [])
        keeping = [value for value in values if game.bots_only(msgspec.structs.replace(usual, **{name: value}))]
        if keeping:
            found[name] = keeping
    return found


@cache
def ledger(game: str) -> str:
    return for_players((files("boomtable.games") / game / "LEDGER.md").read_text(encoding="utf-8"))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
