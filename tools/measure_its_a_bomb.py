"""The table of the It's a Bomb! bots: every scenario; goes on where it stopped.

    make compiled
    PYTHONPATH=build/compiled python -m tools.measure_its_a_bomb

Each scenario is played 1,000 times by two seats, in chunks of 50 games with seeds 0, 1 and so on, as `boomtable simulate` would:
all employees see the same, so the number of seats makes no difference. Finished chunks are kept in a file and not played again,
unless the code that plays has changed.
"""

import argparse
import sys
from pathlib import Path

from boomtable.cli.usage import Parser, positive_number
from boomtable.research.summary import rate
from tools.measure import Chunk, measured, parsed

CHUNK = 50
LOST = ("explosive_cut", "countdown_over", "call_missed", "order_broken")


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_its_a_bomb", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive_number, default=1000, help="for each scenario (default 1000)")
    parser.add_argument("--levels", default="expert,standard,novice", help="bots, with commas (default all three)")
    parser.add_argument("--scenarios", default=",".join(str(number) for number in range(13)), help="with commas, in the order of play")
    parser.add_argument("--file", type=Path, default=Path("build/its_a_bomb.jsonl"), help="finished chunks")
    asked = parsed(parser, arguments)
    print("| bot | scenario | won | 95 % interval | games | explosive / time / Call / order (%) | thinking, largest (ms) |")
    print("|---|---|---|---|---|---|---|")
    for level in asked.levels.split(","):
        for scenario in asked.scenarios.split(","):
            line = f"its_a_bomb --scenario {scenario} --seats 2 --bots {level}"
            print(row(level, scenario, measured(line, asked.games, min(CHUNK, asked.games), asked.file)), flush=True)
    return 0


def row(level: str, scenario: str, chunks: list[Chunk]) -> str:
    games = sum(chunk["games"] for chunk in chunks)
    won = rate(sum(chunk["win_rate"]["count"] for chunk in chunks), games, games)
    lost = " / ".join(f"{100 * sum(chunk['outcomes'].get(reason, 0) for chunk in chunks) / games:.0f}" for reason in LOST)
    largest = max(chunk["thinking_ms"][level]["max"] for chunk in chunks)
    return f"| {level} | {scenario} | {won['rate']:.1%} | {won['low']:.1%} to {won['high']:.1%} | {games} | {lost} | {largest:.0f} |"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
