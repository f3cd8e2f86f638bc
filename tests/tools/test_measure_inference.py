"""The tool that times exact inference."""

from __future__ import annotations

import pytest

from tools.measure_inference import run


def test_a_line_for_each_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--mission", "1", "--games", "1"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines[3:]] == ["| 2", "| 3", "| 4", "| 5"]
