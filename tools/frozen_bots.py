"""Builds an engine in which the bots of a game also sit as they were at a commit, to play against those of today.

    python -m tools.frozen_bots blast_tactics d631022 build/frozen

The old ones are `boomtable.bots.handmade.blast_tactics_frozen`. They play on the rules of today, so the commit must be one whose bots
still run on them. Only what these games need is compiled.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.compile import HOUSE, compiled_modules, copy_sources, group_of, groups_of

BOTS = "src/boomtable/bots/handmade"


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="frozen_bots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("commit")
    parser.add_argument("target", type=Path)
    asked = parser.parse_args(arguments)
    target = asked.target.resolve()
    copy_sources(target)
    frozen = f"{asked.game}_frozen"
    add_frozen(target, asked.game, asked.commit, frozen)
    compile_them(target, asked.game, frozen)
    return 0


def add_frozen(target: Path, game: str, commit: str, frozen: str) -> None:
    """Copy the bots of a commit into the sources under another name."""
    packed = subprocess.run(["git", "archive", commit, f"{BOTS}/{game}"], cwd=HOUSE, stdout=subprocess.PIPE, check=True).stdout
    folder = target / "boomtable/bots/handmade" / frozen
    folder.mkdir()
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member)
            if file is not None:
                content = file.read().replace(f"bots.handmade.{game}".encode(), f"bots.handmade.{frozen}".encode())
                (folder / Path(member.name).name).write_bytes(content)


def compile_them(target: Path, game: str, frozen: str) -> None:
    modules = [module for module in compiled_modules() if group_of(module) in ("engine", game)]
    old = sorted(path.name for path in (target / "boomtable/bots/handmade" / frozen).glob("*.py"))
    modules += [f"bots/handmade/{frozen}/{name}" for name in old if name not in ("__init__.py", "adviser.py")]
    setup = [sys.executable, "-m", "tools.engine_setup", json.dumps(groups_of(modules))]
    subprocess.run(setup, cwd=target, env={**os.environ, "PYTHONPATH": str(HOUSE)}, check=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
