"""Long measurements that go on where they stopped."""

import json
from pathlib import Path

import pytest

from tools import measure

LINE = "snip --seats 2 --bots random"


def test_what_is_there_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "chunks.jsonl"
    assert measure.run([LINE, "--games", "5", "--chunk", "3", "--file", str(file)]) == 0
    table = capsys.readouterr().out

    assert [json.loads(line)["result"]["games"] for line in file.read_text().splitlines()] == [3, 2]
    assert table.splitlines()[2].startswith(f"| `{LINE}` | 5 | ")

    monkeypatch.setattr(measure, "simulate", lambda command: pytest.fail(f"{command} was played again"))
    measure.run([LINE, "--games", "5", "--chunk", "3", "--file", str(file)])
    assert capsys.readouterr().out == table


def test_a_line_that_was_cut_off_is_measured_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "chunks.jsonl"
    key = {"command": ["snip"], "engine": "interpreted", "code": "1"}
    measure.store(file, {**key, "code": "0"}, {"games": 1})
    file.write_text(file.read_text() + '{"command": ["snip"], "eng')

    assert measure.stored(file, key) is None
    measure.store(file, key, {"games": 2})
    assert measure.stored(file, key) == {"games": 2}
    assert measure.stored(file, {**key, "code": "0"}) == {"games": 1}


def test_a_line_that_fails_ends_the_measurement(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="boomtable simulate chess"):
        measure.run(["chess", "--file", str(tmp_path / "chunks.jsonl")])


@pytest.mark.parametrize("flag", ["--games", "--chunk"])
def test_a_measurement_of_nothing_is_refused(flag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "chunks.jsonl"

    with pytest.raises(SystemExit, match="2"):
        measure.run([LINE, flag, "0", "--file", str(file)])
    assert capsys.readouterr().err == f"measure: {flag}: '0' is no positive number (see measure --help)\n"
    assert not file.exists()
