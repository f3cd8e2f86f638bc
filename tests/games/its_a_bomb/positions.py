"""It's a Bomb! positions drawn as text, and moves played on them."""

from __future__ import annotations

import re

import pytest

from boomtable.core.dice import Dice, SeededDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Actor, Seat, Viewer
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.bit_sets import joined, set_of
from boomtable.games.its_a_bomb.pieces import CALL, CODES, COLOURS, DISTURBED, EXPLOSION, KINDS, LETTERS, OVER, OWN, TOKEN_KINDS, is_timer
from boomtable.games.its_a_bomb.rules.consultants import has_card
from boomtable.games.its_a_bomb.rules.deciding import DECISIONS
from boomtable.games.its_a_bomb.rules.phone import first_phone
from boomtable.games.its_a_bomb.rules.rounds import begin_round
from boomtable.games.its_a_bomb.scenarios.scenario import Bomb, Scenario
from boomtable.games.its_a_bomb.schema import (
    Answered,
    Ask,
    ChooseBlock,
    Cut,
    Flipped,
    ItsABombOptions,
    ItsABombView,
    Mark,
    Pass,
    Speak,
    Use,
)
from boomtable.games.its_a_bomb.state import ItsABombState, employees

# The grids of the ledger's worked examples.
G1 = """
Y . R Y X
. B . . R
. . Y A .
R . . B X
. A . . B
"""
G2 = """
R Y .
. A .
X B R
"""
G3 = """
R T .
A X Y
. A B
"""
G4 = """
R T .
Y X Y
. B .
"""
G5 = """
R A V
Y X .
. B .
"""
G6 = """
R . X R
Y B . X
. Y B .
"""
G7 = """
R . X R .
. Y . . .
X . . B .
. . . . Y
B . R . .
"""
G8 = """
R Y B
Y R .
B X R
. Y B
"""
G9 = """
P R .
X P .
R . P
"""
G10 = """
R . P
X R .

G P .
. G X
"""

SCREEN = 0  # the Crisis Unit's seat unless told otherwise


class InOrder(Dice):
    """Always the first that is left: tokens lie in the order of their kinds."""

    def roll(self, weights: list[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


def bomb(
    drawing: str,
    *,
    deck: str = "60 50 40 30 20 10 E",
    discard: str = "",
    cards: str = "",
    order: str = "",
    double_purple: bool = False,
    number: int = OWN,
    seats: int = 2,
    crisis_unit: Seat = SCREEN,
    votes: tuple[Seat, ...] | None = None,
    up: str = "",
    marked: str = "",
    spotted: str = "",
    counted: str = "",
    **facts: object,
) -> ItsABombState:
    """The grid as it truly is, a blank line between two bombs; one employee decides alone unless told otherwise.

    `deck` and `discard` as in the ledger (`30 D 20 C 10 E`); `cards`: consultants by code, `(SPOT)` is used; `order`: letters;
    `votes`: the voters, where there is a vote; `up`, `marked`, `spotted`: tiles face up, secured, with a token;
    `counted`: letters of cables that count; `facts`: more of the state.
    """
    listed = [card.strip("()") for card in cards.split()]
    page = Scenario(
        number, grids_of(drawing), len(deck.split()) - 1, [], [CODES.index(card) for card in listed], bool(order), double_purple
    )
    state = ItsABombState(OWN, seats, crisis_unit, page)
    state.tile = tuple(kinds(drawing))
    state.deck, state.discard = tuple(cards_of(deck)), tuple(cards_of(discard))
    state.order = tuple(kinds(order))
    state.cards = set_of([CODES.index(card) for card in cards.split() if not card.startswith("(")])
    state.vote = votes is not None
    for seat in employees(state) if votes is None else votes:
        state.voters = joined(state.voters, seat)
    state.up, state.marked, state.spotted = [set_of(tiles(state, names)) for names in (up, marked, spotted)]
    state.counted = tuple([kinds(counted).count(colour) for colour in range(COLOURS)])
    state.phone = first_phone(state)
    begin_round(state, None)
    for name, fact in facts.items():
        assert hasattr(state, name), name
        setattr(state, name, fact)
    return state


def dealt(seed: int, /, **options: object) -> ItsABombState:
    """A scenario as dice lay it out, for two unless told otherwise."""
    return GAME.setup(ItsABombOptions(**{"seats": 2, **options}), SeededDice(seed))[0]  # type: ignore[arg-type]


def grids_of(drawing: str) -> list[tuple[int, int, str]]:
    grids = []
    for part in drawing.strip().split("\n\n"):
        rows = [row.split() for row in part.splitlines()]
        letters = [letter for row in rows for letter in row]
        counts = [f"{letter}{letters.count(letter)}" for letter in LETTERS[: KINDS - 1] if letter in letters]
        grids.append((len(rows), len(rows[0]), " ".join(counts)))
    return grids


def cards_of(text: str) -> list[int]:
    """`30 D 20 C 10 E`."""
    found: list[int] = []
    for card in text.split():
        disturbed = len([other for other in found if DISTURBED < other < CALL])
        found.append({"E": EXPLOSION, "C": CALL, "D": DISTURBED + 1 + disturbed}.get(card) if card in "ECD" else int(card))  # type: ignore[arg-type]
    return found


def countdown(state: ItsABombState) -> str:
    return text_of(state.deck)


def text_of(cards: tuple[int, ...]) -> str:
    return " ".join(str(card) if is_timer(card) else {EXPLOSION: "E", CALL: "C"}.get(card, "D") for card in cards)


def used_cards(state: ItsABombState) -> list[bool]:
    """Whether each consultant of the page is used up, in the order of the page."""
    return [not has_card(state, card) for card in state.page().consultants]


# names of the ledger


def part(state: ItsABombState, name: str) -> tuple[Bomb, list[int]]:
    """The bomb and the numbers, from 0, of `r2c3`, `A:r2` or `B:c3`."""
    return state.page().bombs["AB".index(name[0]) if ":" in name else 0], [int(number) - 1 for number in re.findall(r"\d+", name)]


def tile(state: ItsABombState, name: str) -> int:
    grid, (row, column) = part(state, name)
    return grid.row(row)[column]


def tiles(state: ItsABombState, names: str) -> list[int]:
    return [tile(state, name) for name in names.split()]


def line(state: ItsABombState, name: str) -> int:
    grid, (number,) = part(state, name)
    return grid.first_line + number + (grid.rows if "c" in name else 0)


def block(state: ItsABombState, name: str) -> int:
    """A block of tiles, named by its upper left one."""
    corner = tile(state, name)
    return next(number for number, covered in enumerate(state.page().blocks) if covered[0] == corner)


def kind(letter: str) -> int:
    return LETTERS.index(letter)


def kinds(drawing: str) -> list[int]:
    """The kinds that letters stand for, with or without room between them."""
    return [kind(letter) for letter in "".join(drawing.split())]


def letters(kinds: tuple[int, ...] | list[int]) -> str:
    return " ".join(LETTERS[number] for number in kinds)


def pile(state: ItsABombState, name: str) -> str | None:
    """The tokens that were told of a line, in the order of the kinds; None where nothing was."""
    answer = state.answers[line(state, name)]
    if answer is None:
        return None
    return letters([number for number in range(TOKEN_KINDS) for _ in range(max(0, answer.counts[number]))])


# moves


def play(state: ItsABombState, actor: Actor, *actions: Action) -> list[Event]:
    """All that happens when an actor does this, one after the other; every action is checked first."""
    events: list[Event] = []
    for action in actions:
        GAME.check(state, actor, action)
        if actor >= 0 and not isinstance(action, Mark):
            assert action in GAME.legal_actions(state, actor), f"{action} is allowed and not listed"
        events += GAME.apply(state, actor, action, InOrder())
    return events


def refusal(state: ItsABombState, actor: Actor, action: Action) -> str:
    """Why an actor cannot do this; nothing has changed."""
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, actor, action)
    assert state.dump() == before
    if actor >= 0:
        assert action not in GAME.legal_actions(state, actor), f"{action} is refused and listed"
    return str(refused.value)


def a_question(state: ItsABombState, name: str, letter: str = "") -> Ask:
    return Ask(line(state, name), kind(letter) if letter else None)


def propose(state: ItsABombState, seat: Seat, name: str) -> list[Event]:
    """Propose to ask about a line; where this seat decides alone, it is asked."""
    return play(state, seat, a_question(state, name))


def ask(state: ItsABombState, name: str, letter: str = "") -> list[Event]:
    """The seat with the phone asks; the Crisis Unit is looking."""
    return play(state, state.phone, a_question(state, name, letter))


def point(state: ItsABombState, name: str) -> list[Event]:
    return play(state, state.phone, Cut(tile(state, name)))


def choose(state: ItsABombState, name: str) -> list[Event]:
    return play(state, state.phone, ChooseBlock(block(state, name)))


def use(state: ItsABombState, card: str, name: str = "") -> list[Event]:
    return play(state, state.crisis_unit, Use(card, tile(state, name) if name else None))  # type: ignore[arg-type]


def passes(state: ItsABombState) -> list[Event]:
    """The Crisis Unit passes once."""
    return play(state, state.crisis_unit, Pass())


def passes_all(state: ItsABombState) -> list[Event]:
    """The Crisis Unit passes until the employees decide, or the game is over."""
    events: list[Event] = []
    while state.step not in (*DECISIONS, OVER):
        events += passes(state)
    return events


def told(state: ItsABombState, name: str, letter: str = "") -> str:
    """A whole round: asked, answered without a card, advanced. The pile as it lies."""
    passes_all(state)
    answers = [event for event in ask(state, name, letter) + passes_all(state) if isinstance(event, Answered)]
    return letters(answers[0].tokens)


def cut(state: ItsABombState, *names: str) -> str:
    """Whole rounds, no card used. What the last cut came to."""
    result = ""
    for name in names:
        passes_all(state)
        flips = [event for event in point(state, name) + passes_all(state) if isinstance(event, Flipped)]
        result = flips[0].result
    return result


def speaks(state: ItsABombState, phrase: str) -> list[Event]:
    return play(state, state.crisis_unit, Speak(phrase))  # type: ignore[arg-type]


def ended(state: ItsABombState) -> str | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.reason


def legal(state: ItsABombState, seat: Seat, *kinds: type[Action]) -> list[Action]:
    """What a seat may do now, of these kinds where some are named."""
    return [action for action in GAME.legal_actions(state, seat) if isinstance(action, kinds or Action)]


def seen_by(state: ItsABombState, viewer: Viewer) -> ItsABombView:
    seen = GAME.view(state, viewer)
    assert isinstance(seen, ItsABombView)
    return seen
