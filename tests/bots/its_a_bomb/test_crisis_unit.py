"""The Crisis Unit by the rule of IB-191, as the standard bot follows it."""

import pytest

from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import Consultant, Pass, Use
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.seats import chosen
from tests.games.its_a_bomb.positions import G2, G7, ask, bomb, passes, point, tile, told

pytestmark = pytest.mark.rule("IB-191")


def helped(state: ItsABombState) -> Action:
    return chosen("standard", state, 0)


def test_the_archivist_speaks_at_once() -> None:
    assert helped(bomb(G7, cards="XRAY ARCH")) == Use("ARCH")


def test_the_xray_waits_for_the_first_answer() -> None:
    state = bomb(G7, cards="XRAY")
    assert helped(state) == Pass()

    passes(state)
    ask(state, "r1")
    passes(state)
    assert helped(state) == Use("XRAY")


@pytest.mark.parametrize(("deck", "action"), [("30 20 10 E", Pass()), ("20 10 E", Use("NEGO"))])
def test_the_negotiator_comes_when_one_advance_is_left(deck: str, action: Action) -> None:
    assert helped(bomb(G7, deck=deck, discard="40", cards="NEGO")) == action


def test_the_dispatcher_follows_the_first_answer() -> None:
    state = bomb(G7, cards="DISP")
    ask(state, "r1")
    passes(state)

    assert helped(state) == Use("DISP")


def test_the_radio_operator_frees_a_disturbed_answer() -> None:
    state = bomb(G7, deck="D 30 20 10 E", cards="RADIO")
    ask(state, "r1", "R")

    assert helped(state) == Use("RADIO")


def test_the_spotter_shows_what_counts_and_is_least_known() -> None:
    """Red is done; yellow is what the line can give."""
    state = bomb("R . .\n. R Y\nB X .", cards="SPOT", up="r1c1", counted="R")
    ask(state, "r2")

    assert helped(state) == Use("SPOT", tile(state, "r2c3"))


def test_the_spotter_leaves_out_what_the_employees_know_anyway() -> None:
    """Both reds are certain; yellow comes first and may be anywhere else."""
    state = bomb("Y R .\n. R .", cards="SPOT")
    told(state, "c2")
    ask(state, "r1")

    assert helped(state) == Use("SPOT", tile(state, "r1c1"))


def test_a_wasted_cable_makes_nobody_sure_of_the_next() -> None:
    """Yellow is due; one was cut too early and lies open."""
    state = bomb(". Y .\nY . .\nR . X", order="RY", cards="SPOT", up="r2c1 r3c1", counted="R")
    ask(state, "r1")

    assert helped(state) == Use("SPOT", tile(state, "r1c2"))


@pytest.mark.parametrize("card", ["SURV", "DRAU"])
@pytest.mark.parametrize(("asked", "is_used"), [("r1", True), ("r3", False)])
def test_three_tokens_are_laid_out_and_two_are_not(card: Consultant, asked: str, is_used: bool) -> None:
    state = bomb(G7, cards=card)
    ask(state, asked)

    assert helped(state) == (Use(card) if is_used else Pass())


@pytest.mark.parametrize(("where", "action"), [("r3c1", Use("SAPP")), ("r3c2", Pass())])
def test_the_sapper_saves_from_an_explosive_that_was_seen(where: str, action: Action) -> None:
    state = bomb(G2, cards="SAPP")
    told(state, "r3")
    point(state, where)

    assert helped(state) == action


@pytest.mark.parametrize(("drawing", "action"), [("R X\nX Y", Use("SAPP")), ("R X . .\n. . . .\nY . . .", Pass())])
def test_the_sapper_looks_where_nobody_has_if_the_danger_is_large(drawing: str, action: Action) -> None:
    """Half of the tiles are explosives, or one of twelve."""
    state = bomb(drawing, cards="SAPP")
    point(state, "r1c1")

    assert helped(state) == action


@pytest.mark.parametrize(("deck", "action"), [("20 10 E", Pass()), ("10 E", Use("HACK"))])
def test_the_hacker_stops_only_the_advance_that_would_lose(deck: str, action: Action) -> None:
    state = bomb(G7, deck=deck, cards="HACK")
    ask(state, "r1")
    passes(state)

    assert helped(state) == action
