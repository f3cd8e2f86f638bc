"""tools/compile_beside.py: what people get first, and that half a build is never taken for a whole one."""

import os
from pathlib import Path

import pytest

from boomtable.server.bots.engine_stage import SOURCES, Stage, newest, publish
from tools import compile_beside
from tools.compile import compiled_modules, groups_of
from tools.light_shims import HEADER, INSTEAD, lighten

STAGE = Stage("stage-1-7", ["engine", "bomb_busters"], whole=False)


def built(folder: Path, stage: Stage) -> None:
    (folder / stage.folder).mkdir()
    (folder / stage.folder / "boomtable").symlink_to(SOURCES / "boomtable")


def test_what_games_share_and_the_first_game_come_first_and_every_group_once() -> None:
    groups = groups_of(compiled_modules(), compile_beside.part_of)
    stages = compile_beside.stages_of(groups)

    assert stages[0] == ["engine", "bomb_busters", "bomb_busters_bots"]
    assert stages[1][0] == "snip"
    assert sorted(name for stage in stages for name in stage) == sorted(groups)


def test_the_bots_of_a_game_are_a_library_of_their_own_that_comes_with_its_game() -> None:
    groups = groups_of(compiled_modules(), compile_beside.part_of)
    whole = groups_of(compiled_modules())

    assert {name for name in groups if not name.endswith(compile_beside.BOTS)} == set(whole)
    assert sorted([*groups["bomb_busters"], *groups["bomb_busters_bots"]]) == sorted(whole["bomb_busters"])
    assert all("/handmade/" in module for module in groups["bomb_busters_bots"])
    for stage in compile_beside.stages_of(groups):
        assert {name.removesuffix(compile_beside.BOTS) for name in stage} == set(compile_beside.games_of(stage))


def test_what_no_stamp_names_is_removed_and_what_it_names_stays(tmp_path: Path) -> None:
    built(tmp_path, STAGE)
    publish(tmp_path, STAGE)
    built(tmp_path, Stage("stage-2-7", [], whole=True))  # broken off before it was named
    (tmp_path / "work").mkdir()
    compile_beside.tidy(tmp_path)

    assert newest(tmp_path) == STAGE
    assert sorted(path.name for path in tmp_path.iterdir()) == ["stage-1-7", "stage.json"]


def test_a_whole_engine_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_beside, "what_is_missing", lambda: None)
    monkeypatch.setattr(compile_beside, "compile_all", lambda *_: pytest.fail("it is there"))
    whole = Stage("stage-3-7", ["engine"], whole=True)
    built(tmp_path, whole)
    publish(tmp_path, whole)

    assert compile_beside.run(tmp_path) == 0


def test_two_builds_at_a_time_are_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compile_beside, "what_is_missing", lambda: None)
    monkeypatch.setattr(compile_beside, "compile_all", lambda folder, _: compile_beside.run(folder))

    assert compile_beside.run(tmp_path) == 0
    assert capsys.readouterr().out == "Engine: another build is at work already\n"


def test_what_the_compiler_says_goes_to_a_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with compile_beside.said_to(tmp_path / "log"):
        os.write(1, b"gcc ...\n")
        os.write(2, b"warning\n")
    os.write(1, b"done\n")

    assert capfd.readouterr().out == "done\n"
    assert (tmp_path / "log").read_text() == "gcc ...\nwarning\n"


def test_a_machine_without_a_compiler_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert compile_beside.run(tmp_path / "play") == 1
    assert "bots think longer: there is no C compiler here" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_only_shims_that_can_do_without_the_header_lose_it(tmp_path: Path) -> None:
    texts = {"plain": HEADER + "PyInit_a\n", "phases": HEADER + "PyModuleDef_Init\n", "library": '#include "init.c"\n'}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
        lighten(tmp_path / name)

    assert {name: (tmp_path / name).read_text() for name in texts} == {**texts, "plain": INSTEAD + "PyInit_a\n"}
