"""How long exact inference of Bomb Busters takes: at the opening, and over games in which every claim hits.

    python tools/measure_inference.py --mission 8 --games 5

Times are of the processor, for everything from a position to the chances of all wires. With the compiled engine in front
(`PYTHONPATH=build/compiled`) that form is measured.
"""

import argparse
import sys
from random import Random
from statistics import mean, median
from time import process_time

from boomtable.core.dice import SeededDice
from boomtable.core.form import compiled
from boomtable.core.seats import PUBLIC, Viewer
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.pieces import RED, is_blue, value_of
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.start import lay_out
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mission", type=int, default=8, help="1 to 8 (default 8)")
    parser.add_argument("--games", type=int, default=5, help="for each number of seats (default 5)")
    parser.add_argument("--public", action="store_true", help="also for somebody without a hand")
    asked = parser.parse_args(arguments)
    print(f"mission {asked.mission}, {'compiled' if compiled() else 'interpreted'}; one position: from the state to all chances")
    print("| seats | opening, median ms | opening, slowest ms | over a game, mean ms | last ten wires, mean µs | one sample, mean µs |")
    print("|---|---|---|---|---|---|")
    for seats in (2, 3, 4, 5):
        print(row(str(seats), [played(asked.mission, seats, seed, 1) for seed in range(asked.games)]))
    if asked.public:
        print(row("5, without a hand", [played(asked.mission, 5, seed, PUBLIC) for seed in range(asked.games)]))
    return 0


class Times:
    """Seconds for each position of one game."""

    def __init__(self) -> None:
        self.positions: list[float] = []
        self.last: list[float] = []  # with at most ten wires uncut
        self.samples: list[float] = []


def row(label: str, games: list[Times]) -> str:
    openings = [game.positions[0] for game in games]
    positions = [time for game in games for time in game.positions]
    last = [time for game in games for time in game.last]
    samples = [time for game in games for time in game.samples]
    return (
        f"| {label} | {1e3 * median(openings):.2f} | {1e3 * max(openings):.2f} | {1e3 * mean(positions):.3f} "
        f"| {1e6 * mean(last):.0f} | {1e6 * mean(samples):.0f} |"
    )


def played(mission: int, seats: int, seed: int, viewer: Viewer) -> Times:
    """Play one game: a random token for each seat, then random pairs are cut until only red wires stand."""
    chance = Random(seed)
    dice = SeededDice(seed)
    state, _ = lay_out(BombBustersOptions(seats, mission=mission), dice)
    for seat in range(seats):
        wire = chance.choice([wire for wire in uncut_of(state, seat) if is_blue(state.tile[wire])])
        put_token(state, wire, value_of(state.tile[wire]))
    times = Times()
    while True:
        begin = process_time()
        deduction = deduce(Evidence.from_state(state, viewer))
        spent = process_time() - begin
        deduction.sample(dice)
        times.positions.append(spent)
        times.samples.append(process_time() - begin - spent)
        wires = [wire for seat in range(seats) for wire in uncut_of(state, seat) if value_of(state.tile[wire]) != RED]
        if len(wires) <= 10:
            times.last.append(spent)
        if not wires:
            return times
        cut_pair(state, wires, chance)


def cut_pair(state: BombBustersState, wires: list[int], chance: Random) -> None:
    value = value_of(state.tile[chance.choice(wires)])
    for wire in chance.sample([wire for wire in wires if value_of(state.tile[wire]) == value], 2):
        state.cut[wire] = True
        state.token[wire] = 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
