"""What is compiled: all of the pure layers but what pyproject.toml excuses."""

import ast
from fnmatch import fnmatch

import pytest

from tests.house.source import Module, found_in, imports
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


def test_no_compiled_module_imports_msgspec() -> None:
    """Compiled, a struct loses its options without a word: no tag, no frozen."""
    assert found_in([module for module in PURE_MODULES if module.path in COMPILED], of_msgspec) == {}


def of_msgspec(module: Module) -> list[str]:
    return [name for name in imports(module) if name.split(".")[0] == "msgspec"]


def test_an_import_of_msgspec_is_found() -> None:
    assert of_msgspec(Module("core/game.py", ast.parse("from msgspec import Struct\nimport re"))) == ["msgspec.Struct"]
