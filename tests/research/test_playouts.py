"""Random games as they are measured."""

from boomtable.core.dice import SeededDice
from boomtable.core.walk import Walk
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.research.playouts import measure, play_listed


def test_listing_and_sampling_both_play_to_the_end() -> None:
    for playout in (play_listed, Walk.play_on):
        dice = SeededDice(1)
        imagined = Walk(SNIP, SNIP.setup(SnipOptions(4), dice)[0], dice)
        playout(imagined)

        assert imagined.game.outcome(imagined.state) is not None
        assert 1 <= imagined.length <= 11


def test_every_figure_is_there() -> None:
    figures = measure(SNIP, SnipOptions(3), seconds=0.0)

    assert all(value > 0 for value in figures.values())
    assert figures["actions_per_second"] > figures["games_per_second"]
    assert set(figures) == {
        "actions_per_second",
        "games_per_second",
        "sampled_actions_per_second",
        "sampled_games_per_second",
        "clone_us",
        "setup_us",
    }
