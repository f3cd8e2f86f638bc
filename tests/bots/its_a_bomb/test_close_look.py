"""Looking closely: what is alike is weighed once, and every answer has its exact chances."""

import pytest
from librt.vecs import vec

from boomtable.bots import Budget
from boomtable.bots.handmade.its_a_bomb.alike import colours_alike, joined, line_sign
from boomtable.bots.handmade.its_a_bomb.chances import exact
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.close_look import Care, CloseLook
from boomtable.bots.handmade.its_a_bomb.hunt import Hunt
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.value import NETWORK_SIZE, SIZE, Features, Value
from boomtable.core.dice import SeededDice
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.inference import deduce, tokens_of
from boomtable.games.its_a_bomb.schema import Ask, Consultant, Cut, Pass
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import G5, G6, ask, bomb, line, play, seen_by, told, use

ONLY_REACH = vec[float]([0.0, 1.0] + [0.0] * (SIZE - 2))
ALL = Care(99, 99, 0.0)


def outlook_of(state: ItsABombState, weights: vec[float] = ONLY_REACH) -> Outlook:
    seen = seen_by(state, 1)
    return Outlook(position_of(seen), public_evidence(seen), weights, 200, SeededDice(5))


def look_at(state: ItsABombState, care: Care = ALL, budget: Budget | None = None) -> CloseLook:
    choices = Choices(GAME.legal_actions(state, 1))
    return CloseLook(outlook_of(state), choices, (budget or Budget(iterations=1)).begin(), care)


def test_unasked_rows_are_alike_until_one_of_their_tiles_lies_open() -> None:
    shut, one_open = outlook_of(bomb(G6)), outlook_of(bomb(G6, up="r1c2"))
    rows = [line(bomb(G6), name) for name in ("r1", "r2", "r3")]

    assert len({line_sign(shut, row) for row in rows}) == 1
    assert line_sign(one_open, rows[0]) != line_sign(one_open, rows[1]) == line_sign(one_open, rows[2])


def test_rows_and_columns_are_never_alike() -> None:
    state = bomb("R Y\nB X")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "r1")) != line_sign(outlook, line(state, "c1"))


def test_crossings_with_asked_lines_tell_rows_apart_by_their_order() -> None:
    """Red was seen in one column and yellow in another: which of them is open in a row matters."""
    state = bomb("R Y .\nR Y .\n. . X", up="r1c1 r2c2")
    told(state, "c1")
    told(state, "c2")
    outlook = outlook_of(state)

    assert line_sign(outlook, line(state, "r1")) != line_sign(outlook, line(state, "r2"))


def test_colours_are_alike_while_all_answers_say_the_same_of_them() -> None:
    state = bomb(G6)
    assert colours_alike(outlook_of(state)) == [[0, 1, 3]]

    told(state, "r1")
    assert colours_alike(outlook_of(state)) == [[1, 3]]


def test_a_colour_of_which_a_tile_is_known_stands_alone() -> None:
    assert colours_alike(outlook_of(bomb(G6, up="r2c1"))) == [[0, 3]]


def test_no_colours_are_alike_where_they_have_an_order() -> None:
    assert colours_alike(outlook_of(bomb(G6, order="RYB"))) == []


@pytest.mark.parametrize("card", ["SURV", "DRAU"])
def test_no_colours_are_alike_once_tokens_were_laid_out(card: Consultant) -> None:
    """Yellow and blue lie in row 2 both, but not in the same place."""
    state = bomb(G6, cards=card)
    ask(state, "r2")
    use(state, card)
    play(state, 0, Pass())

    assert colours_alike(outlook_of(state)) == []


def test_answers_that_differ_in_colours_that_are_alike_are_one() -> None:
    answers = {1: 0.25, 1 << 4: 0.25, 2 + (1 << 4): 0.5}
    found = joined(answers, [[0, 1]])

    assert {tuple(tokens_of(answer)[:2]): share for answer, share in found.items()} == {(0, 1): 0.5, (1, 2): 0.5}


def test_a_question_is_worth_the_mean_over_its_answers_with_exact_chances() -> None:
    state = bomb("R Y\nB X", deck="30 20 10 E")
    look = look_at(state)
    look.weigh()
    outlook = look.outlook
    after = outlook.position.clone()
    after.advance()
    row = line(state, "r1")
    expected = 0.0
    for answer, share in outlook.deduction.answers(after.page.lines[row]).items():
        evidence = outlook.evidence.clone()
        evidence.answer(row, tokens_of(answer))
        expected += share * outlook.value.of(after, exact(deduce(evidence)))

    asked = {action.line: value for action, value in zip(look.actions, look.values, strict=True) if isinstance(action, Ask)}
    assert set(asked) == {row, line(state, "c1")}
    assert asked[row] == pytest.approx(expected)


def test_a_cut_is_worth_the_mean_over_what_the_tile_may_be() -> None:
    """Red or explosive, even chances: lost, or red is found and yellow lies open for sure."""
    state = bomb("R X\nY .", deck="30 20 10 E", up="r2c2")
    told(state, "r1")
    look = look_at(state)
    look.weigh()
    outlook = look.outlook
    after = outlook.position.clone()
    after.flip(0, 0)
    evidence = outlook.evidence.clone()
    evidence.is_kind(0, 0)

    assert look.values[look.actions.index(Cut(0))] == pytest.approx(0.5 * outlook.value.of(after, exact(deduce(evidence))))


def test_what_looks_best_among_samples_gets_the_close_look() -> None:
    look = look_at(bomb(G6), Care(1, 2, 0.1))
    look.weigh()

    assert [type(action) for action in look.actions] == [Ask, Cut, Cut]


def test_when_time_is_up_samples_decide() -> None:
    state = bomb(G6)
    hurried = look_at(state, budget=Budget(ms=1, clock=iter(range(99)).__next__))
    hurried.weigh()
    plain = LookingAhead(outlook_of(state), Choices(GAME.legal_actions(state, 1)))
    plain.weigh()

    assert (hurried.actions, hurried.values) == (plain.actions, plain.values)


@pytest.mark.parametrize(("questions", "chance"), [(0, 1 / 9), (1, 2 / 9), (2, 4 / 9), (3, 6 / 9), (4, 1.0)])
def test_questions_lead_to_the_receiver(questions: int, chance: float) -> None:
    """Nine tiles: each question parts what the ones before left together, and one tile is cut at the end."""
    outlook = outlook_of(bomb(G5))

    assert Hunt().chance(outlook.position, outlook.chances, questions) == pytest.approx(chance)


def test_a_unit_counts_only_while_its_own_sum_is_above_zero() -> None:
    outlook = outlook_of(bomb(G6))
    nothing, one = [0.0] * NETWORK_SIZE, [1.0] + [0.0] * (NETWORK_SIZE - 1)
    positive, negative = [*nothing, *one, 2.0], [*nothing, *[-number for number in one], 2.0]

    assert Value(vec[float](positive)).of(outlook.position, outlook.chances) == pytest.approx(1 / (1 + 2.718281828459045**-2))
    assert Value(vec[float](negative)).of(outlook.position, outlook.chances) == 0.5


def test_a_network_reads_more_than_the_formula() -> None:
    outlook, features = outlook_of(bomb(G5, deck="60 50 40 30 C 20 10 E")), Features()
    features.read_for_network(outlook.position, outlook.chances)

    assert any(features.numbers[place] != 0.0 for place in range(SIZE, NETWORK_SIZE))
