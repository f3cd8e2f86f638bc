"""Whole games between bots."""

import pytest

from boomtable.bots import BOTS, Bot, Wait
from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError
from boomtable.core.schema import Action, Event, TimeUp, View
from boomtable.games import GAMES, SNIP
from boomtable.games.snip.schema import Dealt, SnipOptions, SnipView
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing, play_match
from boomtable.table import read, replay
from tests.laws.hush.game import HUSH, Hush
from tests.laws.hush.schema import HushOptions
from tests.laws.hush.state import HushState

RANDOM = Seating(("random",))


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    match = Match(SNIP, SnipOptions(3), Seating(("search:20", "random", "random"), rotate=True), seed=3, record=True)
    alone = [(r.number, r.bots, r.reason, r.recording) for r in play_match(match, 6)]
    together = [(r.number, r.bots, r.reason, r.recording) for r in play_match(match, 6, jobs=2)]

    assert alone == together
    assert len({recording for *_, recording in alone}) > 1


def test_seeds_deal_different_games() -> None:
    first, second = ([r.recording for r in play_match(Match(SNIP, SnipOptions(3), RANDOM, seed, record=True), 5)] for seed in (1, 2))

    assert not set(first) & set(second)


def test_a_result_tells_how_the_recorded_game_ended() -> None:
    for result in play_match(Match(SNIP, SnipOptions(4), RANDOM, record=True), 5):
        assert result.recording is not None
        table = replay(read(result.recording, GAMES.get))
        outcome = table.game.outcome(table.state)

        assert outcome is not None
        assert (result.winners, result.reason, result.actions) == (outcome.winners, outcome.reason, len(table.entries))
        assert [bot for bot, _ in result.thinking_ms] == ["random"] * result.actions


class Spy(Bot):
    """Takes the first action and remembers what it was told."""

    seen: list[tuple[int, list[Event], View]]

    def observe(self, events: list[Event]) -> None:
        self.events = events

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        Spy.seen.append((self.seat, self.events, view))
        return legal[0]


def test_a_bot_learns_what_its_own_seat_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    Spy.seen = []
    list(play_match(Match(SNIP, SnipOptions(3), Seating(("spy",))), 1))

    dealt = [event.colours is None for event in Spy.seen[1][1] if isinstance(event, Dealt)]
    assert (Spy.seen[1][0], dealt) == (1, [True, False, True])
    for seat, _, view in Spy.seen:
        assert isinstance(view, SnipView)
        hidden = [wire for wire, colour in enumerate(view.colours) if colour is None]
        assert not {2 * seat, 2 * seat + 1} & set(hidden)
        assert all(colour is None or wire // 2 == seat or view.cut[wire] or view.vouched[wire] for wire, colour in enumerate(view.colours))


def test_events_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    Spy.seen = []
    playing = Playing(Match(SNIP, SnipOptions(2), Seating(("spy",))), 0)
    playing.to_the_end()
    happened = [event for events in playing.table.happened for event in events]

    for seat in range(2):
        told = [event for who, events, _ in Spy.seen if who == seat for event in events]
        assert len(told) > 2
        assert told[2:] == happened[2 : len(told)]  # after the deal nothing in Snip is hidden


class Idle(Bot):
    """Never does anything by itself."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        return Wait()


def test_a_bot_the_game_waits_for_may_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "idle", Idle)

    with pytest.raises(BoomtableError, match="bot 'idle' on seat 0 cannot wait: the game waits for it"):
        list(play_match(Match(SNIP, SnipOptions(3), Seating(("idle",))), 1))


@pytest.mark.parametrize("bots", ["random", "search:15"])
def test_choices_at_once_and_actions_out_of_turn_are_played(bots: str) -> None:
    playing = Playing(Match(HUSH, HushOptions(3, rounds=3), Seating((bots,))), 2)
    result = playing.to_the_end()

    assert result.reason == "all_rounds_played"
    assert {type(entry.action).__name__ for entry in playing.table.entries} >= {"Choose", "Nudge"}


class Napping(Bot):
    """Asks again and again whether it is time yet."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        return Wait(40_000)


class Lounge(Hush):
    """Hush in which nobody is waited for: only the timer ends a round."""

    def waiting_on(self, state: HushState) -> list[int]:
        return []


def test_where_nobody_acts_time_passes_and_timers_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "napping", Napping)
    playing = Playing(Match(Lounge(), HushOptions(2, rounds=2), Seating(("napping",))), 0)
    playing.to_the_end()

    assert [entry.action for entry in playing.table.entries] == [TimeUp("round", 0), TimeUp("round", 1)]
    ms = HUSH.timers(HUSH.setup(HushOptions(2), SeededDice(1))[0])[0].ms
    assert [entry.at for entry in playing.table.entries] == [ms, 2 * ms]
