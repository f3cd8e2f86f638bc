"""Blast Tactics: numbers for learners, by square and by seat, seats counted from the viewer (BT-408)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES, HARD, PLAIN
from boomtable.games.blast_tactics.rules.blocks import SQUARES
from boomtable.games.blast_tactics.schema import BlastTacticsView, PlayerView

PHASES = ("action", "discard", "ghost", "over")


def features(seen: BlastTacticsView, viewer: Seat) -> dict[str, list[int]]:
    seats = len(seen.players)
    around = [(viewer + step) % seats for step in range(seats)]
    found = {
        "things": padded(seen.things, HARD),
        "features": padded(seen.features, PLAIN),
        "figures": figures(seen, around),
        "bombs": bombs(seen, viewer, carried=False),
        "carried": bombs(seen, viewer, carried=True),
        "trail": marked(seen.trail),
        "flipped": marked(on_tiles(seen, flipped_tiles(seen))),
        "flipped_next": marked(on_tiles(seen, next_tiles(seen))),
        "row": [seen.row.count(card) for card in CARD_NAMES],
        "undrawn": list(seen.undrawn),
        "discard": list(seen.discard),
        "hidden": list(seen.hidden),
        "table": table(seen, viewer),
    }
    for step, seat in enumerate(around):
        found[f"player_{step}"] = player(seen.players[seat])
    return found


def padded(by_square: tuple[int, ...], missing: int) -> list[int]:
    """Squares that a small arena does not have read as hard blocks without a feature (BT-446)."""
    return [*by_square, *[missing] * (SQUARES - len(by_square))]


def marked(squares: tuple[int, ...]) -> list[int]:
    plane = [0] * SQUARES
    for square in squares:
        plane[square] = 1
    return plane


def figures(seen: BlastTacticsView, around: list[Seat]) -> list[int]:
    """For each square: 1 plus the seat whose figure stands there, counted from the viewer."""
    plane = [0] * SQUARES
    for step, seat in enumerate(around):
        square = seen.players[seat].square
        if square is not None:
            plane[square] = 1 + step
    return plane


def bombs(seen: BlastTacticsView, viewer: Seat, *, carried: bool) -> list[int]:
    """For each square with a bomb, 1 to 8: twice the owner, counted from the viewer, plus the side."""
    plane = [0] * SQUARES
    for lying in seen.bombs:
        if (lying.carrier is not None) == carried:
            plane[lying.square] = 2 * ((lying.owner - viewer) % len(seen.players)) + lying.side
    return plane


def on_tiles(seen: BlastTacticsView, tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(square for tile in tiles for square in seen.arena.tiles[tile])


def flipped_tiles(seen: BlastTacticsView) -> tuple[int, ...]:
    """The tiles that have flipped: every tile flips once (BT-365), so all but those to come."""
    if seen.holder is None:
        return ()
    to_come = [tile for batch in seen.next_tiles for tile in batch]
    return tuple(tile for tile in range(len(seen.arena.tiles)) if tile not in to_come)


def next_tiles(seen: BlastTacticsView) -> tuple[int, ...]:
    return seen.next_tiles[0] if seen.next_tiles else ()


def player(seen: PlayerView) -> list[int]:
    return [int(seen.square is not None), int(seen.heart), seen.bombs, seen.total, seen.reach, seen.speed_ups]


def table(seen: BlastTacticsView, viewer: Seat) -> list[int]:
    seats = len(seen.players)
    return [
        PHASES.index(seen.phase),
        (seen.turn - viewer) % seats,
        seen.turns,
        seen.actions,
        int(seen.free),
        int(seen.free_card),
        seen.used,
        seen.deck,
        seen.drawn,
        0 if seen.holder is None else 1 + (seen.holder - viewer) % seats,
        seen.flipped,
        sum(1 << (seat - viewer) % seats for seat in seen.immune),
    ]
