"""Trains the network by which the It's a Bomb! expert judges a scenario: plays games, and learns from what was seen who won.

    make compiled
    OMP_NUM_THREADS=1 PYTHONPATH=build/compiled python -m tools.train_its_a_bomb --scenario 4

Round 1 is played by looking ahead with the fitted formula, each later round by looking closely with the network of the round before;
now and then one of the five best choices is taken by lot, so that many situations occur. The first network learns from round 1, later
ones from all rounds but the first. Played games are kept in a file and not played again; the network goes to
bots/handmade/its_a_bomb/networks.json, where other scenarios keep theirs. From then on the expert looks closely in this scenario.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from librt.vecs import vec

from boomtable.bots import Budget
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.close_look import QUICK, CloseLook
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of
from boomtable.bots.handmade.its_a_bomb.value import Features
from boomtable.bots.handmade.its_a_bomb.weights import networks, weights_of
from boomtable.cli.usage import Parser, positive_number
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import ItsABombOptions, ItsABombView
from tools import fitted_file
from tools.fit_its_a_bomb import HOUSE, Played, is_won, keep, learnt_from, stored
from tools.measure import parsed
from tools.network import trained

NETWORKS = HOUSE / "src/boomtable/bots/handmade/its_a_bomb/networks.json"
SEEDS = 60_000_000  # far from those of measurements
SAMPLES = {"formula": 400, "network": 150}
BY_LOT = 10  # of a hundred choices
TOLD = 100  # games between two lines of progress

Network = list[float]


class Learner(Colleague):
    """Plays one game as it is told to, and keeps what it saw at each decision."""

    def prepare(self, network: Network | None, rows: list[list[float]]) -> None:
        self.network, self.rows = network, rows

    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        dice = self.moment_dice(seen)
        weights = weights_of(seen.scenario) if self.network is None else vec[float](self.network)
        samples = SAMPLES["formula" if self.network is None else "network"]
        outlook = Outlook(position_of(seen), self.evidence(seen), weights, samples, dice)
        if seen.step == "choose":
            features = Features()
            features.read_for_network(outlook.position, outlook.chances)
            self.rows.append([round(number, 5) for number in features.numbers])
        look = LookingAhead(outlook, choices) if self.network is None else CloseLook(outlook, choices, self.budget.begin(), QUICK)
        return look.certain() or by_lot(look, dice)

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        return FarSightedUnit(seen, legal, weights_of(seen.scenario)).best()


def by_lot(look: LookingAhead, dice: SeededDice) -> Action:
    look.weigh()
    best = sorted(range(len(look.values)), key=lambda place: -look.values[place])[:5]
    return look.actions[best[dice.pick(len(best)) if dice.pick(100) < BY_LOT else 0]]


def run(arguments: list[str]) -> int:
    parser = Parser(prog="train_its_a_bomb", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenario", type=int, required=True, help="its number")
    parser.add_argument("--games", type=positive_number, default=9000, help="for each round (default 9000)")
    parser.add_argument("--rounds", type=positive_number, default=3, help="how many (default 3)")
    parser.add_argument("--file", type=Path, default=HOUSE / "build/its_a_bomb_training.jsonl", help="played games")
    asked = parsed(parser, arguments)
    network: Network | None = None
    for number in range(1, asked.rounds + 1):
        play_round(asked.scenario, number, asked.games, network, asked.file)
        games = [played for played in stored(asked.file) if played.scenario == asked.scenario and min(2, number) <= played.round <= number]
        network = learnt(games)
        write(asked.scenario, network, games)
    return 0


def play_round(scenario: int, number: int, games: int, network: Network | None, file: Path) -> None:
    done = Counter((played.scenario, played.round) for played in stored(file))[scenario, number]
    for game in range(done, games):
        keep(file, play(scenario, number, game, network))
        if (game + 1) % TOLD == 0:
            print(f"round {number}: {game + 1} of {games} games", file=sys.stderr)


def play(scenario: int, number: int, game: int, network: Network | None) -> Played:
    options = ItsABombOptions(2, scenario=scenario)
    seed = SEEDS + 100_000 * (100 * scenario + number) + game
    dice = SeededDice(seed)
    rows: list[list[float]] = []
    bots = [Learner(GAME, options, seat, seed, Budget(iterations=1)) for seat in range(options.seats)]
    for bot in bots:
        bot.prepare(network, rows)
    return Played(scenario, number, game, is_won(options, bots, dice), rows)


def learnt(games: list[Played]) -> Network:
    rows = np.array([row for played in games for row in played.rows])
    labels = np.array([float(played.won) for played in games for _ in played.rows])
    return trained(rows, labels, lambda line: print(line, file=sys.stderr))


def write(scenario: int, network: Network, games: list[Played]) -> None:
    numbers = [float(f"{number:.4g}") for number in network]
    fitted_file.write(NETWORKS, networks() | {scenario: learnt_from(games, numbers)})


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
