"""What a room hears of the Two Rooms and a Boom bots: how much, with which reasons, how often the same, and how long somebody is silent.

    python -m tools.measure_two_rooms_talk

Bots of one level play whole games online, by the clock of the game. A line is what somebody says aloud; whispers and deeds are counted
apart. A reason is true when the speaker's own view, at the moment of speaking, bears it out.
"""

import argparse
import sys
from collections import Counter

from boomtable.cli.usage import Parser, positive_number
from boomtable.core.errors import BoomtableError, IllegalAction
from boomtable.core.schema import Action, ChangeHands, Entry
from boomtable.core.seats import CLOCK, TABLE, Seat, is_seat
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.actions import TALK
from boomtable.games.two_rooms.pieces import MINUTE_MS, NOBODY, ROOMS
from boomtable.games.two_rooms.roles import COLOUR_OF, NUMBER, SIDES
from boomtable.games.two_rooms.rules.sentences import Spoken, spoken
from boomtable.games.two_rooms.rules.talking import partner
from boomtable.games.two_rooms.schema import Accuse, AskFor, Intend, Side, TwoRoomsOptions, TwoRoomsView, Vouch
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from boomtable.server.bots.levels import LEVELS

COLUMNS = (
    *("seats", "games", "lines a minute and room", "whispers", "longest silence", "over 120 s"),
    *("with a reason", "true", "repeats", "sentences"),
)
SENTENCES = {kind.__name__ for kind in TALK}
CLAIMS = (Accuse, Vouch, AskFor, Intend)  # that something is so, or should be done, without a word about why


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_two_rooms_talk", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive_number, default=50, help="of each size (default 50)")
    parser.add_argument("--level", default="expert", help="of the bots (default expert)")
    parser.add_argument("--seats", default="10,20", help="with commas (default 10,20)")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"measure_two_rooms_talk: {error}", file=sys.stderr)
        return 2
    print(f"| {' | '.join(COLUMNS)} |\n|{len(COLUMNS) * '---|'}")
    for seats in [int(number) for number in asked.seats.split(",")]:
        print(row(seats, asked.games, asked.level), flush=True)
    return 0


def row(seats: int, games: int, level: str) -> str:
    heard = Hearing()
    options = TwoRoomsOptions(seats, mode="online", game="advanced")
    match = Match(GAME, options, Seating((level,)), 0)
    for number in range(games):
        playing = Crowd(match, number)
        heard.begin(seats)
        for seat in range(seats):  # as at a table online
            playing.table.submit(TABLE, ChangeHands(seat, True), 0)
        entries = 0
        while not playing.table.over:
            playing.step()
            for entry in playing.table.entries[entries:]:
                state = playing.table.state
                assert isinstance(state, TwoRoomsState)
                heard.listen(entry, state)
            entries = len(playing.table.entries)
    return f"| {seats} | {games} | {heard.told()} |"


class Crowd(Playing):
    """All think at the same time, each in its own time, as bots do on the server: what one decides it does a while later, whatever
    the others have done meanwhile; if that is no longer possible it is lost."""

    def __init__(self, match: Match, number: int) -> None:
        super().__init__(match, number)
        self._meant: dict[Seat, tuple[int, Action]] = {}  # when each does what it has decided
        self._delays_ms = [LEVELS[name].delay_ms if name in LEVELS else 0 for name in self._names]

    def step(self) -> None:
        """Let everybody who has noticed something think, then do the next thing that is due: a timer's end, or somebody's deed."""
        self._note_timers()
        self._think()
        self._note_timers()
        end = min(self._ends, key=self._ends.__getitem__, default=None)
        seat = min(self._meant, key=lambda each: self._meant[each][0], default=None)
        if end is not None and self._ends[end] <= self._at:
            self.table.submit(CLOCK, end, self._at)
        elif seat is not None and self._meant[seat][0] <= self._at:
            self._do(seat, self._meant.pop(seat)[1])
        else:
            self._pass_time()

    def _think(self) -> None:
        waiting = self._match.game.waiting_on(self.table.state)
        for seat in range(len(self._names)):
            if seat in self._meant or not (seat in waiting or self._is_worth_asking(seat)):
                continue
            action = self._ask(seat, in_turn=seat in waiting)
            if action is not None:
                self._meant[seat] = self._at + self._delays_ms[seat], action

    def _do(self, seat: Seat, action: Action) -> None:
        try:
            self.table.submit(seat, action, self._at)
        except IllegalAction:
            self._wake_at[seat] = self._at + 1  # it notices, and thinks again

    def _pass_time(self) -> None:
        moments = [*self._ends.values(), *(at for at, _ in self._meant.values()), *(at for at in self._wake_at if at is not None)]
        self._at = max(self._at, min(moments))


class Hearing:
    """Counts over many games. Only rounds count: between them leaders are busy and nobody else is asked."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.room_minutes = 0.0
        self.longest_ms = 0

    def begin(self, seats: int) -> None:
        self.round = 0
        self.began = 0
        self.last: list[int] = [0] * seats
        self.said: set[tuple[Seat, Spoken, Seat]] = set()

    def listen(self, entry: Entry, state: TwoRoomsState) -> None:
        if self.round and (state.phase != "round" or state.round != self.round):
            self.end_round(entry.at)
        if state.phase == "round" and state.round != self.round:
            self.round, self.began = state.round, entry.at
            self.last = [entry.at] * state.seats
            self.said.clear()
        if state.phase == "round" and is_seat(entry.actor) and type(entry.action).__name__ in SENTENCES:
            self.hear(entry, state)

    def end_round(self, at: int) -> None:
        self.room_minutes += (at - self.began) / MINUTE_MS * len(ROOMS)
        for seat in range(len(self.last)):
            self.silence(seat, at)
        self.round = 0

    def silence(self, seat: Seat, at: int) -> None:
        gap = at - self.last[seat]
        self.longest_ms = max(self.longest_ms, gap)
        self.counts["silences"] += gap > 2 * MINUTE_MS
        self.last[seat] = at

    def hear(self, entry: Entry, state: TwoRoomsState) -> None:
        seat, words, to = entry.actor, spoken(entry.action), partner(state, entry.actor)
        self.silence(seat, entry.at)
        self.counts["sentences"] += 1
        self.counts["whispers" if to != NOBODY else "lines"] += 1
        self.counts["repeats"] += (seat, words, to) in self.said
        self.said.add((seat, words, to))
        reason = words[2] if words[0].startswith("Argue") else None
        if reason is not None and words[1] is not None:
            self.counts["reasons"] += 1
            seen = GAME.view(state, seat)
            assert isinstance(seen, TwoRoomsView)
            self.counts["true"] += is_true(seen, seat, words[1], reason)
        elif isinstance(entry.action, CLAIMS):
            self.counts["bare"] += 1

    def told(self) -> str:
        counts = self.counts
        argued = counts["reasons"] + counts["bare"]
        parts = [
            f"{counts['lines'] / self.room_minutes:.1f}",
            f"{counts['whispers'] / self.room_minutes:.1f}",
            f"{self.longest_ms / 1000:.0f} s",
            str(counts["silences"]),
            f"{counts['reasons'] / max(1, argued):.0%} of {argued}",
            f"{counts['true'] / max(1, counts['reasons']):.0%}",
            str(counts["repeats"]),
            str(counts["sentences"]),
        ]
        return " | ".join(parts)


def is_true(seen: TwoRoomsView, me: Seat, about: Seat, reason: str) -> bool:
    """Whether the view of the speaker bears the reason out, worked out apart from the bots."""
    colours = colours_seen(seen, about)
    if reason in ("red", "blue"):
        return bool(colours) and colours[-1] == reason
    if reason == "shared":
        return any(row.how == "share" and {row.by, row.to} == {me, about} for row in seen.shown.each)
    if reason == "hides":
        return not any(about == row.by or (row.how == "share" and about == row.to) for row in seen.shown.each)
    return bool(colours)  # a lie needs at least something to hold against it


def colours_seen(seen: TwoRoomsView, about: Seat) -> list[Side]:
    """What this viewer was shown of a card, the newest last."""
    found = [row.by_colour for row in seen.shown.each if row.by == about] + [row.to_colour for row in seen.shown.each if row.to == about]
    role = seen.cards[about]
    own = [] if role is None else [SIDES[COLOUR_OF[NUMBER[role]]]]
    return [colour for colour in found if colour is not None] + own


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
