"""Blast Tactics: a Move, plain or with Wall/Bomb Pass (sections 6, 9 and 10.5 of the ledger), and teleport pads (BT-330 to BT-334)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import (
    BOMB_UP,
    FIRST_BOMB,
    FIRST_ITEM,
    FIRST_PAD,
    FLOOR,
    HOLE,
    ITEM_NAMES,
    SOFT,
    SPEED_UP,
)
from boomtable.games.blast_tactics.rules.laying import open_trail
from boomtable.games.blast_tactics.schema import ItemTaken, Moved
from boomtable.games.blast_tactics.state import BlastTacticsState


def squares(state: BlastTacticsState, seat: Seat) -> list[int]:
    """Where a plain Move can end."""
    found: list[int] = []
    for rays in state.arena.rays:
        walk(state, rays[state.at[seat]], found)
    return found


def can_move(state: BlastTacticsState, seat: Seat) -> bool:
    found: list[int] = []
    for rays in state.arena.rays:
        walk(state, rays[state.at[seat]], found)
        if found:
            return True
    return False


def walk(state: BlastTacticsState, ray: tuple[int, ...], found: list[int]) -> None:
    """BT-105 to BT-112: over floor and past figures, up to what blocks."""
    for square in ray:
        thing = state.things[square]
        if thing != FLOOR:
            if FIRST_ITEM <= thing < FIRST_BOMB:
                found.append(square)
            return
        is_pad = state.features[square] >= FIRST_PAD
        if square not in state.at:
            found.append(square)
        if is_pad:
            return


def passes(state: BlastTacticsState, seat: Seat) -> list[int]:
    """Where a Move with Wall/Bomb Pass can end."""
    found: list[int] = []
    for rays in state.arena.rays:
        slip(state, rays[state.at[seat]], found)
    return found


def slip(state: BlastTacticsState, ray: tuple[int, ...], found: list[int]) -> None:
    """Through soft blocks or through bombs, not through both (BT-241 to BT-247)."""
    through = FLOOR
    for square in ray:
        thing = state.things[square]
        if FLOOR < thing <= HOLE:
            return
        if FIRST_ITEM <= thing < FIRST_BOMB:
            found.append(square)
            return
        if thing != FLOOR:
            kind = min(thing, FIRST_BOMB)
            if through not in (FLOOR, kind):
                return
            through = kind
        if thing != SOFT and square not in state.at:
            found.append(square)
        if state.features[square] >= FIRST_PAD:
            return


def check(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square in squares(state, seat):
        return
    if square >= state.arena.size or state.things[square] == HOLE:
        ground = "hole" if square < state.arena.size else "no_floor"
        text = "seat {seat} cannot move to square {square}: nobody can stand there ({reason})"
        raise IllegalAction("BT-114", text, seat=seat, square=square, reason=ground)
    thing = state.things[square]
    if thing >= FIRST_BOMB or FLOOR < thing <= SOFT:
        block = "bomb" if thing >= FIRST_BOMB else "block"
        text = "seat {seat} cannot move to square {square}: a {reason} is in the way"
        raise IllegalAction("BT-106", text, seat=seat, square=square, reason=block)
    if not any(square in rays[state.at[seat]] for rays in state.arena.rays):
        raise IllegalAction("BT-105", "seat {seat} cannot move to square {square}: no straight line leads there", seat=seat, square=square)
    if square in state.at:
        raise IllegalAction("BT-108", "seat {seat} cannot move to square {square}: another figure stands there", seat=seat, square=square)
    raise IllegalAction("BT-112", "seat {seat} cannot move to square {square}: something stops it on the way", seat=seat, square=square)


def check_pass(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square in passes(state, seat):
        return
    if square < state.arena.size and state.things[square] == SOFT:
        raise IllegalAction("BT-243", "seat {seat} cannot pass to square {square}: a soft block is there", seat=seat, square=square)
    if square in state.at:
        raise IllegalAction("BT-108", "seat {seat} cannot move to square {square}: another figure stands there", seat=seat, square=square)
    raise IllegalAction("BT-247", "seat {seat} cannot pass to square {square}: no such Move ends there", seat=seat, square=square)


def path_to(state: BlastTacticsState, seat: Seat, square: int) -> list[int]:
    """The straight line, both ends included."""
    start = state.at[seat]
    for rays in state.arena.rays:
        ray = rays[start]
        if square in ray:
            return [start, *ray[: ray.index(square) + 1]]
    raise AssertionError("no straight line leads there")


def do(state: BlastTacticsState, seat: Seat, square: int) -> list[Event]:
    """To a square where the Move can end; what it costs has been paid."""
    path = path_to(state, seat, square)
    state.at[seat] = square
    landed = teleport(state, square)
    state.at[seat] = landed
    open_trail(state, path)
    told: list[Event] = [Moved(seat, tuple(path), landed)]
    thing = state.things[square]
    if FIRST_ITEM <= thing < FIRST_BOMB:
        state.things[square] = FLOOR
        told.append(take_item(state, seat, thing - FIRST_ITEM))
    return told


def teleport(state: BlastTacticsState, square: int) -> int:
    """From this pad to the one that its arrow faces, or nowhere (BT-330 to BT-332)."""
    if state.features[square] < FIRST_PAD:
        return square
    for other in state.arena.sights[state.features[square] - FIRST_PAD][square]:
        if state.features[other] >= FIRST_PAD:
            return square if other in state.at else other
    return square


def take_item(state: BlastTacticsState, seat: Seat, item: int) -> ItemTaken:
    """BT-171 to BT-173."""
    if item == BOMB_UP:
        state.bomb_ups[seat] += 1
    elif item == SPEED_UP:
        state.speed_ups[seat] += 1
    else:
        state.flame_ups[seat] += 1
    return ItemTaken(seat, ITEM_NAMES[item])
