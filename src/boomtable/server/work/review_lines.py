"""What the process that judges a game writes, line by line."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from boomtable.server.protocol.requests import Verdict, WinPoint


class Begun(msgspec.Struct, frozen=True, tag=True):
    turns: int  # that will be looked at
    last: int  # the last turn of the game


class LookedAt(msgspec.Struct, frozen=True, tag=True):
    verdict: Verdict | None  # None: there was no real choice in this turn


class Reckoned(msgspec.Struct, frozen=True, tag=True):
    point: WinPoint


class Ended(msgspec.Struct, frozen=True, tag=True):
    pass


ReviewLine: TypeAlias = Begun | LookedAt | Reckoned | Ended
