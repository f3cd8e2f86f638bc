"""Blast Tactics: the Bomb Phase (BT-075 to BT-077)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import bomb
from boomtable.games.blast_tactics.rules import damage
from boomtable.games.blast_tactics.schema import Ticked
from boomtable.games.blast_tactics.state import BlastTacticsState


def burn_down(state: BlastTacticsState, seat: Seat, dice: Dice, told: Told) -> None:
    """Play the Bomb Phase: bombs of this seat that show 1 go off together, those that show 2 are flipped."""
    if state.in_play[seat] == 0:
        return
    due, carriers = due_bombs(state, seat)
    ticked = tick(state, seat)
    if ticked and told is not None:
        told.append(Ticked(seat, tuple(ticked)))
    if due or carriers:
        damage.explode(state, "fuse", due, carriers, dice, told)


def due_bombs(state: BlastTacticsState, seat: Seat) -> tuple[list[int], list[Seat]]:
    due = bomb(seat, 1)
    lying = [square for square, thing in enumerate(state.things) if thing == due]
    return lying, [carrier for carrier, thing in enumerate(state.carried) if thing == due]


def tick(state: BlastTacticsState, seat: Seat) -> list[int]:
    """Flip this seat's bombs from 2 to 1; returns their squares."""
    long, short = bomb(seat, 2), bomb(seat, 1)
    ticked = [square for square, thing in enumerate(state.things) if thing == long]
    for square in ticked:
        state.things[square] = short
    for carrier, thing in enumerate(state.carried):
        if thing == long:
            state.carried[carrier] = short
            ticked.append(state.at[carrier])
    return ticked
