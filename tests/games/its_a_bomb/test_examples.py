"""It's a Bomb!: the worked examples of the ledger, as they stand."""

import pytest

from boomtable.core.schema import Action, ChangeHands, TimeUp
from boomtable.core.seats import CLOCK, TABLE
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.board import draw
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, LETTERS, RECEIVER, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios.scenario import Scenario
from boomtable.games.its_a_bomb.schema import (
    Advanced,
    Answered,
    Archived,
    Ask,
    Asked,
    Blocked,
    ChooseBlock,
    Cut,
    Ended,
    Flipped,
    Pass,
    PointedAt,
    Secured,
    Settle,
    Use,
)
from boomtable.games.its_a_bomb.state import ItsABombState
from boomtable.words import Words
from tests.games.its_a_bomb.positions import (
    G1,
    G2,
    G3,
    G4,
    G5,
    G6,
    G7,
    G8,
    G9,
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
    propose,
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


# answers


@rule("IB-EX-1")
def test_answers() -> None:
    table = bomb(G1, deck="70 60 50 40 30 20 10 E")

    ask(table, "r1")
    assert GAME.waiting_on(table) == [0]
    assert legal(table, 0) == [Pass()]
    placed = passes(table)
    assert placed[0] == Answered(line(table, "r1"), None, tuple(map(kind, "RYYX")), None, False)
    assert told(table, "r3") == "Y"
    assert told(table, "c2") == "B"
    assert told(table, "c4") == "Y B"
    assert countdown(table) == "30 20 10 E"


@rule("IB-EX-2")
def test_empty_answer() -> None:
    table = bomb(G2, deck="40 30 20 10 E")

    assert told(table, "r2") == ""
    assert pile(table, "r2") == ""
    assert pile(table, "r1") is None
    assert "{}" in draw(seen_by(table, 1)).splitlines()[4]
    assert countdown(table) == "30 20 10 E"


@rule("IB-EX-3")
def test_face_up_tiles_are_in_the_pile() -> None:
    table = bomb(G2, deck="40 30 20 10 E")

    assert cut(table, "r1c1") == "counts"
    assert countdown(table) == "40 30 20 10 E"
    assert told(table, "r1") == "R Y"
    assert "[IB-075]" in refusal(table, 1, a_question(table, "r1"))
    assert told(table, "c1") == "R X"


# cuts


@rule("IB-EX-5")
def test_cuts() -> None:
    table = bomb(G1, deck="40 30 20 10 E")

    assert cut(table, "r1c1") == "counts"
    assert countdown(table) == "40 30 20 10 E"
    assert cut(table, "r3c3") == "again"
    assert countdown(table) == "30 20 10 E"
    assert cut(table, "r5c1") == "grey"
    assert countdown(table) == "20 10 E"
    assert cut(table, "r2c2") == "counts"
    assert cut(table, "r1c3") == "counts"
    assert ended(table) == "defused"
    assert countdown(table) == "20 10 E"


@rule("IB-EX-6")
def test_explosive() -> None:
    table = bomb(G2, deck="40 30 20 10 E")

    events = point(table, "r3c1")

    there = tile(table, "r3c1")
    assert events == [PointedAt(there), Flipped(there, EXPLOSIVE, "explosive"), Ended("explosive_cut")]
    assert countdown(table) == "40 30 20 10 E"


def before_the_battery() -> ItsABombState:
    table = bomb(G3, deck="60 50 40 30 20 10 E")
    told(table, "c3")
    cut(table, "r1c3")
    assert countdown(table) == "40 30 20 10 E"
    assert text_of(table.discard) == "60 50"
    return table


@rule("IB-EX-7")
def test_battery_then_auxiliary_detonator() -> None:
    table = before_the_battery()

    assert cut(table, "r1c2") == "battery"
    assert countdown(table) == "50 40 30 20 10 E"
    assert text_of(table.discard) == "60"
    assert cut(table, "r2c1") == "disarmed"
    assert countdown(table) == "40 30 20 10 E"


@rule("IB-EX-7")
def test_auxiliary_detonator_with_the_battery_uncut() -> None:
    table = before_the_battery()

    assert cut(table, "r2c1") == "auxiliary"
    assert countdown(table) == "10 E"


@rule("IB-EX-9")
def test_a_returned_timer_covers_a_disturbed_signal() -> None:
    table = bomb(G4, deck="50 D 40 30 20 10 E")

    cut(table, "r1c3")
    assert countdown(table) == "D 40 30 20 10 E"
    assert text_of(table.discard) == "50"
    assert all(asked.kind is not None for asked in legal(table, 1, Ask) if isinstance(asked, Ask))
    cut(table, "r1c2")
    assert countdown(table) == "50 D 40 30 20 10 E"
    assert told(table, "r2") == "Y Y X"
    assert countdown(table) == "D 40 30 20 10 E"


@rule("IB-EX-10")
def test_three_advances_two_cards() -> None:
    table = bomb(G3, deck="20 10 E")

    events = point(table, "r2c1")

    assert [event for event in events if isinstance(event, Advanced)] == [Advanced(20, 10), Advanced(10, 0)]
    assert ended(table) == "countdown_over"


# receiver and Call


@rule("IB-EX-11")
def test_the_call_comes_while_the_receiver_is_uncut() -> None:
    table = bomb(G5, deck="40 30 C 20 10 E")

    assert told(table, "r1") == "R V"
    assert countdown(table) == "30 C 20 10 E"
    told(table, "r2")
    assert countdown(table) == "C 20 10 E"
    assert ended(table) == "call_missed"


@rule("IB-EX-11")
def test_a_cut_receiver_answers_the_call() -> None:
    table = bomb(G5, deck="40 30 C 20 10 E")
    told(table, "r1")

    assert cut(table, "r1c3") == "receiver"
    assert countdown(table) == "30 C 20 10 E"
    told(table, "r2")
    assert countdown(table) == "C 20 10 E"
    assert ended(table) is None
    assert told(table, "r3") == "B"
    assert countdown(table) == "20 10 E"


@rule("IB-EX-13")
def test_a_timer_returned_before_the_call() -> None:
    table = bomb(G5, deck="30 20 C 10 E", cards="NEGO")

    ask(table, "r1")
    passes(table)
    assert countdown(table) == "20 C 10 E"
    assert text_of(table.discard) == "30"
    use(table, "NEGO")
    assert countdown(table) == "30 20 C 10 E"
    told(table, "r2")
    assert countdown(table) == "20 C 10 E"
    assert ended(table) is None
    told(table, "r3")
    assert ended(table) == "call_missed"


# disturbed


@rule("IB-EX-14")
def test_disturbed_answers() -> None:
    table = bomb(G6, deck="D 30 D 20 10 E")

    assert "[IB-086]" in refusal(table, 1, a_question(table, "r1"))
    assert "[IB-087]" in refusal(table, 1, a_question(table, "r1", "P"))
    assert "[IB-087]" in refusal(table, 1, a_question(table, "r1", "T"))
    assert told(table, "r1", "R") == "R R"
    assert seen_by(table, 1).answers[0].counts == (2, -1, -1, -1, -1, -1, -1, -1)
    assert countdown(table) == "30 D 20 10 E"
    cut(table, "r1c2")
    assert countdown(table) == "D 20 10 E"
    assert "[IB-087]" in refusal(table, 1, a_question(table, "r1", "R"))
    elsewhere = table.clone()
    assert told(elsewhere, "r1", "Y") == ""
    assert letters(seen_by(elsewhere, 1).answers[0].tokens) == "R R"
    assert told(table, "r2", "X") == "X"
    assert countdown(table) == "20 10 E"
    assert told(table, "r1") == "R R X"
    assert [letters(answer.tokens) for answer in seen_by(table, 1).answers if answer.line == 0] == ["R R X"]
    assert a_question(table, "r1") not in legal(table, 1)
    assert a_question(table, "r2") in legal(table, 1)


@rule("IB-EX-15")
def test_radio_operator_and_surveyor_together() -> None:
    table = bomb(G6, deck="D 30 20 10 E", cards="RADIO SURV")

    ask(table, "r2", "X")
    assert legal(table, 0) == [Use("RADIO"), Pass()]
    use(table, "RADIO")
    assert legal(table, 0) == [Use("SURV"), Pass()]
    use(table, "SURV")
    events = passes(table)
    assert events[:2] == [Answered(line(table, "r2"), None, tuple(map(kind, "YBX")), None, True), Advanced(101, 30)]
    assert used_cards(table) == [True, True]
    assert countdown(table) == "30 20 10 E"


# consultants


@rule("IB-EX-17")
@pytest.mark.parametrize(("name", "tokens"), [("r1", "R X R"), ("c1", "R X B")])
def test_surveyor(name: str, tokens: str) -> None:
    table = bomb(G7, cards="SURV")

    ask(table, name)
    use(table, "SURV")
    placed = passes(table)[0]

    assert isinstance(placed, Answered)
    assert placed.ordered
    assert letters(placed.tokens) == tokens
    assert seen_by(table, 1).answers[0].sequence == seen_by(table, 1).answers[0].tokens == placed.tokens


@rule("IB-EX-18")
@pytest.mark.parametrize(("name", "first", "second"), [("r1", "R", "R X"), ("c3", "X", "R")])
def test_draughtsman(name: str, first: str, second: str) -> None:
    table = bomb(G7, cards="DRAU")

    ask(table, name)
    use(table, "DRAU")
    placed = passes(table)[0]

    assert isinstance(placed, Answered)
    assert placed.second_pile is not None
    assert (letters(placed.tokens), letters(placed.second_pile)) == (first, second)
    assert seen_by(table, 1).answers[0].first_half == tuple(int(LETTERS[number] == first) for number in range(TOKEN_KINDS))
    assert letters(seen_by(table, 1).answers[0].tokens) == f"{first} {second}"


@rule("IB-EX-19")
@pytest.mark.parametrize(("name", "left"), [("r1c4", "R X"), ("r1c3", "R R")])
def test_spotter(name: str, left: str) -> None:
    table = bomb(G7, cards="SPOT")
    cut(table, "r1c1")

    ask(table, "r1")
    assert legal(table, 0, Use) == [Use("SPOT", there) for there in tiles(table, "r1c3 r1c4")]
    use(table, "SPOT", name)
    placed = passes(table)[0]

    assert isinstance(placed, Answered)
    assert letters(placed.tokens) == left
    assert seen_by(table, 1).answers[0].tokens == placed.tokens
    assert seen_by(table, 1).tiles[tile(table, name)].kind == table.tile[tile(table, name)]
    assert Cut(tile(table, name)) in legal(table, 1)


@rule("IB-EX-19")
def test_a_spotted_explosive_explodes_when_cut() -> None:
    table = bomb(G7, cards="SPOT")
    ask(table, "r1")
    use(table, "SPOT", "r1c3")
    passes_all(table)

    assert cut(table, "r1c3") == "explosive"


@rule("IB-EX-21")
def test_sapper_on_an_explosive() -> None:
    table = bomb(G7, deck="40 30 20 10 E", cards="SAPP")
    there = tile(table, "r1c3")

    point(table, "r1c3")
    events = use(table, "SAPP")

    assert events[1:3] == [Secured(there), Advanced(40, 30)]
    shown = seen_by(table, 1).tiles[there]
    assert (shown.up, shown.marked, shown.kind) == (False, True, EXPLOSIVE)
    assert "[IB-128]" in refusal(table, 1, Cut(there))
    assert told(table, "r1") == "R R X"


@rule("IB-EX-22")
def test_sapper_on_another_tile() -> None:
    table = bomb(G7, deck="40 30 20 10 E", cards="SAPP")

    point(table, "r1c4")
    events = use(table, "SAPP")

    assert events[1] == Flipped(tile(table, "r1c4"), kind("R"), "counts")
    assert countdown(table) == "40 30 20 10 E"
    assert used_cards(table) == [True]


@rule("IB-EX-22")
def test_sapper_unused() -> None:
    table = bomb(G7, cards="SAPP")

    point(table, "r1c3")
    passes(table)

    assert ended(table) == "explosive_cut"


def hacked() -> ItsABombState:
    table = bomb(G3, deck="20 10 E", cards="HACK")
    point(table, "r1c3")
    assert legal(table, 0) == [Use("HACK"), Pass()]
    passes(table)
    assert countdown(table) == "10 E"
    ask(table, "r1")
    passes(table)
    use(table, "HACK")
    assert countdown(table) == "10 E"
    assert table.round == 3
    return table


@rule("IB-EX-23")
def test_hacker_on_the_last_card_and_one_question_too_many() -> None:
    table = hacked()

    told(table, "r2")

    assert ended(table) == "countdown_over"


@rule("IB-EX-23")
def test_hacker_on_the_last_card_and_three_good_cuts() -> None:
    table = hacked()

    cut(table, "r1c1", "r2c3", "r3c3")

    assert ended(table) == "defused"
    assert countdown(table) == "10 E"


@rule("IB-EX-25")
def test_negotiator() -> None:
    table = bomb(G7, deck="40 D 30 20 10 E", cards="NEGO")

    assert GAME.waiting_on(table) == [1]
    point(table, "r1c2")
    assert countdown(table) == "D 30 20 10 E"
    assert legal(table, 0, Use, Pass) == [Use("NEGO"), Pass()]
    passes(table)
    ask(table, "r1", "X")
    passes(table)
    assert text_of(table.discard) == "40 D"
    assert countdown(table) == "30 20 10 E"
    use(table, "NEGO")
    assert countdown(table) == "40 30 20 10 E"
    assert text_of(table.discard) == "D"


@rule("IB-EX-26")
def test_xray_technician() -> None:
    table = bomb(G7, cards="XRAY")

    use(table, "XRAY")
    assert len(legal(table, 1, ChooseBlock)) == 16
    events = choose(table, "r1c3")

    assert events[-1] == Blocked(block(table, "r1c3"), (kind("R"), kind("X")))
    assert countdown(table) == "60 50 40 30 20 10 E"
    assert (table.round, seen_by(table, 1).step) == (1, "choose")
    known = [there for there, shown in enumerate(seen_by(table, 0).tiles) if shown.kind is not None]
    assert known == tiles(table, "r1c3 r1c4 r2c3 r2c4")


@rule("IB-EX-27")
def test_archivist() -> None:
    table = bomb(G7, cards="ARCH")

    events = use(table, "ARCH")

    assert events[-1] == Archived((1, 0, 1, 0, 0))
    for viewer in (0, 1):
        assert all(shown.kind is None for shown in seen_by(table, viewer).tiles)


# cutting order and purple


@rule("IB-EX-29")
@pytest.mark.parametrize(
    ("deck", "top", "reason"), [("60 50 40 30 20 10 E", "30 20 10 E", "order_broken"), ("30 20 10 E", "E", "countdown_over")]
)
def test_order_broken(deck: str, top: str, reason: str) -> None:
    table = bomb(G8, deck=deck, order="BRY")

    assert cut(table, "r1c2", "r2c1") == "wasted"
    assert ended(table) is None
    assert cut(table, "r4c2") == "wasted"
    assert ended(table) == reason
    assert countdown(table) == top


@rule("IB-EX-30")
def test_double_purple() -> None:
    table = bomb(G9, deck="40 30 20 10 E", double_purple=True)

    assert cut(table, "r1c1") == "counts"
    assert (table.counted[kind("P")], seen_by(table, 1).needed[kind("P")]) == (1, 2)
    assert cut(table, "r1c2") == "counts"
    assert cut(table, "r2c2") == "counts"
    assert ended(table) == "defused"
    assert countdown(table) == "40 30 20 10 E"


@rule("IB-EX-30")
def test_the_third_purple_does_not_count() -> None:
    table = bomb(G9, deck="40 30 20 10 E", double_purple=True)

    assert cut(table, "r1c1", "r2c2", "r3c3") == "again"
    assert countdown(table) == "30 20 10 E"


@rule("IB-EX-30")
def test_without_double_purple_the_second_does_not_count() -> None:
    table = bomb(G9, deck="40 30 20 10 E")

    assert cut(table, "r1c1", "r2c2") == "again"
    assert countdown(table) == "30 20 10 E"


@rule("IB-EX-31")
def test_double_purple_in_an_order() -> None:
    table = bomb(G9, deck="40 30 20 10 E", order="PR", double_purple=True)

    assert cut(table, "r1c1") == "counts"
    assert cut(table, "r1c2") == "wasted"
    assert countdown(table) == "30 20 10 E"
    assert cut(table, "r2c2") == "counts"
    assert cut(table, "r3c1") == "counts"
    assert ended(table) == "defused"


@rule("IB-EX-31")
def test_double_purple_wasted_twice() -> None:
    table = bomb(G9, deck="50 40 30 20 10 E", order="RP", double_purple=True)

    cut(table, "r1c1", "r2c2")

    assert ended(table) == "order_broken"
    assert countdown(table) == "30 20 10 E"


# end and score


def title(table: ItsABombState) -> str:
    return Words(GAME, "en", [], options=GAME.options_type(table.seats)).tell("tally-title", count=GAME.tally(table)["title"])


@rule("IB-EX-33")
def test_win_before_loss() -> None:
    table = bomb(G9, deck="10 E", cards="HACK", up="r1c1", counted="P", seats=3, number=6)

    cut(table, "r1c2")

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("defused", (0, 1, 2), (4, 4, 4))
    assert title(table) == "Steady Hands"
    assert countdown(table) == "10 E"


@rule("IB-EX-34")
@pytest.mark.parametrize(
    ("deck", "cards", "number", "seats", "score", "words"),
    [
        ("30 20 10 E", "SURV DRAU", 1, 4, 10, "Ice in the Veins"),
        ("30 20 10 E", "SURV DRAU", 0, 2, 11, "Ice in the Veins"),
        ("30 20 10 E", "SURV DRAU", 12, 5, 11, "Ice in the Veins"),
        ("C 20 D 10 E", "", 6, 3, 5, "Steady Hands"),
        ("10 E", "", 0, 5, -2, "Singed Eyebrows"),
    ],
)
def test_score(deck: str, cards: str, number: int, seats: int, score: int, words: str) -> None:
    table = bomb(G9, deck=deck, cards=cards, up="r1c1", counted="P", seats=seats, number=number)

    cut(table, "r1c2")

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.scores == (score,) * seats
    assert title(table) == words


@rule("IB-EX-35")
@pytest.mark.parametrize(
    ("timers", "specials", "deck", "survived", "before_the_call"),
    [
        (5, [("D", 1), ("D", 3)], "50 D 40 30 D 20 10 E", 6, 6),
        (7, [("C", 5)], "70 60 50 40 30 C 20 10 E", 7, 4),
        (7, [("D", 1), ("D", 3), ("D", 5), ("C", 6)], "70 D 60 50 D 40 30 D 20 C 10 E", 10, 8),
    ],
)
def test_building_the_deck(timers: int, specials: list[tuple[str, int]], deck: str, survived: int, before_the_call: int) -> None:
    page = Scenario(1, [(5, 5, "R3 Y3 V1")], timers, specials, [])

    assert text_of(page.deck) == deck
    for answered, most in ((True, survived), (False, before_the_call)):
        table = bomb("R Y V\n. . .\n. . .\n. . .\n. . .\n", deck=deck, up="r1c3" if answered else "")
        greys = [f"r{row}c{column}" for row in (2, 3, 4, 5) for column in (1, 2, 3)]
        for name in greys[:most]:
            cut(table, name)
        assert ended(table) is None
        cut(table, greys[most])
        assert ended(table) is not None


# numbers and votes


@rule("IB-EX-37")
@pytest.mark.parametrize(
    ("number", "action"),
    [
        (1, Ask(1)),
        (7, Ask(7)),
        (81, Ask(7, EXPLOSIVE)),
        (188, Cut(8)),
        (229, ChooseBlock(7)),
        (298, Use("SAPP")),
        (14, Ask(14)),
        (179, Ask(19, RECEIVER)),
        (201, Cut(21)),
        (293, Use("SPOT", 41)),
        (303, Pass()),
    ],
)
def test_action_numbers(number: int, action: Action) -> None:
    space = GAME.action_space(GAME.options_type(3))

    assert space.number(1, action) == number
    assert space.action(1, number) == action


@rule("IB-EX-37")
@pytest.mark.parametrize(
    ("scenario", "name", "number"),
    [(6, "r2", 1), (6, "c3", 7), (12, "B:c2", 14), (12, "B:c7", 19)],
)
def test_lines_have_the_numbers_of_the_ledger(scenario: int, name: str, number: int) -> None:
    assert line(ItsABombState(scenario, 2, 0), name) == number


@rule("IB-EX-37")
@pytest.mark.parametrize(("scenario", "name", "number"), [(6, "r2c3", 8), (12, "B:r1c1", 21), (12, "B:r3c7", 41)])
def test_tiles_have_the_numbers_of_the_ledger(scenario: int, name: str, number: int) -> None:
    assert tile(ItsABombState(scenario, 2, 0), name) == number


@rule("IB-EX-37")
def test_blocks_have_the_numbers_of_the_ledger() -> None:
    assert block(ItsABombState(9, 2, 0), "r2c3") == 7


def split_vote() -> ItsABombState:
    table = bomb(G1, seats=4, votes=(1, 2, 3), phone=2, decision_seconds=60)
    propose(table, 1, "r1")
    play(table, 3, Cut(tile(table, "r2c2")))
    assert "[IB-156]" in refusal(table, 2, Settle())
    return table


@rule("IB-EX-38")
def test_voting_by_majority() -> None:
    table = split_vote()

    assert len(propose(table, 2, "c1")) == 1
    assert propose(table, 3, "r1")[1] == Asked(line(table, "r1"), None)


@rule("IB-EX-38")
def test_voting_settled() -> None:
    table = split_vote()
    propose(table, 2, "c1")

    assert play(table, 2, Settle())[0] == Asked(line(table, "c1"), None)


@rule("IB-EX-38")
def test_voting_until_time_runs_out() -> None:
    table = split_vote()

    events = play(table, CLOCK, TimeUp("decision", table.moves))

    assert events[1] == PointedAt(tile(table, "r2c2"))


def two_voters() -> ItsABombState:
    table = bomb(G1, seats=4, votes=(1, 3), phone=1, decision_seconds=60)
    assert "[IB-152]" in refusal(table, 2, a_question(table, "r1"))
    assert len(propose(table, 3, "r1")) == 1
    return table


@rule("IB-EX-39")
def test_two_voters_agree() -> None:
    table = two_voters()

    assert propose(table, 1, "r1")[1] == Asked(line(table, "r1"), None)


@rule("IB-EX-39")
def test_two_voters_run_out_of_time() -> None:
    table = two_voters()
    propose(table, 1, "c2")

    assert play(table, CLOCK, TimeUp("decision", table.moves))[1] == Asked(line(table, "c2"), None)


@rule("IB-EX-39")
def test_a_voter_hands_over_to_a_bot() -> None:
    table = two_voters()

    events = play(table, TABLE, ChangeHands(1, bot=True))

    assert table.phone == 3
    assert events[1] == Asked(line(table, "r1"), None)


@rule("IB-EX-39")
def test_who_decides_alone() -> None:
    single = bomb(G1, votes=(1,))
    bots = bomb(G1, seats=4, votes=(), phone=2)

    assert propose(single, 1, "r1")[1] == Asked(line(single, "r1"), None)
    assert propose(bots, 2, "r1")[0] == Asked(line(bots, "r1"), None)
