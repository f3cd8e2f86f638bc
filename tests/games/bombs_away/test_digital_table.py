"""Bombs Away: what a digital table needs: numbers, clock, players who leave."""

import pytest

from boomtable.core.errors import OptionError
from boomtable.core.schema import Action, ChangeHands, Event, Go, Outcome, Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.pieces import COUNTS, NAMES, OPENINGS, TIER_1, shape_of
from boomtable.games.bombs_away.places import ENDS, OPEN
from boomtable.games.bombs_away.schema import (
    Bomb,
    BombsAwayOptions,
    Claim,
    Claimed,
    Draw,
    Drew,
    Enough,
    Laid,
    Lay,
    Pass,
    Passed,
    Replaced,
    Second,
    StoppedAtOne,
)
from boomtable.games.bombs_away.state import BombsAwayState
from boomtable.table import Table
from tests.games.bombs_away.positions import (
    ALL_BRANCHES,
    ALL_BRANCHES_BARE,
    HYDRANT_ALONE,
    STRAIGHT,
    bomb,
    ends,
    hand,
    kind_of,
    lay,
    legal,
    names,
    neat,
    open_ends,
    picture,
    play,
    refusal,
    seen_by,
    table,
)

rule = pytest.mark.rule


# actions and their numbers


@rule("BA-151", "BA-008")
def test_a_card_is_named_by_its_kind() -> None:
    assert (
        *("red-SV", "red-SH", "red-EA", "red-EB", "blue-SV", "blue-SH", "blue-EA", "blue-EB"),
        *("green-SV", "green-SH", "green-EA", "green-EB", "yellow-SV", "yellow-SH", "yellow-EA", "yellow-EB"),
        *("wild-SV", "wild-SH", "wild-EA", "wild-EB", "wild-TV", "wild-TH", "wild-X"),
        *("cap-CV", "cap-CH", "bomb1", "bomb2"),
    ) == NAMES


@rule("BA-151")
def test_copies_are_one_choice_and_stand_together_in_the_hand() -> None:
    position = table(HYDRANT_ALONE, "red-SH bomb1 red-SV red-SH")

    assert legal(position, 0) == [Lay(1, -1, 0), Lay(1, 1, 0)]
    assert seen_by(position, 0).hands[0] == (0, 1, 1, 25)


@rule("BA-139", "BA-156")
def test_the_numbers_of_actions() -> None:
    space, position = GAME.action_space(BombsAwayOptions(2)), table(STRAIGHT)
    numbered: list[tuple[Action, int]] = [
        (Lay(0, -1, 0), 0),
        (Lay(0, 2, 0), 1),
        (Lay(0, -20, -20), 2),
        (Lay(0, -19, -20), 3),
        (Lay(0, -15, -20), 7),
        (Lay(0, 1, 0), 8),
        (Lay(0, -14, -20), 9),
        (Lay(0, -8, -20), 15),
        (Lay(1, -1, 0), 16),
        (Lay(2, 2, 0), 33),
        (Lay(2, 2, 0, True), 49),
        (Lay(24, -8, -20, True), 623),
        (Bomb(25, 1, 0), 624),
        (Bomb(26, 1, 0), 632),
        (Second(1, 0), 640),
        (Second(-8, -20), 647),
        (Enough(), 648),
        (Draw(), 649),
        (Pass(), 650),
        (Claim(), 651),
    ]

    assert [(space.number_in(position, 0, action), space.action_in(position, 0, number)) for action, number in numbered] == [
        (number, action) for action, number in numbered
    ]
    assert space.size == 652


@rule("BA-156")
def test_no_network_has_more_open_ends_or_end_cards_than_places() -> None:
    """Both outlets of the Hydrant, and one more for every branch of the deck."""
    branches = sum(max(0, OPENINGS[shape_of(kind)].bit_count() - 2) * COUNTS[kind] for kind in range(TIER_1))
    widest = table(ALL_BRANCHES)

    assert 2 + branches == OPEN == ENDS
    assert (len(open_ends(table(ALL_BRANCHES_BARE))), len(ends(widest))) == (8, 8)


@rule("BA-156")
def test_a_number_means_the_same_place_until_the_network_changes() -> None:
    position = table(STRAIGHT, "red-SH 2*blue-SV", "yellow-SV")
    space = GAME.action_space(BombsAwayOptions(2))
    play(position, 0, lay("red:EW (2,0)"))

    assert space.action_in(position, 1, 1) == Lay(0, 3, 0)
    assert GAME.features(seen_by(position, 1), 1)["open_ends"] == [41 * 20 + 19 + 1, 41 * 20 + 23 + 1, 0, 0, 0, 0, 0, 0]
    assert GAME.features(seen_by(position, 1), 1)["end_cards"] == [41 * 20 + 22 + 1, 0, 0, 0, 0, 0, 0, 0]


@rule("BA-131")
def test_only_players_do_what_players_do() -> None:
    position = table(STRAIGHT, "red-SH")

    assert refusal(position, TABLE, Draw()) == "Draw is not done by anybody but the players [BA-131]"
    assert refusal(position, TABLE, Go("deal")) == "Go is not done by anybody but the players [BA-131]"
    assert refusal(position, CLOCK, lay("red:EW (2,0)")) == "Lay is not done by anybody but the players [BA-131]"
    assert refusal(position, 0, TimeUp("turn", 1000)) == "TimeUp is no action of Bombs Away [BA-131]"


@rule("BA-131")
def test_a_card_comes_from_the_hand() -> None:
    position = table(STRAIGHT, "red-SH")

    assert refusal(position, 0, lay("blue:EW (-1,0)")) == "seat 0 cannot lay blue-SH: it is not in its hand [BA-131]"


@rule("BA-137")
def test_everybody_may_chat() -> None:
    position = table(STRAIGHT, "red-SH")

    assert [GAME.channels(position, viewer) for viewer in (0, 1, PUBLIC)] == [["table"]] * 3


# clock


def time_up(state: BombsAwayState, drawing: str | None = None) -> list[Event]:
    return play(state, CLOCK, TimeUp("turn", GAME.timers(state)[0].key), drawing=drawing)


@rule("BA-134", "BA-162")
@pytest.mark.parametrize("seconds", [1, 19])
def test_a_turn_has_twenty_seconds_at_least(seconds: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(BombsAwayOptions(2, turn_seconds=seconds))

    assert str(refused.value) == f"turn_seconds cannot be {seconds}: a clock takes 20 to 120 seconds, or 0 for none"


@rule("BA-134", "BA-162")
def test_zero_seconds_is_no_clock() -> None:
    position = table(STRAIGHT, "red-SH", turn_seconds=0)

    assert GAME.timers(position) == []
    assert refusal(position, CLOCK, TimeUp("turn", 1000)) == "the clock cannot end turn: no such time is running [BA-134]"


@rule("BA-162")
def test_draws_and_bombs_do_not_restart_the_clock() -> None:
    position = table(STRAIGHT, "bomb1", turn_seconds=45, turns=6, pile="red-SV red-SH")
    assert GAME.timers(position) == [Timer("turn", 1006, 45_000)]
    play(position, 0, bomb("bomb1", "(1,0)"), Draw(), drawing="red-SV")
    assert GAME.timers(position) == [Timer("turn", 1006, 45_000)]
    play(position, 0, Draw(), drawing="red-SH")
    play(position, 0, lay("red:EW (1,0)"))

    assert GAME.timers(position) == [Timer("turn", 1007, 45_000)]
    assert refusal(position, CLOCK, TimeUp("turn", 1006)) == "the clock cannot end turn: no such time is running [BA-134]"


@rule("BA-134")
@pytest.mark.parametrize(
    ("drawing", "cards", "first"),
    [
        (HYDRANT_ALONE, "wild-SH red-SH blue-SH", "blue:EW (-1,0)"),  # plain first, then the name
        (HYDRANT_ALONE, "yellow-EA yellow-SV wild-SH", "yellow:NE (-1,0)"),
        (STRAIGHT, "wild-SH cap-CH", "cap:W (2,0)"),  # a cap before a wild card
        ("-b--H-", "red-SH", "red:EW (1,0)"),  # Lay before Cover, although the Cover lies further west
        ("-H--*-\n    |", "red-SV red-SH", "red:EW (-1,0)"),  # SH before SV; the smallest x
        ("    |\n-H--*\n    |", "red-SV", "red:NS (1,-1)"),  # the smallest y
        ("-H--r\n    |", "red-EA", "red:NE (-1,0)"),  # x before y
        (HYDRANT_ALONE, "wild-TH", "wild:NEW (-1,0)"),  # not turned first
    ],
)
def test_when_the_time_is_up_the_first_play_is_made(drawing: str, cards: str, first: str) -> None:
    position = table(drawing, f"{cards} bomb1", turn_seconds=45)
    play_ = lay(first)

    assert time_up(position)[0] == Laid(0, play_.card, play_.x, play_.y, play_.turned)
    assert GAME.waiting_on(position) == [1]
    assert "bomb1" in hand(position, 0)


@rule("BA-134")
def test_when_the_time_is_up_a_cover_is_made_where_nothing_can_be_laid() -> None:
    position = table("-b--H--r-", "green-SH green-SV", turn_seconds=45)
    time_up(position)

    assert picture(position) == neat("-g--H--r-")


@rule("BA-134")
def test_when_the_time_is_up_a_stuck_player_draws_and_plays() -> None:
    position = table("-b--H--r-", "green-SV bomb1", pile="yellow-SV red-SH blue-SV", turn_seconds=45)

    assert time_up(position, drawing="yellow-SV red-SH") == [
        Drew(0, kind_of("yellow-SV"), True),
        Drew(0, kind_of("red-SH"), True),
        Laid(0, kind_of("red-SH"), 2, 0, False),
    ]
    assert hand(position, 0) == "green-SV yellow-SV bomb1"


@rule("BA-134")
def test_when_the_time_is_up_and_nothing_can_be_drawn_the_player_passes() -> None:
    position = table("-b--H--r-", "green-SV bomb1", pile="", turn_seconds=45)

    assert time_up(position) == [Passed(0)]
    assert GAME.waiting_on(position) == [1]


@rule("BA-162")
def test_when_the_time_is_up_a_tier_2_bomb_takes_no_second_card() -> None:
    position = table("-b--H--r--r-", "bomb2 red-EA", turn_seconds=45)
    play(position, 0, bomb("bomb2", "(2,0)"))

    assert time_up(position)[0] == StoppedAtOne(0)
    assert picture(position) == neat("-b--H--r--r\n          |")


@rule("BA-162")
def test_the_clock_runs_for_computer_players_too() -> None:
    position = table(STRAIGHT, "red-SH", turn_seconds=45)
    play(position, TABLE, ChangeHands(0, bot=True))

    assert GAME.timers(position) == [Timer("turn", 1000, 45_000)]


# players who leave


@rule("BA-161", "BA-138")
def test_that_a_player_leaves_or_comes_back_is_told_once() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH", "red-SV")

    assert play(position, TABLE, ChangeHands(1, bot=True)) == [Replaced(1, True)]
    assert seen_by(position, 2).away == (1,)
    assert play(position, TABLE, ChangeHands(1, bot=True)) == []
    assert play(position, TABLE, ChangeHands(1, bot=False)) == [Replaced(1, False)]
    assert seen_by(position, 2).away == ()
    assert GAME.info.hears == ("ChangeHands",)


@rule("BA-161")
def test_a_player_who_leaves_makes_no_action_of_another_stale() -> None:
    game = Table(GAME, BombsAwayOptions(2, dealer=2, turn_seconds=45), seed=1)
    game.submit(0, GAME.legal_actions(game.state, 0)[0])
    clock, seen = GAME.timers(game.state), game.seen(1)
    game.submit(TABLE, ChangeHands(0, bot=True))

    assert GAME.timers(game.state) == clock
    assert seen_by(game.state, 1).away == (0,)
    game.submit(1, GAME.legal_actions(game.state, 1)[0], seen=seen)


@rule("BA-138", "BA-155")
@pytest.mark.parametrize("turn", [0, 1])
def test_of_two_players_the_one_who_stays_may_claim_the_win(turn: int) -> None:
    position = table(STRAIGHT, "red-SH", "blue-SH", turn=turn)
    play(position, TABLE, ChangeHands(1, bot=True))

    assert legal(position, 0)[-1] == Claim()
    assert play(position, 0, Claim()) == [Claimed(0)]
    assert GAME.outcome(position) == Outcome((0,), "opponent_left")


@rule("BA-138")
def test_with_more_players_nobody_claims_the_win() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH", "red-SV")
    play(position, TABLE, ChangeHands(1, bot=True))

    assert refusal(position, 0, Claim()) == "seat 0 cannot claim the win: there are 3 players [BA-138]"


@rule("BA-170")
def test_against_a_computer_player_from_the_start_nothing_is_claimed() -> None:
    game = Table(GAME, BombsAwayOptions(2, dealer=2), seed=1)
    game.submit(TABLE, ChangeHands(1, bot=True))
    game.submit(0, GAME.legal_actions(game.state, 0)[0])

    assert seen_by(game.state, 0).away == ()
    assert Claim() not in GAME.legal_actions(game.state, 0)


@rule("BA-171")
def test_against_a_player_who_was_sent_away_nothing_is_claimed() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH")

    assert play(position, TABLE, ChangeHands(1, bot=True, sent_away=True)) == [Replaced(1, True)]
    assert refusal(position, 0, Claim()) == "seat 0 cannot claim the win: nobody has left the other seat [BA-155]"


@rule("BA-171")
def test_who_had_left_before_being_sent_away_has_left() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH")
    play(position, TABLE, ChangeHands(1, bot=True))

    assert play(position, TABLE, ChangeHands(1, bot=True, sent_away=True)) == []
    assert Claim() in legal(position, 0)


@rule("BA-155")
def test_while_both_are_here_nobody_claims_the_win() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH")
    play(position, TABLE, ChangeHands(1, bot=True))
    play(position, TABLE, ChangeHands(1, bot=False))

    assert refusal(position, 0, Claim()) == "seat 0 cannot claim the win: nobody has left the other seat [BA-155]"


@rule("BA-155")
def test_a_seat_whose_player_has_left_claims_nothing() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH", away=0b11)

    assert refusal(position, 0, Claim()) == "seat 0 cannot claim the win: its own player has left [BA-155]"
    assert refusal(position, 1, Claim()) == "seat 1 cannot claim the win: its own player has left [BA-155]"


@rule("BA-155")
def test_in_a_match_the_whole_match_is_claimed() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH", match=True, scores=[9, 0], wins=[0, 1], away=0b10)
    play(position, 0, Claim())

    assert GAME.outcome(position) == Outcome((0,), "opponent_left")


# the text board


@rule("BA-120", "BA-151")
def test_the_text_board_names_the_cards() -> None:
    position = table("-H--r--o", "red-SH bomb1", "blue-SV", pile="red-SV", discard="blue-SH", turns=3, turn=1)

    assert GAME.text_board(seen_by(position, 0)).splitlines() == [
        "round 2   pile 1   discard 1   dealer: seat 1",
        "",
        "",
        "  0 -H--r--o",
        "",
        "     0  1  2",
        "",
        "  seat 0, 2 cards: red-SH bomb1",
        "> seat 1, 1 cards",
    ]
    assert names(position.pile) == "red-SV"
