"""What the tests of environments play: every game, at several seat counts and with several options."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.games import GAMES

USUAL: list[tuple[str, dict[str, Any]]] = [
    ("snip", {"seats": 3}),
    ("bomb_busters", {"seats": 4, "mission": 1}),
    ("its_a_bomb", {"seats": 3, "scenario": 1}),
    ("blast_tactics", {"seats": 2, "preset": "duel_alley"}),
    ("bombs_away", {"seats": 2}),
    ("two_rooms", {"seats": 6, "game": "basic"}),
]
MORE: list[tuple[str, dict[str, Any]]] = [
    ("snip", {"seats": 2}),
    ("snip", {"seats": 5, "first": 4}),
    ("bomb_busters", {"seats": 2, "mission": 8}),
    ("bomb_busters", {"seats": 5, "preset": "exam"}),
    ("its_a_bomb", {"seats": 2, "scenario": 5}),
    ("its_a_bomb", {"seats": 4, "scenario": 12, "deciding": "vote"}),
    ("blast_tactics", {"seats": 4, "revenge": True}),
    ("blast_tactics", {"seats": 3}),
    ("bombs_away", {"seats": 4, "match": True}),
    ("bombs_away", {"seats": 3, "short_hand": True}),
    ("two_rooms", {"seats": 10, "game": "advanced"}),
]
SMALL = [case for case in USUAL if case[0] != "two_rooms"]


def params(cases: list[tuple[str, dict[str, Any]]]) -> list[Any]:
    return [pytest.param(game, options, id="-".join([game, *map(str, options.values())])) for game, options in cases]


assert {game for game, _ in USUAL} == set(GAMES)
