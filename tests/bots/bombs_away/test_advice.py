"""Advice for Bombs Away: whether the others are stuck, and what a choice leaves of the chance to win."""

import pytest

from boomtable.bots.adviser import Adviser, Chance, Judgement
from boomtable.bots.handmade.bombs_away import BombsAwayAdviser
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import BombsAwayOptions, Claim, Draw
from boomtable.games.bombs_away.state import BombsAwayState
from tests.bots.bombs_away.seats import ONE_WAY, chosen
from tests.games.bombs_away.positions import STRAIGHT, bomb, dealt, kind_of, lay, names, second, table


def adviser(state: BombsAwayState, seat: int) -> Adviser:
    return BombsAwayAdviser(GAME, BombsAwayOptions(state.seats), seat)


def judged(state: BombsAwayState, action: Action) -> Judgement | None:
    seat = state.turn
    return adviser(state, seat).judge(GAME.view(state, seat), GAME.legal_actions(state, seat), action)


def best(state: BombsAwayState) -> Action:
    seat = state.turn
    return adviser(state, seat).best(GAME.view(state, seat), GAME.legal_actions(state, seat))


def test_a_hand_is_stuck_when_no_unseen_card_in_it_fits() -> None:
    """Four cards are unseen, one of them, the red one, fits: it is in a hand of one once in four times, of two once in two."""
    hands = ["green-EA", "yellow-SV", "2*yellow-SV"]
    rest = table(ONE_WAY, *hands).pile
    rest[kind_of("red-SH")] -= 1
    position = table(ONE_WAY, *hands, pile="red-SH", discard=names(rest))

    assert adviser(position, 0).chances(GAME.view(position, 0)) == [
        Chance("seat-1", (("stuck", 0.75), ("can_play", 0.25)), 0.75),
        Chance("seat-2", (("stuck", 0.5), ("can_play", 0.5)), 0.5),
    ]


def test_a_player_without_a_hand_to_see_and_one_who_is_out_are_passed_over() -> None:
    position = table(STRAIGHT, "red-SH", "", "yellow-SV", out=0b10)

    assert [chance.piece for chance in adviser(position, 0).chances(GAME.view(position, 0))] == ["seat-2"]


def test_a_turn_that_goes_out_is_worth_all() -> None:
    position = table("-H--r--r-", "bomb1 red-SH")

    assert judged(position, best(position)) == Judgement(1.0, 1.0, best(position), 1.0, 1.0)


def test_a_wild_card_wasted_is_worth_less() -> None:
    found = judged(table(STRAIGHT, "wild-SH red-SH blue-EA blue-EB"), lay("wild:EW (2,0)"))

    assert found is not None
    assert found.best == lay("red:EW (-1,0)")
    assert 0 < found.value < found.best_value < 1


def test_a_bomb_that_could_be_saved_is_worth_less() -> None:
    found = judged(table(STRAIGHT, "bomb1 red-SH red-SV blue-SH green-EA"), bomb("bomb1", "(1,0)"))

    assert found is not None
    assert found.best == lay("red:EW (-1,0)")
    assert found.value < found.best_value


def test_drawing_with_a_bomb_that_would_help_is_worth_less() -> None:
    found = judged(table(ONE_WAY, "bomb1 2*green-EA green-EB"), Draw())

    assert found is not None
    assert found.best == bomb("bomb1", "(1,0)")
    assert found.value < found.best_value


def test_what_cannot_be_chosen_is_not_judged() -> None:
    forced, claim = table(ONE_WAY, "2*green-EA"), table(STRAIGHT, "red-SH red-SV", away=0b10)

    assert judged(forced, Draw()) is None
    assert judged(claim, Claim()) is None
    assert judged(claim, lay("red:EW (2,0)")) is not None


def test_the_second_target_is_told_with_the_first() -> None:
    position = table("o--g--H--*--r--r-", "bomb2 blue-EA")
    first = best(position)

    assert first == bomb("bomb2", "(-2,0)")
    assert adviser(position, 0).then(GAME.view(position, 0), first) == second("(-1,0)")
    assert adviser(position, 0).then(GAME.view(position, 0), bomb("bomb2", "(3,0)")) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_is_what_the_expert_does_and_no_choice_is_better(seats: int) -> None:
    dice = SeededDice(seats)
    state = dealt(dice, seats)
    while not state.ended:
        seat, legal = state.turn, GAME.legal_actions(state, state.turn)
        action = best(state)
        assert action == chosen("expert", state)
        for choice in legal:
            found = adviser(state, seat).judge(GAME.view(state, seat), legal, choice)
            assert found is None or 0 <= found.value <= found.best_value <= 1
        GAME.apply(state, seat, action, dice)


def test_cards_are_proposed_once_each_and_tell_what_fits_after() -> None:
    position = table(STRAIGHT, "red-SH blue-SV wild-X", "green-EA red-SV", "2*yellow-SV")
    seat = position.turn
    found = adviser(position, seat).proposals(GAME.view(position, seat), GAME.legal_actions(position, seat))

    assert found[0].action == best(position)
    assert 1 <= len(found) <= 3
    assert len({proposal.piece for proposal in found}) == len(found)
    assert {str(proposal.piece).split("-")[0] for proposal in found} == {"hand"}
    assert [proposal.chance for proposal in found] == sorted([proposal.chance or 0 for proposal in found], reverse=True)
    assert all(proposal.reason in ("fit", "room", "out", "draw", "pass") for proposal in found)
    assert all(0 <= proposal.facts["fit"] <= proposal.facts["unseen"] for proposal in found)


def test_a_card_tells_how_many_of_the_own_ones_fit_after_it() -> None:
    """After the straight one, a red elbow fits and a blue one does not; after an elbow both of the others do."""
    position = table(STRAIGHT, "red-SH red-EA blue-EA")
    found = adviser(position, 0).proposals(GAME.view(position, 0), GAME.legal_actions(position, 0))

    assert [(row.reason, row.facts["own"], row.facts["hand"]) for row in found] == [("fit", 1, 2), ("fit", 2, 2), ("fit", 2, 2)]
