"""Changes around the game (seats, settings, phases): one at a time per table, and never left half done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from boomtable.server.errors import NotNow


class HasDoor(Protocol):
    door: asyncio.Lock
    asleep: bool


H = TypeVar("H", bound=HasDoor)
P = ParamSpec("P")
T = TypeVar("T")


def one_at_a_time(change: Callable[Concatenate[H, P], Coroutine[Any, Any, T]]) -> Callable[Concatenate[H, P], Coroutine[Any, Any, T]]:
    """The change waits for its turn, and goes on to its end even if nobody waits for it any more."""

    @wraps(change)
    async def wrapped(table: H, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def in_turn() -> T:
            async with table.door:
                if table.asleep:
                    raise NotNow("the table was just put away: ask again")
                return await change(table, *args, **kwargs)

        return await asyncio.shield(asyncio.ensure_future(in_turn()))

    return wrapped
