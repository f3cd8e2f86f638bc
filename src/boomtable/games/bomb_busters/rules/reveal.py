"""Bomb Busters: revealing red wires."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.rules.apart import turned_of
from boomtable.games.bomb_busters.rules.blocks import Single
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import only_reds
from boomtable.games.bomb_busters.rules.turn import check_nothing_declared, is_turn_of
from boomtable.games.bomb_busters.rules.turned import may_declare_red, not_red_of
from boomtable.games.bomb_busters.schema import RedsRevealed, RevealReds
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of


def may_reveal(state: BombBustersState, seat: Seat) -> bool:
    return only_reds(state, seat) or may_declare_red(state, seat)


class Revealing(Single):
    action_type: ClassVar[type[Action]] = RevealReds

    def check(self, state: BombBustersState, seat: Actor, action: RevealReds) -> None:
        check_nothing_declared(state, seat)
        if seat != state.turn:
            raise IllegalAction("BB-121", "seat {seat} cannot reveal red wires: it is seat {turn}'s turn", seat=seat, turn=state.turn)
        if MISSIONS[state.mission].twist.names_reds():
            raise IllegalAction("BB-1133", "seat {seat} cannot reveal red wires: they are named in this mission", seat=seat, why="reveal")
        if not may_reveal(state, seat):
            raise IllegalAction("BB-120", "seat {seat} cannot reveal red wires: it has other uncut wires", seat=seat)

    def is_open(self, state: BombBustersState, seat: Seat) -> bool:
        return is_turn_of(state, seat) and may_reveal(state, seat) and not MISSIONS[state.mission].twist.names_reds()

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        wires = uncut_of(state, seat)
        wrong = not_red_of(state, turned_of(state, seat)) if state.apart else []
        if wrong:
            explode(state, seat, "turned_wrong", wrong, told)  # BB-1383
            return
        state.moves += 1
        if told is not None:
            told.append(RedsRevealed(seat, tuple(wires), tuple(int(state.tile[wire]) for wire in wires)))
        lay_down(state, wires, told)

    def action(self, seat: Seat, number: int) -> Action:
        return RevealReds()
