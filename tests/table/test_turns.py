"""Turns of every game: numbered from 1, one after the other, and each belongs to one seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.cli.files import load_recording
from boomtable.core.schema import Undo
from boomtable.core.seats import is_seat
from boomtable.table.recording import replay
from boomtable.table.table import Table

RECORDINGS = Path(__file__).resolve().parents[1] / "recordings"
WITH_TURNS = ("snip", "bomb_busters", "its_a_bomb", "blast_tactics", "bombs_away")


def played(path: Path) -> Table:
    return replay(load_recording(str(path)))


@pytest.mark.parametrize(
    "path", [path for game in WITH_TURNS for path in sorted((RECORDINGS / game).glob("*.jsonl"))], ids=lambda path: path.stem
)
def test_turns_follow_each_other_from_one(path: Path) -> None:
    table = played(path)

    assert table.turns[0] == 0  # the setup
    rises = [later - earlier for earlier, later in zip(table.turns, table.turns[1:], strict=False)]
    assert set(rises) <= {0, 1}
    assert len(table.turns) == len(table.entries) + 1
    assert table.turns[-1] >= 1


@pytest.mark.parametrize("game", ["snip", "blast_tactics", "bombs_away"])
def test_a_turn_is_one_seats(game: str) -> None:
    for path in sorted((RECORDINGS / game).glob("*.jsonl")):
        table = played(path)
        actors: dict[int, set[int]] = {}
        for entry, turn in zip(table.entries, table.turns[1:], strict=True):
            if is_seat(entry.actor) and not isinstance(entry.action, Undo) and type(entry.action).__name__ != "Claim":
                actors.setdefault(turn, set()).add(entry.actor)
        assert all(len(seats) == 1 for seats in actors.values()), path.stem


def test_events_come_with_their_turns() -> None:
    table = played(RECORDINGS / "bomb_busters" / "first_mission_for_two.jsonl")

    told = table.update(0)

    assert len(told.turns) == len(told.events)
    placed = [turn for turn, event in zip(told.turns, told.events, strict=True) if type(event).__name__ == "InfoPlaced"]
    assert placed == [0, 0]  # before the first turn (BB-036)
    assert told.turns == sorted(told.turns)


def test_a_game_without_turns_has_none() -> None:
    path = next(iter(sorted((RECORDINGS / "two_rooms").glob("*.jsonl"))))
    assert set(played(path).turns) == {0}
