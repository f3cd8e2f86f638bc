"""It's a Bomb!: what may be said, and shared marks."""

import msgspec
import pytest

from boomtable.core.schema import Action
from boomtable.core.seats import PUBLIC, TABLE
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import BLOCK, KINDS, MOST_MARKS, SECOND
from boomtable.games.its_a_bomb.schema import Ask, Cut, Mark, Marked, Pass, Settle, Speak, Spoke
from tests.games.its_a_bomb.positions import (
    G7,
    a_question,
    ask,
    bomb,
    cut,
    legal,
    passes,
    passes_all,
    play,
    point,
    refusal,
    seen_by,
    speaks,
    told,
    use,
)

rule = pytest.mark.rule


@rule("IB-240", "IB-242")
def test_employees_chat_and_the_crisis_unit_does_not() -> None:
    table = bomb(G7, seats=3)

    assert [GAME.channels(table, viewer) for viewer in (0, 1, 2, PUBLIC)] == [[], ["table"], ["table"], ["table"]]


@rule("IB-357")
def test_after_the_end_everybody_chats() -> None:
    table = bomb(G7, seats=3)
    cut(table, "r1c3")

    assert GAME.channels(table, 0) == ["table"]


@rule("IB-241")
def test_the_crisis_unit_has_one_phrase_a_round() -> None:
    table = bomb(G7, seats=3)

    assert len(legal(table, 0, Speak)) == 6
    assert speaks(table, "time_is_short") == [Spoke(0, "time_is_short")]
    assert "[IB-241]" in refusal(table, 0, Speak("ready"))
    assert seen_by(table, 1).spoken
    told(table, "r1")
    assert not seen_by(table, 1).spoken
    speaks(table, "ready")


@rule("IB-241")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_phrase_is_no_verdict_on_a_proposal(seat: int) -> None:
    """Neither on that of the seat with the phone, 1, nor on another's."""
    table = bomb(G7, seats=3, votes=(1, 2), phone=1)
    play(table, seat, Cut(2))

    assert "[IB-241]" in refusal(table, 0, Speak("sorry"))


@rule("IB-241")
def test_phrases_belong_to_start_and_to_the_choice() -> None:
    table = bomb(G7, seats=2, cards="ARCH DISP HACK SAPP XRAY")
    assert legal(table, 0, Speak)
    passes(table)
    assert legal(table, 0, Speak)
    ask(table, "r1")
    while table.round == 1:
        assert "[IB-241]" in refusal(table, 0, Speak("ready"))
        passes(table)
    passes(table)
    play(table, 1, Cut(1))
    assert "[IB-241]" in refusal(table, 0, Speak("ready"))


@rule("IB-241")
@pytest.mark.parametrize(("card", "step"), [("XRAY", BLOCK), ("DISP", SECOND)])
def test_no_phrase_goes_with_a_block_or_a_second_line(card: str, step: int) -> None:
    table = bomb(G7, cards=card)
    if card == "DISP":
        ask(table, "r1")
        passes(table)
    use(table, card)

    assert table.step == step
    assert "[IB-241]" in refusal(table, 0, Speak("ready"))


@rule("IB-241", "IB-150")
def test_employees_need_no_phrases() -> None:
    assert "[IB-241]" in refusal(bomb(G7), 1, Speak("ready"))


@rule("IB-352")
def test_talk_proposals_and_marks_leave_question_and_clock_as_they_are() -> None:
    table = bomb(G7, seats=3, votes=(1, 2), decision_seconds=60)
    before = GAME.epoch(table, 2)
    speaks(table, "ready")
    play(table, 1, Cut(2))
    clock = GAME.timers(table)
    play(table, 1, Mark(2, warning=True))
    play(table, 1, Cut(3))

    assert (GAME.epoch(table, 2), GAME.timers(table)) == (before, clock)
    play(table, 2, Cut(3))
    assert GAME.epoch(table, 2) > before


# marks


@rule("IB-243", "IB-150", "IB-358")
def test_a_shared_mark_is_seen_by_all() -> None:
    table = bomb(G7, seats=3)

    assert play(table, 1, Mark(3, (5, 0), warning=True)) == [Marked(1, 3, (0, 5), True)]
    for viewer in (0, 1, 2, PUBLIC):
        assert [(mark.tile, mark.kinds, mark.warning) for mark in seen_by(table, viewer).marks] == [(3, (0, 5), True)]


@rule("IB-243")
def test_the_crisis_unit_marks_nothing() -> None:
    assert "[IB-243]" in refusal(bomb(G7), 0, Mark(3, (5,)))


@rule("IB-243", "IB-358")
def test_marks_have_no_effect_and_come_at_any_time() -> None:
    table, bare = bomb(G7, seats=3, cards="XRAY DISP HACK"), bomb(G7, seats=3, cards="XRAY DISP HACK")
    script: list[tuple[int, Action]] = [(0, Pass()), (1, Ask(0)), (0, Pass()), (0, Pass()), (0, Pass()), (0, Pass()), (2, Cut(1))]

    for place, (seat, action) in enumerate(script):
        play(table, 2, Mark(20, (place,)))
        assert play(table, seat, action) == play(bare, seat, action)
        assert [legal(table, each) for each in range(3)] == [legal(bare, each) for each in range(3)]
    assert {name for name, fact in table.dump().items() if fact != bare.dump()[name]} == {"marks", "marks_made"}


@rule("IB-244", "IB-358")
def test_marks_are_no_moves_of_programs() -> None:
    table = bomb(G7, seats=3)
    space = GAME.action_space(GAME.options_type(3))

    for seat in range(3):
        assert legal(table, seat, Mark) == []
        assert all(offer.type != "Mark" for offer in GAME.offers(table, seat))
    assert not [number for number in range(space.size) if isinstance(space.action(1, number), Mark)]


@rule("IB-359")
def test_only_face_down_tiles_are_marked_and_cutting_wipes_the_mark() -> None:
    table = bomb(G7, seats=3, up="r1c2")
    assert "[IB-359]" in refusal(table, 1, Mark(1, (5,)))
    assert "[IB-359]" in refusal(table, 1, Mark(25, (5,)))
    play(table, 1, Mark(0, (0,)))

    cut(table, "r1c1")

    assert seen_by(table, 1).marks == ()


@rule("IB-359", "IB-243", "IB-128")
def test_a_secured_tile_keeps_its_mark_and_may_be_marked() -> None:
    table = bomb(G7, seats=3, cards="SAPP")
    play(table, 1, Mark(2, (0,)))
    point(table, "r1c3")

    use(table, "SAPP")

    assert [(mark.tile, mark.kinds) for mark in seen_by(table, 1).marks] == [(2, (0,))]
    assert play(table, 2, Mark(2, (5,))) == [Marked(2, 2, (5,), False)]


@rule("IB-360")
def test_a_mark_replaces_the_one_before() -> None:
    table = bomb(G7, seats=3)
    play(table, 1, Mark(3, (0, 5)))
    assert "[IB-360]" in refusal(table, 2, Mark(3, (5, 0)))

    play(table, 2, Mark(3, tuple(range(KINDS))))
    assert [mark.kinds for mark in seen_by(table, 1).marks] == [tuple(range(KINDS))]
    play(table, 1, Mark(3))
    assert seen_by(table, 1).marks == ()
    assert "[IB-360]" in refusal(table, 1, Mark(3))


@rule("IB-360")
def test_a_mark_names_no_more_kinds_than_there_are() -> None:
    """Every mark is written into the log."""
    every_kind = msgspec.json.encode(Mark(3, tuple(range(KINDS))))
    assert msgspec.json.decode(every_kind, type=Mark) == Mark(3, tuple(range(KINDS)))

    with pytest.raises(msgspec.ValidationError, match="length <= 10"):
        msgspec.json.decode(msgspec.json.encode(Mark(3, (0,) * (KINDS + 1))), type=Mark)


@rule("IB-361")
def test_a_hundred_marks_a_round() -> None:
    table = bomb(G7, seats=3)
    for number in range(MOST_MARKS):
        play(table, 1 + number % 2, Mark(3, warning=number % 2 == 0))
    assert seen_by(table, 1).marks_left == 0

    assert "[IB-361]" in refusal(table, 1, Mark(4, (1,)))
    told(table, "r1")
    play(table, 1, Mark(4, (1,)))


@rule("IB-170", "IB-358")
def test_after_the_end_nothing_is_marked() -> None:
    table = bomb(G7)
    cut(table, "r1c3")

    assert "[IB-170]" in refusal(table, 1, Mark(4, (1,)))


@rule("IB-250")
def test_the_table_and_strangers_do_nothing_of_the_players() -> None:
    table = bomb(G7)

    assert "[IB-250]" in refusal(table, TABLE, a_question(table, "r1"))
    assert "[IB-250]" in refusal(table, TABLE, Mark(3, (1,)))
    assert "[IB-156]" in refusal(table, 1, Settle())
    passes_all(table)
