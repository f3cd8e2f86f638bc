"""The general search bot as a player."""

from boomtable.bots import Budget, Wait, make
from boomtable.bots.search_bot import SearchBot
from boomtable.core.dice import SeededDice
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, SnipOptions
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, play_match
from tests.games.snip.positions import snip
from tests.laws.hush.game import HUSH
from tests.laws.hush.schema import HushOptions, Nudge

GAMES = 30


def won(bots: str) -> int:
    match = Match(SNIP, SnipOptions(3), Seating((bots,)))
    return sum(bool(result.winners) for result in play_match(match, GAMES))


def test_a_team_of_search_bots_wins_far_more_than_chance_does() -> None:
    """Over many games more than half are won, and by chance one in five."""
    assert won("search:60") - won("random") > GAMES // 4


def test_the_same_seed_chooses_the_same() -> None:
    state = snip("BB BR BB")
    legal = SNIP.legal_actions(state, 0)
    answers = [make("search:40", SNIP, SnipOptions(3), 0, seed).choose(SNIP.view(state, 0), legal) for seed in [1, 1, 2, 2, 3, 3]]

    assert answers[::2] == answers[1::2]
    assert len(set(map(str, answers))) > 1


def test_a_forced_action_needs_no_thinking() -> None:
    state = snip("RB BB", cut="-x x-", vouchers=0)

    def clock() -> float:
        raise AssertionError("there is nothing to think about")

    bot = SearchBot(SNIP, SnipOptions(2), 0, 1, Budget(ms=10, clock=clock))

    assert bot.choose(SNIP.view(state, 0), SNIP.legal_actions(state, 0)) == Cut(3)


def test_out_of_turn_it_answers_with_an_action_or_a_wait() -> None:
    state, _ = HUSH.setup(HushOptions(2), SeededDice(1))
    HUSH.apply_code(state, 0, 0, SeededDice(1))
    answers = [make("search:30", HUSH, HushOptions(2), 0, seed).choose(HUSH.view(state, 0), [Nudge()]) for seed in range(8)]

    assert set(map(str, answers)) <= {str(Nudge()), str(Wait())}
    assert Wait() in answers
