"""It's a Bomb!: the end and the score."""

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in
from boomtable.core.schema import Outcome
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import BATTERY, COLOURS, OVER, RECEIVER, is_timer
from boomtable.games.its_a_bomb.schema import Ended
from boomtable.games.its_a_bomb.state import ItsABombState


def end(state: ItsABombState, reason: str, told: Told) -> None:
    state.step = OVER
    state.ended = reason
    state.due = 0
    if told is not None:
        told.append(Ended(reason))  # type: ignore[arg-type]


def needed(state: ItsABombState, colour: int) -> int:
    return state.page().needed(colour)


def still_needed(state: ItsABombState, colour: int) -> int:
    return needed(state, colour) - state.counted[colour]


def all_counted(state: ItsABombState) -> bool:
    for colour in range(COLOURS):
        if still_needed(state, colour) > 0:
            return False
    return True


def score(state: ItsABombState) -> int:
    """The points of a game that was won (IB-175, IB-176)."""
    timers = len([card for card in state.deck if is_timer(card)])
    return 3 * timers + 2 * unused_cards(state) + state.page().tier() - state.seats


def unused_cards(state: ItsABombState) -> int:
    return bits_in(state.cards)


def slips(state: ItsABombState) -> int:
    """Cuts that brought nothing: all but cables that count, the battery and the receiver, and those that the Sapper stopped (IB-368)."""
    useful = [tile for tile in range(len(state.tile)) if state.tile[tile] in (BATTERY, RECEIVER) and has(state.up, tile)]
    return bits_in(state.up) - len(useful) - sum(state.counted) + bits_in(state.marked)


def title(state: ItsABombState) -> int:
    """The number of the team's title, from 1 for up to 0 points to 6 for 13 points and more (IB-178); 0 for a lost game."""
    if state.ended != "defused":
        return 0
    return 1 + min(5, max(0, (score(state) + 2) // 3))


def outcome(state: ItsABombState) -> Outcome | None:
    if not state.ended:
        return None
    if state.ended != "defused":
        return Outcome(winners=(), reason=state.ended)  # IB-177: no score
    return Outcome(winners=tuple(range(state.seats)), reason="defused", scores=(score(state),) * state.seats)
