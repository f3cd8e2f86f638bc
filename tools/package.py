"""Builds the wheel and the sdist, checks that nothing of the package is missing in them, and tries the wheel where nothing else is:
with the server, and the engine alone."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
TARGET = HOUSE / "build" / "package"
UV = Path(sys.executable).with_name("uv")
ALONE = {  # neither our sources nor Node are in reach
    **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))},
    "PATH": str(TARGET / "empty" / "bin"),
}
OPEN_A_GAME = """
import asyncio, sys
from pathlib import Path
from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess

async def play(url):
    async with Guest(url) as guest:
        assert b"<script" in await guest.raw("GET", "/"), "the home page is not the web client"
        table, _ = await guest.create("snip", {"seats": 3}, fill="standard", start=True)
        return (await guest.card(table))["phase"]

with ServerProcess(Path(sys.argv[1])) as server:
    print(asyncio.run(play(server.url)))
"""


def build() -> tuple[Path, Path]:
    shutil.rmtree(TARGET, ignore_errors=True)
    subprocess.run([UV, "build", "-q", "--python", sys.executable, "--out-dir", TARGET, HOUSE], check=True)
    return next(TARGET.glob("*.whl")), next(TARGET.glob("*.tar.gz"))


def source_files() -> set[str]:
    """Every file of the package by its path below src: code, ledgers, words."""
    source = HOUSE / "src"
    files = (path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(source).as_posix() for path in files}


def wheel_files(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def sdist_files(sdist: Path) -> set[str]:
    """The files of the sdist below src, without the leading `boomtable-0.1.0/src/`."""
    with tarfile.open(sdist) as archive:
        return {name.split("/src/", 1)[1] for name in archive.getnames() if "/src/" in name}


def demand_complete(archive: Path, files: set[str]) -> None:
    left_out = sorted(source_files() - files)
    if left_out:
        raise SystemExit(f"{archive.name} lacks {', '.join(left_out)}")


def without_node(sdist: Path) -> None:
    """The sdist has the client in it, so that a wheel is made of it where there is no Node."""
    subprocess.run([UV, "build", "-q", "--wheel", "--python", sys.executable, "--out-dir", TARGET / "again", sdist], check=True, env=ALONE)


def environment(name: str, wanted: str) -> Path:
    """The Python of an environment in which nothing is installed but the wheel and what it asks for."""
    place = TARGET / name
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, place], check=True, env=ALONE)
    subprocess.run([UV, "pip", "install", "-q", "--python", place / "bin" / "python", wanted], check=True, env=ALONE)
    return place / "bin" / "python"


def try_the_engine(python: Path) -> None:
    """Without extras there is the engine: it plays, and says what the server wants."""
    command = python.with_name("boomtable")
    played = subprocess.run(
        [command, "simulate", "snip", "--games", "20", "--quiet"], check=False, env=ALONE, capture_output=True, text=True
    )
    served = subprocess.run([command, "serve"], check=False, env=ALONE, capture_output=True, text=True)
    if played.returncode or "'boomtable[server]'" not in served.stderr:
        raise SystemExit(f"the engine alone does not work: {played.stderr}{served.stderr}")


def open_a_game(python: Path) -> str:
    """The output of the installed package when it serves the home page and deals a game of Snip against bots."""
    done = subprocess.run(
        [python, "-c", OPEN_A_GAME, TARGET / "data"], check=False, env=ALONE, cwd=TARGET, stdout=subprocess.PIPE, text=True
    )
    return done.stdout.strip()


def run() -> int:
    wheel, sdist = build()
    demand_complete(wheel, wheel_files(wheel))
    demand_complete(sdist, sdist_files(sdist))
    without_node(sdist)
    try_the_engine(environment("engine", str(wheel)))
    said = open_a_game(environment("empty", f"{wheel}[server]"))
    if said != "playing":
        raise SystemExit(f"the installed wheel opens no game; it says {said!r}")
    print(f"{wheel.name} is complete, and opens a game in an empty environment without Node; the engine plays without the server")
    return 0


if __name__ == "__main__":
    sys.exit(run())
