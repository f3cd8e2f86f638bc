"""The tables of the Two Rooms and a Boom bots: how teams and roles fare at each size, and against weaker bots; goes on where it stopped.

    python -m tools.measure_two_rooms

Bots of one level play among themselves in sim mode (TR-321), with the recommended advanced decks and with decks that bring the
other roles; then they play each colour in turn while bots of other levels play all the rest. Chunks of 10 games have seeds 0, 1 and so on;
finished ones are kept in a file and not played again, unless the code that plays has changed.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from boomtable.cli.usage import Parser, positive_number
from boomtable.core.errors import BoomtableError
from boomtable.core.form import compiled
from boomtable.games.two_rooms import GAME, role_sets
from boomtable.games.two_rooms.roles import IDS, SIDES
from boomtable.games.two_rooms.rules import ending
from boomtable.games.two_rooms.schema import Role, TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from boomtable.research.summary import rate
from tools.measure import Chunk, digest, store, stored

CHUNK = 10
FEW, MANY = (20, 22, 30), (6, 10, 11, 16)  # sizes for fewer games, and for all
BOUNCERS: tuple[Role, ...] = ("bouncer_blue", "bouncer_red", "agoraphobe")


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_two_rooms", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive_number, default=200, help="for sizes up to 16 (default 200); a quarter for others")
    parser.add_argument("--level", default="expert", help="of the bots (default expert)")
    parser.add_argument("--seats", default=",".join(str(size) for size in MANY + FEW), help="with commas (default all of the table)")
    parser.add_argument("--duels", default="6,11,16", help="sizes against other levels, with commas (default 6,11,16)")
    parser.add_argument("--against", default="random", help="these levels, with commas (default random)")
    parser.add_argument("--file", type=Path, default=Path("build/two_rooms.jsonl"), help="finished chunks")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"measure_two_rooms: {error}", file=sys.stderr)
        return 2
    plan = Plan(asked.level, asked.file, digest())
    found = balance(plan, sizes(asked.seats), asked.games) if asked.seats else []
    print(f"\n| role | won | of | rate |\n|---|---|---|---|\n{roles(found)}", flush=True)
    duels(plan, sizes(asked.duels), asked.against.split(","), asked.games)
    return 0


def sizes(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


class Plan:
    """Who plays, and where finished chunks are kept."""

    def __init__(self, level: str, file: Path, code: str) -> None:
        self.level = level
        self.file = file
        self.code = code

    def measured(self, options: TwoRoomsOptions, seating: Seating, games: int) -> list[Chunk]:
        """The chunks of one row; those that are missing in the file are played now."""
        found = []
        for seed, done in enumerate(range(0, games, CHUNK)):
            number = min(CHUNK, games - done)
            who = [*seating.bots, *(":".join(pair) for pair in seating.by_team)]
            deck = "buried" if options.bury else ",".join(options.roles or ())
            command = ["two_rooms", str(options.seats), deck, *who, str(number), str(seed)]
            key = {"command": command, "engine": "compiled" if compiled() else "interpreted", "code": self.code}
            chunk = stored(self.file, key)
            if chunk is None:
                chunk = played(options, seating, number, seed)
                store(self.file, key, chunk)
            found.append(chunk)
        return found


def simulated(seats: int, deck: tuple[Role, ...] | None = None, *, bury: bool = False) -> TwoRoomsOptions:
    return TwoRoomsOptions(seats, mode="sim", game="advanced", roles=deck, bury=bury)


def rare() -> dict[str, TwoRoomsOptions]:
    """Decks with the roles that no recommended deck has."""
    return {
        "buried card": simulated(10, bury=True),
        "zombies": simulated(11, role_sets.zombie_night(11)),
        "bouncers": simulated(11, (*role_sets.cards("PB 3T"), *BOUNCERS)),
        "potato": simulated(11, (*role_sets.cards("PB 4T"), "hot_potato")),
    }


def played(options: TwoRoomsOptions, seating: Seating, games: int, seed: int) -> Chunk:
    chunk: Chunk = {"games": games, "winners": {}, "roles": {}, "shares": 0, "decisions": 0}
    match = Match(GAME, options, seating, seed)
    for number in range(games):
        playing = Playing(match, number)
        result = playing.to_the_end()
        state = playing.table.state
        assert isinstance(state, TwoRoomsState)
        chunk["winners"][state.winner] = chunk["winners"].get(state.winner, 0) + 1
        chunk["shares"] += result.tally["shares"]
        chunk["decisions"] += result.actions
        count_roles(chunk, state)
    return chunk


def count_roles(chunk: Chunk, state: TwoRoomsState) -> None:
    """Count for each role how often it won and how often it was dealt."""
    for result in ending.results(state):
        won, there = chunk["roles"].get(result.role, (0, 0))
        chunk["roles"][result.role] = [won + result.won, there + 1]


# the tables


def balance(plan: Plan, seats: list[int], games: int) -> list[Chunk]:
    print(f"| seats | games | red | 95 % interval | blue | 95 % interval | neither | shares | decisions |\n|{9 * '---|'}")
    everything: list[Chunk] = []
    for size in seats:
        chunks = plan.measured(simulated(size), Seating((plan.level,)), games if size in MANY else max(1, games // 4))
        print(standing(str(size), chunks), flush=True)
        everything += chunks
    print(standing("all", everything), flush=True)
    for name, options in rare().items():
        chunks = plan.measured(options, Seating((plan.level,)), max(1, games // 4))
        print(standing(f"{options.seats}, {name}", chunks), flush=True)
        everything += chunks
    return everything


def standing(label: str, chunks: list[Chunk]) -> str:
    games = total(chunks, "games")
    won = Counter[str]()
    for chunk in chunks:
        won.update(chunk["winners"])
    rates = " | ".join(interval(won[team], games) for team in ("red", "blue"))
    per_game = f"{total(chunks, 'shares') / games:.1f} | {total(chunks, 'decisions') / games:.0f}"
    return f"| {label} | {games} | {rates} | {won['neither'] / games:.1%} | {per_game} |"


def interval(won: int, games: int) -> str:
    found = rate(won, games)
    return f"{found['rate']:.1%} | {found['low']:.1%} to {found['high']:.1%}"


def total(chunks: Iterable[Chunk], what: str) -> int:
    return sum(chunk[what] for chunk in chunks)


def roles(chunks: list[Chunk]) -> str:
    """One row for each role that was dealt."""
    won, there = Counter[str](), Counter[str]()
    for chunk in chunks:
        for role, (wins, seats) in chunk["roles"].items():
            won[role] += wins
            there[role] += seats
    return "\n".join(f"| {role} | {won[role]} | {there[role]} | {won[role] / there[role]:.0%} |" for role in IDS if there[role])


def duels(plan: Plan, seats: list[int], against: list[str], games: int) -> None:
    print(
        f"\n| {plan.level} bots | all others | seats | won | 95 % interval | the other colour won | games |\n|---|---|---|---|---|---|---|"
    )
    for weaker in against:
        for side, other in (("red", "blue"), ("blue", "red")):
            by_team = tuple((team, plan.level if team == side else weaker) for team in SIDES)
            for size in seats:
                chunks = plan.measured(simulated(size), Seating(by_team=by_team), max(1, games // 4))
                print(duel(f"{side} | {weaker} | {size}", side, other, chunks), flush=True)


def duel(label: str, side: str, other: str, chunks: list[Chunk]) -> str:
    games = total(chunks, "games")
    won, lost = (sum(chunk["winners"].get(team, 0) for chunk in chunks) for team in (side, other))
    return f"| {label} | {interval(won, games)} | {lost / games:.1%} | {games} |"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
