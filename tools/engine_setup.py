"""The C of the compiled engine, and its build: tools/compile.py runs this inside the copy of src, with the groups of modules as JSON."""

import json
import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]  # it brings no types

from tools.light_shims import lighten


def extensions(groups: dict[str, list[str]], *, quick: bool = False) -> list[Extension]:
    """A library for each group and a small one for each module, still to be built. Quick ones are 3 to 8 % slower and take half as long."""
    modules = [module for group in groups.values() for module in group]
    separate: list[tuple[list[str], str | None]] = [(group, library_of(name)) for name, group in groups.items()]
    optimise, debug = ("1", "0") if quick else ("3", "1")
    made: list[Extension] = mypycify(modules, separate=separate, opt_level=optimise, debug_level=debug)
    for extension in made:
        for source in extension.sources:
            lighten(Path(source))
    return made


def library_of(group: str) -> str:
    return f"boomtable_{group}"


def build(wanted: list[Extension]) -> None:
    """Build the extensions in the working folder, on all cores."""
    setup(
        name="boomtable_engine",
        packages=[],
        ext_modules=longest_first(wanted),
        script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def longest_first(wanted: list[Extension]) -> list[Extension]:
    """Put the libraries of the groups first: each takes a minute, so no core may begin one last."""
    return sorted(wanted, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


if __name__ == "__main__":
    build(extensions(json.loads(sys.argv[1]), quick="--quick" in sys.argv))
