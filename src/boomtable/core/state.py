"""One position: what every state can do, and how its facts become plain data and come back."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from boomtable.core.plain import plain


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position: plain facts, mutable, cheap to clone. Knows no rules."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def facts(self) -> tuple[str, ...]:
        """The names of the attributes that a dump holds, in its order."""

    @abstractmethod
    def loader(self) -> Callable[[dict[str, Any]], "State"]:
        """The module-level function that makes a state from a dump; pickles name it, so that both forms of the engine can load them."""

    def dump(self) -> dict[str, object]:
        """The facts as fresh JSON-ready builtins."""
        return {name: plain(getattr(self, name)) for name in self.facts()}

    def __reduce__(self) -> tuple[Any, ...]:
        return self.loader(), (self.dump(),)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()


def fill(state: State, dump: dict[str, Any]) -> None:
    """Give every fact of `state` the value that `dump` has for it; nothing is shared with the dump."""
    for name in state.facts():
        setattr(state, name, plain(dump[name]))
