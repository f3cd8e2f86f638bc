"""Two Rooms and a Boom: powers that their holder chooses to use: Bouncer and Usurper (TR-161 to TR-167)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import BOUNCED, BOUNCER_REVEAL, CARD, NOBODY, ROOMS, USURPER_REVEAL
from boomtable.games.two_rooms.roles import IDS, POWER
from boomtable.games.two_rooms.rules import audiences, conditions, leading, moving, permission, phases, revealing, sharing
from boomtable.games.two_rooms.schema import Bounce, SentOver, Usurp, Usurped
from boomtable.games.two_rooms.state import TwoRoomsState, has, population, present


def check_holds(state: TwoRoomsState, seat: Seat, power: str) -> None:
    if POWER[state.cards[seat]] != power:
        raise IllegalAction("TR-114", "seat {seat} cannot use {power}: its card has no such power", seat=seat, power=power)


def check_shows(state: TwoRoomsState, seat: Seat) -> None:
    """Both powers begin with the own card."""
    if not permission.may_reveal(state, seat, CARD):
        raise IllegalAction("TR-113", "seat {seat} cannot use its power: it may not show its card", seat=seat)


# the Bouncer


def check_bouncing(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    check_holds(state, seat, "bouncer")
    if state.round == state.rounds:
        raise IllegalAction("TR-162", "seat {seat} cannot use its power: this is the last round", seat=seat)
    check_shows(state, seat)
    room = state.place[seat]
    here, there = len(population(state, room)), len(population(state, moving.other_room(room)))
    if here <= there:
        raise IllegalAction(
            "TR-161", "seat {seat} cannot send anybody over: {here} are here and {there} there", seat=seat, here=here, there=there
        )


def surplus(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """Whom a Bouncer may send over (TR-163)."""
    room = state.place[seat]
    return [other for other in population(state, room) if other not in (seat, state.leader[room])]


def check_bounce(state: TwoRoomsState, seat: Seat, action: Bounce) -> None:
    check_bouncing(state, seat)
    if action.target not in surplus(state, seat):
        raise IllegalAction(
            "TR-163",
            "seat {seat} cannot send seat {target} over: it takes another player of the room who does not lead",
            seat=seat,
            target=action.target,
        )


def bounce(state: TwoRoomsState, seat: Seat, target: Seat) -> list[Event]:
    room = state.place[seat]
    told: list[Event] = [revealing.show(state, seat, target, CARD, BOUNCER_REVEAL, audiences.witnesses(state, seat, target))]
    if conditions.is_immune(state, target):  # TR-163
        return told
    moving.move(state, target, BOUNCED)
    told.append(SentOver(target, leading.ROOM_NAMES[state.place[target]]))
    told += moving.forget(state, target, room)
    moving.mend_aims(state)
    moving.see_open_cards(state)
    for place in ROOMS:
        told += leading.count_hands(state, place)
    return told


# the Usurper


def check_usurp(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    check_holds(state, seat, "usurper")
    if has(state.used, seat) or state.round == state.rounds:
        raise IllegalAction("TR-165", "seat {seat} cannot use its power: it works once a game, not in the last round", seat=seat)
    check_shows(state, seat)
    phases.check_unlocked(state, seat)


def usurp(state: TwoRoomsState, seat: Seat) -> list[Event]:
    """The card lies open from now on (TR-166); a second Usurper takes over unless the first stays by option (TR-167)."""
    room = state.place[seat]
    leads = not (state.shield[room] and state.options.usurper_clash == "first")
    state.used |= 1 << seat
    state.open_cards |= 1 << seat
    revealing.show(state, seat, NOBODY, CARD, USURPER_REVEAL, present(state, room))
    told: list[Event] = [Usurped(seat, IDS[state.cards[seat]], leads, audience=audiences.people(state, room))]
    told += sharing.void_of(state, seat)
    if leads:
        told += leading.name_leader(state, seat, "usurper", None)
        state.shield[room] = True
    return told


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if phases.allows(check_bouncing, state, seat):
        found += [Bounce(target) for target in surplus(state, seat)]
    if phases.allows(check_usurp, state, seat):
        found.append(Usurp())
    return found
