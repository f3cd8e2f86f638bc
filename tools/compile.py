"""Builds the compiled engine: a copy of src in which the rules and bots are machine code."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
BESIDE = HOUSE / "build" / "play"  # what is built while people play already
CLIENT = "boomtable/server/static"
LAYERS = ("core", "games", "table", "laws", "bots")  # the pure ones


def interpreted_modules() -> dict[str, str]:
    """What is not compiled, by path below src/boomtable or by pattern, with the reason."""
    with (HOUSE / "pyproject.toml").open("rb") as file:
        reasons: dict[str, str] = tomllib.load(file)["tool"]["boomtable"]["interpreted"]
    return reasons


def compiled_modules() -> list[str]:
    """The modules to compile, as paths below src/boomtable: all of the pure layers that give no reason why not."""
    package, reasons = HOUSE / "src" / "boomtable", interpreted_modules()
    files = sorted(file for layer in LAYERS for file in (package / layer).rglob("*.py"))
    paths = [file.relative_to(package).as_posix() for file in files]
    return [path for path in paths if not any(fnmatch(path, pattern) for pattern in reasons)]


def group_of(module: str) -> str:
    """The library that a module goes into: a game and its bots make one, all that games share another."""
    match module.split("/"):
        case ["games", game, _, *_] | ["bots", "handmade", game, _, *_]:
            return game
    return "engine"


def groups_of(modules: list[str], group: Callable[[str], str] = group_of) -> dict[str, list[str]]:
    """Each group is a piece of work for one core; as one piece, the compiler takes longer than for all of them."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(group(module), []).append(f"boomtable/{module}")
    return groups


def what_is_missing() -> str | None:
    """Why nothing can be compiled here, or None."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler here (looked for {compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python (Python.h) are not installed"
    return None


def copy_sources(target: Path) -> None:
    """Never in src: a library beside a source would hide every later edit of that source."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HOUSE / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    (target / CLIENT).symlink_to(HOUSE / "src" / CLIENT)  # the client is built on its own, before or after


def build(target: Path, *, quick: bool = False) -> None:
    copy_sources(target)
    modules = compiled_modules()
    setup = [sys.executable, "-m", "tools.engine_setup", json.dumps(groups_of(modules)), *(["--quick"] if quick else [])]
    environment = {**os.environ, "PYTHONPATH": str(HOUSE)}
    log = target / "mypyc.log"
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(setup, cwd=target, env=environment, stdout=output, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print(log.read_text(encoding="utf-8"), file=sys.stderr)
        raise SystemExit(f"mypyc could not compile the engine; the whole output is in {log}")
    print(f"{len(modules)} modules compiled into {target}")


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", nargs="?", type=Path, default=HOUSE / "build" / "compiled", help="folder to build in")
    parser.add_argument("--possible", action="store_true", help="only say whether this machine can compile")
    parser.add_argument("--quick", action="store_true", help="optimise less: a few per cent slower, built in half of the time")
    asked = parser.parse_args(arguments)
    missing = what_is_missing()
    if missing:
        print(f"the engine cannot be compiled: {missing}", file=sys.stderr)
        return 1
    if not asked.possible:
        build(asked.target, quick=asked.quick)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
