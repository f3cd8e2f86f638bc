"""It's a Bomb!: cutting a tile."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import AUXILIARY, BATTERY, COLOURS, EXPLOSIVE, POINT, RECEIVER, SAPPER
from boomtable.games.its_a_bomb.rules.consultants import has_card
from boomtable.games.its_a_bomb.rules.countdown import is_cut, return_timer
from boomtable.games.its_a_bomb.rules.ending import all_counted, end, still_needed
from boomtable.games.its_a_bomb.rules.rounds import begin_round, owe
from boomtable.games.its_a_bomb.schema import Flipped, PointedAt, Secured
from boomtable.games.its_a_bomb.state import ItsABombState


def tiles_to_cut(state: ItsABombState) -> list[int]:
    """Face down and not secured by the Sapper (IB-090)."""
    return [tile for tile, up in enumerate(state.up) if not up and not state.marked[tile]]


def check_cut(state: ItsABombState, seat: Seat, tile: int) -> None:
    if tile >= len(state.up):
        raise IllegalAction("IB-090", "seat {seat} cannot cut tile {tile}: there is none", seat=seat, tile=tile)
    if state.up[tile]:
        raise IllegalAction("IB-095", "seat {seat} cannot cut tile {tile}: it lies open", seat=seat, tile=tile)
    if state.marked[tile]:
        raise IllegalAction("IB-128", "seat {seat} cannot cut tile {tile}: the Sapper has secured it", seat=seat, tile=tile)


def point(state: ItsABombState, tile: int) -> list[Event]:
    state.pointed = tile
    told: list[Event] = [PointedAt(tile)]
    if has_card(state, SAPPER):
        state.step = POINT
        return told
    return told + flip(state)


def secure_or_flip(state: ItsABombState) -> list[Event]:
    """The Sapper checks the tile first; the Crisis Unit sees it (IB-128, IB-135)."""
    tile = state.pointed
    state.looked[tile] = True
    state.checked.append(tile)
    if state.tile[tile] != EXPLOSIVE:
        return flip(state)
    state.marked[tile] = True
    secured: list[Event] = [Secured(tile)]
    return secured + owe(state, 1)


def flip(state: ItsABombState) -> list[Event]:
    tile = state.pointed
    kind = state.tile[tile]
    state.up[tile] = True
    state.looked[tile] = True
    state.spotted[tile] = False  # IB-303
    state.marks[tile] = 0
    if kind == EXPLOSIVE:
        return shown(tile, kind, "explosive") + end(state, "explosive_cut")  # IB-094
    if kind < COLOURS:
        return cut_cable(state, tile, kind)
    if kind == BATTERY:
        return shown(tile, kind, "battery") + return_timer(state) + begin_round(state)  # IB-096
    if kind == RECEIVER:
        return shown(tile, kind, "receiver") + begin_round(state)  # IB-099
    if kind == AUXILIARY and not is_cut(state, BATTERY):
        return shown(tile, kind, "auxiliary") + owe(state, 3)  # IB-097
    return shown(tile, kind, "disarmed" if kind == AUXILIARY else "grey") + owe(state, 1)  # IB-092, IB-098


def cut_cable(state: ItsABombState, tile: int, colour: int) -> list[Event]:
    if still_needed(state, colour) == 0:
        return shown(tile, colour, "again") + owe(state, 1)  # IB-092
    if state.order and due_colour(state) != colour:
        state.wasted = True
        return shown(tile, colour, "wasted") + owe(state, 1)  # IB-102
    state.counted[colour] += 1
    told = shown(tile, colour, "counts")
    if all_counted(state):
        return told + end(state, "defused")  # IB-171
    return told + begin_round(state)  # IB-091


def due_colour(state: ItsABombState) -> int:
    """The first of the order that still needs a cable (IB-100)."""
    for colour in state.order:
        if still_needed(state, colour) > 0:
            return colour
    return -1


def shown(tile: int, kind: int, result: str) -> list[Event]:
    return [Flipped(tile, kind, result)]  # type: ignore[arg-type]
