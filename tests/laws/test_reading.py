"""Whoever reads only text misses nothing: where anything in a view is different, so is its text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from boomtable.core.game import AnyGame
from boomtable.core.reading import read
from boomtable.core.schema import Options, View
from boomtable.core.seats import FULL
from boomtable.games import GAMES
from boomtable.games.snip import reading
from boomtable.laws.deal import Deal
from boomtable.laws.run import options_of
from boomtable.laws.walk import walk

SEEDS = 3
APART = 4  # every so many positions one is looked at
CHANGED = 6  # views of each deal in which every fact is changed
KEPT = 4  # values of each fact that the others are changed to

Path = tuple[str | int, ...]


def kinds(game: AnyGame) -> list[Options]:
    """The presets with the fewest and with the usual seats."""
    chosen = [option for seats in sorted({game.info.min_seats, game.info.usual_seats}) for option in options_of(game, seats)]
    return chosen[:: max(1, len(chosen) // 6)]


def views(game: AnyGame, options: Options, seed: int) -> list[View]:
    """Views of one game by its seats, by everybody and, at its end, of everything."""
    found: list[View] = []
    for position in walk(Deal(game, options, seed)):
        if position.number % APART == 0 or position.over:
            viewers = [*position.viewers, *([FULL] if position.over else [])]
            found.append(game.view(position.state, viewers[position.number // APART % len(viewers)]))
    return found


def facts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a view, the large and the small, each with the way to it."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, part in value.items():
            yield from facts(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from facts(part, (*path, index))


def field_of(path: Path) -> str:
    return ".".join(part for part in path if isinstance(part, str))


def with_fact(value: Any, path: Path, fact: Any) -> Any:
    if not path:
        return fact
    first, rest = path[0], path[1:]
    copy: Any = value.copy()
    copy[first] = with_fact(value[first], rest, fact)
    return copy


def unread(game: AnyGame) -> set[str]:
    """Facts that can be something else, and the text stays as it was."""
    found: set[str] = set(game.unread())
    for options in kinds(game):
        plain = [msgspec.json.decode(msgspec.json.encode(view)) for seed in range(SEEDS) for view in views(game, options, seed)]
        others: dict[tuple[str, int], list[Any]] = {}
        for view in plain:
            for path, fact in facts(view):
                known = others.setdefault((field_of(path), len(path)), [])
                if fact not in known and len(known) < KEPT:
                    known.append(fact)
        for view in plain[:: max(1, len(plain) // CHANGED)]:
            silent_changes(game, view, others, found)
    return found - set(game.unread())


def silent_changes(game: AnyGame, view: Any, others: dict[tuple[str, int], list[Any]], found: set[str]) -> None:
    """Add the fields that were changed unnoticed to those that were found before."""
    as_it_was = read(game, msgspec.convert(view, game.view_type))
    for path, fact in facts(view):
        for other in others[field_of(path), len(path)]:
            if field_of(path) in found or is_only_longer(fact, other):
                continue
            if without(fact, field_of(path), found) == without(other, field_of(path), found):
                continue
            if text_of(game, with_fact(view, path, other)) == as_it_was:
                found.add(field_of(path))


def text_of(game: AnyGame, changed: Any) -> str | None:
    """None where the change makes something that is no position, such as an arena of two others or a row of a table with one column for
    another, and nothing can be read."""
    try:
        return read(game, msgspec.convert(changed, game.view_type))
    except (IndexError, msgspec.ValidationError):
        return None


def without(fact: Any, field: str, unread: set[str]) -> Any:
    """A fact without the parts that are not read."""
    if isinstance(fact, dict):
        return {key: without(part, f"{field}.{key}", unread) for key, part in fact.items() if f"{field}.{key}" not in unread}
    return [without(part, field, unread) for part in fact] if isinstance(fact, list) else fact


def is_only_longer(fact: Any, other: Any) -> bool:
    """A list that belongs to an arena, a bomb or a hand of another size, which fits nothing else in the view."""
    return isinstance(fact, list) and isinstance(other, list) and len(fact) != len(other)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_view_that_is_different_reads_differently(game: AnyGame) -> None:
    assert unread(game) == set()


def test_what_a_game_does_not_tell_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = reading.lines
    monkeypatch.setattr(reading, "lines", lambda seen: whole(seen)[:1])

    assert unread(GAMES["snip"]) == {"turn", "vouched"}
