"""It's a Bomb!: the countdown deck."""

from boomtable.core.actions import Told
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import CALL, EXPLOSION, RECEIVER, is_disturbed, is_timer
from boomtable.games.its_a_bomb.rules.ending import end
from boomtable.games.its_a_bomb.schema import Advanced, TimerReturned
from boomtable.games.its_a_bomb.state import ItsABombState


def is_signal_disturbed(state: ItsABombState) -> bool:
    """Whether a Disturbed Signal is on top of the deck (IB-056, IB-085)."""
    return is_disturbed(state.deck[0])


def advance(state: ItsABombState, told: Told) -> None:
    """Advance the countdown by one step (IB-050); the new top card is checked at once (IB-052)."""
    gone, top = state.deck[0], state.deck[1]
    state.deck = state.deck[1:]
    state.discard += (gone,)
    state.due -= 1
    if told is not None:
        told.append(Advanced(gone, top))
    if top == EXPLOSION:
        end(state, "countdown_over", told)
    elif top == CALL and not call_is_answered(state):
        end(state, "call_missed", told)  # IB-054


def call_is_answered(state: ItsABombState) -> bool:
    """Whether a Call would be answered: the receiver is cut, or the scenario has none."""
    if state.page().counts[RECEIVER] == 0:
        return True
    return is_cut(state, RECEIVER)


def is_cut(state: ItsABombState, kind: int) -> bool:
    """Whether a tile of this kind lies face up."""
    for tile, laid in enumerate(state.tile):
        if laid == kind and has(state.up, tile):
            return True
    return False


def last_timer(state: ItsABombState) -> int:
    """Where the Timer discarded last lies in the pile, or -1 (IB-057)."""
    for place in range(len(state.discard) - 1, -1, -1):
        if is_timer(state.discard[place]):
            return place
    return -1


def return_timer(state: ItsABombState, told: Told) -> None:
    place = last_timer(state)
    if place < 0:
        return
    seconds = state.discard[place]
    state.discard = state.discard[:place] + state.discard[place + 1 :]
    state.deck = (seconds, *state.deck)
    if told is not None:
        told.append(TimerReturned(seconds))


def advance_would_lose(state: ItsABombState) -> bool:
    """Whether the next advance would lose the game, which everybody can see, as the deck lies face up."""
    below = state.deck[1]
    return below == EXPLOSION or (below == CALL and not call_is_answered(state))
