"""Bomb Busters: Emergency Batteries."""

import pytest

from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.schema import DoubleDetect, Recharged, UseBatteries
from tests.games.bomb_busters.positions import bomb, play, refusal

rule = pytest.mark.rule


@rule("BB-221")
def test_a_power_can_be_used_again() -> None:
    table = bomb("A[3] B[4 5] C[6]", cards="7", cut={7: 2}, spent="A")
    assert "[BB-260]" in refusal(table, 0, DoubleDetect((16, 17)))

    assert play(table, 2, UseBatteries((0,))) == [Recharged(2, (0,))]

    play(table, 0, DoubleDetect((16, 17)))


@rule("BB-221")
def test_two_characters_at_once() -> None:
    table = bomb("A[3] B[4] C[6]", cards="7", cut={7: 2}, spent="ABC")
    offered = [action for action in GAME.legal_actions(table, 1) if isinstance(action, UseBatteries)]
    assert len(offered) == 6

    assert play(table, 1, UseBatteries((0, 2))) == [Recharged(1, (0, 2))]
    assert table.power_used == [False, True, False, False]


@pytest.mark.parametrize("seat", range(3))
def test_offered_characters_stand_in_the_order_in_which_they_may_be_named(seat: int) -> None:
    """Whoever fills a list takes values as the offer lists them, wherever the user sits."""
    table = bomb("A[3] B[4] C[6]", cards="7", cut={7: 2}, spent="ABC")
    [offer] = [offer for offer in GAME.offers(table, seat) if offer.type == "UseBatteries"]

    assert [(field.name, field.values, field.least, field.most) for field in offer.fields] == [("mates", (0, 1, 2), 1, 2)]


@rule("BB-221")
@pytest.mark.parametrize("mates", [(), (0, 0), (1, 0), (0, 1, 2), (3,), (0, 3), (4,)])
def test_one_or_two_used_characters_each_named_once(mates: tuple[int, ...]) -> None:
    table = bomb("A[3] B[4] C[6] D[9]", cards="7", cut={7: 2}, spent="ABC")

    assert "[BB-221]" in refusal(table, 0, UseBatteries(mates))
    assert table.card_used == [False]


@rule("BB-284")
def test_the_users_own_and_those_of_players_who_are_out() -> None:
    table = bomb("A[3] B[(4)] C[6]", cards="7", cut={7: 2}, spent="AB")

    play(table, 0, UseBatteries((0, 1)))

    assert table.power_used == [False] * 4


@rule("BB-284")
def test_with_two_players_both_are_charged() -> None:
    table = bomb("A1[3] A2[5] B1[4] B2[8]", seats=2, cards="7", cut={7: 2}, spent="AB", fuse=2)

    play(table, 1, UseBatteries((0, 1)))

    assert table.power_used == [False, False]


@rule("BB-052")
def test_a_player_who_is_out_charges_nobody() -> None:
    table = bomb("A[3] B[(4)] C[6]", cards="7", cut={7: 2}, spent="AB")

    assert "[BB-052]" in refusal(table, 1, UseBatteries((0,)))
