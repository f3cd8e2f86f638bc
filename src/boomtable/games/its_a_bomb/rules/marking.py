"""It's a Bomb!: shared pencil marks that all employees and spectators see. They have no effect and no numbers (IB-243)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor
from boomtable.games.its_a_bomb.bit_sets import has, joined
from boomtable.games.its_a_bomb.pieces import KINDS, MOST_MARKS
from boomtable.games.its_a_bomb.schema import Mark, Marked
from boomtable.games.its_a_bomb.state import ItsABombState, replaced


class Marking(Chapter[ItsABombState]):
    """An employee marks a tile. Never listed as legal, because marks are no part of the game (IB-358)."""

    action_type: ClassVar[type[Action]] = Mark

    def __init__(self) -> None:
        super().__init__(0)

    def check(self, state: ItsABombState, seat: Actor, action: Mark) -> None:
        tile = action.tile
        if seat == state.crisis_unit:
            raise IllegalAction("IB-243", "seat {seat} cannot mark tiles: it is the Crisis Unit", seat=seat)
        if tile >= len(state.tile) or has(state.up, tile):
            raise IllegalAction("IB-359", "seat {seat} cannot mark tile {tile}: no such tile is face down", seat=seat, tile=tile)
        if state.marks[tile] == bits_of(action):
            raise IllegalAction("IB-360", "seat {seat} cannot mark tile {tile} so: it is marked so already", seat=seat, tile=tile)
        if state.marks_made >= MOST_MARKS:
            raise IllegalAction("IB-361", "seat {seat} cannot mark: {most} marks were made this round", seat=seat, most=MOST_MARKS)

    def apply(self, state: ItsABombState, seat: Actor, action: Mark, dice: Dice, told: Told) -> None:
        bits = bits_of(action)
        state.marks = replaced(state.marks, action.tile, bits)
        state.marks_made += 1
        if told is not None:
            told.append(Marked(seat, action.tile, kinds_in(bits), action.warning))


def bits_of(action: Mark) -> int:
    """The kinds of a mark as a set, with the warning as one more member."""
    bits: i64 = joined(0, KINDS) if action.warning else 0
    for kind in action.kinds:
        bits = joined(bits, kind)
    return bits


def kinds_in(bits: int) -> tuple[int, ...]:
    return tuple([kind for kind in range(KINDS) if has(bits, kind)])


def is_warning(bits: int) -> bool:
    return has(bits, KINDS)
