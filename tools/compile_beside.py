"""Compiles the engine for `make play` while people play already: in stages, and quickly rather than for the last bit of speed."""

import fcntl
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import Extension  # type: ignore[import-untyped]  # it brings no types

from boomtable.server.bots.engine_stage import Stage, newest, publish
from tools.compile import BESIDE, compiled_modules, copy_sources, group_of, groups_of, what_is_missing
from tools.engine_setup import build, extensions

FIRST = ["engine", "bomb_busters"]  # what games share, and the game that is started most
BOTS = "_bots"  # at the end of the name of a group: the bots of that game
WORK = "work"  # no process imports from here


def part_of(module: str) -> str:
    """The library that a module goes into here: the bots of a game have one of their own, so that two cores end together."""
    game = group_of(module)
    return f"{game}{BOTS}" if game != "engine" and module.startswith("bots/") else game


def stages_of(groups: dict[str, list[str]]) -> list[list[str]]:
    """The groups in the order in which people get them: the first, those of the smaller half of the other games, of the larger."""
    sizes = Counter({name: 0 for name in groups if not name.endswith(BOTS)})
    for name, modules in groups.items():
        sizes[name.removesuffix(BOTS)] += len(modules)
    others = sorted(set(sizes) - set(FIRST), key=lambda game: (sizes[game], game))
    half = (len(others) + 1) // 2
    games = [stage for stage in (FIRST, others[:half], others[half:]) if stage]
    return [[name for game in stage for name in (game, f"{game}{BOTS}") if name in groups] for stage in games]


def games_of(stage: list[str]) -> list[str]:
    return [name for name in stage if not name.endswith(BOTS)]


def compile_all(folder: Path, groups: dict[str, list[str]]) -> None:
    """One run, from nothing: what an interrupted one left may be half a file."""
    began, stages, done = time.monotonic(), stages_of(groups), list[str]()
    copy_sources(folder / WORK)
    os.chdir(folder / WORK)
    made: list[Extension] = []
    for number, stage in enumerate(stages, 1):
        tell(f"compiling {', '.join(games_of(stage))} ({number} of {len(stages)}) beside the server")
        with said_to(folder / "mypyc.log"):
            if number <= 2:  # the first stage does not wait for the C of all the others
                made = c_of(groups if number == 2 else {name: groups[name] for name in stage})
            build([extension for extension in made if wanted(extension, stage, done)])
        done += stage
        place(folder, Stage(f"stage-{number}-{os.getpid()}", games_of(done), whole=number == len(stages)))
        tell(f"{', '.join(games_of(stage))} compiled after {time.monotonic() - began:.0f} s")
    shutil.rmtree(folder / WORK)


def c_of(groups: dict[str, list[str]]) -> list[Extension]:
    shutil.rmtree(".mypy_cache", ignore_errors=True)  # mypyc breaks when it finds other groups there than it is given
    return extensions(groups, quick=True)


def wanted(extension: Extension, stage: list[str], done: list[str]) -> bool:
    """All of this stage. An earlier library is only looked at: with the same C as before it is not built again."""
    package, _, module = extension.name.partition(".")
    if module:
        return part_of(f"{module.replace('.', '/')}.py") in stage
    return package.removeprefix("boomtable_").removesuffix("__mypyc") in [*stage, *done]


def place(folder: Path, stage: Stage) -> None:
    """Put a finished stage into a folder of its own, as processes import from it while the next one is built."""
    shutil.copytree(folder / WORK, folder / stage.folder, symlinks=True, ignore=shutil.ignore_patterns("build", ".mypy_cache"))
    publish(folder, stage)


def tidy(folder: Path) -> None:
    """Remove folders that no stamp names: their build was interrupted, or their sources are old."""
    stage = newest(folder)
    for path in folder.iterdir():
        if path.is_dir() and (stage is None or path.name != stage.folder):
            shutil.rmtree(path)


@contextmanager
def said_to(log: Path) -> Iterator[None]:
    """Send what mypy, setuptools and the C compiler print to a file instead of the terminal."""
    sys.stdout.flush()
    terminal = os.dup(1), os.dup(2)
    with log.open("ab") as file:
        for number in (1, 2):
            os.dup2(file.fileno(), number)
        try:
            yield
        finally:
            sys.stdout.flush()
            for number, original in zip((1, 2), terminal, strict=True):
                os.dup2(original, number)
                os.close(original)


def tell(words: str) -> None:
    print(f"Engine: {words}", flush=True)


def run(folder: Path = BESIDE) -> int:
    missing = what_is_missing()
    if missing:
        tell(f"it cannot be compiled, so bots think longer: {missing}")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell("another build is at work already")
            return 0
        tidy(folder)
        stage = newest(folder)
        if stage is None or not stage.whole:
            try:
                compile_all(folder, groups_of(compiled_modules(), part_of))
            except (Exception, SystemExit):  # setuptools ends the program when the C compiler fails
                tell(f"it could not be compiled, so bots think longer; the reason is in {folder / 'mypyc.log'}")
                raise
    return 0


if __name__ == "__main__":
    sys.exit(run())
