"""The recorded games of Two Rooms and a Boom are those that the tool plays."""

import pytest

from tools import make_streams, record_two_rooms
from tools.make_types import HOUSE

FOLDER = HOUSE / make_streams.RECORDINGS / "two_rooms"


def test_the_recordings_are_not_stale(capsys: pytest.CaptureFixture[str]) -> None:
    assert record_two_rooms.main(["--check"]) == 0
    assert capsys.readouterr().out == ""


def test_there_are_no_others() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(scene.name for scene in record_two_rooms.SCENES)
