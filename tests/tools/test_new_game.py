"""tools/new_game.py: a copy of the house gets a new game that runs at once."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import new_game

PARTS = ("src", "tools", "tests/games/snip", "tests/recordings/snip", "web/src/games", "pyproject.toml")


def copy_to(folder: Path) -> Path:
    for part in PARTS:
        source, target = new_game.HOUSE / part, folder / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static"))
        elif source.exists():
            shutil.copy(source, target)
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house in which Odd Sock was started."""
    house = copy_to(tmp_path_factory.mktemp("house"))
    started = run(house, "tools/new_game.py", "odd_sock", "--title", "Odd, Sock!", "--prefix", "QX")
    assert started.returncode == 0, started.stderr
    return house


def run(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in the copy, with the copy's package in front."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    return subprocess.run([sys.executable, *words], cwd=house, env=environment, capture_output=True, text=True, check=False)


def test_the_new_game_runs_at_once(house: Path) -> None:
    tests = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/odd_sock")
    assert tests.returncode == 0, tests.stdout
    fuzzed = run(house, "tools/fuzz.py", "odd_sock", "--games", "20")
    assert fuzzed.stdout == "20 games of Odd, Sock! played to their end, seeds 0 to 19\n"
    style = run(house, "-m", "ruff", "check", "src/boomtable/games", "tests/games")
    assert style.returncode == 0, style.stdout
    assert run(house, "-m", "ruff", "format", "--check", "src/boomtable/games", "tests/games").returncode == 0


def test_the_web_client_knows_it_too(house: Path) -> None:
    assert '  odd_sock: () => import("./odd_sock"),\n' in (house / new_game.WEB_REGISTER).read_text(encoding="utf-8")
    module = "\n".join(path.read_text(encoding="utf-8") for path in (house / "web/src/games/odd_sock").iterdir())
    assert 'id: "odd_sock",' in module
    assert 'icon: "snip"' in module
    assert "export type OddSockAction = Vouch | Cut;" in module
    assert not re.search("Snip|snip-", module)
    assert run(house, "-m", "tools.make_types", "--check").returncode == 0
    assert run(house, "-m", "tools.make_deals", "--check").returncode == 0


def test_nothing_of_snip_is_left_in_the_copy(house: Path) -> None:
    copies = [path for path in house.rglob("*") if "odd_sock" in path.parts and path.suffix in (".py", ".md", ".ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in copies)
    assert len(copies) >= 15
    assert "snip" not in text.lower()
    assert "SN-" not in text
    assert "class OddSock(Game[OddSockState]):" in text
    assert "title = Odd, Sock!" in text
    assert "# Rules ledger: Odd, Sock! (prefix QX)" in text


def test_the_new_game_is_registered_beside_the_others(house: Path) -> None:
    known = run(house, "-c", "from boomtable.games import GAMES, ODD_SOCK; print(*GAMES, ODD_SOCK.info.prefix)")
    assert known.stdout.split()[-2:] == ["odd_sock", "QX"]
    assert "snip" in known.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["snip"], "there is a game 'snip' already"),
        (["Tick"], "'Tick' cannot be the id of a game: it takes up to 24 small letters, digits and single underscores, a letter first"),
        (["class"], "'class' cannot be the id of a game: it is a word of Python's own"),
        (["gestures"], "'gestures' cannot be the id of a game: another thing beside the games has this name"),
        (["games"], "'games' cannot be the id of a game: another thing beside the games has this name"),
        (
            ["tick", "--prefix", "T1"],
            "'T1' cannot be a prefix of rule ids: it takes two capital letters, and not EX; choose one with --prefix",
        ),
        (["snap_nut"], "the prefix SN cannot be used twice: snip has it; choose one with --prefix"),
        (["tea_bag"], "the prefix TB cannot be used twice: table has it; choose one with --prefix"),
    ],
)
def test_a_name_that_cannot_be_used_changes_nothing(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        new_game.run(words)

    assert stopped.value.code == 2
    assert capsys.readouterr().err == f"new_game: {sentence}\n"


def test_a_run_that_fails_late_leaves_nothing_behind(tmp_path: Path) -> None:
    house = copy_to(tmp_path)
    (house / "tools" / "make_deals.py").write_text('raise SystemExit("no deals today")\n', encoding="utf-8")
    found = files_of(house)

    failed = run(house, "-B", "tools/new_game.py", "odd_sock")

    assert failed.returncode == 2
    assert "new_game: Odd Sock cannot be started, and nothing was changed: " in failed.stderr
    assert files_of(house) == found


def test_what_cannot_be_written_whole_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "HOUSE", tmp_path)
    (tmp_path / "kept").write_bytes(b"as it was")

    with pytest.raises(OSError, match="kept"):
        new_game.bring_in({Path("new/deep/file"): b"1", Path("kept"): b"2", Path("kept/below"): b"3"})

    assert files_of(tmp_path) == {Path("kept"): b"as it was"}
    assert not (tmp_path / "new").exists()


def test_a_file_that_refuses_to_be_written_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "HOUSE", tmp_path)
    (tmp_path / "kept").write_bytes(b"as it was")
    write = Path.write_bytes

    def refused(path: Path, content: bytes) -> int:
        if path.name == "kept":
            raise PermissionError(13, "not permitted", str(path))
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", refused)

    with pytest.raises(PermissionError, match="kept"):
        new_game.bring_in({Path("new/deep/file"): b"1", Path("kept"): b"2"})

    assert files_of(tmp_path) == {Path("kept"): b"as it was"}
    assert not (tmp_path / "new").exists()


def files_of(house: Path) -> dict[Path, bytes]:
    return {path.relative_to(house): path.read_bytes() for path in house.rglob("*") if path.is_file()}
