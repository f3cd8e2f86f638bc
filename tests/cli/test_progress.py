"""Progress: a line that is rewritten on a terminal, lines now and then in a log, and silence where a program reads."""

import argparse
import io

import pytest

from boomtable.cli import progress as module
from boomtable.cli.progress import Progress, progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _always_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TERMINAL_EVERY", 0.0)
    monkeypatch.setattr(module, "LOG_EVERY", 0.0)


def test_a_terminal_line_is_rewritten_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)

    with Progress(4, "games") as counted:
        counted.step(4)

    assert terminal.getvalue() == "\rgames: 4 of 4 (100%)\x1b[K\r\x1b[K"


def test_a_log_gets_whole_lines(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(None, "games") as counted:
        counted.step()
        counted.step(1500)

    assert capsys.readouterr().err == "games: 1 after 0 s\ngames: 1,501 after 0 s\n"


def test_what_is_left_is_estimated() -> None:
    counted = Progress(10, "games")
    counted.step(5)

    assert counted.line() == "games: 5 of 10 (50%), about 0 s left"


@pytest.mark.parametrize(("flags", "silent"), [({}, False), ({"json": True}, True), ({"quiet": True}, True), ({"json": False}, False)])
def test_programs_and_the_quiet_hear_nothing(flags: dict[str, bool], silent: bool, capsys: pytest.CaptureFixture[str]) -> None:
    with progress(argparse.Namespace(**flags), 2, "games") as counted:
        counted.step(2)

    assert (capsys.readouterr().err == "") is silent


def test_on_a_terminal_json_does_not_silence_it(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)

    with progress(argparse.Namespace(json=True), 2, "games") as counted:
        counted.step(2)

    assert "2 of 2" in terminal.getvalue()
