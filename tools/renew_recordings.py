"""Renews the digests of recorded games after the state of their game has got another fact.

    python -m tools.renew_recordings bomb_busters

Actions and rolls stay: a recording that is no longer legal is not written, and its file is named.
"""

import sys
from dataclasses import replace
from pathlib import Path

import msgspec

from boomtable.core.errors import RecordingError
from boomtable.games import GAMES
from boomtable.table import read, replay, write
from boomtable.table.recording import recording_of

HOUSE = Path(__file__).resolve().parents[1]


def renewed(content: bytes) -> bytes:
    """The same game with the digests of today's states."""
    recording = read(content, GAMES.get)
    entries = [msgspec.structs.replace(entry, digest=None) for entry in recording.entries]
    return write(recording_of(replay(replace(recording, entries=entries)), recording.fair))


def run(arguments: list[str], house: Path = HOUSE) -> int:
    if not arguments or any(game not in GAMES for game in arguments):
        print(f"renew_recordings: name games, of {', '.join(GAMES)}", file=sys.stderr)
        return 2
    failed = 0
    for file in sorted(file for game in arguments for file in (house / "tests" / "recordings" / game).glob("*.jsonl")):
        before = file.read_bytes()
        try:
            after = renewed(before)
        except RecordingError as error:
            failed = 1
            print(f"{file.relative_to(house)}: {error}", file=sys.stderr)
            continue
        if after != before:
            file.write_bytes(after)
            print(f"{file.relative_to(house)}: written")
    return failed


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
