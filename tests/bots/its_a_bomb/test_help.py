"""What the It's a Bomb! bots expect of the Crisis Unit: that it lays answers out where that helps."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.split import Split
from boomtable.games.its_a_bomb.inference import ALL_KINDS
from boomtable.games.its_a_bomb.pieces import GREY, RED, YELLOW
from tests.bots.its_a_bomb.outlooks import each_card_counts, outlook_of, worth
from tests.games.its_a_bomb.positions import bomb

rule = pytest.mark.rule

ARRANGEMENTS = [[RED, YELLOW, GREY], [YELLOW, RED, GREY], [GREY, RED, YELLOW], [RED, GREY, YELLOW]]


def split() -> Split:
    outlook = outlook_of(bomb("R Y ."), samples=0)
    arrangements = vec[i64]([kind for arrangement in ARRANGEMENTS for kind in arrangement])
    return Split(arrangements, 3, outlook.position.page.bombs[0], outlook.chances)


def together(parted: Split) -> list[list[int]]:
    """The arrangements of each group, by their places."""
    groups = []
    for group in range(len(parted.sizes)):
        best = vec[float]([0.0] * len(ARRANGEMENTS))
        parted.lift(best, vec[float]([float(other == group) for other in range(len(parted.sizes))]))
        groups.append([place for place, worth in enumerate(best) if worth == 1.0])
    return groups


@rule("IB-123")
def test_the_surveyors_order_shows_no_gaps() -> None:
    parted = split()
    parted.by_order([0, 1, 2])

    assert together(parted) == [[0, 2, 3], [1]]


@rule("IB-124")
def test_the_draughtsman_lays_two_piles() -> None:
    parted = split()
    parted.by_answer([0, 1, 2], ALL_KINDS, 1)

    assert together(parted) == [[0, 3], [1], [2]]


def worth_of_asking(cards: str, *, expects_help: bool) -> float:
    """Red and yellow lie on two tiles, and the plain answer says no more than that; no miss is left."""
    return outlook_of(bomb("R Y", deck="20 10 E", cards=cards), expects_help=expects_help).after_question(0, -1)


@rule("IB-122")
@pytest.mark.parametrize("card", ["SURV", "DRAU"])
def test_a_question_is_worth_what_the_card_will_make_of_its_answer(card: str) -> None:
    plain = worth_of_asking(card, expects_help=False)

    assert plain < 0.4
    assert worth_of_asking(f"({card})", expects_help=True) == pytest.approx(plain)
    assert worth_of_asking(card, expects_help=True) == pytest.approx(worth(1.0))


@rule("IB-122")
@pytest.mark.parametrize("card", ["SURV", "DRAU"])
def test_a_card_that_helps_is_gone_then(card: str) -> None:
    outlook = outlook_of(bomb("R Y", deck="20 10 E", cards=card), each_card_counts(-1.0), expects_help=True)

    assert outlook.after_question(0, -1) == pytest.approx(worth(1.0))


def test_what_helps_less_lowers_nothing() -> None:
    parted = split()
    parted.by_kind(0)  # red, yellow, grey, red
    best = vec[float]([0.5, 0.5, 0.5, 0.1])
    parted.lift(best, vec[float]([0.2, 0.7, 0.5]))

    assert list(best) == [0.5, 0.7, 0.5, 0.2]
