"""A compiled engine that is built while the server runs: stage by stage, each in a folder of its own, named by one file."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

import boomtable
from boomtable.research.forms import COMPILED, INTERPRETED, stale

STAMP = "stage.json"  # in the folder of the build; what it does not name is not whole
SOURCES = Path(boomtable.__file__).parents[1]


class Stage(msgspec.Struct, frozen=True):
    folder: str  # beside the stamp
    compiled: list[str]  # the parts that are machine code, games by their ids
    whole: bool  # nothing is left to compile


def newest(build: Path, sources: Path = SOURCES) -> Stage | None:
    """The last stage that was finished; None where there is none, or where it was built from other sources than these."""
    try:
        stage = msgspec.json.decode((build / STAMP).read_bytes(), type=Stage)
    except (OSError, msgspec.DecodeError):
        return None
    return None if stale({INTERPRETED: sources, COMPILED: build / stage.folder}) else stage


def publish(build: Path, stage: Stage) -> None:
    """Name a stage whose folder is complete; whoever reads sees the one before or this one, never half of it."""
    fresh = build / f"{STAMP}.new"
    fresh.write_bytes(msgspec.json.encode(stage))
    os.replace(fresh, build / STAMP)
