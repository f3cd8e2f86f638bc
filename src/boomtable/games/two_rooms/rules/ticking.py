"""Two Rooms and a Boom: time in sim mode, by ticks of three beats (TR-321)."""

from boomtable.core.actions import Told
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.rules import phases
from boomtable.games.two_rooms.schema import TickBegun
from boomtable.games.two_rooms.state import TwoRoomsState


def begin(state: TwoRoomsState, told: Told) -> None:
    """Begin the first tick of a round; outside sim mode there are no ticks, only the clock."""
    if not state.is_sim:
        return
    state.tick = 0
    next_tick(state, told)


def next_tick(state: TwoRoomsState, told: Told) -> None:
    clear(state)
    state.tick += 1
    state.beat = 1
    phases.bump_all(state)
    if told is not None:
        told.append(TickBegun(state.tick))


def stop(state: TwoRoomsState) -> None:
    clear(state)
    state.tick = state.beat = 0


def clear(state: TwoRoomsState) -> None:
    state.choices = [NOBODY] * state.seats
    state.aimed = 0
    state.answering = state.answers_to = NOBODY
    state.answers_lead = False
    state.answered = []
