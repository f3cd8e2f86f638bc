"""Bombs Away: the end of a turn, of a deal and of a match (BA-093 to BA-103, BA-110 to BA-112)."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event, Outcome
from boomtable.core.seats import Seat
from boomtable.games.bombs_away import start
from boomtable.games.bombs_away.schema import Claimed, DealEnded, Passed, Reason, WentOut
from boomtable.games.bombs_away.state import BombsAwayState

ROUNDS = 50  # BA-094


def pass_turn(state: BombsAwayState, seat: Seat, dice: Dice) -> list[Event]:
    state.passes += 1
    return [Passed(seat), *end_turn(state, dice)]


def end_turn(state: BombsAwayState, dice: Dice) -> list[Event]:
    told: list[Event] = []
    seat = state.turn
    if state.sizes[seat] == 0:  # BA-101
        state.out |= 1 << seat
        told.append(WentOut(seat))
    is_dealer = seat == state.dealer  # who ends the round
    state.turn = (seat + 1) % state.seats
    state.turns += 1
    state.thrown = False
    state.drawn = 0
    reason = deal_over(state, is_round_over=is_dealer)
    return told + end_deal(state, reason, dice) if reason else told


def deal_over(state: BombsAwayState, *, is_round_over: bool) -> Reason | None:
    if state.out and (is_round_over or not state.even_turns):  # BA-100, BA-112
        return "went_out"
    if state.passes == state.seats:  # BA-093
        return "all_passed"
    if state.turns == ROUNDS * state.seats:  # BA-094
        return "fifty_rounds"
    return None


def end_deal(state: BombsAwayState, reason: Reason, dice: Dice) -> list[Event]:
    winners = smallest(state.sizes)  # who has gone out holds none
    state.reason = reason
    for seat in range(state.seats):
        state.scores[seat] += state.sizes[seat]
        state.wins[seat] += seat in winners
    told: list[Event] = [DealEnded(state.deal, tuple(winners), reason, tuple(state.sizes))]
    if state.match and state.deal < state.seats:
        state.deal += 1
        state.dealer = (state.dealer + 1) % state.seats  # BA-012
        return told + start.deal(state, dice)
    state.ended = True
    state.winners = match_winners(state) if state.match else winners
    return told


def smallest(sizes: list[int]) -> list[Seat]:
    return [seat for seat, size in enumerate(sizes) if size == min(sizes)]


def match_winners(state: BombsAwayState) -> list[Seat]:
    """The lowest sum, then the most deals won, else shared (BA-111)."""
    lowest = smallest(state.scores)
    most = max(state.wins[seat] for seat in lowest)
    return [seat for seat in lowest if state.wins[seat] == most]


def claim(state: BombsAwayState, seat: Seat) -> list[Event]:
    state.ended = True
    state.reason = "opponent_left"
    state.winners = [seat]
    return [Claimed(seat)]


def outcome(state: BombsAwayState) -> Outcome | None:
    if not state.ended:
        return None
    winners = tuple(state.winners)
    if state.reason == "opponent_left":
        return Outcome(winners, state.reason)
    return Outcome(winners, "match_over", tuple(state.scores)) if state.match else Outcome(winners, state.reason)  # BA-100
