"""Bombs Away bots: the table as one seat sees it; of other hands only the sizes are known."""

from boomtable.core.seats import Seat
from boomtable.games.bombs_away.imagining import public_table, unseen
from boomtable.games.bombs_away.network import Network
from boomtable.games.bombs_away.outside import lasting
from boomtable.games.bombs_away.pieces import COVERING, FACES_OF, FIRST_CAP, FIRST_WILD, TIER_1
from boomtable.games.bombs_away.schema import BombsAwayView
from boomtable.games.bombs_away.state import BombsAwayState, give, has


class Position:
    def __init__(self, seen: BombsAwayView, seat: Seat) -> None:
        self.seat = seat
        self.state = table_as_seen(seen, seat)
        self.hand = self.state.hands[seat]
        self.unseen = unseen(seen)
        self.pool = sum(self.unseen)
        self.others = sizes_of_others(self.state, seat)

    def bombs(self) -> int:
        return sum(self.hand[TIER_1:])

    def pipes(self) -> int:
        return self.state.sizes[self.seat] - self.bombs()


def table_as_seen(seen: BombsAwayView, seat: Seat) -> BombsAwayState:
    """The state as one seat sees it: hidden cards lie nowhere, only their numbers are known."""
    state = public_table(seen)
    for kind in seen.hands[seat] or ():
        give(state, seat, kind)
    state.sizes = list(seen.sizes)
    return state


def sizes_of_others(state: BombsAwayState, seat: Seat) -> list[int]:
    """The hand sizes of everybody else who still plays, the next seat first."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [state.sizes[other] for other in others if not has(state.out, other)]


def playable(network: Network) -> int:
    """The faces that could be laid or could cover somewhere, as a bit set."""
    faces = 0
    for end in network.ends:
        faces |= COVERING[network.openings(end)]
    for at in range(len(network.spots)):
        fit = network.fits[at] & ~faces
        if fit:
            faces |= lasting(network, network.spots[at], fit)
    return faces


def count(bag: list[int], faces: int) -> int:
    """The cards of a bag that can show one of these faces."""
    found = 0
    for kind in range(TIER_1):
        if bag[kind] and FACES_OF[kind] & faces:
            found += bag[kind]
    return found


def wild_cards(bag: list[int]) -> int:
    return sum(bag[FIRST_WILD:FIRST_CAP])


def chance_of_none(fitting: int, pool: int, cards: int) -> float:
    """The chance that so many cards from a pool include none of those that fit."""
    chance = 1.0
    for taken in range(min(cards, pool)):
        chance *= max(0, pool - fitting - taken) / (pool - taken)
    return chance
