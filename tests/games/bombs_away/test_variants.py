"""Bombs Away: settings of a table, series and matches."""

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.schema import Outcome
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.pieces import TIER_1
from boomtable.games.bombs_away.schema import BombsAwayOptions, DealBegun, DealEnded, Dealt, Drew, Laid, WentOut
from tests.games.bombs_away.positions import (
    HYDRANT_ALONE,
    STRAIGHT,
    bomb,
    dealt,
    ended,
    hand,
    kind_of,
    kinds,
    lay,
    neat,
    picture,
    play,
    refusal,
    seen_by,
    table,
    winners,
)

rule = pytest.mark.rule

OUTCOME = Outcome((0,), "went_out")


# match


@rule("BA-111", "BA-012")
def test_after_a_deal_of_a_match_the_deal_moves_to_the_left() -> None:
    position = table(HYDRANT_ALONE, "red-SH", "2*blue-SV", match=True, dealer=1)
    events = play(position, 0, lay("red:EW (1,0)"))

    assert events[:4] == [
        Laid(0, kind_of("red-SH"), 1, 0, False),
        WentOut(0),
        DealEnded(1, (0,), "went_out", (0, 2)),
        DealBegun(2, 0, 1),
    ]
    assert [(event.seat, event.count) for event in events[4:] if isinstance(event, Dealt)] == [(1, 10), (0, 10)]
    assert picture(position) == neat(HYDRANT_ALONE)
    assert GAME.waiting_on(position) == [1]


@rule("BA-111", "BA-166")
def test_cards_left_are_penalty_points_and_a_deal_won_is_counted() -> None:
    position = table(HYDRANT_ALONE, "red-SH", "2*blue-SV", match=True, dealer=1, scores=[4, 0], wins=[0, 0])
    play(position, 0, lay("red:EW (1,0)"))
    seen = seen_by(position, 1)

    assert (seen.deal, seen.deals, seen.scores, seen.wins, seen.reason) == (2, 2, (4, 2), (1, 0), "went_out")


@rule("BA-111")
@pytest.mark.parametrize(
    ("scores", "wins", "winners_"),
    [
        ([3, 0], [0, 1], (1,)),  # 3 against 2
        ([1, 0], [0, 1], (0,)),  # 1 against 2
        ([2, 0], [1, 0], (0,)),  # equal, and seat 0 has won both deals
        ([2, 0], [0, 1], (0, 1)),  # equal, a deal each
    ],
)
def test_the_lowest_sum_wins_then_more_deals_won_else_it_is_shared(scores: list[int], wins: list[int], winners_: tuple[int, ...]) -> None:
    position = table(HYDRANT_ALONE, "red-SH", "2*blue-SV", match=True, deal=2, dealer=1, scores=scores, wins=wins)
    sums = (scores[0], 2)
    play(position, 0, lay("red:EW (1,0)"))

    assert GAME.outcome(position) == Outcome(winners_, "match_over", sums)


@rule("BA-111")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_has_as_many_deals_as_players_and_every_seat_begins_once(seats: int) -> None:
    dice = SeededDice(seats)
    state, first = dealt(dice, seats, match=True, short_hand=True), []
    for deal in range(1, seats + 1):
        first.append(state.turn)
        while state.deal == deal and GAME.outcome(state) is None:
            GAME.apply_code(state, state.turn, GAME.sample_code(state, state.turn, dice), dice)

    assert sorted(first) == list(range(seats))
    assert ended(state) == "match_over"


# even turns


@rule("BA-112")
def test_with_even_turns_the_round_is_completed_and_all_who_are_out_share_the_win() -> None:
    position = table(STRAIGHT, "red-SH", "red-EB blue-SV", "blue-SH", even_turns=True)
    assert play(position, 0, lay("red:EW (2,0)")) == [Laid(0, kind_of("red-SH"), 2, 0, False), WentOut(0)]
    assert ended(position) is None
    play(position, 1, lay("red:NW (3,0)"))

    assert play(position, 2, lay("blue:EW (-1,0)")) == [
        Laid(2, kind_of("blue-SH"), -1, 0, False),
        WentOut(2),
        DealEnded(1, (0, 2), "went_out", (0, 1, 0)),
    ]
    assert winners(position) == (0, 2)


@rule("BA-112")
def test_with_even_turns_the_dealer_ends_the_deal() -> None:
    position = table(STRAIGHT, "green-SV", "green-SV", "red-SH", even_turns=True, turn=2)
    play(position, 2, lay("red:EW (2,0)"))

    assert (ended(position), winners(position)) == ("went_out", (2,))


@rule("BA-112")
def test_who_is_out_draws_nothing_for_a_wild_card() -> None:
    position = table(STRAIGHT, "red-SH", "wild-SH blue-SV", "blue-SV", pile="green-SV yellow-SV", even_turns=True)
    play(position, 0, lay("red:EW (2,0)"))

    assert play(position, 1, lay("wild:EW (-1,0)"))[1:] == [Drew(2, kind_of("green-SV"), False)]
    assert hand(position, 0) == ""
    assert seen_by(position, 1).out == (0,)


@rule("BA-112")
def test_without_even_turns_the_deal_ends_at_once() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH", "red-SV")
    play(position, 0, lay("red:EW (2,0)"))

    assert ended(position) == "went_out"


# other hands


@rule("BA-113")
@pytest.mark.parametrize(("seats", "pile"), [(2, 60), (3, 53), (4, 46)])
def test_a_short_hand_has_seven_cards(seats: int, pile: int) -> None:
    game = dealt(SeededDice(1), seats, short_hand=True)

    assert game.sizes == [7] * seats
    assert game.pile_size == pile


@rule("BA-114")
def test_with_tough_pipes_a_cap_withstands_a_tier_1_bomb() -> None:
    position = table("-b--H--r--o", "bomb1 bomb2 red-SV", tough_pipes=True)

    assert refusal(position, 0, bomb("bomb1", "(2,0)")) == ("seat 0 cannot bomb (2, 0): a cap here withstands a tier 1 bomb [BA-114]")
    play(position, 0, bomb("bomb1", "(-1,0)"))


@rule("BA-114")
def test_with_tough_pipes_a_tier_2_bomb_destroys_caps() -> None:
    position = table("o--b--H--r--o", "bomb2 red-SV", tough_pipes=True)
    play(position, 0, bomb("bomb2", "(2,0)"))
    play(position, 0, *GAME.legal_actions(position, 0)[:1])

    assert picture(position) == neat("-b--H--r-")


@rule("BA-116")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_even_bombs_everybody_has_one_bomb_and_nine_other_cards(seats: int) -> None:
    game = dealt(SeededDice(seats), seats, even_bombs=True)

    assert [sum(held[TIER_1:]) for held in game.hands] == [1] * seats
    assert game.sizes == [10] * seats
    assert sum(game.pile[TIER_1:]) == 8 - seats


@rule("BA-158")
def test_even_bombs_deals_the_bombs_first() -> None:
    left, dealer = kinds("bomb2 3*red-SV 3*red-SH"), kinds("bomb1 3*blue-SV 3*blue-SH")
    one_by_one = [kind for pair in zip(left, dealer, strict=True) for kind in pair]
    game = dealt(ScriptedDice(one_by_one), 2, dealer=1, even_bombs=True, short_hand=True)

    assert hand(game, 1) == "red-SV red-SV red-SV red-SH red-SH red-SH bomb2"
    assert hand(game, 0) == "blue-SV blue-SV blue-SV blue-SH blue-SH blue-SH bomb1"


@rule("BA-117")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [10, 9, 10]), (4, [10, 9, 10, 10])])
def test_with_late_start_the_last_seat_has_nine_cards(seats: int, sizes: list[int]) -> None:
    assert dealt(SeededDice(1), seats, late_start=True, dealer=2).sizes == sizes


@rule("BA-158")
def test_the_settings_of_hands_can_be_combined() -> None:
    game = dealt(SeededDice(1), 3, late_start=True, short_hand=True, even_bombs=True, dealer=1)

    assert game.sizes == [6, 7, 7]
    assert [sum(held[TIER_1:]) for held in game.hands] == [1, 1, 1]


@rule("BA-154")
@pytest.mark.parametrize("options", [BombsAwayOptions(2, late_start=True), BombsAwayOptions(3, match=True, late_start=True)])
def test_late_start_is_for_a_single_deal_with_three_or_four(options: BombsAwayOptions) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(options)

    assert str(refused.value) == "late_start cannot be set: it is for a single deal with 3 or 4 players"


# series


@rule("BA-153")
def test_a_dealer_sits_at_the_table() -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(BombsAwayOptions(3, dealer=4))

    assert str(refused.value) == "dealer cannot be 4: there are 3 seats, and 0 draws one by lot"


@rule("BA-153", "BA-012")
@pytest.mark.parametrize(("dealer", "following"), [(1, 2), (2, 3), (3, 1), (0, 0)])
def test_the_next_game_of_a_series_is_dealt_by_the_next_seat_or_drawn_again(dealer: int, following: int) -> None:
    assert GAME.next_options(BombsAwayOptions(3, dealer=dealer), OUTCOME) == BombsAwayOptions(3, dealer=following)


@rule("BA-169", "BA-110", "BA-134")
def test_the_common_games_have_a_name() -> None:
    assert {preset.name: preset.options for preset in GAME.presets(3)} == {
        "single": BombsAwayOptions(3, turn_seconds=45),
        "match": BombsAwayOptions(3, turn_seconds=45, match=True),
        "even": BombsAwayOptions(3, turn_seconds=45, even_bombs=True, late_start=True),
    }
    assert GAME.presets(2)[2].options == BombsAwayOptions(2, turn_seconds=45, even_bombs=True)
