"""Plays random games of one game in search of crashes, dead ends and games without end; a failing game is printed as a recording."""

import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass

from boomtable.cli.game_flags import find_game
from boomtable.cli.progress import Progress
from boomtable.cli.usage import Parser, positive_number, whole_number
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.laws.deal import Deal
from boomtable.laws.run import options_of, seat_counts
from boomtable.laws.walk import has_run_on, walk
from boomtable.table import Table, write
from boomtable.table.recording import recording_of


@dataclass(frozen=True)
class Failure:
    deal: Deal
    what: str
    table: Table | None  # None: there was none yet

    def __str__(self) -> str:
        recording = "" if self.table is None else write(recording_of(self.table)).decode()
        return f"{self.what}\n{self.deal}\nagain: tools/fuzz.py {self.deal.game.info.id} --games 1 --seed {self.deal.seed}\n\n{recording}"


def deals(game: AnyGame, games: int, seed: int) -> Iterator[Deal]:
    """Every seat count and preset in turn; which one follows from the seed, so that a seed alone repeats a game."""
    choices = [options for seats in seat_counts(game) for options in options_of(game, seats)]
    return (Deal(game, choices[number % len(choices)], number) for number in range(seed, seed + games))


def play(deal: Deal) -> Failure | None:
    """Play one game to its end; returns what went wrong, if anything did."""
    table = None
    try:
        for position in walk(deal):
            table = position.table
    except Exception:  # whatever a game raises here is a find
        return Failure(deal, f"the game crashed\n{traceback.format_exc()}", table)
    assert table is not None, "a walk begins with the setup"
    if table.over:
        return None
    if has_run_on(deal, table):
        return Failure(deal, f"the game does not end: it goes on after {len(table.entries)} entries", table)
    return Failure(deal, "the game is stuck: nobody may act and no timer runs", table)


def run(arguments: list[str]) -> int:
    parser = Parser(prog="fuzz", description=__doc__)
    parser.add_argument("game", metavar="GAME", type=find_game, help="an id, or package.module:GAME")
    parser.add_argument("--games", type=positive_number, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="N", help="of the first game; each next game has the next one")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 2
    with Progress(asked.games, f"games of {asked.game.info.title}") as progress:
        for deal in deals(asked.game, asked.games, asked.seed):
            failure = play(deal)
            if failure is not None:
                print(failure, end="")
                return 1
            progress.step()
    print(f"{asked.games} games of {asked.game.info.title} played to their end, seeds {asked.seed} to {asked.seed + asked.games - 1}")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
