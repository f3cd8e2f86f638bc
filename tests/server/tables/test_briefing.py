"""The card of a mission at a table: what is new to those who sit there, and which try it is."""

from __future__ import annotations

from pathlib import Path

from boomtable.server.store.facts import AttemptFacts
from boomtable.server.tables.briefing import briefed
from boomtable.server.tables.live_table import LiveTable
from tests.server.parlour import guests, parlour, play_on, started


def tried(table: LiveTable, missions: list[int], *, later: int = 0) -> list[AttemptFacts]:
    """What somebody has played to an end at other tables."""
    ended = (table.facts.started or 0) + later
    return [AttemptFacts(f"other-{at}", "ann", "bomb_busters", number, True, 0, False, None, ended) for at, number in enumerate(missions)]


async def test_what_nobody_has_met_is_new_and_the_first_try_is_the_first(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        table = await started(tables, await guests(tables, 2), game="bomb_busters", options={"mission": 4})
        told = await tables.briefing(table)
        assert told is not None
        assert (told.chapter, told.tries) == (4, 0)
        assert told.new == told.pieces == ["yellow", "red", "tool", "marker"]


async def test_what_all_of_them_have_met_is_not_new_but_what_one_of_them_has_not(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        table = await started(tables, await guests(tables, 2), game="bomb_busters", options={"mission": 5})
        told = briefed(table.record, [tried(table, [1, 2, 3, 5, 5]), tried(table, [2])])
        assert told is not None
        assert told.new == ["red", "tool", "maybe"]
        assert told.tries == 2


async def test_what_was_tried_later_changes_nothing(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        table = await started(tables, await guests(tables, 2), game="bomb_busters", options={"mission": 3})
        assert briefed(table.record, [tried(table, [3, 3], later=1)]) == briefed(table.record, [[]])


async def test_a_game_that_was_played_before_is_a_try_but_not_the_one_that_the_card_is_for(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 2)
        tables_played = [await started(tables, people, game="its_a_bomb", options={"scenario": 0}) for _ in range(2)]
        for table in tables_played:
            await play_on(table, people)
            assert table.facts.phase == "over"
        cards = [await tables.briefing(table) for table in tables_played]
        again = await tables.briefing(await started(tables, people, game="its_a_bomb", options={"scenario": 0}))
        assert [card and (card.tries, card.new) for card in cards] == [(0, ["SPOT"]), (0, ["SPOT"])]  # both had begun before either ended
        assert again is not None
        assert (again.tries, again.new) == (2, [])


async def test_a_game_without_missions_has_no_card(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        assert await tables.briefing(await started(tables, await guests(tables, 2), game="snip")) is None
