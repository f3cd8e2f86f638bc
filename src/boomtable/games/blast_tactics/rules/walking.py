"""Blast Tactics: a figure goes to a square: its path, teleport pads (BT-330 to BT-334) and item tiles (BT-171 to BT-173)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import BOMB_UP, FIRST_BOMB, FIRST_ITEM, FIRST_PAD, FLOOR, ITEM_NAMES, SPEED_UP
from boomtable.games.blast_tactics.rules.laying import follow
from boomtable.games.blast_tactics.schema import ItemTaken, Moved
from boomtable.games.blast_tactics.state import BlastTacticsState, changed, is_taken


def go_to(state: BlastTacticsState, seat: Seat, square: int, told: Told) -> None:
    """Move a figure to a square where the Move can end; its cost has been paid."""
    path = path_to(state, seat, square)
    state.at[seat] = square
    landed = teleport(state, square)
    state.at[seat] = landed
    follow(state, path)
    if told is not None:
        told.append(Moved(seat, tuple(path), landed))
    thing = state.things[square]
    if FIRST_ITEM <= thing < FIRST_BOMB:
        state.things[square] = FLOOR
        take_item(state, seat, thing - FIRST_ITEM, told)


def path_to(state: BlastTacticsState, seat: Seat, square: int) -> list[int]:
    """The squares of the straight line to a square, both ends included."""
    start = state.at[seat]
    for rays in state.arena.rays:
        ray = rays[start]
        if square in ray:
            return [start, *ray[: ray.index(square) + 1]]
    raise AssertionError("no straight line leads there")


def teleport(state: BlastTacticsState, square: int) -> int:
    """Where a figure on this square ends up: on the pad that its pad's arrow faces, if that is free; else here (BT-330 to BT-332)."""
    if state.features[square] < FIRST_PAD:
        return square
    for other in state.arena.sights[state.features[square] - FIRST_PAD][square]:
        if state.features[other] >= FIRST_PAD:
            return square if is_taken(state, other) else other
    return square


def take_item(state: BlastTacticsState, seat: Seat, item: int, told: Told) -> None:
    if item == BOMB_UP:
        state.bomb_ups = changed(state.bomb_ups, seat, state.bomb_ups[seat] + 1)
    elif item == SPEED_UP:
        state.speed_ups[seat] += 1
    else:
        state.flame_ups = changed(state.flame_ups, seat, state.flame_ups[seat] + 1)
    if told is not None:
        told.append(ItemTaken(seat, ITEM_NAMES[item]))
