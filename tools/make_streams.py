"""Writes what every viewer of the recorded games saw, for the web client's tests. It follows from the recordings, so it is not kept.

A stream grows with the square of the seats, so games at larger tables are left out: what a screen must draw is recorded at a small one.
"""

from pathlib import Path

import msgspec

from boomtable.core.schema import Event, Offer, View
from boomtable.core.seats import Viewer
from boomtable.games import GAMES
from boomtable.table import Recording, Table, read, replay
from boomtable.table.recording import step
from tools.make_types import HOUSE

RECORDINGS = Path("tests/recordings")
STREAMS = Path("build/streams")
MOST_SEATS = 8  # of a game that is streamed


class Sight(msgspec.Struct, frozen=True):
    """One update of one viewer."""

    n: int
    at: int
    events: list[Event]
    turns: list[int]
    view: View
    offers: list[Offer]


class Streams(msgspec.Struct, frozen=True):
    """One recorded game as all its viewers saw it."""

    game: str
    seats: int
    viewers: dict[Viewer, list[Sight]]


def streams_of(recording: Recording) -> Streams:
    table = replay(recording, 0)
    sights: dict[Viewer, list[Sight]] = {viewer: [] for viewer in table.viewers()}
    _look(table, sights)
    for line, entry in enumerate(recording.entries, 2):
        step(table, entry, line)
        _look(table, sights)
    return Streams(recording.game.info.id, recording.options.seats, sights)


def _look(table: Table, sights: dict[Viewer, list[Sight]]) -> None:
    """Take a new sight for everybody who noticed something."""
    for viewer, seen in sights.items():
        since = seen[-1].n if seen else 0
        if table.seen(viewer) > since:
            update = table.update(viewer, since)
            seen.append(Sight(update.n, update.at, update.events, update.turns, update.view, update.offers))


def wanted(house: Path = HOUSE) -> dict[Path, str]:
    """What each generated file should hold, by path below the house."""
    texts = {}
    for file in sorted((house / RECORDINGS).glob("*/*.jsonl")):
        recording = read(file.read_bytes(), GAMES.get)
        if recording.options.seats <= MOST_SEATS:
            text = msgspec.json.encode(streams_of(recording)).decode() + "\n"
            texts[STREAMS / file.parent.name / f"{file.stem}.json"] = text
    return texts


def main(house: Path = HOUSE) -> None:
    texts = wanted(house)
    for path in (house / STREAMS).glob("*/*.json"):
        if path.relative_to(house) not in texts:
            path.unlink()
    for path, text in texts.items():
        (house / path).parent.mkdir(parents=True, exist_ok=True)
        (house / path).write_text(text)


if __name__ == "__main__":
    main()
