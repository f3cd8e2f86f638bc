"""Bomb Busters bots: what a seat means to do with its turn."""

from typing import Final

from boomtable.games.bomb_busters.pieces import HAND

CLAIM: Final = 0  # a Dual Cut: point, then say
SOLO: Final = 1
REVEAL: Final = 2
MUG: Final = 3
SKIP: Final = 10  # where the mission lets a turn pass
# any-time equipment: the turn goes on afterwards
REWIND: Final = 4
POST: Final = 5
LABEL: Final = 6
CHARGE: Final = 7
RADAR: Final = 8
TRADE: Final = 9  # Walkie-Talkies
# special actions of missions
NAME: Final = 11  # several wires are named at once
TAKE_BACK: Final = 12
# cuts with an own turned wire (BB-1382)
BLIND: Final = 20
SOLO_BLIND: Final = 21

HOOK: Final = 13  # any-time equipment, too
PASS: Final = 14  # a Solo Cut of two with the Fast Pass; it ends the turn


class Plan:
    """One whole step of a turn; a Dual Cut is planned as a whole, although it takes two actions. Never changed once made."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.tool = HAND
        self.wires: list[int] = []  # pointed at, or still to be named; for a Post-it or label the own wire
        self.values: list[int] = []  # said; for a solo cut or the Radar the value
        self.stabilized = False  # the Stabilizer goes first
        self.mates: list[int] = []
        self.own: list[int] = []  # turned wires that take part
        self.card = 0
        self.chance = 1.0  # that it succeeds
        self.red = 0.0  # that it explodes
        self.loss = 0.0  # what it risks and costs, in games

    def same_as(self, other: "Plan") -> bool:
        return (
            self.kind == other.kind
            and self.tool == other.tool
            and self.wires == other.wires
            and self.values == other.values
            and self.stabilized == other.stabilized
            and self.mates == other.mates
            and self.own == other.own
            and self.card == other.card
        )


def loss_of(plan: Plan) -> float:
    return plan.loss


def dual_cut(tool: int, wires: list[int], values: list[int]) -> Plan:
    plan = Plan(CLAIM)
    plan.tool = tool
    plan.wires = wires
    plan.values = values
    return plan


def solo_cut(value: int) -> Plan:
    plan = Plan(SOLO)
    plan.values = [value]
    return plan


def fast_pass(value: int, wires: list[int]) -> Plan:
    plan = Plan(PASS)
    plan.values = [value]
    plan.wires = wires
    return plan


def named_set(wires: list[int], value: int, chance: float, red: float) -> Plan:
    plan = Plan(NAME)
    plan.wires = wires
    plan.values = [value]
    plan.chance = chance
    plan.red = red
    return plan


def with_mates(kind: int, mates: list[int]) -> Plan:
    plan = Plan(kind)
    plan.mates = mates
    return plan


def with_wire(kind: int, card: int, wire: int) -> Plan:
    plan = Plan(kind)
    plan.card = card
    plan.wires = [wire]
    return plan
