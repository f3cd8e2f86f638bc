"""Bombs Away bots: how good a table is at the end of an own turn; the levels differ in what they look at."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from boomtable.games.bombs_away.network import Network


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(ABC):
    @abstractmethod
    def played(self, network: Network, hand: list[int], size: int, wild: bool) -> float:
        """With this hand left, after the pipe card, which may have been a wild one."""

    @abstractmethod
    def stuck(self, network: Network, hand: list[int], size: int) -> float:
        """With this hand, of which nothing can be played: cards are drawn until one fits, and that one is played."""
