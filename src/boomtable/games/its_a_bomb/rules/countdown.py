"""It's a Bomb!: the countdown deck."""

from boomtable.core.schema import Event
from boomtable.games.its_a_bomb.pieces import CALL, EXPLOSION, RECEIVER, is_disturbed, is_timer
from boomtable.games.its_a_bomb.rules.ending import end
from boomtable.games.its_a_bomb.schema import Advanced, TimerReturned
from boomtable.games.its_a_bomb.state import ItsABombState


def is_signal_disturbed(state: ItsABombState) -> bool:
    """It works while it is on top (IB-056, IB-085)."""
    return is_disturbed(state.deck[0])


def advance(state: ItsABombState) -> list[Event]:
    """One single step (IB-050); the new top card is checked at once (IB-052)."""
    gone = state.deck.pop(0)
    state.discard.append(gone)
    state.due -= 1
    told: list[Event] = [Advanced(gone, state.deck[0])]
    if state.deck[0] == EXPLOSION:
        return told + end(state, "countdown_over")
    if state.deck[0] == CALL and not call_is_answered(state):
        return told + end(state, "call_missed")  # IB-054
    return told


def call_is_answered(state: ItsABombState) -> bool:
    """The receiver is cut, or the scenario has none."""
    if state.page().counts[RECEIVER] == 0:
        return True
    return is_cut(state, RECEIVER)


def is_cut(state: ItsABombState, kind: int) -> bool:
    for tile, up in enumerate(state.up):
        if up and state.tile[tile] == kind:
            return True
    return False


def last_timer(state: ItsABombState) -> int:
    """Where the Timer discarded last lies in the pile, or -1 (IB-057)."""
    for place in range(len(state.discard) - 1, -1, -1):
        if is_timer(state.discard[place]):
            return place
    return -1


def return_timer(state: ItsABombState) -> list[Event]:
    place = last_timer(state)
    if place < 0:
        return []
    seconds = state.discard.pop(place)
    state.deck.insert(0, seconds)
    return [TimerReturned(seconds)]


def advance_would_lose(state: ItsABombState) -> bool:
    """A public fact: the deck lies face up."""
    below = state.deck[1]
    return below == EXPLOSION or (below == CALL and not call_is_answered(state))
