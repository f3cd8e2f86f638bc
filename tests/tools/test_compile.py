"""tools/compile.py: one list, and a clear word where nothing can be compiled."""

from pathlib import Path

import pytest

from tools import compile as compiler


def test_the_list_comes_from_pyproject() -> None:
    modules = compiler.compiled_modules()

    assert "core/form.py" in modules
    assert all((compiler.HOUSE / "src" / "boomtable" / module).is_file() for module in modules)


def test_a_game_and_its_bots_are_one_library_and_what_games_share_another() -> None:
    modules = ["core/dice.py", "games/snip/rules.py", "games/tick_tock/rules/cut.py", "bots/ismcts.py", "bots/handmade/tick_tock/expert.py"]

    assert compiler.groups_of(modules) == {
        "engine": ["boomtable/core/dice.py", "boomtable/bots/ismcts.py"],
        "snip": ["boomtable/games/snip/rules.py"],
        "tick_tock": ["boomtable/games/tick_tock/rules/cut.py", "boomtable/bots/handmade/tick_tock/expert.py"],
    }


def test_without_a_compiler_it_says_so_and_builds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert compiler.run([str(tmp_path / "compiled")]) == 1
    assert "there is no C compiler here" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
