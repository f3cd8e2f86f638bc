"""Blast Tactics bots: rules of thumb for the end of a turn, by what can be seen without looking at answers."""

from typing import Final

from boomtable.bots.handmade.blast_tactics.ground import lasting
from boomtable.bots.handmade.blast_tactics.projection import UNDECIDED, Projection
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import SOFT, bomb
from boomtable.games.blast_tactics.rules.blast import NOT_HIT, trace
from boomtable.games.blast_tactics.state import NOBODY, OVER, BlastTacticsState

UPGRADE: Final = 2.0  # a Bomb-Up or a Flame-Up
SPEED: Final = 1.5
SOFT_BLOCK: Final = 1.0
ITEM_BURNT: Final = -0.5
IN_FLAMES: Final = 1.5  # an opponent
NEAR: Final = 0.5
CLOSE: Final = 2  # squares
SHUT_IN: Final = -4.0  # no square to be safe on after the next turn
HIT: Final = -10.0
DEAD: Final = -50.0
WON: Final = 100.0
BATCH: Final = 0.5  # of tiles, until the own one flips


def worth(state: BlastTacticsState, seat: Seat) -> float:
    """The worth of a position at the end of this seat's turn."""
    if state.phase == OVER:
        return WON if state.winners == [seat] else DEAD
    return items(state, seat) + bombs(state, seat) + neighbours(state, seat) + fate(state, seat) + BATCH * lasting(state, seat)


def items(state: BlastTacticsState, seat: Seat) -> float:
    return UPGRADE * (state.bomb_ups[seat] + state.flame_ups[seat]) + SPEED * state.speed_ups[seat]


def bombs(state: BlastTacticsState, seat: Seat) -> float:
    """The worth of the bombs laid in this turn, which still show 2: each alone, as if it went off now."""
    new = bomb(seat, 2)
    value = 0.0
    for square in range(len(state.things)):
        if state.things[square] == new:
            found = trace(state, [square], [])
            for struck in found.struck:
                value += SOFT_BLOCK if state.things[struck] == SOFT else ITEM_BURNT
            for other in range(state.seats):
                if other != seat and found.hits[other] != NOT_HIT:
                    value += IN_FLAMES
    return value


def neighbours(state: BlastTacticsState, seat: Seat) -> float:
    if state.at[seat] == NOBODY:
        return 0.0
    row, column = state.arena.positions[state.at[seat]]
    value = 0.0
    for other in range(state.seats):
        if other != seat and state.at[other] != NOBODY:
            down, right = state.arena.positions[state.at[other]]
            if abs(down - row) + abs(right - column) <= CLOSE:
                value += NEAR
    return value


def fate(state: BlastTacticsState, seat: Seat) -> float:
    """What happens to a figure until its next action, with everybody else standing still."""
    projection = Projection(state, seat)
    if not projection.alive[seat]:
        return DEAD
    value = HIT if projection.hit[seat] else 0.0
    if projection.ended == UNDECIDED and projection.escape(seat).safe == 0:
        value += SHUT_IN
    return value
