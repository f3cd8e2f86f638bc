"""What a mission card tells: the set-up for this number of players, and what it brings (BB-039)."""

import pytest

from boomtable.core.briefing import Laid
from boomtable.games import BOMB_BUSTERS
from boomtable.games.bomb_busters.pieces import RED
from boomtable.games.bomb_busters.schema import BombBustersOptions

rule = pytest.mark.rule


def laid(mission: int, seats: int) -> list[Laid]:
    told = BOMB_BUSTERS.briefing(BombBustersOptions(seats, mission=mission))
    assert told is not None
    return list(told.setup)


@rule("BB-039", "BB-1011")
def test_the_first_card_has_blue_wires_tokens_and_the_dial_only() -> None:
    assert laid(1, 4) == [Laid("blue", {"most": 6}), Laid("tokens"), Laid("dial", {"fuse": 4})]


@rule("BB-039", "BB-1081")
@pytest.mark.parametrize(
    ("seats", "yellow", "red"),
    [
        (2, Laid("yellow", {"count": 4}), Laid("maybe-red", {"count": 1, "marked": 3})),
        (5, Laid("maybe-yellow", {"count": 2, "marked": 3}), Laid("maybe-red", {"count": 1, "marked": 2})),
    ],
)
def test_the_card_of_the_exam_is_another_one_for_two(seats: int, yellow: Laid, red: Laid) -> None:
    tools = Laid("tools", {"count": seats})
    assert laid(8, seats) == [Laid("blue", {"most": 12}), yellow, red, tools, Laid("tokens"), Laid("dial", {"fuse": seats})]


@rule("BB-039")
@pytest.mark.parametrize(
    ("mission", "pieces"),
    [
        (1, ()),
        (2, ("yellow", "marker")),
        (3, ("red", "tool", "marker")),
        (4, ("yellow", "red", "tool", "marker")),
        (5, ("yellow", "red", "tool", "marker", "maybe")),
        (7, ("red", "tool", "marker", "maybe")),
    ],
)
def test_a_mission_brings_what_its_colours_and_its_equipment_need(mission: int, pieces: tuple[str, ...]) -> None:
    assert BOMB_BUSTERS.pieces_of(mission, 4) == pieces


@rule("BB-039", "BB-1091", "BB-1111", "BB-1121", "BB-1141", "BB-1151", "BB-1281")
@pytest.mark.parametrize(
    ("mission", "piece", "lost"),
    [
        (9, "row", ("red", "stuck")),
        (11, "acting", ("red",)),
        (12, "clip", ("red",)),
        (14, "rookie", ("red", "captain")),
        (13, "together", ("red", "wrong")),
        (46, "together", ("wrong",)),
        (48, "together", ("red",)),
        (15, "reward", ("red",)),
        (28, "careless", ("red", "captain")),
    ],
)
def test_the_cards_of_the_boxes_tell_what_is_their_own(mission: int, piece: str, lost: tuple[str, ...]) -> None:
    told = BOMB_BUSTERS.briefing(BombBustersOptions(4, mission=mission))

    assert told is not None
    assert told.lost == lost
    assert BOMB_BUSTERS.pieces_of(mission, 4)[0] == piece


@rule("BB-1111", "BB-1151")
def test_the_set_up_names_wires_that_act_as_red_and_equipment_that_lies_face_down() -> None:
    assert Laid("acting", {"count": 4}) in laid(11, 3)
    assert Laid("tools-down", {"count": 3}) in laid(15, 3)


@rule("BB-1131", "BB-1132")
def test_the_set_up_names_wires_that_are_dealt_first_and_drawn_tokens() -> None:
    told = laid(13, 3)

    assert Laid("given", {"count": 3, "value": RED}) in told
    assert Laid("drawn") in told


@rule("BB-039")
@pytest.mark.parametrize("mission", range(1, 9))
def test_a_red_wire_loses_only_where_there_is_one_and_the_card_cites_its_rule(mission: int) -> None:
    told = BOMB_BUSTERS.briefing(BombBustersOptions(4, mission=mission))
    assert told is not None
    assert told.lost == (() if mission < 3 else ("red",))
    assert (told.chapter, told.rule) == (mission, f"BB-10{mission}1")
