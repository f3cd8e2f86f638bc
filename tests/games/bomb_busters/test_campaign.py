"""Bomb Busters: from one mission to the next."""

import msgspec
import pytest

from boomtable.core.schema import Options, Outcome
from boomtable.games import BOMB_BUSTERS
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
@pytest.mark.parametrize("mission", [0, 9, 66])
def test_no_other_mission_is_open(mission: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seats": 4, "mission": mission}, BombBustersOptions)


@rule("BB-021")
def test_the_captain_is_next_to_the_left_whether_won_or_lost() -> None:
    assert following(BombBustersOptions(3, mission=4, captain=1), WON) == BombBustersOptions(3, mission=5, captain=2)
    assert following(BombBustersOptions(3, mission=4, captain=2), LOST) == BombBustersOptions(3, mission=4, captain=0)


@rule("BB-321")
def test_a_failed_mission_is_tried_again() -> None:
    options = BombBustersOptions(3, mission=6, strict_memory=True, hold_ms=3000)

    assert following(options, LOST) == msgspec.structs.replace(options, captain=1)


@rule("BB-326")
def test_after_mission_8_a_series_stays_there() -> None:
    assert following(BombBustersOptions(3, mission=8), WON) == BombBustersOptions(3, mission=8, captain=1)


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
