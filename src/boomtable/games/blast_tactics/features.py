"""Blast Tactics: numbers for learners, by square and by seat, seats counted from the viewer (BT-408)."""

from boomtable.core.features import MOST, Block, FeatureSpec, category, count, flag
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES, CARDS, FIRST_BOMB, FIRST_PAD, HARD, ITEM_COUNTS, MOST_BOMBS, PLAIN
from boomtable.games.blast_tactics.rules.blocks import SQUARES
from boomtable.games.blast_tactics.rules.drawing import ROW
from boomtable.games.blast_tactics.schema import BlastTacticsView
from boomtable.games.blast_tactics.state import BANK

PHASES = ("action", "discard", "ghost", "over")
ENDINGS = ("last_standing", "collapse", "hearts", "card_order", "shared")
LEFT_OUT = ("arena", "danger_map", "turn_seconds", "timers")
MOST_REACH = 7
DECK = 16


def spec(seats: int) -> FeatureSpec:
    return FeatureSpec((*of_squares(seats), *of_cards(), *of_players(seats), *of_the_turn(seats)), LEFT_OUT)


def of_squares(seats: int) -> list[Block]:
    """Planes in reading order, void left out; squares that a small arena does not have read as hard blocks (BT-446)."""
    bomb = "on each square: twice the owner, counted from the viewer, plus the side it shows; 0 none."
    return [
        category("things", "What a square is: 0 floor, 1 hard block, 2 hole, 3 soft block, 4 to 6 item tiles.", FIRST_BOMB - 1, SQUARES),
        category("features", "0 none, 1 Power-Up pad, 2 cracked turf, 3 to 6 teleport pad to N, E, S, W.", FIRST_PAD + 3, SQUARES),
        category("figures", "Whose figure stands there, from 1; 0 nobody's.", seats, SQUARES),
        category("bombs", f"The bomb that lies {bomb}", 2 * seats, SQUARES),
        category("carried", f"The bomb on the head of a figure {bomb}", 2 * seats, SQUARES),
        flag("trail", "A bomb may be laid there, as far as it is free.", SQUARES),
        flag("flipped", "Its tile has flipped.", SQUARES),
        count("flips", "With which batch from now on its tile flips, once that is known; 0 not to come.", SQUARES, SQUARES),
    ]


def of_cards() -> list[Block]:
    kinds = ", ".join(CARD_NAMES)
    return [
        category("row", f"The cards of the row, the one drawn first first, from 1: {kinds}; 0 none.", CARDS, ROW),
        count("undrawn", f"Cards in the deck: {kinds}.", DECK, CARDS),
        count("discard", f"Cards on the discard pile: {kinds}.", DECK, CARDS),
        count("deck", "Cards in the deck, with Sudden Death until it is drawn.", DECK),
        count("drawn", "Cards drawn so far, without Sudden Death.", MOST),
        count("hidden", "Item tiles that nobody has seen: Bomb-Up, Speed-Up, Flame-Up.", max(ITEM_COUNTS), len(ITEM_COUNTS)),
        count("gone", "Item tiles that left the game: Bomb-Up, Speed-Up, Flame-Up.", max(ITEM_COUNTS), len(ITEM_COUNTS)),
    ]


def of_players(seats: int) -> list[Block]:
    return [
        flag("alive", "The figure is on the board.", seats),
        flag("heart", "The seat has its Heart.", seats),
        count("inventory", "Bombs that a seat can lay, or a ghost's supply.", MOST_BOMBS, seats),
        count("total", "Bombs that belong to a seat.", MOST_BOMBS, seats),
        count("reach", "How far its flames reach.", MOST_REACH, seats),
        count("bomb_ups", "Bomb-Ups of the seat.", ITEM_COUNTS[0], seats),
        count("flame_ups", "Flame-Ups of the seat.", ITEM_COUNTS[2], seats),
        count("speed_ups", "Speed-Ups of the seat.", ITEM_COUNTS[1], seats),
        count("place", "Its place in the end; 0 while it plays on.", seats, seats),
        count("fell", "At which of all moments of elimination it fell last; 0 never.", MOST, seats),
        count("bank", "Half minutes that it has left.", BANK, seats),
        flag("immune", "The seat cannot be hurt in this turn.", seats),
    ]


def of_the_turn(seats: int) -> list[Block]:
    return [
        category("phase", f"What is asked: {', '.join(PHASES)}.", len(PHASES) - 1),
        category("turn", "Whose turn it is.", seats - 1),
        category("first", "Who began.", seats - 1),
        count("turns", "The turn that is being played, from 1.", MOST),
        count("moves", "Everything that was done so far.", MOST),
        count("actions", "Base actions left.", MOST),
        flag("free", "The first card of this turn costs nothing."),
        flag("free_card", "A discard of the last turn has given that right."),
        count("used", "Cards used in this turn.", MOST),
        flag("bank_used", "Extra time was taken in this turn."),
        category("laid", "With laying in order, the highest square laid on in this window, from 1; 0 none.", SQUARES),
        category("holder", "Who holds the Sudden Death card, from 1; 0 nobody.", seats),
        count("batches", "Batches of tiles that have flipped.", SQUARES),
        flag("rules", "Revenge Mode, laying on the trail of the whole turn, laying in the order of squares.", 3),
        category("ended", f"How the game ended, from 1: {', '.join(ENDINGS)}; 0 not yet.", len(ENDINGS)),
    ]


def features(seen: BlastTacticsView, viewer: Seat) -> dict[str, list[int]]:
    return squares(seen, viewer) | cards(seen) | players(seen, viewer) | turn(seen, viewer)


def squares(seen: BlastTacticsView, viewer: Seat) -> dict[str, list[int]]:
    return {
        "things": padded(seen.things, HARD),
        "features": padded(seen.features, PLAIN),
        "figures": figures(seen, around(seen, viewer)),
        "bombs": bombs(seen, viewer, carried=False),
        "carried": bombs(seen, viewer, carried=True),
        "trail": marked(seen.trail),
        "flipped": marked(on_tiles(seen, flipped_tiles(seen))),
        "flips": flips(seen),
    }


def cards(seen: BlastTacticsView) -> dict[str, list[int]]:
    row = [1 + CARD_NAMES.index(card) for card in seen.row]
    return {
        "row": row + [0] * (ROW - len(row)),
        "undrawn": list(seen.undrawn),
        "discard": list(seen.discard),
        "deck": [seen.deck],
        "drawn": [seen.drawn],
        "hidden": list(seen.hidden),
        "gone": list(seen.gone),
    }


def players(seen: BlastTacticsView, viewer: Seat) -> dict[str, list[int]]:
    order = around(seen, viewer)
    each = [seen.players[seat] for seat in order]
    return {
        "alive": [int(player.square is not None) for player in each],
        "heart": [int(player.heart) for player in each],
        "inventory": [player.bombs for player in each],
        "total": [player.total for player in each],
        "reach": [player.reach for player in each],
        "bomb_ups": [player.bomb_ups for player in each],
        "flame_ups": [player.flame_ups for player in each],
        "speed_ups": [player.speed_ups for player in each],
        "place": [player.place for player in each],
        "fell": [seen.fell[seat] for seat in order],
        "bank": [player.bank for player in each],
        "immune": [int(seat in seen.immune) for seat in order],
    }


def turn(seen: BlastTacticsView, viewer: Seat) -> dict[str, list[int]]:
    seats = len(seen.players)
    return {
        "phase": [PHASES.index(seen.phase)],
        "turn": [(seen.turn - viewer) % seats],
        "first": [(seen.first - viewer) % seats],
        "turns": [seen.turns],
        "moves": [seen.moves],
        "actions": [seen.actions],
        "free": [int(seen.free)],
        "free_card": [int(seen.free_card)],
        "used": [seen.used],
        "bank_used": [int(seen.bank_used)],
        "laid": [1 + seen.laid],
        "holder": [0 if seen.holder is None else 1 + (seen.holder - viewer) % seats],
        "batches": [seen.flipped],
        "rules": [int(seen.revenge), int(seen.whole_trail), int(seen.canonical_lay)],
        "ended": [0 if seen.outcome is None else 1 + ENDINGS.index(seen.outcome.reason)],
    }


def around(seen: BlastTacticsView, viewer: Seat) -> list[Seat]:
    seats = len(seen.players)
    return [(viewer + step) % seats for step in range(seats)]


def padded(by_square: tuple[int, ...], missing: int) -> list[int]:
    """Squares that a small arena does not have read as hard blocks without a feature (BT-446)."""
    return [*by_square, *[missing] * (SQUARES - len(by_square))]


def marked(squares: tuple[int, ...]) -> list[int]:
    plane = [0] * SQUARES
    for square in squares:
        plane[square] = 1
    return plane


def figures(seen: BlastTacticsView, order: list[Seat]) -> list[int]:
    """For each square: 1 plus the seat whose figure stands there, counted from the viewer."""
    plane = [0] * SQUARES
    for step, seat in enumerate(order):
        square = seen.players[seat].square
        if square is not None:
            plane[square] = 1 + step
    return plane


def bombs(seen: BlastTacticsView, viewer: Seat, *, carried: bool) -> list[int]:
    """For each square with a bomb: twice the owner, counted from the viewer, plus the side."""
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


def flips(seen: BlastTacticsView) -> list[int]:
    """For each square: with which batch from now on it flips, from 1."""
    plane = [0] * SQUARES
    for batch, tiles in enumerate(seen.next_tiles):
        for square in on_tiles(seen, tiles):
            plane[square] = 1 + batch
    return plane
