"""Two Rooms and a Boom: who goes as a hostage: the form of a room, its lock and the lot (section 7, TR-288 to TR-296)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import NOBODY, ROOMS, Place
from boomtable.games.two_rooms.rules import audiences, leading
from boomtable.games.two_rooms.schema import Drafted, HostagesLocked, LeaderWaits
from boomtable.games.two_rooms.state import TwoRoomsState, population, put


def eligible(state: TwoRoomsState, room: Place) -> list[Seat]:
    """The seats of a room that can be sent: all but the leader (TR-082)."""
    return [seat for seat in population(state, room) if seat != state.leader[room]]


def by_table(state: TwoRoomsState) -> int:
    """The number that the table of hostages asks for in this round."""
    return timing.hostages(state.players, state.rounds, max(1, state.round))


def number_to_send(state: TwoRoomsState) -> int:
    return min(by_table(state), *(len(eligible(state, room)) for room in ROOMS))


def needed(state: TwoRoomsState, room: Place) -> int:
    """How many hostages a leader has to name now (TR-290)."""
    return state.to_send if state.phase == "select" else min(by_table(state), len(eligible(state, room)))


def draft(state: TwoRoomsState, seat: Seat, target: Seat, told: Told) -> None:
    """Put a seat into the form or take it out; in sim mode the last one locks the form (TR-396)."""
    room = state.place[seat]
    form = [seat for seat in state.drafts[room] if seat != target]
    is_in = len(form) == len(state.drafts[room])
    if is_in:
        form.append(target)
    state.drafts = put(state.drafts, room, form)
    if told is not None:
        told.append(Drafted(target, is_in, audience=audiences.only([seat])))
    if state.is_sim and len(form) == needed(state, room):
        lock(state, room, [], told)


def lock(state: TwoRoomsState, room: Place, auto: list[Seat], told: Told) -> None:
    """Lock a room's hostages. The room sees them at once (TR-084); during a round its leadership is then frozen (TR-290)."""
    state.locked = put(state.locked, room, True)
    state.hostages = put(state.hostages, room, state.drafts[room])
    if told is not None:
        name, chosen = leading.ROOM_NAMES[room], tuple(state.hostages[room])
        told.append(HostagesLocked(name, chosen, tuple(auto), audience=audiences.room(state, room)))
    if state.phase == "round":
        leading.void_lead_offer(state, room, told)
        leading.lower_hands(state, room)
        if told is not None:
            told.append(LeaderWaits(leading.ROOM_NAMES[room]))  # TR-289


def complete(state: TwoRoomsState, room: Place, dice: Dice, told: Told) -> None:
    """Complete the form: those named that can still go, at most as many as are sent, and the rest by lot (TR-085, TR-296)."""
    named = state.hostages[room] if state.locked[room] else state.drafts[room]
    able = eligible(state, room)
    form = [seat for seat in named if seat in able][: state.to_send]
    auto: list[Seat] = []
    while len(form) < state.to_send:
        rest = [seat for seat in able if seat not in form]
        auto.append(rest[dice.pick(len(rest))])
        form.append(auto[-1])
    if state.locked[room] and form == named:
        return
    state.drafts = put(state.drafts, room, form)
    lock(state, room, auto, told)


def fill_form(state: TwoRoomsState, room: Place) -> None:
    """Fill the form with those drafted in the round who can still go (TR-377)."""
    able = eligible(state, room)
    state.drafts = put(state.drafts, room, [seat for seat in state.drafts[room] if seat in able][: state.to_send])


def chooser(state: TwoRoomsState, room: Place) -> Seat:
    """The leader who still has to lock, or nobody."""
    return NOBODY if state.locked[room] else state.leader[room]
