"""It's a Bomb!: the countdown and the steps of a round."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.bit_sets import without
from boomtable.games.its_a_bomb.pieces import ADVANCE, AFTER, BLOCK, CHOOSE, LOOK, POINT, SECOND, START
from boomtable.games.its_a_bomb.schema import Advanced, Ask, Cut, Ended, Flipped, Pass, Passed, PointedAt, RoundBegun, TimerReturned, Use
from tests.games.its_a_bomb.positions import (
    G3,
    G4,
    G5,
    G7,
    a_question,
    ask,
    bomb,
    choose,
    countdown,
    cut,
    ended,
    legal,
    line,
    passes,
    passes_all,
    play,
    point,
    refusal,
    seen_by,
    text_of,
    tile,
    told,
    use,
)

rule = pytest.mark.rule


@rule("IB-050", "IB-052")
def test_an_advance_discards_the_top_card() -> None:
    table = bomb(G7, deck="30 20 10 E")

    assert point(table, "r1c2")[2] == Advanced(30, 20)
    assert (countdown(table), text_of(table.discard)) == ("20 10 E", "30")


@rule("IB-050", "IB-051")
def test_the_advance_that_uncovers_the_explosion_loses() -> None:
    table = bomb(G7, deck="20 D 10 E")

    cut(table, "r1c2", "r2c1")
    assert ended(table) is None
    assert point(table, "r2c3")[2:] == [Advanced(10, 0), Ended("countdown_over")]


@rule("IB-053")
def test_on_the_last_card_only_cuts_without_advance_are_survived() -> None:
    table = bomb(G7, deck="10 E")

    assert cut(table, "r1c1") == "counts"
    assert ended(table) is None
    told(table, "r1")
    assert ended(table) == "countdown_over"


@rule("IB-054")
def test_a_call_without_a_receiver_in_the_scenario_does_nothing() -> None:
    table = bomb(G7, deck="20 C 10 E")

    cut(table, "r1c2")
    assert (countdown(table), ended(table)) == ("C 10 E", None)
    cut(table, "r2c1")
    assert (countdown(table), ended(table)) == ("10 E", None)


@rule("IB-055")
def test_several_advances_are_checked_one_by_one_and_the_end_cancels_the_rest() -> None:
    table = bomb(G5, deck="50 40 C 30 20 10 E")

    events = point(table, "r1c2")

    assert events[2:] == [Advanced(50, 40), Advanced(40, 110), Ended("call_missed")]
    assert (countdown(table), seen_by(table, 1).due) == ("C 30 20 10 E", 0)


@rule("IB-055", "IB-129")
def test_each_of_several_advances_has_its_own_hacker_window() -> None:
    table = bomb(G3, deck="50 40 30 20 10 E", cards="HACK")

    point(table, "r2c1")
    assert (table.step, seen_by(table, 1).due) == (ADVANCE, 3)
    passes(table)
    assert (table.step, seen_by(table, 1).due, countdown(table)) == (ADVANCE, 2, "40 30 20 10 E")
    use(table, "HACK")
    assert (table.step, table.due, countdown(table)) == (CHOOSE, 0, "30 20 10 E")


@rule("IB-056")
def test_a_disturbed_signal_stays_through_rounds_without_advance() -> None:
    table = bomb(G7, deck="D 20 10 E")

    cut(table, "r1c1")

    assert countdown(table) == "D 20 10 E"
    assert a_question(table, "r1", "X") in legal(table, 1)


@rule("IB-057")
def test_the_timer_discarded_last_returns_and_special_cards_never() -> None:
    table = bomb(G4, deck="30 20 10 E", discard="50 D 40 D")

    events = point(table, "r1c2")

    assert TimerReturned(40) in events
    assert (countdown(table), text_of(table.discard)) == ("40 30 20 10 E", "50 D D")


@rule("IB-057", "IB-096")
def test_without_a_discarded_timer_nothing_returns() -> None:
    table = bomb(G4, deck="30 20 10 E", discard="D")

    events = point(table, "r1c2")

    assert [type(event) for event in events] == [PointedAt, Flipped, RoundBegun]
    assert countdown(table) == "30 20 10 E"


@rule("IB-057")
def test_a_call_that_was_covered_is_checked_again() -> None:
    table = bomb("R T V\nY B .\n", deck="C 20 10 E", discard="40 30", up="r1c3")
    cut(table, "r1c2")
    assert countdown(table) == "30 C 20 10 E"

    table.up = without(table.up, tile(table, "r1c3"))
    cut(table, "r2c3")

    assert ended(table) == "call_missed"


@rule("IB-058")
def test_the_discard_pile_is_public() -> None:
    table = bomb(G7, deck="30 20 10 E")
    cut(table, "r1c2")

    for viewer in (0, 1, PUBLIC):
        assert seen_by(table, viewer).discard == (30,)


# the round


@rule("IB-060", "IB-061")
def test_a_round_is_a_question_or_a_cut_and_an_advance() -> None:
    table = bomb(G7, deck="40 30 20 10 E")

    assert {type(action) for action in legal(table, 1)} == {Ask, Cut}
    ask(table, "r1")
    events = passes(table)
    assert events[1:] == [Advanced(40, 30), RoundBegun(2, 1)]


@rule("IB-061")
def test_who_is_waited_on_in_each_step() -> None:
    table = bomb(G7, cards="XRAY DISP SAPP HACK")
    steps: list[tuple[int, list[int]]] = []

    def look() -> None:
        steps.append((table.step, GAME.waiting_on(table)))

    look()
    use(table, "XRAY")
    look()
    choose(table, "r1c1")
    look()
    ask(table, "r1")
    look()
    passes(table)
    look()
    use(table, "DISP")
    look()
    ask(table, "c1")
    passes(table)
    look()
    passes(table)
    point(table, "r2c2")
    look()

    assert steps == [(START, [0]), (BLOCK, [1]), (CHOOSE, [1]), (LOOK, [0]), (AFTER, [0]), (SECOND, [1]), (ADVANCE, [0]), (POINT, [0])]


@rule("IB-061")
@pytest.mark.parametrize("cards", ["", "(ARCH) (XRAY)", "NEGO", "SPOT HACK SAPP DISP RADIO SURV DRAU"])
def test_start_is_skipped_without_a_usable_start_card(cards: str) -> None:
    assert bomb(G7, cards=cards).step == CHOOSE


@rule("IB-061", "IB-308")
def test_start_opens_again_after_each_use() -> None:
    table = bomb(G7, cards="ARCH XRAY NEGO", discard="60", deck="50 40 30 20 10 E")

    assert set(legal(table, 0, Use)) == {Use("NEGO"), Use("XRAY"), Use("ARCH")}
    use(table, "ARCH")
    assert table.step == START
    use(table, "NEGO")
    assert table.step == START
    use(table, "XRAY")
    choose(table, "r1c1")
    assert table.step == CHOOSE


@rule("IB-061", "IB-308")
def test_start_opens_again_after_the_block() -> None:
    table = bomb(G7, cards="ARCH XRAY")
    use(table, "XRAY")
    choose(table, "r1c1")

    assert (table.step, legal(table, 0, Use)) == (START, [Use("ARCH")])


@rule("IB-061")
def test_a_pass_in_start_is_told() -> None:
    table = bomb(G7, cards="ARCH")

    assert passes(table) == [Passed(0)]
    assert table.step == CHOOSE


@rule("IB-061")
def test_windows_of_used_cards_stay_shut() -> None:
    table = bomb(G7, cards="(DISP) (HACK) (SAPP)")

    ask(table, "r1")
    passes(table)
    assert table.step == CHOOSE
    assert isinstance(point(table, "r1c2")[1], Flipped)
    assert table.step == CHOOSE


@rule("IB-062")
def test_look_waits_for_the_crisis_unit_even_without_cards() -> None:
    table = bomb(G7)

    ask(table, "r2")

    assert (table.step, GAME.waiting_on(table), legal(table, 0)) == (LOOK, [0], [Pass()])


@rule("IB-063")
def test_a_decision_is_final() -> None:
    table = bomb(G7, cards="SAPP")

    point(table, "r1c3")

    assert "[IB-061]" in refusal(table, 1, Cut(tile(table, "r1c1")))
    assert "[IB-061]" in refusal(table, 1, Ask(line(table, "r1")))


@rule("IB-064", "IB-158")
def test_a_cut_without_advance_starts_a_full_new_round() -> None:
    table = bomb(G7, seats=3, cards="ARCH")
    passes(table)

    events = point(table, "r1c1")

    assert events[-1] == RoundBegun(2, 2)
    assert (table.step, table.phone) == (START, 2)
    passes_all(table)
    assert "[IB-159]" in refusal(table, 1, Cut(tile(table, "r2c2")))
    play(table, 2, Cut(tile(table, "r2c2")))
