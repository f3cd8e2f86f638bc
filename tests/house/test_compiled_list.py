"""The list of compiled modules in pyproject.toml: complete, consistent, and what really runs."""

import os
import tomllib
from fnmatch import fnmatch

import pytest

from boomtable.core import form
from tests.house.source import HOUSE, Module, imports
from tests.house.test_purity import PURE_MODULES

SETTINGS = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["boomtable"]
COMPILED: list[str] = SETTINGS["compiled"]
INTERPRETED: dict[str, str] = SETTINGS["interpreted"]


def excuses(path: str) -> list[str]:
    return [pattern for pattern in INTERPRETED if fnmatch(path, pattern)]


@pytest.mark.parametrize("module", PURE_MODULES, ids=lambda module: module.path)
def test_a_pure_module_is_compiled_or_says_why_not(module: Module) -> None:
    assert (module.path in COMPILED) != bool(excuses(module.path))


def test_every_compiled_module_exists_once() -> None:
    assert sorted(COMPILED) == sorted({module.path for module in PURE_MODULES} & set(COMPILED))


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
