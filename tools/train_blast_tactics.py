"""Trains what the learned Blast Tactics bot weighs: plays games, and learns from the ends of turns who won.

    make compiled
    OMP_NUM_THREADS=1 PYTHONPATH=build/compiled python -m tools.train_blast_tactics --seats 2

In every round the search plays with the weights of the round before, first with those set by hand; now and then a turn is taken by lot,
so that many positions occur. Played games are kept in a file and not played again; the weights go to
bots/handmade/blast_tactics/learned.json, where those for other numbers of seats stay.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from librt.vecs import vec

from boomtable.bots import Budget
from boomtable.bots.fitted import Fitted
from boomtable.bots.handmade.blast_tactics.by_hand import by_hand
from boomtable.bots.handmade.blast_tactics.judge import Judge, learned
from boomtable.bots.handmade.blast_tactics.projection import SETTLED, Projection
from boomtable.bots.handmade.blast_tactics.search import Search
from boomtable.bots.handmade.blast_tactics.standing import Standing
from boomtable.bots.handmade.blast_tactics.turn import Turn
from boomtable.cli.usage import Parser, positive_number
from boomtable.core.dice import Dice, SeededDice
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.arenas.plan import read
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.rules import turning
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.games.blast_tactics.state import BETWEEN, OVER, BlastTacticsState
from tools import fitted_file
from tools.blast_tactics_games import Moment, Played, keep, stored
from tools.blast_tactics_lessons import learnt
from tools.measure import parsed

HOUSE = Path(__file__).resolve().parents[1]
WEIGHTS = HOUSE / "src/boomtable/bots/handmade/blast_tactics/learned.json"
SEEDS = 80_000_000  # far from those of measurements
STANDARD = 2  # of three games one is in another arena than the standard one
BY_LOT = 15  # of a hundred turns, one of the promising ones
WILD = 5  # one of all
TOLD = 100  # games between two lines of progress


def run(arguments: list[str]) -> int:
    parser = Parser(prog="train_blast_tactics", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, required=True, choices=[2, 3, 4])
    parser.add_argument("--games", type=positive_number, default=3000, help="for each round (default 3000)")
    parser.add_argument("--rounds", type=positive_number, default=1, help="how many (default 1)")
    parser.add_argument("--iterations", type=positive_number, default=10, help="of the search for a decision (default 10)")
    parser.add_argument("--file", type=Path, default=HOUSE / "build/blast_tactics_training.jsonl", help="played games")
    asked = parsed(parser, arguments)
    found = by_hand()
    for number in range(1, asked.rounds + 1):
        play_round(asked, number, found)
        games = [played for played in stored(asked.file) if played.seats == asked.seats and played.round <= number]
        found = learnt(games, lambda line: print(line, file=sys.stderr))
        write(asked.seats, found, games)
    return 0


def play_round(asked: argparse.Namespace, number: int, found: list[float]) -> None:
    done = Counter((played.seats, played.round) for played in stored(asked.file))[asked.seats, number]
    judge = Judge(vec[float](found))
    for game in range(done, asked.games):
        keep(asked.file, play(asked.seats, number, game, judge, asked.iterations))
        if (game + 1) % TOLD == 0:
            print(f"round {number}: {game + 1} of {asked.games} games", file=sys.stderr)


def arena_for(seats: int, game: int) -> str:
    arenas = [name for name, text in TEXTS.items() if read(text).players == seats]
    return arenas[0] if game % 3 < STANDARD else arenas[1 + game // 3 % (len(arenas) - 1)]


def play(seats: int, number: int, game: int, judge: Judge, iterations: int) -> Played:
    """Play one game, and note the end of every turn."""
    dice = SeededDice(SEEDS + 10_000_000 * seats + 1_000_000 * number + game)
    state, _ = GAME.setup(BlastTacticsOptions(seats, arena=arena_for(seats, game)), dice)  # type: ignore[arg-type]
    moments: list[Moment] = []
    while state.phase != OVER:
        seat = state.turn
        search = Search(state, seat, dice.pick(1_000_000_000), judge)
        search.think(Budget(iterations=iterations).begin())
        state = gone_on(state, chosen(search, dice), dice)
        if state.phase == BETWEEN:
            note(state, moments, judge.standing)
            turning.go_on(state, dice, None)
    return Played(seats, number, game, list(state.winners), moments)


def chosen(search: Search, dice: Dice) -> Turn:
    lot = dice.pick(100)
    if lot < WILD:
        turns = list(search.tree.turns.values())
        return turns[dice.pick(len(turns))]
    if lot < WILD + BY_LOT:
        return search.field[dice.pick(len(search.field))].turn
    return search.best().turn


def gone_on(state: BlastTacticsState, turn: Turn, dice: Dice) -> BlastTacticsState:
    """Play a turn as far as it is known: what an item changes is thought about anew."""
    if turn.is_certain():
        return turn.end.clone()
    seat, actions = state.turn, BY_SEATS[state.seats]
    state = state.clone()
    for code in turn.codes[: turn.shown]:
        actions.decide(state, seat, code, dice, None)
        turning.settle(state, None)
    return state


def note(state: BlastTacticsState, moments: list[Moment], standing: Standing) -> None:
    """Note the end of a turn, unless the flames to come settle the game."""
    projection = Projection(state, state.turn)
    living = [seat for seat in range(state.seats) if projection.alive[seat]]
    if projection.ended == SETTLED:
        return
    moment = Moment(living, [], [])
    for seat in living:
        standing.read(state, projection, seat)
        moment.places.append([int(standing.places[at]) for at in range(standing.count)])
        moment.numbers.append([round(standing.numbers[at], 4) for at in range(standing.count)])
    moments.append(moment)


def write(seats: int, found: list[float], games: list[Played]) -> None:
    numbers = [float(f"{number:.4g}") for number in found]
    origin = Fitted(sum(len(played.moments) for played in games), len(games), max(played.round for played in games), numbers)
    fitted_file.write(WEIGHTS, learned() | {seats: origin})


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
