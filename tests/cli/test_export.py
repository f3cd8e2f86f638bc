"""`boomtable export`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boomtable.cli.files import load_recording
from boomtable.core.schema import TimeUp, Undo
from boomtable.core.seats import is_seat
from boomtable.games import GAMES
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.research.dataset import Layout
from boomtable.research.decisions import decisions, shareable
from boomtable.server.store.database import Store
from boomtable.table import Table
from boomtable.table.recording import recording_of, replay
from tests.cli.conftest import Boomtable
from tests.cli.variants import FancyOptions

RECORDINGS = Path(__file__).parents[1] / "recordings"


def lines_of(file: Path) -> tuple[Layout, list[dict[str, Any]]]:
    first, *rows = file.read_bytes().splitlines()
    return msgspec.json.decode(first, type=Layout), [json.loads(row) for row in rows]


@pytest.fixture
def played(boomtable: Boomtable, tmp_path: Path) -> Path:
    folder = tmp_path / "played"
    boomtable("simulate", "snip", "--games", "4", "--bots", "novice,random,search:5", "--rotate", "--record", folder)
    return folder


def test_recordings_become_decisions(boomtable: Boomtable, played: Path, tmp_path: Path) -> None:
    ran = boomtable("export", tmp_path / "out", played)

    [file] = (tmp_path / "out").iterdir()
    layout, rows = lines_of(file)
    assert ran.out == f"{len(rows)} decisions of 4 games in {tmp_path / 'out'} (CC0-1.0)\n"
    assert (layout.schema, layout.licence, layout.game, layout.rules_version) == (1, "CC0-1.0", "snip", 1)
    assert list(rows[0]) == ["game", "options", "entry", "seat", "player", "features", "legal", "code", "return"]
    assert {row["player"] for row in rows if row["game"] == 1 and row["seat"] == 0} <= {"random"}
    assert {row["player"] for row in rows} == {"novice", "random", "search:5"}
    assert all(len(row["features"]) == layout.width for row in rows)


def test_a_row_is_what_its_seat_saw_could_do_and_did(boomtable: Boomtable, played: Path, tmp_path: Path) -> None:
    boomtable("export", tmp_path / "out", played / "snip-0-2.jsonl")
    [file] = (tmp_path / "out").iterdir()
    _, rows = lines_of(file)
    recording = load_recording(str(played / "snip-0-2.jsonl"))
    game, space = recording.game, recording.game.action_space(recording.options)
    end = game.outcome(replay(recording).state)

    assert end is not None
    assert len(rows) == len(recording.entries)
    for row, entry in zip(rows, recording.entries, strict=True):
        state, seat = replay(recording, row["entry"] - 1).state, entry.actor
        assert (row["seat"], row["code"], row["return"]) == (seat, space.number_in(state, seat, entry.action), end.payoff(seat))
        assert row["legal"] == game.legal_codes(state, seat)
        assert row["code"] in row["legal"]
        assert row["features"] == [cell for block in game.features(game.view(state, seat), seat).values() for cell in block]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_exported(boomtable: Boomtable, tmp_path: Path, game: str) -> None:
    ran = boomtable("export", tmp_path / "out", RECORDINGS / game, "--json")

    found = json.loads(ran.out)
    assert found["games"] == len(list((RECORDINGS / game).glob("*.jsonl")))
    for file in found["files"]:
        layout, rows = lines_of(Path(file))
        assert rows
        assert [row["entry"] for row in rows if row["code"] not in row["legal"] or max(row["legal"]) >= layout.codes] == []


def test_parquet_holds_the_same(boomtable: Boomtable, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pyarrow.parquet as pq  # type: ignore[import-untyped]  # it brings no types

    monkeypatch.setattr("boomtable.research.dataset.ROWS", 20)  # so that it is written in several groups
    boomtable("export", tmp_path / "lines", played)
    boomtable("export", tmp_path / "columns", played, "--form", "parquet")

    [lines], [columns] = ((tmp_path / name).iterdir() for name in ("lines", "columns"))
    layout, rows = lines_of(lines)
    table = pq.read_table(columns)
    assert msgspec.json.decode(table.schema.metadata[b"boomtable"], type=Layout) == layout
    assert [{**row, "options": json.loads(row["options"])} for row in table.to_pylist()] == rows
    assert table.schema.field("features").type.list_size == layout.width


def test_games_whose_numbers_mean_something_else_lie_in_another_file(boomtable: Boomtable, played: Path, tmp_path: Path) -> None:
    boomtable("simulate", "snip", "--games", "1", "--seats", "4", "--seed", "9", "--record", played)

    boomtable("export", tmp_path / "out", played)

    layouts = [lines_of(file)[0] for file in sorted((tmp_path / "out").iterdir())]
    assert len({layout.width for layout in layouts}) == 2


def test_what_was_taken_back_was_not_decided(tmp_path: Path) -> None:
    for file in sorted((RECORDINGS / "blast_tactics").glob("*.jsonl")):
        recording = load_recording(str(file))
        table = replay(recording, 0)
        for entry in recording.entries:
            if table.game.may_undo(table.state, entry) and not entry.rolls and is_seat(entry.actor):
                table.submit(entry.actor, entry.action, entry.at)
                table.submit(entry.actor, Undo(), entry.at)
                taken_back = len(table.entries) - 1
                break
            table.submit(entry.actor, entry.action, entry.at)
        else:
            continue
        break
    _finish(table)

    rows = decisions(recording_of(table), 0)

    assert taken_back not in [row.entry for row in rows]
    assert taken_back + 2 in [row.entry for row in rows]


def _finish(table: Table) -> None:
    while not table.over:
        waiting = table.game.waiting_on(table.state)
        if waiting:
            table.submit(waiting[0], table.game.legal_actions(table.state, waiting[0])[-1], table.now)
        else:
            timer = table.game.timers(table.state)[0]
            table.submit(-1, TimeUp(timer.name, timer.key), table.now)


def test_a_game_that_is_not_over_is_left_out(boomtable: Boomtable, played: Path, tmp_path: Path) -> None:
    whole = (played / "snip-0-0.jsonl").read_bytes().splitlines(keepends=True)
    (played / "snip-0-0.jsonl").write_bytes(b"".join(whole[:-1]))

    ran = boomtable("export", tmp_path / "out", played)

    assert "of 3 games" in ran.out
    assert "left out: 1 unfinished" in ran.out


def test_what_people_have_typed_is_not_in_the_options() -> None:
    rooms = TwoRoomsOptions(6, room_names=("Ada's kitchen", "Hall"))

    assert "room_names" not in shareable(rooms)
    assert shareable(rooms)["mode"] == "party"
    assert {"name", "roles"} & set(shareable(FancyOptions(3))) == set()
    assert shareable(FancyOptions(3))["level"] == "easy"


def test_a_server_without_consent_gives_nothing_out(boomtable: Boomtable, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    Store.open(tmp_path / "data" / "boomtable.db").close()

    ran = boomtable("export", tmp_path / "out", "--data", tmp_path / "data")

    assert (ran.code, list((tmp_path / "out").iterdir())) == (0, [])
    assert ran.out.startswith("0 decisions of 0 games")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "there is nothing to export: name recordings, or --data or --store of a server"),
        (["nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["--data", "nowhere"], "there is nothing to export: 'nowhere/boomtable.db' does not exist"),
        (["--data", "nowhere", "--licence", "MIT"], "--licence is for recordings of your own"),
        (["game.jsonl", "--form", "csv"], "there is no 'csv', choose from"),
    ],
)
def test_bad_input_gets_one_sentence(boomtable: Boomtable, tmp_path: Path, words: list[str], sentence: str) -> None:
    ran = boomtable("export", tmp_path / "out", *words)

    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_data_that_is_there_is_not_written_over(boomtable: Boomtable, played: Path) -> None:
    ran = boomtable("export", played, played)

    assert ran.code == 2
    assert f"no data can be written to {played}: it is not empty" in ran.err


def test_a_salt_is_long_enough(boomtable: Boomtable, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    Store.open(tmp_path / "data" / "boomtable.db").close()
    (tmp_path / "salt").write_text("short")

    ran = boomtable("export", tmp_path / "out", "--data", tmp_path / "data", "--salt", tmp_path / "salt")

    assert "holds no salt" in ran.err


def test_without_pyarrow_one_sentence_says_what_to_install(
    boomtable: Boomtable, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    ran = boomtable("export", tmp_path / "out", played, "--form", "parquet")

    assert "the package pyarrow is not installed (pip install 'boomtable[export]')" in ran.err
    assert boomtable("export", tmp_path / "lines", played).code == 0
