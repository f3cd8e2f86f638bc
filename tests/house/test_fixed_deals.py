"""No test deals what nobody has seen: whoever opens tables in a test brings seeds that follow from its name."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FILES = [file for file in sorted(TESTS.glob("**/*.py")) if file != Path(__file__) and file.parent.name != "serving"]

IN_A_PROCESS = re.compile(r"\b(ServerProcess|Guest)\(")
IN_THE_TEST = re.compile(r"\b(Tables\.open|Lobby\.open|Server)\(")


@pytest.mark.parametrize("folder", sorted({file.relative_to(TESTS).parts[0] for file in FILES if IN_A_PROCESS.search(file.read_text())}))
def test_servers_and_their_guests_have_fixed_deals_around_them(folder: str) -> None:
    assert re.search(r"import .*\bfixed_deals\b", (TESTS / folder / "conftest.py").read_text())


@pytest.mark.parametrize("file", [file for file in FILES if IN_THE_TEST.search(file.read_text())], ids=lambda file: file.name)
def test_tables_in_a_tests_own_process_have_fixed_seeds(file: Path) -> None:
    assert "FixedSeeds()" in file.read_text()
