"""The tables of the Blast Tactics bots: level against level, budgets, and tables of equal bots; goes on where it stopped.

    python -m tools.measure_blast_tactics
    python -m tools.measure_blast_tactics "duel_alley expert:100 standard"

A match names an arena and the bots on it. The first bot sits on every seat in turn, and lots decide who begins. A shared win counts
in parts. Chunks of 50 games have seeds 0, 1 and so on, as in `boomtable simulate`; finished ones are kept in a file and not played
again, unless the code that plays has changed.
"""

import argparse
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path

from boomtable.cli.usage import Parser, positive_number
from boomtable.core.errors import BoomtableError
from boomtable.core.form import compiled
from boomtable.core.schema import Entry
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from boomtable.research.summary import rate
from tools.measure import Chunk, digest, store, stored

CHUNK = 50
MATCHES = [
    "duel_alley expert standard",
    "four_forts expert standard standard standard",
    "duel_alley standard random",
    "duel_alley novice standard",
    "duel_alley expert:30 standard",
    "duel_alley expert:100 standard",
    "duel_alley expert:100 expert:30",
    "duel_alley expert expert:100",
    "duel_alley expert expert:30",
    "duel_alley standard standard",
    "four_forts standard standard standard standard",
    "duel_alley expert expert",
]


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_blast_tactics", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", nargs="*", default=MATCHES, help="an arena and its bots each (default: as in docs/lab/blast_tactics.md)")
    parser.add_argument("--games", type=positive_number, default=400, help="for each row (default 400)")
    parser.add_argument("--file", type=Path, default=Path("build/blast_tactics.jsonl"), help="finished chunks")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"measure_blast_tactics: {error}", file=sys.stderr)
        return 2
    code = digest()
    print("| match | first bot won | 95 % interval | games | by seat (%) | seat-turns | ends | its thinking per turn, median / 95 % (ms) |")
    print("|---|---|---|---|---|---|---|---|")
    for match in asked.matches:
        print(row(match, measured(match, asked.games, asked.file, code)), flush=True)
    return 0


def measured(match: str, games: int, file: Path, code: str) -> list[Chunk]:
    """The chunks of one row; those that are missing in the file are played now."""
    found = []
    for seed, done in enumerate(range(0, games, CHUNK)):
        number = min(CHUNK, games - done)
        key = {
            "command": ["blast_tactics", match, str(number), str(seed)],
            "engine": "compiled" if compiled() else "interpreted",
            "code": code,
        }
        chunk = stored(file, key)
        if chunk is None:
            chunk = played(match, number, seed)
            store(file, key, chunk)
        found.append(chunk)
    return found


def played(match: str, games: int, seed: int) -> Chunk:
    """Play a chunk; the first bot moves on by one seat from game to game."""
    arena, *bots = match.split()
    seats = len(bots)
    options = BlastTacticsOptions(seats, arena=arena)  # type: ignore[arg-type]
    meeting = Match(GAME, options, Seating(tuple(bots), rotate=True), seed)
    found: Chunk = {"games": games, "won": 0.0, "by_seat": [0.0] * seats, "turns": [], "ends": Counter(), "thinking_ms": []}
    for number in range(games):
        playing = Playing(meeting, number)
        result = playing.to_the_end()
        first = -number % seats
        for seat in result.winners:
            share = 1 / len(result.winners)
            found["by_seat"][seat] += share
            found["won"] += share if seat == first else 0.0
        found["turns"].append(result.tally["turns"])
        found["ends"][result.reason] += 1
        found["thinking_ms"] += by_turn(playing.table.entries, [ms for _, ms in result.thinking_ms], first)
    return found


def by_turn(entries: list[Entry], thinking_ms: list[float], seat: Seat) -> list[float]:
    """The time of each turn: what its decisions took together. After each turn somebody else acts."""
    turns = groupby(zip(entries, thinking_ms, strict=True), key=lambda decision: decision[0].actor)
    return [round(sum(ms for _, ms in turn), 2) for actor, turn in turns if actor == seat]


def row(match: str, chunks: list[Chunk]) -> str:
    games = sum(chunk["games"] for chunk in chunks)
    won = sum(chunk["won"] for chunk in chunks)
    interval = rate(round(won), games)
    seats = range(len(chunks[0]["by_seat"]))
    wins = " / ".join(f"{100 * sum(chunk['by_seat'][seat] for chunk in chunks) / games:.0f}" for seat in seats)
    turns = sum(sum(chunk["turns"]) for chunk in chunks) / games
    ends: Counter[str] = sum([Counter(chunk["ends"]) for chunk in chunks], Counter())
    reasons = ", ".join(f"{reason} {100 * count / games:.0f}" for reason, count in ends.most_common())
    times = sorted(ms for chunk in chunks for ms in chunk["thinking_ms"])
    thinking = f"{times[len(times) // 2]:.0f} / {times[int(0.95 * len(times))]:.0f}"
    shares = f"{won / games:.1%} | {interval['low']:.1%} to {interval['high']:.1%}"
    return f"| {match} | {shares} | {games} | {wins} | {turns:.1f} | {reasons} | {thinking} |"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
