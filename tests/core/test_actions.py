"""The table of actions: what core derives from the chapters of a game."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar, get_args

import msgspec
import pytest

from boomtable.core.actions import Actions, Chapter, Told, action_union
from boomtable.core.dice import Dice, ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, Offer
from boomtable.core.seats import CLOCK, Actor, Seat
from boomtable.games import SNIP
from boomtable.games.snip.actions import Cutting, Vouching
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import Cut, Vouch, WireCut
from boomtable.games.snip.state import SnipState
from tests.games.snip.positions import snip


class Whistle(Action, frozen=True):
    """An action that no game has, with a number of tunes."""

    tune: int


class Whistled(Event, frozen=True):
    by: Seat
    tune: int


class Whistling(Chapter[SnipState]):
    """All that a new action needs of the rules."""

    action_type: ClassVar[type[Action]] = Whistle

    def __init__(self, wires: int) -> None:
        super().__init__(3)

    def check(self, state: SnipState, seat: Actor, action: Whistle) -> None:
        if action.tune >= self.size:
            raise IllegalAction("SN-022", "seat {seat} cannot whistle tune {tune}: there are three", seat=seat, tune=action.tune)

    def legal(self, state: SnipState, seat: Seat, codes: list[int]) -> None:
        codes += range(self.start, self.start + self.size)

    def do(self, state: SnipState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if told is not None:
            told.append(Whistled(seat, number))

    def number(self, seat: Seat, action: Whistle) -> int:
        return action.tune

    def action(self, seat: Seat, number: int) -> Action:
        return Whistle(number)


CHAPTERS: tuple[type[Chapter[Any]], ...] = (Vouching, Whistling, Cutting)
TABLE: Actions[SnipState] = Actions([chapter(6) for chapter in CHAPTERS])


class WhistlingSnip(Snip):
    def actions(self, state: SnipState) -> Actions[SnipState]:
        return TABLE


GAME = WhistlingSnip()


def test_each_chapter_has_a_block_of_numbers_in_the_order_of_the_table() -> None:
    assert [(chapter.start, chapter.size) for chapter in TABLE.chapters] == [(0, 2), (2, 3), (5, 4)]
    assert TABLE.size == 9
    assert [TABLE.action(1, number) for number in range(9)] == [
        *[Vouch(2), Vouch(3)],
        *[Whistle(0), Whistle(1), Whistle(2)],
        *[Cut(4), Cut(5), Cut(0), Cut(1)],
    ]
    assert [TABLE.number(1, TABLE.action(1, number)) for number in range(9)] == list(range(9))


def test_a_new_action_is_listed_checked_carried_out_and_told() -> None:
    state = snip("BB BR BB", turn=1)

    assert GAME.legal_codes(state, 1) == [0, 2, 3, 4, 5, 6, 7, 8]
    assert [action for action in GAME.legal_actions(state, 1) if isinstance(action, Whistle)] == [Whistle(0), Whistle(1), Whistle(2)]
    GAME.check(state, 1, Whistle(2))
    with pytest.raises(IllegalAction, match="SN-022"):
        GAME.check(state, 1, Whistle(3))
    assert GAME.apply(state, 1, Whistle(2), ScriptedDice([])) == [Whistled(1, 2)]
    assert state.turn == 2  # go_on follows every action


def test_a_code_changes_the_state_as_its_action_does() -> None:
    played, coded = snip("BB BR BB", turn=1), snip("BB BR BB", turn=1)

    told = GAME.apply(played, 1, Cut(4), ScriptedDice([]))
    GAME.apply_code(coded, 1, TABLE.number(1, Cut(4)), ScriptedDice([]))

    assert told == [WireCut(1, 4, 0)]
    assert coded.dump() == played.dump()


def test_offers_are_listed_chapter_by_chapter() -> None:
    offers = GAME.offers(snip("BB BR BB", turn=1), 1)

    assert [offer.type for offer in offers] == ["Vouch", "Whistle", "Cut"]
    assert offers[1] == Offer("Whistle", (Whistle(0), Whistle(1), Whistle(2)))


def test_the_union_decodes_every_action_of_the_table() -> None:
    union = action_union(CHAPTERS)

    assert get_args(union) == (Vouch, Whistle, Cut)
    assert msgspec.json.decode(b'{"type":"Whistle","tune":2}', type=union) == Whistle(2)


def test_an_action_of_another_game_or_of_another_actor_is_none_of_the_table() -> None:
    table = SNIP.actions(snip("BB BR BB", turn=0))

    assert table.has(0, Cut(3))
    assert not table.has(CLOCK, Cut(3))
    assert not table.has(0, Whistle(0))


def test_a_table_comes_back_from_a_pickle() -> None:
    assert pickle.loads(pickle.dumps(SNIP.actions(snip("BB BR BB", turn=0)))) is SNIP.actions(snip("BB BR BB", turn=0))
