"""Blast Tactics: the facts of one position. Nothing in it is hidden: what has not been drawn lies nowhere (BT-381)."""

from typing import Any, Final

from boomtable.core.seats import Seat
from boomtable.core.state import State
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


class BlastTacticsState(State):
    def __init__(self, seats: int, arena: Arena) -> None:
        self.seats = seats
        self.arena = arena
        self.arena_name = "standard"
        self.revenge = False
        self.danger_map = True
        self.turn_seconds = 0
        self.canonical_lay = False

        self.things = arena.things[:]  # by square: what it is or what lies there
        self.features = arena.features[:]
        self.at = [NOBODY] * seats  # the square of each figure; NOBODY: eliminated
        self.carried = [0] * seats  # the bomb on the head of each figure
        self.hearts = [1] * seats
        self.bomb_ups = [0] * seats
        self.flame_ups = [0] * seats
        self.speed_ups = [0] * seats
        self.in_play = [0] * seats  # bombs lying or carried, by colour
        self.fell = [0] * seats  # the moment of the last elimination
        self.bank = [BANK] * seats
        self.bank_used = False  # in this turn
        self.hidden = list(ITEM_COUNTS)
        self.gone = [0] * len(ITEM_COUNTS)

        self.row: list[int] = []
        self.deck = [COPIES] * CARDS
        self.discard = [0] * CARDS
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
        self.trail: list[int] = []
        self.laid = NOBODY
        self.immune = 0  # bit set of seats
        self.winners: list[Seat] = []
        self.reason = ""

    def clone(self) -> "BlastTacticsState":
        other = BlastTacticsState(self.seats, self.arena)
        other.arena_name = self.arena_name
        other.revenge = self.revenge
        other.danger_map = self.danger_map
        other.turn_seconds = self.turn_seconds
        other.canonical_lay = self.canonical_lay
        other.things = self.things[:]
        other.features = self.features[:]
        other.at = self.at[:]
        other.carried = self.carried[:]
        other.hearts = self.hearts[:]
        other.bomb_ups = self.bomb_ups[:]
        other.flame_ups = self.flame_ups[:]
        other.speed_ups = self.speed_ups[:]
        other.in_play = self.in_play[:]
        other.fell = self.fell[:]
        other.bank = self.bank[:]
        other.bank_used = self.bank_used
        other.hidden = self.hidden[:]
        other.gone = self.gone[:]
        other.row = self.row[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
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
        other.trail = self.trail[:]
        other.laid = self.laid
        other.immune = self.immune
        other.winners = self.winners[:]
        other.reason = self.reason
        return other

    def dump(self) -> dict[str, object]:
        facts: dict[str, object] = {name: getattr(self, name) for name in FACTS}
        for name in LISTS:
            facts[name] = getattr(self, name)[:]
        facts["arena"] = self.arena.text
        return facts


FACTS = [
    "seats",
    "arena_name",
    "revenge",
    "danger_map",
    "turn_seconds",
    "canonical_lay",
    "bank_used",
    "drawn",
    "holder",
    "flipped",
    "first",
]
FACTS += ["turn", "turns", "moves", "moment", "phase", "actions", "free", "free_card", "used", "laid", "immune", "reason"]
LISTS = ["things", "features", "at", "carried", "hearts", "bomb_ups", "flame_ups", "speed_ups", "in_play", "fell", "bank", "hidden", "gone"]
LISTS += ["row", "deck", "discard", "trail", "winners"]


def load(dump: dict[str, Any]) -> BlastTacticsState:
    state = BlastTacticsState(dump["seats"], arena_of(dump["arena"]))
    for name in FACTS:
        setattr(state, name, dump[name])
    for name in LISTS:
        setattr(state, name, list(dump[name]))
    return state


def total(state: BlastTacticsState, seat: Seat) -> int:
    return min(MOST_BOMBS, START_BOMBS + state.bomb_ups[seat])


def inventory(state: BlastTacticsState, seat: Seat) -> int:
    """What a player can lay, or a ghost's supply (BT-314, BT-318)."""
    return max(0, total(state, seat) - state.in_play[seat])


def reach(state: BlastTacticsState, seat: Seat) -> int:
    return SHORT_REACH + state.flame_ups[seat]


def is_alive(state: BlastTacticsState, seat: Seat) -> bool:
    return state.at[seat] >= 0


def living(state: BlastTacticsState) -> int:
    return state.seats - state.at.count(NOBODY)


def take_back(state: BlastTacticsState, square: int) -> None:
    """The lying bomb leaves the board for its owner (BT-148, BT-344)."""
    state.in_play[owner_of(state.things[square])] -= 1
    state.things[square] = 0


def bomb_squares(state: BlastTacticsState) -> list[int]:
    return [square for square, thing in enumerate(state.things) if thing >= FIRST_BOMB]


def from_turn(state: BlastTacticsState) -> list[Seat]:
    """The seats in turn order, the active one first."""
    return [(state.turn + step) % state.seats for step in range(state.seats)]
