"""A recorded game, decision by decision."""

from pathlib import Path

import pytest

from boomtable.bots import ADVISERS
from boomtable.bots.adviser import Judgement
from boomtable.cli.files import load_recording
from boomtable.core.schema import Pause, Resume
from boomtable.core.seats import TABLE
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, SnipOptions, Vouch
from boomtable.research.review import Decision, NoAdviser, review
from boomtable.table.recording import recording_of
from boomtable.table.table import Table
from tests.laws.hush.game import HUSH
from tests.laws.hush.schema import HushOptions

RECORDINGS = Path(__file__).resolve().parents[1] / "recordings" / "snip"
SURE = 1.0


def test_decisions_are_judged_by_what_their_seats_knew_then() -> None:
    recording = load_recording(str(RECORDINGS / "red_wire_cut.jsonl"))

    found = list(review(recording))

    dark = 1 - 1 / 3  # seat 1 sees its own two wires and the one that was vouched for, so one of three is red
    assert recording.options == SnipOptions(3)
    assert [entry.at for entry in recording.entries] == [decision.at for decision in found if decision is not None]
    assert [(decision.entry, decision.step, decision.seat, decision.action, decision.judgement) for decision in found if decision] == [
        (1, 0, 0, Vouch(1), Judgement(SURE, SURE, Vouch(1), SURE, SURE)),
        (2, 1, 1, Cut(5), Judgement(dark, dark, Cut(1), SURE, SURE)),
        (3, 2, 2, Cut(0), Judgement(dark, dark, Cut(1), SURE, SURE)),
    ]


def test_what_the_table_does_is_nobodys_decision() -> None:
    table = Table(SNIP, SnipOptions(2, first=1), seed=3)
    table.submit(TABLE, Pause())
    table.submit(TABLE, Resume())
    table.submit(1, SNIP.legal_actions(table.state, 1)[-1])

    found = list(review(recording_of(table)))

    assert found[:2] == [None, None]
    assert isinstance(found[2], Decision)
    assert (found[2].entry, found[2].step) == (3, table.seen(1) - 2)


def test_a_game_without_an_adviser_cannot_be_reviewed() -> None:
    assert "hush" not in ADVISERS
    with pytest.raises(NoAdviser, match="cannot be reviewed: it has no adviser"):
        next(review(recording_of(Table(HUSH, HushOptions(2), seed=1))))
