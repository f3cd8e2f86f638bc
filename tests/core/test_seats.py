"""Who notices what."""

import pytest

from boomtable.core.seats import EVERYBODY, FULL, PUBLIC, audience_of, audience_viewer, notices

ROOM_A, ROOM_B = audience_viewer(0), audience_viewer(1)


@pytest.mark.parametrize("viewer", [0, 29, PUBLIC, FULL, ROOM_A, ROOM_B])
def test_everybody_notices_what_has_no_limit(viewer: int) -> None:
    assert notices(EVERYBODY, viewer)


@pytest.mark.parametrize(
    ("viewer", "expected"), [(0, False), (3, True), (29, True), (28, False), (PUBLIC, False), (FULL, True), (ROOM_A, True), (ROOM_B, False)]
)
def test_an_audience_is_exact_and_full_sees_all(viewer: int, expected: bool) -> None:
    assert notices(audience_of([3, 29, ROOM_A]), viewer) is expected
