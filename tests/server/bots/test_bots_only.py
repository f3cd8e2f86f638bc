"""Options that only bots may play with: nobody sits down, everybody may watch."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from boomtable.core.schema import GameInfo, Options
from boomtable.core.seats import PUBLIC
from boomtable.games import GAMES
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import SnipOptions
from boomtable.server.errors import NotNow
from boomtable.server.http import game_cards
from boomtable.server.protocol.requests import NewTable, TableSettings, TakeSeat
from tests.server.parlour import ENTROPY, gathered, guests, look, parlour

SILENT, LOUD = b'{"seats": 2, "first": 1}', b'{"seats": 2, "first": 0}'


class Silent(Snip):
    info: ClassVar[GameInfo] = msgspec.structs.replace(Snip.info, id="silent", title="Silent")

    def bots_only(self, options: Options) -> bool:
        assert isinstance(options, SnipOptions)
        return options.first == 1


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "silent", Silent())


def wish(options: bytes, fill: str | None) -> NewTable:
    return NewTable("silent", msgspec.Raw(options), "Ann", 1, fill=fill)


async def test_its_maker_is_host_without_a_seat(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await tables.create(ann, wish(SILENT, "novice"))

        assert [seat.kind for seat in table.seats] == ["bot", "bot"]
        card = table.audience.card(ann.id)
        assert (card.bots_only, card.you_host, card.code) == (True, True, table.code)
        with pytest.raises(NotNow, match="nobody can sit down here: only bots play with these options, but they can be watched"):
            await table.seating.sit(bob, TakeSeat("Bob", 1, ENTROPY, table.code, None))
        await table.phases.start(ann)
        watching = await look(table, bob, PUBLIC)
        assert watching.update()["view"]["colours"] == [None] * 4


async def test_seats_are_left_before_such_options_are_chosen(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob = await guests(tables, 2)
        table = await gathered(tables, [ann, bob], game="silent")
        silent_wish = TableSettings(msgspec.Raw(SILENT), False, "after", "live")
        with pytest.raises(NotNow, match="only bots play with these options: seat 0 must be left first"):
            await table.seating.settings(ann, silent_wish)
        await table.seating.leave(ann, 0)
        await table.seating.leave(ann if table.facts.host == ann.id else bob, 1)

        host = ann if table.facts.host == ann.id else bob
        await table.seating.settings(host, silent_wish)

        assert table.audience.card(None).bots_only


@pytest.mark.parametrize(
    ("game", "values"),
    [("snip", {}), ("bomb_busters", {"signals": [True]}), ("blast_tactics", {"canonical_lay": [True]}), ("two_rooms", {"mode": ["sim"]})],
)
def test_a_lobby_can_tell_which_options_keep_people_away(game: str, values: dict[str, list[str | bool]]) -> None:
    assert game_cards.card(GAMES[game]).for_bots == values
