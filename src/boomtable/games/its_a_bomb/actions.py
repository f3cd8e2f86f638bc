"""It's a Bomb!: the table of actions (IB-251). Lines and tiles look the same from every seat, in every scenario."""

from typing import Any, Final

from mypy_extensions import i64

from boomtable.core.actions import Actions, Chapter, Told, action_union
from boomtable.core.bits import bits_in, nth_bit
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import ADVANCE, AFTER, BLOCK, CHOOSE, LOOK, POINT, SECOND, START, STEPS
from boomtable.games.its_a_bomb.rules.asking import Asking, open_lines
from boomtable.games.its_a_bomb.rules.clocks import Clocks
from boomtable.games.its_a_bomb.rules.countdown import is_signal_disturbed
from boomtable.games.its_a_bomb.rules.cutting import Cutting, tiles_to_cut
from boomtable.games.its_a_bomb.rules.deciding import Decision, forget_proposals, may_decide
from boomtable.games.its_a_bomb.rules.hands import ChangingHands
from boomtable.games.its_a_bomb.rules.marking import Marking
from boomtable.games.its_a_bomb.rules.passing import Passing
from boomtable.games.its_a_bomb.rules.phone import is_vote
from boomtable.games.its_a_bomb.rules.settling import Settling
from boomtable.games.its_a_bomb.rules.talking import Talking
from boomtable.games.its_a_bomb.rules.using import Using
from boomtable.games.its_a_bomb.rules.x_ray import BlockChoosing
from boomtable.games.its_a_bomb.schema import Cut, Proposed
from boomtable.games.its_a_bomb.state import ItsABombState

CHAPTERS: Final[tuple[type[Chapter[Any]], ...]] = (
    Asking,
    Cutting,
    BlockChoosing,
    Using,
    Passing,
    Settling,
    Talking,
    Marking,
    Clocks,
    ChangingHands,
)
OF_SEATS: Final = CHAPTERS[:-2]
UNION: Any = action_union(OF_SEATS)


# Who is asked for what, step by step.
IN_A_WINDOW: Final = (Using, Passing)
OF_EMPLOYEES: Final[dict[int, tuple[type, ...]]] = {
    BLOCK: (BlockChoosing, Settling),
    CHOOSE: (Asking, Cutting, Settling),
    SECOND: (Asking, Settling),
}
OF_CRISIS_UNIT: Final[dict[int, tuple[type, ...]]] = {
    START: (Using, Passing, Talking),
    CHOOSE: (Talking,),
    LOOK: IN_A_WINDOW,
    AFTER: IN_A_WINDOW,
    POINT: IN_A_WINDOW,
    ADVANCE: IN_A_WINDOW,
}


class ItsABombActions(Actions[ItsABombState]):
    def __init__(self) -> None:
        super().__init__([chapter() for chapter in CHAPTERS])  # type: ignore[call-arg]  # each knows its size
        self._nothing: list[Chapter[ItsABombState]] = []
        self._cuts_from = self.number(0, Cut(0))
        self._settling = self.those((Settling,))
        self._employees = [self.those(OF_EMPLOYEES.get(step, ())) for step in range(len(STEPS))]
        self._crisis_unit = [self.those(OF_CRISIS_UNIT.get(step, ())) for step in range(len(STEPS))]

    def __reduce__(self) -> tuple[Any, ...]:
        return its_a_bomb_actions, ()

    def those(self, types: tuple[type, ...]) -> list[Chapter[ItsABombState]]:
        return [chapter for chapter in self.chapters if type(chapter) in types]

    def open_chapters(self, state: ItsABombState, seat: Seat) -> list[Chapter[ItsABombState]]:
        if seat == state.crisis_unit:
            return self._crisis_unit[state.step]
        if may_decide(state, seat):
            return self._employees[state.step]
        return self._settling if state.vote else self._nothing

    def decision(self, code: int) -> Decision:
        """The chapter of a decision of the employees."""
        chapter = self.by_code[code]
        assert isinstance(chapter, Decision), f"{code} is no decision of the employees"
        return chapter

    def proposed(self, seat: Seat, code: int) -> Proposed:
        """What everybody is told about a proposal."""
        decision = self.decision(code)
        return decision.proposed(seat, code - decision.start)

    def carry_out(self, state: ItsABombState, dice: Dice, told: Told) -> None:
        """Carry out what the employees have decided; all proposals are dropped."""
        code = state.decided
        state.decided = -1
        state.moves += 1
        forget_proposals(state)
        decision = self.decision(code)
        decision.carry_out(state, code - decision.start, dice, told)

    def sample_code(self, state: ItsABombState, seat: Seat, dice: Dice) -> int:
        """One of the legal codes; while the signal is clear, the choices of the spokesperson are counted and not listed."""
        if seat == state.crisis_unit or state.step != CHOOSE or is_vote(state) or is_signal_disturbed(state):
            codes = self.legal_codes(state, seat)
            return codes[dice.pick(len(codes))]
        lines, tiles = open_lines(state), tiles_to_cut(state)
        asked = bits_in(lines)
        chosen: i64 = dice.pick(asked + bits_in(tiles))
        return nth_bit(lines, chosen) if chosen < asked else self._cuts_from + nth_bit(tiles, chosen - asked)


ACTIONS: Final = ItsABombActions()


def its_a_bomb_actions() -> ItsABombActions:
    """The one table of actions, by a function that pickles can name."""
    return ACTIONS
