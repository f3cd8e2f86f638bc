"""Two Rooms and a Boom: two players show each other their cards, by consent (TR-102 to TR-109)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import COLOUR, KINDS, NOBODY, Kind
from boomtable.games.two_rooms.rules import audiences, permission, phases, share_effects
from boomtable.games.two_rooms.rules.revealing import check_revealing
from boomtable.games.two_rooms.schema import (
    AcceptShare,
    DeclineShare,
    OfferShare,
    ShareDeclined,
    ShareLapsed,
    ShareOffered,
    ShareVoided,
    ShareWithdrawn,
    Withdraw,
)
from boomtable.games.two_rooms.state import TwoRoomsState, has, present

# offering


def check_offering(state: TwoRoomsState, seat: Seat) -> None:
    check_revealing(state, seat)
    if state.offer_to[seat] != NOBODY:
        target = state.offer_to[seat]
        raise IllegalAction("TR-105", "seat {seat} cannot offer another share: seat {target} has not answered", seat=seat, target=target)


def partners(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    return [other for other in present(state, state.place[seat]) if other != seat and not has(state.open_cards, other)]


def check_offer(state: TwoRoomsState, seat: Seat, action: OfferShare) -> None:
    check_offering(state, seat)
    kind, target = KINDS.index(action.kind), action.target
    check_kind(state, seat, kind)
    if target not in partners(state, seat):
        raise IllegalAction(
            "TR-111",
            "seat {seat} cannot offer seat {target} a share: it takes a player of the room whose card is not open",
            seat=seat,
            target=target,
        )


def check_kind(state: TwoRoomsState, seat: Seat, kind: Kind) -> None:
    if kind == COLOUR and not permission.has_colours(state):
        raise IllegalAction("TR-093", "seat {seat} cannot share colours: that takes the advanced game and 11 players", seat=seat)
    if not permission.may_share(state, seat, kind):
        raise IllegalAction("TR-111", "seat {seat} cannot make that share: a condition forbids it", seat=seat)


def offer(state: TwoRoomsState, seat: Seat, action: OfferShare) -> list[Event]:
    kind, target = KINDS.index(action.kind), action.target
    if state.offer_to[target] == seat and state.offer_kind[target] == kind and permission.may_share(state, target, kind):
        close(state, target)  # both have asked (TR-106)
        return share_effects.share(state, target, seat, kind)
    state.offer_to[seat] = target
    state.offer_kind[seat] = kind
    state.offer_at[seat] = state.seq
    state.offer_beats[seat] = 0
    return [ShareOffered(seat, target, action.kind, audience=audiences.only([seat, target]))]


def close(state: TwoRoomsState, offerer: Seat) -> None:
    state.offer_to[offerer] = NOBODY
    state.offer_kind[offerer] = 0
    state.offer_at[offerer] = 0
    state.offer_beats[offerer] = 0


# answering


def offers_to(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """Who offers this seat a share, oldest offer first."""
    found = [offerer for offerer in range(state.seats) if state.offer_to[offerer] == seat]
    return sorted(found, key=lambda offerer: state.offer_at[offerer])


def check_answer(state: TwoRoomsState, seat: Seat, offerer: Seat) -> None:
    phases.check_round(state, seat)
    if not 0 <= offerer < state.seats or state.offer_to[offerer] != seat:
        raise IllegalAction("TR-335", "seat {seat} cannot answer: seat {offerer} offers it no share any more", seat=seat, offerer=offerer)


def check_accept(state: TwoRoomsState, seat: Seat, action: AcceptShare) -> None:
    check_answer(state, seat, action.offerer)
    check_kind(state, seat, state.offer_kind[action.offerer])


def check_decline(state: TwoRoomsState, seat: Seat, action: DeclineShare) -> None:
    check_answer(state, seat, action.offerer)


def accept(state: TwoRoomsState, seat: Seat, offerer: Seat) -> list[Event]:
    kind = state.offer_kind[offerer]
    if not permission.may_share(state, offerer, kind):  # TR-107
        return void(state, offerer)
    close(state, offerer)
    return share_effects.share(state, offerer, seat, kind)


def decline(state: TwoRoomsState, seat: Seat, offerer: Seat) -> list[Event]:
    close(state, offerer)
    return [ShareDeclined(offerer, seat, audience=audiences.only([offerer, seat]))]


# offers that end by themselves


def end(state: TwoRoomsState, offerer: Seat) -> Seat:
    """Whom it was for: an answer on its way is stale, so that it cannot meet a newer offer (TR-403)."""
    target = state.offer_to[offerer]
    close(state, offerer)
    phases.bump(state, [target])
    return target


def lapse(state: TwoRoomsState, offerer: Seat) -> list[Event]:
    target = end(state, offerer)
    return [ShareLapsed(offerer, target, audience=audiences.only([offerer, target]))]


def void(state: TwoRoomsState, offerer: Seat) -> list[Event]:
    target = end(state, offerer)
    return [ShareVoided(offerer, target, audience=audiences.only([offerer, target]))]


def void_of(state: TwoRoomsState, seat: Seat) -> list[Event]:
    """All offers by and to a seat that has left the room or lies open (TR-107, TR-330)."""
    told: list[Event] = []
    for offerer in range(state.seats):
        if state.offer_to[offerer] != NOBODY and seat in (offerer, state.offer_to[offerer]):
            told += void(state, offerer)
    return told


def void_all(state: TwoRoomsState) -> list[Event]:
    """The round is over (TR-332)."""
    told: list[Event] = []
    for offerer in range(state.seats):
        if state.offer_to[offerer] != NOBODY:
            told += void(state, offerer)
    return told


def check_withdraw(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if not state.options.withdraw:
        raise IllegalAction("TR-104", "seat {seat} cannot withdraw: who asks for a share is bound", seat=seat)
    if state.offer_to[seat] == NOBODY:
        raise IllegalAction("TR-298", "seat {seat} cannot withdraw: it has no open offer", seat=seat)


def withdraw(state: TwoRoomsState, seat: Seat) -> list[Event]:
    target = end(state, seat)
    return [ShareWithdrawn(seat, target, audience=audiences.only([seat, target]))]


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if phases.allows(check_offering, state, seat):
        for kind, name in enumerate(KINDS):
            if permission.may_share(state, seat, kind):
                found += [OfferShare(name, target) for target in partners(state, seat)]
    if phases.allows(check_withdraw, state, seat):
        found.append(Withdraw())
    return found + answers(state, seat)


def answers(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if state.phase != "round":
        return found
    for offerer in offers_to(state, seat):
        if permission.may_share(state, seat, state.offer_kind[offerer]):
            found.append(AcceptShare(offerer))
        found.append(DeclineShare(offerer))
    return found
