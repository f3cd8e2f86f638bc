"""Bomb Busters: laying wires face up, and everything that follows from it."""

from boomtable.core.schema import Event
from boomtable.games.bomb_busters.pieces import COPIES, NUMBERS, OVER, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.ending import all_empty
from boomtable.games.bomb_busters.rules.tokens import take_token
from boomtable.games.bomb_busters.rules.turn import next_turn
from boomtable.games.bomb_busters.schema import Unlocked, Validated
from boomtable.games.bomb_busters.state import BombBustersState


def lay_down(state: BombBustersState, wires: list[int]) -> list[Event]:
    """These wires are cut or revealed: tokens, validation, equipment, win check, next turn, in the order of BB-053."""
    before = state.cut_counts[:]
    turn_up(state, wires)
    events = validated(state, before) + unlocked(state, before)
    if all_empty(state):
        state.phase = OVER
        state.claim = None
    else:
        next_turn(state)
    return events


def turn_up(state: BombBustersState, wires: list[int]) -> None:
    for wire in wires:
        state.cut[wire] = True
        state.cut_counts[value_of(state.tile[wire])] += 1
        take_token(state, wire)
    lift_labels(state)
    memory.tidy(state)


def lift_labels(state: BombBustersState) -> None:
    """A label comes off when both its wires are cut (BB-164)."""
    if state.equal >= 0 and state.cut[state.equal] and state.cut[state.equal + 1]:
        state.equal = -1
    if state.unequal >= 0 and state.cut[state.unequal] and state.cut[state.unequal + 1]:
        state.unequal = -1


def validated(state: BombBustersState, before: list[int]) -> list[Event]:
    """BB-153."""
    return [Validated(n) for n in range(1, NUMBERS + 1) if before[n] < COPIES <= state.cut_counts[n]]


def unlocked(state: BombBustersState, before: list[int]) -> list[Event]:
    """BB-180: as soon as two wires of its value are cut."""
    return [Unlocked(card) for card in state.cards if before[card] < 2 <= state.cut_counts[card]]
