"""Two Rooms and a Boom: who hears whom, and whom words are for: the room, or one player of it (section 14.4)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.rules import audiences, leading
from boomtable.games.two_rooms.rules.chapter import TwoRoomsChapter
from boomtable.games.two_rooms.schema import Aim, Aimed, Phase, Said, Utterance, Whispered
from boomtable.games.two_rooms.state import TwoRoomsState, bits_of
from boomtable.games.two_rooms.vocabulary import Vocabulary

TALKING: tuple[Phase, ...] = ("deal", "round", "select", "parley")


def is_near(state: TwoRoomsState, seat: Seat, other: Seat) -> bool:
    """Whether a seat could talk to another now: in the same place, and in the parley the leaders with each other alone."""
    if other == seat:
        return False
    if state.phase == "parley" and (leading.leads(state, seat) or leading.leads(state, other)):
        return leading.leads(state, seat) and leading.leads(state, other)
    return state.place[other] == state.place[seat]


def hearers(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """The seats that a seat could talk to now."""
    return [other for other in range(state.seats) if is_near(state, seat, other)]


def has_hearers(state: TwoRoomsState, seat: Seat) -> bool:
    for other in range(state.seats):
        if is_near(state, seat, other):
            return True
    return False


def partner(state: TwoRoomsState, seat: Seat) -> Seat:
    """The one player whom a seat's words are for now, or nobody if they are for all (TR-392)."""
    if state.phase == "parley" and leading.leads(state, seat):
        return hearers(state, seat)[0]
    return state.aim[seat]


def listeners(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """The seats that understand what a seat says now."""
    to = partner(state, seat)
    return hearers(state, seat) if to == NOBODY else [to]


def may_talk(state: TwoRoomsState, seat: Seat) -> bool:
    return state.phase in TALKING and has_hearers(state, seat) and not all_have_ears(state, seat)


def all_have_ears(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether all hear a seat without the table, which in one house carries words only to and from bots (TR-313)."""
    return state.is_party and not state.bots & bits_of([seat, *hearers(state, seat)])


def check_talking(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase not in TALKING:
        raise IllegalAction("TR-373", "seat {seat} cannot talk now: it is {phase}", seat=seat, phase=state.phase)
    if not has_hearers(state, seat):
        raise IllegalAction("TR-061", "seat {seat} cannot talk: nobody is there", seat=seat)
    if all_have_ears(state, seat):
        raise IllegalAction("TR-313", "seat {seat} cannot talk through the table: everybody there has ears", seat=seat)


def tell(state: TwoRoomsState, seat: Seat, what: Utterance, about: Seat | None, detail: str | None, told: list[Event]) -> None:
    """Tell the words to those who hear them, and the rest that there was a whisper (TR-316)."""
    to = partner(state, seat)
    heard_by = listeners(state, seat)
    told.append(Said(seat, None if to == NOBODY else to, what, about, detail, audience=audiences.only([seat, *heard_by])))
    rest = [other for other in hearers(state, seat) if other not in heard_by]
    if rest:
        told.append(Whispered(seat, to, audience=audiences.only(rest)))


class Aiming(TwoRoomsChapter):
    """Chooses whom one's words are for: numbers count clockwise from the actor, who stands for the room."""

    action_type: ClassVar[type[Action]] = Aim
    phases: ClassVar[tuple[Phase, ...]] = TALKING

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, words.seats)

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return may_talk(state, seat) and not (state.phase == "parley" and leading.leads(state, seat))

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        return target != state.aim[seat] and (target == NOBODY or is_near(state, seat, target))

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Aim) -> None:
        check_talking(state, seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-087", "seat {seat} cannot choose its audience: the two leaders talk to each other", seat=seat)
        target = NOBODY if action.at is None else action.at
        if not NOBODY <= target < state.seats or not self.fits(state, seat, target):
            raise IllegalAction("TR-392", "seat {seat} cannot turn there: it takes another listener in the same place", seat=seat)

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return self.may(state, seat) and self.fits(state, seat, self.target(seat, number))

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if not self.may(state, seat):
            return
        if state.aim[seat] != NOBODY:
            codes.append(self.start)
        for target in range(self.seats):
            if self.fits(state, seat, target):
                codes.append(self.start + (target - seat) % self.seats)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        target = self.target(seat, number)
        state.aim[seat] = target
        if told is not None:
            told.append(Aimed(None if target == NOBODY else target, audience=audiences.only([seat])))

    def number(self, seat: Seat, action: Aim) -> int:
        return 0 if action.at is None else (action.at - seat) % self.seats

    def action(self, seat: Seat, number: int) -> Action:
        return Aim((seat + number) % self.seats if number else None)

    def target(self, seat: Seat, number: int) -> Seat:
        return (seat + number) % self.seats if number else NOBODY
