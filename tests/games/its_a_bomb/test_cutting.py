"""It's a Bomb!: cutting tiles, special tiles, cutting order, purple, two bombs."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.schema import Advanced, Ask, Cut, Ended, Flipped, PointedAt, RoundBegun, TimerReturned
from tests.games.its_a_bomb.positions import (
    G1,
    G2,
    G3,
    G4,
    G5,
    G7,
    G8,
    G9,
    G10,
    a_question,
    bomb,
    countdown,
    cut,
    ended,
    kind,
    legal,
    point,
    refusal,
    seen_by,
    text_of,
    tile,
    told,
    use,
)

rule = pytest.mark.rule


@rule("IB-090", "IB-128")
def test_any_hidden_tile_without_marker_can_be_cut() -> None:
    table = bomb("R .\nX Y\n\nR .\n. .\n", up="A:r1c1", marked="A:r2c1")

    assert legal(table, 1, Cut) == [Cut(there) for there in (1, 3, 4, 5, 6, 7)]
    assert "[IB-095]" in refusal(table, 1, Cut(0))
    assert "[IB-128]" in refusal(table, 1, Cut(2))
    assert "[IB-090]" in refusal(table, 1, Cut(8))


@rule("IB-091")
def test_a_new_colour_counts_and_costs_nothing() -> None:
    table = bomb(G1)

    events = point(table, "r1c3")

    there = tile(table, "r1c3")
    assert events == [PointedAt(there), Flipped(there, kind("R"), "counts"), RoundBegun(2, 1)]
    assert table.counted == (1, 0, 0, 0, 0)


@rule("IB-092", "IB-319")
@pytest.mark.parametrize(("name", "result"), [("r1c2", "grey"), ("r1c3", "again")])
def test_grey_and_a_colour_already_cut_cost_an_advance_and_nothing_else(name: str, result: str) -> None:
    table = bomb(G1, deck="40 30 20 10 E", up="r2c5", counted="R")

    events = point(table, name)

    there = tile(table, name)
    assert events == [PointedAt(there), Flipped(there, table.tile[there], result), Advanced(40, 30), RoundBegun(2, 1)]  # type: ignore[arg-type]
    assert table.counted == (1, 0, 0, 0, 0)


@rule("IB-093", "IB-323")
def test_only_colours_with_a_tile_are_in_play() -> None:
    assert seen_by(bomb(G1), 1).needed == (1, 1, 0, 1, 0)
    assert seen_by(bomb(G9, double_purple=True), 1).needed == (1, 0, 0, 0, 2)


@rule("IB-094")
def test_an_explosive_ends_the_game_at_once() -> None:
    table = bomb(G2)

    assert point(table, "r3c1")[-1] == Ended("explosive_cut")


@rule("IB-095")
def test_a_flipped_tile_is_known_to_all() -> None:
    table = bomb(G2)
    cut(table, "r2c2")

    for viewer in (0, 1, PUBLIC):
        shown = seen_by(table, viewer).tiles[tile(table, "r2c2")]
        assert (shown.up, shown.kind) == (True, kind("A"))


# special tiles


@rule("IB-096")
def test_the_battery_costs_nothing_and_returns_a_timer() -> None:
    table = bomb(G4, deck="40 30 20 10 E", discard="60 50")

    events = point(table, "r1c2")

    there = tile(table, "r1c2")
    assert events == [PointedAt(there), Flipped(there, kind("T"), "battery"), TimerReturned(50), RoundBegun(2, 1)]
    assert (countdown(table), text_of(table.discard)) == ("50 40 30 20 10 E", "60")


@rule("IB-097")
def test_an_auxiliary_detonator_costs_three_advances() -> None:
    table = bomb(G3)

    events = point(table, "r2c1")

    assert events[2:5] == [Advanced(60, 50), Advanced(50, 40), Advanced(40, 30)]


@rule("IB-098", "IB-315")
@pytest.mark.parametrize(("drawing", "up", "left"), [(G3, "", "30 20 10 E"), (G3, "r1c2", "50 40 30 20 10 E"), (G5, "", "30 20 10 E")])
def test_auxiliary_detonators_are_disarmed_by_the_battery_alone(drawing: str, up: str, left: str) -> None:
    table = bomb(drawing, up=up)

    cut(table, "r2c1" if drawing == G3 else "r1c2")

    assert countdown(table) == left


@rule("IB-098", "IB-112")
def test_the_battery_of_one_bomb_disarms_both() -> None:
    table = bomb("R T\n. .\n\nY A\n. .\n")

    cut(table, "A:r1c2")
    assert cut(table, "B:r1c2") == "disarmed"
    assert countdown(table) == "50 40 30 20 10 E"


@rule("IB-315")
def test_a_battery_without_auxiliary_detonators_left_returns_a_timer() -> None:
    table = bomb("R T\nA Y\n")
    cut(table, "r2c1")
    assert countdown(table) == "30 20 10 E"

    cut(table, "r1c2")

    assert countdown(table) == "40 30 20 10 E"


@rule("IB-099")
def test_the_receiver_costs_nothing() -> None:
    table = bomb(G5)

    there = tile(table, "r1c3")
    assert point(table, "r1c3") == [PointedAt(there), Flipped(there, kind("V"), "receiver"), RoundBegun(2, 1)]


# cutting order


@rule("IB-100", "IB-101")
def test_only_the_due_colour_counts() -> None:
    table = bomb(G8, order="BRY")

    assert cut(table, "r1c1") == "wasted"
    assert cut(table, "r1c3") == "counts"
    assert cut(table, "r1c2") == "wasted"
    assert cut(table, "r2c2") == "counts"
    assert cut(table, "r2c1") == "counts"
    assert ended(table) == "defused"


@rule("IB-102")
def test_a_wasted_cable_costs_an_advance_and_does_not_count() -> None:
    table = bomb(G8, order="BRY")

    cut(table, "r1c1")

    assert countdown(table) == "50 40 30 20 10 E"
    assert table.counted == (0,) * 5
    assert has(table.up, tile(table, "r1c1"))


@rule("IB-102", "IB-092")
def test_a_cable_of_a_completed_colour_is_no_mistake_of_order() -> None:
    table = bomb(G8, order="BRY")
    cut(table, "r1c3")

    assert cut(table, "r3c1") == "again"


@rule("IB-103", "IB-104")
def test_the_order_breaks_when_too_few_cables_are_left() -> None:
    table = bomb("R Y\n. Y\n", order="RY", up="r2c2")

    events = point(table, "r1c2")

    assert events[2:] == [Advanced(60, 50), Ended("order_broken")]


@rule("IB-103", "IB-312")
def test_a_skipped_advance_does_not_save_a_broken_order() -> None:
    table = bomb("R Y\n. .\n", order="RY", cards="HACK")
    point(table, "r1c2")

    assert use(table, "HACK")[-1] == Ended("order_broken")


@rule("IB-317")
def test_a_wasted_cable_leaves_its_colour_to_be_cut() -> None:
    table = bomb(G8, order="BRY")
    cut(table, "r1c1", "r1c3")

    assert cut(table, "r2c2") == "counts"


# purple


@rule("IB-105", "IB-318")
def test_two_purple_cables_count_with_others_between_them() -> None:
    table = bomb(G9, double_purple=True)

    assert [cut(table, name) for name in ("r1c1", "r1c2", "r2c2")] == ["counts"] * 3
    assert ended(table) == "defused"


@rule("IB-105")
def test_purple_stays_due_until_both_are_cut() -> None:
    table = bomb(G9, order="PR", double_purple=True)

    assert [cut(table, name) for name in ("r1c1", "r1c2", "r2c2", "r3c1")] == ["counts", "wasted", "counts", "counts"]


@rule("IB-106")
def test_purple_is_a_colour_like_the_others() -> None:
    table = bomb(G9)

    assert [cut(table, name) for name in ("r1c1", "r2c2")] == ["counts", "again"]


# two bombs


@rule("IB-110", "IB-111")
def test_questions_and_cuts_concern_one_bomb_and_share_one_countdown() -> None:
    table = bomb(G10)

    assert told(table, "A:r1") == "R P"
    assert told(table, "B:c2") == "G P"
    assert cut(table, "B:r1c3") == "grey"
    assert countdown(table) == "30 20 10 E"
    assert a_question(table, "A:r2") in legal(table, 1, Ask)


@rule("IB-112", "IB-316", "IB-172")
def test_colours_count_over_both_bombs() -> None:
    table = bomb(G10)

    assert cut(table, "B:r1c2") == "counts"
    assert cut(table, "A:r1c3") == "again"
    assert cut(table, "A:r1c1") == "counts"
    assert cut(table, "B:r1c1") == "counts"
    assert ended(table) == "defused"


@rule("IB-112", "IB-100")
def test_the_cutting_order_goes_from_bomb_to_bomb() -> None:
    table = bomb("R R\n. .\n\nY .\n. .\n", order="YR")

    assert [cut(table, name) for name in ("A:r1c1", "B:r1c1", "A:r1c2")] == ["wasted", "counts", "counts"]
    assert ended(table) == "defused"


@rule("IB-112", "IB-103")
def test_the_order_breaks_in_the_second_bomb_too() -> None:
    table = bomb("R .\n. .\n\nY .\n. .\n", order="RY")

    assert cut(table, "B:r1c1") == "wasted"
    assert ended(table) == "order_broken"


@rule("IB-112", "IB-103")
def test_the_order_holds_while_the_second_bomb_has_cables_left() -> None:
    table = bomb("R .\n. .\n\nY Y\n. .\n", order="RY")

    assert cut(table, "B:r1c1") == "wasted"
    assert (countdown(table), ended(table)) == ("50 40 30 20 10 E", None)
    assert [cut(table, name) for name in ("A:r1c1", "B:r1c2")] == ["counts", "counts"]


@rule("IB-112", "IB-105")
def test_a_purple_cable_of_each_bomb_makes_two() -> None:
    table = bomb(G10, double_purple=True)

    assert [cut(table, name) for name in ("B:r1c2", "A:r1c1", "B:r1c1", "A:r1c3")] == ["counts"] * 4
    assert ended(table) == "defused"


@rule("IB-112", "IB-105", "IB-103")
def test_one_purple_cable_left_over_both_bombs_is_too_few() -> None:
    table = bomb("R P\n. .\n\nP .\n. .\n", order="RP", double_purple=True)

    cut(table, "B:r1c1")

    assert ended(table) == "order_broken"


@rule("IB-113")
@pytest.mark.parametrize("name", ["A:r2c1", "B:r2c3"])
def test_an_explosive_of_either_bomb_loses(name: str) -> None:
    table = bomb(G10)

    cut(table, name)

    assert ended(table) == "explosive_cut"


@rule("IB-302", "IB-303")
def test_a_spotted_tile_is_cut_like_any_other_and_loses_its_token() -> None:
    table = bomb(G7, spotted="r1c1")

    assert cut(table, "r1c1") == "counts"
    shown = seen_by(table, 1).tiles[0]
    assert (shown.up, shown.spotted) == (True, False)
