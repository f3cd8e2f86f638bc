"""Which choices the It's a Bomb! bots look at: what is certain, likely tiles, and questions as the rules have them."""

import pytest

from boomtable.bots.handmade.its_a_bomb.choices import Choices, question
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import RED
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.outlooks import made_up, outlook_of
from tests.games.its_a_bomb.positions import bomb, told

rule = pytest.mark.rule


def looking_ahead(state: ItsABombState) -> LookingAhead:
    return LookingAhead(outlook_of(state, samples=0), Choices(GAME.legal_actions(state, 1)))


def test_choices_are_sorted() -> None:
    choices = Choices([Ask(2), Ask(3, RED), Cut(4), ChooseBlock(5)])

    assert (choices.questions, choices.tiles, choices.blocks) == ([(2, -1), (3, RED)], [4], [5])


@pytest.mark.parametrize("asked", [Ask(2), Ask(3, RED)])
def test_a_question_stays_what_it_is(asked: Ask) -> None:
    assert question(*Choices([asked]).questions[0]) == asked


@rule("IB-096")
@pytest.mark.parametrize(("deck", "letter", "sure"), [("D 60 50 40 E", "T", None), ("60 50 40 30 E", "", Cut(0))])
def test_a_battery_that_is_certain_waits_for_a_timer_in_the_pile(deck: str, letter: str, sure: Action | None) -> None:
    state = bomb("T .\nR X", up="r1c2", deck=deck)
    told(state, "r1", letter)

    assert looking_ahead(state).certain() == sure


DANGEROUS, PLAIN, AUXILIARY, GREY = "R.52 X.48", "R.4", "R.45 A.5", ".1"


@pytest.mark.parametrize(
    ("cards", "up", "tiles"), [("", "", [1, 2, 0, 3]), ("", "r1c4", [2, 1, 0]), ("SAPP", "", [0, 1, 2, 3]), ("(SAPP)", "", [1, 2, 0, 3])]
)
def test_likely_tiles_are_those_that_gain_most_and_cost_least(cards: str, up: str, tiles: list[int]) -> None:
    """With the battery cut, detonators cost no more than grey cables; the Sapper helps where the Crisis Unit has looked."""
    state = bomb("R X A T\nR . . .", up=f"{up} r2c1 r2c2 r2c3 r2c4", cards=cards)
    told(state, "r1")
    look = looking_ahead(state)
    look.outlook.chances = made_up(DANGEROUS, PLAIN, AUXILIARY, GREY, *[GREY] * 4)

    assert look.likely_tiles() == tiles
