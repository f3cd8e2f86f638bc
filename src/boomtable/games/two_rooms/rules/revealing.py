"""Two Rooms and a Boom: showing the own card without seeing another (TR-091 to TR-100)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import COLOUR, KINDS, NOBODY, REVEAL, Kind
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, SIDES
from boomtable.games.two_rooms.rules import audiences, permission, phases
from boomtable.games.two_rooms.schema import Reveal, Revealed
from boomtable.games.two_rooms.state import TwoRoomsState, bits_of, has, present


def check_revealing(state: TwoRoomsState, seat: Seat) -> None:
    phases.check_round(state, seat)
    if has(state.open_cards, seat):
        raise IllegalAction("TR-100", "seat {seat} cannot reveal or share: its card lies open", seat=seat)


def viewers(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    return [other for other in present(state, state.place[seat]) if other != seat]


def check_kind(state: TwoRoomsState, seat: Seat, kind: Kind) -> None:
    if kind == COLOUR and not permission.has_colours(state):
        raise IllegalAction("TR-093", "seat {seat} cannot show a colour: that takes the advanced game and 11 players", seat=seat)
    if not permission.may_reveal(state, seat, kind):
        raise IllegalAction("TR-111", "seat {seat} cannot show that: a condition forbids it", seat=seat)


def check(state: TwoRoomsState, seat: Seat, action: Reveal) -> None:
    check_revealing(state, seat)
    check_kind(state, seat, KINDS.index(action.kind))
    if action.target is not None and action.target not in viewers(state, seat):
        raise IllegalAction(
            "TR-095",
            "seat {seat} cannot show seat {target} its card: it takes another player in the same place",
            seat=seat,
            target=action.target,
        )
    if not viewers(state, seat):
        raise IllegalAction("TR-098", "seat {seat} cannot show its card: nobody is there", seat=seat)


def do(state: TwoRoomsState, seat: Seat, action: Reveal) -> list[Event]:
    kind = KINDS.index(action.kind)
    if action.target is None:
        everybody = present(state, state.place[seat])
        return [show(state, seat, NOBODY, kind, REVEAL, everybody)]
    return [show(state, seat, action.target, kind, REVEAL, audiences.witnesses(state, seat, action.target))]


def show(state: TwoRoomsState, by: Seat, to: Seat, kind: Kind, how: int, seen_by: list[Seat]) -> Revealed:
    """Keep what was shown, and to whom; nobody can forget it (TR-097, TR-303)."""
    card = state.cards[by]
    saw_by = seen_by if to == NOBODY else [by, to]
    state.shown.append([state.seq, state.round, by, to, how, kind, card, NOBODY, 0, bits_of(seen_by), bits_of(saw_by)])
    role = None if kind == COLOUR else IDS[card]
    return Revealed(by, None if to == NOBODY else to, KINDS[kind], role, SIDES[COLOUR_OF[card]], audience=audiences.only(seen_by))


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if not phases.allows(check_revealing, state, seat) or not viewers(state, seat):
        return found
    for kind, name in enumerate(KINDS):
        if permission.may_reveal(state, seat, kind):
            found += [Reveal(name, None), *(Reveal(name, target) for target in viewers(state, seat))]
    return found
