"""Messages between parts of one table: the sender does not know who listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Calls all listeners, one after the other, in the order in which they connected."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, None]] = []

    def connect(self, listener: Callable[P, None]) -> None:
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[P, None]) -> None:
        self._listeners.remove(listener)

    def send(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for listener in tuple(self._listeners):
            listener(*args, **kwargs)
