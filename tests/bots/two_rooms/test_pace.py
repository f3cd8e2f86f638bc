"""The Two Rooms and a Boom bots do not flood a table (TR-320), and do not leave people waiting."""

from boomtable.bots import Wait
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import AcceptShare, Aim, ClaimRole, HandLowered, OfferShare, Question, Said
from tests.bots.two_rooms.seats import guest
from tests.games.two_rooms.positions import do, drawn, heard, seen

ROOMS = ("A: president blue_team red_team*", "B: bomber* blue_team red_team")


def test_a_bot_lets_others_finish_and_acts_when_nothing_more_happens() -> None:
    state = drawn(*ROOMS)
    bot = guest("expert", state.options, 1)
    events = heard(do(state, 2, OfferShare("card", 1)), 1)

    bot.observe(events)
    first = bot.choose(seen(state, 1), GAME.legal_actions(state, 1))
    assert isinstance(first, Wait)
    assert first.ms is not None
    assert 1000 < first.ms < 3000
    assert bot.choose(seen(state, 1), GAME.legal_actions(state, 1)) == AcceptShare(2)


def test_a_bot_whose_deed_was_refused_waits_longer_than_any_limit() -> None:
    state = drawn(*ROOMS)
    bot = guest("expert", state.options, 1)
    do(state, 2, OfferShare("card", 1))
    assert bot.choose(seen(state, 1), GAME.legal_actions(state, 1)) == AcceptShare(2)

    refused = bot.choose(seen(state, 1), GAME.legal_actions(state, 1))
    assert isinstance(refused, Wait)
    assert refused.ms is not None
    assert refused.ms > 2000
    assert bot.choose(seen(state, 1), GAME.legal_actions(state, 1)) == AcceptShare(2)


def test_whoever_has_turned_to_a_listener_says_it_though_the_room_is_noisy() -> None:
    state = drawn(*ROOMS)
    do(state, 2, Aim(1))
    do(state, 2, Question(1, "role"))
    bot = guest("expert", state.options, 1)
    bot.observe([Said(2, 1, "Question", 1, "role")])
    assert isinstance(bot.choose(seen(state, 1), GAME.legal_actions(state, 1)), Wait)
    aim = bot.choose(seen(state, 1), GAME.legal_actions(state, 1))
    assert isinstance(aim, Aim)

    bot.observe(heard(do(state, 1, aim), 1))
    assert isinstance(bot.choose(seen(state, 1), GAME.legal_actions(state, 1)), Wait)
    bot.observe([HandLowered(0)])
    words = bot.choose(seen(state, 1), GAME.legal_actions(state, 1))
    assert isinstance(words, ClaimRole)


def test_in_a_noisy_room_an_answer_comes_all_the_same() -> None:
    state = drawn(*ROOMS)
    bot = guest("expert", state.options, 1)
    do(state, 2, OfferShare("card", 1))
    answers = []
    for _ in range(8):
        bot.observe([HandLowered(0)])
        answers.append(bot.choose(seen(state, 1), GAME.legal_actions(state, 1)))

    assert AcceptShare(2) in answers
    assert sum(isinstance(answer, Wait) for answer in answers) >= 6


def test_a_bot_looks_at_the_clock_where_there_is_one() -> None:
    state = drawn(*ROOMS)
    bot = guest("expert", state.options, 1)
    felt = []
    for at in (5_000, 6_000, 95_000):
        bot.now_ms = at
        bot.observe([HandLowered(0)])
        bot.choose(seen(state, 1), GAME.legal_actions(state, 1))
        felt.append(bot.pace.now_ms)

    assert felt == [0, 1_000, 90_000]
