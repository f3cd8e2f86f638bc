"""Bomb Busters bots: whom to name for the number that is turned up, and which token to pay with."""

from typing import Final

from boomtable.bots.handmade.bomb_busters import ladder
from boomtable.bots.handmade.bomb_busters.claims import Scale, step_cost
from boomtable.bots.handmade.bomb_busters.equipment_use import wire_for_post_it
from boomtable.bots.handmade.bomb_busters.knowledge import SURE, Knowledge, is_public
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import bit
from boomtable.games.bomb_busters.rules import info
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.hand import rest_of
from boomtable.games.bomb_busters.rules.naming import seats_to_name
from boomtable.games.bomb_busters.state import uncut_of

WELL_ENOUGH: Final = 0.5  # a chance from which on a seat calls; else the Captain may find somebody better


class Prospect:
    """What naming a seat risks, in games, and the chance that it goes well."""

    def __init__(self, seat: Seat, chance: float, loss: float) -> None:
        self.seat = seat
        self.chance = chance
        self.loss = loss


def prospects(knowledge: Knowledge) -> list[Prospect]:
    """Every seat that may be named, the own one first."""
    seats = seats_to_name(knowledge.state)
    mates = [of_mate(knowledge, seat) for seat in seats if seat != knowledge.seat]
    return [of_oneself(knowledge), *mates] if knowledge.seat in seats else mates


def seat_to_name(knowledge: Knowledge) -> Seat:
    return min(prospects(knowledge), key=loss_of).seat


def loss_of(prospect: Prospect) -> float:
    return prospect.loss


def of_oneself(knowledge: Knowledge) -> Prospect:
    seat = knowledge.seat
    if not knowledge.values_to_say():
        return Prospect(seat, 0.0, step_cost(knowledge.state, seat))
    if ladder.certain(knowledge) is not None:
        return Prospect(seat, 1.0, 0.0)
    best = ladder.least_loss(knowledge)
    return Prospect(seat, best.chance, best.loss)


def of_mate(knowledge: Knowledge, mate: Seat) -> Prospect:
    """By the chance that the mate holds the number, and how well everybody knows where else it is."""
    state, number = knowledge.state, called_number(knowledge.state)
    held = knowledge.chance_any(uncut_of(state, mate), bit(number))
    found = chance_to_find(knowledge, mate, number)
    step, red = step_cost(state, mate), Scale(knowledge).red * reds_among(knowledge, mate)
    return Prospect(mate, held * found, (1.0 - held) * step + held * (1.0 - found) * (step + red))


def chance_to_find(knowledge: Knowledge, mate: Seat, number: int) -> float:
    """That a mate who holds the number finds another one: surely where everybody sees it or all are there, else among all that may be."""
    wires = others_wires(knowledge, mate)
    if any(is_public(knowledge.public, wire, number) for wire in wires):
        return 1.0
    outside = knowledge.chance_any(wires, bit(number))
    if outside <= 1.0 - SURE:
        return 1.0
    may_be = [wire for wire in wires if knowledge.public.allowed[wire] & knowledge.public.evidence.kinds_of[number]]
    return 1.0 - outside + outside * min(1.0, (rest_of(knowledge.state, number) / 2) / max(1, len(may_be)))


def reds_among(knowledge: Knowledge, mate: Seat) -> float:
    """The share of red wires among those at which the mate may point."""
    return Scale(knowledge).reds_left / max(1, len(others_wires(knowledge, mate)))


def others_wires(knowledge: Knowledge, mate: Seat) -> list[int]:
    state = knowledge.state
    return [wire for seat in range(state.seats) if seat != mate for wire in uncut_of(state, seat)]


def wants_to_call(knowledge: Knowledge) -> bool:
    """Whether a seat calls for the number: what is sure or likely enough, and red wires that may be revealed."""
    return knowledge.only_reds() or of_oneself(knowledge).chance >= WELL_ENOUGH


def wire_owed(knowledge: Knowledge) -> int:
    """The wire for a token that is owed: where it tells most, else the first that will do."""
    told = wire_for_post_it(knowledge)
    return told if told >= 0 else info.wires_to_mark(knowledge.state, knowledge.seat)[0]
