"""Blast Tactics: seat-turns and their phases (section 5 of the ledger)."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.rules import choices, collapse, discarding, drawing, fuses, ghosts
from boomtable.games.blast_tactics.rules.laying import open_trail
from boomtable.games.blast_tactics.schema import ActionsEnded, TurnBegun
from boomtable.games.blast_tactics.state import ACTION, BETWEEN, DISCARD, GHOST, OVER, BlastTacticsState, is_alive

BASE_ACTIONS = 2  # BT-090


def go_on(state: BlastTacticsState, dice: Dice) -> list[Event]:
    """Turn after turn, until somebody has something to decide or the game is over (BT-391)."""
    told = settle(state)
    while state.phase == BETWEEN:
        state.turn = (state.turn + 1) % state.seats
        told += begin(state, dice)
        told += settle(state)
    if state.phase == OVER:
        close(state)
    return told


def begin(state: BlastTacticsState, dice: Dice) -> list[Event]:
    """Phases 1 to 3 of the seat whose turn it is."""
    seat = state.turn
    was_ghost = not is_alive(state, seat)
    state.turns += 1
    state.bank_used = False
    state.used = 0
    told: list[Event] = [TurnBegun(seat, state.turns, was_ghost)]
    told += early_phases(state, seat, dice)
    if state.phase == OVER:
        return told
    if was_ghost:
        state.phase = GHOST if ghosts.can_lay(state, seat) else BETWEEN
    elif not is_alive(state, seat):  # BT-081
        state.free_card = False
        state.phase = BETWEEN
    else:
        told += drawing.fill_row(state, seat, dice)
        begin_actions(state, seat)
    return told


def early_phases(state: BlastTacticsState, seat: Seat, dice: Dice) -> list[Event]:
    """Bombs, then Sudden Death."""
    state.immune = 0  # BT-071
    told = fuses.burn_down(state, seat, dice)
    if state.phase != OVER and collapse.is_due(state, seat):
        told += collapse.flip_next(state, dice)
    return told


def begin_actions(state: BlastTacticsState, seat: Seat) -> None:
    state.phase = ACTION
    state.actions = base_actions(state.hearts[seat])
    state.free = state.free_card
    open_trail(state, [state.at[seat]])


def base_actions(hearts: int) -> int:
    """One more without the Heart (BT-091)."""
    return BASE_ACTIONS + 1 - hearts


def settle(state: BlastTacticsState) -> list[Event]:
    """An Action Phase with nothing left to choose ends by itself (BT-095), and so does one whose figure is gone (BT-167)."""
    if state.phase != ACTION:
        return []
    if not is_alive(state, state.turn):
        end_turn(state, free_card=False)
        return []
    return [] if choices.has_choice(state, state.turn) else end_actions(state, state.turn)


def end_actions(state: BlastTacticsState, seat: Seat) -> list[Event]:
    told: list[Event] = [ActionsEnded(seat)]
    if state.used:
        end_turn(state, free_card=False)
        return told
    if discarding.must_choose(state):
        state.phase = DISCARD
        close(state)
        return told
    return told + discard(state, seat, state.row[0])


def end_turn(state: BlastTacticsState, *, free_card: bool) -> None:
    state.free_card = free_card
    state.phase = BETWEEN
    close(state)


def close(state: BlastTacticsState) -> None:
    """What belongs to the Action Phase is over."""
    state.actions = 0
    state.free = False
    open_trail(state, [])


def discard(state: BlastTacticsState, seat: Seat, card: int) -> list[Event]:
    told = discarding.do(state, seat, card)
    end_turn(state, free_card=True)  # BT-097
    return told


def end_ghost_turn(state: BlastTacticsState) -> None:
    state.phase = BETWEEN
