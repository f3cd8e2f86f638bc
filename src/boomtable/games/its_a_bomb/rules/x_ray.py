"""It's a Bomb!: the X-ray shows a block of four tiles (IB-131)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.pieces import BLOCK, MOST_BLOCKS
from boomtable.games.its_a_bomb.rules.answering import shuffled
from boomtable.games.its_a_bomb.rules.asking import seen
from boomtable.games.its_a_bomb.rules.deciding import Decision
from boomtable.games.its_a_bomb.rules.rounds import open_start
from boomtable.games.its_a_bomb.schema import Blocked, ChooseBlock, Proposed
from boomtable.games.its_a_bomb.state import ItsABombState, token_counts


class BlockChoosing(Decision):
    """Employees choose the block."""

    action_type: ClassVar[type[Action]] = ChooseBlock

    def __init__(self) -> None:
        super().__init__(MOST_BLOCKS)

    def is_asked_for(self, state: ItsABombState) -> bool:
        return state.step == BLOCK

    def check_choice(self, state: ItsABombState, seat: Actor, action: ChooseBlock) -> None:
        block = action.block
        if block >= len(state.page().blocks) or not can_choose(state, block):
            raise IllegalAction("IB-131", "seat {seat} cannot choose block {block}: no tile of it is face down", seat=seat, block=block)

    def choices(self, state: ItsABombState, codes: list[int]) -> None:
        for block in range(len(state.page().blocks)):
            if can_choose(state, block):
                codes.append(self.start + block)

    def carry_out(self, state: ItsABombState, number: int, dice: Dice, told: Told) -> None:
        tiles = state.page().blocks[number]
        counts = token_counts(state, tiles)
        tokens = shuffled(counts, dice)
        state.notes += ([number, *counts],)
        state.looked |= state.page().block_tiles[number]
        if told is not None:
            told.append(seen(state, tiles))
            told.append(Blocked(number, tuple(tokens)))
        open_start(state)

    def proposed(self, seat: Seat, number: int) -> Proposed:
        return Proposed(seat, None, None, None, number)

    def number(self, seat: Seat, action: ChooseBlock) -> int:
        return action.block

    def action(self, seat: Seat, number: int) -> Action:
        return ChooseBlock(number)


def can_choose(state: ItsABombState, block: int) -> bool:
    """Whether a block may be chosen: one of its tiles is face down."""
    tiles: i64 = state.page().block_tiles[block]
    return tiles & ~state.up != 0
