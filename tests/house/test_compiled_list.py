"""What is compiled: all of the pure layers but what pyproject.toml excuses, and what really runs."""

import os
from fnmatch import fnmatch

import pytest

from boomtable.core import form
from tests.house.source import Module, imports
from tests.house.test_purity import PURE_MODULES
from tools.compile import compiled_modules, interpreted_modules

COMPILED = compiled_modules()
INTERPRETED = interpreted_modules()


def test_every_pure_module_is_compiled_or_excused() -> None:
    excused = [module.path for module in PURE_MODULES if any(fnmatch(module.path, pattern) for pattern in INTERPRETED)]

    assert sorted([*COMPILED, *excused]) == sorted(module.path for module in PURE_MODULES)


@pytest.mark.parametrize("pattern", INTERPRETED)
def test_every_excuse_has_a_reason_and_is_needed(pattern: str) -> None:
    assert INTERPRETED[pattern].strip()
    assert any(fnmatch(module.path, pattern) for module in PURE_MODULES)


@pytest.mark.parametrize("module", [module for module in PURE_MODULES if module.path in COMPILED], ids=lambda module: module.path)
def test_no_compiled_module_imports_msgspec(module: Module) -> None:
    """Compiled, a struct loses its options without a word: no tag, no frozen."""
    assert [name for name in imports(module) if name.split(".")[0] == "msgspec"] == []


def test_the_engine_under_test_is_the_one_that_was_asked_for() -> None:
    assert ("compiled" if form.compiled() else "interpreted") == os.environ.get("BOOMTABLE_EXPECT", "interpreted")
