"""Blast Tactics: a plain Move (sections 6 and 9 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_ITEM, FIRST_PAD, FLOOR, HOLE, SOFT
from boomtable.games.blast_tactics.rules import paying
from boomtable.games.blast_tactics.rules.blocks import OnSquares
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.rules.walking import go_to
from boomtable.games.blast_tactics.schema import Move
from boomtable.games.blast_tactics.state import BlastTacticsState, is_taken


class Moving(OnSquares):
    """Moves a figure in a straight line, numbered by the square where it ends, or by the pad that is entered."""

    action_type: ClassVar[type[Action]] = Move

    def check(self, state: BlastTacticsState, seat: Actor, action: Move) -> None:
        check_phase(state, seat, action)
        if not paying.can_act(state, seat):
            raise IllegalAction("BT-093", "seat {seat} cannot move: it has no action left", seat=seat)
        check_square(state, seat, action.square)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if paying.can_act(state, seat):
            own = state.at[seat]
            for rays in state.arena.rays:
                walk(state, rays[own], self.start, codes)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.pay(state, seat, told)
        go_to(state, seat, number, told)


def squares(state: BlastTacticsState, seat: Seat) -> list[int]:
    found: list[int] = []
    for rays in state.arena.rays:
        walk(state, rays[state.at[seat]], 0, found)
    return found


def can_move(state: BlastTacticsState, seat: Seat) -> bool:
    found: list[int] = []
    for rays in state.arena.rays:
        walk(state, rays[state.at[seat]], 0, found)
        if found:
            return True
    return False


def walk(state: BlastTacticsState, ray: tuple[int, ...], start: int, codes: list[int]) -> None:
    """Append the squares of a ray where a Move can end, from `start` on: over floor, past figures, up to what blocks (BT-105 to BT-112)."""
    for square in ray:
        thing = state.things[square]
        if thing != FLOOR:
            if FIRST_ITEM <= thing < FIRST_BOMB:
                codes.append(start + square)
            return
        is_pad = state.features[square] >= FIRST_PAD
        if not is_taken(state, square):
            codes.append(start + square)
        if is_pad:
            return


def check_square(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square in squares(state, seat):
        return
    if square >= state.arena.size or state.things[square] == HOLE:
        ground = "hole" if square < state.arena.size else "no_floor"
        text = "seat {seat} cannot move to square {square}: nobody can stand there ({reason})"
        raise IllegalAction("BT-114", text, seat=seat, square=square, reason=ground)
    thing = state.things[square]
    if thing >= FIRST_BOMB or FLOOR < thing <= SOFT:
        block = "bomb" if thing >= FIRST_BOMB else "block"
        text = "seat {seat} cannot move to square {square}: a {reason} is in the way"
        raise IllegalAction("BT-106", text, seat=seat, square=square, reason=block)
    if not any(square in rays[state.at[seat]] for rays in state.arena.rays):
        raise IllegalAction("BT-105", "seat {seat} cannot move to square {square}: no straight line leads there", seat=seat, square=square)
    if square in state.at:
        raise IllegalAction("BT-108", "seat {seat} cannot move to square {square}: another figure stands there", seat=seat, square=square)
    raise IllegalAction("BT-112", "seat {seat} cannot move to square {square}: something stops it on the way", seat=seat, square=square)
