"""It's a Bomb!: what a guided game explains to whom, and its fixed deals."""

from itertools import combinations

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC, Seat
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import deduce
from boomtable.games.its_a_bomb.pieces import COLOURS, KINDS, TRAINING
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.scenarios.lessons import LESSONS
from boomtable.games.its_a_bomb.schema import ChooseBlock, ItsABombOptions
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import (
    G3,
    G5,
    G6,
    G7,
    G8,
    G9,
    ask,
    bomb,
    cut,
    dealt,
    kinds,
    letters,
    passes,
    passes_all,
    play,
    point,
    propose,
    seen_by,
    told,
    use,
)

rule = pytest.mark.rule

UNIT, ANN, BOB, CAT = range(4)

DRAWING = """
R . Y B
. X Y B
X R . Y
B X R .
"""


def tip(state: ItsABombState, viewer: Seat) -> str | None:
    found = GAME.tip(seen_by(state, viewer), viewer)
    return None if found is None else found.key


def opening(seed: int = 0, /, **options: object) -> ItsABombState:
    return dealt(seed, **{"guided": True, **options})


def training(drawing: str = DRAWING, **options: object) -> ItsABombState:
    state = opening(**options)
    state.tile = tuple(kinds(drawing))
    return state


def guided(drawing: str, **facts: object) -> ItsABombState:
    return bomb(drawing, guided=True, **facts)  # type: ignore[arg-type]


def letters_of(state: ItsABombState) -> str:
    return letters(state.tile).replace(" ", "")


# the fixed deals


@rule("IB-268", "IB-269")
@pytest.mark.parametrize(("crisis_unit", "deal"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0)])
def test_guided_training_is_dealt_by_the_seat_of_the_crisis_unit_and_never_by_dice(crisis_unit: int, deal: int) -> None:
    found = {letters_of(opening(seed, seats=5, crisis_unit=crisis_unit)) for seed in range(5)}

    assert found == {LESSONS[deal].replace(" ", "")}


@rule("IB-269")
@pytest.mark.parametrize("options", [{"guided": False}, {"scenario": 1}])
def test_without_explanations_and_in_other_scenarios_dice_deal(options: dict[str, object]) -> None:
    assert len({letters_of(opening(seed, **options)) for seed in range(5)}) == 5


@rule("IB-269")
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_holds_the_tiles_of_training(lesson: str) -> None:
    assert [kinds(lesson).count(kind) for kind in range(KINDS)] == SCENARIOS[TRAINING].counts


@rule("IB-269")
@pytest.mark.parametrize("crisis_unit", [0, 1])
def test_two_rows_and_two_columns_leave_a_certain_cable_in_35_of_36_ways(crisis_unit: int) -> None:
    pairs = list(combinations("1234", 2))
    asked = [[f"r{row}" for row in rows] + [f"c{column}" for column in columns] for rows in pairs for columns in pairs]

    assert sum(has_certain_cable(opening(crisis_unit=crisis_unit), lines) for lines in asked) == 35


def has_certain_cable(state: ItsABombState, lines: list[str]) -> bool:
    for name in lines:
        told(state, name)
    chances = deduce(Evidence.from_state(state, PUBLIC)).marginals()
    return any(chance[colour] == 1 for chance in chances for colour in range(COLOURS))


@rule("IB-269")
def test_the_next_game_of_the_series_is_dealt_otherwise() -> None:
    state = opening()
    options = ItsABombOptions(2, guided=True)
    cut(state, "r3c3")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "explosive_cut"

    following = GAME.next_options(options, outcome)
    assert isinstance(following, ItsABombOptions)
    assert following.guided
    assert following.scenario == TRAINING
    assert letters_of(GAME.setup(following, SeededDice(0))[0]) != letters_of(state)


# Training beside the bomb


def test_the_first_thing_is_to_ask() -> None:
    assert tip(training(), ANN) == "first-question"


def test_after_a_row_a_column_is_to_be_asked() -> None:
    state = training()
    told(state, "r3")

    assert tip(state, ANN) == "cross"


def test_two_rows_do_not_cross() -> None:
    state = training()
    told(state, "r3")
    told(state, "r4")

    assert tip(state, ANN) == "cross"


@pytest.mark.parametrize(("row", "key"), [("r4", "sure-cable"), ("r1", "safe-line")])
def test_a_colour_with_no_more_places_than_tokens_is_pointed_out(row: str, key: str) -> None:
    """Three blues in c1: with r4 out of the question they are on r1c1, r2c1 and r3c1; r1 shows that it has one, and no explosive."""
    state = training("""
    B R . .
    B Y X .
    B . Y R
    X X Y R
    """)
    told(state, "c1")
    told(state, row)

    assert tip(state, ANN) == key


def test_a_token_on_a_needed_tile_is_to_be_cut() -> None:
    state = training()
    ask(state, "r1")
    use(state, "SPOT", "r1c3")
    passes_all(state)
    assert tip(state, ANN) == "token-cut"

    cut(state, "r1c3")
    assert tip(state, ANN) != "token-cut"


def test_a_token_on_an_explosive_is_a_warning() -> None:
    state = training()
    ask(state, "r3")
    use(state, "SPOT", "r3c1")
    passes_all(state)

    assert tip(state, ANN) == "token-explosive"


def test_answers_are_compared_where_nothing_is_safe() -> None:
    state = training()
    told(state, "r3")
    told(state, "c2")

    assert tip(state, ANN) == "read"


def test_a_first_colour_cost_no_time() -> None:
    state = training()
    cut(state, "r1c1")

    assert tip(state, ANN) == "counted"


def test_open_tiles_are_subtracted_from_answers() -> None:
    state = training()
    cut(state, "r3c2")
    told(state, "r3")

    assert tip(state, ANN) == "subtract"


@pytest.mark.parametrize(("rounds", "key"), [(4, "short"), (5, "last-card")])
def test_time_runs_out(rounds: int, key: str) -> None:
    state = training()
    for name in ("r1c2", "r2c1", "r3c3", "r4c4", "r3")[:rounds]:
        if "c" in name:
            cut(state, name)
        else:
            told(state, name)

    assert tip(state, ANN) == key


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        (("r1c1", "r1c3", "r1c4"), "won"),
        (("r2c2",), "lost-explosive"),
        (("r1c2", "r2c1", "r3c3", "r4c4", "r1c1", "r3c2", "r4c3"), "lost-time"),
    ],
)
def test_the_end_is_explained_to_everybody(moves: tuple[str, ...], key: str) -> None:
    state = training()
    cut(state, *moves)

    assert (tip(state, UNIT), tip(state, ANN)) == (key, key)


# Training behind the screen


def test_the_crisis_unit_waits_for_the_first_question() -> None:
    assert tip(training(), UNIT) == "unit-first"


def test_the_first_look_is_explained_on_both_sides() -> None:
    state = training()
    ask(state, "r1")

    assert (tip(state, UNIT), tip(state, ANN)) == ("unit-look-first", None)


@pytest.mark.parametrize(("line", "key"), [("r2", "unit-spot"), ("c1", "unit-spot")])
def test_the_spotter_is_for_a_colour_that_is_needed(line: str, key: str) -> None:
    state = training()
    told(state, "r1")
    ask(state, line)

    assert tip(state, UNIT) == key


def test_without_a_needed_colour_the_spotter_is_kept() -> None:
    state = training()
    cut(state, "r1c3", "r1c4")
    ask(state, "r2")

    assert tip(state, UNIT) == "unit-spot-keep"


def test_an_open_cable_is_not_spotted_though_its_colour_needs_another() -> None:
    state = guided(G9, cards="SPOT", double_purple=True, up="r1c1", counted="PR", round=2)
    ask(state, "r1")

    assert tip(state, UNIT) == "unit-spot-keep"


def test_after_the_spotter_the_answer_is_placed() -> None:
    state = training()
    told(state, "r1")
    ask(state, "r2")
    use(state, "SPOT", "r2c3")

    assert tip(state, UNIT) == "unit-place"


def test_the_crisis_unit_is_told_that_it_alone_remembers() -> None:
    state = training()
    told(state, "r1")

    assert tip(state, UNIT) == "unit-remembers"


def test_the_employees_cannot_tell_by_their_tip_what_the_crisis_unit_sees() -> None:
    needed, useless = training(), training()
    laid = needed.tile
    useless.tile = laid[:4] + laid[12:16] + laid[8:12] + laid[4:8]
    for state in (needed, useless):
        told(state, "r1")
        ask(state, "r2")

    assert tip(needed, ANN) == tip(useless, ANN) is None


# deciding together


def voting() -> ItsABombState:
    return training(seats=4, deciding="vote")


def test_who_has_proposed_waits_for_the_others_and_these_may_support() -> None:
    state = voting()
    propose(state, ANN, "r1")

    assert (tip(state, ANN), tip(state, BOB), tip(state, UNIT)) == ("proposed", "support", "unit-silent")


@rule("IB-240", "IB-245")
def test_while_proposals_stand_the_crisis_unit_is_silent() -> None:
    state = voting()
    propose(state, ANN, "r1")
    propose(state, BOB, "r1")
    passes_all(state)
    propose(state, ANN, "c1")

    assert tip(state, UNIT) == "unit-silent"


@rule("IB-240", "IB-245")
def test_the_crisis_unit_is_silent_over_blocks_and_second_lines_too() -> None:
    state = guided(G7, seats=3, votes=(1, 2), cards="XRAY DISP")
    use(state, "XRAY")
    play(state, ANN, ChooseBlock(2))
    assert tip(state, UNIT) == "unit-silent"

    play(state, BOB, ChooseBlock(2))
    propose(state, ANN, "r1")
    propose(state, BOB, "r1")
    passes(state)
    use(state, "DISP")
    propose(state, ANN, "c1")
    assert tip(state, UNIT) == "unit-silent"


def test_the_phone_settles_a_split_vote() -> None:
    state = voting()
    for seat, name in ((ANN, "r1"), (BOB, "r2"), (CAT, "r3")):
        propose(state, seat, name)

    assert state.phone == ANN
    assert (tip(state, ANN), tip(state, BOB)) == ("settle", "proposed")


def test_with_a_spokesperson_the_others_wait_for_the_phone() -> None:
    state = training(seats=4)

    assert (tip(state, ANN), tip(state, BOB)) == ("first-question", "wait-phone")


# what later scenarios bring


@pytest.mark.parametrize(
    ("scenario", "keys"),
    [
        (2, ["battery", "cross"]),
        (3, ["auxiliary", "battery"]),
        (4, ["receiver", "cross"]),
        (5, ["order", "cross"]),
        (7, ["double-purple", "cross"]),
        (10, ["order", "disturbed"]),
        (11, ["two-bombs", "cross"]),
    ],
)
def test_new_rules_are_explained_one_a_round(scenario: int, keys: list[str]) -> None:
    state = opening(scenario=scenario)
    passes_all(state)
    first = tip(state, ANN)
    told(state, "r1")
    passes_all(state)

    assert [first, tip(state, ANN)] == keys


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (guided(G6, deck="D 30 20 10 E", round=4), "disturbed"),
        (guided(G5, deck="40 30 C 20 10 E", round=4), "call-close"),
        (guided(G5, deck="30 C 20 10 E", round=4), "last-card"),
    ],
    ids=["disturbed", "call-close", "last-card"],
)
def test_special_cards_are_explained_when_they_matter(state: ItsABombState, key: str) -> None:
    assert tip(state, ANN) == key


def test_a_receiver_that_is_cut_ends_the_worry() -> None:
    state = guided(G5, deck="40 30 C 20 10 E", up="r1c3", round=4)

    assert tip(state, ANN) == "cross"


@pytest.mark.parametrize(("card", "key"), [("ARCH", "unit-start"), ("XRAY", "unit-start")])
def test_a_start_card_is_recalled(card: str, key: str) -> None:
    assert tip(guided(G7, cards=card), UNIT) == key


def test_the_block_of_the_x_ray_is_chosen_where_answers_meet() -> None:
    state = guided(G7, cards="XRAY")
    use(state, "XRAY")

    assert tip(state, ANN) == "block"


def test_the_dispatcher_allows_a_second_question() -> None:
    state = guided(G7, cards="DISP")
    ask(state, "r1")
    passes(state)
    assert tip(state, UNIT) == "unit-dispatcher"

    use(state, "DISP")
    assert tip(state, ANN) == "second"


@pytest.mark.parametrize(("card", "key"), [("SURV", "unit-layout"), ("DRAU", "unit-layout")])
def test_an_answer_can_be_laid_out(card: str, key: str) -> None:
    state = guided(G7, cards=card, round=2)
    ask(state, "r1")

    assert tip(state, UNIT) == key


def test_the_radio_operator_mends_a_disturbed_question() -> None:
    state = guided(G6, deck="D 30 20 10 E", cards="RADIO SURV", round=2)
    ask(state, "r1", "R")
    assert tip(state, UNIT) == "unit-radio"

    use(state, "RADIO")
    assert tip(state, UNIT) == "unit-layout"


@pytest.mark.parametrize(("asked", "key"), [("r1", "unit-sapper-now"), ("r2", "unit-sapper")])
def test_the_sapper_is_urged_only_where_the_crisis_unit_has_looked(asked: str, key: str) -> None:
    state = guided(G7, cards="SAPP")
    told(state, asked)
    point(state, "r1c3")

    assert (tip(state, UNIT), tip(state, ANN)) == (key, "wait-point")


@pytest.mark.parametrize(("deck", "key"), [("20 10 E", "unit-hacker"), ("10 E", "unit-hacker-now")])
def test_the_hacker_is_urged_when_the_advance_would_lose(deck: str, key: str) -> None:
    state = guided(G3, deck=deck, cards="HACK")
    point(state, "r1c3")

    assert tip(state, UNIT) == key


def test_a_call_that_nobody_answers_makes_the_advance_lose() -> None:
    state = guided(G5, deck="20 C 10 E", cards="HACK")
    point(state, "r2c3")

    assert tip(state, UNIT) == "unit-hacker-now"


@pytest.mark.parametrize(
    ("state", "moves", "key"),
    [
        (guided(G5, deck="20 C 10 E"), ("r2c3",), "lost-call"),
        (guided(G8, order="BRY"), ("r1c2", "r2c1", "r4c2"), "lost-order"),
    ],
    ids=["call", "order"],
)
def test_other_losses_are_explained(state: ItsABombState, moves: tuple[str, ...], key: str) -> None:
    cut(state, *moves)

    assert tip(state, BOB) == key


def test_with_a_cutting_order_only_the_due_colour_is_pointed_out() -> None:
    due, later = (guided(G9, cards="SPOT", order=order, round=4) for order in ("PR", "RP"))
    for state in (due, later):
        ask(state, "r1")
        use(state, "SPOT", "r1c1")
        passes_all(state)

    assert (tip(due, ANN), tip(later, ANN)) == ("token-cut", "cross")


# whom, and how


@pytest.mark.parametrize("scenario", [0, 4, 6, 12])
def test_in_a_whole_guided_game_every_view_can_be_explained(scenario: int) -> None:
    dice, told = SeededDice(scenario), set()
    state = opening(scenario=scenario, seats=4, deciding="vote")
    while GAME.outcome(state) is None:
        for viewer in range(4):
            told.add(tip(state, viewer))
        seat = GAME.waiting_on(state)[0]
        GAME.apply_code(state, seat, GAME.sample_code(state, seat, dice), dice)
    assert len(told) > 5
