"""Bombs Away: the view drawn for a terminal. A card takes three lines of three signs; its colour stands in the middle."""

from boomtable.games.bombs_away.pieces import FACE_OPENINGS, FIRST_CAP, FIRST_WILD, HYDRANT_OPENINGS, NAMES, E, N, S, W, face_of
from boomtable.games.bombs_away.schema import BombsAwayView

SIGNS = "rbgy"


def draw(seen: BombsAwayView) -> str:
    lines = [headline(seen), "", *network(seen), ""]
    for seat, hand in enumerate(seen.hands):
        mark = ">" if seat in seen.waiting_on else " "
        cards = "" if hand is None else ": " + " ".join(NAMES[kind] for kind in hand)
        lines.append(f"{mark} seat {seat}, {seen.sizes[seat]} cards{cards}")
    return "\n".join(lines)


def headline(seen: BombsAwayView) -> str:
    deal = f"deal {seen.deal} of {seen.deals}   " if seen.deals > 1 else ""
    return f"{deal}round {seen.round}   pile {seen.pile}   discard {sum(seen.discard)}   dealer: seat {seen.dealer}"


def network(seen: BombsAwayView) -> list[str]:
    cards = {(0, 0): ("H", HYDRANT_OPENINGS)}
    for card in seen.cards:
        cards[card.x, card.y] = (sign(card.card), FACE_OPENINGS[face_of(card.card, card.turned)])
    columns = range(min(x for x, _ in cards), max(x for x, _ in cards) + 1)
    lines: list[str] = []
    for y in range(max(y for _, y in cards), min(y for _, y in cards) - 1, -1):
        rows = [[drawn(cards.get((x, y)))[line] for x in columns] for line in range(3)]
        lines += [f"{y if line == 1 else '':>3} {''.join(row)}".rstrip() for line, row in enumerate(rows)]
    return [*lines, "    " + "".join(f"{x:^3}" for x in columns).rstrip()]


def sign(kind: int) -> str:
    return SIGNS[kind // 4] if kind < FIRST_WILD else "*" if kind < FIRST_CAP else "o"


def drawn(card: tuple[str, int] | None) -> tuple[str, str, str]:
    if card is None:
        return "   ", "   ", "   "
    middle, openings = card
    across = ("-" if openings & W else " ") + middle + ("-" if openings & E else " ")
    return (" | " if openings & N else "   "), across, (" | " if openings & S else "   ")


def told(facts: dict[str, object]) -> dict[str, object]:
    """Facts with cards by their names."""
    return {name: named(name, fact) for name, fact in facts.items()}


def named(name: str, fact: object) -> object:
    if name in ("card", "covered") and isinstance(fact, int):
        return NAMES[fact]
    return fact
