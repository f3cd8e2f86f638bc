"""Bomb Busters: what a table may settle beforehand."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.seats import PUBLIC
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.schema import BombBustersOptions, DoubleDetect
from tests.games.bomb_busters.positions import bomb, refusal, seen_by

rule = pytest.mark.rule


def complaint(options: BombBustersOptions) -> str:
    with pytest.raises(OptionError) as refused:
        BOMB_BUSTERS.check_options(options)
    return str(refused.value)


@rule("BB-332")
def test_a_practice_table_may_play_without_the_double_detector() -> None:
    state = bomb("A[5 9] B[2 4 8]", detectors=False)

    why = "seat 0 cannot use the Double Detector: this table plays without it [BB-332]"
    assert refusal(state, 0, DoubleDetect((16, 17))) == why
    assert not seen_by(state, PUBLIC).detectors
    laid, _ = BOMB_BUSTERS.setup(BombBustersOptions(4, double_detector=False), SeededDice(1))
    assert not laid.detectors


@rule("BB-332")
def test_a_practice_table_may_choose_its_equipment() -> None:
    options = BombBustersOptions(4, mission=4, equipment=(9, 3))

    BOMB_BUSTERS.check_options(options)
    state, _ = BOMB_BUSTERS.setup(options, SeededDice(1))

    assert (state.cards, state.card_used) == ([3, 9], [False, False])


@rule("BB-335")
def test_chosen_equipment_is_at_most_one_card_per_seat_each_once() -> None:
    twice = "2 cards cannot be laid out: at most one per seat, each once"
    assert complaint(BombBustersOptions(4, mission=4, equipment=(3, 3))) == twice
    many = "3 cards cannot be laid out: at most one per seat, each once"
    assert complaint(BombBustersOptions(2, mission=4, equipment=(1, 2, 3))) == many


@rule("BB-335")
def test_chosen_equipment_is_of_the_missions_pool() -> None:
    late = "card 11 cannot be laid out: mission 3 has the cards 1 to 10"
    assert complaint(BombBustersOptions(4, mission=3, equipment=(11,))) == late
    none = "card 1 cannot be laid out: mission 1 has no equipment"
    assert complaint(BombBustersOptions(4, mission=1, equipment=(1,))) == none


@rule("BB-336")
def test_silent_conventions_are_for_bots_only() -> None:
    assert BOMB_BUSTERS.bots_only(BombBustersOptions(4, signals=True))
    assert not BOMB_BUSTERS.bots_only(BombBustersOptions(4))


@rule("BB-337")
def test_the_captain_is_a_seat_of_the_table() -> None:
    assert complaint(BombBustersOptions(3, captain=3)) == "seat 3 cannot be Captain: there are 3 seats, counted from 0"
    BOMB_BUSTERS.check_options(BombBustersOptions(3, captain=2))


@rule("BB-337")
def test_every_setting_is_seen_by_all() -> None:
    options = BombBustersOptions(3, guided=False, strict_memory=True, free_chat=True, hold_ms=3000, decision_seconds=60)

    settings = seen_by(BOMB_BUSTERS.setup(options, SeededDice(1))[0], PUBLIC).settings

    assert (settings.strict_memory, settings.free_chat, settings.guided) == (True, True, False)
    assert (settings.hold_ms, settings.decision_seconds) == (3000, 60)
