"""Bomb Busters: the facts of one position."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boomtable.core.plain import plain
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, RED, WIDTH, shows_value

FACTS: Final = (
    *("seats", "mission", "captain", "owner", "sizes"),
    *("hold_ms", "decision_seconds", "strict_memory", "detectors", "free_chat", "guided"),
    *("tile", "handle", "cut", "token", "virtual", "known_by", "said_at", "equal", "unequal"),
    *("reds", "yellows", "reds_inside", "yellows_inside", "set_aside", "cut_counts"),
    *("cards", "card_used", "power_used", "fuse", "turn", "phase", "claim"),
    *("swap_by", "swap_to", "swap_wire", "stabilized", "hold_over", "lost", "proofs", "radars"),
    *("spoken", "moves", "turns", "failures", "cards_spent", "powers_spent"),
)
BOX_FACTS: Final = (  # dumped only where a mission has them
    *("row", "red_number", "clips", "drawer", "deck", "turned", "characters"),
    *("skipped", "binding", "rule_deck", "rules_gone", "lettered", "repeats", "denials"),
    *("line", "air", "air_to"),
    *("pile", "offered", "drafters"),
    *("blind", "apart", "called", "named_by", "declined", "open", "nano", "kept", "clock", "snip"),
    *("named", "took_back", "drawn", "beside"),
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
        self.blind = -1  # the own turned wire that is meant to be cut (BB-1382)

    def clone(self) -> "Claim":
        other = Claim(self.by, self.tool, self.wires)
        other.values = self.values
        other.found = self.found
        other.marked = self.marked
        other.own = self.own
        other.blind = self.blind
        return other

    def dump(self) -> list[object]:
        facts = [self.by, self.tool, self.wires[:], self.values[:], self.found, self.marked, self.own]
        return facts if self.blind < 0 else [*facts, self.blind]


class BombBustersState(State):
    """One position. Wires are kept by place, 16 * stand + position; what is kept by place is 0 where no wire stands.

    A new object is bare: `empty_table`, `clone` and `load` give it its facts.
    """

    seats: int
    mission: int
    captain: Seat
    owner: list[Seat]  # of each stand; never changed
    sizes: list[int]  # of each stand, cut wires included; never changed, but replaced
    hold_ms: int
    decision_seconds: int
    strict_memory: bool
    detectors: bool
    free_chat: bool
    guided: bool

    tile: vec[u8]
    handle: vec[i16]
    cut: vec[u8]  # 1: lies face up
    token: vec[u8]  # the value shown, 0 for none
    virtual: vec[u8]
    known_by: vec[u8]  # bit set of seats that once held it (BB-349)
    said_at: vec[i16]  # the turn in which a virtual token was said, for strict_memory
    equal: int  # left wire of the labelled pair
    unequal: int

    reds: list[int]  # marked tiles; never changed
    yellows: list[int]
    reds_inside: int
    yellows_inside: int
    set_aside: list[int]  # of "k of n"; nobody sees them (BB-343)
    cut_counts: vec[u8]  # by value; red wires revealed count under RED

    cards: list[int]  # never changed, but replaced
    card_used: list[bool]
    power_used: list[bool]

    fuse: int
    turn: Seat
    phase: int
    claim: Claim | None
    swap_by: Seat
    swap_to: Seat
    swap_wire: int
    stabilized: bool
    hold_over: bool
    lost: str  # the reason, once the bomb has exploded

    proofs: list[Proven]
    radars: list[list[int]]  # turn, number, then 0 or 1 per stand
    row: list[int]  # numbers to be cut in this order (BB-1091); never changed
    red_number: int  # the number that acts as red (BB-1111), 0 for none
    clips: list[int]  # the number that lies on each equipment card (BB-1121); never changed, but replaced
    drawer: list[int]  # equipment to come: those of False Bottom, or those that lie face down; nobody sees them. Replaced
    deck: list[int]  # number cards face down; replaced
    characters: list[int]  # of each seat: the card whose power it has, 0 for the Double Detector; empty where all have that. Never changed
    snip: list[int]  # the turn that was called for, who had the last one and who is asked, seats from 1 (rules/free_order.py). Replaced
    clock: list[int]  # stretch of the script, pauses given back in it, how many times as long it lasts (rules/mission_clock.py). Replaced
    blind: list[int]  # all info tokens, 2 * number - 2 or - 1, in the order in which they would be drawn; nobody sees it. Replaced
    turned: list[int]  # number cards turned up so far, the last one is in force (BB-1151); replaced
    named: list[int]  # wires that the active player has named so far, which nobody else knows (BB-1135); replaced
    took_back: bool  # the active player has taken such names back in this turn
    drawn: list[int]  # by seat: the info token that it drew and has to place, 0 for none (BB-1132); replaced
    beside: list[list[int]]  # seat and value of the tokens that lie beside a hand: it had no such wire; replaced
    called: list[int]  # numbers turned up since the deck was shuffled, the last one is in force, 0 for none (BB-450); replaced
    open: list[int]  # numbers whose cards lie open (BB-1261); replaced
    declined: int  # bit set of seats that do not want to cut the number that is called; nobody else knows (BB-1452)
    named_by: int  # who named the seat that must cut, counted from 1; 0 for nobody
    apart: list[int]  # places of wires that do not stand in order, cut ones included (BB-1201); never changed, but replaced

    pile: list[int]  # info tokens in the order in which they would be laid open; nobody sees them (BB-1273). Replaced
    offered: list[int]  # info tokens that lie open; replaced
    drafters: list[int]  # whose cut began it, then who still takes a token; replaced
    line: list[int]  # the number cards on which Nano walks (BB-1591); never changed
    air: list[int]  # oxygen of each seat, and last what lies in the middle (BB-1441); replaced
    air_to: int  # whom the price of this turn's cut goes to, counted from 1; 0 for nobody in particular (BB-1493)
    denials: list[list[int]]  # wire by handle, value, mask of what it is not, 1 if virtual, turn: false tokens (BB-1171); replaced
    repeats: list[list[int]]  # wire, times, wires: so often its value occurs among these, by handle (BB-403); replaced
    binding: list[int]  # constraints in force, of all or by seat: see rules/constraints.py; replaced
    rule_deck: list[int]  # constraints face down; replaced
    lettered: list[int]  # the constraint of each number, from 1 (BB-1571); never changed
    rules_gone: list[int]  # constraints that were in force; replaced
    skipped: int  # bit set of seats that skipped their turn since the last deed
    limited: bool  # whether the mission has anything for rules/locks.py; follows from the mission, and is not dumped
    nano: list[int]  # where the robot stands, and 1 or -1: the way he looks; replaced
    kept: list[int]  # the tiles that he keeps, in the order in which he gives them (BB-1431); nobody sees them. Replaced

    spoken: int  # bit set of seats that used a phrase this turn
    moves: int  # everything that everybody noticed
    turns: int
    failures: int
    cards_spent: int
    powers_spent: int

    def clone(self) -> "BombBustersState":
        other = BombBustersState()
        other.seats = self.seats
        other.mission = self.mission
        other.captain = self.captain
        other.owner = self.owner
        other.sizes = self.sizes
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
        other.row = self.row
        other.red_number = self.red_number
        other.clips = self.clips
        other.drawer = self.drawer
        other.deck = self.deck
        other.turned = self.turned
        other.named = self.named
        other.took_back = self.took_back
        other.drawn = self.drawn
        other.beside = self.beside
        other.repeats = self.repeats
        other.denials = self.denials
        other.pile = self.pile
        other.offered = self.offered
        other.drafters = self.drafters
        other.binding = self.binding
        other.rule_deck = self.rule_deck
        other.rules_gone = self.rules_gone
        other.lettered = self.lettered
        other.skipped = self.skipped
        other.limited = self.limited
        other.nano = self.nano
        other.line = self.line
        other.air = self.air
        other.air_to = self.air_to
        other.kept = self.kept
        other.called = self.called
        other.named_by = self.named_by
        other.declined = self.declined
        other.open = self.open
        other.apart = self.apart
        other.characters = self.characters
        other.blind = self.blind
        other.clock = self.clock
        other.snip = self.snip
        other.spoken = self.spoken
        other.moves = self.moves
        other.turns = self.turns
        other.failures = self.failures
        other.cards_spent = self.cards_spent
        other.powers_spent = self.powers_spent
        return other

    def facts(self) -> tuple[str, ...]:
        return FACTS + tuple([name for name in BOX_FACTS if getattr(self, name)])

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load

    def dump(self) -> dict[str, object]:
        return {name: dumped(name, getattr(self, name)) for name in self.facts()}


def dumped(name: str, fact: Any) -> object:
    if name in YES_OR_NO:
        return [bool(part) for part in fact]
    if name == "claim":
        return None if fact is None else fact.dump()
    if name == "proofs":
        return [proof.dump() for proof in fact]
    return plain(fact)


def load(dump: dict[str, Any]) -> BombBustersState:
    state = BombBustersState()
    empty_boxes(state)
    for name in dump:
        setattr(state, name, loaded(name, dump[name]))
    state.limited = MISSIONS[state.mission].twist.limited
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
    by, tool, wires, values, found, marked, own = dump[:7]
    claim = Claim(by, tool, wires[:])
    claim.values = values[:]
    claim.found = found
    claim.marked = marked
    claim.own = own
    claim.blind = dump[7] if len(dump) > 7 else -1
    return claim


def empty_table(seats: int, mission: int, captain: Seat, owner: list[Seat], sizes: list[int]) -> BombBustersState:
    """A table whose stands have room for so many wires, and nothing on them."""
    state = BombBustersState()
    state.seats, state.mission, state.captain = seats, mission, captain
    state.owner, state.sizes = owner, sizes
    state.hold_ms = state.decision_seconds = 0
    state.strict_memory = state.free_chat = state.guided = False
    state.detectors = True
    clear_places(state, WIDTH * len(owner))
    state.equal = state.unequal = -1
    state.reds, state.yellows, state.set_aside = [], [], []
    state.reds_inside = state.yellows_inside = 0
    state.cut_counts = vec[u8]([0] * (RED + 1))
    state.cards, state.card_used, state.power_used = [], [], [False] * seats
    state.fuse, state.turn, state.phase = seats, captain, INFO
    state.claim = None
    state.swap_by = state.swap_to = state.swap_wire = -1
    state.stabilized, state.hold_over, state.lost = False, True, ""
    state.proofs, state.radars = [], []
    state.spoken = state.moves = state.turns = 0
    state.failures = state.cards_spent = state.powers_spent = 0
    empty_boxes(state)
    state.limited = MISSIONS[mission].twist.limited
    return state


def empty_boxes(state: BombBustersState) -> None:
    """Nothing of a surprise box lies on the table."""
    state.row, state.clips, state.drawer, state.deck, state.turned = [], [], [], [], []
    state.characters, state.blind, state.clock, state.snip = [], [], [], []
    state.binding, state.rule_deck, state.rules_gone, state.lettered = [], [], [], []
    state.open = []
    state.nano, state.kept, state.line, state.called = [], [], [], []
    state.repeats, state.denials = [], []
    state.pile, state.offered, state.drafters = [], [], []
    state.apart, state.air = [], []
    state.named, state.took_back = [], False
    state.drawn, state.beside = [], []
    state.red_number = state.skipped = state.named_by = state.declined = state.air_to = 0


def clear_places(state: BombBustersState, count: int) -> None:
    nothing = vec[u8]([0] * count)
    state.tile, state.cut, state.token = nothing, nothing[:], nothing[:]
    state.virtual, state.known_by = nothing[:], nothing[:]
    state.handle, state.said_at = vec[i16]([-1] * count), vec[i16]([0] * count)


def tile_of_number(state: BombBustersState, number: int) -> int:
    """The tile of a blue wire with this number, which may be the one that acts as red (BB-1113)."""
    return 10 * number - (0 < number == state.red_number)


def value_of_number(state: BombBustersState, number: int) -> int:
    """What a wire is of which a token shows this number or yellow; 0 for any other token and for none."""
    if not shows_value(number):
        return 0
    return RED if number == state.red_number else number


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
