"""It's a Bomb!: exact chances, held against every arrangement of small grids, worked examples, and samples of whole games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC, Viewer
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.constraints import Constraints
from boomtable.games.its_a_bomb.evidence import UNKNOWN, Evidence
from boomtable.games.its_a_bomb.filling import Filling
from boomtable.games.its_a_bomb.inference import Deduction, deduce, tokens_of
from boomtable.games.its_a_bomb.pieces import AUXILIARY, EXPLOSIVE, GREY, KINDS, LETTERS, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios.scenario import Bomb, blocks_of, counts_of, lines_of
from boomtable.games.its_a_bomb.schema import Cut, ItsABombOptions, Speak
from boomtable.games.its_a_bomb.state import ItsABombState, replaced
from tests.games.its_a_bomb.every_arrangement import arrangements, learn, small_grid, tokens
from tests.games.its_a_bomb.positions import dealt, kinds

rule = pytest.mark.rule

GRIDS_AT_A_TIME = 40
SAMPLES = 2000


def bomb(rows: int, columns: int, listed: str) -> Evidence:
    """One bomb of which nothing is known; its tiles as in `"R3 X2"`, and grey for the rest."""
    return Evidence([Bomb(rows, columns, counts_of(listed, rows * columns), 0, 0)])


def counts(letters: str) -> list[int]:
    """`"RRX"` as counts by token kind."""
    return tokens(kinds(letters))


def shown(evidence: Evidence, letter: str, first: int = 0) -> list[list[str]]:
    """The chances of a kind as fractions, row by row, as the ledger prints them."""
    deduction = deduce(evidence)
    grid = next(bomb for bomb in evidence.bombs if bomb.first == first)
    kind = LETTERS.index(letter)
    return [[str(Fraction(int(deduction.count(tile, kind)), int(deduction.total))) for tile in grid.row(row)] for row in range(grid.rows)]


def drawn(*rows: str) -> list[list[str]]:
    return [row.split() for row in rows]


@rule("IB-280", "IB-283", "IB-284", "IB-285")
@pytest.mark.parametrize("first", range(0, 400, GRIDS_AT_A_TIME))
def test_counts_are_those_of_every_arrangement_one_by_one(first: int) -> None:
    for seed in range(first, first + GRIDS_AT_A_TIME):
        chance = Random(seed)
        evidence, truth = small_grid(chance)
        learn(evidence, truth, chance)
        fitting = list(arrangements(evidence))
        deduction = deduce(evidence)

        assert deduction.total == len(fitting)
        for tile in range(len(truth)):
            counted = Counter(laid[tile] for laid in fitting)
            assert [deduction.count(tile, kind) for kind in range(KINDS)] == [counted[kind] for kind in range(KINDS)]


@pytest.mark.parametrize("first", range(400, 600, GRIDS_AT_A_TIME))
def test_chances_of_answers_are_those_of_every_arrangement(first: int) -> None:
    for seed in range(first, first + GRIDS_AT_A_TIME):
        chance = Random(seed)
        evidence, truth = small_grid(chance)
        learn(evidence, truth, chance)
        fitting = list(arrangements(evidence))
        deduction = deduce(evidence)

        for tiles in lines_of(evidence.bombs[0]) + blocks_of(evidence.bombs[0]):
            told = chance.choice([range(TOKEN_KINDS), [chance.randrange(TOKEN_KINDS)], chance.sample(range(TOKEN_KINDS), 3)])
            counted = Counter[tuple[int, ...]]()
            for laid in fitting:
                here = tokens([laid[tile] for tile in tiles])
                counted[tuple(here[kind] if kind in told else 0 for kind in range(TOKEN_KINDS))] += 1
            found = deduction.answers(tiles, sum(1 << kind for kind in told))
            assert {tuple(tokens_of(answer)) for answer in found} == set(counted)
            for answer, likely in found.items():
                assert likely == pytest.approx(counted[tuple(tokens_of(answer))] / len(fitting))


def test_the_grids_leave_something_to_find_out() -> None:
    """If everything were known, the two tests above would prove little."""
    sizes = []
    for seed in range(0, 600, 12):
        chance = Random(seed)
        evidence, truth = small_grid(chance)
        learn(evidence, truth, chance)
        sizes.append(len(list(arrangements(evidence))))

    assert sum(size > 10 for size in sizes) > 15


@rule("IB-EX-41", "IB-280")
def test_a_row_and_a_crossing_column() -> None:
    evidence = bomb(3, 3, "R2 Y1 X1")
    evidence.answer(0, counts("RY"))
    evidence.answer(3, counts("RX"))

    assert deduce(evidence).total == 20
    assert shown(evidence, "R") == drawn("4/5 1/10 1/10", "1/10 1/5 1/5", "1/10 1/5 1/5")
    assert shown(evidence, "Y") == drawn("0 1/2 1/2", "0 0 0", "0 0 0")
    assert shown(evidence, "X") == drawn("0 0 0", "1/2 0 0", "1/2 0 0")


@rule("IB-EX-42", "IB-073", "IB-281")
def test_an_empty_answer_with_auxiliary_detonators() -> None:
    evidence = bomb(3, 3, "R2 X2 A2")
    evidence.answer(1, counts(""))

    assert deduce(evidence).total == 900
    assert shown(evidence, "R") == shown(evidence, "X") == drawn("1/3 1/3 1/3", "0 0 0", "1/3 1/3 1/3")
    assert shown(evidence, "A") == drawn("2/15 2/15 2/15", "2/5 2/5 2/5", "2/15 2/15 2/15")
    assert shown(evidence, ".")[1] == ["3/5", "3/5", "3/5"]


@rule("IB-EX-43", "IB-086", "IB-280")
def test_a_disturbed_answer() -> None:
    evidence = bomb(2, 3, "R2 X2")
    evidence.answer_disturbed(0, EXPLOSIVE, 1)
    evidence.answer(2, counts("R"))

    assert deduce(evidence).total == 16
    assert shown(evidence, "R") == drawn("1/2 1/4 1/4", "1/2 1/4 1/4")
    assert shown(evidence, "X") == drawn("0 1/2 1/2", "0 1/2 1/2")


@rule("IB-EX-45", "IB-124", "IB-280")
def test_the_draughtsman() -> None:
    evidence = bomb(3, 5, "R2 B2 X2")
    evidence.answers[1] = Answer(True, counts("RBX"), [], counts("R"))
    evidence.answer(3 + 2, counts("X"))

    assert deduce(evidence).total == 1792
    outer = "1/8 1/8 0 1/8 1/8"
    assert shown(evidence, "R") == drawn(outer, "1/2 1/2 0 0 0", outer)
    assert shown(evidence, "B") == drawn(outer, "0 0 0 1/2 1/2", outer)
    assert shown(evidence, "X") == drawn("3/32 3/32 1/8 3/32 3/32", "0 0 3/4 1/8 1/8", "3/32 3/32 1/8 3/32 3/32")


@rule("IB-EX-46", "IB-074", "IB-280")
def test_a_face_up_tile_in_the_pile() -> None:
    evidence = bomb(3, 3, "R2 Y2 X2")
    evidence.is_kind(0, LETTERS.index("R"))
    evidence.answer(0, counts("RX"))
    evidence.answer(3 + 1, counts("YX"))

    assert deduce(evidence).total == 72
    assert shown(evidence, "R") == drawn("1 0 0", "1/4 0 1/4", "1/4 0 1/4")
    assert shown(evidence, "Y") == drawn("0 0 0", "1/4 1/2 1/4", "1/4 1/2 1/4")
    assert shown(evidence, "X") == drawn("0 2/3 1/3", "1/6 1/6 1/6", "1/6 1/6 1/6")


@rule("IB-EX-47", "IB-131", "IB-132", "IB-280")
def test_archivist_and_xray() -> None:
    evidence = bomb(3, 3, "R2 G1 X2")
    evidence.archive = [1, 0, 1]
    evidence.note(0, counts("RX"))

    assert deduce(evidence).total == 216
    assert shown(evidence, "R") == drawn("1/6 1/6 1/4", "1/3 1/3 1/4", "1/6 1/6 1/6")
    assert shown(evidence, "G") == drawn("0 0 1/4", "0 0 1/4", "1/6 1/6 1/6")
    assert shown(evidence, "X") == drawn("1/2 1/2 0", "0 0 0", "1/3 1/3 1/3")


@rule("IB-EX-49", "IB-113", "IB-282")
def test_two_bombs_factor() -> None:
    evidence = Evidence([Bomb(2, 2, counts_of("R1 P1 X1", 4), 0, 0), Bomb(2, 2, counts_of("G1 P1 X1", 4), 4, 4)])
    evidence.answer(0, counts("PX"))
    evidence.answer(4 + 2, counts("G"))
    deduction = deduce(evidence)

    assert deduction.total == 16
    assert shown(evidence, "P") == shown(evidence, "X") == drawn("1/2 1/2", "0 0")
    assert shown(evidence, "P", 4) == shown(evidence, "X", 4) == drawn("0 1/2", "0 1/2")
    both = Counter[bool]()
    for seed in range(SAMPLES):
        tiles = deduction.sample(SeededDice(seed))
        both[tiles[0] == tiles[5] == LETTERS.index("P")] += 1
    assert abs(both[True] / SAMPLES - 1 / 4) < 0.05


@rule("IB-024", "IB-131", "IB-282")
def test_the_note_of_a_block_belongs_to_its_bomb() -> None:
    evidence = Evidence([Bomb(2, 3, counts_of("R1 X1", 6), 0, 0), Bomb(2, 3, counts_of("G1 X1", 6), 6, 5)])
    evidence.note(3, counts("G"))

    assert shown(evidence, "G", 6) == drawn("0 1/4 1/4", "0 1/4 1/4")
    assert shown(evidence, "X", 6) == drawn("1/2 0 0", "1/2 0 0")
    assert shown(evidence, "R") == shown(evidence, "X") == drawn("1/6 1/6 1/6", "1/6 1/6 1/6")


@rule("IB-EX-50", "IB-280")
def test_two_columns_of_a_small_bomb() -> None:
    evidence = bomb(2, 4, "R3 X2")
    evidence.answer(2, counts("RX"))
    evidence.answer(2 + 2, counts("R"))
    evidence.answer(0, counts("RRX"))

    assert deduce(evidence).total == 10
    assert shown(evidence, "R") == drawn("3/5 3/10 4/5 3/10", "2/5 1/5 1/5 1/5")
    assert shown(evidence, "X") == drawn("2/5 3/10 0 3/10", "3/5 1/5 0 1/5")


@rule("IB-EX-17", "IB-123", "IB-280")
def test_a_surveyors_tokens_keep_their_order_but_not_their_gaps() -> None:
    evidence = bomb(1, 5, "R2 X1")
    evidence.answers[0] = Answer(True, counts("RRX"), [0, EXPLOSIVE, 0], [])

    assert deduce(evidence).total == 10
    assert shown(evidence, "R") == drawn("3/5 3/10 1/5 3/10 3/5")
    assert shown(evidence, "X") == drawn("0 3/10 2/5 3/10 0")


@rule("IB-281")
def test_a_face_up_auxiliary_detonator_leaves_fewer() -> None:
    evidence = bomb(2, 2, "R1 A2")
    evidence.is_kind(0, AUXILIARY)

    assert shown(evidence, "A") == drawn("1 1/3", "1/3 1/3")


def test_contradictions_leave_no_arrangement() -> None:
    too_many = bomb(2, 2, "R1 X1")
    too_many.answer(0, counts("RR"))
    assert deduce(too_many).total == 0

    twice = bomb(2, 2, "R1 X1")
    twice.answer(0, counts("R"))
    twice.answer(1, counts("R"))
    assert deduce(twice).total == 0

    elsewhere = bomb(2, 2, "R1 X1")
    elsewhere.is_kind(0, 0)
    elsewhere.answer(1, counts("R"))
    assert deduce(elsewhere).total == 0
    assert deduce(elsewhere).count(0, 0) == 0

    noted = bomb(2, 3, "R1 X1")
    noted.answer(0, counts("R"))
    noted.answer(2 + 2, counts("X"))
    noted.note(0, counts("RR"))
    assert deduce(noted).total == 0


def test_a_clone_of_evidence_is_its_own() -> None:
    evidence, truth = small_grid(Random(3))
    learn(evidence, truth, Random(3))
    copy = evidence.clone()
    assert facts(copy) == facts(evidence)

    before = facts(evidence)
    copy.known[0] = GREY if copy.known[0] == UNKNOWN else UNKNOWN
    copy.answer(1, counts("X"))
    copy.answer_disturbed(0, 0, 0)
    copy.note(0, counts(""))
    assert facts(evidence) == before


def facts(evidence: Evidence) -> list[object]:
    return [
        [(bomb.rows, bomb.columns, bomb.counts, bomb.first, bomb.first_line) for bomb in evidence.bombs],
        evidence.known[:],
        [None if answer is None else answer.dump() for answer in evidence.answers],
        [note[:] for note in evidence.notes],
        evidence.archive[:],
    ]


def played_positions(scenario: int, seed: int, seats: int = 3) -> list[ItsABombState]:
    """A game of random actions, mostly questions and cards, position by position."""
    dice = SeededDice(seed)
    chance = Random(seed)
    state, _ = GAME.setup(ItsABombOptions(seats, scenario=scenario, crisis_unit=seed % seats), dice)
    positions = [state.clone()]
    while GAME.outcome(state) is None:
        seat = GAME.waiting_on(state)[0]
        actions = GAME.legal_actions(state, seat)
        asking = [action for action in actions if not isinstance(action, (Cut, Speak))]
        GAME.apply(state, seat, chance.choice(asking if asking and chance.random() < 0.8 else actions), dice)
        positions.append(state.clone())
    return positions


def viewers(state: ItsABombState) -> list[Viewer]:
    return [*range(state.seats), PUBLIC]


@pytest.mark.parametrize("scenario", range(13))
def test_evidence_of_a_state_is_that_of_its_view(scenario: int) -> None:
    for state in played_positions(scenario, 1):
        for viewer in viewers(state):
            assert facts(Evidence.from_state(state, viewer)) == facts(Evidence.from_view(GAME.view(state, viewer)))  # type: ignore[arg-type]


@rule("IB-288")
def test_kinds_of_which_the_same_is_known_are_filled_in_as_one() -> None:
    evidence = bomb(2, 4, "R2 Y1 X2")
    evidence.answer(0, counts("X"))
    constraints = Constraints(evidence, 0)

    assert [constraints.stands_for[kind] for kind in kinds("RYX")] == [kinds("RY"), [], kinds("X")]
    assert deduce(evidence).total == 48
    assert shown(evidence, "R") == drawn("0 0 0 0", "1/2 1/2 1/2 1/2")
    assert shown(evidence, "Y") == drawn("0 0 0 0", "1/4 1/4 1/4 1/4")
    told = deduce(evidence).answers([4, 5])
    assert {tuple(tokens_of(answer)): likely for answer, likely in told.items()} == {
        tuple(counts("RR")): pytest.approx(1 / 6),
        tuple(counts("RY")): pytest.approx(1 / 3),
        tuple(counts("RX")): pytest.approx(1 / 3),
        tuple(counts("YX")): pytest.approx(1 / 6),
    }


@rule("IB-288")
def test_a_kind_that_was_named_or_surveyed_is_counted_on_its_own() -> None:
    named = bomb(2, 4, "R2 Y1 X2")
    named.answer_disturbed(0, kinds("Y")[0], 1)
    surveyed = bomb(2, 4, "R2 Y1 X2")
    surveyed.answers[0] = Answer(True, counts("X"), kinds("X"), [])

    assert Constraints(named, 0).stands_for[0] == kinds("RX")
    assert Constraints(surveyed, 0).stands_for == [[kind] for kind in range(TOKEN_KINDS)]


@rule("IB-288")
@pytest.mark.parametrize("by_rows", [True, False])
def test_the_largest_class_comes_last(by_rows: bool) -> None:
    evidence = bomb(2, 4, "R2 Y1 X2")
    evidence.answer(0, counts("RX"))
    for tile in (4, 5):
        evidence.is_kind(tile, GREY)

    assert Filling(Constraints(evidence, 0), by_rows=by_rows).steps.tiles == [[6, 7], [0, 1, 2, 3]]


@rule("IB-280", "IB-287")
@pytest.mark.parametrize("scenario", range(13))
def test_the_truth_is_always_possible(scenario: int) -> None:
    for number, state in enumerate(played_positions(scenario, 2)):
        deduction = deduce(Evidence.from_state(state, viewers(state)[number % 4]))
        for tile, kind in enumerate(state.tile):
            assert deduction.chance(tile, kind) > 0.0


@pytest.mark.parametrize("scenario", range(13))
def test_an_imagined_position_looks_the_same(scenario: int) -> None:
    for number, state in enumerate(played_positions(scenario, 4)):
        viewer = viewers(state)[number % 4]
        seen = GAME.view(state, viewer)
        assert GAME.view(GAME.determinize(seen, viewer, SeededDice(number)), viewer) == seen


@rule("IB-287")
def test_the_crisis_unit_knows_what_it_has_looked_at_and_nothing_of_the_rest() -> None:
    state = dealt(5, scenario=0)
    state.looked = state.page().line_tiles[1]
    answer = Answer(True, tokens([state.tile[tile] for tile in state.page().lines[1]]), [], [])
    state.answers = replaced(state.answers, 1, answer)
    deduction = deduce(Evidence.from_state(state, 0))

    left = Counter(state.tile[tile] for tile in range(16) if tile not in state.page().lines[1])
    for tile in range(16):
        for kind in range(KINDS):
            expected = float(state.tile[tile] == kind) if tile in state.page().lines[1] else left[kind] / 12
            assert deduction.chance(tile, kind) == pytest.approx(expected)


@rule("IB-287", "IB-132")
def test_the_archivist_restricts_the_crisis_unit() -> None:
    state = dealt(5, scenario=11)
    rows = [bomb.row(row) for bomb in state.page().bombs for row in range(bomb.rows)]
    state.archive = tuple([[state.tile[tile] for tile in row].count(EXPLOSIVE) for row in rows])
    state.archived = True
    deduction = deduce(Evidence.from_state(state, 0))

    for row, explosives in zip(rows, state.archive, strict=True):
        for tile in row:
            assert deduction.chance(tile, EXPLOSIVE) == pytest.approx(explosives / len(row))


def midgame(scenario: int) -> ItsABombState:
    positions = [state for state in played_positions(scenario, 6) if GAME.outcome(state) is None]
    return positions[len(positions) * 2 // 3]


def expect_chances(deduction: Deduction, samples: list[list[int]]) -> list[float]:
    """Whole bombs, and each chance within five standard deviations; the squares of all deviations, one on average."""
    seen = Counter[tuple[int, int]]()
    for tiles in samples:
        for grid in deduction.evidence.bombs:
            laid = tiles[grid.first : grid.first + grid.size]
            assert [laid.count(kind) for kind in range(KINDS)] == grid.counts
        seen.update(enumerate(tiles))
    squares = []
    for tile, row in enumerate(deduction.marginals()):
        assert sum(row) == pytest.approx(1.0)
        for kind, likely in enumerate(row):
            expected, variance = SAMPLES * likely, SAMPLES * likely * (1 - likely)
            assert abs(seen[tile, kind] - expected) <= 5 * variance**0.5 + 1e-6
            if expected > 5 and variance > 5:
                squares.append((seen[tile, kind] - expected) ** 2 / variance)
    assert len(squares) > 50
    return squares


@pytest.mark.parametrize("scenario", [1, 6, 9, 11, 12])
def test_samples_follow_the_chances(scenario: int) -> None:
    deduction = deduce(Evidence.from_state(midgame(scenario), PUBLIC))
    squares = []
    for seed in range(8):  # the tiles of one arrangement hang together, so that a single round says little
        dice = SeededDice(seed)
        squares += expect_chances(deduction, [deduction.sample(dice) for _ in range(SAMPLES)])

    assert 0.7 < sum(squares) / len(squares) < 1.3


def arrangements_of(deduction: Deduction, number: int, seed: int) -> list[list[int]]:
    laid = list(deduction.samples(number, SeededDice(seed)))
    width = len(deduction.evidence.known)
    return [laid[first : first + width] for first in range(0, len(laid), width)]


@pytest.mark.parametrize("scenario", [1, 6, 9, 11, 12])
def test_many_samples_at_once_spread_no_wider(scenario: int) -> None:
    deduction = deduce(Evidence.from_state(midgame(scenario), PUBLIC))

    squares = expect_chances(deduction, arrangements_of(deduction, SAMPLES, 5))

    assert sum(squares) / len(squares) < 1.2


def test_each_of_many_samples_is_drawn_as_if_alone() -> None:
    """Every arrangement of small grids comes up, as often as any other."""
    squares = []
    for seed in range(600, 660):
        chance = Random(seed)
        evidence, truth = small_grid(chance)
        learn(evidence, truth, chance)
        fitting = [tuple(laid) for laid in arrangements(evidence)]
        if not 2 <= len(fitting) <= 60:
            continue
        seen = Counter(tuple(tiles) for tiles in arrangements_of(deduce(evidence), SAMPLES, seed))
        assert set(seen) <= set(fitting)
        expected = SAMPLES / len(fitting)
        for laid in fitting:
            variance = expected * (1 - 1 / len(fitting))
            assert abs(seen[laid] - expected) <= 5 * variance**0.5
            squares.append((seen[laid] - expected) ** 2 / variance)

    assert len(squares) > 200
    assert sum(squares) / len(squares) < 1.2


@rule("IB-280")
def test_the_first_of_many_samples_is_no_special_one() -> None:
    """An explosive lies in c1, so red lies there in one arrangement of three."""
    evidence = bomb(2, 2, "R1 X1")
    evidence.answer_disturbed(2, EXPLOSIVE, 1)
    deduction = deduce(evidence)

    firsts = [arrangements_of(deduction, 3, seed)[0] for seed in range(600)]

    assert 150 < sum(0 in (laid[0], laid[2]) for laid in firsts) < 250


@pytest.mark.parametrize("scenario", [6, 9, 12])
def test_answers_of_a_whole_game_agree_with_samples(scenario: int) -> None:
    state = midgame(scenario)
    deduction = deduce(Evidence.from_state(state, PUBLIC))
    samples = arrangements_of(deduction, SAMPLES, 7)
    for line in range(0, len(state.answers), 3):
        tiles = state.page().lines[line]
        counted = Counter(tuple(tokens([laid[tile] for tile in tiles])) for laid in samples)
        found = {tuple(tokens_of(answer)): likely for answer, likely in deduction.answers(tiles).items()}
        assert set(counted) <= set(found)
        assert sum(found.values()) == pytest.approx(1.0)
        for answer, likely in found.items():
            assert abs(counted[answer] - SAMPLES * likely) <= 5 * (SAMPLES * likely * (1 - likely)) ** 0.5 + 1
