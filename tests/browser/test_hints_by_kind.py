"""Hints measured by boxes in a recorded position of each kind of decision of each game: one in which a seat then did such a thing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import is_seat
from boomtable.games import GAMES
from boomtable.table.recording import read
from tests.browser.box_faults import FAULTS, NONE, SIZES
from tests.browser.person import People
from tests.browser.recorded_table import RECORDINGS, laid_out
from tests.serving.passing_time import SLOWLY

ADVISED = ("blast_tactics", "bomb_busters", "bombs_away", "its_a_bomb", "snip")
LARGER = [size for size in SIZES if size != "phone"]


@dataclass(frozen=True)
class Position:
    """A position before a move of a recorded game, for the seat that made the move."""

    path: Path
    moves: int
    seat: int


@cache
def positions(game: str) -> dict[str, Position]:
    """By the name of the action that was taken: the last position of its kind, where most lies on the table."""
    found = {}
    for path in sorted((RECORDINGS / game).glob("*.jsonl")):
        for moves, entry in enumerate(read(path.read_bytes(), GAMES.get).entries):
            if is_seat(entry.actor):
                found[type(entry.action).__name__] = Position(path, moves, entry.actor)
    return found


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """No clock of a recorded game ends by itself."""
    with ServerProcess(tmp_path_factory.mktemp("slow") / "data", speed=SLOWLY) as process:
        yield process


@pytest.mark.parametrize("game", ADVISED)
def test_on_a_phone_no_kind_of_hint_covers_anything(people: People, slow: ServerProcess, game: str) -> None:
    assert faults(people, slow, game, "phone") == {}


@pytest.mark.share(interpreted=4, compiled=4)
@pytest.mark.parametrize("size", LARGER)
@pytest.mark.parametrize("game", ADVISED)
def test_no_kind_of_hint_covers_anything(people: People, slow: ServerProcess, game: str, size: str) -> None:
    assert faults(people, slow, game, size) == {}


def faults(people: People, server: ServerProcess, game: str, size: str) -> dict[str, object]:
    """By kind of decision, what overlaps; with the hint if the adviser has one."""
    found: dict[str, object] = {}
    for kind, position in positions(game).items():
        table = laid_out(server, position.path, moves=position.moves, hints=True)
        person = table.looked_at(people, position.seat, size=SIZES[size])
        person.page.locator(".frame-board").wait_for()
        person.push(person.page.get_by_role("button", name="Hint", exact=True))
        told = person.page.locator(".hint-row:visible").first.or_(person.page.locator(".toast").first)
        expect(told.first).to_be_visible()
        seen = person.page.evaluate(FAULTS)
        if seen != NONE:
            found[kind] = seen
        person.context.close()
    return found
