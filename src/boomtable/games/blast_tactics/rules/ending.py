"""Blast Tactics: the end of the game, ties and places (BT-280 to BT-286)."""

from boomtable.core.schema import Outcome
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.state import OVER, BlastTacticsState, is_alive, living


def end_by_blast(state: BlastTacticsState, lost: list[Seat]) -> bool:
    """Check for the end after simultaneous damage that eliminated `lost`; returns whether the game is over."""
    if not lost:
        return False
    state.moment += 1
    if living(state) > 1:
        return False
    if living(state) == 1:
        end(state, "last_standing", survivors(state))
    else:
        end(state, "shared", lost)  # BT-285
    return True


def end_by_collapse(state: BlastTacticsState, lost: list[Seat], reason: str) -> None:
    """Check for the end after the last blast, or a flip, eliminated `lost` at once; `reason` is for a single survivor.

    Whoever loses their Heart in the last blast outlives it, so the Hearts of the lost are those from before (BT-283).
    """
    if not lost:
        return
    state.moment += 1
    if living(state) == 1:
        end(state, reason, survivors(state))
    elif living(state) == 0:
        tie, winners = tie_break(state, lost, state.hearts)
        end(state, tie, winners)


def tie_break(state: BlastTacticsState, lost: list[Seat], hearts: list[int]) -> tuple[str, list[Seat]]:
    """The winners of a tie, and the reason: more Hearts (BT-281), then the holder of the card or whoever comes next after it (BT-282)."""
    best = max([hearts[seat] for seat in lost])
    tied = [seat for seat in lost if hearts[seat] == best]
    if len(tied) == 1:
        return "hearts", tied
    return "card_order", [min(tied, key=lambda seat: (seat - state.holder) % state.seats)]


def end(state: BlastTacticsState, reason: str, winners: list[Seat]) -> None:
    state.phase = OVER
    state.reason = reason
    state.winners = sorted(winners)


def survivors(state: BlastTacticsState) -> list[Seat]:
    return [seat for seat in range(state.seats) if is_alive(state, seat)]


def outcome(state: BlastTacticsState) -> Outcome | None:
    if state.phase != OVER:
        return None
    share = 1 / len(state.winners)
    returns = [(state.seats * share * (seat in state.winners) - 1) / (state.seats - 1) for seat in range(state.seats)]  # BT-406
    return Outcome(tuple(state.winners), state.reason, returns=tuple(returns))


def places(state: BlastTacticsState) -> list[int]:
    """The place of each seat, from 1, equal for those who fell together; 0 until the game is over (BT-286)."""
    if state.phase != OVER:
        return [0] * state.seats
    late = [state.moment + 1 if seat in state.winners else state.fell[seat] for seat in range(state.seats)]
    return [1 + sum(other > own for other in late) for own in late]
