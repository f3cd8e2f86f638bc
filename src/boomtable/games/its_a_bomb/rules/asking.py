"""It's a Bomb!: asking for information."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat, audience_of
from boomtable.games.its_a_bomb.pieces import DRAUGHTSMAN, LOOK, SECOND, SURVEYOR, TOKEN_KINDS
from boomtable.games.its_a_bomb.rules.countdown import is_signal_disturbed
from boomtable.games.its_a_bomb.schema import Answered, Ask, Asked, Blocked, LookedAt
from boomtable.games.its_a_bomb.state import Answer, ItsABombState, token_counts


def lines_to_ask(state: ItsABombState) -> list[int]:
    return crossing_lines(state) if state.step == SECOND else open_lines(state)


def open_lines(state: ItsABombState) -> list[int]:
    """While the signal is disturbed a kind must be left to name (IB-087)."""
    lines = [line for line in range(len(state.answers)) if is_open(state, line)]
    return [line for line in lines if kinds_to_name(state, line)] if is_signal_disturbed(state) else lines


def is_open(state: ItsABombState, line: int) -> bool:
    """No full answer yet, and a tile face down (IB-075)."""
    answer = state.answers[line]
    if answer is not None and answer.full:
        return False
    for tile in state.page().lines[line]:
        if not state.up[tile]:
            return True
    return False


def crossing_lines(state: ItsABombState) -> list[int]:
    return [line for line in open_lines(state) if crosses_first(state, line)]


def crosses_first(state: ItsABombState, line: int) -> bool:
    """In the same bomb as the first question of this round (IB-126)."""
    page, first = state.page(), state.first_line
    return page.line_bomb[line] == page.line_bomb[first] and page.is_row(line) != page.is_row(first)


def kinds_to_name(state: ItsABombState, line: int) -> list[int]:
    """In the bomb's tile list and not answered for this line (IB-087)."""
    page = state.page()
    listed = page.bombs[page.line_bomb[line]].counts
    answer = state.answers[line]
    return [kind for kind in range(TOKEN_KINDS) if listed[kind] > 0 and (answer is None or answer.counts[kind] < 0)]


def check_ask(state: ItsABombState, seat: Seat, action: Ask) -> None:
    line, kind = action.line, action.kind
    if line >= len(state.answers):
        raise IllegalAction("IB-022", "seat {seat} cannot ask about line {line}: there is none", seat=seat, line=line)
    if not is_open(state, line):
        raise IllegalAction("IB-075", "seat {seat} cannot ask about line {line}: it has its full answer or lies open", seat=seat, line=line)
    if state.step == SECOND and not crosses_first(state, line):
        raise IllegalAction("IB-126", "seat {seat} cannot ask about line {line}: it does not cross the first one", seat=seat, line=line)
    if is_signal_disturbed(state) and kind is None:
        raise IllegalAction("IB-086", "seat {seat} cannot ask in full: the signal is disturbed, a kind must be named", seat=seat)
    if not is_signal_disturbed(state) and kind is not None:
        raise IllegalAction("IB-087", "seat {seat} cannot name a kind: the signal is clear", seat=seat)
    if kind is not None and kind not in kinds_to_name(state, line):
        sentence = "seat {seat} cannot name {kind} for line {line}: it is not in this bomb, or answered already"
        raise IllegalAction("IB-087", sentence, seat=seat, kind=kind, line=line)


def ask(state: ItsABombState, line: int, kind: int) -> list[Event]:
    """LOOK always waits for the Crisis Unit (IB-062), who sees the line from now on (IB-135)."""
    state.line, state.kind, state.radio, state.layout, state.spot = line, kind, False, -1, -1
    state.step = LOOK
    asked: list[Event] = [Asked(line, None if kind < 0 else kind)]
    return asked + look_at(state, state.page().lines[line])


def look_at(state: ItsABombState, tiles: list[int]) -> list[Event]:
    for tile in tiles:
        state.looked[tile] = True
    kinds = tuple(state.tile[tile] for tile in tiles)
    return [LookedAt(tuple(tiles), kinds, audience=audience_of([state.crisis_unit]))]


def is_full_question(state: ItsABombState) -> bool:
    return state.kind < 0 or state.radio


def place_answer(state: ItsABombState, dice: Dice) -> list[Event]:
    line, tiles = state.line, state.page().lines[state.line]
    counts = token_counts(state, tiles)
    if not is_full_question(state):
        return place_disturbed(state, line, counts)
    sequence: list[int] = []
    half: list[int] = []
    if state.layout == SURVEYOR:
        sequence = [state.tile[tile] for tile in tiles if state.tile[tile] < TOKEN_KINDS]
    if state.layout == DRAUGHTSMAN:
        half = token_counts(state, tiles[: len(tiles) // 2])  # IB-124
    first, rest = as_they_lie(counts, half, spotted_in(state), dice) if not sequence else (sequence, [])
    state.answers[line] = Answer(True, counts, sequence, half, first + rest)
    return [Answered(line, None, tuple(first), tuple(rest) if half else None, bool(sequence))]


def place_disturbed(state: ItsABombState, line: int, counts: list[int]) -> list[Event]:
    before = state.answers[line]
    known = [-1] * TOKEN_KINDS if before is None else before.counts[:]
    known[state.kind] = counts[state.kind]
    tokens = [state.kind] * counts[state.kind]
    state.answers[line] = Answer(False, known, [], [], tokens if before is None else before.tokens + tokens)
    return [Answered(line, state.kind, tuple(tokens), None, False)]


def spotted_in(state: ItsABombState) -> int:
    """The kind whose token lies on its tile instead of the pile (IB-125), or -1."""
    return state.tile[state.spot] if state.spot >= 0 else -1


def as_they_lie(counts: list[int], half: list[int], spotted: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The first pile and, with the Draughtsman, the second."""
    pile = counts[:]
    if spotted >= 0:
        pile[spotted] -= 1
    if not half:
        return shuffled(pile, dice), []
    rest = [count - first for count, first in zip(pile, half, strict=True)]
    return shuffled(half, dice), shuffled(rest, dice)


def shuffled(counts: list[int], dice: Dice) -> list[int]:
    """Tokens in the order in which they happen to lie (IB-077)."""
    bag = counts[:]
    return [dice.draw(bag) for _ in range(sum(counts))]


def blocks_to_choose(state: ItsABombState) -> list[int]:
    found: list[int] = []
    for block, tiles in enumerate(state.page().blocks):
        if any(not state.up[tile] for tile in tiles):
            found.append(block)
    return found


def check_block(state: ItsABombState, seat: Seat, block: int) -> None:
    if block not in blocks_to_choose(state):
        raise IllegalAction("IB-131", "seat {seat} cannot choose block {block}: no tile of it is face down", seat=seat, block=block)


def xray(state: ItsABombState, block: int, dice: Dice) -> list[Event]:
    tiles = state.page().blocks[block]
    counts = token_counts(state, tiles)
    state.notes.append([block, *counts])
    seen = look_at(state, tiles)
    note: list[Event] = [Blocked(block, tuple(shuffled(counts, dice)))]
    return seen + note
