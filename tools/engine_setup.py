"""The setup script of the compiled engine: tools/compile.py runs it inside the copy of src, with the groups of modules as JSON."""

import json
import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]  # it brings no types


def longest_first(extensions: list[Extension]) -> list[Extension]:
    """The libraries of the groups take a minute each, so no core may begin one last."""
    return sorted(extensions, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


groups: dict[str, list[str]] = json.loads(sys.argv[1])
modules = [module for group in groups.values() for module in group]
separate: list[tuple[list[str], str | None]] = [(group, f"boomtable_{name}") for name, group in groups.items()]
setup(
    name="boomtable_engine",
    packages=[],
    ext_modules=longest_first(mypycify(modules, separate=separate)),
    script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
)
