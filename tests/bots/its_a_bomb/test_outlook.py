"""What a step leads to, as the It's a Bomb! bots reckon: cards that are used up, advances, and the Sapper's help."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.core.dice import SeededDice
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, RED
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.outlooks import each_card_counts, made_up, outlook_of, worth
from tests.games.its_a_bomb.positions import G6, bomb, kind, kinds, told

rule = pytest.mark.rule


def among(state: ItsABombState, arrangements: str, card: float = 0.0) -> Outlook:
    """An outlook over these samples, with cards that count so much each."""
    outlook = outlook_of(state, each_card_counts(card), samples=0)
    outlook.samples = vec[i64](kinds(arrangements))
    return outlook


@pytest.mark.parametrize(
    ("up", "counted", "letters"),
    [("", "", "RYXTV"), ("r1c1", "R", "YXTV"), ("r2c1 r2c2", "", "RYX")],
)
def test_kinds_that_matter(up: str, counted: str, letters: str) -> None:
    """Yellow, too, although red is due."""
    outlook = outlook_of(bomb("R Y .\nT V X", order="RY", up=up, counted=counted), samples=0)

    assert outlook.relevant() == sum(1 << kind(letter) for letter in letters)


@rule("IB-126")
@pytest.mark.parametrize(("cards", "first", "second"), [("", 3 / 4, 3 / 4), ("DISP", 1.0, 3 / 4)])
def test_with_the_dispatcher_only_a_second_question_costs_an_advance(cards: str, first: float, second: float) -> None:
    """Red and yellow may be either way round: with two misses left all is found, with one 3/4 of the time."""
    outlook = among(bomb("R Y", deck="30 20 10 E", cards=cards), "RY YR")

    assert outlook.after_question(0, -1) == pytest.approx(worth(first))
    assert outlook.after_second_question(0, -1) == pytest.approx(worth(second))


@rule("IB-127")
@pytest.mark.parametrize(("card", "expected"), [(1.0, worth(3 / 4, 1.0)), (-1.0, worth(3 / 4))])
def test_the_radio_operator_is_used_up_where_that_is_worth_more(card: float, expected: float) -> None:
    """In full as little is told as of red alone."""
    outlook = among(bomb("R Y", deck="D 20 10 E", cards="RADIO"), "RY YR", card)

    assert outlook.after_question(0, RED) == pytest.approx(expected)


def test_other_samples_leave_nothing_of_those_before() -> None:
    state = bomb(G6, deck="D 40 30 20 10 E", cards="RADIO")
    outlook = outlook_of(state, samples=1)
    outlook.after_question(0, RED)
    outlook.draw(20, SeededDice(5))

    assert outlook.after_question(0, RED) == outlook_of(state, samples=20).after_question(0, RED)


@rule("IB-131")
def test_the_xray_is_used_up_by_a_block() -> None:
    """All that it tells is known."""
    outlook = among(bomb("R .\n. Y", cards="XRAY"), "R..Y Y..R", -1.0)

    assert outlook.after_block(0) == pytest.approx(worth(1.0))


def after_flip(state: ItsABombState, letter: str, *tiles: str) -> float:
    """The value after a flip of tile 0, when the tiles are known to be these; every card that is left is a misfortune."""
    return outlook_of(state, each_card_counts(-1.0), samples=0).after_flip(0, kind(letter), made_up(*tiles))


@rule("IB-128")
@pytest.mark.parametrize(("cards", "expected"), [("SAPP", worth(1.0)), ("(SAPP)", 0.0), ("HACK", 0.0)])
def test_the_sapper_saves_from_an_explosive_that_was_seen(cards: str, expected: float) -> None:
    state = bomb("X R .\n. . .", cards=cards)
    told(state, "r1")

    assert after_flip(state, "X", "X1", "R1", *[".1"] * 4) == pytest.approx(expected)


@rule("IB-128")
@pytest.mark.parametrize(("deck", "expected"), [("30 20 10 E", worth(1.0)), ("20 10 E", 0.0)])
def test_an_explosive_that_is_secured_costs_an_advance(deck: str, expected: float) -> None:
    """The question has cost one before."""
    state = bomb("X R", deck=deck, cards="SAPP")
    told(state, "r1")

    assert after_flip(state, "X", "X1", "R1") == pytest.approx(expected)


@rule("IB-191")
@pytest.mark.parametrize(("drawing", "expected"), [("X R . .", worth(1.0)), ("X R .\n. . .", 0.0)])
def test_the_sapper_looks_where_nobody_has_if_the_danger_is_large(drawing: str, expected: float) -> None:
    """One explosive among four tiles, or among six."""
    state = bomb(drawing, cards="SAPP")

    assert after_flip(state, "X", "X1", "R1", *[".1"] * 4) == pytest.approx(expected)


@rule("IB-191")
@pytest.mark.parametrize(("asked", "cards"), [(False, 0.0), (True, -1.0)])
def test_a_sapper_who_looks_in_vain_is_gone(asked: bool, cards: float) -> None:
    """Red is no explosive; where the Crisis Unit has seen that, the card is kept."""
    state = bomb("R X\nX Y", cards="SAPP")
    if asked:
        told(state, "r1")

    assert outlook_of(state).chances.of(0, EXPLOSIVE) == 0.5
    assert after_flip(state, "R", "R1", "X1", "X1", "Y1") == pytest.approx(worth(1.0, cards))
