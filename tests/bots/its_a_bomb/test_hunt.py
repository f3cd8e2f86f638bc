"""How likely questions lead to the receiver."""

import pytest

from boomtable.bots.handmade.its_a_bomb.hunt import Hunt
from tests.bots.its_a_bomb.outlooks import made_up, outlook_of
from tests.games.its_a_bomb.positions import G5, bomb, told


@pytest.mark.parametrize(("questions", "chance"), [(0, 1 / 9), (1, 2 / 9), (2, 4 / 9), (3, 6 / 9), (4, 1.0)])
def test_questions_lead_to_the_receiver(questions: int, chance: float) -> None:
    """Nine tiles: each question parts what the ones before left together, and one tile is cut at the end."""
    outlook = outlook_of(bomb(G5))

    assert Hunt().chance(outlook.position, outlook.chances, questions) == pytest.approx(chance)


@pytest.mark.parametrize("shares", [("V.4", "V.3", "V.2", "V.1"), ("V.1", "V.2", "V.3", "V.4")])
@pytest.mark.parametrize(("questions", "chance"), [(0, 0.4), (1, 0.7), (2, 1.0)])
def test_the_line_that_helps_most_is_asked(shares: tuple[str, ...], questions: int, chance: float) -> None:
    """A column parts it better (0.4 and 0.3 are told apart) than a row (0.4 and 0.2)."""
    position = outlook_of(bomb("V .\n. .")).position

    assert Hunt().chance(position, made_up(*shares), questions) == pytest.approx(chance)


def test_a_hunt_forgets_the_one_before() -> None:
    hunt, outlook = Hunt(), outlook_of(bomb(G5))
    hunt.chance(outlook.position, outlook.chances, 4)

    assert hunt.chance(outlook.position, outlook.chances, 1) == pytest.approx(2 / 9)


@pytest.mark.parametrize(("questions", "chance"), [(0, 1 / 3), (1, 2 / 3), (2, 1.0), (3, 1.0)])
def test_in_a_line_that_was_told_columns_lead_to_the_receiver(questions: int, chance: float) -> None:
    state = bomb(G5)
    told(state, "r1")
    outlook = outlook_of(state)

    assert Hunt().chance(outlook.position, outlook.chances, questions) == pytest.approx(chance)
