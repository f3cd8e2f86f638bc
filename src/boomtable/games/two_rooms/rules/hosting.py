"""Two Rooms and a Boom: what the table does: the host says go, a seat changes hands (TR-318, TR-326)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import ChangeHands, Event
from boomtable.games.two_rooms.rules import rounds
from boomtable.games.two_rooms.schema import HandsChanged
from boomtable.games.two_rooms.state import TwoRoomsState, has


def check_go(state: TwoRoomsState, ends: str) -> None:
    """Ends the deal; a round without a timer or with a moderator; and with a moderator the parley (TR-382)."""
    if ends != state.phase:
        raise IllegalAction("TR-318", "the host cannot end {ends}: it is {phase}", ends=ends, phase=state.phase)
    options = state.options
    can_end_round = state.phase == "round" and options.mode != "sim" and (options.no_timer or options.moderator)
    if state.phase != "deal" and not can_end_round and not (state.phase == "parley" and options.moderator):
        raise IllegalAction("TR-318", "the host cannot say go: it is {phase}", phase=state.phase)


def go(state: TwoRoomsState, dice: Dice) -> list[Event]:
    state.seq += 1
    if state.phase == "deal":
        return rounds.begin_round(state)
    return rounds.end_round(state, dice) if state.phase == "round" else rounds.exchange(state)


def change_hands(state: TwoRoomsState, change: ChangeHands) -> list[Event]:
    if has(state.bots, change.seat) == change.bot:
        return []
    state.bots ^= 1 << change.seat
    told: list[Event] = [HandsChanged(change.seat, change.bot)]
    if state.phase == "deal" and rounds.all_ready(state):
        return told + rounds.begin_round(state)
    return told + (rounds.arrive(state, change.seat) if change.bot and has(state.walking, change.seat) else [])
