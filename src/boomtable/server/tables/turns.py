"""Changes around the game (seats, settings, phases): one at a time per table, and never abandoned halfway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from boomtable.server.errors import PutAway


class Turns:
    """The lock that the parts of one table share."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.asleep = False  # the table has been unloaded: whoever still holds it must find it again


class HasTurns(Protocol):
    turns: Turns


H = TypeVar("H", bound=HasTurns)
P = ParamSpec("P")
T = TypeVar("T")


def in_turn(change: Callable[Concatenate[H, P], Coroutine[Any, Any, T]]) -> Callable[Concatenate[H, P], Coroutine[Any, Any, T]]:
    """A decorator: the change waits for its turn, and runs to its end even if nobody waits for it any more."""

    @wraps(change)
    async def wrapped(part: H, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def taken() -> T:
            async with part.turns.lock:
                if part.turns.asleep:
                    raise PutAway("the table was just put away: ask again")
                return await change(part, *args, **kwargs)

        return await asyncio.shield(asyncio.ensure_future(taken()))

    return wrapped
