"""Blast Tactics: the Sudden Death Phase (section 11 of the ledger)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_ITEM, HARD, PLAIN
from boomtable.games.blast_tactics.rules import damage, ending
from boomtable.games.blast_tactics.schema import Eliminated, TilesFlipped
from boomtable.games.blast_tactics.state import OVER, BlastTacticsState, changed, take_back, take_out


def batches(state: BlastTacticsState) -> list[tuple[int, ...]]:
    return state.arena.collapses[state.holder]


def next_squares(state: BlastTacticsState) -> list[int]:
    """The squares of the batch that flips next."""
    return [square for tile in batches(state)[state.flipped] for square in state.arena.tiles[tile]]


def is_last(state: BlastTacticsState) -> bool:
    return state.flipped == len(batches(state)) - 1


def flip_next(state: BlastTacticsState, dice: Dice, told: Told) -> None:
    """Flip the next batch; before the last one, all bombs on it go off at once (BT-256)."""
    tiles, squares = batches(state)[state.flipped], next_squares(state)
    if is_last(state):
        blow_up(state, squares, dice, told)
        if state.phase == OVER:
            return
    state.flipped += 1
    if told is not None:
        told.append(TilesFlipped(state.turn, tiles))
    flip(state, squares, told)


def blow_up(state: BlastTacticsState, squares: list[int], dice: Dice, told: Told) -> None:
    lying, carriers = bombs_on(state, squares)
    if lying or carriers:
        damage.explode(state, "collapse", lying, carriers, dice, told)


def bombs_on(state: BlastTacticsState, squares: list[int]) -> tuple[list[int], list[Seat]]:
    """The squares among these where bombs lie, and the seats there that carry one (BT-257)."""
    lying = [square for square in squares if state.things[square] >= FIRST_BOMB]
    return lying, [seat for seat in standing_on(state, squares) if state.carried[seat]]


def standing_on(state: BlastTacticsState, squares: list[int]) -> list[Seat]:
    return [seat for seat in range(state.seats) if state.at[seat] in squares]


def flip(state: BlastTacticsState, squares: list[int], told: Told) -> None:
    """Remove everything on these squares from the board, all at once (BT-254, BT-261)."""
    lost = standing_on(state, squares)
    for seat in lost:
        damage.drop_carried(state, seat)
        damage.eliminate(state, seat)
    for square in squares:
        clear(state, square)
    ending.end_by_collapse(state, lost, "collapse")
    if told is not None:
        told += [Eliminated(seat, "tile") for seat in lost]


def clear(state: BlastTacticsState, square: int) -> None:
    thing = state.things[square]
    if thing >= FIRST_BOMB:
        take_back(state, square)
    elif thing >= FIRST_ITEM:
        take_out(state, thing - FIRST_ITEM, 1)
    state.things[square] = HARD
    if state.features[square] != PLAIN:
        state.features = changed(state.features, square, PLAIN)


def is_due(state: BlastTacticsState, seat: Seat) -> bool:
    """Whether tiles flip in this turn: in every turn of the holder after the one in which it drew the card (BT-080, BT-082)."""
    return state.holder == seat and state.flipped < len(batches(state))
