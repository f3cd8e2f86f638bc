"""Blast Tactics: options, actions, events and view; what travels."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat

Square: TypeAlias = Annotated[int, Meta(ge=0, lt=81)]  # in reading order, void left out (BT-400)
Direction: TypeAlias = Literal["N", "E", "S", "W"]
Card: TypeAlias = Literal["punch", "kick", "glove", "remote", "pass"]
Item: TypeAlias = Literal["bomb_up", "speed_up", "flame_up"]
Cause: TypeAlias = Literal["fuse", "remote", "collapse"]
Trail: TypeAlias = Literal["turn", "move"]
Phase: TypeAlias = Literal["action", "discard", "ghost", "over"]
ArenaName: TypeAlias = Literal[
    "standard",
    "duel_alley",
    "offset_bridge",
    "crumble_duel",
    "three_corners",
    "trident",
    "triple_power",
    "four_forts",
    "open_field",
    "carousel",
    "power_plant",
    "pit_stop",
    "thin_ice",
    "crossroads",
    "ring_road",
    "custom",
]


class BlastTacticsOptions(Options, frozen=True):
    arena: ArenaName = "standard"  # BT-035: the standard one for this many players
    plan: tuple[str, ...] = ()  # the lines of a custom arena (BT-362)
    revenge: bool = False  # BT-300
    trail: Trail = "turn"  # BT-018: of the whole turn, or of the Move just made
    danger_map: bool = True  # BT-394
    first: Annotated[int, Meta(ge=0, le=4)] = 0  # 0: drawn by lot (BT-058); else the first seat, counted from 1
    turn_seconds: Annotated[int, Meta(ge=0, le=300)] = 0  # BT-393: 0 is off
    canonical_lay: bool = False  # BT-404
    guided: bool = False  # explanations at the right moment (BT-452)


def with_trail_of_a_move(options: BlastTacticsOptions) -> BlastTacticsOptions:
    """The same options, with the reading of BT-018 that was once the only one."""
    return msgspec.structs.replace(options, trail="move")


class Move(Action, frozen=True):
    """Walk in a straight line to this square; onto a teleport pad, the pad that is entered."""

    square: Square


class Lay(Action, frozen=True):
    """A bomb on a square of the trail; for a ghost, on the perimeter (BT-300)."""

    square: Square


class Pass(Action, frozen=True):
    """Use Wall/Bomb Pass and move to this square."""

    square: Square


class Kick(Action, frozen=True):
    """Use Bomb Kick; the bomb comes to rest here, or falls into this hole."""

    square: Square


class Remote(Action, frozen=True):
    """Use Remote on the own bomb that lies here."""

    square: Square


class RemoteCarried(Action, frozen=True):
    """Use Remote on the own bomb that this seat carries."""

    carrier: Annotated[int, Meta(ge=0, lt=4)]


class Punch(Action, frozen=True):
    """Use Bomb Punch on the bomb next to the figure."""

    direction: Direction


class Glove(Action, frozen=True):
    """Use Power Glove: pick up the bomb underfoot."""


class Throw(Action, frozen=True):
    """The carried bomb; this costs nothing (BT-223)."""

    direction: Direction


class Discard(Action, frozen=True):
    """One of the two cards of the row, when none was used."""

    card: Card


class End(Action, frozen=True):
    """End the Action Phase; for a ghost, lay nothing."""


class GameBegun(Event, frozen=True):
    first: Seat
    row: tuple[Card, ...]


class TurnBegun(Event, frozen=True):
    seat: Seat
    turn: int  # seat-turns, from 1
    ghost: bool


class Ticked(Event, frozen=True):
    """Fuses of this seat went from 2 to 1."""

    seat: Seat
    squares: tuple[int, ...]


class Blast(msgspec.Struct, frozen=True):
    """One bomb of an explosion: where, whose, in which wave, and how far it burnt to the N, E, S and W."""

    square: int
    owner: Seat
    wave: int
    arms: tuple[int, int, int, int]


class Exploded(Event, frozen=True):
    """The fuse ran out, by Remote, or on the last tiles."""

    cause: Cause
    blasts: tuple[Blast, ...]


class SoftBlockOpened(Event, frozen=True):
    square: int
    item: Item


class ItemBurnt(Event, frozen=True):
    square: int
    item: Item


class HoleOpened(Event, frozen=True):
    square: int


class HeartLost(Event, frozen=True):
    seat: Seat


class Eliminated(Event, frozen=True):
    """By flames, by falling into a new hole, or with its arena tile."""

    seat: Seat
    how: Literal["flames", "hole", "tile"]


class PlaceTaken(Event, frozen=True):
    """Revenge: a ghost returns in its victim's place (BT-304)."""

    by: Seat
    victim: Seat
    square: int


class TilesFlipped(Event, frozen=True):
    seat: Seat  # the holder of the Sudden Death card
    tiles: tuple[int, ...]


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Card


class SuddenDeathDrawn(Event, frozen=True):
    seat: Seat


class Reshuffled(Event, frozen=True):
    count: int


class Moved(Event, frozen=True):
    """Along these squares, the first is where it stood; `landed` is elsewhere after a teleport."""

    by: Seat
    path: tuple[int, ...]
    landed: int


class ItemTaken(Event, frozen=True):
    by: Seat
    item: Item


class SpeedUpSpent(Event, frozen=True):
    by: Seat


class BombLaid(Event, frozen=True):
    by: Seat
    square: int


class CardUsed(Event, frozen=True):
    by: Seat
    card: Card
    free: bool


class BombPunched(Event, frozen=True):
    """`fell`: into the hole at `square`."""

    by: Seat
    start: int
    square: int
    fell: bool


class BombKicked(Event, frozen=True):
    by: Seat
    start: int
    square: int
    fell: bool


class BombPickedUp(Event, frozen=True):
    by: Seat
    square: int


class BombThrown(Event, frozen=True):
    by: Seat
    start: int
    square: int
    fell: bool


class FuseShortened(Event, frozen=True):
    """Remote flipped a bomb from 2 to 1."""

    by: Seat
    square: int


class ActionsEnded(Event, frozen=True):
    """Now comes the Discard Phase, or nothing in a ghost's turn."""

    by: Seat


class Discarded(Event, frozen=True):
    by: Seat
    card: Card


class TimeTaken(Event, frozen=True):
    """The turn's time is over: half a minute of the bank is used up (BT-393)."""

    seat: Seat
    left: int


class TimedOut(Event, frozen=True):
    seat: Seat


class BombView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bomb in play, and how far it would burn now, alone, to the N, E, S and W."""

    square: int
    owner: Seat
    side: int
    arms: tuple[int, int, int, int]
    carrier: Seat | None = None


class PlayerView(msgspec.Struct, frozen=True):
    square: int | None  # None: eliminated
    heart: bool
    bombs: int  # in the inventory, or a ghost's supply
    total: int
    reach: int
    bomb_ups: int
    flame_ups: int
    speed_ups: int
    place: int  # 0 while it plays on or while the game lasts
    bank: int  # half minutes left (BT-393)


class ArenaView(msgspec.Struct, frozen=True):
    """What never changes: the map as it was laid out, and the squares of each arena tile."""

    name: ArenaName
    text: str
    rows: tuple[str, ...]
    tiles: tuple[tuple[int, ...], ...]


class BlastTacticsView(View, frozen=True):
    arena: ArenaView
    things: tuple[int, ...]  # by square: 0 floor, 1 hard block, 2 hole, 3 soft block, 4-6 item tiles; bombs are listed apart
    features: tuple[int, ...]  # by square: 0 none, 1 Power-Up pad, 2 cracked turf, 3-6 teleport pad to the N, E, S, W
    bombs: tuple[BombView, ...]
    players: tuple[PlayerView, ...]
    row: tuple[Card, ...]  # the card drawn first comes first
    deck: int  # cards left, Sudden Death among them until it is drawn
    undrawn: tuple[int, ...]  # item cards in the deck, by kind
    discard: tuple[int, ...]
    drawn: int  # item cards drawn so far
    hidden: tuple[int, ...]  # item tiles nobody has seen: Bomb-Up, Speed-Up, Flame-Up
    gone: tuple[int, ...]  # item tiles that left the game
    holder: Seat | None  # of the Sudden Death card
    flipped: int  # batches of tiles so far
    next_tiles: tuple[tuple[int, ...], ...]  # the batches still to come, once the card is held
    turn: Seat
    phase: Phase
    turns: int  # the seat-turn that is being played, from 1
    moves: int
    actions: int  # base actions left
    free: bool  # the first card of this turn costs nothing
    free_card: bool  # a discard of the last turn has given the right
    used: int  # cards used in this turn
    trail: tuple[int, ...]  # squares where bombs may be laid, as far as they are free; each once, in the order of the way
    punches: tuple[int | None, ...]  # to the N, E, S, W: where a bomb punched there would land; None: there is none, or no place
    throws: tuple[int | None, ...]  # the same for the bomb on the own head
    laid: int  # with canonical_lay: the highest square on which a bomb was laid in this window, or -1
    immune: tuple[Seat, ...]
    fell: tuple[int, ...]  # when each seat was eliminated last; 0: never
    first: Seat
    bank_used: bool  # in this turn
    danger: tuple[int, ...] | None  # by square: after how many seat-turns it burns or flips if nobody acts; 0: not foreseen (BT-394)
    revenge: bool
    whole_trail: bool  # of the turn, not of the Move just made (BT-018)
    danger_map: bool
    turn_seconds: int
    canonical_lay: bool


BlastTacticsEvent: TypeAlias = (
    GameBegun
    | TurnBegun
    | Ticked
    | Exploded
    | SoftBlockOpened
    | ItemBurnt
    | HoleOpened
    | HeartLost
    | Eliminated
    | PlaceTaken
    | TilesFlipped
    | CardDrawn
    | SuddenDeathDrawn
    | Reshuffled
    | Moved
    | ItemTaken
    | SpeedUpSpent
    | BombLaid
    | CardUsed
    | BombPunched
    | BombKicked
    | BombPickedUp
    | BombThrown
    | FuseShortened
    | ActionsEnded
    | Discarded
    | TimeTaken
    | TimedOut
)
