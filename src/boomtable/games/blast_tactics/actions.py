"""Blast Tactics: the table of actions, and the numbers of decisions (BT-400), which are the same in every position."""

from typing import Any

from boomtable.core.actions import Actions, Chapter, Told, action_union
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.rules.clocks import EndingTime
from boomtable.games.blast_tactics.rules.discarding import Discarding
from boomtable.games.blast_tactics.rules.finishing import Finishing
from boomtable.games.blast_tactics.rules.gloves import PickingUp, Throwing
from boomtable.games.blast_tactics.rules.kicking import Kicking
from boomtable.games.blast_tactics.rules.laying import Laying
from boomtable.games.blast_tactics.rules.moving import Moving
from boomtable.games.blast_tactics.rules.punching import Punching
from boomtable.games.blast_tactics.rules.remote import RemoteCarrying, RemoteControl
from boomtable.games.blast_tactics.rules.wall_pass import WallPassing
from boomtable.games.blast_tactics.state import ACTION, DISCARD, GHOST, BlastTacticsState

OF_SEATS: tuple[type[Chapter[Any]], ...] = (
    *(Moving, Laying, WallPassing, Kicking, RemoteControl, Punching, PickingUp, RemoteCarrying, Throwing),
    *(Discarding, Finishing),
)
CHAPTERS: tuple[type[Chapter[Any]], ...] = (*OF_SEATS, EndingTime)
UNION: Any = action_union(OF_SEATS)


class BlastTacticsActions(Actions[BlastTacticsState]):
    def __init__(self, seats: int) -> None:
        super().__init__([chapter(seats) for chapter in CHAPTERS])
        self.seats = seats
        moving, laying, passing, kicking, remote, punching, glove, carried, throwing, discarding, finishing, _ = self.chapters
        self.moving, self.laying, self.throwing, self.discarding, self.finishing = moving, laying, throwing, discarding, finishing
        self.of_card = [[punching], [kicking], [glove], [remote, carried], [passing]]  # by card
        self.of_actions = [moving, laying, passing, kicking, remote, carried, punching, glove, throwing, finishing]
        self.of_discards = [discarding]
        self.of_ghosts = [laying, finishing]
        self.nothing: list[Chapter[BlastTacticsState]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return of_seats, (self.seats,)

    def open_chapters(self, state: BlastTacticsState, seat: Seat) -> list[Chapter[BlastTacticsState]]:
        if seat != state.turn:
            return self.nothing
        if state.phase == ACTION:
            return self.of_actions
        if state.phase == DISCARD:
            return self.of_discards
        return self.of_ghosts if state.phase == GHOST else self.nothing

    def legal_codes(self, state: BlastTacticsState, seat: Seat) -> list[int]:
        """The legal codes. In an Action Phase only the chapters of cards in the row are asked, in the order of the row."""
        if seat != state.turn or state.phase != ACTION:
            return super().legal_codes(state, seat)
        codes: list[int] = []
        self.moving.legal(state, seat, codes)
        self.laying.legal(state, seat, codes)
        used = -1
        for card in state.row:
            if card != used:
                for chapter in self.of_card[card]:
                    chapter.legal(state, seat, codes)
            used = card
        if state.carried[seat]:
            self.throwing.legal(state, seat, codes)
        codes.append(self.finishing.start)
        return codes

    def decide(self, state: BlastTacticsState, seat: Seat, code: int, dice: Dice, told: Told) -> None:
        """Carry out a decision alone: the turn may be over afterwards, and the next one not begun."""
        chapter = self.by_code[code]
        chapter.do(state, seat, code - chapter.start, dice, told)


BY_SEATS: list[BlastTacticsActions] = [BlastTacticsActions(seats) for seats in range(5)]


def of_seats(seats: int) -> BlastTacticsActions:
    return BY_SEATS[seats]
