"""Bomb Busters: turned wires, which all but their owner see: what may be done with them, and what it costs (BB-1382, BB-1561)."""

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import up
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import NUMBERS, RED, YELLOW, value_of
from boomtable.games.bomb_busters.rules.apart import is_turned, turned_of
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import holds_up_to, rest_of
from boomtable.games.bomb_busters.schema import PairCut, TurnedCut
from boomtable.games.bomb_busters.state import BombBustersState, Claim, owner_of


def blind_values(state: BombBustersState) -> i64:
    """The numbers that may be said of an own turned wire and a teammate's: those with two uncut wires. Bit v - 1 for number v."""
    mask: i64 = 0
    for number in range(1, NUMBERS + 1):
        if rest_of(state, number) >= 2:
            mask |= up(1, number - 1)
    return mask


def costs_a_step(state: BombBustersState, wire: int) -> bool:
    """Whether the wire that is hit is a teammate's turned one (BB-1561)."""
    return len(state.apart) > 0 and is_turned(state, wire)


def pay(state: BombBustersState, by: Seat, told: Told) -> None:
    state.fuse -= 1
    if told is not None:
        told.append(TurnedCut(by, state.fuse))


def settle_blind(state: BombBustersState, claim: Claim, told: Told) -> None:
    """Both wires have the value that was said, or the bomb explodes; there is nothing to choose, so it shows at once (BB-1382)."""
    found, own, value = claim.wires[0], claim.blind, claim.values[0]
    if value_of(int(state.tile[found])) != value or value_of(int(state.tile[own])) != value:
        explode(state, claim.by, "turned_wrong", [found, own], told)
        return
    paid = costs_a_step(state, found)
    if paid and state.fuse == 1:
        explode(state, claim.by, "fuse_burned", [found], told)
        return
    state.moves += 1
    if told is not None:
        tiles = int(state.tile[found]), int(state.tile[own])
        told.append(PairCut(claim.by, owner_of(state, found), found, tiles[0], own, tiles[1], value))
    if paid:
        pay(state, claim.by, told)
    lay_down(state, [found, own], told)


def may_declare_red(state: BombBustersState, seat: Seat) -> bool:
    """Whether a seat knows of no wire but red ones, and may reveal its turned ones along with them (BB-1383)."""
    return len(state.apart) > 0 and not holds_up_to(state, seat, YELLOW) and len(turned_of(state, seat)) > 0


def not_red_of(state: BombBustersState, wires: list[int]) -> list[int]:
    return [wire for wire in wires if value_of(int(state.tile[wire])) != RED]
