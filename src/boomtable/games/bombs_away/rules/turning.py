"""Bombs Away: whose turn it is; the end of a turn, of a deal and of a match (BA-093 to BA-103, BA-110 to BA-112)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Outcome
from boomtable.core.seats import Seat
from boomtable.games.bombs_away import start
from boomtable.games.bombs_away.schema import DealEnded, Reason, WentOut
from boomtable.games.bombs_away.state import BombsAwayState

ROUNDS = 50  # BA-094


def check_turn(state: BombsAwayState, seat: Seat) -> None:
    if seat != state.turn:
        raise IllegalAction("BA-130", "seat {seat} cannot act: it is seat {turn}'s turn", seat=seat, turn=state.turn)


def check_free(state: BombsAwayState, seat: Seat) -> None:
    """Refuse unless it is the seat's turn and none of its bombs waits for a second card."""
    check_turn(state, seat)
    if state.second:
        raise IllegalAction("BA-152", "seat {seat} cannot go on: its bomb may take a second card, or none", seat=seat)


def end_turn(state: BombsAwayState, dice: Dice, told: Told) -> None:
    seat = state.turn
    if state.sizes[seat] == 0:  # BA-101
        state.out |= 1 << seat
        if told is not None:
            told.append(WentOut(seat))
    is_dealer = seat == state.dealer  # who ends the round
    state.turn = (seat + 1) % state.seats
    state.turns += 1
    state.thrown = False
    state.drawn = 0
    reason = deal_over(state, is_round_over=is_dealer)
    if reason is not None:
        end_deal(state, reason, dice, told)


def deal_over(state: BombsAwayState, *, is_round_over: bool) -> Reason | None:
    if state.out and (is_round_over or not state.even_turns):  # BA-100, BA-112
        return "went_out"
    if state.passes == state.seats:  # BA-093
        return "all_passed"
    if state.turns == ROUNDS * state.seats:  # BA-094
        return "fifty_rounds"
    return None


def end_deal(state: BombsAwayState, reason: Reason, dice: Dice, told: Told) -> None:
    winners = smallest(state.sizes)  # who has gone out holds none
    state.reason = reason
    state.scores = [score + size for score, size in zip(state.scores, state.sizes, strict=True)]
    state.wins = [wins + (seat in winners) for seat, wins in enumerate(state.wins)]
    if told is not None:
        told.append(DealEnded(state.deal, tuple(winners), reason, tuple(state.sizes)))
    if state.match and state.deal < state.seats:
        state.deal += 1
        state.dealer = (state.dealer + 1) % state.seats  # BA-012
        start.deal(state, dice, told)
    else:
        state.ended = True
        state.winners = match_winners(state) if state.match else winners


def smallest(sizes: list[int]) -> list[Seat]:
    return [seat for seat, size in enumerate(sizes) if size == min(sizes)]


def match_winners(state: BombsAwayState) -> list[Seat]:
    """The winners of a match: by the lowest sum, then by the most deals won, else shared (BA-111)."""
    lowest = smallest(state.scores)
    most = max(state.wins[seat] for seat in lowest)
    return [seat for seat in lowest if state.wins[seat] == most]


def outcome(state: BombsAwayState) -> Outcome | None:
    if not state.ended:
        return None
    winners = tuple(state.winners)
    if state.reason == "opponent_left":
        return Outcome(winners, state.reason)
    return Outcome(winners, "match_over", tuple(state.scores)) if state.match else Outcome(winners, state.reason)  # BA-100
