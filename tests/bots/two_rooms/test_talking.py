"""What the Two Rooms and a Boom bots say and answer."""

from boomtable.bots.handmade.two_rooms import answering, story, talk
from boomtable.bots.handmade.two_rooms.story import Story
from boomtable.bots.handmade.two_rooms.talk import Words
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games.two_rooms.schema import Aim, Answer, AskFor, AskToShow, ClaimRole, ClaimSaw, Question, Reveal
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.bots.two_rooms.seats import open_up, situation
from tests.games.two_rooms.positions import do, drawn

ROOMS = ("A: president blue_team blue_team red_team*", "B: bomber* red_team blue_team red_team")


def answered(state: TwoRoomsState, seat: int, asker: int, asked: Action) -> Words | None:
    """What a seat says when another has whispered to it."""
    do(state, asker, Aim(seat))
    do(state, asker, asked)
    now = situation(state, seat)
    return answering.choose(now, Story(now))


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
