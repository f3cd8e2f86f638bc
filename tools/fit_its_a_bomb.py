"""Fits the value of the It's a Bomb! bots: plays games, keeps what was seen and who won, and finds the weights that foretell it.

    make compiled
    PYTHONPATH=build/compiled python -m tools.fit_its_a_bomb

Round 1 is played by the rule of IB-190 with tempers that differ from game to game, each later round by looking ahead with the weights
of the rounds before. Played games are kept in a file and not played again; the weights go to bots/handmade/its_a_bomb/formulas.json,
where scenarios that were not asked for keep theirs, and so does -1 unless all were.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from librt.vecs import vec

from boomtable.bots import Budget
from boomtable.bots.fitted import Fitted
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.bots.handmade.its_a_bomb.layouts import FarSightedUnit
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.bots.handmade.its_a_bomb.position import position_of, public_evidence
from boomtable.bots.handmade.its_a_bomb.reference import Reference, Style
from boomtable.bots.handmade.its_a_bomb.value import SIZE, Features
from boomtable.bots.handmade.its_a_bomb.weights import ALL_TOGETHER, formulas
from boomtable.cli.usage import Parser, positive_number
from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.schema import ItsABombOptions, ItsABombView
from tools import fitted_file
from tools.regression import fitted

HOUSE = Path(__file__).resolve().parents[1]
FORMULAS = HOUSE / "src/boomtable/bots/handmade/its_a_bomb/formulas.json"
SEEDS = 7_000_000  # far from those of measurements
BLOCK = 10  # games of a scenario before the next one has its turn
SAMPLES = {"rule": 150, "value": 400}
LOOSE, TIGHT = 0.3, 30.0  # how strongly weights are held back: those of all scenarios together, and what one differs from them
MANY = 4000  # games are enough for what all scenarios have in common

Weights = dict[int, list[float]]  # by scenario; -1: all together


class Played(msgspec.Struct):
    scenario: int
    round: int
    number: int
    won: bool
    rows: list[list[float]]


class Trainee(Colleague):
    """Plays one game as it is told to, and keeps what it saw at each decision."""

    def prepare(self, weights: list[float] | None, style: Style, rows: list[list[float]]) -> None:
        self.weights, self.style, self.rows = weights, style, rows

    def decide(self, seen: ItsABombView, choices: Choices) -> Action:
        dice = self.moment_dice(seen)
        weights = vec[float](self.weights or [0.0] * SIZE)
        samples = SAMPLES["rule" if self.weights is None else "value"]
        outlook = Outlook(position_of(seen), public_evidence(seen), weights, samples, dice)
        if seen.step == "choose":
            features = Features()
            features.read(outlook.position, outlook.chances)
            self.rows.append([round(features.numbers[place], 5) for place in range(SIZE)])
        if self.weights is None:
            return Reference(outlook, choices, self.style, dice).best()
        return LookingAhead(outlook, choices).best()

    def help(self, seen: ItsABombView, legal: list[Action]) -> Action:
        if self.weights is None:
            return super().help(seen, legal)
        return FarSightedUnit(seen, legal, vec[float](self.weights)).best()


def run(arguments: list[str]) -> int:
    parser = Parser(prog="fit_its_a_bomb", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive_number, default=1000, help="for each scenario and round (default 1000)")
    parser.add_argument("--rounds", type=positive_number, default=2, help="how many (default 2)")
    parser.add_argument("--scenarios", default=",".join(str(number) for number in range(13)), help="with commas (default all)")
    parser.add_argument("--file", type=Path, default=HOUSE / "build/its_a_bomb_games.jsonl", help="played games")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"fit_its_a_bomb: {error}", file=sys.stderr)
        return 2
    scenarios = [int(number) for number in asked.scenarios.split(",")]
    weights: Weights = {}
    for number in range(1, asked.rounds + 1):
        play_round(number, asked.games, scenarios, weights, asked.file)
        games = [played for played in stored(asked.file) if played.round <= number]
        weights = fit(games, scenarios)
        write(weights, games)
    return 0


def play_round(number: int, games: int, scenarios: list[int], weights: Weights, file: Path) -> None:
    done = Counter(played.scenario for played in stored(file) if played.round == number)
    for first in range(0, games, BLOCK):
        for scenario in scenarios:
            for game in range(max(first, done[scenario]), min(first + BLOCK, games)):
                keep(file, play(scenario, number, game, weights.get(scenario)))
        print(f"round {number}: {min(first + BLOCK, games)} of {games} games of each scenario", file=sys.stderr)


def play(scenario: int, number: int, game: int, weights: list[float] | None) -> Played:
    options = ItsABombOptions(2, scenario=scenario)
    seed = SEEDS + 100_000 * (100 * scenario + number) + game
    dice = SeededDice(seed)
    style = Style(patience=0.5 + dice.pick(61) / 100, fear=0.3 + dice.pick(71) / 100)
    rows: list[list[float]] = []
    bots = [Trainee(GAME, options, seat, seed, Budget(iterations=1)) for seat in range(options.seats)]
    for bot in bots:
        bot.prepare(weights, style, rows)
    return Played(scenario, number, game, is_won(options, bots, dice), rows)


def is_won(options: ItsABombOptions, bots: Sequence[Colleague], dice: SeededDice) -> bool:
    """Play the game to its end; whether it was won."""
    state, _ = GAME.setup(options, dice)
    while waiting := GAME.waiting_on(state):
        seat = waiting[0]
        action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert isinstance(action, Action)
        GAME.apply(state, seat, action, dice)
    return state.ended == "defused"


def fit(games: list[Played], scenarios: list[int]) -> Weights:
    """Fit one formula for all scenarios, then let each scenario differ where its games say so."""
    rows, labels = flat(in_common(games))
    together = fitted(rows, labels, [0.0] * SIZE, LOOSE)
    weights = {ALL_TOGETHER: together}
    for scenario in scenarios:
        rows, labels = flat([played for played in games if played.scenario == scenario])
        weights[scenario] = fitted(rows, labels, together, TIGHT)
        print(f"scenario {scenario}: {len(rows)} decisions fitted", file=sys.stderr)
    return weights


def in_common(games: list[Played]) -> list[Played]:
    """A sample of the games of all rounds and scenarios, large enough for one common formula."""
    return games[:: 1 + len(games) // MANY]


def flat(games: list[Played]) -> tuple[list[list[float]], list[float]]:
    rows = [row for played in games for row in played.rows]
    return rows, [1.0 if played.won else 0.0 for played in games for _ in played.rows]


def write(weights: Weights, games: list[Played]) -> None:
    """Write the formulas; the one for all other scenarios only when every scenario was asked for."""
    found: dict[int, Fitted] = {}
    for scenario, numbers in weights.items():
        if scenario != ALL_TOGETHER:
            found[scenario] = rounded(numbers, [played for played in games if played.scenario == scenario])
        elif len(weights) > len(SCENARIOS):
            found[scenario] = rounded(numbers, in_common(games))
    fitted_file.write(FORMULAS, formulas() | found)


def rounded(weights: list[float], games: list[Played]) -> Fitted:
    return learnt_from(games, [round(number, 4) for number in weights])


def learnt_from(games: list[Played], numbers: list[float]) -> Fitted:
    """The fitted numbers, with how many decisions, games and rounds they come from."""
    return Fitted(sum(len(played.rows) for played in games), len(games), max(played.round for played in games), numbers)


def stored(file: Path) -> Iterator[Played]:
    if file.exists():
        with file.open("rb") as lines:
            for line in lines:
                yield msgspec.json.decode(line, type=Played)


def keep(file: Path, played: Played) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(played) + b"\n")


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
