"""Blast Tactics: the facts of one position. Nothing in it is hidden: what has not been drawn lies nowhere (BT-381)."""

from collections.abc import Callable
from typing import Any, Final

from boomtable.core.seats import Seat
from boomtable.core.state import State, fill
from boomtable.games.blast_tactics.arena import Arena, arena_of
from boomtable.games.blast_tactics.pieces import CARDS, COPIES, FIRST_BOMB, ITEM_COUNTS, MOST_BOMBS, SHORT_REACH, START_BOMBS, owner_of
from boomtable.games.blast_tactics.schema import Phase

BETWEEN: Final = 0  # a turn is over, the next has not begun
ACTION: Final = 1
DISCARD: Final = 2
GHOST: Final = 3  # Revenge Mode: an eliminated seat may lay a bomb
OVER: Final = 4
PHASES: Final[dict[int, Phase]] = {ACTION: "action", DISCARD: "discard", GHOST: "ghost", OVER: "over"}
NOBODY: Final = -1
BANK: Final = 6  # half minutes (BT-393)


FACTS: Final = (
    *("seats", "arena_name", "revenge", "whole_trail", "danger_map", "turn_seconds", "canonical_lay", "bank_used", "drawn", "holder"),
    *("flipped", "first", "turn", "turns", "moves", "moment", "phase", "actions", "free", "free_card", "used", "laid", "immune", "reason"),
    *("things", "features", "at", "carried", "hearts", "bomb_ups", "flame_ups", "speed_ups", "in_play", "fell", "bank", "hidden", "gone"),
    *("row", "deck", "discard", "trail", "winners"),
)
UNSET: Final[list[int]] = []  # until `blank` or `clone` has put in its place what copies share


class BlastTacticsState(State):
    def __init__(
        self,
        arena: Arena,
        things: list[int],
        at: list[int],
        carried: list[int],
        speed_ups: list[int],
        in_play: list[int],
        row: list[int],
        deck: list[int],
        discard: list[int],
    ) -> None:
        self.seats = len(at)
        self.arena = arena
        self.arena_name = "standard"
        self.revenge = False
        self.whole_trail = True
        self.danger_map = True
        self.turn_seconds = 0
        self.canonical_lay = False

        self.things = things  # by square: what it is or what lies there
        self.at = at  # the square of each figure; NOBODY: eliminated
        self.carried = carried  # the bomb on the head of each figure
        self.speed_ups = speed_ups
        self.in_play = in_play  # bombs lying or carried, by colour
        self.row = row
        self.deck = deck
        self.discard = discard

        # Replaced and never changed in place: copies of a position share them.
        self.features = UNSET
        self.hearts = UNSET
        self.bomb_ups = UNSET
        self.flame_ups = UNSET
        self.fell = UNSET  # the moment of the last elimination
        self.bank = UNSET
        self.hidden = UNSET
        self.gone = UNSET
        self.trail = UNSET
        self.winners: list[Seat] = UNSET
        self.reason = ""

        self.bank_used = False  # in this turn
        self.drawn = 0  # item cards drawn so far
        self.holder: Seat = NOBODY
        self.flipped = 0  # batches
        self.first: Seat = 0
        self.turn: Seat = 0
        self.turns = 0
        self.moves = 0
        self.moment = 0  # rises with every group of eliminations
        self.phase = BETWEEN
        self.actions = 0
        self.free = False
        self.free_card = False
        self.used = 0
        self.laid = NOBODY
        self.immune = 0  # bit set of seats

    def clone(self) -> "BlastTacticsState":
        things, at, carried, speed_ups = self.things[:], self.at[:], self.carried[:], self.speed_ups[:]
        row, deck, discard = self.row[:], self.deck[:], self.discard[:]
        other = BlastTacticsState(self.arena, things, at, carried, speed_ups, self.in_play[:], row, deck, discard)
        other.arena_name = self.arena_name
        other.revenge = self.revenge
        other.whole_trail = self.whole_trail
        other.danger_map = self.danger_map
        other.turn_seconds = self.turn_seconds
        other.canonical_lay = self.canonical_lay
        other.features = self.features
        other.hearts = self.hearts
        other.bomb_ups = self.bomb_ups
        other.flame_ups = self.flame_ups
        other.fell = self.fell
        other.bank = self.bank
        other.hidden = self.hidden
        other.gone = self.gone
        other.trail = self.trail
        other.winners = self.winners
        other.reason = self.reason
        other.bank_used = self.bank_used
        other.drawn = self.drawn
        other.holder = self.holder
        other.flipped = self.flipped
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.moves = self.moves
        other.moment = self.moment
        other.phase = self.phase
        other.actions = self.actions
        other.free = self.free
        other.free_card = self.free_card
        other.used = self.used
        other.laid = self.laid
        other.immune = self.immune
        return other

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load

    def dump(self) -> dict[str, object]:
        """A trail of single Moves is left out: it was the only one once, and the digests of games from then still hold."""
        found = super().dump() | {"arena": self.arena.text}
        if not self.whole_trail:
            del found["whole_trail"]
        return found


def blank(seats: int, arena: Arena) -> BlastTacticsState:
    """An arena without figures, and nothing drawn."""
    at = [NOBODY] * seats
    state = BlastTacticsState(
        arena, arena.things[:], at, [0] * seats, [0] * seats, [0] * seats, [], deck=[COPIES] * CARDS, discard=[0] * CARDS
    )
    state.features = arena.features[:]
    state.hearts = [1] * seats
    state.bomb_ups = [0] * seats
    state.flame_ups = [0] * seats
    state.fell = [0] * seats
    state.bank = [BANK] * seats
    state.hidden = list(ITEM_COUNTS)
    state.gone = [0] * len(ITEM_COUNTS)
    state.trail = []
    state.winners = []
    return state


def load(dump: dict[str, Any]) -> BlastTacticsState:
    state = blank(dump["seats"], arena_of(dump["arena"]))
    fill(state, {"whole_trail": False} | dump)
    return state


def changed(facts: list[int], at: int, value: int) -> list[int]:
    """A copy with one value changed, for lists that copies of a position share."""
    found = facts[:]
    found[at] = value
    return found


def total(state: BlastTacticsState, seat: Seat) -> int:
    return min(MOST_BOMBS, START_BOMBS + state.bomb_ups[seat])


def inventory(state: BlastTacticsState, seat: Seat) -> int:
    """How many bombs a player can lay, or a ghost's supply (BT-314, BT-318)."""
    return max(0, total(state, seat) - state.in_play[seat])


def reach(state: BlastTacticsState, seat: Seat) -> int:
    return SHORT_REACH + state.flame_ups[seat]


def is_alive(state: BlastTacticsState, seat: Seat) -> bool:
    return state.at[seat] >= 0


def is_taken(state: BlastTacticsState, square: int) -> bool:
    """Whether a figure stands there."""
    for other in state.at:
        if other == square:
            return True
    return False


def living(state: BlastTacticsState) -> int:
    return state.seats - state.at.count(NOBODY)


def take_back(state: BlastTacticsState, square: int) -> None:
    """Return a lying bomb to its owner (BT-148, BT-344)."""
    state.in_play[owner_of(state.things[square])] -= 1
    state.things[square] = 0


def take_out(state: BlastTacticsState, item: int, count: int) -> None:
    """Remove item tiles from the game."""
    state.gone = changed(state.gone, item, state.gone[item] + count)


def bomb_squares(state: BlastTacticsState) -> list[int]:
    return [square for square, thing in enumerate(state.things) if thing >= FIRST_BOMB]


def from_turn(state: BlastTacticsState) -> list[Seat]:
    """The seats in turn order, the active one first."""
    return [(state.turn + step) % state.seats for step in range(state.seats)]
