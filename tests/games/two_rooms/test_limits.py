"""How often a seat may speak, offer, show and point."""

import pytest

from boomtable.core.schema import Action, Limit
from boomtable.games.two_rooms.game import GAME
from boomtable.games.two_rooms.schema import (
    AcceptShare,
    Accuse,
    Aim,
    Appoint,
    Bounce,
    ClaimRole,
    OfferShare,
    Point,
    Reveal,
    Unpoint,
    Usurp,
)
from tests.games.two_rooms.positions import THREE_EACH, drawn, time_up

rule = pytest.mark.rule

SAY, OFFER, SHOW, POINT = Limit("say", 2000), Limit("offer", 2000), Limit("show", 2000), Limit("point", 1000)


@rule("TR-320")
@pytest.mark.parametrize(
    ("action", "limit"),
    [
        (ClaimRole("president"), SAY),
        (Accuse(1), SAY),
        (OfferShare("card", 1), OFFER),
        (Reveal("card", 1), SHOW),
        (Bounce(1), SHOW),
        (Usurp(), SHOW),
        (Point(1), POINT),
        (Unpoint(), POINT),
        (Aim(1), None),
        (Appoint(1), None),
        (AcceptShare(1), None),
    ],
)
def test_words_offers_cards_and_hands_have_their_pace(action: Action, limit: Limit | None) -> None:
    assert GAME.limit(drawn(*THREE_EACH), action) == limit


@rule("TR-320")
def test_simulations_have_none() -> None:
    state = drawn(*THREE_EACH, mode="sim")

    assert [GAME.limit(state, action) for action in (Accuse(1), Point(1), OfferShare("card", 1))] == [None] * 3


@rule("TR-320", "TR-373")
def test_that_the_round_is_over_is_told_before_haste() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")

    assert (GAME.limit(state, Point(1)), GAME.limit(state, Accuse(1))) == (None, SAY)
