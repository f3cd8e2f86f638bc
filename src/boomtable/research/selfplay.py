"""Whole games between bots, each of which is told what its own seat would be told."""

import hashlib
import multiprocessing
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from boomtable.bots import Wait
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, TimeUp
from boomtable.core.seats import CLOCK, Seat, is_seat
from boomtable.research.named_bots import make
from boomtable.research.seating import Seating
from boomtable.table.recording import recording_of, write
from boomtable.table.table import Table

PACE_MS = 1000  # table time that an action takes, so that bots that keep talking do not stop the clocks
GAMES_PER_SEED = 10**9  # how many games one seed has numbers for


@dataclass(frozen=True)
class Match:
    """Many games between the same bots. Game `number` is the same whoever plays it and whatever was played before."""

    game: AnyGame
    options: Options
    seating: Seating
    seed: int = 0
    record: bool = False


@dataclass(frozen=True)
class Result:
    """One finished game."""

    number: int
    bots: list[str]  # by seat
    winners: tuple[Seat, ...]
    reason: str
    actions: int
    thinking_ms: list[tuple[str, float]]  # of each decision: the bot, and how long it thought
    recording: bytes | None
    tally: dict[str, int] = field(default_factory=dict)


def play_match(match: Match, games: int, jobs: int = 1) -> Iterator[Result]:
    """The results in order, played in as many processes as there are jobs."""
    check_match(match)
    numbers = range(games)
    if jobs == 1:
        for number in numbers:
            yield play_game(match, number)
        return
    chunk = max(1, min(16, games // (4 * jobs)))
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play_game, match), numbers, chunk)


def check_match(match: Match) -> None:
    match.game.check_options(match.options)
    match.seating.check(match.game, match.options.seats)


def play_game(match: Match, number: int) -> Result:
    return Playing(match, number).to_the_end()


class Playing:
    """A table full of bots."""

    def __init__(self, match: Match, number: int) -> None:
        game, options = match.game, match.options
        seed = match.seed * GAMES_PER_SEED + number
        self.table = Table(game, options, seed=seed)
        self._match = match
        self._number = number
        self._names = match.seating.names(game, self.table.state, options.seats, number)
        self._bots = [make(name, game, options, seat, bots_seed(seed)) for seat, name in enumerate(self._names)]
        self._heard = [0] * options.seats  # the number of the newest update that each bot has seen
        self._wake_at: list[int | None] = [None] * options.seats  # when a waiting bot wants to be asked again
        self._since: dict[TimeUp, int] = {}  # when each running timer began
        self._ends: dict[TimeUp, int] = {}  # when each running timer ends
        self._at = 0
        self._thinking_ms: list[tuple[str, float]] = []

    def to_the_end(self) -> Result:
        while not self.table.over:
            self.step()
        outcome = self._match.game.outcome(self.table.state)
        assert outcome is not None
        tally = self._match.game.tally(self.table.state)
        actions = sum(is_seat(entry.actor) for entry in self.table.entries)
        recording = write(recording_of(self.table, bots=tuple(self._names))) if self._match.record else None
        return Result(self._number, self._names, outcome.winners, outcome.reason, actions, self._thinking_ms, recording, tally)

    def step(self) -> None:
        """Make one entry: a timer that is due, else an action, those out of turn first; else let time pass."""
        self._note_timers()
        due = min(self._ends, key=self._ends.__getitem__, default=None)
        if due is not None and self._ends[due] <= self._at:
            self.table.submit(CLOCK, due, self._at)
            return
        waiting = self._match.game.waiting_on(self.table.state)
        out_of_turn = [seat for seat in self.seats_in_order() if seat not in waiting and self._is_worth_asking(seat)]
        for seat in out_of_turn + waiting:
            action = self._ask(seat, in_turn=seat in waiting)
            if action is not None:
                self.table.submit(seat, action, self._at)
                self._at += PACE_MS
                return
        self._pass_time()

    def seats_in_order(self) -> list[Seat]:
        """Who is asked first where several could act out of turn."""
        return list(range(len(self._bots)))

    def _note_timers(self) -> None:
        since: dict[TimeUp, int] = {}
        ends: dict[TimeUp, int] = {}
        for timer in self._match.game.timers(self.table.state):
            time_up = TimeUp(timer.name, timer.key)
            since[time_up] = self._since.get(time_up, self._at)
            ends[time_up] = since[time_up] + timer.ms
        self._since, self._ends = since, ends

    def _is_worth_asking(self, seat: Seat) -> bool:
        wake_at = self._wake_at[seat]
        return self.table.seen(seat) > self._heard[seat] or (wake_at is not None and wake_at <= self._at)

    def _ask(self, seat: Seat, *, in_turn: bool) -> Action | None:
        legal = self._match.game.legal_actions(self.table.state, seat)  # depends on the seat's view only
        if not legal:
            return None
        update = self.table.update(seat, self._heard[seat])
        began = time.perf_counter()
        self._bots[seat].observe(update.events)
        self._bots[seat].now_ms = self._at
        answer = self._bots[seat].choose(update.view, legal)
        self._thinking_ms.append((self._names[seat], (time.perf_counter() - began) * 1000))
        self._heard[seat] = update.n
        if not isinstance(answer, Wait):
            self._wake_at[seat] = None
            return answer
        if in_turn:
            raise BoomtableError(f"bot {self._names[seat]!r} on seat {seat} cannot wait: the game waits for it")
        self._wake_at[seat] = None if answer.ms is None else self._at + max(1, answer.ms)
        return None

    def _pass_time(self) -> None:
        """Let time pass until a timer ends or a bot wants to be asked again."""
        moments = [*self._ends.values(), *(at for at in self._wake_at if at is not None)]
        if not moments:
            raise BoomtableError(f"game {self._number} of {self._match.game.info.title} cannot go on: nobody acts and no timer runs")
        self._at = max(self._at, min(moments))


def bots_seed(seed: int) -> int:
    """The seed that the bots of a table share; the deal cannot be computed from it."""
    return int.from_bytes(hashlib.blake2b(b"boomtable bots %d" % seed, digest_size=7).digest(), "big")
