"""Two Rooms and a Boom: showing the own card without seeing another (TR-091 to TR-100)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CARD, COLOUR, KINDS, NOBODY, REVEAL, Kind
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, SIDES
from boomtable.games.two_rooms.rules import audiences, permission, phases
from boomtable.games.two_rooms.rules.chapter import TwoRoomsChapter
from boomtable.games.two_rooms.schema import Reveal, Revealed
from boomtable.games.two_rooms.state import TwoRoomsState, bits_of, has, is_beside, neighbours, present
from boomtable.games.two_rooms.vocabulary import Vocabulary


class Revealing(TwoRoomsChapter):
    """Shows the own card, or its colour, to everybody or one player present: numbers count clockwise from the actor, who stands for all."""

    action_type: ClassVar[type[Action]] = Reveal

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, 2 * words.seats)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Reveal) -> None:
        check_hidden(state, seat)
        kind, target = KINDS.index(action.kind), action.target
        if kind == COLOUR and not permission.has_colours(state):
            raise IllegalAction("TR-093", "seat {seat} cannot show a colour: that takes the advanced game and 11 players", seat=seat)
        if not permission.may_reveal(state, seat, kind):
            raise IllegalAction("TR-111", "seat {seat} cannot show that: a condition forbids it", seat=seat)
        if target is not None and not (0 <= target < state.seats and is_beside(state, seat, target)):
            raise IllegalAction(
                "TR-095",
                "seat {seat} cannot show seat {target} its card: it takes another player in the same place",
                seat=seat,
                target=target,
            )
        if not neighbours(state, seat):
            raise IllegalAction("TR-098", "seat {seat} cannot show its card: nobody is there", seat=seat)

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        if not is_hidden(state, seat) or not permission.may_reveal(state, seat, number // self.seats):
            return False
        steps = number % self.seats
        return is_beside(state, seat, (seat + steps) % self.seats) if steps else len(neighbours(state, seat)) > 0

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if not is_hidden(state, seat):
            return
        near = neighbours(state, seat)
        if not near:
            return
        permitted = permission.permitted(state, seat)
        for kind in (CARD, COLOUR):
            if permitted & permission.REVEALS[kind]:
                first = self.start + kind * self.seats
                codes.append(first)
                for target in near:
                    codes.append(first + (target - seat) % self.seats)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        kind, steps = number // self.seats, number % self.seats
        if steps == 0:
            show(state, seat, NOBODY, kind, REVEAL, present(state, state.place[seat]), told)
        else:
            target = (seat + steps) % self.seats
            show(state, seat, target, kind, REVEAL, audiences.witnesses(state, seat, target), told)

    def number(self, seat: Seat, action: Reveal) -> int:
        steps = 0 if action.target is None else (action.target - seat) % self.seats
        return KINDS.index(action.kind) * self.seats + steps

    def action(self, seat: Seat, number: int) -> Action:
        kind, steps = number // self.seats, number % self.seats
        return Reveal(KINDS[kind], (seat + steps) % self.seats if steps else None)


def is_hidden(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether it is a round and the seat's card does not lie open, as every reveal and every share requires."""
    return phases.in_round(state) and not has(state.open_cards, seat)


def check_hidden(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if not is_hidden(state, seat):
        raise IllegalAction("TR-100", "seat {seat} cannot reveal or share: its card lies open", seat=seat)


def show(state: TwoRoomsState, by: Seat, to: Seat, kind: Kind, how: int, seen_by: list[Seat], told: Told) -> None:
    """Record what was shown, and to whom; nobody can forget it (TR-097, TR-303)."""
    card = state.cards[by]
    saw_by = seen_by if to == NOBODY else [by, to]
    row = [state.seq, state.round, by, to, how, kind, card, NOBODY, 0, bits_of(seen_by), bits_of(saw_by)]
    state.shown = [*state.shown, row]
    if told is not None:
        role = None if kind == COLOUR else IDS[card]
        named = None if to == NOBODY else to
        told.append(Revealed(by, named, KINDS[kind], role, SIDES[COLOUR_OF[card]], audience=audiences.only(seen_by)))
