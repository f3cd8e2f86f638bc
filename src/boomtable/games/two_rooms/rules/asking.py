"""Two Rooms and a Boom: requests and questions, and the answers to them (TR-394, TR-406)."""

from typing import Any, ClassVar, get_args

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.pieces import KINDS
from boomtable.games.two_rooms.rules import talking
from boomtable.games.two_rooms.rules.sentences import Sentence
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.games.two_rooms.vocabulary import Vocabulary

DEEDS: tuple[schema.Deed, ...] = get_args(schema.Deed)
REPLIES: tuple[schema.Reply, ...] = get_args(schema.Reply)
MATTERS: tuple[schema.Matter, ...] = get_args(schema.Matter)


class Asking(Sentence):
    """A sentence that can be answered: the newest one to each listener takes the place of the one before."""

    def remember(self, state: TwoRoomsState, seat: Seat, number: int) -> None:
        heard_by = talking.listeners(state, seat)
        kept = [row for row in state.questions if row[1] != seat or row[0] not in heard_by]
        state.questions = sorted(kept + [[listener, seat, self.start + number] for listener in heard_by])


class AskingToShow(Asking):
    """Asks to be shown a card or its colour."""

    action_type: ClassVar[type[Action]] = schema.AskToShow

    def about_from(self) -> int:
        return -1

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return KINDS


class AskingFor(Asking):
    """Asks a listener to do something with somebody."""

    action_type: ClassVar[type[Action]] = schema.AskFor

    def about_from(self) -> int:
        return 0

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return DEEDS


class Questioning(Asking):
    """Asks a question about somebody."""

    action_type: ClassVar[type[Action]] = schema.Question

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return MATTERS


class Answering(Sentence):
    """Answers the newest unanswered request or question of somebody who is here."""

    action_type: ClassVar[type[Action]] = schema.Answer

    def details(self, words: Vocabulary) -> tuple[str | None, ...]:
        return REPLIES

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Any) -> None:
        super().check_rules(state, seat, action)
        if not is_asked(state, seat, action.seat):
            raise IllegalAction(
                "TR-394", "seat {seat} cannot answer seat {other}: there is nothing to answer", seat=seat, other=action.seat
            )

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return talking.may_talk(state, seat) and is_asked(state, seat, self.asker(seat, number))

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if talking.may_talk(state, seat):
            self.list_replies(state, seat, codes)

    def list_replies(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        """Append the codes of answers to whoever has asked and is here, for a seat that may talk."""
        for row in state.questions:
            if row[0] == seat and talking.is_near(state, seat, row[1]):
                first = self.start + ((row[1] - seat) % self.seats - 1) * len(REPLIES)
                codes += range(first, first + len(REPLIES))

    def remember(self, state: TwoRoomsState, seat: Seat, number: int) -> None:
        by = self.asker(seat, number)
        state.questions = [row for row in state.questions if row[0] != seat or row[1] != by]

    def asker(self, seat: Seat, number: int) -> Seat:
        return (seat + number // len(REPLIES) + 1) % self.seats


def is_asked(state: TwoRoomsState, seat: Seat, by: Seat) -> bool:
    """Whether a request or question of somebody who is here waits for this seat."""
    for row in state.questions:
        if row[0] == seat and row[1] == by:
            return talking.is_near(state, seat, by)
    return False
