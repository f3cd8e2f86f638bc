"""Rules know no clock, no disk, no network and no chance but dice."""

import ast

import pytest

from tests.house.source import MODULES, Module, calls, found_in, imports

PURE_LAYERS = ("core", "games", "table", "laws", "bots")
PURE_IMPORTS = {
    "__future__",
    "abc",
    "bisect",
    "boomtable",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "librt.vecs",  # packed arrays, and nothing else of it: it also has clocks and chance
    "math",
    "msgspec",
    "mypy_extensions",
    "operator",
    "re",
    "types",
    "typing",
}
OUTSIDE_CALLS = ("open", "print", "input", "exec", "eval", "__import__", "breakpoint")
EXEMPT = {
    "bots/fitted.py": {"importlib"},  # reads fitted numbers, which lie beside the bots and never change, once
    "bots/budget.py": {"time"},  # the usual clock for a bot's time to think, where none is handed in
    "laws/keeping.py": {"copy", "pickle"},  # holds states to coming back from both
    "laws/law.py": {"traceback"},  # names the line where a game crashed
}

PURE_MODULES = [module for module in MODULES if module.layer in PURE_LAYERS]


def impurities(module: Module) -> list[str]:
    """What a module of a pure layer imports or calls and may not."""
    roots = {".".join(name.split(".")[: 2 if name.startswith("librt.") else 1]) for name in imports(module)}
    called = [name for name in OUTSIDE_CALLS if any(calls(module, name))]
    return sorted(roots - PURE_IMPORTS - EXEMPT.get(module.path, set())) + called


def test_a_pure_module_touches_nothing_outside() -> None:
    assert len(PURE_MODULES) > 300
    assert found_in(PURE_MODULES, impurities) == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import asyncio", "asyncio"),
        ("from time import monotonic", "time"),
        ("import random", "random"),
        ("import logging", "logging"),
        ("import os.path", "os"),
        ("from pathlib import Path", "pathlib"),
        ("from librt.time import time", "librt.time"),
        ("import socket", "socket"),
        ("from datetime import datetime", "datetime"),
        ("import threading", "threading"),
        ("def rule():\n    import secrets", "secrets"),
        ("facts = open('facts')", "open"),
        ("print('boom')", "print"),
    ],
)
def test_the_outside_world_is_noticed(line: str, found: str) -> None:
    assert impurities(Module("core/game.py", ast.parse(line))) == [found]
