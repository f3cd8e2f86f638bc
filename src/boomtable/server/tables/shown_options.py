"""The options of a table, as far as people may know them."""

from __future__ import annotations

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.server.store.facts import TableFacts


def shown_options(facts: TableFacts, game: AnyGame, options: Options, *, host: bool) -> msgspec.Raw:
    """All options once the game has ended, or for the host who is choosing them; otherwise what the game lets everybody know."""
    if facts.phase in ("over", "closed") or (host and facts.phase == "gathering"):
        return msgspec.Raw(facts.options.encode())
    return msgspec.Raw(msgspec.json.encode(game.known_options(options)))
