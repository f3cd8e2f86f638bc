"""What a search has learnt about one decision, and which code it tries next."""

import math
from typing import Final

from boomtable.core.dice import Dice

ENOUGH: Final = 2  # visits per code before a decision's own figures are trusted


class Span:
    """The range of payoffs seen so far: games may use any range, and the search compares shares of it."""

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def widen(self, payoff: float) -> None:
        self.low = min(self.low, payoff)
        self.high = max(self.high, payoff)

    def share(self, payoff: float) -> float:
        return (payoff - self.low) / (self.high - self.low) if self.high > self.low else 0.5

    def middle(self) -> float:
        """The middle of the range: what an unfinished game is worth."""
        return (self.low + self.high) / 2 if self.high >= self.low else 0.0


class Arm:
    """One code of a decision: how often it was legal, how often it was tried, and the sum of what that brought."""

    def __init__(self) -> None:
        self.available = 0
        self.tries = 0
        self.total = 0.0


class Choice:
    """One decision. Which codes are legal may differ from visit to visit, so each counts how often it was available."""

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}

    def knows(self, codes: list[int]) -> bool:
        return self.visits >= ENOUGH * len(codes)

    def pick(self, codes: list[int], span: Span, explore: float, dice: Dice) -> int:
        """An untried code if there is one, else the best by the upper confidence bound; explore 0 takes the best so far."""
        untried = [code for code in codes if code not in self.arms or self.arms[code].tries == 0]
        if len(untried) == len(codes) or (untried and explore > 0):
            return untried[dice.pick(len(untried))]
        best, best_bound = codes[0], -math.inf
        for code in codes:
            bound = self._bound(code, span, explore)
            if bound > best_bound:
                best, best_bound = code, bound
        return best

    def _bound(self, code: int, span: Span, explore: float) -> float:
        arm = self.arms.get(code)
        if arm is None or arm.tries == 0:
            return -math.inf
        return span.share(arm.total / arm.tries) + explore * math.sqrt(math.log(arm.available) / arm.tries)

    def learn(self, codes: list[int], tried: int, payoff: float) -> None:
        self.visits += 1
        for code in codes:
            arm = self.arms.get(code)
            if arm is None:
                arm = self.arms[code] = Arm()
            arm.available += 1
            if code == tried:
                arm.tries += 1
                arm.total += payoff

    def favourite(self, codes: list[int]) -> int:
        """The code that was tried most, and of several the one that brought most."""
        best, best_arm = codes[0], self.arms.get(codes[0], Arm())
        for code in codes[1:]:
            arm = self.arms.get(code)
            if arm is not None and (arm.tries, arm.total) > (best_arm.tries, best_arm.total):
                best, best_arm = code, arm
        return best
