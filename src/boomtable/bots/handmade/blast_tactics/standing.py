"""Blast Tactics bots: what is weighed about the standing of one seat at the end of a turn, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from boomtable.bots.handmade.blast_tactics.ground import lasting
from boomtable.bots.handmade.blast_tactics.projection import OPEN, Projection
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARDS, FIRST_BOMB, FIRST_KNOWN_PLACE
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, inventory, total

STAGES: Final = 4  # of a game: Sudden Death is far, near, has begun, goes on
NEAR: Final = 3  # cards before the first that can bring Sudden Death
MOST: Final = 15  # safe squares; more are as good

# where each block of numbers begins
HEART: Final = 0  # this and the next blocks have a number for each stage
BOMBS: Final = HEART + STAGES
FLAMES: Final = BOMBS + STAGES
SPEED: Final = FLAMES + STAGES
ITEMS: Final = SPEED + STAGES
OPENED: Final = ITEMS + STAGES
ROOM: Final = OPENED + STAGES
HOLDS: Final = ROOM + STAGES
MIDDLE: Final = HOLDS + STAGES
ORDER: Final = MIDDLE + STAGES  # after how many turns it acts
SAFE: Final = ORDER + 4  # how many safe squares, without and with a Heart
ROOMS: Final = 9
READY: Final = SAFE + 2 * ROOMS  # bombs in hand when it acts
LYING: Final = READY + 4  # own bombs that show 1, and that show 2
NEAREST: Final = LYING + 2  # how far the next figure is
ROW: Final = NEAREST + 6  # the cards on offer when it acts next
FREE: Final = ROW + CARDS
LASTS: Final = FREE + 1  # batches until its tile flips
HIT: Final = LASTS + 4
LAST: Final = HIT + 1  # as things stand it wins, or loses, on the last tiles
SIZE: Final = LAST + 2


class Standing:
    """The numbers of one seat that are not 0, with their places. Read again and again."""

    def __init__(self) -> None:
        self.places = vec[i32]([0] * SIZE)
        self.numbers = vec[float]([0.0] * SIZE)
        self.count: i64 = 0

    def read(self, state: BlastTacticsState, projection: Projection, seat: Seat) -> None:
        self.count = 0
        stage = stage_of(state)
        self._put_goods(state, projection, seat, stage)
        self._put_room(projection, seat, stage)
        self._put_ground(state, projection, seat, stage)
        self._put_bombs(state, seat)
        self._put_turn(state, projection, seat)
        if projection.ended == OPEN:
            self._put(LAST if seat in projection.winners else LAST + 1, 1.0)

    def _put(self, place: int, number: float) -> None:
        if number != 0.0:
            self.places[self.count] = i32(place)
            self.numbers[self.count] = number
            self.count += 1

    def _put_goods(self, state: BlastTacticsState, projection: Projection, seat: Seat, stage: int) -> None:
        self._put(HEART + stage, float(projection.hearts[seat]))
        self._put(BOMBS + stage, float(total(state, seat)))
        self._put(FLAMES + stage, float(state.flame_ups[seat]))
        self._put(SPEED + stage, float(min(4, state.speed_ups[seat])))
        self._put(OPENED + stage, float(projection.opened[seat]))
        if projection.hit[seat]:
            self._put(HIT, 1.0)

    def _put_room(self, projection: Projection, seat: Seat, stage: int) -> None:
        escape = projection.escape(seat)
        self._put(ITEMS + stage, float(min(2, escape.items)))
        self._put(ROOM + stage, min(MOST, escape.safe) / MOST)
        if projection.ended != OPEN:
            self._put(SAFE + ROOMS * projection.hearts[seat] + room_of(escape.safe), 1.0)

    def _put_ground(self, state: BlastTacticsState, projection: Projection, seat: Seat, stage: int) -> None:
        if state.holder == seat:
            self._put(HOLDS + stage, 1.0)
        self._put(LASTS + lasting(state, seat), 1.0)
        row, column = state.arena.positions[projection.squares[seat]]
        last_row, last_column = state.arena.positions[-1]
        self._put(MIDDLE + stage, (abs(2 * row - last_row) + abs(2 * column - last_column)) / (last_row + last_column))
        nearest = 99
        for other in range(state.seats):
            if other != seat and projection.alive[other]:
                down, right = state.arena.positions[projection.squares[other]]
                nearest = min(nearest, abs(down - row) + abs(right - column))
        self._put(NEAREST + min(5, max(0, nearest - 1)), 1.0)

    def _put_bombs(self, state: BlastTacticsState, seat: Seat) -> None:
        short = FIRST_BOMB + 2 * seat
        due = state.things.count(short) + state.carried.count(short)
        self._put(LYING, float(due))
        self._put(LYING + 1, float(state.in_play[seat] - due))
        self._put(READY + min(3, inventory(state, seat) + due), 1.0)

    def _put_turn(self, state: BlastTacticsState, projection: Projection, seat: Seat) -> None:
        order = (seat - projection.mover - 1) % state.seats
        self._put(ORDER + order, 1.0)
        if order == 0:
            for card in state.row:
                self._put(ROW + card, 1.0)
            if state.free_card:
                self._put(FREE, 1.0)


def stage_of(state: BlastTacticsState) -> int:
    if state.holder == NOBODY:
        return 1 if state.drawn >= FIRST_KNOWN_PLACE[state.seats] - NEAR else 0
    return 3 if state.flipped > 1 else 2


def room_of(safe: int) -> int:
    """0 to 4 safe squares count each for itself, more in groups."""
    if safe < 5:
        return safe
    if safe < 7:
        return 5
    if safe < 10:
        return 6
    return 7 if safe < MOST else 8
