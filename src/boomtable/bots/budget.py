"""How long a bot may think about one decision."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from boomtable.core.errors import BoomtableError

Clock = Callable[[], float]  # seconds, rising

_TEXT = re.compile(r"([1-9][0-9]{0,8})(ms)?")


@dataclass(frozen=True)
class Budget:
    """Iterations, milliseconds or both, whichever ends first. Games can be repeated only with a budget without milliseconds."""

    iterations: int | None = None
    ms: int | None = None
    clock: Clock = time.monotonic

    def begin(self) -> "Thinking":
        return Thinking(self)


class Thinking:
    """The thinking about one decision: counts what is left of its budget."""

    def __init__(self, budget: Budget) -> None:
        assert budget.iterations is not None or budget.ms is not None, "a budget must have an end"
        self._budget = budget
        self._done = 0
        self._began = 0.0 if budget.ms is None else budget.clock()

    def spent(self) -> float:
        """The share of the budget that is spent; 1 or more when it is used up."""
        spent = 0.0
        if self._budget.iterations is not None:
            spent = self._done / self._budget.iterations
        if self._budget.ms is not None:
            spent = max(spent, (self._budget.clock() - self._began) * 1000 / self._budget.ms)
        return spent

    def go_on(self, share: float = 1.0) -> bool:
        """Take one iteration, unless this share of the budget has been spent."""
        if self.spent() >= share:
            return False
        self._done += 1
        return True


def parse_budget(text: str) -> Budget:
    """The budget of a text: `200` means iterations, `50ms` means time."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise BoomtableError(f"a bot cannot think for {text!r}: give iterations as in search:200, or time as in search:50ms")
    amount = int(match[1])
    return Budget(ms=amount) if match[2] else Budget(iterations=amount)
