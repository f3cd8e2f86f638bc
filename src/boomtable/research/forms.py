"""The two forms of the engine, side by side: the sources, and what `make compiled` builds from them."""

import filecmp
import os
import subprocess
import sys
from pathlib import Path

import boomtable
from boomtable.core.errors import BoomtableError

INTERPRETED, COMPILED = "interpreted", "compiled"


def folders(package: Path = Path(boomtable.__file__).parent) -> dict[str, Path]:
    """The folders of the forms that can be compared with the running one; empty unless both exist."""
    root = next((folder for folder in package.parents if (folder / "src" / "boomtable").is_dir()), None)
    if root is None:
        return {}
    found = {INTERPRETED: root / "src", COMPILED: root / "build" / "compiled"}
    return found if (found[COMPILED] / ".stamp").is_file() else {}


def stale(forms: dict[str, Path]) -> list[Path]:
    """Sources, and fitted numbers of bots, that changed since the compiled form was built."""
    src, built = forms[INTERPRETED], forms[COMPILED]
    sources = [file.relative_to(src) for file in sorted([*src.rglob("*.py"), *src.rglob("bots/**/*.json")])]
    return [file for file in sources if not (built / file).is_file() or not filecmp.cmp(src / file, built / file, shallow=False)]


def run_in(folder: Path, arguments: list[str]) -> str:
    """The output of `boomtable` with these arguments, run from this folder."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", "from boomtable.cli.main import run; raise SystemExit(run())", *arguments]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BoomtableError(f"the engine in {folder} cannot be measured: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout
