"""It's a Bomb!: what is in the box, the board and its names, laying out a scenario."""

from collections import Counter
from math import factorial

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import BOX, CODES, COLOURS, GREY, KINDS, LETTERS, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.schema import ItsABombOptions, OwnBomb, OwnScenario, RoundBegun, ScenarioLaid
from boomtable.games.its_a_bomb.start import deal
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import G7, G10, bomb, countdown, dealt, line, seen_by, text_of, tile, tiles

rule = pytest.mark.rule


@rule("IB-001", "IB-002")
def test_the_box_holds_42_tiles() -> None:
    assert dict(zip(LETTERS, BOX, strict=True)) == {"R": 3, "Y": 3, "G": 3, "B": 3, "P": 3, "X": 5, "T": 1, "V": 1, "A": 4, ".": 16}
    assert sum(BOX) == 42


@rule("IB-003", "IB-007")
def test_eight_kinds_have_tokens_and_come_in_the_order_of_their_numbers() -> None:
    assert LETTERS[:TOKEN_KINDS] == "RYGBPXTV"
    assert LETTERS[TOKEN_KINDS:] == "A."
    assert (COLOURS, KINDS) == (5, 10)


@rule("IB-004", "IB-008")
def test_no_countdown_needs_more_cards_than_the_box_holds() -> None:
    for page in SCENARIOS.values():
        cards = text_of(page.deck).split()
        assert [int(card) for card in cards if card.isdigit()] == list(range(10 * page.timers, 0, -10))
        assert page.timers <= 9
        assert cards.count("D") <= 3
        assert cards.count("C") <= 1
        assert cards.count("E") == 1
        assert len(set(page.deck)) == len(cards)


@rule("IB-005")
def test_there_are_ten_consultants() -> None:
    assert sorted(CODES) == ["ARCH", "DISP", "DRAU", "HACK", "NEGO", "RADIO", "SAPP", "SPOT", "SURV", "XRAY"]
    for page in SCENARIOS.values():
        assert len(set(page.consultants)) == len(page.consultants)


@rule("IB-020", "IB-021", "IB-022")
def test_a_grid_is_a_rectangle_of_rows_and_columns() -> None:
    table = bomb(G7)
    page = table.page()

    assert page.lines[line(table, "r2")] == tiles(table, "r2c1 r2c2 r2c3 r2c4 r2c5")
    assert page.lines[line(table, "c3")] == tiles(table, "r1c3 r2c3 r3c3 r4c3 r5c3")
    assert page.is_row(line(table, "r5"))
    assert not page.is_row(line(table, "c1"))


@rule("IB-020", "IB-024")
def test_two_bombs_are_numbered_one_after_the_other() -> None:
    table = bomb(G10)

    assert tiles(table, "A:r1c1 A:r2c3 B:r1c1 B:r2c3") == [0, 5, 6, 11]
    assert [line(table, name) for name in ("A:r1", "A:r2", "A:c1", "A:c3", "B:r1", "B:c1", "B:c3")] == [0, 1, 2, 4, 5, 7, 9]
    assert table.page().line_bomb == [0] * 5 + [1] * 5


@rule("IB-023", "IB-024")
def test_a_block_is_a_square_of_four_named_by_its_upper_left_tile() -> None:
    table = bomb(G10)

    blocks = table.page().blocks
    assert len(blocks) == 4
    assert blocks[1] == tiles(table, "A:r1c2 A:r1c3 A:r2c2 A:r2c3")
    assert blocks[2] == tiles(table, "B:r1c1 B:r1c2 B:r2c1 B:r2c2")


@rule("IB-030")
def test_the_host_names_the_crisis_unit() -> None:
    assert ItsABombOptions(3).crisis_unit == 0
    table = dealt(1, seats=3, crisis_unit=2)
    assert table.crisis_unit == 2
    assert GAME.waiting_on(table) == [0]


@rule("IB-030")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 5"):
        GAME.check_options(ItsABombOptions(seats))


@rule("IB-030")
def test_the_crisis_unit_sits_at_the_table() -> None:
    with pytest.raises(OptionError, match="seat 3 cannot be the Crisis Unit: there are 3 seats"):
        GAME.check_options(ItsABombOptions(3, crisis_unit=3))


@rule("IB-031")
def test_each_bomb_is_dealt_from_its_own_list() -> None:
    for seed in range(20):
        table = dealt(seed, scenario=11)
        for grid in table.page().bombs:
            laid = table.tile[grid.first : grid.first + grid.size]
            assert [laid.count(kind) for kind in range(KINDS)] == grid.counts


@rule("IB-031", "IB-255")
def test_all_arrangements_are_equally_likely() -> None:
    """A tile is drawn from what is left of the list: the product of these chances is the same for every arrangement."""
    own = OwnScenario((OwnBomb(2, 2, "R1 Y2"),), 3)
    deals: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        table = dealt(seed, own=own)
        deals[tuple(table.tile)] += 1

    arrangements = factorial(4) // factorial(2)
    assert len(deals) == arrangements
    assert all(abs(found - 3000 / arrangements) < 80 for found in deals.values())


@rule("IB-032", "IB-033")
def test_the_scenario_page_is_public() -> None:
    table = dealt(3, seats=3, scenario=12)

    for viewer in (0, 1, PUBLIC):
        seen = seen_by(table, viewer)
        assert [list(grid.counts) for grid in seen.bombs] == [grid.counts for grid in SCENARIOS[12].bombs]
        assert text_of(seen.deck) == "70 D 60 50 D 40 30 D 20 C 10 E"
        assert [(card.card, card.used) for card in seen.consultants] == [(card, False) for card in ("SPOT", "HACK", "NEGO", "ARCH")]
        assert sorted(seen.order) == [0, 1, 2, 3, 4]
        assert seen.needed == (1, 1, 1, 1, 2)


@rule("IB-034", "IB-035")
def test_the_highest_timer_lies_on_top_and_the_explosion_at_the_bottom() -> None:
    table = dealt(0, scenario=4)

    assert countdown(table) == "70 60 50 40 30 C 20 10 E"
    assert table.discard == ()


@rule("IB-036")
def test_a_cutting_order_is_drawn_and_shown() -> None:
    options = ItsABombOptions(2, scenario=5)
    table = ItsABombState(5, 2, 0)
    grid = [kind for kind in range(KINDS) for _ in range(SCENARIOS[5].counts[kind])]

    deal(table, ScriptedDice([*grid, 3, 1, 0, 2]))

    assert table.order == (3, 1, 0, 2)
    assert GAME.setup(options, SeededDice(1))[1][0] == ScenarioLaid(5, 0, tuple(GAME.setup(options, SeededDice(1))[0].order))
    orders = {tuple(GAME.setup(options, SeededDice(seed))[0].order) for seed in range(300)}
    assert len(orders) == 24


@rule("IB-036")
def test_most_scenarios_have_no_order() -> None:
    table, events = GAME.setup(ItsABombOptions(2, scenario=4), SeededDice(1))

    assert table.order == ()
    assert events == [ScenarioLaid(4, 0, ()), RoundBegun(1, 1)]


@rule("IB-037")
@pytest.mark.parametrize(
    ("crisis_unit", "voters", "phone"),
    [(0, (1, 2, 3), 1), (0, (2, 3), 2), (2, (0, 1), 0), (3, (2,), 2), (1, (), 2)],
)
def test_the_phone_starts_at_the_first_voter_clockwise_from_the_crisis_unit(crisis_unit: int, voters: tuple[int, ...], phone: int) -> None:
    options = ItsABombOptions(4, crisis_unit=crisis_unit, deciding="vote", voters=voters)

    table, _ = GAME.setup(options, SeededDice(0))

    assert table.phone == phone


@rule("IB-182")
def test_tiles_not_listed_are_grey() -> None:
    table = bomb(G7)

    assert table.page().counts[GREY] == 16
    assert tile(table, "r5c5") == 24
