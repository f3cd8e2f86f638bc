"""Bombs Away bots: how good a table is at the end of an own turn; the levels differ in what they look at."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from boomtable.games.bombs_away.network import Network


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(ABC):
    @abstractmethod
    def played(self, network: Network, hand: list[int], size: int, wild: bool) -> float:
        """The value after the pipe card, which may have been a wild one, with this hand left."""

    @abstractmethod
    def stuck(self, network: Network, hand: list[int], size: int) -> float:
        """The value if nothing in this hand can be played: cards are drawn until one fits, and that one is played."""
