"""The tables of the Bombs Away bots: each level against greedy bots, and greedy tables beside the ledger; goes on where it stopped.

    python -m tools.measure_bombs_away

Each level sits at 1,000 tables of 2, 3 and 4 seats, on every seat in turn, and greedy bots (BA-138) on the others; the last seat
deals. Then greedy bots play among themselves, for the figures of BA-115. Chunks of 50 games have seeds 0, 1 and so on, as in
`boomtable simulate`; finished ones are kept in a file and not played again, unless the code that plays has changed.
"""

import argparse
import sys
from itertools import groupby
from pathlib import Path

from boomtable.cli.usage import Parser, positive_number
from boomtable.core.errors import BoomtableError
from boomtable.core.form import compiled
from boomtable.core.schema import Entry
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import BombsAwayOptions, Draw
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from boomtable.research.summary import rate
from tools.measure import Chunk, digest, store, stored

CHUNK = 50
GREEDY = "greedy"


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_bombs_away", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive_number, default=1000, help="for each row (default 1000)")
    parser.add_argument("--levels", default="expert,standard,novice", help="bots against greedy, with commas (default all three)")
    parser.add_argument("--alone", default=GREEDY, help="bots that play among themselves, with commas (default greedy)")
    parser.add_argument("--seats", default="2,3,4", help="with commas (default 2,3,4)")
    parser.add_argument("--file", type=Path, default=Path("build/bombs_away.jsonl"), help="finished chunks")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"measure_bombs_away: {error}", file=sys.stderr)
        return 2
    code = digest()
    seats = [int(number) for number in asked.seats.split(",")]
    print("| bot against greedy | seats | won | 95 % interval | games | thinking, median / 95 % / largest (ms) |")
    print("|---|---|---|---|---|---|")
    for level in asked.levels.split(","):
        for number in seats:
            bots = [level] + [GREEDY] * (number - 1)
            print(strength(level, number, measured(bots, asked.games, asked.file, code)), flush=True)
    print("\n| all seats | seats | won by seat (%) | rounds, median / 95 % | turns with a forced draw | on hand size | games |")
    print("|---|---|---|---|---|---|---|")
    for bot in asked.alone.split(","):
        for number in seats:
            print(balance(bot, number, measured([bot] * number, asked.games, asked.file, code)), flush=True)
    return 0


def measured(bots: list[str], games: int, file: Path, code: str) -> list[Chunk]:
    """The chunks of one row; those that are missing in the file are played now."""
    found = []
    for seed, done in enumerate(range(0, games, CHUNK)):
        number = min(CHUNK, games - done)
        key = {
            "command": ["bombs_away", *bots, str(number), str(seed)],
            "engine": "compiled" if compiled() else "interpreted",
            "code": code,
        }
        chunk = stored(file, key)
        if chunk is None:
            chunk = played(bots, number, seed)
            store(file, key, chunk)
        found.append(chunk)
    return found


def played(bots: list[str], games: int, seed: int) -> Chunk:
    """Play a chunk; the first bot moves on by one seat from game to game."""
    seats = len(bots)
    match = Match(GAME, BombsAwayOptions(seats, dealer=seats), Seating(tuple(bots), rotate=True), seed)
    found: Chunk = {"games": games, "won": 0.0, "by_seat": [0.0] * seats, "turns": [], "drawing": 0, "on_hand_size": 0, "thinking_ms": []}
    for number in range(games):
        playing = Playing(match, number)
        result = playing.to_the_end()
        for seat in result.winners:
            share = 1 / len(result.winners)
            found["by_seat"][seat] += share
            found["won"] += share if seat == -number % seats else 0.0
        found["turns"].append(result.tally["turns"])
        found["on_hand_size"] += result.tally["on_hand_size"]
        found["drawing"] += turns_with_draws(playing.table.entries)
        found["thinking_ms"] += [round(ms, 2) for bot, ms in result.thinking_ms if bot == bots[0]]
    return found


def turns_with_draws(entries: list[Entry]) -> int:
    """The number of turns with a draw; after each turn somebody else acts."""
    return sum(any(isinstance(entry.action, Draw) for entry in turn) for _, turn in groupby(entries, key=lambda entry: entry.actor))


def strength(level: str, seats: int, chunks: list[Chunk]) -> str:
    games = sum(chunk["games"] for chunk in chunks)
    won = rate(round(sum(chunk["won"] for chunk in chunks)), games)
    times = sorted(ms for chunk in chunks for ms in chunk["thinking_ms"])
    thinking = f"{share_of(times, 0.5):.1f} / {share_of(times, 0.95):.1f} / {times[-1]:.0f}"
    return f"| {level} | {seats} | {won['rate']:.1%} | {won['low']:.1%} to {won['high']:.1%} | {games} | {thinking} |"


def balance(bot: str, seats: int, chunks: list[Chunk]) -> str:
    games = sum(chunk["games"] for chunk in chunks)
    wins = " / ".join(f"{100 * sum(chunk['by_seat'][seat] for chunk in chunks) / games:.0f}" for seat in range(seats))
    turns = sorted(turns for chunk in chunks for turns in chunk["turns"])
    rounds = [-(-number // seats) for number in turns]
    drawing = sum(chunk["drawing"] for chunk in chunks) / sum(turns)
    on_hand_size = sum(chunk["on_hand_size"] for chunk in chunks)
    lengths = f"{share_of(rounds, 0.5):.0f} / {share_of(rounds, 0.95):.0f}"
    return f"| {bot} | {seats} | {wins} | {lengths} | {drawing:.1%} | {on_hand_size} | {games} |"


def share_of(ascending: list[float] | list[int], share: float) -> float:
    """The value that this share of the others does not exceed."""
    return ascending[min(len(ascending) - 1, int(share * len(ascending)))]


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
