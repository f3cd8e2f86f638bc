"""Every file of the project: no places of one machine, and a first line that says what it holds."""

import ast
import os
import re
from pathlib import Path

import pytest

from tests.house.source import HOUSE

NOT_OURS = {"build", "dist", "node_modules", "static", "__pycache__"}
MACHINE = re.compile(r"(?<![\w.:/~$}])/(?:work|root|farm|home|Users|tmp)/[\w.]|file:/{3}")
REGISTRY = re.compile(r'"resolved": *"https?:|index-url *=|registry *= *"?https?:')


def project_files() -> list[Path]:
    found = []
    for folder, inside, names in os.walk(HOUSE):
        inside[:] = [name for name in inside if name == ".ci" or not (name.startswith(".") or name in NOT_OURS)]
        found += [Path(folder, name) for name in names if name != ".git"]  # in a worktree it is a file
    return sorted(found)


FILES = project_files()


def read(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="ignore")


def test_no_file_names_a_place_of_one_machine() -> None:
    assert [str(path.relative_to(HOUSE)) for path in FILES if MACHINE.search(read(path)) or REGISTRY.search(read(path))] == []


@pytest.mark.parametrize("text", ["see /ro" + "ot/notes", '"/wo' + 'rk/main"', "cp /ho" + "me/ada/x .", "file:" + "///etc"])
def test_a_place_of_one_machine_is_recognised(text: str) -> None:
    assert MACHINE.search(text)


@pytest.mark.parametrize("text", ['"resol' + 'ved": "https://x.org"', "index-u" + "rl = x", "regis" + 'try = "https://x.org"'])
def test_an_address_of_packages_is_recognised(text: str) -> None:
    assert REGISTRY.search(text)


@pytest.mark.parametrize("text", ["src/work/item.py", "https://example.org/home/page", "a/tmp/b", "$HOME/tmp/x"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not MACHINE.search(text)


def test_no_line_of_the_web_client_is_longer_than_140_characters() -> None:
    client = [path for path in FILES if path.is_relative_to(HOUSE / "web") and path.suffix in (".css", ".js", ".ts", ".tsx")]
    assert len(client) > 100
    assert {str(path.relative_to(HOUSE)) for path in client for line in read(path).splitlines() if len(line) > 140} == set()


def test_a_python_file_begins_by_saying_what_it_holds() -> None:
    files = [path for path in FILES if path.suffix == ".py"]
    assert len(files) > 500
    assert [str(path.relative_to(HOUSE)) for path in files if not says_what_it_holds(read(path))] == []


@pytest.mark.parametrize("text", ["", "import ast\n", "# What it holds.\n", '""\n'])
def test_a_file_that_says_nothing_is_found(text: str) -> None:
    assert not says_what_it_holds(text)


def says_what_it_holds(text: str) -> bool:
    return bool(ast.get_docstring(ast.parse(text)))
