"""It's a Bomb!: the scenarios of the ledger, and own ones."""

from pathlib import Path

import msgspec
import pytest

import boomtable.games.its_a_bomb
from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.schema import Outcome
from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import BOX, CODES, GREY, KINDS, LETTERS, OWN
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.schema import ItsABombOptions, OwnBomb, OwnScenario, SpecialCard
from tests.games.its_a_bomb.positions import bomb, countdown, cut, dealt, ended, legal, seen_by, text_of

rule = pytest.mark.rule

LEDGER = Path(boomtable.games.its_a_bomb.__file__).with_name("LEDGER.md").read_text(encoding="utf-8")


def ledger_rows() -> list[list[str]]:
    """The table of section 13.1."""
    lines = LEDGER.split("**13.1 Data**")[1].split("\n\n")[1].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in lines[2:]]


@rule("IB-180", "IB-181")
@pytest.mark.parametrize("row", ledger_rows(), ids=lambda row: row[0])
def test_the_scenarios_are_those_of_the_ledger(row: list[str]) -> None:
    number, _, grids, tiles, greys, deck, cards, consultants, switches = row
    page = SCENARIOS[int(number)]

    assert " ".join(f"{bomb.rows} × {bomb.columns}" for bomb in page.bombs) == grids.replace("A ", "").replace(", B", "").replace(",", "")
    listed = [
        " ".join(f"{LETTERS[kind]}{bomb.counts[kind]}" for kind in range(GREY) if bomb.counts[kind] and kind != GREY) for bomb in page.bombs
    ]
    assert listed == [part.split(":")[-1].strip() for part in tiles.split(";")]
    assert ", ".join(str(bomb.counts[GREY]) for bomb in page.bombs) == greys
    assert text_of(page.deck) == deck.strip("`")
    assert len(page.deck) - 1 == int(cards)
    assert " ".join(CODES[card] for card in page.consultants) == consultants
    assert [name for name in ("order", "double_purple") if getattr(page, name)] == [name for name in switches.split(", ") if name]


@rule("IB-180")
def test_there_is_a_training_and_twelve_more() -> None:
    assert sorted(SCENARIOS) == list(range(13))
    assert [SCENARIOS[number].tier() for number in range(13)] == [0] + [1] * 5 + [2] * 5 + [3] * 2


@rule("IB-182")
def test_no_scenario_needs_more_than_the_box_holds() -> None:
    for page in SCENARIOS.values():
        assert all(page.counts[kind] <= BOX[kind] for kind in range(KINDS))
        assert sum(page.counts) == page.tiles
    assert SCENARIOS[12].counts == BOX


@rule("IB-184")
@pytest.mark.parametrize(("scenario", "won", "after"), [(0, True, 1), (3, False, 3), (12, True, 12)])
def test_a_win_leads_to_the_following_scenario_and_a_loss_to_the_same(scenario: int, won: bool, after: int) -> None:
    options = ItsABombOptions(3, scenario=scenario, crisis_unit=2, voters=(0,))

    proposed = GAME.next_options(options, Outcome((0, 1, 2) if won else (), "defused" if won else "explosive_cut"))

    assert proposed == ItsABombOptions(3, scenario=after, crisis_unit=0)


# own ones

SMALL = OwnScenario((OwnBomb(2, 3, "R2 Y1 X1"),), 3)
FULL = OwnScenario((OwnBomb(2, 2, "R2 Y1 X1"),), 1)  # no grey, one Timer
RICH = OwnScenario(
    (OwnBomb(3, 7, "R3 Y3 P2 X2 T1 A2"), OwnBomb(3, 7, "G3 B3 P1 X3 V1 A2")),
    9,
    (SpecialCard("D", 0), SpecialCard("D", 4), SpecialCard("D", 4), SpecialCard("C", 8)),
    ("SPOT", "HACK", "NEGO", "ARCH", "XRAY", "DISP", "SAPP", "SURV", "DRAU", "RADIO"),
    order=True,
    double_purple=True,
)


@rule("IB-185", "IB-258")
@pytest.mark.parametrize("own", [SMALL, FULL, RICH])
def test_a_table_may_bring_its_own_scenario(own: OwnScenario) -> None:
    options = msgspec.json.decode(msgspec.json.encode(ItsABombOptions(3, own=own)), type=ItsABombOptions)
    GAME.check_options(options)

    table, _ = GAME.setup(options, SeededDice(2))

    seen = seen_by(table, PUBLIC)
    assert (seen.own, seen.scenario) == (own, OWN)
    assert [(grid.rows, grid.columns) for grid in seen.bombs] == [(grid.rows, grid.columns) for grid in own.bombs]
    assert GAME.load(table.dump()).dump() == table.clone().dump() == table.dump()
    assert GAME.text_board(seen).startswith("own scenario")
    assert legal(table, 0 if GAME.waiting_on(table) == [0] else 1)


@rule("IB-185", "IB-035")
def test_special_cards_lie_below_so_many_timers() -> None:
    table = dealt(2, own=RICH)

    assert countdown(table) == "D 90 80 70 60 D D 50 40 30 20 C 10 E"


@rule("IB-035")
@pytest.mark.parametrize(("cards", "deck"), [("DC", "30 D C 20 10 E"), ("CD", "30 C D 20 10 E")])
def test_special_cards_below_as_many_timers_lie_as_listed(cards: str, deck: str) -> None:
    bombs = (OwnBomb(2, 3, "R2 Y1 V1"),)

    table = dealt(2, own=OwnScenario(bombs, 3, tuple(SpecialCard(card, 1) for card in cards)))  # type: ignore[arg-type]

    assert countdown(table) == deck


@rule("IB-185")
@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"bombs": ()}, "cannot have 0 bombs: it has one or two"),
        ({"bombs": (OwnBomb(2, 2, "R1 Y1"),) * 3}, "cannot have 3 bombs"),
        ({"bombs": (OwnBomb(1, 7, "R1 Y1"),)}, "a grid cannot be 1 × 7: each side has 2 to 7 tiles"),
        ({"bombs": (OwnBomb(8, 2, "R1 Y1"),)}, "a grid cannot be 8 × 2"),
        ({"bombs": (OwnBomb(5, 7, "R3 Y3"), OwnBomb(2, 4, "G3 B3"))}, "cannot have 43 tiles: the box holds 42"),
        ({"bombs": (OwnBomb(2, 2, "R1 Y1 Q2"),)}, "'Q2' cannot stand in a tile list"),
        ({"bombs": (OwnBomb(2, 2, "R Y1"),)}, "'R' cannot stand in a tile list"),
        ({"bombs": (OwnBomb(2, 2, "R1 .2"),)}, "'.2' cannot stand in a tile list"),
        ({"bombs": (OwnBomb(2, 2, "R1 Y1 R1"),)}, "R cannot stand twice"),
        ({"bombs": (OwnBomb(2, 2, "R003 Y3"),)}, "'R003' cannot stand in a tile list"),
        ({"bombs": (OwnBomb(2, 2, f"R{'0' * 5000}1 Y1"),)}, "cannot stand in a tile list: it takes a letter of RYGBPXTVA and a number"),
        ({"bombs": (OwnBomb(2, 2, "R3 Y3"),)}, "6 tiles cannot lie in a grid of 2 × 2"),
        ({"bombs": (OwnBomb(3, 3, "R4 Y1"),)}, "cannot have 4 tiles R: the box holds 3"),
        ({"bombs": (OwnBomb(3, 3, "R1 Y1 X3"), OwnBomb(3, 3, "X3"))}, "cannot have 6 tiles X: the box holds 5"),
        ({"bombs": (OwnBomb(5, 5, "R3 Y3"),)}, "cannot have 19 tiles .: the box holds 16"),
        ({"bombs": (OwnBomb(2, 3, "R3 X2"),)}, "cannot have 1 colours: it takes two at least"),
        ({"timers": 0}, "cannot have 0 Timer cards: it has 1 to 9"),
        ({"timers": 10}, "cannot have 10 Timer cards"),
        ({"specials": (SpecialCard("D", 1),) * 4}, "cannot have 4 cards Disturbed Signal: the box holds 3"),
        ({"specials": (SpecialCard("C", 1),) * 2}, "cannot have 2 cards Call: the box holds 1"),
        ({"specials": (SpecialCard("D", 3),)}, "Disturbed Signal cannot lie below 3 Timer cards: 0 to 2 of 3 lie above it"),
        ({"specials": (SpecialCard("D", -1),)}, "cannot lie below -1 Timer cards"),
        ({"specials": (SpecialCard("C", 0),)}, "Call cannot lie below 0 Timer cards: 1 to 2 of 3"),
        ({"specials": (SpecialCard("C", 1),)}, "the Call cannot come: the scenario has no receiver"),
        ({"double_purple": True}, "purple cannot be needed twice: there are 0 purple tiles"),
        ({"bombs": (OwnBomb(2, 3, "R2 P1"),), "double_purple": True}, "purple cannot be needed twice: there are 1 purple tiles"),
        ({"consultants": ("SPOT", "HACK", "SPOT")}, "a consultant cannot come twice"),
    ],
)
def test_an_own_scenario_that_makes_no_game_is_refused(change: dict[str, object], wrong: str) -> None:
    own = msgspec.structs.replace(SMALL, **change)

    with pytest.raises(OptionError) as refused:
        GAME.check_options(ItsABombOptions(2, own=own))

    assert wrong in str(refused.value)


@rule("IB-365")
def test_a_tile_list_is_no_longer_than_a_line() -> None:
    """It travels with every view."""
    options = msgspec.json.encode(ItsABombOptions(2, own=msgspec.structs.replace(SMALL, bombs=(OwnBomb(2, 2, "R1 Y1" + 60 * " "),))))

    with pytest.raises(msgspec.ValidationError, match="length <= 60"):
        msgspec.json.decode(options, type=ItsABombOptions)


@rule("IB-363")
def test_an_own_scenario_is_played_again() -> None:
    options = ItsABombOptions(3, scenario=4, own=SMALL)

    proposed = GAME.next_options(options, Outcome((0, 1, 2), "defused"))

    assert proposed == ItsABombOptions(3, scenario=4, own=SMALL, crisis_unit=1)


@rule("IB-322")
@pytest.mark.parametrize(("up", "reason"), [("", "call_missed"), ("r2c2", "countdown_over")])
def test_a_call_right_above_the_explosion_is_checked_first(up: str, reason: str) -> None:
    table = bomb("R Y\n. V\n. .\n", deck="20 C E", up=up)

    cut(table, "r2c1")
    if up:
        assert ended(table) is None
        cut(table, "r3c1")

    assert ended(table) == reason
