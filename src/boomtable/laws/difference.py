"""Where two values differ once they are encoded."""

from __future__ import annotations

from typing import Any

import msgspec


def difference(first: object, second: object) -> str | None:
    """The first place where the two differ, both values shown; None when their bytes are the same."""
    one, other = encoded(first), encoded(second)
    if one == other:
        return None
    return _where("", msgspec.json.decode(one), msgspec.json.decode(other))


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def _where(path: str, one: Any, other: Any) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        key = next((key for key in one if one[key] != other[key]), None)
        if key is not None:
            return _where(f"{path}.{key}" if path else key, one[key], other[key])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        place = next((i for i, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]), None)
        if place is not None:
            return _where(f"{path}[{place}]", one[place], other[place])
    return f"{path or 'all of it'} is {one!r} and {other!r}"
