"""It's a Bomb!: the ten consultants."""

import pytest

from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.bit_sets import has, set_of
from boomtable.games.its_a_bomb.board import draw
from boomtable.games.its_a_bomb.pieces import ADVANCE, AFTER, CHOOSE, LOOK, SECOND, START
from boomtable.games.its_a_bomb.schema import (
    Advanced,
    Answered,
    Ask,
    Blocked,
    CardUsed,
    ChooseBlock,
    Cut,
    Ended,
    Flipped,
    LookedAt,
    Pass,
    RoundBegun,
    Secured,
    Skipped,
    TimerReturned,
    Use,
)
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import (
    G3,
    G5,
    G6,
    G7,
    G10,
    a_question,
    ask,
    block,
    bomb,
    choose,
    countdown,
    cut,
    ended,
    kind,
    legal,
    letters,
    line,
    passes,
    passes_all,
    pile,
    play,
    point,
    refusal,
    seen_by,
    text_of,
    tile,
    tiles,
    told,
    use,
    used_cards,
)

rule = pytest.mark.rule


@rule("IB-120")
def test_only_the_crisis_unit_uses_consultants_and_each_once() -> None:
    table = bomb(G7, seats=3, cards="ARCH XRAY")

    assert "[IB-120]" in refusal(table, 1, Use("ARCH"))
    use(table, "ARCH")
    assert "[IB-120]" in refusal(table, 0, Use("ARCH"))
    assert "[IB-120]" in refusal(table, 0, Use("HACK"))


@rule("IB-121")
@pytest.mark.parametrize("card", ["SURV", "DISP", "SAPP", "HACK"])
def test_cards_have_their_windows(card: str) -> None:
    table = bomb(G7, cards=f"ARCH {card}")

    assert "[IB-121]" in refusal(table, 0, Use(card))  # type: ignore[arg-type]


@rule("IB-121")
def test_nobody_has_to_use_a_card() -> None:
    table = bomb(G7, cards="ARCH SPOT DISP HACK")

    passes(table)
    ask(table, "r1")
    while table.round == 1:
        assert Pass() in legal(table, 0)
        passes(table)

    assert used_cards(table) == [False] * 4


@rule("IB-121")
def test_the_crisis_unit_waits_while_the_employees_decide() -> None:
    table = bomb(G7, cards="HACK")

    assert "[IB-121]" in refusal(table, 0, Pass())
    assert "[IB-121]" in refusal(table, 0, Use("HACK"))


@rule("IB-122")
def test_one_layout_for_each_answer() -> None:
    table = bomb(G7, cards="SURV DRAU SPOT")
    ask(table, "r1")
    use(table, "DRAU")

    assert "[IB-122]" in refusal(table, 0, Use("SURV"))
    assert "[IB-122]" in refusal(table, 0, Use("SPOT", tile(table, "r1c1")))
    assert legal(table, 0) == [Pass()]


@rule("IB-122")
def test_layouts_need_a_full_answer() -> None:
    table = bomb(G7, deck="D 30 20 10 E", cards="SURV SPOT")
    ask(table, "r1", "X")

    assert "[IB-122]" in refusal(table, 0, Use("SURV"))
    assert "[IB-122]" in refusal(table, 0, Use("SPOT", tile(table, "r1c1")))


@rule("IB-122")
def test_each_answer_of_a_dispatcher_round_has_its_own_layout() -> None:
    table = bomb(G7, cards="DISP SURV DRAU")
    ask(table, "r1")
    use(table, "SURV")
    passes(table)
    use(table, "DISP")
    ask(table, "c1")

    use(table, "DRAU")

    placed = passes(table)[0]
    assert placed == Answered(line(table, "c1"), None, (kind("R"),), (kind("B"), kind("X")), False)


@rule("IB-122", "IB-125")
def test_the_spotters_token_is_missing_in_one_answer_of_a_dispatcher_round() -> None:
    table = bomb(G7, cards="DISP SPOT HACK")
    ask(table, "r1")
    use(table, "SPOT", "r1c1")
    assert passes(table)[0] == Answered(line(table, "r1"), None, (kind("R"), kind("X")), None, False)
    use(table, "DISP")
    ask(table, "c1")

    assert passes(table) == [Answered(line(table, "c1"), None, (kind("R"), kind("B"), kind("X")), None, False)]
    assert (table.step, seen_by(table, 1).first_line) == (ADVANCE, line(table, "r1"))


@rule("IB-123", "IB-307")
def test_the_surveyor_shows_the_order_without_gaps() -> None:
    table = bomb("Y . R\n. . .\n", cards="SURV")
    ask(table, "r1")
    use(table, "SURV")

    assert passes(table)[0] == Answered(0, None, (kind("Y"), kind("R")), None, True)


@rule("IB-123", "IB-307")
def test_a_surveyor_on_an_empty_line_is_wasted() -> None:
    table = bomb("Y . R\n. . .\n", cards="SURV")
    ask(table, "r2")
    use(table, "SURV")

    placed = passes(table)[0]
    assert isinstance(placed, Answered)
    assert placed.tokens == ()
    assert used_cards(table) == [True]


@rule("IB-124")
@pytest.mark.parametrize(("row", "first", "second"), [("R Y . B", "R Y", "B"), ("R Y B . .", "R Y", "B"), ("R X", "R", "X")])
def test_the_draughtsman_halves_a_line_the_smaller_part_first(row: str, first: str, second: str) -> None:
    grey = " ".join("." for _ in row.split())
    table = bomb(f"{row}\n{grey}\n", cards="DRAU")
    ask(table, "r1")
    use(table, "DRAU")

    placed = passes(table)[0]
    assert isinstance(placed, Answered)
    assert placed.second_pile is not None
    assert (letters(placed.tokens), letters(placed.second_pile)) == (first, second)


@rule("IB-125")
def test_the_spotter_takes_a_hidden_token_tile_of_the_line() -> None:
    table = bomb("R Y X B G\nA . T . .\n", cards="SPOT", up="r1c1")
    table.marked = set_of([tile(table, "r1c3")])
    table.spotted = set_of([tile(table, "r1c5")])
    ask(table, "r1")

    assert legal(table, 0, Use) == [Use("SPOT", there) for there in tiles(table, "r1c2 r1c4")]
    for name in ("r1c1", "r1c3", "r1c5", "r2c3"):
        assert "[IB-125]" in refusal(table, 0, Use("SPOT", tile(table, name)))
    assert "[IB-125]" in refusal(table, 0, Use("SPOT"))


@rule("IB-125")
def test_the_spotters_token_leaves_the_pile_and_counts_in_the_answer() -> None:
    table = bomb("R Y X B\nA . T .\n", cards="SPOT")
    ask(table, "r1")

    events = use(table, "SPOT", "r1c3")
    placed = passes(table)[0]

    assert events == [CardUsed(0, "SPOT", tile(table, "r1c3"), kind("X"))]
    assert placed == Answered(0, None, (kind("R"), kind("Y"), kind("B")), None, False)
    assert pile(table, "r1") == "R Y B X"


@rule("IB-125", "IB-307")
def test_the_spotter_is_not_offered_without_a_tile() -> None:
    table = bomb("R Y\nA .\n", cards="SPOT")
    ask(table, "r2")

    assert legal(table, 0) == [Pass()]
    assert "[IB-125]" in refusal(table, 0, Use("SPOT", 2))


@rule("IB-125")
def test_only_the_spotter_names_a_tile() -> None:
    table = bomb("R Y\nA .\n", cards="SURV")
    ask(table, "r1")

    assert "[IB-125]" in refusal(table, 0, Use("SURV", 0))


@rule("IB-126")
def test_the_dispatcher_gives_a_second_crossing_question_for_one_advance() -> None:
    table = bomb(G10, cards="DISP", deck="40 30 20 10 E")
    ask(table, "A:r1")
    passes(table)
    assert table.step == AFTER

    use(table, "DISP")

    assert legal(table, 1) == [a_question(table, name) for name in ("A:c1", "A:c2", "A:c3")]
    for name in ("A:r2", "B:c1"):
        assert "[IB-126]" in refusal(table, 1, a_question(table, name))
    assert "[IB-061]" in refusal(table, 1, Cut(tile(table, "A:r1c1")))
    assert "[IB-087]" in refusal(table, 1, a_question(table, "A:c1", "R"))
    ask(table, "A:c3")
    assert passes(table) == [Answered(line(table, "A:c3"), None, (kind("P"),), None, False), Advanced(40, 30), RoundBegun(2, 1)]


@rule("IB-126", "IB-061")
def test_the_dispatcher_needs_a_legal_second_question() -> None:
    table = bomb("R Y\n. X\n", cards="DISP")
    told(table, "c1")
    told(table, "c2")

    ask(table, "r1")
    passes(table)

    assert table.step == CHOOSE


@rule("IB-127", "IB-306")
def test_the_radio_operator_turns_a_disturbed_question_into_a_full_one() -> None:
    table = bomb(G6, deck="D 30 20 10 E", cards="RADIO")
    ask(table, "r1", "Y")

    use(table, "RADIO")

    question = seen_by(table, 1).question
    assert question is not None
    assert (question.disturbed, question.kind) == (True, None)
    assert passes(table)[0] == Answered(0, None, (kind("R"), kind("R"), kind("X")), None, False)
    assert "[IB-075]" in refusal(table, 1, a_question(table, "r1"))


@rule("IB-122", "IB-124", "IB-127")
def test_after_the_radio_operator_the_draughtsman_splits_the_answer() -> None:
    table = bomb(G6, deck="D 30 20 10 E", cards="RADIO DRAU")
    ask(table, "r1", "Y")
    use(table, "RADIO")
    use(table, "DRAU")

    assert seen_layout(table) == "halves"
    assert passes(table)[0] == Answered(0, None, (kind("R"),), (kind("R"), kind("X")), False)


@rule("IB-122", "IB-125", "IB-127")
def test_after_the_radio_operator_the_spotter_takes_its_token_from_the_pile() -> None:
    table = bomb(G6, deck="D 30 20 10 E", cards="RADIO SPOT")
    ask(table, "r1", "Y")
    use(table, "RADIO")
    use(table, "SPOT", "r1c3")

    assert passes(table)[0] == Answered(0, None, (kind("R"), kind("R")), None, False)


@rule("IB-133")
@pytest.mark.parametrize(("card", "layout"), [("SURV", "ordered"), ("DRAU", "halves")])
def test_everybody_sees_how_an_answer_will_be_laid_out(card: str, layout: str) -> None:
    table = bomb(G7, cards=card)
    ask(table, "r1")
    assert seen_layout(table) == "pile"

    use(table, card)

    assert seen_layout(table) == layout


def seen_layout(table: ItsABombState) -> str:
    question = seen_by(table, 1).question
    assert question is not None
    return question.layout


@rule("IB-305")
def test_the_radio_operator_needs_a_disturbed_question() -> None:
    table = bomb(G6, cards="RADIO")
    ask(table, "r1")

    assert "[IB-305]" in refusal(table, 0, Use("RADIO"))


@rule("IB-305")
def test_in_a_dispatcher_round_the_radio_operator_frees_one_question() -> None:
    table = bomb(G7, deck="D 30 20 10 E", cards="DISP RADIO")
    ask(table, "r1", "R")
    use(table, "RADIO")
    passes(table)
    use(table, "DISP")
    ask(table, "c1", "X")

    assert legal(table, 0) == [Pass()]
    passes(table)
    assert (pile(table, "r1"), pile(table, "c1")) == ("R R X", "X")


@rule("IB-128")
def test_the_sapper_secures_an_explosive_for_one_advance() -> None:
    table = bomb(G7, cards="SAPP")
    point(table, "r3c1")

    there = tile(table, "r3c1")
    assert use(table, "SAPP") == [CardUsed(0, "SAPP", None, None), Secured(there), Advanced(60, 50), RoundBegun(2, 1)]
    assert not has(table.up, there)


@rule("IB-313")
@pytest.mark.parametrize(("name", "result"), [("r1c2", "grey"), ("r2c2", "wasted")])
def test_a_tile_that_proves_harmless_is_cut_with_all_effects(name: str, result: str) -> None:
    table = bomb(G7, cards="SAPP", order="RYB")
    told(table, "r1")
    point(table, name)

    assert [event.result for event in use(table, "SAPP") if isinstance(event, Flipped)] == [result]


@rule("IB-302", "IB-303", "IB-313")
def test_the_sapper_secures_an_explosive_that_everybody_knows() -> None:
    table = bomb(G7, cards="SAPP", spotted="r1c3")
    point(table, "r1c3")

    assert use(table, "SAPP")[1] == Secured(tile(table, "r1c3"))
    shown = seen_by(table, 1).tiles[tile(table, "r1c3")]
    assert (shown.marked, shown.spotted, shown.up) == (True, True, False)  # IB-303


@rule("IB-129", "IB-311")
def test_the_hacker_skips_one_advance() -> None:
    table = bomb(G7, cards="HACK", deck="30 20 10 E")
    ask(table, "r1")
    passes(table)
    assert table.step == ADVANCE

    assert use(table, "HACK") == [CardUsed(0, "HACK", None, None), Skipped(), RoundBegun(2, 1)]
    assert (countdown(table), table.discard) == ("30 20 10 E", ())


@rule("IB-050", "IB-121", "IB-129")
def test_without_the_hacker_the_losing_advance_ends_the_game() -> None:
    table = bomb(G7, cards="HACK", deck="10 E")
    point(table, "r1c2")

    assert passes(table) == [Advanced(10, 0), Ended("countdown_over")]
    assert GAME.waiting_on(table) == []


@rule("IB-312")
def test_the_hacker_does_not_stop_an_explosive() -> None:
    table = bomb(G7, cards="HACK")

    point(table, "r1c3")

    assert ended(table) == "explosive_cut"


@rule("IB-130", "IB-309")
def test_the_negotiator_returns_the_timer_discarded_last() -> None:
    table = bomb(G7, cards="NEGO", deck="20 10 E", discard="40 30 D")

    assert use(table, "NEGO") == [CardUsed(0, "NEGO", None, None), TimerReturned(30)]
    assert (countdown(table), text_of(table.discard)) == ("30 20 10 E", "40 D")


@rule("IB-130")
def test_the_negotiator_needs_a_discarded_timer() -> None:
    table = bomb(G7, cards="NEGO ARCH", discard="D")

    assert table.step == START
    assert "[IB-130]" in refusal(table, 0, Use("NEGO"))


@rule("IB-310")
def test_a_returned_timer_delays_the_call_by_one_advance() -> None:
    table = bomb(G5, cards="NEGO", deck="20 C 10 E", discard="30")
    use(table, "NEGO")

    cut(table, "r2c3")
    assert (countdown(table), ended(table)) == ("20 C 10 E", None)
    cut(table, "r3c1")
    assert ended(table) == "call_missed"


@rule("IB-131")
def test_the_employees_choose_the_block() -> None:
    table = bomb("R Y .\nX . .\n. . .\n", cards="XRAY", up="r2c2 r2c3 r3c2 r3c3")

    use(table, "XRAY")

    assert legal(table, 1) == [ChooseBlock(block(table, name)) for name in ("r1c1", "r1c2", "r2c1")]
    assert "[IB-131]" in refusal(table, 1, ChooseBlock(block(table, "r2c2")))
    assert "[IB-131]" in refusal(table, 1, ChooseBlock(4))
    assert "[IB-061]" in refusal(table, 1, Ask(0))
    assert choose(table, "r1c1")[-1] == Blocked(0, (kind("R"), kind("Y"), kind("X")))


@rule("IB-131")
def test_a_block_is_chosen_while_one_tile_of_it_is_face_down() -> None:
    table = bomb("R Y .\nX . .\n. . .\n", cards="XRAY", up="r1c1")

    use(table, "XRAY")

    assert legal(table, 1) == [ChooseBlock(block(table, name)) for name in ("r1c1", "r1c2", "r2c1", "r2c2")]


@rule("IB-131", "IB-128")
def test_a_secured_tile_keeps_its_block_open() -> None:
    table = bomb("R Y .\nX . .\n", cards="XRAY", up="r1c1 r1c2 r2c2", marked="r2c1")

    use(table, "XRAY")

    assert legal(table, 1) == [ChooseBlock(block(table, name)) for name in ("r1c1", "r1c2")]


@rule("IB-132")
def test_the_archivist_counts_the_explosives_of_every_row_of_every_bomb() -> None:
    table = bomb(G10, cards="ARCH")

    use(table, "ARCH")

    for viewer in (0, 1, PUBLIC):
        assert seen_by(table, viewer).archive == (0, 1, 0, 1)


@rule("IB-133", "IB-134")
def test_results_are_public_and_stay() -> None:
    table = bomb(G7, cards="XRAY ARCH SPOT")
    use(table, "ARCH")
    use(table, "XRAY")
    choose(table, "r1c1")
    ask(table, "r1")
    use(table, "SPOT", "r1c4")

    for viewer in (0, 1, PUBLIC):
        seen = seen_by(table, viewer)
        assert seen.tiles[tile(table, "r1c4")].kind == kind("R")
        assert [card.used for card in seen.consultants] == [True, True, True]
    passes_all(table)
    cut(table, "r1c1")
    seen = seen_by(table, 1)
    assert (seen.archive, len(seen.notes)) == ((1, 0, 1, 0, 0), 1)


@rule("IB-134")
def test_notes_stay_on_the_text_board() -> None:
    table = bomb(G10, cards="XRAY ARCH")
    use(table, "ARCH")
    use(table, "XRAY")
    choose(table, "B:r1c2")

    assert draw(seen_by(table, 1)).splitlines()[-2:] == ["X-ray B:r1c2: {G1 P1 X1}", "explosives by row: 0 1 0 1"]


@rule("IB-135", "IB-221")
def test_the_crisis_unit_keeps_what_it_has_looked_at() -> None:
    table = bomb(G7, cards="XRAY SAPP")
    use(table, "XRAY")
    choose(table, "r4c4")
    told(table, "r1")
    point(table, "r3c1")
    assert seen_by(table, 0).tiles[tile(table, "r3c1")].kind is None
    use(table, "SAPP")

    known = [there for there, shown in enumerate(seen_by(table, 0).tiles) if shown.kind is not None]
    assert known == sorted(tiles(table, "r1c1 r1c2 r1c3 r1c4 r1c5 r3c1 r4c4 r4c5 r5c4 r5c5"))
    assert seen_by(table, 1).checked == (tile(table, "r3c1"),)


@rule("IB-136")
def test_the_crisis_unit_sees_the_whole_line_of_a_disturbed_question() -> None:
    table = bomb(G6, deck="D 30 20 10 E", cards="RADIO")

    events = ask(table, "r1", "Y")

    assert (table.step, events[1]) == (LOOK, LookedAt(tuple(tiles(table, "r1c1 r1c2 r1c3 r1c4")), tuple(map(kind, "R.XR")), audience=1))
    assert [seen_by(table, 0).tiles[there].kind for there in range(4)] == list(map(kind, "R.XR"))


@rule("IB-137")
def test_who_chooses() -> None:
    table = bomb(G7, cards="XRAY DISP SPOT")

    use(table, "XRAY")
    assert (GAME.waiting_on(table), legal(table, 0)) == ([1], [])
    choose(table, "r1c1")
    ask(table, "r1")
    assert (GAME.waiting_on(table), legal(table, 1)) == ([0], [])
    use(table, "SPOT", "r1c1")
    passes(table)
    play(table, 0, Use("DISP"))
    assert (table.step, GAME.waiting_on(table)) == (SECOND, [1])


@rule("IB-314")
def test_a_secured_explosive_counts_in_answers_blocks_and_numbers() -> None:
    table = bomb(G7, cards="ARCH XRAY", marked="r1c3")

    use(table, "ARCH")
    use(table, "XRAY")
    choose(table, "r1c3")

    assert table.archive[0] == 1
    assert seen_by(table, 1).notes[0].counts[kind("X")] == 1
    assert told(table, "r1") == "R R X"


@rule("IB-097", "IB-311")
def test_the_hacker_skips_one_of_three_advances() -> None:
    table = bomb(G3, cards="HACK", deck="30 20 10 E")
    point(table, "r2c1")
    passes(table)
    passes(table)

    use(table, "HACK")

    assert (countdown(table), ended(table)) == ("10 E", None)
