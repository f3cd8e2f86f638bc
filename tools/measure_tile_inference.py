"""How long exact inference of It's a Bomb! takes, over random histories of questions and consultants.

    python tools/measure_tile_inference.py --deals 10

Times are of the processor, for everything from a position to the chances of all tiles: median, 95 % and largest over all
positions in which the employees choose. With the compiled engine in front (`PYTHONPATH=build/compiled`) that form is measured.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from boomtable.core.dice import SeededDice
from boomtable.core.form import compiled
from boomtable.core.seats import PUBLIC
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import deduce
from boomtable.games.its_a_bomb.pieces import CHOOSE
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, ItsABombOptions, Pass, Use
from boomtable.games.its_a_bomb.state import ItsABombState

SAMPLES = 1500


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenarios", default=",".join(map(str, SCENARIOS)), help="for example 6,9 (default: all)")
    parser.add_argument("--deals", type=int, default=10, help="for each scenario (default 10)")
    asked = parser.parse_args(arguments)
    print(f"{'compiled' if compiled() else 'interpreted'}; median / 95 % / largest")
    print(f"| scenario | positions | edges of the nets | chances of all tiles, ms | {SAMPLES} arrangements, ms | one line's answers, ms |")
    print("|---|---|---|---|---|---|")
    for scenario in map(int, asked.scenarios.split(",")):
        print(row(scenario, asked.deals), flush=True)
    return 0


def row(scenario: int, deals: int) -> str:
    edges: list[float] = []
    chances: list[float] = []
    samples: list[float] = []
    answers: list[float] = []
    dice = SeededDice(0)
    for state in positions(scenario, deals):
        begin = process_time()
        deduction = deduce(Evidence.from_state(state, PUBLIC))
        deduction.marginals()
        chances.append(process_time() - begin)
        edges.append(sum(float(len(bomb.filling.net.edge_node)) for bomb in deduction.bombs))
        begin = process_time()
        deduction.samples(SAMPLES, dice)
        samples.append(process_time() - begin)
        begin = process_time()
        deduction.answers(state.page().lines[dice.pick(len(state.answers))])
        answers.append(process_time() - begin)
    return f"| {scenario} | {len(chances)} | {spread(edges, '{:.0f}')} | {times(chances)} | {times(samples)} | {times(answers)} |"


def times(seconds: list[float]) -> str:
    return spread([1e3 * time for time in seconds], "{:.2f}")


def spread(values: list[float], form: str) -> str:
    ranked = sorted(values)
    return " / ".join(form.format(value) for value in (median(ranked), ranked[int(0.95 * len(ranked))], ranked[-1]))


def positions(scenario: int, deals: int) -> Iterator[ItsABombState]:
    """Positions of a random history: nobody cuts, and half of the usable consultants are used."""
    for deal in range(deals):
        dice = SeededDice(deal)
        chance = Random(deal)
        state, _ = GAME.setup(ItsABombOptions(2, scenario=scenario), dice)
        while GAME.outcome(state) is None:
            if state.step == CHOOSE:
                yield state
            seat = GAME.waiting_on(state)[0]
            actions = GAME.legal_actions(state, seat)
            cards = [action for action in actions if isinstance(action, Use)]
            others = [action for action in actions if isinstance(action, (Ask, ChooseBlock, Pass))]
            if not others:  # every line is answered
                break
            GAME.apply(state, seat, chance.choice(cards if cards and chance.random() < 0.5 else others), dice)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
