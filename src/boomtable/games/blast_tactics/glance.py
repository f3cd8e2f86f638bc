"""Blast Tactics: what a player sees in a view at a glance."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_ITEM, FIRST_PAD, FLOOR
from boomtable.games.blast_tactics.schema import BlastTacticsView

EARLY = 3  # own turns in which the basics are explained


class Glance:
    def __init__(self, seen: BlastTacticsView, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.player = seen.players[me]
        self.is_asked = me in seen.waiting_on

    # moments

    def acts(self) -> bool:
        return self.is_asked and self.seen.phase == "action"

    def is_early(self) -> bool:
        return self.seen.turns <= EARLY * len(self.seen.players)

    def has_moved(self) -> bool:
        return len(self.seen.trail) > 1

    def is_out(self) -> bool:
        return self.player.square is None

    # the ground

    def burns_in(self) -> int:
        """After how many turns the own square burns or flips if nobody acts; 0: not foreseen (BT-394)."""
        if self.seen.danger is None or self.player.square is None:
            return 0
        return self.seen.danger[self.player.square]

    def is_sudden_death_new(self) -> bool:
        """Whether Sudden Death has been drawn, and nothing has flipped yet: everybody has one turn until then (BT-250)."""
        return self.seen.holder is not None and self.seen.flipped == 0 and not self.is_out()

    def falls(self) -> bool:
        """Whether the own tile flips next, which is before the turn after this one begins (BT-250)."""
        return any(self.player.square in self.seen.arena.tiles[tile] for tile in self.next_to_fall())

    def next_to_fall(self) -> tuple[int, ...]:
        return self.seen.next_tiles[0] if self.seen.next_tiles else ()

    def items(self) -> list[int]:
        return [square for square, thing in enumerate(self.seen.things) if FIRST_ITEM <= thing < FIRST_BOMB]

    def squares_to_lay(self) -> list[int]:
        """The squares of the trail that are free for a bomb (BT-121 to BT-123)."""
        taken = {bomb.square for bomb in self.seen.bombs if bomb.carrier is None}
        taken |= {player.square for seat, player in enumerate(self.seen.players) if seat != self.me and player.square is not None}
        return [square for square in self.seen.trail if square not in taken and self.is_floor(square)]

    def is_floor(self, square: int) -> bool:
        return self.seen.things[square] == FLOOR and self.seen.features[square] < FIRST_PAD

    # bombs

    def own_bombs(self, side: int) -> list[int]:
        """Where the own bombs lie that show this side."""
        return [bomb.square for bomb in self.seen.bombs if bomb.owner == self.me and bomb.side == side and bomb.carrier is None]

    def can_lay(self) -> bool:
        return self.acts() and self.player.bombs > 0 and len(self.squares_to_lay()) > 0
