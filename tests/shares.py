"""Shares of the cases on which the same law is repeated: which of them a commit runs, and the list of those seen green.

A test marked `share` repeats one law on many cases with fixed seeds. `make test-all` runs them all and writes down which were green;
`make test` leaves out what is written down, but for a share that follows from the commit. A case that is not on the list always runs.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

ALL = "all"
LISTS = Path(__file__).with_name("cases")
HOUSE = Path(__file__).resolve().parents[1]


def chosen() -> str:
    """The commit whose share runs, or all: what `make test CASES=…` says."""
    return os.environ.get("BOOMTABLE_CASES") or ALL


def falls_to(commit: str, case: str, of: int) -> bool:
    """Whether a case belongs to the share of this commit; one in `of` does."""
    drawn = hashlib.blake2b(f"{commit} {case}".encode(), digest_size=8).digest()
    return int.from_bytes(drawn, "big") % of == 0


def listed(form: str) -> set[str]:
    """Cases seen green on this form of the engine, as test ids; the list has each test followed by its cases."""
    file = LISTS / f"{form}.txt"
    if not file.is_file():
        return set()
    found, test = set(), ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found.add(f"{test}[{line.strip()}]")
        else:
            test = line
    return found


def note(form: str, green: Iterable[str], ran: set[str]) -> None:
    """Write down these cases in place of all others of the test files that ran; files that are gone are forgotten."""
    kept = {case for case in listed(form) if _file(case) not in ran and (HOUSE / _file(case)).is_file()}
    LISTS.mkdir(exist_ok=True)
    (LISTS / f"{form}.txt").write_text("".join(f"{line}\n" for line in _lines(kept.union(green))), encoding="utf-8")


def _file(case: str) -> str:
    return case.partition("::")[0]


def _lines(cases: Iterable[str]) -> Iterator[str]:
    for test, group in groupby(sorted(cases), lambda case: case.partition("[")[0]):
        yield test
        for case in group:
            yield "  " + case.partition("[")[2].removesuffix("]")
