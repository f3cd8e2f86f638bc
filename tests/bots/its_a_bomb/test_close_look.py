"""Looking closely: every answer has its exact chances, as long as there is time."""

from itertools import count

import pytest
from librt.vecs import vec

from boomtable.bots import Budget
from boomtable.bots.handmade.its_a_bomb.chances import exact
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.close_look import LATEST, Care, CloseLook
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.value import NETWORK_SIZE, Value
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.inference import deduce, tokens_of
from boomtable.games.its_a_bomb.schema import Ask, Cut
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.bots.its_a_bomb.outlooks import outlook_of, worth
from tests.games.its_a_bomb.positions import G6, G7, bomb, kind, line, told, use

ALL = Care(99, 99, 0.0)
TWO_OF_SIX = "R X\n. .\n. ."  # checks of the time: 18 for tiles, 4 for the answers about a row, 4 for those about a column


def look_at(state: ItsABombState, care: Care = ALL, budget: Budget | None = None, samples: int = 200) -> CloseLook:
    choices = Choices(GAME.legal_actions(state, 1))
    look = CloseLook(outlook_of(state, samples=samples), choices, (budget or Budget(iterations=1)).begin(), care)
    look.weigh()
    return look


def among_samples(state: ItsABombState) -> LookingAhead:
    look = LookingAhead(outlook_of(state), Choices(GAME.legal_actions(state, 1)))
    look.weigh()
    return look


def weighed(look: LookingAhead) -> dict[Action, float]:
    return dict(zip(look.actions, look.values, strict=True))


def time_for(checks: int) -> Budget:
    """A budget that is used up once it was looked at so many times."""
    ticks = count()
    return Budget(ms=1000, clock=lambda: LATEST * next(ticks) / (checks + 1))


def test_a_question_is_worth_the_mean_over_its_answers_with_exact_chances() -> None:
    state = bomb("R Y\nB X", deck="30 20 10 E")
    look = look_at(state)
    outlook = look.outlook
    after = outlook.position.clone()
    after.advance()
    row = line(state, "r1")
    expected = 0.0
    for answer, share in outlook.deduction.answers(after.page.lines[row]).items():
        evidence = outlook.evidence.clone()
        evidence.answer(row, tokens_of(answer))
        expected += share * outlook.value.of(after, exact(deduce(evidence)))

    asked = {action.line: value for action, value in weighed(look).items() if isinstance(action, Ask)}
    assert set(asked) == {row, line(state, "c1")}
    assert asked[row] == pytest.approx(expected)


def test_the_rarest_answers_are_left_out() -> None:
    """Of six tiles, a row has two: neither red nor explosive 6/15, either 4/15 each, both 1/15."""
    state = bomb(TWO_OF_SIX)
    outlook = outlook_of(state)
    after = outlook.position.clone()
    after.advance()
    expected = 0.0
    for tokens, share in (("", 6), ("R", 4), ("X", 4)):
        evidence = outlook.evidence.clone()
        evidence.answer(line(state, "r1"), [int(token == kind(tokens)) if tokens else 0 for token in range(8)])
        expected += share / 14 * outlook.value.of(after, exact(deduce(evidence)))

    asked = {action.line: value for action, value in weighed(look_at(state, Care(99, 99, 0.1))).items() if isinstance(action, Ask)}
    assert asked[min(asked)] == pytest.approx(expected)  # one row stands for all, and rows come before columns


def test_a_question_too_many_is_worth_nothing() -> None:
    look = look_at(bomb(TWO_OF_SIX, deck="10 E"))

    assert [value for action, value in weighed(look).items() if isinstance(action, Ask)] == [0.0, 0.0]


def test_a_cut_is_worth_the_mean_over_what_the_tile_may_be() -> None:
    """Red or explosive, even chances: lost, or red is found and yellow lies open for sure."""
    state = bomb("R X\nY .", deck="30 20 10 E", up="r2c2")
    told(state, "r1")
    look = look_at(state)
    outlook = look.outlook
    after = outlook.position.clone()
    after.flip(0, 0)
    evidence = outlook.evidence.clone()
    evidence.is_kind(0, 0)

    assert look.values[look.actions.index(Cut(0))] == pytest.approx(0.5 * outlook.value.of(after, exact(deduce(evidence))))


def test_a_miss_tells_where_the_cable_is() -> None:
    """Red or grey, even chances: won, or red lies on the other tile for sure."""
    state = bomb("R .", deck="30 20 10 E")

    assert weighed(look_at(state))[Cut(0)] == pytest.approx(0.5 + 0.5 * worth(1.0))


def test_what_looks_best_among_samples_gets_the_close_look() -> None:
    """Row 1 has red on one of four tiles; a question or two are left."""
    state = bomb(G6, deck="40 30 20 10 E", up="r2c1")
    told(state, "r1")
    plain = weighed(among_samples(state))
    best_first = sorted(plain, key=lambda action: -plain[action])
    asks, cuts = [[action for action in best_first if isinstance(action, kinds)] for kinds in (Ask, Cut)]

    assert look_at(state, Care(1, 2, 0.1)).actions == [asks[0], cuts[0], cuts[1]]
    assert plain[asks[0]] > plain[asks[-1]]
    assert plain[cuts[1]] > plain[cuts[2]]


def all_asked() -> ItsABombState:
    """Red or explosive, even chances."""
    state = bomb("R X\nX R")
    for name in ("r1", "r2", "c1", "c2"):
        told(state, name)
    return state


def test_where_nothing_is_left_to_ask_tiles_are_looked_at_closely() -> None:
    """No matter what three samples say."""
    assert weighed(look_at(all_asked(), samples=3)) == {Cut(tile): 0.5 for tile in range(4)}


def test_where_nothing_is_left_to_ask_and_time_is_short_samples_decide() -> None:
    assert weighed(look_at(all_asked(), budget=time_for(3))) == weighed(among_samples(all_asked()))


def disturbed() -> ItsABombState:
    return bomb(G6, deck="D 60 50 40 30 20 10 E")


def with_a_block_to_choose() -> ItsABombState:
    state = bomb(G7, cards="XRAY")
    use(state, "XRAY")
    return state


@pytest.mark.parametrize("state", [disturbed(), with_a_block_to_choose()], ids=["disturbed", "block"])
def test_blocks_and_disturbed_questions_are_weighed_among_samples(state: ItsABombState) -> None:
    assert weighed(look_at(state)) == weighed(among_samples(state))


@pytest.mark.parametrize(("checks", "questions"), [(18 + 4 + 4, 2), (18 + 4 + 3, 1), (18 + 4, 1)])
def test_questions_that_time_is_too_short_for_are_left_out(checks: int, questions: int) -> None:
    state = bomb(TWO_OF_SIX)
    all_actions = look_at(state)
    hurried = look_at(state, budget=time_for(checks))

    assert hurried.actions == all_actions.actions[:questions] + all_actions.actions[2:]
    assert hurried.values == all_actions.values[:questions] + all_actions.values[2:]


@pytest.mark.parametrize("checks", [0, 10, 17, 18, 18 + 3])
def test_where_time_is_too_short_for_a_question_samples_decide(checks: int) -> None:
    state = bomb(TWO_OF_SIX)

    assert weighed(look_at(state, budget=time_for(checks))) == weighed(among_samples(state))


def test_a_unit_counts_only_while_its_own_sum_is_above_zero() -> None:
    outlook = outlook_of(bomb(G6))
    nothing, one = [0.0] * NETWORK_SIZE, [1.0] + [0.0] * (NETWORK_SIZE - 1)
    positive, negative = [*nothing, *one, 2.0], [*nothing, *[-number for number in one], 2.0]

    assert Value(vec[float](positive)).of(outlook.position, outlook.chances) == pytest.approx(1 / (1 + 2.718281828459045**-2))
    assert Value(vec[float](negative)).of(outlook.position, outlook.chances) == 0.5
