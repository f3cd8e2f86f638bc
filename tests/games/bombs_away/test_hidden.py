"""Bombs Away: who sees what."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.imagining import unseen
from boomtable.games.bombs_away.pieces import COUNTS, TIER_1
from boomtable.games.bombs_away.schema import Dealt, Draw, Drew, Reshuffled
from tests.games.bombs_away.positions import HYDRANT_ALONE, STRAIGHT, dealt, hand, kinds, lay, names, play, seen_by, table

rule = pytest.mark.rule

RED_SH, GREEN_SV = kinds("red-SH green-SV")


@rule("BA-121")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    position = table(STRAIGHT, "red-SH", "2*green-SV")

    assert seen_by(position, 0).hands == ((RED_SH,), None)
    assert seen_by(position, 1).hands == (None, (GREEN_SV, GREEN_SV))
    assert seen_by(position, FULL).hands == ((RED_SH,), (GREEN_SV, GREEN_SV))


@rule("BA-160")
def test_spectators_see_what_everybody_sees_and_no_hand() -> None:
    position = table(STRAIGHT, "red-SH", "2*green-SV", discard="bomb1", pile="red-SV")
    seen = seen_by(position, PUBLIC)

    assert (seen.hands, seen.sizes, seen.pile) == ((None, None), (1, 2), 1)
    assert names(seen.discard) == "bomb1"


@rule("BA-120")
def test_what_a_player_cannot_see_follows_from_the_deck() -> None:
    position = table(STRAIGHT, "red-SH bomb1", "2*green-SV", discard="red-SV")
    hidden = unseen(seen_by(position, 0))

    assert hidden == [pile + held for pile, held in zip(position.pile, position.hands[1], strict=True)]
    assert sum(hidden) == sum(COUNTS) - 4


@rule("BA-120")
def test_an_imagined_table_looks_the_same_and_deals_the_rest_anew() -> None:
    position = dealt(SeededDice(1), 3)
    seen = seen_by(position, 1)
    imagined = [GAME.determinize(seen, 1, SeededDice(seed)) for seed in range(20)]

    assert all(seen_by(world, 1) == seen for world in imagined)
    assert all(GAME.census(world) == GAME.census(position) for world in imagined)
    assert len({hand(world, 0) for world in imagined}) == 20


@rule("BA-121")
@pytest.mark.parametrize("forced", [True, False])
def test_others_learn_that_a_card_was_drawn_not_which(forced: bool) -> None:
    drew = Drew(1, GREEN_SV, forced)

    assert GAME.redact(drew, 1) == drew
    assert GAME.redact(drew, FULL) == drew
    assert [GAME.redact(drew, viewer) for viewer in (0, 2, PUBLIC)] == [Drew(1, None, forced)] * 3


@rule("BA-121")
def test_others_learn_how_many_cards_were_dealt_not_which() -> None:
    cards = Dealt(0, 2, (RED_SH, GREEN_SV))

    assert GAME.redact(cards, 0) == cards
    assert [GAME.redact(cards, viewer) for viewer in (1, PUBLIC)] == [Dealt(0, 2, None)] * 2


@rule("BA-121")
def test_during_forced_draws_the_others_see_numbers() -> None:
    position = table(STRAIGHT, "green-SV", "blue-SV", pile="yellow-SV green-SV")
    play(position, 0, Draw(), drawing="yellow-SV")
    seen = seen_by(position, 1)

    assert (seen.sizes, seen.pile, seen.drawn, seen.hands[0]) == ((2, 1), 1, 1, None)


@rule("BA-168")
def test_everybody_learns_of_a_reshuffle() -> None:
    position = table(STRAIGHT, "green-SV", "blue-SV", pile="", discard="yellow-SV green-SV")
    events = play(position, 0, Draw())

    assert GAME.redact(events[0], PUBLIC) == Reshuffled(2)
    seen = seen_by(position, PUBLIC)
    assert (seen.pile, sum(seen.discard)) == (1, 0)


@rule("BA-159")
def test_between_the_deals_of_a_match_no_hand_is_shown() -> None:
    position = table(HYDRANT_ALONE, "red-SH", "2*green-SV", match=True)
    ended_deal = play(position, 0, lay("red:EW (1,0)"))[2]

    assert GAME.redact(ended_deal, PUBLIC) == ended_deal
    assert not hasattr(ended_deal, "hands")
    assert seen_by(position, 0).hands[1] is None


@rule("BA-159")
def test_when_the_game_is_over_all_hands_are_shown() -> None:
    position = table(STRAIGHT, "red-SH", "2*green-SV")
    play(position, 0, lay("red:EW (2,0)"))

    assert seen_by(position, PUBLIC).hands == ((), (GREEN_SV, GREEN_SV))


@rule("BA-133")
def test_what_can_be_played_is_listed_to_the_player_at_turn_only() -> None:
    position = table(STRAIGHT, "red-SH", "red-SH")

    assert [(offer.type, offer.choices) for offer in GAME.offers(position, 0)] == [
        ("Lay", (lay("red:EW (-1,0)"), lay("red:EW (2,0)"), lay("red:EW (1,0)"))),
    ]
    assert GAME.offers(position, 1) == []


@rule("BA-116")
def test_at_the_start_of_an_even_deal_everybody_is_thought_to_hold_one_bomb() -> None:
    seen = seen_by(dealt(SeededDice(1), 3, even_bombs=True), 1)
    for seed in range(20):
        imagined = GAME.determinize(seen, 1, SeededDice(seed))
        assert [sum(hand[TIER_1:]) for hand in imagined.hands] == [1, 1, 1]
        assert sum(imagined.pile) == imagined.pile_size == seen.pile


@rule("BA-094")
def test_the_round_counts_from_one_and_stays_when_the_game_is_over() -> None:
    position = table(STRAIGHT, "red-SH", "2*green-SV", turn=1, turns=7)
    assert seen_by(position, PUBLIC).round == 4

    assert seen_by(table(STRAIGHT, "", "green-SV", turns=8, ended=True, reason="went_out", winners=[0]), PUBLIC).round == 4
    assert seen_by(table(STRAIGHT, "red-SH", "green-SV", turns=8, ended=True, reason="opponent_left", winners=[0]), PUBLIC).round == 5
