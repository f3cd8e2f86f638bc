"""Which of the shared cases run on a commit."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest, shares

CASES = [f"tests/test_law.py::test_law[{number}]" for number in range(4000)]


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shares, "LISTS", tmp_path)
    return tmp_path


def test_one_case_in_so_many_falls_to_a_commit() -> None:
    share = [case for case in CASES if shares.falls_to("1a2b3c", case, 4)]

    assert 900 < len(share) < 1100
    assert share == [case for case in CASES if shares.falls_to("1a2b3c", case, 4)]
    assert all(shares.falls_to("1a2b3c", case, 1) for case in CASES)


def test_every_case_has_its_turn() -> None:
    commits = [f"{number:012x}" for number in range(60)]

    assert [case for case in CASES if not any(shares.falls_to(commit, case, 4) for commit in commits)] == []


def test_a_list_is_read_as_it_was_written(lists: Path) -> None:
    seen = {"tests/a.py::test_law[snip-2-mirror]", "tests/a.py::test_law[snip-3-it_ends]", "tests/b.py::test_all[0-[x]]"}
    shares.note("compiled", seen, set())

    assert shares.listed("compiled") == seen
    assert shares.listed("interpreted") == set()
    assert (lists / "compiled.txt").read_text().splitlines()[:2] == ["tests/a.py::test_law", "  snip-2-mirror"]


def test_what_did_not_run_again_stays_on_the_list_while_its_file_is_there(lists: Path) -> None:
    here = "tests/house/test_shares.py::test_law[1]"
    shares.note("compiled", {here, "tests/gone.py::test_law[1]", "tests/red.py::test_law[1]"}, set())
    shares.note("compiled", {"tests/new.py::test_law[1]"}, {"tests/new.py", "tests/red.py"})

    assert shares.listed("compiled") == {here, "tests/new.py::test_law[1]"}


@pytest.mark.parametrize(("commit", "left"), [("all", 5), ("1a2b3c", 3)])
def test_only_a_share_that_was_seen_green_is_left_out_and_what_takes_minutes(
    lists: Path, monkeypatch: pytest.MonkeyPatch, commit: str, left: int
) -> None:
    other = next(case for case in CASES if not shares.falls_to("1a2b3c", case, 4))
    own = next(case for case in CASES if shares.falls_to("1a2b3c", case, 4))
    new = next(case for case in CASES if case != other and not shares.falls_to("1a2b3c", case, 4))
    shares.note(conftest.FORM, [other, own, "tests/test_rule.py::test_rule[1]"], set())
    monkeypatch.setenv("BOOMTABLE_CASES", commit)
    long = item("tests/test_every.py::test_every_position", shared=False, whole=True)
    items = [item(other), item(own), item(new), item("tests/test_rule.py::test_rule[1]", shared=False), long]
    left_out: list[Any] = []
    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items)))

    conftest.pytest_collection_modifyitems(config, items)

    assert len(items) == left
    assert [one.nodeid for one in left_out] == ([] if commit == "all" else [other, long.nodeid])


def item(case: str, *, shared: bool = True, whole: bool = False) -> Any:
    mark = SimpleNamespace(kwargs={"interpreted": 4, "compiled": 4})
    marks = {"share": mark if shared else None, "whole": mark if whole else None}
    return SimpleNamespace(nodeid=case, get_closest_marker=marks.get)


@pytest.mark.parametrize(("commit", "said"), [("1a2b3c", ["cases: the share of 1a2b3c", "cases: 1 run every time"]), ("all", [])])
def test_a_run_says_how_many_cases_are_on_no_list(lists: Path, monkeypatch: pytest.MonkeyPatch, commit: str, said: list[str]) -> None:
    new, known = CASES[:2]
    shares.note(conftest.FORM, [known], set())
    monkeypatch.setenv("BOOMTABLE_CASES", commit)
    passed = [SimpleNamespace(nodeid=case, passed=True, user_properties=[("share", True)]) for case in (new, known)]
    passed.append(SimpleNamespace(nodeid="tests/test_rule.py::test_rule", passed=True, user_properties=[]))
    lines: list[str] = []
    reporter: Any = SimpleNamespace(stats={"passed": passed}, write_line=lines.append)

    conftest.pytest_terminal_summary(reporter, 0)

    assert [line.split(";")[0].split(",")[0] for line in lines] == said
    assert shares.listed(conftest.FORM) == ({new, known} if commit == "all" else {known})
