"""The source files of the package, parsed once."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
HOUSE = Path(__file__).resolve().parents[2]
PACKAGE = HOUSE / "src" / "boomtable"


@dataclass(frozen=True)
class Module:
    """`path` is below src/boomtable: core/game.py."""

    path: str
    tree: ast.Module

    @property
    def layer(self) -> str:
        """The folder below the package, or the file itself: core, games, words.py."""
        return self.path.split("/")[0]


def read_module(path: str) -> Module:
    return Module(path, ast.parse((PACKAGE / path).read_text(encoding="utf-8"), path))


MODULES = [read_module(path.relative_to(PACKAGE).as_posix()) for path in sorted(PACKAGE.rglob("*.py"))]


def found_in(modules: list[Module], look: Callable[[Module], list[T]]) -> dict[str, list[T]]:
    """What a look at each module finds, by module; those in which nothing is found are left out."""
    return {module.path: found for module in modules if (found := look(module))}


def imports(module: Module) -> Iterator[str]:
    """Everything a module imports, by its full dotted name: boomtable.core.game.Game."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            folders = ["boomtable", *module.path.split("/")][: -node.level] if node.level else []
            origin = ".".join([*folders, *([node.module] if node.module else [])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def calls(module: Module, name: str) -> Iterator[ast.Call]:
    """Calls of a plain name: open(…), IllegalAction(…)."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node
