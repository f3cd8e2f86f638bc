"""The process that replays a recording: file in, JSON out, with little memory and no network."""

from __future__ import annotations

import os
import resource
import sys

import msgspec

from boomtable.core.errors import RecordingError
from boomtable.games import GAMES
from boomtable.server.game.replay import replay_as
from boomtable.server.protocol.requests import Replay, RollOdds
from boomtable.server.work.uploads import NO_RECORDING, ODDS
from boomtable.table.odds import odds_of
from boomtable.table.recording import Recording, read

NICENESS = 10  # bots and people come first
MEMORY = 1 << 30  # bytes of address space
SECONDS = 10  # of processor time


def main() -> int:
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    try:
        found = found_in(read(sys.stdin.buffer.read(), GAMES.get), sys.argv[1])
    except RecordingError as error:
        sys.stdout.write(str(error))
        return NO_RECORDING
    sys.stdout.buffer.write(msgspec.json.encode(found))
    return 0


def found_in(recording: Recording, wanted: str) -> Replay | RollOdds:
    return RollOdds(odds_of(recording)) if wanted == ODDS else replay_as(recording, int(wanted))


if __name__ == "__main__":
    sys.exit(main())
