"""Two Rooms and a Boom: showing the own card."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.two_rooms.pieces import COY, SAVVY, SHY
from boomtable.games.two_rooms.rules import permission
from boomtable.games.two_rooms.schema import Bounce, OfferShare, Reveal, Revealed, ShownView, Usurp
from tests.games.two_rooms.positions import FIVE_AND_SIX, THREE_EACH, do, drawn, heard, legal, refused, seen, share, time_up

rule = pytest.mark.rule

SPIES = ("A: president* spy_red blue_team blue_team red_team", "B: bomber* spy_blue red_team red_team blue_team gambler")


@rule("TR-008", "TR-155")
def test_a_colour_view_shows_the_printed_colour_and_a_card_view_the_truth() -> None:
    state = drawn(*SPIES)

    assert heard(do(state, 1, Reveal("colour", 2)), 2) == [Revealed(1, 2, "colour", None, "blue")]
    assert heard(do(state, 1, Reveal("card", 2)), 2) == [Revealed(1, 2, "card", "spy_red", "blue")]
    assert heard(do(state, 6, Reveal("colour", 5)), 5) == [Revealed(6, 5, "colour", None, "red")]


@rule("TR-091", "TR-096")
def test_a_card_may_be_shown_to_one_to_everybody_or_to_nobody() -> None:
    state = drawn(*THREE_EACH, game="basic")

    assert legal(state, 1, Reveal) == [Reveal("card", None), Reveal("card", 0), Reveal("card", 2)]
    told = do(state, 1, Reveal("card", 2))
    assert heard(told, 2) == [Revealed(1, 2, "card", "blue_team", "blue")]
    assert state.cards[1] == state.cards[4]


@rule("TR-092", "TR-098")
def test_a_public_reveal_is_seen_by_all_who_are_present_and_nobody_else() -> None:
    state = drawn(*THREE_EACH)
    told = do(state, 1, Reveal("card", None))

    assert [heard(told, seat) for seat in (0, 2)] == [[Revealed(1, None, "card", "blue_team", "blue")]] * 2
    assert [heard(told, viewer) for viewer in (3, 4, PUBLIC, -16)] == [[], [], [], []]
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)
    assert state.place[4] == 0
    assert [len(seen(state, seat).shown.each) for seat in (0, 2, 4)] == [1, 1, 0]


@rule("TR-098")
def test_ambassadors_and_open_players_who_are_present_see_it_too() -> None:
    state = drawn("A: president* usurper_blue red_team ambassador_blue", "B: bomber* blue_team red_team ambassador_red")
    do(state, 1, Usurp())
    told = do(state, 0, Reveal("card", None))

    assert [heard(told, seat) for seat in (1, 3)] == [[Revealed(0, None, "card", "president", "blue")]] * 2
    assert heard(told, 7) == []


@rule("TR-093")
@pytest.mark.parametrize("action", [Reveal("colour", None), Reveal("colour", 1), OfferShare("colour", 1)])
def test_colours_take_the_advanced_game_and_eleven_players(action: Reveal | OfferShare) -> None:
    assert refused(drawn(*THREE_EACH), 0, action) == "TR-093"
    assert refused(drawn(*FIVE_AND_SIX, game="basic"), 0, action) == "TR-093"
    do(drawn(*FIVE_AND_SIX), 0, action)
    do(drawn(*THREE_EACH, colour="on"), 0, action)
    assert refused(drawn(*FIVE_AND_SIX, colour="off"), 0, action) == "TR-093"


@rule("TR-094")
def test_card_shares_belong_to_the_basic_game_too() -> None:
    state = drawn(*THREE_EACH, game="basic")
    share(state, 0, 1)

    assert seen(state, 0).shown.each[0].to_role == "blue_team"


@rule("TR-095")
def test_cards_are_shown_within_a_room() -> None:
    state = drawn(*THREE_EACH)

    assert [refused(state, 0, Reveal("card", target)) for target in (0, 3)] == ["TR-095", "TR-095"]
    assert refused(state, 0, OfferShare("card", 3)) == "TR-111"


@rule("TR-097", "TR-010", "TR-303")
def test_what_was_seen_is_kept() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Reveal("card", 2))
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert seen(state, 2).shown.each == (ShownView(1, 1, 2, "reveal", "card", "blue_team", "blue", None, None, False),)


@rule("TR-303")
def test_every_screen_of_the_table_is_told_whether_to_show_notes() -> None:
    state = drawn(*THREE_EACH, auto_notes=False)

    assert [seen(state, viewer).options.auto_notes for viewer in (0, 5, PUBLIC)] == [False, False, False]


@rule("TR-099", "TR-166")
def test_an_open_card_is_seen_by_everybody_in_the_same_room() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber* blue_team red_team")
    do(state, 1, Usurp())

    assert [seen(state, seat).cards[1] for seat in (0, 2, 3)] == ["usurper_blue", "usurper_blue", None]
    state.leader[0] = 0
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    time_up(state, "parley")
    assert state.place[1] == 1
    assert [seen(state, seat).cards[1] for seat in (0, 3, 5)] == [None, "usurper_blue", "usurper_blue"]
    assert [seen(state, seat).shown.each[-1].by_role for seat in (0, 3, 5)] == ["usurper_blue"] * 3


@rule("TR-100")
def test_who_lies_open_takes_no_part_in_other_views() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber* blue_team red_team")
    do(state, 1, Usurp())

    assert [refused(state, 1, Reveal("card", 0)), refused(state, 1, OfferShare("card", 0))] == ["TR-100", "TR-100"]
    assert refused(state, 0, OfferShare("card", 1)) == "TR-111"
    do(state, 0, Reveal("card", 1))


@rule("TR-110")
@pytest.mark.parametrize(
    ("conditions", "kinds"),
    [
        (0, permission.CARD_REVEAL | permission.COLOUR_REVEAL | permission.CARD_SHARE | permission.COLOUR_SHARE),
        (SHY, 0),
        (COY, permission.COLOUR_SHARE),
        (SAVVY, permission.CARD_SHARE),
        (SAVVY | COY, 0),
    ],
)
def test_restrictions_intersect(conditions: int, kinds: int) -> None:
    state = drawn(*FIVE_AND_SIX)
    state.conditions[1] = conditions

    assert permission.permitted(state, 1) == kinds


@rule("TR-110")
def test_coy_with_few_players_leaves_nothing() -> None:
    state = drawn(*THREE_EACH)
    state.conditions[1] = COY

    assert permission.permitted(state, 1) == 0


@rule("TR-111")
def test_one_may_not_show_what_is_not_permitted() -> None:
    state = drawn(*THREE_EACH)
    state.conditions[1] = SHY

    assert [refused(state, 1, Reveal("card", 2)), refused(state, 1, OfferShare("card", 2))] == ["TR-111", "TR-111"]
    assert refused(state, 0, OfferShare("card", 0)) == "TR-111"


@rule("TR-113")
def test_a_power_that_begins_with_a_reveal_needs_it_permitted() -> None:
    state = drawn("A: president* bouncer_blue red_team blue_team", "B: bomber* blue_team red_team")
    state.conditions[1] = SHY

    assert refused(state, 1, Bounce(2)) == "TR-113"
