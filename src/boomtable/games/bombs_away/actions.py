"""Bombs Away: the table of actions, and the numbers of those of seats (BA-156). The network looks the same from every seat."""

from typing import Any

from boomtable.core.actions import Actions, Chapter, action_union
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.rules import drawing
from boomtable.games.bombs_away.rules.bombing import Bombing
from boomtable.games.bombs_away.rules.clocks import EndingTime
from boomtable.games.bombs_away.rules.drawing import Drawing
from boomtable.games.bombs_away.rules.laying import Laying
from boomtable.games.bombs_away.rules.leaving import ChangingHands, Claiming
from boomtable.games.bombs_away.rules.passing import Passing
from boomtable.games.bombs_away.rules.second import SecondTarget, StoppingAtOne
from boomtable.games.bombs_away.state import BombsAwayState

OF_SEATS: tuple[Any, ...] = (Laying, Bombing, SecondTarget, StoppingAtOne, Drawing, Passing, Claiming)
CHAPTERS: tuple[Any, ...] = (*OF_SEATS, EndingTime, ChangingHands)
UNION: Any = action_union(OF_SEATS)


class BombsAwayActions(Actions[BombsAwayState]):
    def __init__(self) -> None:
        super().__init__([chapter() for chapter in CHAPTERS])
        laying, bombing, second, stopping, draw, passing, claiming, *_ = self.chapters
        self.laying, self.bombing, self.drawing, self.passing, self.claiming = laying, bombing, draw, passing, claiming
        self.of_a_turn = [laying, bombing, draw, passing, claiming]
        self.of_a_second_target = [second, stopping, claiming]
        self.out_of_turn = [claiming]
        self.at_the_end: list[Chapter[BombsAwayState]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return bombs_away_actions, ()

    def open_chapters(self, state: BombsAwayState, seat: Seat) -> list[Chapter[BombsAwayState]]:
        if state.ended:
            return self.at_the_end
        if seat != state.turn:
            return self.out_of_turn
        return self.of_a_second_target if state.second else self.of_a_turn

    def legal_codes(self, state: BombsAwayState, seat: Seat) -> list[int]:
        """The legal codes. Drawing and passing are legal only if nothing can be laid, so what fits is not worked out twice."""
        if state.ended or state.second or seat != state.turn:
            return super().legal_codes(state, seat)
        codes: list[int] = []
        self.laying.legal(state, seat, codes)
        if not codes:
            codes.append(self.drawing.start if drawing.can_draw(state) else self.passing.start)
        self.bombing.legal(state, seat, codes)
        if state.away:
            self.claiming.legal(state, seat, codes)
        return codes


ACTIONS = BombsAwayActions()


def bombs_away_actions() -> BombsAwayActions:
    """The one table of actions, by a function that pickles can name."""
    return ACTIONS
