"""The bot that plays anything that is allowed."""

from boomtable.bots import Wait, make
from boomtable.core.dice import SeededDice
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.table import Table
from tests.laws.hush.game import HUSH
from tests.laws.hush.schema import HushOptions, Nudge


def test_it_plays_every_legal_action_now_and_then() -> None:
    table = Table(SNIP, SnipOptions(3), seed=1)
    legal = table.game.legal_actions(table.state, 0)
    bot = make("random", SNIP, table.options, 0, seed=1)

    assert {bot.choose(table.update(0).view, legal) for _ in range(200)} == set(legal)


def test_out_of_turn_it_waits_as_often_as_it_acts() -> None:
    state, _ = HUSH.setup(HushOptions(2), SeededDice(1))
    HUSH.apply_code(state, 0, 0, SeededDice(1))
    bot = make("random", HUSH, HushOptions(2), 0, seed=1)

    answers = [bot.choose(HUSH.view(state, 0), [Nudge()]) for _ in range(400)]

    assert set(answers) == {Wait(), Nudge()}
    assert 150 < answers.count(Wait()) < 250
