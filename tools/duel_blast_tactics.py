"""The learned Blast Tactics bot against the expert as it was frozen, at equal thinking time.

    python -m tools.frozen_bots blast_tactics d631022 build/frozen
    PYTHONPATH=build/frozen python -m tools.duel_blast_tactics duel_alley --ms 20

One seat is played by the learned bot, the others by the frozen one; it moves on by one seat from game to game, and lots decide who
begins. Both think as many milliseconds of processor time for a decision, so what else the machine does favours nobody. A shared win
counts in parts.
"""

import argparse
import importlib
import sys
import time
from dataclasses import dataclass, field

from boomtable.bots import Bot, Budget
from boomtable.bots.handmade.blast_tactics import LearnedBomber
from boomtable.cli.usage import Parser, positive_number
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.arenas.plan import read
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.research.summary import rate
from tools.measure import parsed

FROZEN = "boomtable.bots.handmade.blast_tactics_frozen.expert"
TOLD = 50  # games between two lines of progress


@dataclass
class Duel:
    arena: str
    budget: Budget
    frozen: type[Bot]
    today: type[Bot] = LearnedBomber
    won: float = 0.0
    games: int = 0
    decisions: list[int] = field(default_factory=lambda: [0, 0])  # of today's bot, and of the frozen one
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def play(self, seed: int) -> None:
        options = BlastTacticsOptions(read(TEXTS[self.arena]).players, arena=self.arena)  # type: ignore[arg-type]
        seat_of_today = seed % options.seats
        kinds = [self.today if seat == seat_of_today else self.frozen for seat in range(options.seats)]
        bots: list[Bot] = [kind(GAME, options, seat, seed, self.budget) for seat, kind in enumerate(kinds)]
        dice = SeededDice(seed)
        state, _ = GAME.setup(options, dice)
        while waiting := GAME.waiting_on(state):
            action = self._chosen(bots[waiting[0]], state, waiting[0], old=waiting[0] != seat_of_today)
            GAME.apply(state, waiting[0], action, dice)
        self.games += 1
        self.won += 1 / len(state.winners) if seat_of_today in state.winners else 0.0

    def _chosen(self, bot: Bot, state: object, seat: Seat, *, old: bool) -> Action:
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)  # type: ignore[arg-type]
        began = time.process_time()
        action = bot.choose(view, legal)
        if len(legal) > 1:
            self.decisions[old] += 1
            self.seconds[old] += time.process_time() - began
        assert isinstance(action, Action)
        return action

    def told(self) -> str:
        interval = rate(round(self.won), self.games)
        today, frozen = (1000 * self.seconds[old] / max(1, self.decisions[old]) for old in range(2))
        share = f"{self.won / self.games:.1%} [{interval['low']:.1%} to {interval['high']:.1%}]"
        return f"{self.arena}: {share} of {self.games} games; a decision took {today:.1f} ms, of the frozen one {frozen:.1f} ms"


def run(arguments: list[str]) -> int:
    parser = Parser(prog="duel_blast_tactics", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arena", choices=sorted(TEXTS))
    parser.add_argument("--ms", type=positive_number, default=20, help="for a decision (default 20)")
    parser.add_argument("--games", type=positive_number, default=400, help="how many (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default 0)")
    parser.add_argument("--frozen", default=f"{FROZEN}:ExpertBomber", help="the other bot, as package.module:Class")
    asked = parsed(parser, arguments)
    module, name = asked.frozen.split(":")
    budget = Budget(ms=asked.ms, clock=time.process_time)
    duel = Duel(asked.arena, budget, getattr(importlib.import_module(module), name))
    for number in range(asked.games):
        duel.play(asked.seed + number)
        if duel.games % TOLD == 0:
            print(duel.told(), file=sys.stderr, flush=True)
    print(duel.told())
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
