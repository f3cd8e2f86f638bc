"""What the Two Rooms and a Boom bots say and answer."""

from boomtable.bots import Wait
from boomtable.bots.handmade.two_rooms import answering, story, talk
from boomtable.bots.handmade.two_rooms.speech import Speech
from boomtable.bots.handmade.two_rooms.story import Story
from boomtable.bots.handmade.two_rooms.talk import Words
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action, Event
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.actions import TALK
from boomtable.games.two_rooms.schema import (
    Accuse,
    Aim,
    Answer,
    Argue,
    AskFor,
    AskToShow,
    ClaimHeard,
    ClaimRole,
    ClaimSaw,
    Draft,
    Intend,
    Lock,
    Question,
    Ready,
    Reveal,
    Said,
    Vouch,
    Whispered,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.bots.two_rooms.seats import guest, open_up, said, situation
from tests.games.two_rooms.positions import do, drawn, heard, seen, share

ROOMS = ("A: president blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team")


def answered(state: TwoRoomsState, seat: int, asker: int, asked: Action) -> Words | None:
    """What a seat says when another has whispered to it."""
    do(state, asker, Aim(seat))
    do(state, asker, asked)
    now = situation(state, seat)
    return answering.choose(now, Story(now))


def test_words_that_nobody_waits_for_any_more_are_left_unsaid() -> None:
    now = situation(drawn(*ROOMS), 0)
    speech = Speech()
    speech.words = Answer(3, "no"), 3

    assert speech.utter(now) is None
    assert speech.words is None


def test_the_president_says_to_be_a_plain_card() -> None:
    assert story.invented(situation(drawn(*ROOMS), 0)) == "blue_team"


def test_a_spy_tells_what_its_colour_would_be() -> None:
    state = drawn("A: president spy_blue red_team*", "B: bomber* spy_red blue_team red_team")

    assert story.invented(situation(state, 1)) == "red_team"


def test_a_question_about_oneself_is_answered_by_the_story_and_to_friends_by_the_truth() -> None:
    assert answered(drawn(*ROOMS), 0, 3, Question(0, "role")) == (ClaimRole("blue_team"), 3)

    state = drawn(*ROOMS)
    open_up(state, 1)
    assert answered(state, 0, 1, Question(0, "role")) == (ClaimRole("president"), 1)


def test_a_friend_hears_what_was_seen_of_another() -> None:
    state = drawn(*ROOMS)
    open_up(state, 1, 3)

    assert answered(state, 2, 1, Question(3, "seen")) == (ClaimSaw(3, "red_team"), 1)


def test_an_enemy_hears_nothing_of_what_was_seen() -> None:
    state = drawn(*ROOMS)
    open_up(state, 1, 3)

    assert answered(state, 2, 3, Question(1, "seen")) == (Answer(3, "no"), 3)


def test_a_plain_card_is_shown_when_asked_for_and_the_president_is_not() -> None:
    assert answered(drawn(*ROOMS), 1, 3, AskToShow("card")) == (Reveal("card", 3), None)

    words = answered(drawn(*ROOMS), 0, 3, AskToShow("card"))
    assert words in ((Answer(3, "no"), 3), (Answer(3, "maybe"), 3))


def test_a_bot_shows_its_card_to_a_bot_that_asks_for_it() -> None:
    """An action that was taken for words once broke the bot, on the compiled engine only."""
    state = drawn(*ROOMS)
    state.bots = 0b1111

    assert answered(state, 1, 3, AskToShow("card")) == (Reveal("card", 3), None)


def test_a_leader_answers_a_request_and_keeps_its_word() -> None:
    state = drawn("A: president blue_team* blue_team bomber", "B: red_team* red_team blue_team red_team")
    open_up(state, 0, 2, 3)
    do(state, 2, Aim(1))
    do(state, 2, AskFor("send", 3))
    now = situation(state, 1)

    assert answering.choose(now, Story(now)) == (Answer(2, "yes"), 2)
    assert now.memory.promised == {3: "send"}


def test_what_a_whole_room_is_asked_few_answer() -> None:
    state = drawn("A: president blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team")
    told = do(state, 0, AskFor("keep", 0))

    replies = []
    for seed in range(20):
        now = situation(state, 1, told=told)
        now.dice = SeededDice(seed)
        replies.append(answering.choose(now, Story(now)))
    assert 1 <= sum(words is not None for words in replies) <= 10
    leader = situation(state, 3, told=told)
    assert answering.choose(leader, Story(leader)) is not None


def test_a_question_is_answered_once() -> None:
    state = drawn(*ROOMS)
    do(state, 3, Aim(1))
    do(state, 3, Question(1, "role"))
    now = situation(state, 1)

    assert answering.choose(now, Story(now)) is not None
    assert answering.choose(now, Story(now)) is None


def test_friends_are_told_the_truth_in_a_whisper_and_warned_of_the_bomber() -> None:
    state = drawn("A: president blue_team blue_team bomber red_team*", "B: red_team* red_team blue_team red_team blue_team")
    do(state, 1, Reveal("card", 2))
    do(state, 3, Reveal("card", 2))
    now = situation(state, 2)

    assert talk.confiding(now, Story(now)) == (ClaimRole("blue_team"), 1)
    assert talk.warning(now, Story(now)) == (ClaimSaw(3, "bomber"), 1)


def test_who_has_been_quiet_for_very_long_speaks_to_the_room_before_it_turns_to_a_friend() -> None:
    state = drawn("A: president blue_team blue_team bomber red_team*", "B: red_team* red_team blue_team red_team blue_team", mode="online")
    do(state, 1, Reveal("card", 2))
    first, later = (after(state, 2, ms) for ms in (1_000, 90_000))

    assert first == Aim(1)
    assert type(later) in TALK


def after(state: TwoRoomsState, seat: int, ms: int) -> Action | None:
    """What a seat says that has told who it is, when it has been silent for so long."""
    bot = guest("expert", state.options, seat)
    bot.pace.now_ms = ms
    now = bot.situation(seen(state, seat), GAME.legal_actions(state, seat))
    assert bot.story is not None
    bot.memory.done.append((ClaimRole(bot.story.role), None))
    now.progress, now.may_chat = 0.5, True
    return bot.speak(now)


def test_friends_pass_on_what_a_friend_has_whispered_but_not_back_to_it() -> None:
    state = drawn("A: president blue_team blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team red_team")
    share(state, 1, 2)
    share(state, 1, 3)
    now = situation(state, 1, told=[Said(2, 1, "ClaimSaw", 0, "president")])

    assert talk.warning(now, Story(now)) == (ClaimHeard(0, "president"), 3)


def test_a_doctor_asks_to_be_sent_to_the_president_unless_an_enemy_leads() -> None:
    places = "A: doctor gambler* red_team blue_team", "B: president* bomber engineer blue_team red_team"
    state = drawn(*places)
    open_up(state, 0, 1, 2, 3)
    now = situation(state, 0)
    assert talk.request(now, Story(now)) == (AskFor("send", 0), 1)

    state.leader[0] = 2
    now = situation(state, 0)
    assert talk.request(now, Story(now)) is None


# a table with people


def test_a_leader_says_once_a_round_whom_it_is_going_to_send_and_does_not_praise_it() -> None:
    state = drawn("A: president blue_team* blue_team red_team", "B: bomber* red_team blue_team red_team")
    open_up(state, 0, 2, 3)
    now = situation(state, 1, progress=0.9)
    plans = [words for _ in range(40) if (words := talk.plan(now, Story(now))) is not None]
    assert len(plans) == 1
    plan = plans[0][0]
    assert isinstance(plan, Argue)
    assert (plan.plea, plan.reason) == ("send", "red")

    hostage = plan.seat
    judged = [words[0] for _ in range(60) if (words := talk.judgement(now, Story(now))) is not None]
    assert judged
    assert hostage not in [action.seat for action in judged if isinstance(action, (Accuse, Argue, Vouch))]


def test_who_has_not_answered_somebody_is_left_in_peace() -> None:
    state = drawn("A: president blue_team red_team*", "B: bomber* red_team blue_team")
    told: list[Event] = [Whispered(2, 0), Said(1, None, "Question", 2, "role")]
    now = situation(state, 1, told=told)
    assert now.memory.pressed == [0, 2]
    assert {talk.question(now, Story(now)) for _ in range(30)} == {None}

    now = situation(state, 1, told=[*told, said(0, "blue_team")])
    assert {talk.question(now, Story(now)) for _ in range(30)} == {None, (AskToShow("card"), 0)}


def test_bots_wait_for_their_turn_to_answer_each_other_and_answer_people_at_once() -> None:
    state = drawn(*ROOMS)
    do(state, 3, Aim(1))
    do(state, 3, Question(1, "role"))
    state.bots = 0b1010
    now = situation(state, 1)
    now.may_chat = False
    assert answering.choose(now, Story(now)) is None

    state.bots = 0b0010
    now = situation(state, 1)
    now.may_chat = False
    assert answering.choose(now, Story(now)) is not None


def test_after_the_bell_a_leader_tells_its_room_who_goes() -> None:
    state = drawn(*ROOMS, phase="select")
    state.to_send = 1
    bot = guest("expert", state.options, 3)
    done = []
    while state.phase == "select" and not state.locked[0]:
        action = bot.choose(seen(state, 3), GAME.legal_actions(state, 3))
        assert not isinstance(action, Wait)
        bot.observe(heard(do(state, 3, action), 3))
        done.append(type(action))

    assert done == [Draft, Intend, Lock]


def test_leaders_introduce_themselves_in_the_parley_and_answer_after_they_are_ready() -> None:
    state = drawn(*ROOMS, phase="parley")
    bot = guest("expert", state.options, 4)
    done = []
    for _ in range(3):
        action = bot.choose(seen(state, 4), GAME.legal_actions(state, 4))
        assert not isinstance(action, Wait)
        bot.observe(heard(do(state, 4, action), 4))
        done.append(action)
    assert done == [ClaimRole("red_team"), Question(3, "role"), Ready()]

    bot.observe(heard(do(state, 3, Question(4, "role")), 4))
    assert bot.choose(seen(state, 4), GAME.legal_actions(state, 4)) == ClaimRole("red_team")
    assert isinstance(bot.choose(seen(state, 4), GAME.legal_actions(state, 4)), Wait)
