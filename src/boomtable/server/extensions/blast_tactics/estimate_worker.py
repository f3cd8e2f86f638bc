"""The process in which bots try out an arena: a request in, one JSON line per few games out, with little memory and low priority."""

from __future__ import annotations

import os
import resource
import sys
import time
import zlib

import msgspec

from boomtable.games import BLAST_TACTICS
from boomtable.games.blast_tactics.arenas import plan
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.research.balance import Balance
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, play_match
from boomtable.server.extensions.blast_tactics.requests import Estimate, EstimateWish, SeatShare

NICENESS = 10  # bots at tables and people come first
MEMORY = 1 << 30  # bytes of address space
SECONDS = 240  # of processor time
BETWEEN_LINES = 0.1  # seconds, at least: nobody reads faster
BOT = "standard"


def main() -> int:
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=EstimateWish)
    match = match_of(wish.text)
    balance = Balance(match.options.seats)
    told_at = 0.0
    for result in play_match(match, wish.games):
        balance.add(result)
        if balance.games == wish.games or time.monotonic() - told_at >= BETWEEN_LINES:
            told_at = time.monotonic()
            sys.stdout.buffer.write(msgspec.json.encode(estimate_of(balance, wish.games)) + b"\n")
            sys.stdout.buffer.flush()
    return 0


def match_of(text: str) -> Match:
    """The games to play in this arena; the same arena always gets the same ones."""
    read = plan.read(text)
    options = BlastTacticsOptions(read.players, arena="custom", plan=tuple(read.text().splitlines()))
    return Match(BLAST_TACTICS, options, Seating((BOT,)), seed=zlib.crc32(read.text().encode()))


def estimate_of(balance: Balance, of: int) -> Estimate:
    mean, few, many = balance.length()
    shares = [SeatShare(*(round(part, 4) for part in share)) for share in balance.shares()]
    return Estimate(balance.games, of, 0, round(mean, 2), few, many, shares, dict(balance.reasons))


if __name__ == "__main__":
    sys.exit(main())
