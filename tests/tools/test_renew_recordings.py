"""tools/renew_recordings.py: digests follow the state, actions and rolls stay."""

import re
import shutil
from pathlib import Path

import pytest

from tests.house.source import HOUSE
from tools import renew_recordings

FOLDER = Path("tests/recordings/snip")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copytree(HOUSE / FOLDER, tmp_path / FOLDER)
    return tmp_path


def test_what_is_true_stays_as_it_is(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert renew_recordings.run(["snip"], house) == 0
    assert capsys.readouterr().out == ""


def test_a_digest_of_another_state_is_renewed(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = min((house / FOLDER).glob("*.jsonl"))
    before = file.read_bytes()
    file.write_bytes(re.sub(rb'"digest":"[^"]*"', b'"digest":"0"', before))

    assert renew_recordings.run(["snip"], house) == 0
    assert file.read_bytes() == before
    assert capsys.readouterr().out == f"{FOLDER / file.name}: written\n"


def test_a_game_that_is_no_longer_legal_is_named_and_left(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = min((house / FOLDER).glob("*.jsonl"))
    header, first, *rest = file.read_bytes().splitlines(keepends=True)
    broken = b"".join([header, first.replace(b'"actor":', b'"actor":9'), *rest])
    file.write_bytes(broken)

    assert renew_recordings.run(["snip"], house) == 1
    assert file.read_bytes() == broken
    assert capsys.readouterr().err.startswith(f"{FOLDER / file.name}: line 2 is not legal there: ")


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert renew_recordings.run(["chess"]) == 2
    assert capsys.readouterr().err.startswith("renew_recordings: name games, of ")
