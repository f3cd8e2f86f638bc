"""Bots by name."""

import pytest

from boomtable.bots import DEFAULT_BUDGET, HANDMADE, Budget, find, make, names
from boomtable.bots.random_bot import RandomBot
from boomtable.bots.search_bot import SearchBot
from boomtable.core.errors import BoomtableError
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions


def test_a_name_may_carry_a_budget() -> None:
    assert find("search", SNIP) == (SearchBot, DEFAULT_BUDGET)
    assert find("search:200", SNIP) == (SearchBot, Budget(iterations=200))
    assert find("search:50ms", SNIP) == (SearchBot, Budget(ms=50))


def test_a_budget_that_is_handed_in_wins() -> None:
    bot = make("search:200", SNIP, SnipOptions(3), 1, 5, Budget(iterations=9))

    assert (type(bot), bot.seat, bot.budget.iterations) == (SearchBot, 1, 9)


def test_levels_belong_to_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HANDMADE, "snip", {"novice": RandomBot})

    assert names(SNIP) == ["random", "search", "novice"]
    assert find("novice", SNIP) == (RandomBot, DEFAULT_BUDGET)


def test_an_unknown_bot_is_told_from_the_known() -> None:
    with pytest.raises(BoomtableError, match="there is no bot 'deep' for Snip: choose from random, search"):
        make("deep:3", SNIP, SnipOptions(3), 0, 0)


def test_bots_of_one_table_have_dice_of_their_own() -> None:
    bots = [make("random", SNIP, SnipOptions(3), seat, seed=4) for seat in range(3)]

    assert len({tuple(bot.dice.pick(1000) for _ in range(4)) for bot in bots}) == 3
