"""Bomb Busters: the Fast Pass, a Solo Cut of two equal wires although others remain (BB-252)."""

from typing import Any, ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import FAST_PASS, YELLOW, value_of
from boomtable.games.bomb_busters.rules.before_claim import prepare
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.hand import holds, rest_of, sorted_of
from boomtable.games.bomb_busters.rules.locks import check_free, check_solo_free, is_locked, solo_is_barred
from boomtable.games.bomb_busters.rules.ranks import choose2, rank2, unrank2
from boomtable.games.bomb_busters.rules.solo import bound_to_pair, check_not_bound
from boomtable.games.bomb_busters.rules.turn import check_turn_for_card, is_turn_of
from boomtable.games.bomb_busters.rules.walkie_talkies import is_own_uncut
from boomtable.games.bomb_busters.schema import FastPassed, SoloDone, UseFastPass
from boomtable.games.bomb_busters.state import BombBustersState


class FastPassing(Counted):
    """Cuts a pair of one's own hand; the pairs are numbered as pairs of places in the hand."""

    action_type: ClassVar[type[Action]] = UseFastPass

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, choose2(layout.hand) if MISSIONS[layout.mission].double_cards else 0)

    def check(self, state: BombBustersState, seat: Actor, action: UseFastPass) -> None:
        check_turn_for_card(state, seat)
        check_ready(state, seat, FAST_PASS)
        check_not_bound(state, seat)
        check_solo_free(state, seat)
        wires = action.wires
        if len(wires) != 2 or wires[0] >= wires[1] or not all(is_own_uncut(state, seat, wire) for wire in wires):
            raise IllegalAction("BB-252", "seat {seat} cannot cut these: it takes two own uncut wires, from left to right", seat=seat)
        for wire in wires:
            check_in_reach(state, seat, wire)
        value = value_of(int(state.tile[wires[0]]))
        if value > YELLOW or value != value_of(int(state.tile[wires[1]])):
            raise IllegalAction("BB-252", "seat {seat} cannot cut these: they are not of one value", seat=seat)
        check_free(state, seat, value)
        if not is_needed(state, seat, value):
            sentence = "seat {seat} cannot use the Fast Pass for {value}: it can cut these two alone"
            raise IllegalAction("BB-255", sentence, seat=seat, value=value)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        for left, right in pairs(state, seat):
            codes.append(self.start + self.number_of(seat, left, right))

    def apply(self, state: BombBustersState, actor: Actor, action: UseFastPass, dice: Dice, told: Told) -> None:
        cut_pair(state, actor, list(action.wires), told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        cut_pair(state, seat, self.pair(seat, number), told)

    def number(self, seat: Seat, action: UseFastPass) -> int:
        return self.number_of(seat, action.wires[0], action.wires[1])

    def number_of(self, seat: Seat, left: int, right: int) -> int:
        return rank2(self.layout.near(seat, left), self.layout.near(seat, right))

    def pair(self, seat: Seat, number: int) -> list[int]:
        return [self.layout.far(seat, near) for near in unrank2(number)]

    def action(self, seat: Seat, number: int) -> Action:
        return UseFastPass(tuple(self.pair(seat, number)))

    def offer(self, actions: list[Any]) -> Offer:
        wires = sorted({wire for action in actions for wire in action.wires})
        return Offer("UseFastPass", fields=(Field("wires", tuple(wires), 2, 2),))


def pairs(state: BombBustersState, seat: Seat) -> list[tuple[int, int]]:
    """All pairs of own wires that a seat may cut so, from left to right."""
    if not is_turn_of(state, seat) or not may_use(state, seat, FAST_PASS) or bound_to_pair(state, seat):
        return []
    if solo_is_barred(state, seat):
        return []
    found: list[tuple[int, int]] = []
    for value in range(1, YELLOW + 1):
        if not is_locked(state, seat, value) and is_needed(state, seat, value):
            wires = [wire for wire in sorted_of(state, seat) if value_of(int(state.tile[wire])) == value]
            for at in range(len(wires)):
                for other in range(at + 1, len(wires)):
                    found.append((wires[at], wires[other]))
    return found


def is_needed(state: BombBustersState, seat: Seat, value: int) -> bool:
    """Whether the card changes anything: without it the last two are cut alone, too (BB-110, BB-255)."""
    own = holds(state, seat, value)
    return own >= 2 and not own == 2 == rest_of(state, value)


def cut_pair(state: BombBustersState, seat: Seat, wires: list[int], told: Told) -> None:
    spend(state, FAST_PASS)
    state.moves += 1
    tiles = [int(state.tile[wire]) for wire in wires]
    if told is not None:
        told.append(FastPassed(seat))
    if state.air or state.line:
        prepare(state, seat, value_of(tiles[0]), told)
    if told is not None:
        told.append(SoloDone(seat, value_of(tiles[0]), tuple(wires), tuple(tiles)))
    lay_down(state, wires, told)
