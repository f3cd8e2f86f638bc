"""Recorded games: each replays to the byte, but for the version in its first line, and each way a game can end has one."""

from dataclasses import replace
from pathlib import Path

import pytest

from boomtable.games import GAMES
from boomtable.table import Recording, read, replay, write
from boomtable.table.recording import recording_of
from tests.house.source import HOUSE

FILES = sorted((HOUSE / "tests" / "recordings").glob("*/*.jsonl"))


def load(path: Path) -> Recording:
    return read(path.read_bytes(), GAMES.get)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recording_replays_to_the_byte(path: Path) -> None:
    recording = load(path)
    today = replace(recording, rules_version=recording.game.info.rules_version)
    again = write(recording_of(replay(recording), recording.fair))

    assert recording.game.info.id == path.parent.name
    assert again == write(today)
    assert again.splitlines()[1:] == path.read_bytes().splitlines()[1:]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_recording_of_todays_rules(game: str) -> None:
    headers = [(write(load(path)), path.read_bytes(), load(path).rules_version) for path in FILES if path.parent.name == game]

    assert any(again == before and version == GAMES[game].info.rules_version for again, before, version in headers)


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_is_recorded(game: str) -> None:
    tables = [replay(load(path)) for path in FILES if path.parent.name == game]
    outcomes = [GAMES[game].outcome(table.state) for table in tables]

    assert {outcome.reason for outcome in outcomes if outcome is not None} == set(GAMES[game].info.end_reasons)
