"""Two Rooms and a Boom: what seats do, each action sent to its chapter."""

from collections.abc import Callable
from typing import Any

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.rules import abdicating, ambassadors, calls, hostages, leading, powers, revealing, rounds, sharing, talking
from boomtable.games.two_rooms.state import TwoRoomsState

PlainCheck = Callable[[TwoRoomsState, Seat], None]
FullCheck = Callable[[TwoRoomsState, Seat, Any], None]

PLAIN_CHECKS: dict[type[Action], PlainCheck] = {
    schema.Unpoint: leading.check_unpoint,
    schema.AcceptLead: abdicating.check_answer,
    schema.DeclineLead: abdicating.check_answer,
    schema.Withdraw: sharing.check_withdraw,
    schema.Usurp: powers.check_usurp,
    schema.Lock: hostages.check_lock,
    schema.Ready: rounds.check_ready,
    schema.Arrive: rounds.check_arrive,
}
FULL_CHECKS: dict[type[Action], FullCheck] = {
    schema.Appoint: leading.check_appoint,
    schema.Point: leading.check_point,
    schema.Abdicate: abdicating.check_abdicate,
    schema.Reveal: revealing.check,
    schema.OfferShare: sharing.check_offer,
    schema.AcceptShare: sharing.check_accept,
    schema.DeclineShare: sharing.check_decline,
    schema.Bounce: powers.check_bounce,
    schema.Move: ambassadors.check,
    schema.Draft: hostages.check_draft,
    schema.Call: calls.check,
    schema.Aim: talking.check_aim,
}


def check(state: TwoRoomsState, seat: Seat, action: Action) -> None:
    """Raise IllegalAction unless a seat may do this now; what is not done is said."""
    kind = type(action)
    if kind in PLAIN_CHECKS:
        PLAIN_CHECKS[kind](state, seat)
    elif kind in FULL_CHECKS:
        FULL_CHECKS[kind](state, seat, action)
    elif kind is schema.Pass:
        raise IllegalAction("TR-321", "seat {seat} cannot pass: nobody asks it to choose", seat=seat)
    else:
        talking.check(state, seat, action)


def do(state: TwoRoomsState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    state.seq += 1
    match action:
        case schema.Appoint(target=target):
            return leading.appoint(state, seat, target)
        case schema.Point(target=target):
            return leading.point(state, seat, target)
        case schema.Unpoint():
            return leading.unpoint(state, seat)
        case schema.Abdicate(target=target):
            return abdicating.abdicate(state, seat, target)
        case schema.AcceptLead():
            return abdicating.accept(state, seat)
        case schema.DeclineLead():
            return abdicating.decline(state, seat)
        case schema.Reveal():
            return revealing.do(state, seat, action)
        case schema.OfferShare():
            return sharing.offer(state, seat, action)
        case schema.AcceptShare(offerer=offerer):
            return sharing.accept(state, seat, offerer)
        case schema.DeclineShare(offerer=offerer):
            return sharing.decline(state, seat, offerer)
        case schema.Withdraw():
            return sharing.withdraw(state, seat)
    return do_more(state, seat, action, dice)


def do_more(state: TwoRoomsState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    match action:
        case schema.Bounce(target=target):
            return powers.bounce(state, seat, target)
        case schema.Usurp():
            return powers.usurp(state, seat)
        case schema.Move():
            return ambassadors.do(state, seat, action)
        case schema.Draft(seat=target):
            told = hostages.draft(state, seat, target)
            return told + (rounds.after_lock(state, dice) if state.phase == "select" else [])
        case schema.Lock():
            return rounds.lock(state, seat, dice)
        case schema.Ready():
            return rounds.get_ready(state, seat)
        case schema.Arrive():
            return rounds.arrive(state, seat)
        case schema.Call(team=team):
            return calls.do(state, seat, team)
        case schema.Aim():
            return talking.aim(state, seat, action)
    return talking.say(state, seat, action)


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    """All but the sentences."""
    found = rounds.legal(state, seat) + leading.legal(state, seat) + abdicating.legal(state, seat) + revealing.legal(state, seat)
    found += sharing.legal(state, seat) + powers.legal(state, seat) + ambassadors.legal(state, seat)
    return found + hostages.legal(state, seat) + calls.legal(state, seat) + talking.legal(state, seat)
