"""Blast Tactics positions drawn as the ledger draws them, and decisions played on them."""

from __future__ import annotations

import re

import msgspec
import pytest

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import PUBLIC, Actor, Seat
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.arena import FEATURES as FEATURE_OF
from boomtable.games.blast_tactics.arena import Arena, arena_of
from boomtable.games.blast_tactics.arenas.plan import Plan
from boomtable.games.blast_tactics.board import FEATURES, FIGURES, THINGS, TITLES
from boomtable.games.blast_tactics.pieces import (
    CARD_NAMES,
    CARDS,
    COPIES,
    FIRST_BOMB,
    FIRST_ITEM,
    ITEM_COUNTS,
    ITEM_NAMES,
    ITEM_SIGNS,
    SHORT_REACH,
    START_BOMBS,
    bomb,
    owner_of,
    side_of,
)
from boomtable.games.blast_tactics.rules import turning
from boomtable.games.blast_tactics.schema import (
    BlastTacticsOptions,
    BlastTacticsView,
    Discard,
    End,
    Exploded,
    Glove,
    Kick,
    Lay,
    Move,
    Pass,
    Punch,
    Remote,
    RemoteCarried,
    Throw,
)
from boomtable.games.blast_tactics.state import BlastTacticsState, blank, bomb_squares, inventory, is_alive, reach

ON_SQUARE = {"MOVE": Move, "LAY": Lay, "PASS": Pass, "KICK": Kick, "REMOTE": Remote}
SIX_BY_SIX = "0,0 0,3 3,0 3,3"  # the tiles of the ledger's boards of six rows
ROUND_SIX = "0 1 3 2"


class Told(Dice):
    """Rolls what it is told, by name; when nothing is told, Flame-Ups and else the first kind that is left."""

    def __init__(self, names: str = "") -> None:
        self.names = names.split()

    def roll(self, weights: list[int]) -> int:
        kinds = ITEM_NAMES if len(weights) == len(ITEM_NAMES) else (*CARD_NAMES, "sudden_death")
        if self.names:
            kind = kinds.index(self.names.pop(0))
            assert weights[kind] > 0, f"{kinds[kind]} cannot come: {weights}"
            return kind
        if kinds is ITEM_NAMES and weights[-1]:
            return len(weights) - 1
        return next(kind for kind, weight in enumerate(weights) if weight)


# drawing


def drawn(
    text: str,
    *,
    under: str = "",
    reaches: str = "",
    totals: str = "",
    tiles: str = "",
    rings: str = "",
    core: str = "",
    starts: str = "",
    turn: str = "A",
    row: str = "glove glove",
    discard: str = "",
    deck: str | None = None,
    **facts: object,
) -> BlastTacticsState:
    """The ledger's map and its line of facts, in the Action Phase of `turn`.

    `under`: features under figures and bombs, `P@(0,0)`; `reaches` and `totals`: of eliminated seats, `A=3`;
    `tiles` to `starts`: as in an arena, the starts as the tile of each seat; `deck`: else the cards that are left;
    `facts`: more of the state.
    """
    *rows, line = neat(text).splitlines()
    bombs, *players = line.split(" | ")
    marked = features_in(rows) | {at: sign for sign, at in (word.split("@") for word in under.split())}
    seats = len(players)
    arena = arena_of(plan_of(rows, marked, seats, tiles, rings, core, starts).text())
    state = blank(seats, arena)
    state.things = [thing_of(rows[row][column]) for row, column in arena.positions]
    state.features = [FEATURE_OF.get(marked.get(spot(arena, square), ""), 0) for square in range(arena.size)]
    for written in [] if bombs == "bombs none" else bombs.removeprefix("bombs ").split(", "):
        token, at = written.split("@")
        state.things[square_at(arena, at)] = bomb(FIGURES.index(token[0]), int(token[1]))
    for seat, player in enumerate(players):
        set_player(state, seat, player)
    for seat in range(seats):
        settle_bombs(state, seat, players[seat], totals)
    for word in reaches.split():
        state.flame_ups[FIGURES.index(word[0])] = int(word[2:]) - SHORT_REACH
    set_bags(state, row, discard, deck)
    state.turns = 5
    state.turn = FIGURES.index(turn)
    if is_alive(state, state.turn):
        turning.begin_actions(state, state.turn)
    for name, fact in facts.items():
        assert hasattr(state, name), name
        setattr(state, name, fact)
    assert shown(state) == neat(text)
    return state


def neat(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def features_in(rows: list[str]) -> dict[str, str]:
    """What the drawn map shows of features, by square."""
    return {f"({row},{column})": sign for row, line in enumerate(rows) for column, sign in enumerate(line) if sign in FEATURE_OF}


def thing_of(sign: str) -> int:
    return THINGS.index(sign) if sign in THINGS else 0


def plan_of(rows: list[str], marked: dict[str, str], seats: int, tiles: str, rings: str, core: str, starts: str) -> Plan:
    """The arena behind a position: no figures, bombs and item tiles; starts on the first square of their tiles."""
    signs = [["." if sign in FIGURES + ITEM_SIGNS + "12" else sign for sign in line] for line in rows]
    for at, sign in marked.items():
        row, column = pair(at)
        signs[row][column] = sign
    anchors = [pair(anchor) for anchor in tiles.split()]
    for seat, tile in enumerate(starts.split()):
        row, column = anchors[int(tile)]
        signs[row][column] = str(seat + 1)
    order = [[int(tile) for tile in ring.split()] for ring in rings.split("/") if ring]
    return Plan(seats, anchors, order, [int(tile) for tile in core.split()], ["".join(line) for line in signs])


def set_player(state: BlastTacticsState, seat: Seat, text: str) -> None:
    name, at, *words = text.split()
    assert name == f"{FIGURES[seat]}:"
    if at == "eliminated":
        state.fell[seat] = state.moment = 1
        state.hearts[seat] = 0
        return
    state.at[seat] = square_at(state.arena, at)
    facts = dict(word.split("=") for word in words)
    state.hearts[seat] = int(facts["heart"])
    state.flame_ups[seat] = int(facts.get("reach", SHORT_REACH)) - SHORT_REACH
    state.speed_ups[seat] = int(facts.get("speed", 0))
    if "carries" in facts:
        state.carried[seat] = bomb(FIGURES.index(facts["carries"][0]), int(facts["carries"][1]))


def settle_bombs(state: BlastTacticsState, seat: Seat, text: str, totals: str) -> None:
    """What is in play, and the Bomb-Ups that make up the rest of the total."""
    state.in_play[seat] = sum(thing >= FIRST_BOMB and owner_of(thing) == seat for thing in state.things + state.carried)
    found = re.search(r"inv=(\d)", text)
    given = re.search(rf"{FIGURES[seat]}=(\d)", totals)
    total = int(given[1]) if given else state.in_play[seat] + int(found[1]) if found else START_BOMBS
    state.bomb_ups[seat] = total - START_BOMBS


def set_bags(state: BlastTacticsState, row: str, discard: str, deck: str | None) -> None:
    seen = [state.things.count(FIRST_ITEM + item) for item in range(len(ITEM_COUNTS))]
    held = [state.bomb_ups, state.speed_ups, state.flame_ups]
    state.hidden = [max(0, ITEM_COUNTS[item] - seen[item] - sum(held[item])) for item in range(len(ITEM_COUNTS))]
    state.row = [CARD_NAMES.index(card) for card in row.split()]
    state.discard = cards(discard)
    state.deck = cards(deck) if deck is not None else [COPIES - state.discard[card] - state.row.count(card) for card in range(CARDS)]
    state.drawn = len(state.row) + sum(state.discard)


def cards(names: str) -> list[int]:
    counts = [0] * CARDS
    for name in names.split():
        counts[CARD_NAMES.index(name)] += 1
    return counts


def shown(state: BlastTacticsState) -> str:
    """A position in the ledger's words."""
    lines = [*picture(state), " | ".join([bombs_line(state), *[player_line(state, seat) for seat in range(state.seats)]])]
    if state.winners:
        lines.append("game over, winner(s): " + " ".join(FIGURES[seat] for seat in state.winners))
    return "\n".join(lines)


def picture(state: BlastTacticsState) -> list[str]:
    signs = [["_" if sign == "_" else "." for sign in line] for line in state.arena.rows]
    for square, (row, column) in enumerate(state.arena.positions):
        thing = state.things[square]
        signs[row][column] = str(side_of(thing)) if thing >= FIRST_BOMB else THINGS[thing]
        if thing == 0 and state.features[square]:
            signs[row][column] = FEATURES[state.features[square]]
        if square in state.at:
            signs[row][column] = FIGURES[state.at.index(square)]
    return ["".join(line) for line in signs]


def bombs_line(state: BlastTacticsState) -> str:
    lying = [f"{token(state.things[square])}@{spot(state.arena, square)}" for square in bomb_squares(state)]
    return "bombs " + (", ".join(lying) or "none")


def player_line(state: BlastTacticsState, seat: Seat) -> str:
    if not is_alive(state, seat):
        return f"{FIGURES[seat]}: eliminated"
    words = [f"{FIGURES[seat]}:", spot(state.arena, state.at[seat]), f"heart={state.hearts[seat]}", f"inv={inventory(state, seat)}"]
    if reach(state, seat) != SHORT_REACH:
        words.append(f"reach={reach(state, seat)}")
    if state.speed_ups[seat]:
        words.append(f"speed={state.speed_ups[seat]}")
    if state.carried[seat]:
        words.append(f"carries={token(state.carried[seat])}")
    return " ".join(words)


def token(thing: int) -> str:
    return f"{FIGURES[owner_of(thing)]}{side_of(thing)}"


# squares


def pair(text: str) -> tuple[int, int]:
    row, column = re.findall(r"\d+", text)
    return int(row), int(column)


def square_at(arena: Arena, text: str) -> int:
    return arena.numbers[pair(text)]


def spot(arena: Arena, square: int) -> str:
    row, column = arena.positions[square]
    return f"({row},{column})"


def spots(state: BlastTacticsState, squares: list[int] | tuple[int, ...]) -> str:
    return " ".join(spot(state.arena, square) for square in squares)


# decisions


def doing(state: BlastTacticsState, text: str) -> Action:
    """An action as the ledger writes it: `MOVE (0,5)`, `REMOTE B` for a bomb that B carries, `PUNCH E`, `DISCARD Kick`, `END`."""
    verb, _, what = text.partition(" ")
    if verb == "REMOTE" and what in FIGURES:
        return RemoteCarried(FIGURES.index(what))
    if verb in ON_SQUARE:
        return ON_SQUARE[verb](square_at(state.arena, what))
    if verb == "PUNCH":
        return msgspec.convert({"type": "Punch", "direction": what}, Punch)
    if verb == "THROW":
        return msgspec.convert({"type": "Throw", "direction": what}, Throw)
    if verb == "DISCARD":
        return msgspec.convert({"type": "Discard", "card": what.lower()}, Discard)
    return {"GLOVE": Glove(), "END": End()}[verb]


def play(state: BlastTacticsState, *texts: str, drawing: str = "") -> list[Event]:
    """All that happens when the seat whose turn it is does this, one after the other; every decision is checked first.

    `drawing`: items and cards that come, by name.
    """
    dice = Told(drawing)
    events: list[Event] = []
    for text in texts:
        seat, action = state.turn, doing(state, text)
        GAME.check(state, seat, action)
        assert action in GAME.legal_actions(state, seat), f"{text} is allowed and not listed"
        events += GAME.apply(state, seat, action, dice)
    assert not dice.names, f"nobody drew {dice.names}"
    return events


def refusal(state: BlastTacticsState, text: str | Action, by: Actor | None = None) -> str:
    """Why an actor cannot do this; nothing has changed."""
    actor = state.turn if by is None else by
    action = doing(state, text) if isinstance(text, str) else text
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, actor, action)
    assert state.dump() == before
    if actor >= 0:
        assert action not in GAME.legal_actions(state, actor), f"{text} is refused and listed"
    return str(refused.value)


def begin(state: BlastTacticsState, seat: str, drawing: str = "") -> list[Event]:
    """The turn of this seat up to its first decision: Bomb, Sudden Death and Draw Phase. The first event tells whose turn it is."""
    dice = Told(drawing)
    state.turn = FIGURES.index(seat)
    events: list[Event] = []
    turning.begin(state, dice, events)
    assert not dice.names, f"nobody drew {dice.names}"
    return events


def legal(state: BlastTacticsState, verb: str) -> str:
    """The squares, directions or cards that this verb of the ledger may take now, in the order of the numbers."""
    found = sorted(GAME.legal_codes(state, state.turn))
    space = GAME.action_space(BlastTacticsOptions(state.seats))
    words = [written(state, space.action(state.turn, code)) for code in found]
    return " ".join(word.removeprefix(verb).strip() for word in words if word.split()[0] == verb)


def written(state: BlastTacticsState, action: Action) -> str:
    if isinstance(action, RemoteCarried):
        return f"REMOTE {FIGURES[action.carrier]}"
    if isinstance(action, Move | Lay | Pass | Kick | Remote):
        return f"{type(action).__name__.upper()} {spot(state.arena, action.square)}"
    if isinstance(action, Punch | Throw):
        return f"{type(action).__name__.upper()} {action.direction}"
    if isinstance(action, Discard):
        return f"DISCARD {TITLES[action.card]}"
    return type(action).__name__.upper()


# facts


def burnt(state: BlastTacticsState, events: list[Event]) -> str:
    """Every square that an explosion has burnt, in reading order."""
    found: set[int] = set()
    for event in events:
        for blast in event.blasts if isinstance(event, Exploded) else ():
            found.add(blast.square)
            for direction, length in enumerate(blast.arms):
                found |= set(state.arena.rays[direction][blast.square][:length])
    return spots(state, sorted(found))


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def row_of(state: BlastTacticsState) -> str:
    return " ".join(CARD_NAMES[card] for card in state.row)


def seen(state: BlastTacticsState) -> BlastTacticsView:
    view = GAME.view(state, PUBLIC)
    assert isinstance(view, BlastTacticsView)
    return view


def ended(state: BlastTacticsState) -> str | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.reason


def started(dice: Dice, seats: int = 2, **options: object) -> BlastTacticsState:
    """The first position of a game."""
    chosen = msgspec.convert({"seats": seats, **options}, BlastTacticsOptions)
    GAME.check_options(chosen)
    return GAME.setup(chosen, dice)[0]
