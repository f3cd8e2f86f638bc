"""Bomb Busters: exact chances, held against every deal of small bombs, and samples of whole ones."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import PUBLIC, Viewer
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.imagining import table_as_seen
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import RED, TURN, WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.start import lay_out
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of
from tests.games.bomb_busters.every_deal import deals, learn, small_bomb
from tests.games.bomb_busters.positions import seen_by

rule = pytest.mark.rule

BOMBS_AT_A_TIME = 25
SAMPLES = 2000


def stands(*sizes: int, blue: int, reds: str = "", yellows: str = "") -> Evidence:
    """Stands of these sizes, seat after seat, of which nothing is known; marked tiles by ten times their sort value."""
    return Evidence(
        list(range(len(sizes))), list(sizes), blue, [int(tile) for tile in reds.split()], [int(tile) for tile in yellows.split()]
    )


def know(evidence: Evidence, stand: int, tiles: str) -> None:
    for position, tile in enumerate(tiles.split()):
        if tile != "?":
            evidence.is_tile(WIDTH * stand + position, int(tile))


@pytest.mark.parametrize("first", range(0, 200, BOMBS_AT_A_TIME))
def test_counts_are_those_of_every_deal_one_by_one(first: int) -> None:
    for seed in range(first, first + BOMBS_AT_A_TIME):
        chance = Random(seed)
        evidence, deal = small_bomb(chance)
        learn(evidence, deal, chance)
        all_deals = list(deals(evidence))
        deduction = deduce(evidence)

        assert deduction.total == sum(weight for _, weight in all_deals)
        for place in deal:
            counted = Counter[int]()
            for other, weight in all_deals:
                counted[value_of(other[place])] += weight
            assert [deduction.count(place, value) for value in range(RED + 1)] == [counted[value] for value in range(RED + 1)]


@pytest.mark.parametrize("first", range(200, 300, BOMBS_AT_A_TIME))
def test_counts_of_several_wires_together_are_those_of_every_deal(first: int) -> None:
    for seed in range(first, first + BOMBS_AT_A_TIME):
        chance = Random(seed)
        evidence, deal = small_bomb(chance)
        learn(evidence, deal, chance)
        all_deals = list(deals(evidence))
        deduction = deduce(evidence)

        for _ in range(5):
            places = chance.sample(sorted(deal), chance.randint(1, 4))
            values = sum(1 << value for value in chance.sample([1, 2, 3, YELLOW, RED], chance.randint(1, 3)))
            fitting = sum(weight for other, weight in all_deals if all(values >> value_of(other[place]) & 1 for place in places))
            assert deduction.count_all(places, values) == fitting


def test_the_bombs_leave_something_to_find_out() -> None:
    """If everything were known, the two tests above would prove little."""
    sizes = []
    for seed in range(0, 300, 4):
        chance = Random(seed)
        evidence, deal = small_bomb(chance)
        learn(evidence, deal, chance)
        sizes.append(len(list(deals(evidence))))

    assert sum(size > 10 for size in sizes) > 15


def test_copies_of_a_number_are_different_tiles() -> None:
    """Two 1s on each stand can come about in six ways, three and one in four, all four in one."""
    evidence = stands(4, 4, blue=2)

    deduction = deduce(evidence)

    assert deduction.total == 70
    assert deduction.count(0, 1) == 69
    assert deduction.count(1, 1) == 53


@rule("BB-027")
def test_each_tile_of_one_of_two_is_as_likely_set_aside() -> None:
    evidence = stands(4, 1, blue=1, reds="15 25")
    evidence.reds_inside = 1

    deduction = deduce(evidence)

    assert deduction.chance(16, RED) == pytest.approx(1 / 5)
    aside = Counter(tuple(deduction.sample(SeededDice(seed))[1]) for seed in range(400))
    assert set(aside) == {(15,), (25,)}
    assert abs(aside[(15,)] - 200) < 40


@rule("BB-031")
def test_a_cut_wire_bounds_its_neighbours() -> None:
    evidence = stands(3, 9, blue=3)
    know(evidence, 0, "? 20 ?")

    deduction = deduce(evidence)

    assert deduction.count(0, 3) == 0
    assert deduction.count(1, 2) == deduction.total
    assert deduction.count(2, 1) == 0


@rule("BB-132")
def test_a_yellow_token_leaves_open_which_yellow() -> None:
    evidence = stands(3, 11, blue=3, yellows="11 21")
    evidence.only(1, 1 << YELLOW)

    deduction = deduce(evidence)

    assert deduction.count(1, YELLOW) == deduction.total
    assert deduction.chance(0, YELLOW) > 0
    assert deduction.chance(2, YELLOW) > 0


@rule("BB-201", "BB-202")
def test_two_yellows_under_a_label_are_equal() -> None:
    evidence = stands(2, 8, blue=2, yellows="11 21")
    know(evidence, 0, "11 ?")
    evidence.equal = 0

    assert deduce(evidence).chance(1, YELLOW) == 1.0

    evidence.equal, evidence.unequal = -1, 0
    assert deduce(evidence).chance(1, YELLOW) == 0.0


@rule("BB-265")
def test_a_detector_explodes_when_all_its_wires_are_red() -> None:
    evidence = stands(2, 4, blue=1, reds="15 25")

    deduction = deduce(evidence)

    assert deduction.chance_red([0, 1]) == pytest.approx(1 / 15)
    assert deduction.chance_red([1]) == deduction.chance(1, RED)


def test_one_of_two_wires_is_likelier_than_either() -> None:
    evidence = stands(2, 6, blue=2)

    deduction = deduce(evidence)

    assert deduction.chance_any([0, 1], 1 << 1) == deduction.chance(0, 1)  # sorted: if there is a 1, it is the left one
    assert deduction.chance_any([0, 1], 1 << 1 | 1 << 2) == 1.0


def test_contradictions_leave_no_deal() -> None:
    evidence = stands(2, 6, blue=2)
    know(evidence, 0, "20 10")

    assert deduce(evidence).total == 0.0


def test_what_a_partner_never_does_counts_like_a_fact() -> None:
    """Its leftmost 2 is not its second wire: so its first wire is a 2 wherever its second one is."""
    evidence = stands(2, 6, blue=2)
    evidence.never_ends(1, 2, leftmost=True)

    deduction = deduce(evidence)

    assert deduction.count_all([0], 1 << 2) == deduction.count_all([1], 1 << 2) == 6


def test_evidence_is_cloned_with_all_its_marks() -> None:
    evidence, deal = small_bomb(Random(3))
    learn(evidence, deal, Random(3))

    copy = evidence.clone()
    assert facts(copy) == facts(evidence)

    copy.never(0, 1 << value_of(deal[0]))
    assert facts(copy) != facts(evidence)


def facts(evidence: Evidence) -> list[object]:
    return [
        evidence.owner,
        evidence.sizes,
        evidence.tiles,
        evidence.values,
        evidence.copies,
        evidence.kinds_of,
        [evidence.reds_inside, evidence.yellows_inside, evidence.equal, evidence.unequal, evidence.ends_matter],
        evidence.allowed,
        evidence.never_first,
        evidence.never_last,
        [[fact.places, fact.kinds, fact.least] for fact in evidence.at_least],
    ]


def played_positions(seats: int, mission: int, seed: int) -> list[BombBustersState]:
    """A game of random actions, position by position; what loses it is taken back, and so are most failures."""
    dice = SeededDice(seed)
    state, _ = lay_out(BombBustersOptions(seats, mission=mission), dice)
    positions = [state]
    while GAME.outcome(state) is None:
        before, state = state, state.clone()
        seat = dice.pick(seats) if state.phase == TURN else GAME.waiting_on(state)[0]
        codes = GAME.legal_codes(state, seat)
        if codes:
            GAME.apply_code(state, seat, codes[dice.pick(len(codes))], dice)
        if state.lost or (state.failures > before.failures and dice.pick(8) > 0):
            state = before.clone()
            state.phase, state.claim, state.fuse = TURN, None, 5
        positions.append(state)
    return positions


def viewers(state: BombBustersState) -> list[Viewer]:
    return [*range(state.seats), PUBLIC]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_evidence_of_a_state_is_that_of_its_view(seats: int) -> None:
    for state in played_positions(seats, 8, 1)[::2]:
        for viewer in viewers(state):
            seen = table_as_seen(seen_by(state, viewer), viewer)
            assert facts(Evidence.from_state(state, viewer)) == facts(Evidence.from_state(seen, viewer))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_truth_is_always_possible(seats: int) -> None:
    for number, state in list(enumerate(played_positions(seats, 8, 2)))[100 * seats :: 19]:
        viewer = number % seats
        deduction = deduce(Evidence.from_state(state, viewer))
        for wire in uncut_of(state, (viewer + 1) % seats):
            assert deduction.chance(wire, value_of(state.tile[wire])) > 0.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_imagined_position_looks_the_same(seats: int) -> None:
    for number, state in list(enumerate(played_positions(seats, 8, 3)))[100 * seats :: 19]:
        viewer = number % seats
        seen = seen_by(state, viewer)
        assert seen_by(GAME.determinize(seen, viewer, SeededDice(number)), viewer) == seen


def exam(seats: int) -> BombBustersState:
    """The opening of mission 8, one token on each seat's third wire or the next blue one, and things proven on the way."""
    state, _ = lay_out(BombBustersOptions(seats, mission=8), SeededDice(11))
    state.phase = TURN
    for seat in range(seats):
        blue = [wire for wire in uncut_of(state, seat)[2:] if state.tile[wire] % 10 == 0]
        state.token[blue[0]] = state.tile[blue[0]] // 10
    hand = uncut_of(state, 1)
    memory.prove_held(state, hand, value_of(state.tile[hand[-1]]))
    memory.prove(state, hand[4:7], 1 << YELLOW, 0)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_samples_follow_the_chances(seats: int) -> None:
    """Within five standard deviations of each, and the squares together as large as they should be."""
    deduction = deduce(Evidence.from_state(exam(seats), 0))
    dice = SeededDice(5)
    seen = Counter[tuple[int, int]]()
    for _ in range(SAMPLES):
        tiles, aside = deduction.sample(dice)
        assert len(aside) == 2
        seen.update((place, value_of(tile)) for place, tile in enumerate(tiles) if tile)
    squares = []
    for place, row in enumerate(deduction.marginals()):
        for value, chance in enumerate(row):
            expected, variance = SAMPLES * chance, SAMPLES * chance * (1 - chance)
            assert abs(seen[place, value] - expected) <= 5 * variance**0.5 + 1e-6
            if expected > 5 and variance > 5:
                squares.append((seen[place, value] - expected) ** 2 / variance)

    assert len(squares) > 100
    assert 0.8 < sum(squares) / len(squares) < 1.2


def test_chances_of_a_whole_bomb_add_up() -> None:
    state = exam(5)
    deduction = deduce(Evidence.from_state(state, 2))
    marginals = deduction.marginals()

    for stand, size in enumerate(state.sizes):
        for place in range(WIDTH * stand, WIDTH * stand + size):
            assert sum(marginals[place]) == pytest.approx(1.0)
    for number in range(1, 13):
        assert sum(row[number] for row in marginals) == pytest.approx(4.0)
    assert sum(row[RED] for row in marginals) == pytest.approx(1.0)
    assert sum(row[YELLOW] for row in marginals) == pytest.approx(2.0)
