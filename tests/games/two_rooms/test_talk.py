"""Two Rooms and a Boom: structured talk, whispers and free words."""

import pytest

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import ChangeHands
from boomtable.core.seats import EVERYBODY, PUBLIC, TABLE
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.schema import (
    Accuse,
    Aim,
    Aimed,
    Answer,
    Argue,
    AskFor,
    AskToShow,
    Bounce,
    ClaimColour,
    ClaimCondition,
    ClaimRole,
    ClaimSaw,
    ClaimSide,
    Intend,
    Move,
    Question,
    QuestionView,
    Report,
    Said,
    Shared,
    Vouch,
    Whispered,
)
from boomtable.games.two_rooms.vocabulary import vocabulary
from boomtable.table import Table
from boomtable.words import Words
from tests.games.two_rooms.positions import THREE_EACH, do, drawn, end, heard, legal, options, own, refused, share, time_up

rule = pytest.mark.rule

ENVOYS = ("A: president* blue_team red_team", "B: bomber* blue_team red_team", "hall: ambassador_blue ambassador_red")


@rule("TR-315", "TR-061")
def test_words_stay_in_the_room() -> None:
    state = drawn(*THREE_EACH)
    told = do(state, 1, ClaimRole("president"))

    assert [heard(told, seat) for seat in (0, 1, 2)] == [[Said(1, None, "ClaimRole", None, "president")]] * 3
    assert [heard(told, viewer) for viewer in (3, 4, 5, PUBLIC, -16, -17)] == [[]] * 6


@rule("TR-392")
def test_words_go_to_whom_they_are_aimed_at() -> None:
    state = drawn(*THREE_EACH)
    assert legal(state, 1, Aim) == [Aim(0), Aim(2)]
    assert heard(do(state, 1, Aim(2)), 1) == [Aimed(2)]
    assert legal(state, 1, Aim) == [Aim(None), Aim(0)]

    assert [refused(state, 1, Aim(target)) for target in (2, 1, 4)] == ["TR-392"] * 3
    assert own(state, 1).aim == 2


@rule("TR-316")
def test_the_room_sees_that_two_whisper_not_what() -> None:
    state = drawn(*THREE_EACH)
    told = do(state, 1, Aim(2))
    assert heard(told, 0) == []
    told = do(state, 1, Accuse(0))

    assert heard(told, 2) == [Said(1, 2, "Accuse", 0, None)]
    assert heard(told, 0) == [Whispered(1, 2)]
    assert heard(told, 4) == []


@rule("TR-392")
def test_an_aim_falls_back_when_the_person_leaves_or_a_round_begins() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team", "B: bomber* blue_team red_team")
    do(state, 0, Aim(1))
    do(state, 2, Bounce(1))
    assert own(state, 0).aim is None
    do(state, 0, Aim(3))
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert own(state, 0).aim is None


@rule("TR-402")
@pytest.mark.parametrize(("leaves", "actor"), [(Bounce(1), 2), (Move("B"), 7)])
def test_a_whisper_on_its_way_to_somebody_who_leaves_is_not_said(leaves: Bounce | Move, actor: int) -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team", "B: bomber* blue_team red_team", "A: ambassador_blue ambassador_red")
    table = Table(GAME, state.options, start=(state, []))
    table.submit(0, Aim(1 if actor == 2 else 7))
    known = table.seen(0)
    table.submit(actor, leaves)

    with pytest.raises(IllegalAction, match="TB-001"):
        table.submit(0, Accuse(3), seen=known)
    assert heard(table.submit(0, Accuse(3)), 3) == [Said(0, None, "Accuse", 3, None)]


@rule("TR-087", "TR-392")
def test_leaders_in_the_hall_talk_to_each_other_only() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, Aim(1))
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    told = do(state, 0, Accuse(1))

    assert [heard(told, seat) for seat in (0, 3, 1, 2, 4)] == [[Said(0, 3, "Accuse", 1, None)]] * 2 + [[]] * 3
    assert (refused(state, 0, Aim(2)), refused(state, 0, Aim(3)), refused(state, 1, Aim(0))) == ("TR-087", "TR-087", "TR-392")


@rule("TR-402")
def test_words_of_somebody_who_has_been_sent_over_or_has_walked_are_not_said_elsewhere() -> None:
    state = drawn("A: president* blue_team bouncer_blue red_team", "B: bomber* blue_team red_team", "A: ambassador_blue ambassador_red")
    table = Table(GAME, state.options, start=(state, []))
    known = [table.seen(seat) for seat in range(9)]
    table.submit(2, Bounce(1))
    table.submit(7, Move("B"))

    for seat in (1, 7):
        with pytest.raises(IllegalAction, match="TB-001"):
            table.submit(seat, Accuse(0), seen=known[seat])
    table.submit(8, Accuse(0), seen=known[8])


@rule("TR-392", "TR-316")
def test_a_whisper_to_a_leader_who_goes_to_the_hall_does_not_become_public() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Aim(0))
    time_up(state, "round")
    assert heard(do(state, 1, Accuse(2)), 2) == [Whispered(1, 0)]
    time_up(state, "select", rolls=(0, 0))

    assert own(state, 1).aim is None
    assert heard(do(state, 1, Accuse(2)), 2) == [Said(1, None, "Accuse", 2, None)]
    assert heard(do(state, 1, Accuse(2)), 0) == []


@rule("TR-394", "TR-395")
@pytest.mark.parametrize("seats", [6, 7, 11, 16, 22, 30])
@pytest.mark.parametrize("open_deck", [True, False])
def test_how_much_can_be_done_and_said(seats: int, open_deck: bool) -> None:
    chosen = options(seats, game="advanced", open_deck=open_deck)
    words = vocabulary(chosen)
    roles, conditions = len(words.roles), len(words.conditions)
    said = 2 * roles * seats + 12 * seats + conditions * seats + 44 * seats - roles - 33

    assert GAME.action_space(chosen).size == 12 * seats + 6 + said


@rule("TR-394")
def test_the_numbers_that_the_ledger_gives() -> None:
    basic, all_roles = options(7), options(30, game="advanced", open_deck=False)

    assert GAME.action_space(basic).size - (12 * 7 + 6) == 424
    assert GAME.action_space(all_roles).size - (12 * 30 + 6) == 3_565
    assert len(IDS) == 32


@rule("TR-395")
def test_seats_are_named_relative_to_the_actor() -> None:
    chosen = options(7)
    space = GAME.action_space(chosen)

    assert space.number(0, Accuse(1)) == space.number(5, Accuse(6)) == space.number(6, Accuse(0))
    for seat in range(7):
        assert [space.number(seat, space.action(seat, number)) for number in range(space.size)] == list(range(space.size))


@rule("TR-010", "TR-319", "TR-394")
def test_claims_may_be_false_and_have_no_effect() -> None:
    state = drawn(*THREE_EACH)
    before = state.dump()
    for claim in (ClaimRole("bomber"), ClaimSaw(0, "red_team"), ClaimColour(1, "red"), ClaimSide(1, "blue", False), Report(4)):
        do(state, 1, claim)
    after = state.dump()

    assert {name for name in after if after[name] != before[name]} == {"seq"}


@rule("TR-394")
@pytest.mark.parametrize("claim", [ClaimSaw(1, "bomber"), ClaimRole("zombie"), ClaimCondition(0, "zombie"), Vouch(1), Accuse(9)])
def test_what_is_no_sentence_of_this_game(claim: ClaimSaw | ClaimRole | ClaimCondition | Vouch | Accuse) -> None:
    assert refused(drawn(*THREE_EACH), 1, claim) == "TR-394"


@rule("TR-394")
def test_conditions_can_be_named_where_the_deck_brings_them() -> None:
    state = drawn("A: president* zombie red_team", "B: bomber* blue_team red_team")

    assert heard(do(state, 0, ClaimCondition(2, "zombie")), 1) == [Said(0, None, "ClaimCondition", 2, "zombie")]


@rule("TR-394")
def test_an_answer_needs_a_request_or_question() -> None:
    state = drawn(*THREE_EACH)
    assert refused(state, 2, Answer(1, "yes")) == "TR-394"
    do(state, 1, AskFor("send", 0))
    do(state, 1, Question(0, "side"))
    assert own(state, 2).questions == (QuestionView(1, "Question", 0, "side"),)

    assert heard(do(state, 2, Answer(1, "maybe")), 0) == [Said(2, None, "Answer", 1, "maybe")]
    assert refused(state, 2, Answer(1, "yes")) == "TR-394"
    do(state, 0, Answer(1, "no"))


@rule("TR-406")
def test_a_question_lapses_with_the_round_and_waits_while_its_asker_is_elsewhere() -> None:
    state = drawn(*ENVOYS)
    state.place[6] = 0
    for seat in (0, 6):
        do(state, seat, AskToShow("card"))
    do(state, 6, Move("hall"))
    assert refused(state, 1, Answer(6, "no")) == "TR-394"
    time_up(state, "move")
    do(state, 6, Move("A"))
    do(state, 1, Answer(6, "no"))
    for name, rolls in (("round", ()), ("select", (1, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert own(state, 1).questions == ()
    assert refused(state, 1, Answer(0, "no")) == "TR-394"


@rule("TR-394")
def test_a_whispered_question_is_for_one() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Aim(2))
    do(state, 1, AskToShow("card"))

    assert [own(state, seat).questions != () for seat in (0, 2)] == [False, True]


@rule("TR-313")
def test_in_one_house_nobody_talks_through_the_table() -> None:
    state = drawn(*THREE_EACH, mode="party")

    assert [refused(state, 1, Intend("send", 0)), refused(state, 1, Aim(2))] == ["TR-313", "TR-313"]
    assert GAME.channels(state, 1) == []


@rule("TR-393")
def test_where_a_bot_plays_talk_and_feed_are_open() -> None:
    state = drawn(*THREE_EACH, mode="party")
    do(state, TABLE, ChangeHands(2, True))

    do(state, 1, Intend("send", 0))
    assert refused(state, 4, Intend("send", 5)) == "TR-313"
    assert GAME.channels(state, 1) == []
    assert heard(share(state, 0, 1), 2) == [Shared(0, 1, "card", None, None, None, None)]
    do(state, TABLE, ChangeHands(2, False))
    assert heard(share(state, 0, 1), 2) == []


@rule("TR-158")
def test_ambassadors_carry_words_between_the_rooms() -> None:
    state = drawn(*ENVOYS)
    state.place[6] = 0

    assert heard(do(state, 6, ClaimSaw(3, "bomber")), 0) != []
    assert refused(state, 7, ClaimSaw(3, "bomber")) == "TR-061"


@rule("TR-315")
def test_free_words_have_a_room_of_their_own() -> None:
    state = drawn(*THREE_EACH)

    assert [GAME.channels(state, viewer) for viewer in (0, 5, PUBLIC, -16)] == [["room"], ["room"], [], []]
    assert GAME.listeners(state, 1, "room") == 0b111
    assert GAME.listeners(state, 4, "room") == 0b111000
    time_up(state, "round")
    time_up(state, "select", rolls=(0, 0))
    assert [GAME.channels(state, seat) for seat in (0, 1, 3)] == [["parley"], ["room"], ["parley"]]
    assert (GAME.listeners(state, 0, "parley"), GAME.listeners(state, 1, "room")) == (0b1001, 0b110)


@rule("TR-305", "TR-315")
def test_after_the_end_everybody_talks() -> None:
    state = drawn(*THREE_EACH)
    end(state)

    assert [GAME.channels(state, viewer) for viewer in (0, PUBLIC)] == [["table"], ["table"]]
    assert GAME.listeners(state, 0, "table") == EVERYBODY


@rule("TR-394")
def test_the_roles_that_can_be_named_are_those_of_the_deck() -> None:
    assert vocabulary(options(8, game="advanced")).roles == ("president", "bomber", "blue_team", "red_team", "doctor", "engineer")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (Said(1, 0, "Question", 0, "side"), "P1 to P0: “Which side are you on?”"),
        (Said(1, None, "Question", 0, "side"), "P1: “Which side is P0 on?”"),
        (Said(1, None, "ClaimSide", 1, "blue"), "P1: “I am on the blue side.”"),
        (Said(1, 0, "ClaimNotSide", 0, "red"), "P1 to P0: “You are not on the red side.”"),
    ],
)
def test_a_sentence_says_i_and_you_where_a_speaker_would(said: Said, told: str) -> None:
    assert Words(GAME, names=[f"P{seat}" for seat in range(6)]).event(said) == told


@rule("TR-408")
def test_an_argument_says_what_should_become_of_somebody_and_why() -> None:
    state = drawn(*THREE_EACH)

    told = heard(do(state, 0, Argue("send", 2, "red")), 1)

    assert told == [Said(0, None, "ArgueSend", 2, "red")]
    assert len(legal(state, 0, Argue)) == 5 * 5 * 5
    assert refused(state, 0, Argue("doubt", 0, "lied")) == "TR-394"
