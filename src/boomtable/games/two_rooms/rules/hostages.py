"""Two Rooms and a Boom: drafting, locking and completing the hostages (section 7, TR-288 to TR-296)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import NOBODY, ROOMS, Place
from boomtable.games.two_rooms.rules import audiences, leading, phases
from boomtable.games.two_rooms.schema import Draft, Drafted, HostagesLocked, LeaderWaits, Lock
from boomtable.games.two_rooms.state import TwoRoomsState, population


def eligible(state: TwoRoomsState, room: Place) -> list[Seat]:
    """All but the leader (TR-082)."""
    return [seat for seat in population(state, room) if seat != state.leader[room]]


def by_table(state: TwoRoomsState) -> int:
    """The number that the table of hostages asks for in this round."""
    return timing.hostages(state.players, state.rounds, max(1, state.round))


def number_to_send(state: TwoRoomsState) -> int:
    return min(by_table(state), *(len(eligible(state, room)) for room in ROOMS))


def needed(state: TwoRoomsState, room: Place) -> int:
    """How many a leader has to name now (TR-290)."""
    return state.to_send if state.phase == "select" else min(by_table(state), len(eligible(state, room)))


# drafting


def check_leader(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase not in ("round", "select"):
        raise IllegalAction("TR-373", "seat {seat} cannot do that now: it is {phase}", seat=seat, phase=state.phase)
    if not leading.leads(state, seat):
        raise IllegalAction("TR-063", "seat {seat} cannot choose hostages: it does not lead", seat=seat)
    if state.locked[state.place[seat]]:
        raise IllegalAction("TR-080", "seat {seat} cannot change the hostages: they are locked", seat=seat)
    if state.phase == "round" and state.options.mode == "sim":
        raise IllegalAction("TR-396", "seat {seat} cannot choose hostages now: in sim mode they are named after the round", seat=seat)


def nameable(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """In sim mode each naming counts, so nobody is named twice (TR-396)."""
    room = state.place[seat]
    named = state.drafts[room] if state.options.mode == "sim" else []
    return [other for other in eligible(state, room) if other not in named]


def check_draft(state: TwoRoomsState, seat: Seat, action: Draft) -> None:
    check_leader(state, seat)
    if action.seat not in nameable(state, seat):
        raise IllegalAction(
            "TR-081", "seat {seat} cannot name seat {target}: it takes another player of the room", seat=seat, target=action.seat
        )


def draft(state: TwoRoomsState, seat: Seat, target: Seat) -> list[Event]:
    room = state.place[seat]
    form = state.drafts[room]
    is_in = target not in form
    if is_in:
        form.append(target)
    else:
        form.remove(target)
    told: list[Event] = [Drafted(target, is_in, audience=audiences.only([seat]))]
    if state.options.mode == "sim" and len(form) == needed(state, room):
        told += lock(state, room, [])
    return told


# locking


def check_lock(state: TwoRoomsState, seat: Seat) -> None:
    check_leader(state, seat)
    if state.options.mode == "sim":
        raise IllegalAction("TR-396", "seat {seat} cannot lock: in sim mode the last naming does", seat=seat)
    if state.phase == "round" and not state.lock_open:
        raise IllegalAction("TR-080", "seat {seat} cannot lock hostages yet", seat=seat)
    room = state.place[seat]
    if len(state.drafts[room]) != needed(state, room):
        raise IllegalAction(
            "TR-083",
            "seat {seat} cannot lock {count} hostages: it takes {needed}",
            seat=seat,
            count=len(state.drafts[room]),
            needed=needed(state, room),
        )


def lock(state: TwoRoomsState, room: Place, auto: list[Seat]) -> list[Event]:
    """The own room sees the selection at once (TR-084); during a round its leadership is frozen (TR-290)."""
    state.locked[room] = True
    state.hostages[room] = state.drafts[room][:]
    told: list[Event] = [
        HostagesLocked(leading.ROOM_NAMES[room], tuple(state.hostages[room]), tuple(auto), audience=audiences.room(state, room))
    ]
    if state.phase == "round":
        told += leading.void_lead_offer(state, room)
        leading.lower_hands(state, room)
        told.append(LeaderWaits(leading.ROOM_NAMES[room]))  # TR-289
    return told


def complete(state: TwoRoomsState, room: Place, dice: Dice) -> list[Event]:
    """Those named that still can go, at most as many as are sent, and the lot for the rest (TR-085, TR-296)."""
    named = state.hostages[room] if state.locked[room] else state.drafts[room]
    able = eligible(state, room)
    form = [seat for seat in named if seat in able][: state.to_send]
    auto: list[Seat] = []
    while len(form) < state.to_send:
        rest = [seat for seat in able if seat not in form]
        auto.append(rest[dice.pick(len(rest))])
        form.append(auto[-1])
    if state.locked[room] and form == named:
        return []
    state.drafts[room] = form
    return lock(state, room, auto)


def fill_form(state: TwoRoomsState, room: Place) -> None:
    """The draft of the round, as far as it can go (TR-377)."""
    able = eligible(state, room)
    state.drafts[room] = [seat for seat in state.drafts[room] if seat in able][: state.to_send]


def chooser(state: TwoRoomsState, room: Place) -> Seat:
    """The leader who still has to lock, or nobody."""
    return NOBODY if state.locked[room] else state.leader[room]


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    found: list[Action] = []
    if phases.allows(check_leader, state, seat):
        found += [Draft(target) for target in nameable(state, seat)]
    if phases.allows(check_lock, state, seat):
        found.append(Lock())
    return found
