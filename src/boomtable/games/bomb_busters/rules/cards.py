"""Bomb Busters: Post-it, Rewinder, Emergency Batteries, General Radar, Stabilizer and Coffee Mug."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import (
    BATTERIES,
    COFFEE_MUG,
    COPIES,
    GENERAL_RADAR,
    MOST_FUSE,
    POST_IT,
    REWINDER,
    STABILIZER,
    TURN,
    bit,
    is_blue,
    value_of,
)
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.equipment import check_ready, is_ready, spend
from boomtable.games.bomb_busters.rules.hand import can_dual_cut, has_wires, only_reds, place_name
from boomtable.games.bomb_busters.rules.solo import bound_to_pair, check_not_bound
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.rules.turn import check_any_time, check_turn_for_card, give_turn, is_any_time
from boomtable.games.bomb_busters.schema import (
    InfoPlaced,
    MugPassed,
    RadarAnswered,
    Recharged,
    Rewound,
    Stabilized,
    UseBatteries,
    UseCoffeeMug,
    UsePostIt,
    UseRadar,
)
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of, uncut_on

# Post-it (BB-215)


def wires_to_post(state: BombBustersState, seat: Seat) -> list[int]:
    if not is_any_time(state, seat) or not is_ready(state, POST_IT):
        return []
    return [wire for wire in uncut_of(state, seat) if is_blue(state.tile[wire]) and state.token[wire] == 0]


def check_post_it(state: BombBustersState, seat: Seat, action: UsePostIt) -> None:
    check_any_time(state, seat)
    check_ready(state, seat, POST_IT)
    if action.wire not in wires_to_post(state, seat):
        sentence = "seat {seat} cannot put the Post-it at {wire}: it takes an own uncut blue wire without a token"
        raise IllegalAction("BB-215", sentence, seat=seat, wire=place_name(action.wire))


def post_it(state: BombBustersState, seat: Seat, wire: int) -> list[Event]:
    spend(state, POST_IT)
    put_token(state, wire, state.tile[wire] // 10)
    return [InfoPlaced(seat, wire, state.tile[wire] // 10)]


# Rewinder (BB-220)


def can_rewind(state: BombBustersState, seat: Seat) -> bool:
    return is_any_time(state, seat) and is_ready(state, REWINDER) and state.fuse < MOST_FUSE


def check_rewinder(state: BombBustersState, seat: Seat) -> None:
    check_any_time(state, seat)
    check_ready(state, seat, REWINDER)
    if state.fuse >= MOST_FUSE:
        raise IllegalAction("BB-152", "seat {seat} cannot rewind: the dial is back as far as it goes", seat=seat)


def rewind(state: BombBustersState, seat: Seat) -> list[Event]:
    spend(state, REWINDER)
    state.fuse += 1
    return [Rewound(seat, state.fuse)]


# Emergency Batteries (BB-221)


def used_powers(state: BombBustersState, seat: Seat) -> list[Seat]:
    if not is_any_time(state, seat) or not is_ready(state, BATTERIES):
        return []
    return [mate for mate in range(state.seats) if state.power_used[mate]]


def check_batteries(state: BombBustersState, seat: Seat, action: UseBatteries) -> None:
    check_any_time(state, seat)
    check_ready(state, seat, BATTERIES)
    mates = action.mates
    if len(mates) not in (1, 2) or (len(mates) == 2 and mates[0] >= mates[1]):
        raise IllegalAction("BB-221", "seat {seat} cannot charge these: it is one or two characters, each named once", seat=seat)
    for mate in mates:
        if mate >= state.seats or not state.power_used[mate]:
            raise IllegalAction("BB-221", "seat {seat} cannot charge seat {mate}: its power has not been used", seat=seat, mate=mate)


def recharge(state: BombBustersState, seat: Seat, mates: list[Seat]) -> list[Event]:
    spend(state, BATTERIES)
    for mate in mates:
        state.power_used[mate] = False
    return [Recharged(seat, tuple(mates))]


# General Radar (BB-225)


def numbers_to_ask(state: BombBustersState, seat: Seat) -> list[int]:
    """In play and not validated (BB-187)."""
    if not is_any_time(state, seat) or not is_ready(state, GENERAL_RADAR):
        return []
    return [number for number in range(1, MISSIONS[state.mission].blue + 1) if state.cut_counts[number] < COPIES]


def check_radar(state: BombBustersState, seat: Seat, action: UseRadar) -> None:
    check_any_time(state, seat)
    check_ready(state, seat, GENERAL_RADAR)
    if action.number not in numbers_to_ask(state, seat):
        raise IllegalAction(
            "BB-187", "seat {seat} cannot ask the Radar for {number}: no wire of it is left", seat=seat, number=action.number
        )


def ask_radar(state: BombBustersState, seat: Seat, number: int) -> list[Event]:
    spend(state, GENERAL_RADAR)
    answers: list[bool] = []
    for stand in range(len(state.owner)):
        wires = uncut_on(state, stand)
        yes = any(value_of(state.tile[wire]) == number for wire in wires)
        answers.append(yes)
        if wires:
            memory.prove(state, wires, bit(number), 1 if yes else 0, radar=True)
    state.radars = [*state.radars, [state.turns, number, *[1 if yes else 0 for yes in answers]]]
    return [RadarAnswered(seat, number, tuple(answers))]


# Stabilizer (BB-230)


def can_stabilize(state: BombBustersState, seat: Seat) -> bool:
    return state.phase == TURN and seat == state.turn and is_ready(state, STABILIZER) and can_dual_cut(state, seat)


def check_stabilizer(state: BombBustersState, seat: Seat) -> None:
    check_turn_for_card(state, seat)
    check_ready(state, seat, STABILIZER)
    if not can_dual_cut(state, seat):
        raise IllegalAction("BB-187", "seat {seat} cannot use the Stabilizer: it has no pair to cut", seat=seat)


def stabilize(state: BombBustersState, seat: Seat) -> list[Event]:
    spend(state, STABILIZER)
    state.stabilized = True
    return [Stabilized(seat)]


# Coffee Mug (BB-240)


def mates_to_name(state: BombBustersState, seat: Seat) -> list[Seat]:
    if state.phase != TURN or seat != state.turn or not is_ready(state, COFFEE_MUG):
        return []
    if only_reds(state, seat) or bound_to_pair(state, seat):
        return []
    return [mate for mate in range(state.seats) if mate != seat and has_wires(state, mate)]


def check_mug(state: BombBustersState, seat: Seat, action: UseCoffeeMug) -> None:
    check_turn_for_card(state, seat)
    check_ready(state, seat, COFFEE_MUG)
    if only_reds(state, seat):
        raise IllegalAction("BB-055", "seat {seat} cannot pass with the Coffee Mug: it has only red wires and must reveal them", seat=seat)
    check_not_bound(state, seat)
    if action.mate not in mates_to_name(state, seat):
        raise IllegalAction(
            "BB-240", "seat {seat} cannot name seat {mate}: it takes another player with uncut wires", seat=seat, mate=action.mate
        )


def pass_mug(state: BombBustersState, seat: Seat, mate: Seat) -> list[Event]:
    spend(state, COFFEE_MUG)
    give_turn(state, mate)
    return [MugPassed(seat, mate)]
