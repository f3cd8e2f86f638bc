"""What is observed straight from the state is what the view tells, in positions that random games hardly reach."""

from pathlib import Path

import pytest

from boomtable.games import GAMES
from boomtable.table import Table
from boomtable.table.recording import read, step
from tests.games.rows import observed, told

RECORDINGS = sorted((Path(__file__).resolve().parents[1] / "recordings").glob("*/*.jsonl"))


@pytest.mark.parametrize("path", [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in RECORDINGS])
def test_every_recorded_position_is_observed_as_it_is_seen(path: Path) -> None:
    recording = read(path.read_bytes(), GAMES.get)
    game = recording.game
    table = Table(game, recording.options, setup_rolls=recording.rolls)
    for line, entry in enumerate(recording.entries, 2):
        step(table, entry, line)
        for seat in range(recording.options.seats):
            features = told(game, table.state, seat)
            assert observed(game, table.state, seat, features) == features, f"after line {line}, seat {seat}"
