"""Running the command inside the test's own process."""

import contextlib
import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from boomtable.cli import main
from tests.serving.fixtures import fixed_deals  # noqa: F401
from tests.serving.stores import postgres  # noqa: F401


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """Typed text that looks as if it came from a terminal."""

    def isatty(self) -> bool:
        return True


Boomtable = Callable[..., Ran]


@pytest.fixture
def boomtable(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Boomtable:
    """boomtable("play", "snip", typed="1\\n"): what the command said and how it ended."""

    def run(*argv: str | Path, typed: str = "", terminal: bool = False) -> Ran:
        monkeypatch.setattr("sys.stdin", Keyboard(typed) if terminal else io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main.run([str(word) for word in argv])
        except SystemExit as stop:  # argparse, after --help
            code = int(stop.code or 0)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture(scope="session")
def recording(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A finished game of three seats, all played from a script."""
    folder = tmp_path_factory.mktemp("recording")
    (folder / "moves").write_text("vouch 0\nvouch 2\nvouch 5\ncut 5\ncut 0\ncut 2\ncut 3\ncut 1\n")
    flags = ["--seat", "0,1,2", "--seed", "4", "--moves", str(folder / "moves"), "--record", str(folder / "game.jsonl")]
    with contextlib.redirect_stdout(io.StringIO()):
        assert main.run(["play", "snip", *flags]) == 0
    return (folder / "game.jsonl").read_bytes()


@pytest.fixture
def recorded(recording: bytes, tmp_path: Path) -> Path:
    """The same game in a file of its own."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(recording)
    return file
