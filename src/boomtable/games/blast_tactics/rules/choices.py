"""Blast Tactics: what a seat may decide now, as numbers (BT-400)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import numbers
from boomtable.games.blast_tactics.pieces import GLOVE, KICK, PASS, PUNCH, REMOTE
from boomtable.games.blast_tactics.rules import ghosts, gloves, kicking, laying, moving, paying, punching, remote
from boomtable.games.blast_tactics.state import ACTION, DISCARD, GHOST, BlastTacticsState


def codes(state: BlastTacticsState, seat: Seat) -> list[int]:
    if seat != state.turn:
        return []
    if state.phase == ACTION:
        return action_codes(state, seat)
    if state.phase == DISCARD:
        return [numbers.DISCARD_ONE + card for card in sorted(state.row)]
    if state.phase == GHOST:
        return [*[numbers.LAY + square for square in ghosts.squares(state)], numbers.END]
    return []


def action_codes(state: BlastTacticsState, seat: Seat) -> list[int]:
    found = moving.squares(state, seat) if paying.can_act(state, seat) else []
    for square in laying.squares(state, seat):
        found.append(numbers.LAY + square)
    if paying.can_use(state, seat):
        used = -1
        for card in state.row:
            if card != used:
                found += card_codes(state, seat, card)
            used = card
    for direction in gloves.directions(state, seat):
        found.append(numbers.THROW_TO + direction)
    found.append(numbers.END)
    return found


def card_codes(state: BlastTacticsState, seat: Seat, card: int) -> list[int]:
    if card == PUNCH:
        return [numbers.PUNCH_TO + direction for direction in punching.directions(state, seat)]
    if card == KICK:
        return [numbers.KICK_TO + square for square in kicking.squares(state, seat)]
    if card == GLOVE:
        return [numbers.GLOVE_UP] if gloves.can_pick_up(state, seat) else []
    if card == PASS:
        return [numbers.PASS_TO + square for square in moving.passes(state, seat)]
    assert card == REMOTE
    return remote_codes(state, seat)


def remote_codes(state: BlastTacticsState, seat: Seat) -> list[int]:
    lying = [numbers.REMOTE_AT + square for square in remote.squares(state, seat)]
    return lying + [numbers.REMOTE_CARRIED + (carrier - seat) % state.seats for carrier in remote.carriers(state, seat)]


def has_choice(state: BlastTacticsState, seat: Seat) -> bool:
    """Whether anything but ending is possible in the Action Phase (BT-095)."""
    if laying.can_lay(state, seat) or gloves.directions(state, seat):
        return True
    if paying.can_act(state, seat) and moving.can_move(state, seat):
        return True
    if paying.can_use(state, seat):
        for card in state.row:
            if card_codes(state, seat, card):
                return True
    return False
