"""Builds a wheel with the compiled engine for the Python in use, and tries it where nothing else is."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.package import ALONE, HOUSE, UV

TARGET = HOUSE / "build" / "wheels"
TRY = """
from boomtable.core.dice import SeededDice
from boomtable.core.form import compiled
from boomtable.core.walk import begin
from boomtable.games import GAMES

assert compiled(), "the engine of the wheel is not compiled"
for game in GAMES.values():
    begin(game, game.draw_lots(game.options_type(game.info.usual_seats), SeededDice(1)), SeededDice(2))
print(f"{len(GAMES)} games are dealt")
"""


def build(compiled: Path) -> Path:
    shutil.rmtree(TARGET, ignore_errors=True)
    environment = {**os.environ, "BOOMTABLE_COMPILED": str(compiled.resolve())}
    subprocess.run([UV, "build", "-q", "--wheel", "--python", sys.executable, "--out-dir", TARGET, HOUSE], check=True, env=environment)
    return repaired(next(TARGET.glob("*.whl")))


def repaired(wheel: Path) -> Path:
    """A wheel for every Linux of some age, where auditwheel is at hand; else one for machines like this."""
    if shutil.which("auditwheel") is None:
        return wheel
    subprocess.run(["auditwheel", "repair", "--wheel-dir", TARGET / "manylinux", wheel], check=True)
    return next((TARGET / "manylinux").glob("*.whl"))


def try_out(wheel: Path) -> str:
    """What the wheel says in an environment of its own."""
    place = TARGET / "empty"
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, place], check=True, env=ALONE)
    subprocess.run([UV, "pip", "install", "-q", "--python", place / "bin" / "python", wheel], check=True, env=ALONE)
    run = [place / "bin" / "python", "-c", TRY]
    return subprocess.run(run, check=True, env=ALONE, cwd=TARGET, stdout=subprocess.PIPE, text=True).stdout.strip()


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("compiled", nargs="?", type=Path, default=HOUSE / "build" / "compiled", help="where the compiled engine is")
    wheel = build(parser.parse_args(arguments).compiled)
    print(f"{wheel}: {try_out(wheel)} by the compiled engine in an empty environment")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
