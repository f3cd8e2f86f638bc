"""Two Rooms and a Boom: every action of a seat, of the clock and of the table."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Event, Go, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor, Seat
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.pieces import NOBODY, ROOMS
from boomtable.games.two_rooms.rules import calls, clocks, deeds, hostages, hosting, simulating, talking
from boomtable.games.two_rooms.state import TwoRoomsState, has, seats_in


def check(state: TwoRoomsState, actor: Actor, action: Action) -> None:
    if state.phase == "over":
        raise IllegalAction("TR-274", "nobody can act: the game is over")
    if actor == TABLE and isinstance(action, ChangeHands):
        return
    if actor == TABLE and isinstance(action, Go):
        hosting.check_go(state, action.ends)
    elif actor == CLOCK and isinstance(action, TimeUp):
        clocks.check(state, action)
    elif not 0 <= actor < state.seats:
        raise IllegalAction("TR-011", "{action} is not done by anybody but the players", action=type(action).__name__)
    elif simulating.is_sim(state):
        simulating.check(state, actor, action)
    else:
        deeds.check(state, actor, action)


def do(state: TwoRoomsState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, ChangeHands):
        return hosting.change_hands(state, action)
    if isinstance(action, Go):
        return hosting.go(state, dice)
    if isinstance(action, TimeUp):
        return clocks.time_up(state, action, dice)
    if simulating.is_sim(state):
        return simulating.do(state, actor, action, dice)
    return deeds.do(state, actor, action, dice)


def legal_codes(state: TwoRoomsState, seat: Seat) -> list[int]:
    if state.phase == "over":
        return []
    if simulating.is_sim(state):
        return simulating.legal_codes(state, seat)
    known = numbers.numbers(state.options, seat)
    return [known.number[action] for action in deeds.legal(state, seat)] + talking.legal_codes(state, seat)


def waiting_on(state: TwoRoomsState) -> list[Seat]:
    """TR-383."""
    match state.phase:
        case "deal":
            return [seat for seat in range(state.seats) if not has(state.ready | state.bots, seat)]
        case "round":
            return simulating.waiting_on(state) if simulating.is_sim(state) else []
        case "select":
            return choosers(state)
        case "parley":
            return [leader for leader in state.leader if not has(state.ready, leader)]
        case "walk":
            return seats_in(state.walking)
        case "calls":
            return [seat for seat in calls.callers(state) if not calls.is_done(state, seat)]
    return []


def choosers(state: TwoRoomsState) -> list[Seat]:
    """Both leaders at once; in sim mode one after the other (TR-396)."""
    found = [seat for room in ROOMS if (seat := hostages.chooser(state, room)) != NOBODY]
    return found[:1] if simulating.is_sim(state) else found
