"""The far-sighted Crisis Unit of It's a Bomb! lays an answer out where that tells more, and keeps its cards where it does not."""

import pytest

from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import Consultant, Pass, Use
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.outlooks import each_card_counts, worth
from tests.games.its_a_bomb.positions import ask, bomb, seen_by, tile

rule = pytest.mark.rule

HATES_CARDS = each_card_counts(-3.0)  # as if holding one were a misfortune


def weighed(state: ItsABombState) -> dict[Action, float]:
    unit = FarSightedUnit(seen_by(state, 0), GAME.legal_actions(state, 0), HATES_CARDS)
    unit.weigh()
    return dict(zip(unit.actions, unit.values, strict=True))


def laid_out(state: ItsABombState) -> Action:
    return FarSightedUnit(seen_by(state, 0), GAME.legal_actions(state, 0), HATES_CARDS).at_look()


@rule("IB-123", "IB-124")
@pytest.mark.parametrize("card", ["SURV", "DRAU"])
def test_a_card_that_excludes_nothing_is_kept_and_can_be_judged(card: Consultant) -> None:
    """Nothing but grey cables lies in the line."""
    state = bomb("R Y X\n. . .\nB . .", cards="SURV DRAU")
    ask(state, "r2")
    worth = weighed(state)

    assert laid_out(state) == Pass()
    assert worth[Use(card)] <= worth[Pass()]


@rule("IB-124")
def test_halves_that_leave_no_doubt_are_laid() -> None:
    state = bomb("R Y", cards="DRAU", deck="20 10 E")
    ask(state, "r1")

    assert laid_out(state) == Use("DRAU")


@rule("IB-125")
def test_the_spotter_shows_a_cable_that_is_needed() -> None:
    state = bomb("R X\n. .", cards="SPOT")
    ask(state, "r1")

    assert laid_out(state) == Use("SPOT", tile(state, "r1c1"))


@rule("IB-122")
def test_a_card_that_is_laid_out_is_gone_and_the_question_costs_an_advance() -> None:
    """No miss is left: all is known, or red and yellow may be either way round on two tiles."""
    state = bomb("R Y", cards="DRAU", deck="20 10 E")
    ask(state, "r1")

    assert weighed(state) == pytest.approx({Pass(): worth(1 / 4, -3.0), Use("DRAU"): worth(1.0)})


@rule("IB-126")
def test_with_the_dispatcher_the_advance_comes_after_the_second_question() -> None:
    """One miss is left, and the Dispatcher is gone."""
    state = bomb("R Y", cards="DISP DRAU", deck="20 10 E")
    ask(state, "r1")

    assert weighed(state)[Pass()] == pytest.approx(worth(3 / 4, -3.0))


@rule("IB-127")
def test_the_radio_operator_is_worth_what_the_best_layout_makes_of_it() -> None:
    """Named red says nothing; in full, with the Draughtsman, all is known and both cards are gone."""
    state = bomb("R Y", cards="RADIO DRAU", deck="D 20 10 E")
    ask(state, "r1", "R")

    assert weighed(state) == pytest.approx({Pass(): worth(3 / 4, -6.0), Use("RADIO"): worth(1.0)})
