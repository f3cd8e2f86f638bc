"""Two Rooms and a Boom: powers that their holder chooses to use: Bouncer and Usurper (TR-161 to TR-167)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import BOUNCED, BOUNCER_REVEAL, CARD, NOBODY, ROOMS, USURPER_REVEAL
from boomtable.games.two_rooms.roles import IDS, POWER
from boomtable.games.two_rooms.rules import audiences, conditions, leading, moving, permission, phases, revealing, share_offers
from boomtable.games.two_rooms.rules.chapter import Plain, Targeting
from boomtable.games.two_rooms.schema import Bounce, SentOver, Usurp, Usurped
from boomtable.games.two_rooms.state import TwoRoomsState, bit, counts_in, has, population, present, put


def check_holds(state: TwoRoomsState, seat: Seat, power: str) -> None:
    if POWER[state.cards[seat]] != power:
        raise IllegalAction("TR-114", "seat {seat} cannot use {power}: its card has no such power", seat=seat, power=power)


def check_shows(state: TwoRoomsState, seat: Seat) -> None:
    """Refuse unless a seat can show its own card, with which both powers begin."""
    if not permission.may_reveal(state, seat, CARD):
        raise IllegalAction("TR-113", "seat {seat} cannot use its power: it may not show its card", seat=seat)


class Bouncing(Targeting):
    """The Bouncer sends somebody over to the other room, which has fewer players."""

    action_type: ClassVar[type[Action]] = Bounce

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if POWER[state.cards[seat]] != "bouncer" or not phases.in_round(state) or state.round == state.rounds:
            return False
        return permission.may_reveal(state, seat, CARD) and here(state, seat) > there(state, seat)

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        """Whether this seat can be sent over (TR-163)."""
        room = state.place[seat]
        return target != seat and target != state.leader[room] and counts_in(state, target, room)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Bounce) -> None:
        phases.check_round(state, seat)
        check_holds(state, seat, "bouncer")
        if state.round == state.rounds:
            raise IllegalAction("TR-162", "seat {seat} cannot use its power: this is the last round", seat=seat)
        check_shows(state, seat)
        if not self.may(state, seat):
            raise IllegalAction(
                "TR-161",
                "seat {seat} cannot send anybody over: {here} are here and {there} there",
                seat=seat,
                here=here(state, seat),
                there=there(state, seat),
            )
        if not self.reaches(state, seat, action.target):
            raise IllegalAction(
                "TR-163",
                "seat {seat} cannot send seat {target} over: it takes another player of the room who does not lead",
                seat=seat,
                target=action.target,
            )

    def act_on(self, state: TwoRoomsState, seat: Seat, target: Seat, dice: Dice, told: Told) -> None:
        room = state.place[seat]
        revealing.show(state, seat, target, CARD, BOUNCER_REVEAL, audiences.witnesses(state, seat, target), told)
        if conditions.is_immune(state, target):  # TR-163
            return
        moving.move(state, target, BOUNCED)
        if told is not None:
            told.append(SentOver(target, leading.ROOM_NAMES[state.place[target]]))
        moving.forget(state, target, room, told)
        moving.mend_aims(state)
        moving.see_open_cards(state)
        for place in ROOMS:
            leading.count_hands(state, place, told)


def here(state: TwoRoomsState, seat: Seat) -> int:
    """How many count in a seat's room."""
    return len(population(state, state.place[seat]))


def there(state: TwoRoomsState, seat: Seat) -> int:
    """How many count in the other room."""
    return len(population(state, moving.other_room(state.place[seat])))


class Usurping(Plain):
    """The Usurper lays the own card open and leads the room."""

    action_type: ClassVar[type[Action]] = Usurp

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if POWER[state.cards[seat]] != "usurper" or not phases.in_round(state) or is_spent(state, seat):
            return False
        return permission.may_reveal(state, seat, CARD) and not phases.is_locked(state, seat)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Usurp) -> None:
        phases.check_round(state, seat)
        check_holds(state, seat, "usurper")
        if is_spent(state, seat):
            raise IllegalAction("TR-165", "seat {seat} cannot use its power: it works once a game, not in the last round", seat=seat)
        check_shows(state, seat)
        phases.check_unlocked(state, seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        """Usurp. The card lies open from now on (TR-166); a second Usurper takes over unless an option lets the first stay (TR-167)."""
        room = state.place[seat]
        leads = not (state.shield[room] and state.options.usurper_clash == "first")
        state.used |= bit(seat)
        state.open_cards |= bit(seat)
        revealing.show(state, seat, NOBODY, CARD, USURPER_REVEAL, present(state, room), None)
        if told is not None:
            told.append(Usurped(seat, IDS[state.cards[seat]], leads, audience=audiences.people(state, room)))
        share_offers.void_of(state, seat, told)
        if leads:
            leading.name_leader(state, seat, "usurper", None, told)
            state.shield = put(state.shield, room, True)


def is_spent(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether the power was used already, or it is too late for it."""
    return has(state.used, seat) or state.round == state.rounds
