"""The streams that the web client's tests draw are those of the recordings."""

from pathlib import Path

from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import GAMES
from boomtable.games.snip.schema import Dealt, SnipView
from boomtable.table import read
from tools import make_streams
from tools.make_types import HOUSE

RECORDING = HOUSE / make_streams.RECORDINGS / "snip" / "red_wire_cut.jsonl"


def test_streams_are_written_for_the_recordings_that_there_are(tmp_path: Path) -> None:
    recording = tmp_path / make_streams.RECORDINGS / "snip" / "cut.jsonl"
    recording.parent.mkdir(parents=True)
    recording.write_bytes(RECORDING.read_bytes())
    gone = tmp_path / make_streams.STREAMS / "snip" / "gone.json"
    gone.parent.mkdir(parents=True)
    gone.touch()

    make_streams.main(tmp_path)

    assert [path.name for path in gone.parent.iterdir()] == ["cut.json"]
    assert (gone.parent / "cut.json").read_text() == make_streams.wanted(tmp_path)[make_streams.STREAMS / "snip" / "cut.json"]


def test_every_recording_of_a_small_table_has_its_streams() -> None:
    seats = {
        path.relative_to(HOUSE / make_streams.RECORDINGS).with_suffix(""): read(path.read_bytes(), GAMES.get).options.seats
        for path in RECORDING.parents[1].rglob("*.jsonl")
    }
    streamed = {path.relative_to(make_streams.STREAMS).with_suffix("") for path in make_streams.wanted()}
    assert streamed == {recording for recording, count in seats.items() if count <= 8}
    assert Path("snip/red_wire_cut") in streamed
    assert {path.parent.name for path in streamed} == set(GAMES)


def test_a_viewer_sees_its_own_wires_and_no_others() -> None:
    streams = make_streams.streams_of(read(RECORDING.read_bytes(), GAMES.get))
    assert set(streams.viewers) == {*range(streams.seats), PUBLIC, FULL}
    first = streams.viewers[1][0]
    assert isinstance(first.view, SnipView)
    assert [wire for wire, colour in enumerate(first.view.colours) if colour is not None] == [2, 3]
    assert [event.colours is None for event in first.events if isinstance(event, Dealt)] == [True, False, *[True] * (streams.seats - 2)]


def test_updates_are_numbered_without_gaps_and_end_with_the_outcome() -> None:
    streams = make_streams.streams_of(read(RECORDING.read_bytes(), GAMES.get))
    for sights in streams.viewers.values():
        assert [sight.n for sight in sights] == list(range(1, len(sights) + 1))
        assert [sight.view.outcome is None for sight in sights] == [True] * (len(sights) - 1) + [False]
