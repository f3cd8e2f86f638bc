"""Blast Tactics: laying out a game (section 4 of the ledger)."""

from fractions import Fraction

import pytest

from boomtable.core.dice import Dice, NeedRoll, ScriptedDice, SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.schema import Outcome
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.pieces import ITEM_COUNTS, SOFT
from boomtable.games.blast_tactics.rules import damage, drawing
from boomtable.games.blast_tactics.rules.blast import Trace
from boomtable.games.blast_tactics.schema import BlastTacticsOptions, CardDrawn, GameBegun, TurnBegun
from tests.games.blast_tactics.positions import Told, picture, row_of, seen, started, told

rule = pytest.mark.rule

OVER = Outcome((0,), "last_standing")


@rule("BT-050", "BT-053")
def test_a_game_for_two_as_it_begins() -> None:
    position = started(Told(), 2, first=1)

    assert picture(position) == [
        "A..+.+..+",
        ".#..#+.#.",
        ".+.....+.",
        ".+.....+.",
        ".#.+#..#.",
        "+..+.+..B",
    ]
    assert [(player.heart, player.bombs, player.total, player.reach) for player in seen(position).players] == [(True, 2, 2, 2)] * 2


@rule("BT-052")
def test_the_turn_goes_round_by_seat_numbers() -> None:
    position = started(Told(), 3, first=3)
    turns = [position.turn]
    for _ in range(4):
        while position.turn == turns[-1]:
            GAME.apply_code(position, position.turn, max(GAME.legal_codes(position, position.turn)), Told())
        turns.append(position.turn)

    assert turns == [2, 0, 1, 2, 0]


@rule("BT-057")
def test_two_cards_lie_open_and_the_discard_pile_is_empty() -> None:
    position, events = GAME.setup(BlastTacticsOptions(4, first=1), Told("remote kick"))

    assert events == [GameBegun(0, ("remote", "kick")), TurnBegun(0, 1, False)]
    assert told(events, CardDrawn) == []
    assert (row_of(position), position.discard, position.drawn) == ("remote kick", [0] * 5, 2)


@rule("BT-058")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    firsts = [started(ScriptedDice([0, 1, seat]), seats).first for seat in range(seats)]
    with pytest.raises(NeedRoll) as lot:
        started(ScriptedDice([0, 1]), seats)

    assert firsts == list(range(seats))
    assert lot.value.weights == [1] * seats


@rule("BT-431")
def test_the_first_player_can_be_settled() -> None:
    assert [started(Told(), 3, first=first).turn for first in (1, 2, 3)] == [0, 1, 2]


@rule("BT-431")
def test_the_first_player_is_at_the_table() -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(BlastTacticsOptions(2, first=3))

    assert str(refused.value) == "first cannot be 3: there are 2 seats, and 0 draws one by lot"


@rule("BT-059")
@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (3, 1), (0, 0)])
def test_in_a_series_the_first_seat_moves_on(first: int, following: int) -> None:
    assert GAME.next_options(BlastTacticsOptions(3, first=first), OVER) == BlastTacticsOptions(3, first=following)


# the odds of shuffled tiles and of the prepared deck


@rule("BT-054", "BT-055", "BT-056", "BT-405", "BT-430")
@pytest.mark.parametrize(("seats", "places"), [(2, [8, 9, 10]), (3, [10, 11, 12]), (4, [13, 14, 15])])
def test_sudden_death_comes_in_three_places_with_equal_chances(seats: int, places: list[int]) -> None:
    position = started(Told(), seats)
    left, chances = Fraction(1), {}
    for drawn in range(2, places[-1] + 1):
        position.drawn = drawn
        position.deck = [0, 0, 0, 0, 15 - drawn]
        weights = drawing.weights_of(position)
        chance = Fraction(weights[5], sum(weights)) if len(weights) == 6 else Fraction(0)
        chances[drawn] = left * chance
        left -= chances[drawn]

    assert left == 0
    assert {drawn: chance for drawn, chance in chances.items() if chance} == dict.fromkeys(places, Fraction(1, 3))


@rule("BT-056", "BT-405", "BT-430")
def test_where_sudden_death_may_come_item_cards_keep_their_odds() -> None:
    position = started(Told(), 2)
    position.drawn, position.deck = 8, [3, 0, 2, 1, 1]
    *items, sudden_death = drawing.weights_of(position)

    assert items == [6, 0, 4, 2, 2]
    assert sudden_death == 7


@rule("BT-055", "BT-430")
@pytest.mark.parametrize(("seats", "after"), [(2, [7, 6, 5]), (3, [5, 4, 3]), (4, [2, 1, 0])])
def test_item_cards_behind_sudden_death(seats: int, after: list[int]) -> None:
    position = started(Told(), seats)
    found: list[int] = []
    for left in range(13, -1, -1):
        position.drawn, position.deck = 15 - left, [0, 0, 0, 0, left]
        weights = drawing.weights_of(position)
        if len(weights) == 6 and weights[5]:
            found.append(left)

    assert found[:3] == after


@rule("BT-051", "BT-060", "BT-405", "BT-430")
def test_a_soft_block_hides_any_of_the_tiles_that_nobody_has_seen() -> None:
    position = started(Told(), 2)
    soft = [square for square, thing in enumerate(position.things) if thing == SOFT][:2]
    struck = Trace(2)
    struck.struck = soft
    asked = Asked([0, 2])
    damage.strike(position, struck, asked, None)

    assert asked.weights == [list(ITEM_COUNTS), [7, 7, 5]]
    assert position.hidden == [7, 7, 4]


@rule("BT-051", "BT-430")
@pytest.mark.parametrize(("seats", "left_over"), [(2, 8), (3, 2), (4, 0)])
def test_tiles_left_over_are_never_seen(seats: int, left_over: int) -> None:
    position = started(SeededDice(1), seats)

    assert sum(position.hidden) - position.things.count(SOFT) == left_over


class Asked(Dice):
    """Rolls what it is told, and remembers what it was asked."""

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.weights: list[list[int]] = []

    def roll(self, weights: list[int]) -> int:
        self.weights.append(weights[:])
        return self.rolls[len(self.weights) - 1]
