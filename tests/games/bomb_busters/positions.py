"""Bomb Busters positions drawn as text, and moves played on them."""

from __future__ import annotations

import re

import pytest

from boomtable.core.dice import ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Actor, Viewer
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import TURN, WIDTH, YELLOW, bears_number, is_blue, number_of, value_of
from boomtable.games.bomb_busters.rules.apart import in_order
from boomtable.games.bomb_busters.rules.telling import true_token
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.schema import BombBustersView
from boomtable.games.bomb_busters.start import owners
from boomtable.games.bomb_busters.state import BombBustersState, empty_table, places, stands_of

SEATS = "ABCDE"
COLOURS = ["", "y", "", "", "", "r"]  # by the last digit of a tile


def bomb(
    drawing: str,
    *,
    seats: int = 0,
    mission: int = 4,
    captain: int = 0,
    fuse: int = 4,
    turn: int = 0,
    cards: str = "",
    used: str = "",
    spent: str = "",
    cut: dict[int, int] | None = None,
    markers: str = "",
    **facts: object,
) -> BombBustersState:
    """`bomb("A1[3 (7)] A2[5r 9*] B[4y 8]", cards="3 9")`: wires from left to right, `5r` red, `4y` yellow, `(7)` cut, `7*` with its token,
    `(7)*` cut with one, `7~` with a virtual one, `7!` a 7 that acts as red; `|` parts those that stand apart from the rest.
    Who is not drawn has no wire left.
    Four seats, or three where somebody has two stands, unless told otherwise.

    `cut`: values cut outside the drawing; `used`: cards turned face down; `spent`: letters of seats whose power is used;
    `markers`: tiles marked beyond those drawn ("1 of 2"), set aside; `facts`: anything else of the state by its name.
    """
    stands = [(SEATS.index(letter), wires.split()) for letter, wires in re.findall(r"([A-E])\d?\[(.*?)\]", drawing)]
    owner = seating([seat for seat, _ in stands], seats, captain)
    hands: list[list[str]] = [[] for _ in owner]
    for seat, wires in stands:
        free = [stand for stand, holder in enumerate(owner) if holder == seat and not hands[stand]]
        hands[free[0]] = wires
    drawn_wires = [[wire for wire in hand if wire != "|"] for hand in hands]
    state = empty_table(max(owner) + 1, mission, captain, owner, [len(hand) for hand in drawn_wires])
    for stand, hand in enumerate(drawn_wires):
        for place, wire in zip(places(state, stand), hand, strict=True):
            stand_up(state, place, wire)
        for place, wire in zip(places(state, stand), hand, strict=True):
            if wire[-1] in "*~":
                put_token(state, place, true_token(state, place))
                state.virtual[place] = wire[-1] == "~"
    state.apart = [WIDTH * stand + position for stand, hand in enumerate(hands) for position in set_apart(hand)]
    count_wires(state, cut or {}, [tile_of(tile) for tile in markers.split()])
    state.cards = [int(card) for card in cards.split()]
    state.card_used = [str(card) in used.split() for card in state.cards]
    state.power_used = [letter in spent for letter in SEATS[: state.seats]]
    state.fuse, state.turn, state.phase = fuse, turn, TURN
    for name, fact in facts.items():
        assert hasattr(state, name), name
        setattr(state, name, fact)
    return state


def set_apart(hand: list[str]) -> list[int]:
    """The positions beyond the bars: right of the only one, or left of the first of two and right of the second."""
    bars = [at for at, wire in enumerate(hand) if wire == "|"]
    left = bars[0] if len(bars) == 2 else 0
    return [*range(left), *range(bars[-1] - len(bars) + 1, len(hand) - len(bars))] if bars else []


def seating(drawn: list[int], seats: int, captain: int) -> list[int]:
    """The owner of each stand: as the rules deal them, or just as drawn where the rules know no such table."""
    doubled = len(drawn) > len(set(drawn))
    seats = seats or max((3 if doubled else 4), max(drawn) + 1)
    owner = owners(seats, captain)
    fits = all(drawn.count(seat) <= owner.count(seat) for seat in drawn)
    return owner if fits else sorted(drawn + [seat for seat in range(seats) if seat not in drawn])


def tile_of(text: str) -> int:
    found = re.fullmatch(r"(\d+)([yr!]?)", text)
    assert found, f"{text} is no wire"
    return 10 * int(found[1]) - 1 if found[2] == "!" else 10 * int(found[1]) + COLOURS.index(found[2])


def stand_up(state: BombBustersState, place: int, text: str) -> None:
    state.tile[place] = tile_of(text.strip("()*~"))
    state.handle[place] = max(state.handle) + 1
    state.cut[place] = text.startswith("(")


def count_wires(state: BombBustersState, cut: dict[int, int], aside: list[int]) -> None:
    tiles = [tile for tile in state.tile if tile]
    for place, tile in enumerate(state.tile):
        state.cut_counts[value_of(tile)] += state.cut[place]
    for value, count in cut.items():
        state.cut_counts[value] += count
    yellow = [tile for tile in tiles if value_of(tile) == YELLOW]
    red = [tile for tile in tiles if not is_blue(tile) and tile not in yellow]
    state.yellows_inside, state.reds_inside = len(yellow) + cut.get(YELLOW, 0), len(red)
    state.yellows = sorted(yellow + [tile for tile in aside if value_of(tile) == YELLOW])
    state.reds = sorted([tile for tile in red if not bears_number(tile)] + [tile for tile in aside if value_of(tile) != YELLOW])
    state.red_number = max([number_of(tile) for tile in red if bears_number(tile)], default=0)
    state.set_aside = aside


def at(state: BombBustersState, stand: str, position: int) -> int:
    """The place of a wire as the ledger names it: `at(state, "B", 2)`, `at(state, "A2", 1)`; positions count from 1."""
    stands = stands_of(state, SEATS.index(stand[0]))
    return WIDTH * stands[int(stand[1:] or 1) - 1] + position - 1


def drawn(state: BombBustersState) -> str:
    """The position in the notation of `bomb`, empty stands left out."""
    texts = []
    for stand, owner in enumerate(state.owner):
        own = stands_of(state, owner)
        name = SEATS[owner] + (str(own.index(stand) + 1) if len(own) > 1 else "")
        if state.sizes[stand]:
            texts.append(f"{name}[{stand_text(state, stand)}]")
    return " ".join(texts)


def stand_text(state: BombBustersState, stand: int) -> str:
    sorted_ones = in_order(state, stand)
    wires = [wire_text(state, place) for place in places(state, stand)]
    first, end = sorted_ones.start % WIDTH, sorted_ones.start % WIDTH + len(sorted_ones)
    left, right = wires[:first], wires[end:]
    return " ".join([*left, *(["|"] if left else []), *wires[first:end], *(["|"] if right else []), *right])


def wire_text(state: BombBustersState, place: int) -> str:
    tile = state.tile[place]
    text = f"{number_of(tile)}!" if tile % 10 == 9 else f"{tile // 10}{COLOURS[tile % 10]}"
    if state.token[place]:
        assert state.token[place] == true_token(state, place), f"a token lies at {place}"
        text += "~" if state.virtual[place] else "*"
    return f"({text})" if state.cut[place] else text


def play(state: BombBustersState, actor: Actor, *actions: Action) -> list[Event]:
    """All that happens when an actor does this, one after the other; every action is checked first."""
    events: list[Event] = []
    for action in actions:
        GAME.check(state, actor, action)
        if actor >= 0 and is_dealt(state):
            assert action in GAME.legal_actions(state, actor), f"{action} is allowed and not listed"
        events += GAME.apply(state, actor, action, ScriptedDice([]))
    return events


def refusal(state: BombBustersState, actor: Actor, action: Action) -> str:
    """Why an actor cannot do this; nothing has changed (BB-269)."""
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, actor, action)
    assert state.dump() == before
    if actor >= 0 and is_dealt(state):
        assert action not in GAME.legal_actions(state, actor), f"{action} is refused and listed"
    return str(refused.value)


def is_dealt(state: BombBustersState) -> bool:
    """Whether the rules deal such stands; only then do actions have numbers."""
    return state.owner == owners(state.seats, state.captain)


def seen_by(state: BombBustersState, viewer: Viewer) -> BombBustersView:
    seen = GAME.view(state, viewer)
    assert isinstance(seen, BombBustersView)
    return seen
