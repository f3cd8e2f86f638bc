"""What one seat of a full house of Two Rooms and a Boom can do: every deal is played twice, with an expert there and with nobody who cares.

    python -m tools.measure_two_rooms_seat

All other seats are experts, or bots of another level. The passive one does nothing of its own accord, answers nobody, and takes any
choice where the game waits for it. Both games of a pair have the same deal, the same dice and the same seat, which moves on from deal
to deal. Finished chunks are kept in a file, as in tools/measure_two_rooms.py.
"""

import argparse
import math
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from boomtable.bots import HANDMADE, Wait
from boomtable.bots.bot import Bot
from boomtable.cli.usage import Parser, positive_number
from boomtable.core.errors import BoomtableError
from boomtable.core.form import compiled
from boomtable.core.schema import Action, View
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.schema import Pass, Ready, TwoRoomsOptions, TwoRoomsView
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, play_game
from tools.measure import Chunk, digest, store, stored
from tools.measure_two_rooms_talk import Crowd

CHUNK = 10
SURE: Final = 1.96  # standard errors of a 95 % interval


class Passive(Bot):
    """Somebody who holds a phone and looks elsewhere."""

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        assert isinstance(view, TwoRoomsView)
        if self.seat not in view.waiting_on:
            return Wait()
        return next((nothing for nothing in (Pass(), Ready()) if nothing in legal), legal[self.dice.pick(len(legal))])


PASSIVE: Final[dict[str, type[Bot]]] = {"passive": Passive}


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure_two_rooms_seat", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=positive_number, default=200, help="deals, each played twice (default 200)")
    parser.add_argument("--seats", type=positive_number, default=20, help="(default 20)")
    parser.add_argument("--others", choices=("novice", "standard", "expert"), default="expert", help="on all other seats (default expert)")
    parser.add_argument("--mode", choices=("sim", "online"), default="sim", help="(default sim)")
    parser.add_argument("--file", type=Path, default=Path("build/two_rooms_seat.jsonl"), help="finished chunks")
    try:
        asked = parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"measure_two_rooms_seat: {error}", file=sys.stderr)
        return 2
    HANDMADE["two_rooms"] |= PASSIVE
    pairs = Counter[str]()
    code = digest()
    for number in range(0, asked.pairs, CHUNK):
        command = [asked.mode, str(asked.seats), asked.others, str(number)]
        key = {"command": command, "engine": "compiled" if compiled() else "interpreted", "code": code}
        chunk = stored(asked.file, key)
        if chunk is None:
            chunk = played(TwoRoomsOptions(asked.seats, mode=asked.mode, game="advanced"), range(number, number + CHUNK), asked.others)
            store(asked.file, key, chunk)
        pairs.update(chunk)
        print(f"{sum(pairs.values())} pairs: {told(pairs)}", file=sys.stderr, flush=True)
    print("| seats | others | pairs | expert there won | passive there won | difference, points | 95 % interval |")
    print(f"|{7 * '---|'}")
    print(f"| {asked.seats} | {asked.others} | {sum(pairs.values())} | {told(pairs)} |")
    return 0


def played(options: TwoRoomsOptions, deals: range, others: str) -> Chunk:
    """How often the seat won in both games of a pair, in only one, or in none."""
    found: Chunk = {"both": 0, "expert": 0, "passive": 0, "neither": 0}
    for number in deals:
        seat = number % options.seats
        seatings = [Seating(tuple(who if each == seat else others for each in range(options.seats))) for who in ("expert", "passive")]
        expert, passive = (won(Match(GAME, options, seating), seat, number) for seating in seatings)
        found["both" if expert and passive else "expert" if expert else "passive" if passive else "neither"] += 1
    return found


def won(match: Match, seat: Seat, number: int) -> bool:
    assert isinstance(match.options, TwoRoomsOptions)
    result = play_game(match, number) if match.options.mode == "sim" else Crowd(match, number).to_the_end()
    return seat in result.winners


def told(pairs: Counter[str]) -> str:
    """The gain by one seat, and how sure it is: pairs that ended alike count, too."""
    games = sum(pairs.values())
    gain = (pairs["expert"] - pairs["passive"]) / games
    spread = math.sqrt(max(0.0, (pairs["expert"] + pairs["passive"]) / games - gain * gain) / games)
    rates = " | ".join(f"{(pairs['both'] + pairs[who]) / games:.1%}" for who in ("expert", "passive"))
    return f"{rates} | {gain * 100:+.1f} | {(gain - SURE * spread) * 100:+.1f} to {(gain + SURE * spread) * 100:+.1f}"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
