"""Blast Tactics: a Move with Wall/Bomb Pass (section 10.5 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import FIRST_BOMB, FIRST_ITEM, FIRST_PAD, FLOOR, HOLE, PASS, SOFT
from boomtable.games.blast_tactics.rules import paying
from boomtable.games.blast_tactics.rules.blocks import OnSquares
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.rules.walking import go_to
from boomtable.games.blast_tactics.schema import Pass
from boomtable.games.blast_tactics.state import BlastTacticsState, is_taken


class WallPassing(OnSquares):
    action_type: ClassVar[type[Action]] = Pass

    def check(self, state: BlastTacticsState, seat: Actor, action: Pass) -> None:
        check_phase(state, seat, action)
        paying.check_card(state, seat, PASS)
        check_square(state, seat, action.square)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if paying.can_use(state, seat, PASS):
            for rays in state.arena.rays:
                slip(state, rays[state.at[seat]], self.start, codes)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.use(state, seat, PASS, told)
        go_to(state, seat, number, told)


def squares(state: BlastTacticsState, seat: Seat) -> list[int]:
    found: list[int] = []
    for rays in state.arena.rays:
        slip(state, rays[state.at[seat]], 0, found)
    return found


def slip(state: BlastTacticsState, ray: tuple[int, ...], start: int, codes: list[int]) -> None:
    """Append the squares of a ray where such a Move can end, counted from `start`: through soft blocks or bombs, but not both
    (BT-241 to BT-247)."""
    through = FLOOR
    for square in ray:
        thing = state.things[square]
        if FLOOR < thing <= HOLE:
            return
        if FIRST_ITEM <= thing < FIRST_BOMB:
            codes.append(start + square)
            return
        if thing != FLOOR:
            kind = min(thing, FIRST_BOMB)
            if through != FLOOR and through != kind:
                return
            through = kind
        if thing != SOFT and not is_taken(state, square):
            codes.append(start + square)
        if state.features[square] >= FIRST_PAD:
            return


def check_square(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square in squares(state, seat):
        return
    if square < state.arena.size and state.things[square] == SOFT:
        raise IllegalAction("BT-243", "seat {seat} cannot pass to square {square}: a soft block is there", seat=seat, square=square)
    if square in state.at:
        raise IllegalAction("BT-108", "seat {seat} cannot move to square {square}: another figure stands there", seat=seat, square=square)
    raise IllegalAction("BT-247", "seat {seat} cannot pass to square {square}: no such Move ends there", seat=seat, square=square)
