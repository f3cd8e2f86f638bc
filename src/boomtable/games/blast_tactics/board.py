"""Blast Tactics: the view drawn for a terminal, with the signs of the ledger."""

from boomtable.games.blast_tactics.pieces import ITEM_SIGNS
from boomtable.games.blast_tactics.schema import BlastTacticsView

THINGS = ".#O+" + ITEM_SIGNS
FEATURES = " P~^>v<"
FIGURES = "ABCD"
TITLES = {"punch": "Punch", "kick": "Kick", "glove": "Glove", "remote": "Remote", "pass": "Pass"}


def draw(seen: BlastTacticsView) -> str:
    return "\n".join([headline(seen), "", *arena(seen), "", *cards(seen), "", *players(seen)])


def headline(seen: BlastTacticsView) -> str:
    doing = f"{seen.phase} phase of {FIGURES[seen.turn]}"
    left = f"   actions {seen.actions}{' and a free card' if seen.free else ''}" if seen.phase == "action" else ""
    return f"{seen.arena.name}   turn {seen.turns}   {doing}{left}"


def arena(seen: BlastTacticsView) -> list[str]:
    """The arena as lines, with row and column numbers at the edge; a figure hides what it stands on."""
    width = len(seen.arena.rows[0])
    signs = squares(seen)
    lines = ["   " + "".join(str(column % 10) for column in range(width))]
    at = 0
    for row, line in enumerate(seen.arena.rows):
        drawn = ""
        for sign in line:
            drawn += " " if sign == "_" else signs[at]
            at += sign != "_"
        lines.append(f"{row:>2} {drawn.rstrip()}")
    return lines


def squares(seen: BlastTacticsView) -> list[str]:
    signs = [THINGS[thing] for thing in seen.things]
    for square, feature in enumerate(seen.features):
        if feature and not seen.things[square]:
            signs[square] = FEATURES[feature]
    for lying in seen.bombs:
        if lying.carrier is None:
            signs[lying.square] = str(lying.side)
    for seat, player in enumerate(seen.players):
        if player.square is not None:
            signs[player.square] = FIGURES[seat]
    return signs


def cards(seen: BlastTacticsView) -> list[str]:
    holder = "in the deck" if seen.holder is None else f"held by {FIGURES[seen.holder]}, {len(seen.next_tiles)} batches left"
    return [f"row: {', '.join(TITLES[card] for card in seen.row) or 'empty'}   deck {seen.deck}   Sudden Death {holder}"]


def players(seen: BlastTacticsView) -> list[str]:
    lines: list[str] = []
    for seat, player in enumerate(seen.players):
        mark = ">" if seat in seen.waiting_on else " "
        heart = "out" if player.square is None else "heart" if player.heart else "no heart"
        bombs = " ".join(place(seen, bomb.square, bomb.side, bomb.carrier) for bomb in seen.bombs if bomb.owner == seat)
        facts = f"bombs {player.bombs} of {player.total}, reach {player.reach}, Speed-Ups {player.speed_ups}"
        lines.append(f"{mark} {FIGURES[seat]} seat {seat}, {heart}, {facts}{', in play ' + bombs if bombs else ''}")
    return lines


def place(seen: BlastTacticsView, square: int, side: int, carrier: int | None) -> str:
    where = spot(seen.arena.rows, square) if carrier is None else f"{FIGURES[carrier]}'s head"
    return f"{side}@{where}"


def spot(rows: tuple[str, ...], square: int) -> str:
    """A square as the ledger writes it: (row,column)."""
    found = [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != "_"]
    row, column = found[square]
    return f"({row},{column})"


def told(facts: dict[str, object], rows: tuple[str, ...]) -> dict[str, object]:
    """Facts with squares written as row and column."""
    return {name: named(name, fact, rows) for name, fact in facts.items()}


def named(name: str, fact: object, rows: tuple[str, ...]) -> object:
    if name in ("square", "start", "landed") and isinstance(fact, int):
        return spot(rows, fact)
    if name in ("squares", "path") and isinstance(fact, tuple):
        return tuple(spot(rows, square) for square in fact)
    if name == "blasts" and isinstance(fact, tuple):
        return tuple(spot(rows, blast.square) for blast in fact)
    return fact
