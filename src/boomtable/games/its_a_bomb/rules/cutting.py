"""It's a Bomb!: cutting a tile."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.bit_sets import has, joined, without
from boomtable.games.its_a_bomb.pieces import AUXILIARY, BATTERY, CHOOSE, COLOURS, EXPLOSIVE, MOST_TILES, POINT, RECEIVER, SAPPER
from boomtable.games.its_a_bomb.rules.consultants import has_card
from boomtable.games.its_a_bomb.rules.countdown import is_cut, return_timer
from boomtable.games.its_a_bomb.rules.deciding import Decision
from boomtable.games.its_a_bomb.rules.ending import all_counted, end, still_needed
from boomtable.games.its_a_bomb.rules.rounds import begin_round, owe
from boomtable.games.its_a_bomb.schema import Cut, Flipped, PointedAt, Proposed, Secured
from boomtable.games.its_a_bomb.state import ItsABombState, replaced


class Cutting(Decision):
    """Employees cut a tile."""

    action_type: ClassVar[type[Action]] = Cut

    def __init__(self) -> None:
        super().__init__(MOST_TILES)

    def is_asked_for(self, state: ItsABombState) -> bool:
        return state.step == CHOOSE

    def check_choice(self, state: ItsABombState, seat: Actor, action: Cut) -> None:
        tile = action.tile
        if tile >= len(state.tile):
            raise IllegalAction("IB-090", "seat {seat} cannot cut tile {tile}: there is none", seat=seat, tile=tile)
        if has(state.up, tile):
            raise IllegalAction("IB-095", "seat {seat} cannot cut tile {tile}: it lies open", seat=seat, tile=tile)
        if has(state.marked, tile):
            raise IllegalAction("IB-128", "seat {seat} cannot cut tile {tile}: the Sapper has secured it", seat=seat, tile=tile)

    def choices(self, state: ItsABombState, codes: list[int]) -> None:
        tiles = tiles_to_cut(state)
        for tile in range(len(state.tile)):
            if has(tiles, tile):
                codes.append(self.start + tile)

    def carry_out(self, state: ItsABombState, number: int, dice: Dice, told: Told) -> None:
        state.pointed = number
        if told is not None:
            told.append(PointedAt(number))
        if has_card(state, SAPPER):
            state.step = POINT
        else:
            flip(state, told)

    def proposed(self, seat: Seat, number: int) -> Proposed:
        return Proposed(seat, None, None, number, None)

    def offer(self, actions: list[Action]) -> Offer:
        """The offer as numbers of tiles only, because they are many."""
        return Offer("Cut", fields=(Field("tile", tuple(self.number(0, action) for action in actions)),))  # type: ignore[arg-type]  # Cut

    def number(self, seat: Seat, action: Cut) -> int:
        return action.tile

    def action(self, seat: Seat, number: int) -> Action:
        return Cut(number)


def tiles_to_cut(state: ItsABombState) -> i64:
    """The tiles that may be cut, as a set: face down and not secured by the Sapper (IB-090)."""
    tiles: i64 = state.page().all_tiles
    return tiles & ~(state.up | state.marked)


def secure_or_flip(state: ItsABombState, told: Told) -> None:
    """Cut the tile pointed at, unless the Sapper, who checks it first, secures it; the Crisis Unit sees it (IB-128, IB-135)."""
    tile = state.pointed
    state.looked = joined(state.looked, tile)
    state.checked += (tile,)
    if state.tile[tile] != EXPLOSIVE:
        flip(state, told)
        return
    state.marked = joined(state.marked, tile)
    if told is not None:
        told.append(Secured(tile))
    owe(state, 1, told)


def flip(state: ItsABombState, told: Told) -> None:
    tile = state.pointed
    kind = state.tile[tile]
    state.up = joined(state.up, tile)
    state.looked = joined(state.looked, tile)
    state.spotted = without(state.spotted, tile)  # IB-303
    if state.marks[tile] != 0:
        state.marks = replaced(state.marks, tile, 0)
    if kind == EXPLOSIVE:
        show(state, "explosive", told)
        end(state, "explosive_cut", told)  # IB-094
    elif kind < COLOURS:
        cut_cable(state, kind, told)
    elif kind == BATTERY:
        show(state, "battery", told)
        return_timer(state, told)
        begin_round(state, told)  # IB-096
    elif kind == RECEIVER:
        show(state, "receiver", told)
        begin_round(state, told)  # IB-099
    elif kind == AUXILIARY and not is_cut(state, BATTERY):
        show(state, "auxiliary", told)
        owe(state, 3, told)  # IB-097
    else:
        show(state, "disarmed" if kind == AUXILIARY else "grey", told)
        owe(state, 1, told)  # IB-092, IB-098


def cut_cable(state: ItsABombState, colour: int, told: Told) -> None:
    if still_needed(state, colour) == 0:
        show(state, "again", told)
        owe(state, 1, told)  # IB-092
    elif state.order and due_colour(state) != colour:
        state.wasted = True
        show(state, "wasted", told)
        owe(state, 1, told)  # IB-102
    else:
        state.counted = replaced(state.counted, colour, state.counted[colour] + 1)
        show(state, "counts", told)
        if all_counted(state):
            end(state, "defused", told)  # IB-171
        else:
            begin_round(state, told)  # IB-091


def due_colour(state: ItsABombState) -> int:
    """The first colour of the cutting order that still needs a cable (IB-100)."""
    for colour in state.order:
        if still_needed(state, colour) > 0:
            return colour
    return -1


def show(state: ItsABombState, result: str, told: Told) -> None:
    """Tell of the tile that was pointed at and lies open now."""
    if told is not None:
        told.append(Flipped(state.pointed, state.tile[state.pointed], result))  # type: ignore[arg-type]
