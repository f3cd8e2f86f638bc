"""Builds the wheel and the sdist, checks that nothing of the package is missing in them, and tries the wheel where nothing else is."""

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
    """Below src, with the leading `boomtable-0.1.0/src/` taken off."""
    with tarfile.open(sdist) as archive:
        return {name.split("/src/", 1)[1] for name in archive.getnames() if "/src/" in name}


def demand_complete(archive: Path, files: set[str]) -> None:
    left_out = sorted(source_files() - files)
    if left_out:
        raise SystemExit(f"{archive.name} lacks {', '.join(left_out)}")


def try_in_empty_environment(wheel: Path) -> str:
    """What `boomtable games` says with nothing installed but the wheel and what it asks for."""
    place = TARGET / "empty"
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, place], check=True, env=alone)
    subprocess.run([UV, "pip", "install", "-q", "--python", place / "bin" / "python", wheel], check=True, env=alone)
    return subprocess.run(
        [place / "bin" / "boomtable", "games"], check=False, env=alone, cwd=place, stdout=subprocess.PIPE, text=True
    ).stdout


def run() -> int:
    wheel, sdist = build()
    demand_complete(wheel, wheel_files(wheel))
    demand_complete(sdist, sdist_files(sdist))
    said = try_in_empty_environment(wheel)
    if "snip" not in said:
        raise SystemExit(f"the installed wheel does not know its games; `boomtable games` says {said!r}")
    print(f"{wheel.name} is complete and runs in an empty environment")
    return 0


if __name__ == "__main__":
    sys.exit(run())
