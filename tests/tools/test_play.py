"""The way to a first game: what is missing is said in one line, and a compiled engine is used only if it is whole and of these sources."""

import subprocess
import sys
from pathlib import Path

import pytest

from boomtable.server.bots.engine_stage import SOURCES, Stage, publish
from tools import environment, part, play


def linked(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "boomtable").symlink_to(SOURCES / "boomtable")
    return folder


def chosen(root: Path) -> Path | None:
    return play.compiled(root / "compiled", root / "play", SOURCES)


def test_a_build_that_is_not_whole_is_not_started_with(tmp_path: Path) -> None:
    assert chosen(tmp_path) is None
    linked(tmp_path / "compiled")  # broken off: it has no stamp
    stage = linked(tmp_path / "play" / "stage-1")
    publish(tmp_path / "play", Stage("stage-1", ["engine"], whole=False))
    assert chosen(tmp_path) is None

    publish(tmp_path / "play", Stage("stage-1", ["engine"], whole=True))
    assert chosen(tmp_path) == stage
    (tmp_path / "compiled" / ".stamp").touch()
    assert chosen(tmp_path) == tmp_path / "compiled"


def test_after_a_pull_the_old_engine_is_not_started_with(tmp_path: Path) -> None:
    (tmp_path / "compiled").mkdir()
    (tmp_path / "compiled" / ".stamp").touch()

    assert chosen(tmp_path) is None


def test_without_the_package_of_the_system_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = "python{}.{}-venv".format(*sys.version_info)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("os.geteuid", lambda: 1000)

    assert environment.run([str(tmp_path / "venv")]) == 1
    assert capsys.readouterr().err == f"Python makes no environment without {package}; install it: sudo apt install {package}\n"
    assert not (tmp_path / "venv").exists()


def test_an_old_python_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(environment, "OLDEST", (4, 0))

    assert environment.run([str(tmp_path / "venv")]) == 1
    assert capsys.readouterr().err.startswith("Boomtable needs Python 3.11 or later, and this is 3.")


def test_a_part_says_how_long_it_took_and_shows_its_words_only_when_it_fails() -> None:
    def of(code: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [sys.executable, part.__file__, "client", sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout, done.stderr

    code, out, err = of("print('many words')")
    assert (code, out[:14], out[-3:], err) == (0, "client        ", " s\n", "")
    assert of("print('many words'); raise SystemExit(3)") == (3, "", "many words\n")
