"""Blast Tactics: the trail and the bombs laid on it (section 7 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import FIRST_PAD, FLOOR, bomb, is_bomb
from boomtable.games.blast_tactics.rules import ghosts
from boomtable.games.blast_tactics.rules.blocks import OnSquares
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import BombLaid, Lay
from boomtable.games.blast_tactics.state import GHOST, NOBODY, BlastTacticsState, inventory, is_alive, is_taken


class Laying(OnSquares):
    """Lays a bomb on the trail; for a ghost, on the perimeter (BT-300)."""

    action_type: ClassVar[type[Action]] = Lay

    def check(self, state: BlastTacticsState, seat: Actor, action: Lay) -> None:
        if state.phase == GHOST:
            ghosts.check(state, seat, action.square)
            return
        check_phase(state, seat, action)
        check_trail(state, seat, action.square)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if state.phase == GHOST:
            for square in ghosts.squares(state):
                codes.append(self.start + square)
        elif inventory(state, seat):
            for square in state.trail:
                if can_take(state, seat, square):
                    codes.append(self.start + square)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        state.things[number] = bomb(seat, 2)
        state.in_play[seat] += 1
        state.laid = max(state.laid, number)
        if told is not None:
            told.append(BombLaid(seat, number))
        if state.phase == GHOST:
            ghosts.end_turn(state)


def open_trail(state: BlastTacticsState, squares: list[int]) -> None:
    """Make these the only squares on which bombs may be laid from now on (BT-018, BT-121)."""
    state.trail = squares
    state.laid = NOBODY


def follow(state: BlastTacticsState, path: list[int]) -> None:
    """Make the trail longer by the way of a Move; where each Move has a trail of its own, begin a new one (BT-018)."""
    if not state.whole_trail:
        open_trail(state, path)
        return
    trail = state.trail[:]
    for square in path:
        if square not in trail:
            trail.append(square)
    open_trail(state, trail)


def stay(state: BlastTacticsState, seat: Seat) -> None:
    """Keep the trail after a throw and every card but Wall/Bomb Pass; where each Move has one, reduce it to the own square (BT-018)."""
    if not is_alive(state, seat):
        open_trail(state, [])  # BT-433
    else:
        open_trail(state, state.trail if state.whole_trail else [state.at[seat]])


def can_lay(state: BlastTacticsState, seat: Seat) -> bool:
    if inventory(state, seat) == 0:
        return False
    for square in state.trail:
        if can_take(state, seat, square):
            return True
    return False


def can_take(state: BlastTacticsState, seat: Seat, square: int) -> bool:
    """Whether a bomb can be laid there: free floor, no pad, and no figure but one's own (BT-122, BT-123)."""
    if state.things[square] != FLOOR or state.features[square] >= FIRST_PAD:
        return False
    if state.at[seat] != square and is_taken(state, square):
        return False
    return not state.canonical_lay or square > state.laid  # BT-404


def check_trail(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square not in state.trail:
        raise IllegalAction("BT-121", "seat {seat} cannot lay a bomb on square {square}: it is not on its trail", seat=seat, square=square)
    if inventory(state, seat) == 0:
        raise IllegalAction("BT-120", "seat {seat} cannot lay a bomb: its inventory is empty", seat=seat)
    if is_bomb(state.things[square]):
        raise IllegalAction("BT-122", "seat {seat} cannot lay a bomb on square {square}: a bomb lies there", seat=seat, square=square)
    if square in state.at and state.at[seat] != square:
        other = state.at.index(square)
        reason = "seat {seat} cannot lay a bomb on square {square}: seat {other} stands there"
        raise IllegalAction("BT-122", reason, seat=seat, square=square, other=other)
    if not can_take(state, seat, square):
        refuse_ground(state, seat, square)


def refuse_ground(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if state.features[square] >= FIRST_PAD:
        raise IllegalAction("BT-333", "seat {seat} cannot lay a bomb on square {square}: it is a teleport pad", seat=seat, square=square)
    if state.things[square] != FLOOR:
        raise IllegalAction("BT-123", "seat {seat} cannot lay a bomb on square {square}: it is no free floor", seat=seat, square=square)
    reason = "seat {seat} cannot lay a bomb on square {square}: a higher one was laid on already"
    raise IllegalAction("BT-404", reason, seat=seat, square=square)
