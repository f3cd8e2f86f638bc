"""Bomb Busters: Rewinder."""

import pytest

from boomtable.games.bomb_busters.schema import Rewound, UseRewinder
from tests.games.bomb_busters.positions import bomb, play, refusal

rule = pytest.mark.rule


@rule("BB-220", "BB-EX-26")
def test_the_dial_goes_back_beyond_the_starting_space() -> None:
    table = bomb("A[3] B[4] C[5]", seats=3, cards="6", cut={6: 2}, fuse=3)

    assert play(table, 2, UseRewinder()) == [Rewound(2, 4)]
    assert (table.fuse, table.card_used) == (4, [True])


@rule("BB-152", "BB-220", "BB-EX-26")
def test_the_dial_does_not_go_beyond_the_five_player_space() -> None:
    table = bomb("A[3] B[4] C[5] D[6] E[7]", cards="6", cut={6: 2}, fuse=5)

    assert "the dial is back as far as it goes [BB-152]" in refusal(table, 0, UseRewinder())
    assert table.card_used == [False]
