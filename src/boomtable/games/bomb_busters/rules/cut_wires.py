"""Bomb Busters: laying wires face up, and everything that follows from it."""

from boomtable.core.actions import Told
from boomtable.core.schema import Event
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import COPIES, DISINTEGRATOR, EMERGENCY_DROP, NUMBERS, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.denials import lift_denials
from boomtable.games.bomb_busters.rules.drafting import draft_begins
from boomtable.games.bomb_busters.rules.equipment import is_ready, is_unlocked
from boomtable.games.bomb_busters.rules.instant import disintegrated, drop
from boomtable.games.bomb_busters.rules.kept_wires import take_from_nano
from boomtable.games.bomb_busters.rules.new_cards import bring_cards
from boomtable.games.bomb_busters.rules.sequence import awaited
from boomtable.games.bomb_busters.rules.telling import says_times
from boomtable.games.bomb_busters.rules.tokens import take_spent_counts, take_token
from boomtable.games.bomb_busters.rules.turn_end import finish
from boomtable.games.bomb_busters.schema import NumberFreed, Unlocked, Validated
from boomtable.games.bomb_busters.state import BombBustersState


def lay_down(state: BombBustersState, wires: list[int], told: Told) -> None:
    """Cut or reveal these wires of one value, then: tokens, validation, equipment, win check, next turn, in the order of BB-053."""
    take_down(state, wires, told)
    if state.drawer:
        bring_cards(state, told)
    if MISSIONS[state.mission].double_cards:
        come_by_themselves(state, told)
    cut = value_of(int(state.tile[wires[0]]))
    if state.kept and take_from_nano(state, cut, told):
        return  # the stand is chosen first (BB-1432)
    if state.pile and draft_begins(state, told):
        return
    finish(state, cut, told)


def take_down(state: BombBustersState, wires: list[int], told: Told) -> None:
    """Turn these wires up and tell what that brings."""
    unlocked = [] if told is None else unlocked_cards(state)
    waiting = awaited(state) if state.row else 0
    turn_up(state, wires)
    if told is not None:
        tell_count(state, value_of(int(state.tile[wires[0]])), len(wires), told)
        tell_unlocked(state, unlocked, told)
        if waiting and awaited(state) not in (0, waiting):
            told.append(NumberFreed(awaited(state)))


def come_by_themselves(state: BombBustersState, told: Told) -> None:
    """Let the cards of box 5 act that wait for nobody; what one of them cuts may unlock the other (BB-246)."""
    if is_ready(state, EMERGENCY_DROP):
        drop(state, told)
    if is_ready(state, DISINTEGRATOR):
        wires = disintegrated(state, told)
        if wires:
            take_down(state, wires, told)
            come_by_themselves(state, told)


def turn_up(state: BombBustersState, wires: list[int]) -> None:
    for wire in wires:
        state.cut[wire] = 1
        state.cut_counts[value_of(int(state.tile[wire]))] += 1
        if not says_times(int(state.token[wire])):
            take_token(state, wire)
    if state.denials:
        lift_denials(state)
    if state.repeats:
        take_spent_counts(state)
    lift_labels(state)
    memory.tidy(state)


def lift_labels(state: BombBustersState) -> None:
    """Remove labels whose two wires are both cut (BB-164)."""
    if state.equal >= 0 and state.cut[state.equal] and state.cut[state.equal + 1]:
        state.equal = -1
    if state.unequal >= 0 and state.cut[state.unequal] and state.cut[state.unequal + 1]:
        state.unequal = -1


def tell_count(state: BombBustersState, value: int, more: int, told: list[Event]) -> None:
    """Tell that a number was validated by its last wire (BB-153)."""
    count = int(state.cut_counts[value])
    if value <= NUMBERS and count - more < COPIES <= count:
        told.append(Validated(value))


def unlocked_cards(state: BombBustersState) -> list[int]:
    return [card for card in state.cards if is_unlocked(state, card)]


def tell_unlocked(state: BombBustersState, before: list[int], told: list[Event]) -> None:
    """Tell which cards were unlocked by this cut (BB-180, BB-1121)."""
    for card in unlocked_cards(state):
        if card not in before:
            told.append(Unlocked(card))
