"""Writes fair deals for the web client's tests, so that its dice are held against these; `--check` only says whether they are stale."""

import sys
from pathlib import Path

import msgspec

from boomtable.core.dice import Dice, FairDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options, TimeUp
from boomtable.core.seats import CLOCK
from boomtable.games import BOMBS_AWAY, GAMES, SNIP
from boomtable.games.bombs_away.schema import BombsAwayOptions
from boomtable.games.snip.schema import SnipOptions
from boomtable.table import Recording, Table, read, write
from boomtable.table.fair import FairDeal, commitment, table_key
from boomtable.table.odds import Odds, odds_of
from boomtable.table.recording import recording_of
from tools.make_types import HOUSE, bring

RECORDINGS = Path("tests/recordings")
DEALS = Path("web/tests/deals")
SEED = bytes(range(32))
ENTROPY = [b"sixteen of one's", b"", b"and sixteen more"]  # the seat in between is a bot's


class Rolled(msgspec.Struct, frozen=True):
    """What the dice of one deal give where a recorded game asked for rolls."""

    seed: str
    entropy: list[str]
    commitment: str
    odds: list[list[Odds]]
    rolls: list[list[int]]


class Played(msgspec.Struct, frozen=True):
    """A whole fair game: its recording, and what its rolls were rolled from."""

    recording: str
    odds: list[list[Odds]]


def rolled(recording: Recording) -> Rolled:
    odds, key = odds_of(recording), table_key(SEED, ENTROPY)
    rolls = [[_roll(dice, each) for each in asked] for asked, dice in ((asked, FairDice(key, entry)) for entry, asked in enumerate(odds))]
    return Rolled(SEED.hex(), [part.hex() for part in ENTROPY], commitment(SEED), odds, rolls)


def _roll(dice: Dice, odds: Odds) -> int:
    return dice.pick(odds) if isinstance(odds, int) else dice.roll(odds)


def played(game: AnyGame, options: Options) -> Played:
    """Whoever must act does one of the legal things, another one each time."""
    entropy = ENTROPY[: options.seats]
    table = Table(game, options, key=table_key(SEED, entropy))
    while not table.over:
        waiting = game.waiting_on(table.state)
        if waiting:
            actions = game.legal_actions(table.state, waiting[0])
            table.submit(waiting[0], actions[len(table.entries) % len(actions)], table.now)
        else:
            timer = game.timers(table.state)[0]
            table.submit(CLOCK, TimeUp(timer.name, timer.key), table.now + timer.ms)
    recording = recording_of(table, FairDeal(commitment(SEED), tuple(part.hex() for part in entropy), SEED.hex()))
    return Played(write(recording).decode(), odds_of(recording))


def wanted(house: Path = HOUSE) -> dict[Path, str]:
    """What each generated file should hold, by path below the house."""
    files: dict[Path, object] = {}
    for file in sorted((house / RECORDINGS).glob("*/*.jsonl")):
        files[DEALS / "rolled" / file.parent.name / f"{file.stem}.json"] = rolled(read(file.read_bytes(), GAMES.get))
    files[DEALS / "played" / "snip.json"] = played(SNIP, SnipOptions(3))
    files[DEALS / "played" / "bombs_away.json"] = played(BOMBS_AWAY, BombsAwayOptions(2, short_hand=True))
    return {path: msgspec.json.encode(what).decode() + "\n" for path, what in files.items()}


def main(arguments: list[str], house: Path = HOUSE) -> int:
    return bring(wanted(house), house, arguments, again="python -m tools.make_deals")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
