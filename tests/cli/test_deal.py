"""Deals made on this machine."""

from boomtable.cli.deal import make_deal
from boomtable.table.fair import commitment, revealed_key


def test_a_number_always_gives_the_same_deal() -> None:
    assert make_deal(3, 7) == make_deal(3, 7)
    assert make_deal(3, 7) != make_deal(3, 8)


def test_without_a_number_no_two_deals_are_alike() -> None:
    assert make_deal(3, None).key != make_deal(3, None).key


def test_every_seat_adds_its_own_entropy() -> None:
    assert len(set(make_deal(5, 1).entropy)) == 5
    assert [len(part) for part in make_deal(5, None).entropy] == [16] * 5


def test_the_seed_is_told_after_the_game_and_fits_the_commitment() -> None:
    deal = make_deal(3, 7)

    assert deal.told(over=False).seed is None
    assert deal.told(over=True).commitment == commitment(deal.seed)
    assert revealed_key(deal.told(over=True)) == deal.key
