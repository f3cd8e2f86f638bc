"""Blast Tactics: seat-turns and their phases (section 5 of the ledger)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES
from boomtable.games.blast_tactics.rules import choices, collapse, drawing, fuses, ghosts, paying
from boomtable.games.blast_tactics.rules.laying import open_trail
from boomtable.games.blast_tactics.schema import ActionsEnded, Discarded, TurnBegun
from boomtable.games.blast_tactics.state import ACTION, BETWEEN, DISCARD, GHOST, OVER, BlastTacticsState, is_alive

BASE_ACTIONS = 2  # BT-090


def go_on(state: BlastTacticsState, dice: Dice, told: Told) -> None:
    """Play on, turn after turn, until somebody has something to decide or the game is over (BT-391)."""
    settle(state, told)
    while state.phase == BETWEEN:
        state.turn = (state.turn + 1) % state.seats
        begin(state, dice, told)
        settle(state, told)
    if state.phase == OVER:
        close(state)


def begin(state: BlastTacticsState, dice: Dice, told: Told) -> None:
    """Play phases 1 to 3 of the seat whose turn it is."""
    seat = state.turn
    was_ghost = not is_alive(state, seat)
    state.turns += 1
    state.bank_used = False
    state.used = 0
    if told is not None:
        told.append(TurnBegun(seat, state.turns, was_ghost))
    early_phases(state, seat, dice, told)
    if state.phase == OVER:
        return
    if was_ghost:
        state.phase = GHOST if ghosts.can_lay(state, seat) else BETWEEN
    elif not is_alive(state, seat):  # BT-081
        state.free_card = False
        state.phase = BETWEEN
    else:
        drawing.fill_row(state, seat, dice, told)
        begin_actions(state, seat)


def early_phases(state: BlastTacticsState, seat: Seat, dice: Dice, told: Told) -> None:
    """Play the Bomb Phase, then the Sudden Death Phase."""
    state.immune = 0  # BT-071
    fuses.burn_down(state, seat, dice, told)
    if state.phase != OVER and collapse.is_due(state, seat):
        collapse.flip_next(state, dice, told)


def begin_actions(state: BlastTacticsState, seat: Seat) -> None:
    state.phase = ACTION
    state.actions = base_actions(state.hearts[seat])
    state.free = state.free_card
    open_trail(state, [state.at[seat]])


def base_actions(hearts: int) -> int:
    """How many base actions a turn has: one more without the Heart (BT-091)."""
    return BASE_ACTIONS + 1 - hearts


def settle(state: BlastTacticsState, told: Told) -> None:
    """End an Action Phase in which nothing is left to choose (BT-095), or whose figure is gone (BT-167)."""
    if state.phase != ACTION:
        return
    if not is_alive(state, state.turn):
        end_turn(state, free_card=False)
    elif not choices.has_choice(state, state.turn):
        end_actions(state, state.turn, told)


def end_actions(state: BlastTacticsState, seat: Seat, told: Told) -> None:
    if told is not None:
        told.append(ActionsEnded(seat))
    if state.used:
        end_turn(state, free_card=False)
    elif state.row[0] != state.row[1]:
        state.phase = DISCARD
        close(state)
    else:
        discard(state, seat, state.row[0], told)


def end_turn(state: BlastTacticsState, *, free_card: bool) -> None:
    state.free_card = free_card
    state.phase = BETWEEN
    close(state)


def close(state: BlastTacticsState) -> None:
    """Clear what belongs to the Action Phase."""
    state.actions = 0
    state.free = False
    open_trail(state, [])


def discard(state: BlastTacticsState, seat: Seat, card: int, told: Told) -> None:
    paying.put_away(state, card)
    if told is not None:
        told.append(Discarded(seat, CARD_NAMES[card]))
    end_turn(state, free_card=True)  # BT-097
