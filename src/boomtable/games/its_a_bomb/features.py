"""It's a Bomb!: numbers for learners."""

from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import CODES, KINDS, MOST_BLOCKS, MOST_LINES, MOST_TILES, STEPS, TOKEN_KINDS
from boomtable.games.its_a_bomb.schema import ItsABombView, TileView

DECK: int = 14  # the longest countdown


def features(seen: ItsABombView, viewer: Seat) -> dict[str, list[int]]:
    return {
        "tile": padded([tile_number(tile) for tile in seen.tiles], MOST_TILES, -1),
        "state": padded([tile_state(tile) for tile in seen.tiles], MOST_TILES, -1),
        "answers": answers(seen),
        "notes": notes(seen),
        "archive": padded(list(seen.archive or ()), 14, -1),
        "deck": padded(list(seen.deck), DECK, -1),
        "discard": padded(list(seen.discard), DECK, -1),
        "order": padded(list(seen.order), 5, -1),
        "needed": [need - count for need, count in zip(seen.needed, seen.counted, strict=True)],
        "lists": [count for bomb in (0, 1) for count in (seen.bombs[bomb].counts if bomb < len(seen.bombs) else (0,) * KINDS)],
        "consultants": consultants(seen),
        "table": [
            STEPS.index(seen.step),
            int(viewer == seen.crisis_unit),
            (seen.phone - viewer) % seen.seats,
            (seen.crisis_unit - viewer) % seen.seats,
            -1 if seen.question is None else seen.question.line,
            -1 if seen.pointed is None else seen.pointed,
            seen.due,
        ],
    }


def padded(numbers: list[int], length: int, filler: int) -> list[int]:
    return numbers + [filler] * (length - len(numbers))


def tile_number(tile: TileView) -> int:
    return KINDS if tile.kind is None else tile.kind


def tile_state(tile: TileView) -> int:
    return int(tile.up) + 2 * int(tile.marked) + 4 * int(tile.spotted)


def answers(seen: ItsABombView) -> list[int]:
    """For each line and token kind: the count, -1 where nothing was said."""
    block = [-1] * (MOST_LINES * TOKEN_KINDS)
    for answer in seen.answers:
        block[answer.line * TOKEN_KINDS : (answer.line + 1) * TOKEN_KINDS] = list(answer.counts)
    return block


def notes(seen: ItsABombView) -> list[int]:
    block = [-1] * (MOST_BLOCKS * TOKEN_KINDS)
    for note in seen.notes:
        block[note.block * TOKEN_KINDS : (note.block + 1) * TOKEN_KINDS] = list(note.counts)
    return block


def consultants(seen: ItsABombView) -> list[int]:
    """For each consultant: 0 not in this scenario, 1 unused, 2 used."""
    states = [0] * len(CODES)
    for consultant in seen.consultants:
        states[CODES.index(consultant.card)] = 2 if consultant.used else 1
    return states
