"""What all tests share: generated cases that repeat, and the share of the repeated laws that runs."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from boomtable.core.form import compiled
from tests import shares
from tests.serving import cluster, running

# Generated cases are the same on every machine, and a busy machine is no failure.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

FORM = "compiled" if compiled() else "interpreted"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases that other commits run."""
    commit = shares.chosen()
    if commit == shares.ALL:
        return
    seen = shares.listed(FORM)
    left_out = [item for item in items if item.get_closest_marker("whole") or (item.nodeid in seen and not falls_to(commit, item))]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def falls_to(commit: str, item: pytest.Item) -> bool:
    mark = item.get_closest_marker("share")
    return mark is None or shares.falls_to(commit, item.nodeid, mark.kwargs[FORM])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A report says whether its test is a share: it may travel to another process."""
    report = yield
    if item.get_closest_marker("share") is not None:
        report.user_properties.append(("share", True))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    """Say which share ran; `make test-all` writes down what it saw green."""
    commit = shares.chosen()
    reports = [report for kind in ("passed", "failed", "error") for report in terminalreporter.stats.get(kind, [])]
    green = [report.nodeid for report in reports if report.passed and ("share", True) in report.user_properties]
    if commit != shares.ALL:
        terminalreporter.write_line(f"cases: the share of {commit}; the same again: make test CASES={commit}")
        if new := set(green) - shares.listed(FORM):
            terminalreporter.write_line(f"cases: {len(new)} run every time, as they are on no list; make test-all writes them down")
    elif os.environ.get("BOOMTABLE_CASES") and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        shares.note(FORM, green, {report.nodeid.partition("::")[0] for report in reports})


def pytest_sessionstart() -> None:
    running.begin()
    cluster.begin()


def pytest_sessionfinish() -> None:
    running.end()
    cluster.end()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """The deals of a test follow from its name."""
    running.tell(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> Generator[None, object, object]:
    """What several tests share does not follow from the one that happens to come first."""
    if fixturedef.scope == "function":
        return (yield)
    test = running.name()
    running.tell(f"{fixturedef.baseid}::{fixturedef.argname}[{getattr(request, 'param', '')}]")
    try:
        return (yield)
    finally:
        running.tell(test)
