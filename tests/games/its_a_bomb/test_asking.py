"""It's a Bomb!: questions and answers, in full and disturbed."""

from collections import Counter

import pytest

from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.seats import PUBLIC, Viewer
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.board import draw
from boomtable.games.its_a_bomb.pieces import CHOOSE, SECOND
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.schema import Advanced, Answered, Ask, Asked, Blocked, ChooseBlock, Pass
from tests.games.its_a_bomb.positions import (
    G1,
    G2,
    G6,
    G7,
    a_question,
    ask,
    block,
    bomb,
    choose,
    countdown,
    cut,
    kind,
    legal,
    letters,
    line,
    passes,
    passes_all,
    pile,
    propose,
    refusal,
    seen_by,
    told,
    use,
)

rule = pytest.mark.rule


@rule("IB-070", "IB-071")
@pytest.mark.parametrize(("name", "tokens"), [("r1", "R Y Y X"), ("r4", "R B X"), ("c1", "R Y"), ("c5", "R B X X")])
def test_the_answer_has_a_token_for_every_coloured_cable_and_special_tile(name: str, tokens: str) -> None:
    assert told(bomb(G1), name) == tokens


@rule("IB-072", "IB-073")
def test_grey_and_auxiliary_tiles_give_no_token() -> None:
    table = bomb(G1)

    assert told(table, "r5") == "B"
    grey = bomb("R Y\n. .\n")
    auxiliary = bomb("R Y\n. A\n")
    assert told(grey, "r2") == told(auxiliary, "r2") == ""


@rule("IB-074")
def test_what_lies_open_is_part_of_the_answer() -> None:
    table = bomb(G2, up="r1c1")

    assert told(table, "r1") == "R Y"


@rule("IB-075", "IB-301")
def test_a_line_with_a_full_answer_or_without_hidden_tile_is_closed() -> None:
    table = bomb(G2, up="r1c1 r1c2 r1c3")
    told(table, "c1")

    assert "[IB-075]" in refusal(table, 1, a_question(table, "r1"))
    assert "[IB-075]" in refusal(table, 1, a_question(table, "c1"))
    assert [asked.line for asked in legal(table, 1, Ask) if isinstance(asked, Ask)] == [
        line(table, name) for name in ("r2", "r3", "c2", "c3")
    ]


@rule("IB-075", "IB-128", "IB-314")
def test_a_secured_tile_is_face_down_and_keeps_its_line_open() -> None:
    table = bomb("R X\nY .\n", up="r1c1", marked="r1c2")

    assert told(table, "r1") == "R X"


@rule("IB-022")
def test_only_lines_of_this_bomb_can_be_asked() -> None:
    assert "[IB-022]" in refusal(bomb(G2), 1, Ask(6))


@rule("IB-076")
def test_the_tokens_of_the_box_suffice_for_every_line_answered() -> None:
    """A tile lies in one row and one column; the box has 30 tokens for cables, 10 for explosives, 2 and 2."""
    for page in SCENARIOS.values():
        assert Counter(tile for tiles in page.lines for tile in tiles) == dict.fromkeys(range(page.tiles), 2)
        assert all(2 * page.counts[token] <= tokens for token, tokens in enumerate([6, 6, 6, 6, 6, 10, 2, 2]))


@rule("IB-077", "IB-255")
def test_tokens_lie_in_random_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        table = bomb(G7)
        ask(table, "r1")
        placed = GAME.apply(table, 0, Pass(), SeededDice(seed))[0]
        assert isinstance(placed, Answered)
        orders[placed.tokens] += 1
        assert seen_by(table, 1).answers[0].counts == (2, 0, 0, 0, 0, 1, 0, 0)

    assert {letters(order) for order in orders} == {"R R X", "R X R", "X R R"}
    assert min(orders.values()) > 150


@rule("IB-077")
@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_tokens_stay_as_they_were_laid(viewer: Viewer) -> None:
    table = bomb(G7)
    ask(table, "r1")
    GAME.apply(table, 0, Pass(), ScriptedDice([5, 0, 0]))
    told(table, "c1")
    cut(table, "r1c1")

    assert letters(seen_by(table, viewer).answers[0].tokens) == "X R R"


@rule("IB-077", "IB-124", "IB-131")
def test_the_tokens_of_halves_and_blocks_lie_as_the_dice_fall_too() -> None:
    table = bomb("R Y X B\n. . G .\n", cards="DRAU XRAY")
    use(table, "XRAY")
    noted = GAME.apply(table, 1, ChooseBlock(block(table, "r1c2")), ScriptedDice([5, 1, 2]))
    ask(table, "r1")
    use(table, "DRAU")

    placed = GAME.apply(table, 0, Pass(), ScriptedDice([1, 0, 5, 3]))

    assert noted[-1] == Blocked(1, (kind("X"), kind("Y"), kind("G")))
    assert placed[0] == Answered(0, None, (kind("Y"), kind("R")), (kind("X"), kind("B")), False)
    assert letters(seen_by(table, 1).answers[0].tokens) == "Y R X B"


@rule("IB-078")
def test_answers_stay_beside_their_lines() -> None:
    table = bomb(G7)
    told(table, "r1")
    told(table, "c1")
    cut(table, "r2c2")

    for viewer in (0, 1, PUBLIC):
        assert [answer.line for answer in seen_by(table, viewer).answers] == [line(table, "r1"), line(table, "c1")]
    assert pile(table, "r1") == "R R X"


@rule("IB-078", "IB-086", "IB-124")
def test_the_text_board_shows_halves_and_what_a_disturbed_answer_was_about() -> None:
    table = bomb(G7, deck="50 D D 30 20 10 E", cards="DRAU")
    ask(table, "r1")
    use(table, "DRAU")
    passes(table)
    told(table, "r3", "Y")
    told(table, "c1", "B")

    drawn = draw(seen_by(table, 1)).splitlines()

    assert drawn[3:] == [
        "r1  ?   ?   ?   ?   ?   {R1} {R1 X1} in halves",
        "r2  ?   ?   ?   ?   ?   ",
        "r3  ?   ?   ?   ?   ?   {Y0} disturbed",
        "r4  ?   ?   ?   ?   ?   ",
        "r5  ?   ?   ?   ?   ?   ",
        "c1: {B1} disturbed",
    ]


@rule("IB-079", "IB-320")
@pytest.mark.parametrize("name", ["r1", "r2"])
def test_a_question_costs_one_advance_whatever_the_answer(name: str) -> None:
    table = bomb("R Y X\n. . .\n", deck="40 30 20 10 E")

    told(table, name)

    assert countdown(table) == "30 20 10 E"


# disturbed


@rule("IB-085", "IB-304")
def test_the_top_card_at_the_decision_counts() -> None:
    clear = bomb(G6, deck="40 D 30 20 10 E")
    disturbed = bomb(G6, deck="D 30 20 10 E")

    assert told(clear, "r1") == "R R X"
    assert countdown(clear) == "D 30 20 10 E"
    ask(disturbed, "r1", "X")
    question = seen_by(disturbed, 1).question
    assert question is not None
    assert (question.disturbed, question.kind) == (True, kind("X"))


@rule("IB-086", "IB-320")
@pytest.mark.parametrize(("letter", "tokens"), [("R", "R R"), ("X", "X"), ("B", "")])
def test_a_disturbed_answer_tells_one_kind(letter: str, tokens: str) -> None:
    table = bomb(G6, deck="D 30 20 10 E")

    assert told(table, "r1", letter) == tokens
    answer = seen_by(table, 1).answers[0]
    assert not answer.full
    assert [number for number, count in enumerate(answer.counts) if count >= 0] == [kind(letter)]
    assert countdown(table) == "30 20 10 E"


@rule("IB-086")
def test_a_disturbed_question_names_a_kind() -> None:
    assert "[IB-086]" in refusal(bomb(G6, deck="D 30 20 10 E"), 1, a_question(bomb(G6), "r1"))


@rule("IB-087")
def test_the_kind_is_of_the_bomb_and_new_for_the_line() -> None:
    table = bomb("R Y\nX .\n\nG B\nX .\n", deck="D D 30 20 10 E")

    assert "[IB-087]" in refusal(table, 1, a_question(table, "A:r1", "G"))
    assert a_question(table, "B:r1", "G") in legal(table, 1)
    told(table, "A:r1", "R")
    assert "[IB-087]" in refusal(table, 1, a_question(table, "A:r1", "R"))
    assert a_question(table, "A:r2", "R") in legal(table, 1)


@rule("IB-087")
def test_with_a_clear_signal_no_kind_is_named() -> None:
    table = bomb(G6)

    assert "[IB-087]" in refusal(table, 1, a_question(table, "r1", "R"))


@rule("IB-088")
def test_a_part_answer_can_be_asked_on_and_a_full_one_replaces_it() -> None:
    table = bomb(G6, deck="D D 30 20 10 E")

    told(table, "r1", "R")
    told(table, "r1", "X")
    assert seen_by(table, 1).answers[0].counts == (2, -1, -1, -1, -1, 1, -1, -1)
    told(table, "r1")
    answers = seen_by(table, 1).answers
    assert [(answer.full, answer.counts) for answer in answers] == [(True, (2, 0, 0, 0, 0, 1, 0, 0))]
    assert letters(answers[0].tokens) == "R R X"


@rule("IB-088")
def test_a_line_with_all_kinds_told_one_by_one_is_closed_while_disturbed() -> None:
    table = bomb("R Y\nR Y\n", deck="D D D 30 20 10 E")
    told(table, "r1", "R")
    told(table, "r1", "Y")

    assert all(asked.line != line(table, "r1") for asked in legal(table, 1, Ask) if isinstance(asked, Ask))


@rule("IB-089")
def test_cards_and_cuts_are_not_disturbed() -> None:
    table = bomb(G7, deck="D 30 20 10 E", cards="XRAY ARCH")

    use(table, "ARCH")
    use(table, "XRAY")
    choose(table, "r1c3")
    assert table.archive == (1, 0, 1, 0, 0)
    assert seen_by(table, 1).notes[0].counts == (1, 0, 0, 0, 0, 1, 0, 0)
    assert cut(table, "r1c1") == "counts"


@rule("IB-089", "IB-126")
def test_a_second_question_is_disturbed_by_the_same_rule() -> None:
    table = bomb(G7, deck="D 30 20 10 E", cards="DISP")
    ask(table, "r1", "X")
    passes(table)
    use(table, "DISP")

    assert table.step == SECOND
    assert "[IB-086]" in refusal(table, 1, a_question(table, "c1"))
    assert ask(table, "c1", "B")[0] == Asked(line(table, "c1"), kind("B"))
    assert passes(table)[:2] == [Answered(line(table, "c1"), kind("B"), (kind("B"),), None, False), Advanced(101, 30)]


@rule("IB-087", "IB-089")
def test_a_second_question_is_refused_for_its_kind_where_its_line_crosses() -> None:
    table = bomb("R Y\nR Y\nR Y\n", deck="D D D 30 20 10 E", cards="DISP")
    for letter in "RY":
        told(table, "c1", letter)

    ask(table, "r1", "R")
    passes(table)
    use(table, "DISP")

    assert "[IB-087]" in refusal(table, 1, a_question(table, "c1", "R"))
    assert "[IB-126]" in refusal(table, 1, a_question(table, "r2", "R"))
    assert legal(table, 1) == [a_question(table, "c2", letter) for letter in "RY"]


@rule("IB-061", "IB-087")
def test_the_dispatcher_needs_a_kind_that_can_be_named() -> None:
    answers = (None, None, None, *[Answer(False, [2, 2, -1, -1, -1, -1, -1, -1], [], []) for _ in "12"])
    table = bomb("R Y\nR Y\n. .\n", deck="D 30 20 10 E", cards="DISP", answers=answers)

    ask(table, "r1", "R")
    passes(table)

    assert (table.step, countdown(table)) == (CHOOSE, "30 20 10 E")


@rule("IB-300")
def test_a_line_that_tells_nothing_new_may_be_asked() -> None:
    table = bomb("R Y\n. X\n", up="r2c1")
    for name in ("c1", "c2", "r1"):
        told(table, name)

    assert propose(table, 1, "r2")[0] == Asked(1, None)
    passes_all(table)
