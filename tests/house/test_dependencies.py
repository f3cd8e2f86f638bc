"""What pyproject.toml asks for: everything that is imported, and nothing without a reason."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.house.source import HOUSE, Module, imports

TEXT = (HOUSE / "pyproject.toml").read_text(encoding="utf-8")
PROJECT = tomllib.loads(TEXT)
EXTRAS = PROJECT["project"].get("optional-dependencies", {})
GROUPS = [[name for name in group if isinstance(name, str)] for group in PROJECT["dependency-groups"].values()]  # they include each other
OURS = {"boomtable", "examples", "tests", "tools"}


def normal(name: str) -> str:
    """A distribution's name as registries compare it, without extras and version."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=~!\[; ]", name)[0]).lower()


def asked_for(*lists: list[str]) -> set[str]:
    return {normal(name) for names in lists for name in names}


def foreign(folder: str) -> dict[str, str]:
    """Packages of others that the files of a folder import, each with one file that does."""
    found = {}
    for path in sorted((HOUSE / folder).rglob("*.py")):
        module = Module(path.relative_to(HOUSE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for root in {name.split(".")[0] for name in imports(module)} - OURS - set(sys.stdlib_module_names):
            found[root] = module.path
    return found


def undeclared(folder: str, declared: set[str]) -> dict[str, str]:
    homes = packages_distributions()
    return {root: path for root, path in foreign(folder).items() if not {normal(name) for name in homes.get(root, [])} & declared}


def test_the_package_imports_only_what_it_asks_for() -> None:
    assert undeclared("src", asked_for(PROJECT["project"]["dependencies"], *EXTRAS.values())) == {}


def test_tests_and_tools_import_only_what_they_ask_for() -> None:
    declared = asked_for(PROJECT["project"]["dependencies"], *EXTRAS.values(), *GROUPS)

    assert undeclared("tests", declared) == {}
    assert undeclared("tools", declared) == {}
    assert undeclared("examples", declared) == {}


def test_a_package_that_is_not_asked_for_is_noticed() -> None:
    assert set(undeclared("src", {"fluent-runtime", "mypy-extensions"})) >= {"msgspec"}


def test_every_dependency_has_its_reason_beside_it() -> None:
    names = asked_for(PROJECT["project"]["dependencies"], *EXTRAS.values(), *GROUPS)
    reasoned = re.findall(r'^ +"([^"]+)", +# \w+', TEXT, re.MULTILINE)

    assert names - asked_for(reasoned) == set()
