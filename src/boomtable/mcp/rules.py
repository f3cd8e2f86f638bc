"""The rules of a game as a model reads them: the two screens of How to play, the form of its actions, and its ledger."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from boomtable.core.game import AnyGame
from boomtable.words import Words, message_ids, package_of

PARTS = {"how-goal": "Goal", "how-turn": "A turn", "how-end": "The end", "how-won": "Won when", "how-lost": "Lost when"}
_HEADING = re.compile(r"^(?=#)", re.MULTILINE)


def how_to_play(game: AnyGame, language: str) -> str:
    words = Words(game, language)
    known = message_ids(package_of(game), language)
    lines = [f"{words.tell('title')}. {words.tell('tagline')}", ""]
    for name in [name for name in known if name.startswith("how-")]:
        title = words.tell(name, "title") if words.has(name, "title") else PARTS.get(name)
        lines.append(f"{title}: {words.tell(name)}" if title else words.tell(name))
    lines.append("")
    lines += [f"{words.tell(name, 'name')}: {words.tell(name)}" for name in known if name.startswith("piece-") and words.has(name, "name")]
    return "\n".join(lines).replace("**", "")


def forms(game: AnyGame) -> str:
    """How each action is sent, as the JSON schemas of their fields."""
    words = Words(game)
    defined: dict[str, Any] = msgspec.json.schema(game.action_type)["$defs"]
    lines = ["Every action is a JSON object with its type and these fields:"]
    for name, schema in defined.items():
        if not words.has(f"action-{name}", "name"):
            continue  # by the clock or the table
        fields = {field: form for field, form in schema["properties"].items() if field != "type"}
        lines.append(f"{name} ({words.tell(f'action-{name}', 'name')}): {msgspec.json.encode(fields).decode()}")
    return "\n".join(lines)


def found(ledger: str, wanted: str) -> str:
    """The lines of a ledger that a rule's id or a word stands in, or its headings; all of it is long."""
    if not wanted:
        headings = [part.splitlines()[0] for part in _HEADING.split(ledger) if part.startswith("#")]
        return "Name a rule's id, as refusals do, or a word to look for. The chapters are:\n" + "\n".join(headings)
    lines = [line for line in ledger.splitlines() if wanted.lower() in line.lower()]
    return "\n".join(lines) or f"The ledger says nothing of {wanted!r}."
