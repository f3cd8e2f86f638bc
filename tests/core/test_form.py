"""Which form of the engine runs."""

import os

from boomtable.core import form


def test_the_engine_under_test_is_the_one_that_was_asked_for() -> None:
    assert ("compiled" if form.compiled() else "interpreted") == os.environ.get("BOOMTABLE_EXPECT", "interpreted")
