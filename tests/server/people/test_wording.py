"""Names and lines of chat: only what can be seen, in the order in which it was written."""

from pathlib import Path

import pytest

from boomtable.server.errors import BadRequest
from boomtable.server.people.wording import plain
from boomtable.server.protocol.requests import TakeSeat
from tests.server.parlour import ENTROPY, gathered, guests, look, parlour


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\n Lee ", "Ann Lee"),
        ("\u202eevil", "evil"),  # right to left from here on, and what follows with it
        ("a\u2066b\u2069c", "abc"),
        ("nu\x00ll\x07\x1b[31m", "null[31m"),
        ("A\u200bn\ufeffn\u00ad", "Ann"),  # nothing to be seen, so two names would look the same
        ("José אבג 李", "José אבג 李"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),  # one picture of two
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\U000e0041\ue000x", "x"),
        ("\u200d\u200c", ""),
        ("\u3164\u115f\u2800 ", ""),  # letters and a symbol that are blank
    ],
)
def test_only_what_can_be_seen_is_kept(written: str, shown: str) -> None:
    assert plain(written) == shown


async def test_names_are_shown_plain_and_cannot_be_blank(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann], seats=2)

        await table.seating.sit(bob, TakeSeat("\u202eBob\x00", 1, ENTROPY, table.code, 1))
        await tables.people.change(bob.id, "B\u200bob", 1, None)
        with pytest.raises(BadRequest, match="a name needs something that can be seen"):
            await table.seating.sit(ann, TakeSeat(" \u200b", 1, ENTROPY, None, 0))
        with pytest.raises(BadRequest, match="a name needs something that can be seen"):
            await tables.people.change(bob.id, "\u2060", 1, None)

        assert [seat.name for seat in table.seats] == ["Ann", "Bob"]


async def test_a_line_that_cannot_be_seen_is_not_said(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob])
        looker = await look(table, bob, 1)

        with pytest.raises(BadRequest, match="an empty line cannot be said"):
            await table.talk.say(ann.id, 0, "table", "\u202e\u200b")
        await table.talk.say(ann.id, 0, "table", "\u202eolleh\x07")

        assert [heard["said"]["text"] for heard in looker.all("Heard")] == ["olleh"]
