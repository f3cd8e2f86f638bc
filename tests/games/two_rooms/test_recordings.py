"""Two Rooms and a Boom: recorded games replay to the byte, and each way a game can end has one."""

from pathlib import Path

import pytest

from boomtable.games.two_rooms import GAME
from boomtable.table import Recording, read, replay, write
from boomtable.table.recording import recording_of

FILES = sorted(Path(__file__).with_name("recordings").glob("*.jsonl"))


def load(path: Path) -> Recording:
    return read(path.read_bytes(), {GAME.info.id: GAME}.get)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recording_replays_to_the_byte(path: Path) -> None:
    recording = load(path)

    assert write(recording_of(replay(recording), recording.fair)) == path.read_bytes()


def test_every_way_to_end_is_recorded() -> None:
    outcomes = [GAME.outcome(replay(load(path)).state) for path in FILES]

    assert {outcome.reason for outcome in outcomes if outcome is not None} == set(GAME.info.end_reasons)
