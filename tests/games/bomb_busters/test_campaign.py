"""Bomb Busters: from one mission to the next."""

from itertools import pairwise

import msgspec
import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.schema import Options, Outcome
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.campaign import next_mission
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.offered import LAST, OFFERED
from boomtable.games.bomb_busters.schema import BombBustersOptions

rule = pytest.mark.rule

WON = Outcome((0, 1, 2), "bomb_defused")
LOST = Outcome((), "red_wire_hit")


def following(options: BombBustersOptions, outcome: Outcome) -> Options | None:
    return BOMB_BUSTERS.next_options(options, outcome)


@rule("BB-020", "BB-325")
@pytest.mark.parametrize("mission", range(1, 9))
def test_missions_1_to_8_are_open_from_the_start(mission: int) -> None:
    options = msgspec.convert({"seats": 4, "mission": mission}, BombBustersOptions)

    BOMB_BUSTERS.check_options(options)


@rule("BB-325")
@pytest.mark.parametrize("mission", [0, 67])
def test_there_are_missions_1_to_66(mission: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seats": 4, "mission": mission}, BombBustersOptions)


@rule("BB-325")
def test_a_mission_that_is_not_here_yet_cannot_be_played() -> None:
    missing = next(mission for mission in range(1, LAST + 1) if mission not in MISSIONS)

    with pytest.raises(OptionError, match=rf"^mission {missing} cannot be played: it is not here yet$"):
        BOMB_BUSTERS.check_options(BombBustersOptions(4, mission=missing))


def test_the_page_offers_missions_that_are_here() -> None:
    assert set(OFFERED) <= set(MISSIONS)


@rule("BB-021")
def test_the_captain_is_next_to_the_left_whether_won_or_lost() -> None:
    assert following(BombBustersOptions(3, mission=4, captain=1), WON) == BombBustersOptions(3, mission=5, captain=2)
    assert following(BombBustersOptions(3, mission=4, captain=2), LOST) == BombBustersOptions(3, mission=4, captain=0)


@rule("BB-321")
def test_a_failed_mission_is_tried_again() -> None:
    options = BombBustersOptions(3, mission=6, strict_memory=True, hold_ms=3000)

    assert following(options, LOST) == msgspec.structs.replace(options, captain=1)


@rule("BB-326")
def test_a_series_goes_on_with_the_next_mission_that_is_offered_and_stays_at_the_last() -> None:
    for mission, following_one in pairwise((*OFFERED, OFFERED[-1])):
        assert next_mission(mission) == following_one
    assert following(BombBustersOptions(3, mission=8), WON) == BombBustersOptions(3, mission=9, captain=1)
    assert following(BombBustersOptions(3, mission=OFFERED[-1]), WON) == BombBustersOptions(3, mission=OFFERED[-1], captain=1)


@rule("BB-326", "BB-332")
@pytest.mark.parametrize("practice", [{"double_detector": False}, {"equipment": (6,)}])
def test_a_practice_table_does_not_open_the_next_mission(practice: dict[str, object]) -> None:
    options = msgspec.convert({"seats": 3, "mission": 4, **practice}, BombBustersOptions)

    assert following(options, WON) == msgspec.structs.replace(options, captain=1)


@rule("BB-020")
def test_presets_lead_through_the_campaign() -> None:
    presets = BOMB_BUSTERS.presets(4)

    assert [(preset.name, preset.options.mission) for preset in presets if isinstance(preset.options, BombBustersOptions)] == [
        ("first", 1),
        ("field", 4),
        ("exam", 8),
    ]


@rule("BB-332", "BB-338")
def test_a_mission_counts_on_the_map_unless_it_is_practice() -> None:
    assert BOMB_BUSTERS.chapter(BombBustersOptions(3, mission=4)) == 4
    assert BOMB_BUSTERS.chapter(BombBustersOptions(3, mission=4, double_detector=False)) is None


@rule("BB-338")
def test_a_failed_claim_is_a_slip() -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(3, mission=4), SeededDice(1))
    assert BOMB_BUSTERS.slips(state) == 0

    state.failures = 2

    assert BOMB_BUSTERS.slips(state) == 2


@rule("BB-339")
def test_the_first_turn_of_a_seat_is_over_when_the_next_one_has_begun() -> None:
    state, _ = BOMB_BUSTERS.setup(BombBustersOptions(3, mission=4, captain=2), SeededDice(1))
    had = []
    for turns in range(4):
        state.turns = turns
        had.append([BOMB_BUSTERS.had_turn(state, seat) for seat in range(3)])

    assert had == [[False, False, False], [False, False, True], [True, False, True], [True, True, True]]


@rule("BB-021", "BB-337")
def test_the_first_captain_is_drawn_by_lot_and_one_who_was_named_stays() -> None:
    first = BOMB_BUSTERS.presets(4)[0].options
    assert isinstance(first, BombBustersOptions)
    drawn = [BOMB_BUSTERS.draw_lots(first, ScriptedDice([seat])) for seat in range(4)]

    assert drawn == [msgspec.structs.replace(first, captain=seat) for seat in range(4)]
    named = BombBustersOptions(4, captain=2)
    assert BOMB_BUSTERS.draw_lots(named, ScriptedDice([])) == named
