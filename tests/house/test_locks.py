"""What is installed here is locked: by version and hash, without the address of any registry, one lock for each purpose."""

import re
from pathlib import Path

import pytest

from tests.house.source import HOUSE
from tests.house.test_dependencies import PROJECT, normal

LOCKS = HOUSE / "locks"
GROUPS = PROJECT["dependency-groups"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
WANTED = {"run": [*PROJECT["project"]["dependencies"], *EXTRAS["server"]], **GROUPS}
PIN = re.compile(r"^([a-z0-9][a-z0-9-]*)==([\w.!+]+)( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n", re.MULTILINE)
RANGE = re.compile(r"(>=|==)([\d.]+)")


def text_of(name: str) -> str:
    return (LOCKS / f"{name}.txt").read_text(encoding="utf-8")


def pins_in(text: str) -> dict[str, set[str]]:
    """The versions of each package; there are several where newer ones have left an old Python behind."""
    found: dict[str, set[str]] = {}
    for pin in PIN.finditer(text):
        found.setdefault(pin[1], set()).add(pin[2])
    return found


def asked_for(name: str) -> list[str]:
    """What a purpose needs, that of the groups it includes, too."""
    wanted: list[str] = []
    for one in WANTED[name]:
        wanted += [one] if isinstance(one, str) else asked_for(one["include-group"])
    return wanted


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def fits(requirement: str, version: str) -> bool:
    ranges = RANGE.findall(requirement)
    return bool(ranges) and all(
        number(version) == number(wanted) if sign == "==" else number(version) >= number(wanted) for sign, wanted in ranges
    )


def test_there_is_one_lock_for_each_purpose() -> None:
    assert {path.name for path in LOCKS.iterdir()} == {f"{name}.txt" for name in WANTED}


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_holds_nothing_but_versions_and_hashes(name: str) -> None:
    assert PIN.sub("", text_of(name)) == ""


@pytest.mark.parametrize(
    "text", ["-i https://x.org/simple\n", "a==1\n", "a @ https://x.org/a.whl\n", "a==1 \\\n    --hash=md5:00\n", "--find-links x\n"]
)
def test_what_does_not_belong_into_a_lock_is_noticed(text: str) -> None:
    assert PIN.sub("", text) == text


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_fits_what_pyproject_asks_for(name: str) -> None:
    pins = pins_in(text_of(name))

    assert [one for one in asked_for(name) if not any(fits(one, version) for version in pins.get(normal(one), set()))] == []


def test_a_version_that_does_not_fit_is_noticed() -> None:
    assert fits("a>=1.2", "1.10")
    assert not fits("a>=1.2", "1.1.9")
    assert not fits("a==1.2", "1.2.1")
    assert not fits("a", "1.2")


def test_locks_agree_with_each_other() -> None:
    versions: dict[str, set[frozenset[str]]] = {}
    for name in WANTED:
        for package, found in pins_in(text_of(name)).items():
            versions.setdefault(package, set()).add(frozenset(found))

    assert [package for package, found in versions.items() if len(found) > 1] == []


def test_who_only_plays_installs_nothing_that_only_tests_or_extras_need() -> None:
    others = {normal(one) for one in [*asked_for("test"), *(one for extra in EXTRAS.values() for one in extra)]}

    assert (others - {normal(one) for one in asked_for("run")}) & set(pins_in(text_of("run"))) == set()
    recipe = re.search(r"^\$\(VENV\)/\.run:.*\n((?:\t.*\n)+)", Path(HOUSE, "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert recipe is not None
    assert re.findall(r"locks/(\w+)\.txt", recipe[1]) == ["run", "build"]


def test_the_build_is_locked_as_it_is_asked_for() -> None:
    assert asked_for("build") == PROJECT["build-system"]["requires"]
