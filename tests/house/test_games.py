"""What every game of the house says of itself."""

import pytest

from boomtable.core.game import AnyGame
from boomtable.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_table_that_nobody_sized_has_a_preset(game: AnyGame) -> None:
    assert game.info.min_seats <= game.info.usual_seats <= game.info.max_seats
    assert game.presets(game.info.usual_seats)[0].options.seats == game.info.usual_seats
