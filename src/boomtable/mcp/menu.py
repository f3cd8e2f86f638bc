"""What a seat may do, as a model reads it: whole actions, or fields with their values."""

from __future__ import annotations

import msgspec

from boomtable.client.update import Json
from boomtable.mcp.sentences import Sentences

SHORT = 40  # lines of a list that comes along with a look
COMBINED = "Not every combination need be legal; what is not is refused with its rule, and nothing is lost."


def menu(offers: list[Json], words: Sentences, most: int | None = None) -> list[str]:
    """The offers in lines, at most so many."""
    lines = [line for offer in offers for line in _offered(offer, words)]
    if most is not None and len(lines) > most:
        left = len(lines) - most
        return [*lines[:most], f"... and {left} more: the tool choices lists them, also those of one type alone."]
    return lines


def _offered(offer: Json, words: Sentences) -> list[str]:
    if offer.get("choices"):
        return [f"{msgspec.json.encode(action).decode()}  {words.action(action)}" for action in offer["choices"]]
    fields = "; ".join(_field(field, words) for field in offer["fields"])
    return [f'{{"type": "{offer["type"]}", ...}} with {fields}. {COMBINED}']


def _field(field: Json, words: Sentences) -> str:
    values = ", ".join(words.value(field["name"], value) for value in field["values"])
    least, most = field["least"], field["most"]
    many = "one of" if least == most == 1 else f"a list of {least} of" if least == most else f"a list of {least} to {most} of"
    return f'"{field["name"]}": {many} {values}'
