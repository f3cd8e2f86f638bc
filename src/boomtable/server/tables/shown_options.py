"""The options of a table and of its next game, as far as people may know them."""

from __future__ import annotations

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options, Outcome
from boomtable.server.store.facts import TableFacts


def shown_options(facts: TableFacts, game: AnyGame, options: Options, *, host: bool) -> msgspec.Raw:
    """All options once the game has ended, or for the host who is choosing them; otherwise what the game lets everybody know."""
    if facts.phase in ("over", "closed") or (host and facts.phase == "gathering"):
        return msgspec.Raw(facts.options.encode())
    return msgspec.Raw(msgspec.json.encode(game.known_options(options)))


def next_options(facts: TableFacts, game: AnyGame, options: Options) -> msgspec.Raw | None:
    """The options with which a finished game would go on."""
    if facts.phase != "over" or facts.outcome is None:
        return None
    following = game.next_options(options, msgspec.json.decode(facts.outcome, type=Outcome))
    return None if following is None else msgspec.Raw(msgspec.json.encode(following))
