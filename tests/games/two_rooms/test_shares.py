"""Two Rooms and a Boom: two show each other their cards."""

import pytest

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import TimeUp
from boomtable.core.seats import CLOCK, PUBLIC
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.actions import TALK
from boomtable.games.two_rooms.pieces import SHY
from boomtable.games.two_rooms.schema import (
    AcceptShare,
    Bounce,
    DeclineShare,
    OfferShare,
    Reveal,
    Shared,
    ShareDeclined,
    ShareLapsed,
    ShareOffered,
    ShareOfferView,
    ShareVoided,
    ShareWithdrawn,
    Usurp,
    Withdraw,
)
from boomtable.table import Table
from tests.games.two_rooms.positions import (
    FIVE_AND_SIX,
    THREE_EACH,
    do,
    drawn,
    heard,
    legal,
    names,
    own,
    refused,
    running,
    seen,
    share,
    time_up,
)

rule = pytest.mark.rule


@rule("TR-102", "TR-103", "TR-116")
def test_a_share_shows_both_the_same_kind_of_view_at_once() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    told = do(state, 2, AcceptShare(0))

    assert heard(told, 0) == heard(told, 2) == [Shared(0, 2, "card", "president", "red_team", "blue", "red")]
    colours = share(drawn(*FIVE_AND_SIX), 0, 4, "colour")
    assert heard(colours, 4) == [Shared(0, 4, "colour", None, None, "blue", "red")]


@rule("TR-103")
def test_an_offer_is_for_two_and_lapses() -> None:
    state = drawn(*THREE_EACH)
    told = do(state, 0, OfferShare("card", 2))

    assert [heard(told, seat) for seat in (0, 2, 1)] == [[ShareOffered(0, 2, "card")], [ShareOffered(0, 2, "card")], []]
    assert [own(state, seat).offers for seat in (0, 2, 1)] == [(ShareOfferView(0, 2, "card"),)] * 2 + [()]
    assert [[timer.name for timer in seen(state, seat).timers] for seat in (2, 1)] == [["offer", "round"], ["round"]]
    assert [timer.ms for timer in GAME.timers(state)] == [20_000, 180_000]
    patient = drawn(*THREE_EACH, offer_ttl=45)
    do(patient, 0, OfferShare("card", 2))
    assert GAME.timers(patient)[0].ms == 45_000
    assert heard(time_up(state, "offer"), 2) == [ShareLapsed(0, 2)]
    assert refused(state, 2, AcceptShare(0)) == "TR-335"


@rule("TR-104")
def test_an_offer_cannot_be_withdrawn() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))

    assert refused(state, 0, Withdraw()) == "TR-104"


@rule("TR-298")
def test_by_option_it_can() -> None:
    state = drawn(*THREE_EACH, withdraw=True)
    assert refused(state, 0, Withdraw()) == "TR-298"
    do(state, 0, OfferShare("card", 2))

    assert heard(do(state, 0, Withdraw()), 2) == [ShareWithdrawn(0, 2)]
    assert refused(state, 2, AcceptShare(0)) == "TR-335"


@rule("TR-386")
def test_no_sentence_asks_for_a_share() -> None:
    words = {kind.__name__ for kind in TALK}

    assert {name for name in words if "Share" in name} == {"ClaimShared"}


@rule("TR-105")
def test_one_open_offer_of_ones_own_and_any_number_of_others() -> None:
    state = drawn(*FIVE_AND_SIX)
    do(state, 0, OfferShare("card", 4))
    do(state, 1, OfferShare("colour", 4))

    assert refused(state, 0, OfferShare("card", 2)) == "TR-105"
    assert legal(state, 4, AcceptShare, DeclineShare) == [AcceptShare(0), DeclineShare(0), AcceptShare(1), DeclineShare(1)]


@rule("TR-106")
def test_two_offers_of_the_same_kind_meet() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    told = do(state, 2, OfferShare("card", 0))

    assert names(told) == ["Shared"]
    assert running(state) == ["round"]


@rule("TR-106", "TR-334")
def test_offers_of_different_kinds_stand_side_by_side() -> None:
    state = drawn(*FIVE_AND_SIX)
    do(state, 0, OfferShare("card", 4))
    do(state, 4, OfferShare("colour", 0))
    do(state, 0, AcceptShare(4))

    assert own(state, 4).offers == (ShareOfferView(0, 4, "card"),)
    do(state, 4, AcceptShare(0))
    assert [row.kind for row in seen(state, 0).shown.each] == ["colour", "card"]


@rule("TR-107", "TR-330")
def test_an_offer_is_void_when_one_of_the_two_leaves() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team", "B: bomber* blue_team red_team")
    do(state, 0, OfferShare("card", 1))
    do(state, 1, OfferShare("card", 3))
    told = do(state, 2, Bounce(1))

    assert ShareVoided(0, 1) in heard(told, 0)
    assert ShareVoided(1, 3) in heard(told, 3)
    assert [own(state, seat).offers for seat in (0, 1, 3)] == [(), (), ()]


@rule("TR-107")
def test_an_offer_is_void_when_one_of_the_two_lies_open() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber* blue_team red_team")
    do(state, 0, OfferShare("card", 1))

    assert ShareVoided(0, 1) in heard(do(state, 1, Usurp()), 0)


@rule("TR-107")
def test_a_target_who_cannot_share_can_only_decline() -> None:
    state = drawn(*THREE_EACH)
    state.conditions[2] = SHY
    do(state, 0, OfferShare("card", 2))

    assert legal(state, 2, AcceptShare, DeclineShare) == [DeclineShare(0)]
    assert refused(state, 2, AcceptShare(0)) == "TR-111"


@rule("TR-107")
def test_an_offerer_who_cannot_share_any_more_voids_it_by_the_accept() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    state.conditions[0] = SHY
    told = do(state, 2, AcceptShare(0))

    assert heard(told, 0) == heard(told, 2) == [ShareVoided(0, 2)]
    assert seen(state, 2).shown.each == ()


@rule("TR-106", "TR-107")
def test_an_offer_that_meets_one_who_cannot_share_any_more_shows_nothing() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    state.conditions[0] = SHY

    assert names(do(state, 2, OfferShare("card", 0))) == ["ShareOffered"]
    assert (seen(state, 2).shown.each, len(own(state, 2).offers)) == ((), 2)


@rule("TR-107", "TR-401")
def test_a_swap_voids_nothing() -> None:
    state = drawn("A: president* blue_team red_team hot_potato", "B: bomber* blue_team red_team")
    do(state, 1, OfferShare("card", 2))
    share(state, 3, 1)
    told = do(state, 2, AcceptShare(1))

    assert heard(told, 2)[0] == Shared(1, 2, "card", "hot_potato", "red_team", "grey", "red")


@rule("TR-108")
def test_declining_shows_nothing_and_is_not_public() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    told = do(state, 2, DeclineShare(0))

    assert [heard(told, seat) for seat in (0, 1)] == [[ShareDeclined(0, 2)], []]
    assert seen(state, 0).shown.each == ()


@rule("TR-105", "TR-108")
def test_who_declines_keeps_the_own_offer() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    do(state, 2, OfferShare("card", 1))
    do(state, 2, DeclineShare(0))

    assert own(state, 2).offers == (ShareOfferView(2, 1, "card"),)
    assert own(state, 0).offers == ()


@rule("TR-109")
def test_a_share_is_recorded_with_the_cards_held_then() -> None:
    state = drawn("A: president* hot_potato red_team", "B: bomber* blue_team red_team")
    share(state, 1, 2)
    row = seen(state, 1).shown.each[0]

    assert (row.round, row.by, row.to, row.how, row.kind) == (1, 1, 2, "share", "card")
    assert (row.by_role, row.to_role, row.swapped) == ("hot_potato", "red_team", True)
    assert seen(state, 1).cards[1] == "red_team"


@rule("TR-332")
def test_the_end_of_the_round_voids_open_offers() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    told = time_up(state, "round")

    assert heard(told, 2)[0] == ShareVoided(0, 2)
    assert refused(state, 2, AcceptShare(0)) == "TR-060"


@rule("TR-335")
def test_accept_and_decline_cross() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, OfferShare("card", 2))
    do(state, 2, AcceptShare(0))

    assert [refused(state, 2, AcceptShare(0)), refused(state, 2, DeclineShare(0))] == ["TR-335", "TR-335"]


@rule("TR-403", "TR-373")
@pytest.mark.parametrize("ends", ["lapse", "withdrawal"])
def test_an_answer_to_an_offer_that_has_ended_does_not_meet_the_next_one(ends: str) -> None:
    state = drawn(*FIVE_AND_SIX, withdraw=True)
    table = Table(GAME, state.options, start=(state, []))
    table.submit(0, OfferShare("colour", 4))
    known = table.seen(4)
    if ends == "lapse":
        table.submit(CLOCK, TimeUp("offer", 4))
    else:
        table.submit(0, Withdraw())
    table.submit(0, OfferShare("card", 4))

    with pytest.raises(IllegalAction, match="TB-001"):
        table.submit(4, AcceptShare(0), seen=known)
    table.submit(4, AcceptShare(0), seen=table.seen(4))


@rule("TR-301", "TR-311")
def test_the_feed_tells_the_room_that_two_shared_not_what() -> None:
    state = drawn(*THREE_EACH)
    told = share(state, 0, 2)

    assert heard(told, 1) == [Shared(0, 2, "card", None, None, None, None)]
    row = seen(state, 1).shown.each[0]
    assert (row.by_role, row.by_colour, row.to_role, row.swapped) == (None, None, None, None)
    assert [heard(told, viewer) for viewer in (3, PUBLIC, -16)] == [[], [], []]


@rule("TR-301")
@pytest.mark.parametrize(("mode", "feed", "told"), [("online", "auto", 1), ("party", "auto", 0), ("party", "on", 1), ("online", "off", 0)])
def test_where_the_feed_is_on(mode: str, feed: str, told: int) -> None:
    state = drawn(*THREE_EACH, mode=mode, share_feed=feed)

    assert len(heard(share(state, 0, 2), 1)) == told


@rule("TR-291")
def test_the_privacy_promise_hides_shares_and_private_reveals() -> None:
    state = drawn(*THREE_EACH, privacy_promise=True, share_feed="on")

    assert heard(share(state, 0, 2), 1) == []
    assert heard(do(state, 0, Reveal("card", 2)), 1) == []
    assert [len(seen(state, seat).shown.each) for seat in (0, 1, 2)] == [2, 0, 2]
