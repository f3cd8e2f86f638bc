"""The two forms of the engine, side by side."""

from pathlib import Path

import pytest

from boomtable.core.errors import BoomtableError
from boomtable.research.forms import COMPILED, INTERPRETED, folders, run_in, stale


def house(root: Path, *, built: bool) -> None:
    for folder in ("src", "build/compiled") if built else ("src",):
        package = root / folder / "boomtable"
        package.mkdir(parents=True)
        (package / "rules.py").write_text("RED = 1\n")
    if built:
        (root / "build/compiled/.stamp").touch()


def test_both_forms_are_found_from_either(tmp_path: Path) -> None:
    house(tmp_path, built=True)
    both = {INTERPRETED: tmp_path / "src", COMPILED: tmp_path / "build" / "compiled"}

    assert folders(tmp_path / "src" / "boomtable") == both
    assert folders(tmp_path / "build" / "compiled" / "boomtable") == both
    assert stale(both) == []


def test_without_a_compiled_form_there_is_nothing_to_compare(tmp_path: Path) -> None:
    house(tmp_path, built=False)

    assert folders(tmp_path / "src" / "boomtable") == {}
    assert folders(tmp_path) == {}


def test_an_edited_source_makes_the_compiled_form_stale(tmp_path: Path) -> None:
    house(tmp_path, built=True)
    forms = folders(tmp_path / "src" / "boomtable")
    (tmp_path / "src/boomtable/rules.py").write_text("RED = 2\n")
    (tmp_path / "src/boomtable/state.py").write_text("")
    (tmp_path / "src/boomtable/bots").mkdir()
    (tmp_path / "src/boomtable/bots/weights.json").write_text("{}\n")

    assert stale(forms) == [Path("boomtable/bots/weights.json"), Path("boomtable/rules.py"), Path("boomtable/state.py")]


def test_what_goes_wrong_in_the_other_form_is_told(tmp_path: Path) -> None:
    with pytest.raises(BoomtableError, match="cannot be measured: boomtable: there is no game 'chess'"):
        run_in(tmp_path, ["bench", "chess"])
