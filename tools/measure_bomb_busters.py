"""The table of the Bomb Busters bots: every mission, number of seats and way of playing; goes on where it stopped.

    make compiled
    PYTHONPATH=build/compiled python -m tools.measure_bomb_busters

Missions 4 and 8 are played 300 times, the others 60 times, each with seed 0, as `boomtable simulate` would. Finished lines
are kept in a file and not played again, unless the code that plays has changed.
"""

import argparse
import sys
from pathlib import Path

from boomtable.cli.usage import Parser, positive_number
from tools.measure import Chunk, measured, parsed

EXAMS = (4, 8)
SEATS = (2, 3, 4, 5)


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_bomb_busters", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive_number, default=300, help="for missions 4 and 8 (default 300)")
    parser.add_argument("--others", type=positive_number, default=60, help="for the other missions (default 60)")
    parser.add_argument("--levels", default="expert", help="bots, with commas (default expert)")
    parser.add_argument("--missions", default="4,8,1,2,3,5,6,7", help="with commas, in the order in which to play them")
    parser.add_argument("--file", type=Path, default=Path("build/bomb_busters.jsonl"), help="finished lines")
    asked = parsed(parser, arguments)
    print("| bot | mission | signals | 2 seats | 3 seats | 4 seats | 5 seats | slowest median, largest (ms) |")
    print("|---|---|---|---|---|---|---|---|")
    for level in asked.levels.split(","):
        for mission in [int(number) for number in asked.missions.split(",")]:
            for signals in (False, True):
                games = asked.games if mission in EXAMS else asked.others
                print(row(level, mission, signals=signals, games=games, file=asked.file), flush=True)
    return 0


def row(level: str, mission: int, *, signals: bool, games: int, file: Path) -> str:
    chunks: list[Chunk] = []
    for seats in SEATS:
        line = f"bomb_busters --mission {mission} --seats {seats} --bots {level}" + (" --signals" if signals else "")
        chunks += measured(line, games, games, file)
    cells = [won(chunk) for chunk in chunks]
    median = max(chunk["thinking_ms"][level]["median"] for chunk in chunks)
    largest = max(chunk["thinking_ms"][level]["max"] for chunk in chunks)
    return f"| {level} | {mission} | {'on' if signals else 'off'} | {' | '.join(cells)} | {median:.2f}, {largest:.0f} |"


def won(chunk: Chunk) -> str:
    rate = chunk["win_rate"]
    return f"{rate['rate']:.1%} [{rate['low']:.1%} to {rate['high']:.1%}] n={chunk['games']}"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
