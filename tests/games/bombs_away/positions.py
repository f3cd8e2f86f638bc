"""Bombs Away positions drawn as text, and moves played on them."""

from __future__ import annotations

import re

import msgspec
import pytest

from boomtable.core.dice import Dice, ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.board import SIGNS, drawn
from boomtable.games.bombs_away.network import Network, cards_on, hydrant_alone, place, x_of, y_of
from boomtable.games.bombs_away.pieces import (
    COLOURS,
    COUNTS,
    FACE_OPENINGS,
    FACES,
    HYDRANT_OPENINGS,
    KIND,
    KINDS,
    NAMES,
    TURNED,
    WILD,
    colour_of,
    is_cap,
)
from boomtable.games.bombs_away.schema import Bomb, BombsAwayOptions, BombsAwayView, Lay, Second
from boomtable.games.bombs_away.state import BombsAwayState, blank, give

SIDES = "NESW"  # side i has the bit 1 << i
FACING = (4, 8, 1, 2)  # the bit of the same side, seen from the neighbour

HYDRANT_ALONE = "-H-"

STRAIGHT = "-H--r-"

# Red and blue meet above the Hydrant (EX-5): one position, faced from two sides, is all that is open.
MEETING = """
 b-   -r
 |     |
 |     |
 b--H--r
"""

# A wild pipe looks into a pocket (EX-11).
POCKET = """
   -r--r
       |
 |     |
 g    -*
 |     |
 |     |
 g--H--r
"""


# Every branch of the deck, and nothing else: as many open ends as there can be.
ALL_BRANCHES_BARE = """
          |
          *-
          |
    |     |
   -*--H--*-
    |     |
          |
         -*-
"""

ALL_BRANCHES = """
          |
          r
          |
    |     |
    g     *--b-
    |     |
    |     |
-g--*--H--*--r-
    |     |
    |     |
    y  o--*--y-
    |
"""


class InOrder(Dice):
    """Always the first kind that is left."""

    def roll(self, weights: list[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


# drawing


def table(
    drawing: str,
    *hands: str,
    pile: str | None = None,
    discard: str = "",
    turn: Seat = 0,
    dealer: Seat | None = None,
    **facts: object,
) -> BombsAwayState:
    """The network as the text board draws it, and a hand for each seat by the cards' names; two seats at least, the second with a card.

    `pile`: else what is left of the deck; `dealer`: else the last seat, so that seat 0 begins; `facts`: more of the state.
    """
    held = [*hands, *["yellow-SV"] * (2 - len(hands))]
    state = blank(len(held))
    state.network = network_of(drawing)
    for seat, hand in enumerate(held):
        for kind in kinds(hand):
            give(state, seat, kind)
    state.discard = bag(discard)
    state.discard_size = sum(state.discard)
    state.pile = rest_of_the_deck(state) if pile is None else bag(pile)
    state.pile_size = sum(state.pile)
    state.turn = turn
    state.dealer = len(held) - 1 if dealer is None else dealer
    state.moves = 1  # a table that is drawn is being played
    for name, fact in facts.items():
        assert hasattr(state, name), name
        setattr(state, name, fact)
    return state


def cards_in(drawing: str) -> dict[tuple[int, int], tuple[str, int]]:
    """The cards of a drawing by position: sign and openings. A card takes three lines of three signs, on the grid of the Hydrant, `H`."""
    lines = drawing.splitlines()
    row = next(number for number, line in enumerate(lines) if "H" in line)
    column = lines[row].index("H")
    cards: dict[tuple[int, int], tuple[str, int]] = {}
    for line in range(row % 3, len(lines), 3):
        for middle in range(column % 3, len(lines[line]), 3):
            if lines[line][middle] != " ":
                around = [(line - 1, middle), (line, middle + 1), (line + 1, middle), (line, middle - 1)]
                openings = sum(1 << side for side, at in enumerate(around) if sign_at(lines, *at) in "|-")
                cards[(middle - column) // 3, (row - line) // 3] = (lines[line][middle], openings)
    signs = sum(1 + openings.bit_count() for _, openings in cards.values())
    assert signs == len("".join(drawing.split())), "a sign of the drawing belongs to no card"
    return cards


def sign_at(lines: list[str], line: int, column: int) -> str:
    return lines[line][column] if 0 <= line < len(lines) and 0 <= column < len(lines[line]) else " "


def network_of(drawing: str) -> Network:
    network = hydrant_alone()
    for (x, y), (sign, openings) in cards_in(drawing).items():
        if (x, y) == (0, 0):
            assert (sign, openings) == ("H", HYDRANT_OPENINGS), "the Hydrant has outlets to the east and to the west"
        else:
            network.put(place(x, y), face_with(sign, openings))
    return network


def picture(state: BombsAwayState) -> str:
    """The network as `neat` writes a drawing."""
    network = state.network
    cards = {(0, 0): ("H", HYDRANT_OPENINGS)}
    for position in cards_on(network):
        face = network.face_at(position)
        cards[x_of(position), y_of(position)] = (sign_of(KIND[face]), FACE_OPENINGS[face])
    return text_of(cards)


def neat(drawing: str) -> str:
    return text_of(cards_in(drawing))


def text_of(cards: dict[tuple[int, int], tuple[str, int]]) -> str:
    columns = range(min(x for x, _ in cards), max(x for x, _ in cards) + 1)
    lines: list[str] = []
    for y in range(max(y for _, y in cards), min(y for _, y in cards) - 1, -1):
        row = [drawn(cards.get((x, y))) for x in columns]
        lines += ["".join(part[line] for part in row).rstrip() for line in range(3)]
    return "\n".join(lines)


# cards


def sign_of(kind: int) -> str:
    return "o" if is_cap(kind) else "*" if colour_of(kind) == WILD else SIGNS[colour_of(kind)]


def face_with(sign: str, openings: int) -> int:
    return next(face for face in range(FACES) if sign_of(KIND[face]) == sign and FACE_OPENINGS[face] == openings)


def kind_of(name: str) -> int:
    return NAMES.index(name)


def kinds(names: str) -> list[int]:
    """`red-SV bomb1`, and `3*red-SV` for three of them."""
    found: list[int] = []
    for name in names.split():
        count, _, card = name.rpartition("*")
        found += [kind_of(card)] * int(count or 1)
    return found


def bag(names: str) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds(names):
        counts[kind] += 1
    return counts


def names(counts: list[int] | tuple[int, ...]) -> str:
    """A hand or a pile, a bag of counts, as text."""
    return " ".join(NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def hand(state: BombsAwayState, seat: Seat) -> str:
    return names(state.hands[seat])


def rest_of_the_deck(state: BombsAwayState) -> list[int]:
    left = [COUNTS[kind] - state.discard[kind] - sum(held[kind] for held in state.hands) for kind in range(KINDS)]
    for position in cards_on(state.network):
        left[KIND[state.network.face_at(position)]] -= 1
    assert min(left) >= 0, "a position holds more copies than the deck"
    return left


# moves


def at(text: str) -> tuple[int, int]:
    x, y = re.findall(r"-?\d+", text)
    return int(x), int(y)


def lay(text: str) -> Lay:
    """A lay as the ledger writes it: `red:EW (1,0)`, `wild:NESW (0,1)`, `cap:S (2,1)`; on a card that lies there it is a Cover."""
    card, position = text.split(" ", 1)
    colour, sides = card.split(":")
    sign = {"cap": "o", "wild": "*"}.get(colour) or SIGNS[COLOURS.index(colour)]
    face = face_with(sign, sum(1 << SIDES.index(side) for side in sides))
    return Lay(KIND[face], *at(position), TURNED[face])


def bomb(name: str, text: str) -> Bomb:
    return Bomb(kind_of(name), *at(text))


def second(text: str) -> Second:
    return Second(*at(text))


def play(state: BombsAwayState, actor: Actor, *actions: Action, drawing: str | None = None) -> list[Event]:
    """All that happens when an actor does this, one after the other; every action is checked first.

    `drawing`: the cards that come from the pile, by name; else the first kinds that are left.
    """
    dice: Dice = InOrder() if drawing is None else ScriptedDice(kinds(drawing))
    events: list[Event] = []
    for action in actions:
        GAME.check(state, actor, action)
        if actor >= 0:
            assert action in GAME.legal_actions(state, actor), f"{action} is allowed and not listed"
        events += GAME.apply(state, actor, action, dice)
    return events


def refusal(state: BombsAwayState, actor: Actor, action: Action) -> str:
    """Why an actor cannot do this; nothing has changed."""
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, actor, action)
    assert state.dump() == before
    if actor >= 0:
        assert action not in GAME.legal_actions(state, actor), f"{action} is refused and listed"
    return str(refused.value)


def legal(state: BombsAwayState, seat: Seat, *types: type[Action]) -> list[Action]:
    """What a seat may do now, of these types where some are named."""
    return [action for action in GAME.legal_actions(state, seat) if isinstance(action, types or Action)]


def lays(state: BombsAwayState, seat: Seat) -> list[str]:
    """Every Lay and Cover of a seat, as the ledger writes it."""
    return [written(action) for action in legal(state, seat, Lay) if isinstance(action, Lay)]


def written(action: Lay) -> str:
    face = next(face for face in range(FACES) if (KIND[face], TURNED[face]) == (action.card, action.turned))
    colour = "cap" if is_cap(action.card) else "wild" if colour_of(action.card) == WILD else COLOURS[colour_of(action.card)]
    sides = "".join(side for bit, side in enumerate(SIDES) if FACE_OPENINGS[face] >> bit & 1)
    return f"{colour}:{sides} ({action.x},{action.y})"


def ends(state: BombsAwayState) -> list[tuple[int, int]]:
    """Where end cards lie, row by row from the south."""
    return [(x_of(position), y_of(position)) for position in state.network.ends]


def open_ends(state: BombsAwayState) -> list[str]:
    """`(1,0) E`: which card, which side."""
    return [f"({end.x},{end.y}) {end.side}" for end in seen_by(state, 0).open_ends]


def ended(state: BombsAwayState) -> str | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.reason


def winners(state: BombsAwayState) -> tuple[Seat, ...]:
    outcome = GAME.outcome(state)
    return () if outcome is None else outcome.winners


def seen_by(state: BombsAwayState, viewer: Viewer) -> BombsAwayView:
    seen = GAME.view(state, viewer)
    assert isinstance(seen, BombsAwayView)
    return seen


def dealt(dice: Dice, seats: int = 2, **options: object) -> BombsAwayState:
    """The first position of a game."""
    chosen = msgspec.convert({"seats": seats, **options}, BombsAwayOptions)
    GAME.check_options(chosen)
    return GAME.setup(chosen, dice)[0]
