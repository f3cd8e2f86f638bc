"""What the It's a Bomb! bots think a step does, beside what the rules make of it."""

import pytest

from boomtable.bots.handmade.its_a_bomb.crisis_unit import CrisisUnit
from boomtable.bots.handmade.its_a_bomb.position import Position, position_of
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, HACKER, YELLOW
from boomtable.games.its_a_bomb.schema import Cut, ItsABombOptions, Use
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import G2, bomb, seen_by, tile

rule = pytest.mark.rule

DEALS = 12
CHANGING = {"SAPP", "NEGO"}  # cards that change more than the cut did


def read(state: ItsABombState) -> Position:
    return position_of(seen_by(state, 1))


def facts(position: Position) -> tuple[object, ...]:
    kept = (position.missing, position.deck, position.timers, position.receiver, position.battery, position.armed, position.shown)
    return (*kept, int(position.covered), position.has_card(HACKER))


def helped(state: ItsABombState, dice: SeededDice) -> list[Action]:
    """The Crisis Unit by its rule, until the employees are asked again; what it did."""
    done: list[Action] = []
    while GAME.waiting_on(state) == [0]:
        done.append(CrisisUnit(seen_by(state, 0), GAME.legal_actions(state, 0)).best())
        GAME.apply(state, 0, done[-1], dice)
    return done


@rule("IB-092", "IB-096", "IB-097", "IB-098", "IB-099", "IB-103")
@pytest.mark.parametrize("scenario", range(13))
def test_a_cut_does_what_the_bots_reckon_with(scenario: int) -> None:
    """Any tile that is no explosive is cut, in any order; sometimes a line is asked, so that a Timer lies in the pile."""
    for seed in range(DEALS):
        dice = SeededDice(seed)
        state, _ = GAME.setup(ItsABombOptions(2, scenario=scenario), dice)
        helped(state, dice)
        while GAME.waiting_on(state):
            legal = GAME.legal_actions(state, 1)
            action = legal[dice.pick(len(legal))]
            if isinstance(action, Cut) and state.tile[action.tile] == EXPLOSIVE:
                continue
            expected = read(state)
            GAME.apply(state, 1, action, dice)
            done = helped(state, dice)
            if isinstance(action, Cut) and not CHANGING & {use.card for use in done if isinstance(use, Use)}:
                expected.flip(action.tile, state.tile[action.tile])
                assert (expected.lost, expected.is_won()) == (state.ended not in ("", "defused"), state.ended == "defused")
                assert state.ended or facts(expected) == facts(read(state))


@rule("IB-126")
@pytest.mark.parametrize(
    ("deck", "cards", "lost"), [("20 10 E", "DISP", False), ("10 E", "DISP", True), ("10 E", "DISP HACK", False), ("10 E", "(DISP)", True)]
)
def test_a_first_question_with_the_last_card_loses_even_if_a_second_may_follow(deck: str, cards: str, lost: bool) -> None:
    position = read(bomb(G2, deck=deck, cards=cards))
    position.ask(second=False)

    assert position.lost == lost


@rule("IB-103")
@pytest.mark.parametrize(("drawing", "lost"), [("R Y .", True), ("R Y Y", False)])
def test_a_wasted_cable_loses_when_too_few_are_left(drawing: str, lost: bool) -> None:
    state = bomb(drawing, order="RY")
    position = read(state)
    position.flip(tile(state, "r1c2"), YELLOW)

    assert position.lost == lost
