"""Bomb Busters: the facts of one position."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boomtable.core.plain import plain
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.games.bomb_busters.pieces import INFO, RED, WIDTH

FACTS: Final = (
    *("seats", "mission", "captain", "owner", "sizes"),
    *("hold_ms", "decision_seconds", "strict_memory", "detectors", "free_chat", "guided"),
    *("tile", "handle", "cut", "token", "virtual", "known_by", "said_at", "equal", "unequal"),
    *("reds", "yellows", "reds_inside", "yellows_inside", "set_aside", "cut_counts"),
    *("cards", "card_used", "power_used", "fuse", "turn", "phase", "claim"),
    *("swap_by", "swap_to", "swap_wire", "stabilized", "hold_over", "lost", "proofs", "radars"),
    *("spoken", "moves", "turns", "failures", "cards_spent", "powers_spent"),
)
YES_OR_NO: Final = ("cut", "virtual")  # 1 or 0 inside, a bool in a dump
BYTES: Final = ("tile", "cut", "token", "virtual", "known_by", "cut_counts")
SHORTS: Final = ("handle", "said_at")


class Proven:
    """A public fact about some wires: at least `least` of them are of a value in the mask; with 0, none is. Never changed."""

    def __init__(self, handles: list[int], values: int, least: int, turn: int, radar: bool) -> None:
        self.handles = handles  # by handle, because places change when wires are swapped
        self.values = values  # bit v for value v
        self.least = least
        self.turn = turn  # when it was proven: strict_memory forgets (BB-330)
        self.radar = radar

    def dump(self) -> list[object]:
        return [self.handles[:], self.values, self.least, self.turn, self.radar]


class Claim:
    """A Dual Cut from the pointing finger to its consequences."""

    def __init__(self, by: Seat, tool: int, wires: list[int]) -> None:
        self.by = by
        self.tool = tool
        self.wires = wires  # places; no wire moves while a claim is settled
        self.values: list[int] = []  # empty until said
        self.found = -1  # the wire to be cut
        self.marked = -1  # the wire that gets the token
        self.own = -1  # the own wire to be laid down

    def clone(self) -> "Claim":
        other = Claim(self.by, self.tool, self.wires)
        other.values = self.values
        other.found = self.found
        other.marked = self.marked
        other.own = self.own
        return other

    def dump(self) -> list[object]:
        return [self.by, self.tool, self.wires[:], self.values[:], self.found, self.marked, self.own]


class BombBustersState(State):
    """Wires by place, 16 * stand + position; what is kept by place is 0 where no wire stands. `empty_table` makes one to begin with."""

    def __init__(self, seats: int, mission: int, captain: Seat, owner: list[Seat], sizes: list[int]) -> None:
        self.seats = seats
        self.mission = mission
        self.captain = captain
        self.owner = owner  # of each stand; never changed
        self.sizes = sizes  # of each stand, cut wires included; never changed, but replaced
        self.hold_ms = 0
        self.decision_seconds = 0
        self.strict_memory = False
        self.detectors = True
        self.free_chat = False
        self.guided = False

        self.tile = vec[u8]()
        self.handle = vec[i16]()
        self.cut = vec[u8]()  # 1: lies face up
        self.token = vec[u8]()  # the value shown, 0 for none
        self.virtual = vec[u8]()
        self.known_by = vec[u8]()  # bit set of seats that once held it (BB-349)
        self.said_at = vec[i16]()  # the turn in which a virtual token was said, for strict_memory
        self.equal = -1  # left wire of the labelled pair
        self.unequal = -1

        self.reds: list[int] = []  # marked tiles; never changed
        self.yellows: list[int] = []
        self.reds_inside = 0
        self.yellows_inside = 0
        self.set_aside: list[int] = []  # of "k of n"; nobody sees them (BB-343)
        self.cut_counts = vec[u8]()  # by value; red wires revealed count under RED

        self.cards: list[int] = []  # never changed
        self.card_used: list[bool] = []
        self.power_used: list[bool] = []

        self.fuse = seats
        self.turn = captain
        self.phase = INFO
        self.claim: Claim | None = None
        self.swap_by = -1
        self.swap_to = -1
        self.swap_wire = -1
        self.stabilized = False
        self.hold_over = True
        self.lost = ""  # the reason, once the bomb has exploded

        self.proofs: list[Proven] = []
        self.radars: list[list[int]] = []  # turn, number, then 0 or 1 per stand
        self.spoken = 0  # bit set of seats that used a phrase this turn
        self.moves = 0  # everything that everybody noticed
        self.turns = 0
        self.failures = 0
        self.cards_spent = 0
        self.powers_spent = 0

    def clone(self) -> "BombBustersState":
        other = BombBustersState(self.seats, self.mission, self.captain, self.owner, self.sizes)
        other.hold_ms = self.hold_ms
        other.decision_seconds = self.decision_seconds
        other.strict_memory = self.strict_memory
        other.detectors = self.detectors
        other.free_chat = self.free_chat
        other.guided = self.guided
        other.tile = self.tile[:]
        other.handle = self.handle[:]
        other.cut = self.cut[:]
        other.token = self.token[:]
        other.virtual = self.virtual[:]
        other.known_by = self.known_by[:]
        other.said_at = self.said_at[:]
        other.equal = self.equal
        other.unequal = self.unequal
        other.reds = self.reds
        other.yellows = self.yellows
        other.reds_inside = self.reds_inside
        other.yellows_inside = self.yellows_inside
        other.set_aside = self.set_aside
        other.cut_counts = self.cut_counts[:]
        other.cards = self.cards
        other.card_used = self.card_used[:]
        other.power_used = self.power_used[:]
        other.fuse = self.fuse
        other.turn = self.turn
        other.phase = self.phase
        other.claim = None if self.claim is None else self.claim.clone()
        other.swap_by = self.swap_by
        other.swap_to = self.swap_to
        other.swap_wire = self.swap_wire
        other.stabilized = self.stabilized
        other.hold_over = self.hold_over
        other.lost = self.lost
        other.proofs = self.proofs[:]
        other.radars = self.radars[:]
        other.spoken = self.spoken
        other.moves = self.moves
        other.turns = self.turns
        other.failures = self.failures
        other.cards_spent = self.cards_spent
        other.powers_spent = self.powers_spent
        return other

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load

    def dump(self) -> dict[str, object]:
        return {name: dumped(name, getattr(self, name)) for name in FACTS}


def dumped(name: str, fact: Any) -> object:
    if name in YES_OR_NO:
        return [bool(part) for part in fact]
    if name == "claim":
        return None if fact is None else fact.dump()
    if name == "proofs":
        return [proof.dump() for proof in fact]
    return plain(fact)


def load(dump: dict[str, Any]) -> BombBustersState:
    state = BombBustersState(dump["seats"], dump["mission"], dump["captain"], [], [])
    for name in FACTS:
        setattr(state, name, loaded(name, dump[name]))
    return state


def loaded(name: str, fact: Any) -> object:
    if name in BYTES:
        return vec[u8](fact)
    if name in SHORTS:
        return vec[i16](fact)
    if name == "claim":
        return None if fact is None else load_claim(fact)
    if name == "proofs":
        return [Proven(handles[:], values, least, turn, radar) for handles, values, least, turn, radar in fact]
    return plain(fact)


def load_claim(dump: list[Any]) -> Claim:
    by, tool, wires, values, found, marked, own = dump
    claim = Claim(by, tool, wires[:])
    claim.values = values[:]
    claim.found = found
    claim.marked = marked
    claim.own = own
    return claim


def empty_table(seats: int, mission: int, captain: Seat, owner: list[Seat], sizes: list[int]) -> BombBustersState:
    """Stands with places for so many wires, and nothing on them."""
    state = BombBustersState(seats, mission, captain, owner, sizes)
    nothing = [0] * (WIDTH * len(owner))
    state.tile = vec[u8](nothing)
    state.handle = vec[i16]([-1] * len(nothing))
    state.cut = vec[u8](nothing)
    state.token = vec[u8](nothing)
    state.virtual = vec[u8](nothing)
    state.known_by = vec[u8](nothing)
    state.said_at = vec[i16](nothing)
    state.cut_counts = vec[u8]([0] * (RED + 1))
    state.power_used = [False] * seats
    return state


def places(state: BombBustersState, stand: int) -> range:
    return range(WIDTH * stand, WIDTH * stand + state.sizes[stand])


def owner_of(state: BombBustersState, wire: int) -> Seat:
    return state.owner[wire // WIDTH]


def stands_of(state: BombBustersState, seat: Seat) -> list[int]:
    return [stand for stand, owner in enumerate(state.owner) if owner == seat]


def uncut_on(state: BombBustersState, stand: int) -> list[int]:
    wires: list[int] = []
    wire: i64 = WIDTH * stand
    end: i64 = wire + state.sizes[stand]
    while wire < end:
        if not state.cut[wire]:
            wires.append(int(wire))
        wire += 1
    return wires


def uncut_of(state: BombBustersState, seat: Seat) -> list[int]:
    """The wires still standing in a hand, both stands together (BB-031)."""
    return [wire for stand in stands_of(state, seat) for wire in uncut_on(state, stand)]


def is_wire(state: BombBustersState, wire: int) -> bool:
    return wire // WIDTH < len(state.owner) and wire % WIDTH < state.sizes[wire // WIDTH]
