"""Bomb Busters: an info phase in which tokens are drawn instead of chosen (BB-1132, BB-1411)."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, TOKENS_OF_A_KIND, TURN
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.hand import wires_of_value
from boomtable.games.bomb_busters.schema import TokenAside, TokensDrawn
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


def draw_tokens(state: BombBustersState, dice: Dice) -> list[Event]:
    """Draw a token for each seat that places one; what a hand has no wire for lies beside it at once."""
    mission = MISSIONS[state.mission]
    kinds = mission.twist.drawn_tokens
    if kinds == 0:
        return []
    skips = state.captain if mission.captain_skips_info(state.seats) else -1
    seats = [seat for seat in clockwise(state) if seat != skips]
    drawn = dice.draw_many([TOKENS_OF_A_KIND] * kinds, len(seats))
    state.drawn = [0] * state.seats
    for seat, kind in zip(seats, drawn, strict=True):
        state.drawn[seat] = kind + 1
    events: list[Event] = [TokensDrawn(tuple(state.drawn))]
    for seat in seats:
        if not wires_of_value(state, seat, state.drawn[seat]):
            events.append(put_aside(state, seat))
    pass_on(state)
    return events


def clockwise(state: BombBustersState) -> list[Seat]:
    return [(state.captain + step) % state.seats for step in range(state.seats)]


def put_aside(state: BombBustersState, seat: Seat) -> Event:
    value = state.drawn[seat]
    memory.prove_dealt(state, uncut_of(state, seat), value, 0)
    state.beside = [*state.beside, [seat, value]]
    take_drawn(state, seat)
    return TokenAside(seat, value)


def take_drawn(state: BombBustersState, seat: Seat) -> None:
    drawn = state.drawn[:]
    drawn[seat] = 0
    state.drawn = drawn


def pass_on(state: BombBustersState) -> None:
    """The next seat that has a token to place, or the first turn."""
    for seat in clockwise(state):
        if state.drawn[seat]:
            state.turn, state.phase = seat, INFO
            return
    state.turn, state.phase = state.captain, TURN
    state.drawn = []
