"""Wires of a colour that are dealt before all others, so that everybody knows who holds one (BB-1131)."""

from boomtable.core.seats import Seat


class Given:
    def __init__(self, value: int, count: int) -> None:
        self.value = value  # YELLOW or RED
        self.count = count

    def seats(self, seats: int, captain: Seat) -> list[Seat]:
        """Who gets one, from the Captain clockwise; of two players, the Captain gets two."""
        return [(captain + step) % seats for step in range(self.count)]
