"""It's a Bomb!: asking for information."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat, audience_of
from boomtable.games.its_a_bomb.bit_sets import has, joined
from boomtable.games.its_a_bomb.pieces import CHOOSE, LOOK, MOST_LINES, SECOND, TOKEN_KINDS
from boomtable.games.its_a_bomb.rules.countdown import is_signal_disturbed
from boomtable.games.its_a_bomb.rules.deciding import Decision
from boomtable.games.its_a_bomb.schema import Ask, Asked, LookedAt, Proposed
from boomtable.games.its_a_bomb.state import ItsABombState


class Asking(Decision):
    """Employees ask about a line: in full, or for one kind while the signal is disturbed. Full questions are numbered first."""

    action_type: ClassVar[type[Action]] = Ask

    def __init__(self) -> None:
        super().__init__(MOST_LINES + MOST_LINES * TOKEN_KINDS)

    def is_asked_for(self, state: ItsABombState) -> bool:
        return state.step == CHOOSE or state.step == SECOND

    def check_choice(self, state: ItsABombState, seat: Actor, action: Ask) -> None:
        line, kind = action.line, action.kind
        if line >= len(state.answers):
            raise IllegalAction("IB-022", "seat {seat} cannot ask about line {line}: there is none", seat=seat, line=line)
        if not is_open(state, line):
            sentence = "seat {seat} cannot ask about line {line}: it has its full answer or lies open"
            raise IllegalAction("IB-075", sentence, seat=seat, line=line)
        if state.step == SECOND and not crosses_first(state, line):
            raise IllegalAction("IB-126", "seat {seat} cannot ask about line {line}: it does not cross the first one", seat=seat, line=line)
        if is_signal_disturbed(state) and kind is None:
            raise IllegalAction("IB-086", "seat {seat} cannot ask in full: the signal is disturbed, a kind must be named", seat=seat)
        if not is_signal_disturbed(state) and kind is not None:
            raise IllegalAction("IB-087", "seat {seat} cannot name a kind: the signal is clear", seat=seat)
        if kind is not None and not can_name(state, line, kind):
            sentence = "seat {seat} cannot name {kind} for line {line}: it is not in this bomb, or answered already"
            raise IllegalAction("IB-087", sentence, seat=seat, kind=kind, line=line)

    def choices(self, state: ItsABombState, codes: list[int]) -> None:
        lines = lines_to_ask(state)
        disturbed = is_signal_disturbed(state)
        for line in range(len(state.answers)):
            if not has(lines, line):
                continue
            if not disturbed:
                codes.append(self.start + line)
                continue
            for kind in range(TOKEN_KINDS):
                if can_name(state, line, kind):
                    codes.append(self.start + MOST_LINES + TOKEN_KINDS * line + kind)

    def carry_out(self, state: ItsABombState, number: int, dice: Dice, told: Told) -> None:
        ask(state, line_of(number), kind_of(number), told)

    def proposed(self, seat: Seat, number: int) -> Proposed:
        kind = kind_of(number)
        return Proposed(seat, line_of(number), None if kind < 0 else kind, None, None)

    def number(self, seat: Seat, action: Ask) -> int:
        return action.line if action.kind is None else MOST_LINES + TOKEN_KINDS * action.line + action.kind

    def action(self, seat: Seat, number: int) -> Action:
        kind = kind_of(number)
        return Ask(line_of(number), None if kind < 0 else kind)


def line_of(number: int) -> int:
    return number if number < MOST_LINES else (number - MOST_LINES) // TOKEN_KINDS


def kind_of(number: int) -> int:
    """The kind that a question names, -1 for a full one."""
    return -1 if number < MOST_LINES else (number - MOST_LINES) % TOKEN_KINDS


def lines_to_ask(state: ItsABombState) -> i64:
    """The lines that may be asked about now, as a set."""
    return lines_across(state) if state.step == SECOND else open_lines(state)


def open_lines(state: ItsABombState) -> i64:
    """The lines that may be asked about, as a set; while the signal is disturbed a kind must be left to name (IB-087)."""
    lines: i64 = 0
    disturbed = is_signal_disturbed(state)
    for line in range(len(state.answers)):
        if is_open(state, line) and (not disturbed or can_name_any(state, line)):
            lines = joined(lines, line)
    return lines


def is_open(state: ItsABombState, line: int) -> bool:
    """Whether a line has no full answer yet, and a tile face down (IB-075)."""
    answer = state.answers[line]
    if answer is not None and answer.full:
        return False
    tiles: i64 = state.page().line_tiles[line]
    return tiles & ~state.up != 0


def lines_across(state: ItsABombState) -> i64:
    """The open lines that cross the first one of this round."""
    lines: i64 = 0
    opened = open_lines(state)
    for line in range(len(state.answers)):
        if has(opened, line) and crosses_first(state, line):
            lines = joined(lines, line)
    return lines


def crosses_first(state: ItsABombState, line: int) -> bool:
    """Whether a line crosses the first question of this round, in the same bomb (IB-126)."""
    page, first = state.page(), state.first_line
    return page.line_bomb[line] == page.line_bomb[first] and page.is_row(line) != page.is_row(first)


def can_name(state: ItsABombState, line: int, kind: int) -> bool:
    """Whether a question may name this kind: it is in the bomb's tile list and not answered for this line (IB-087)."""
    page = state.page()
    answer = state.answers[line]
    return page.bombs[page.line_bomb[line]].counts[kind] > 0 and (answer is None or answer.counts[kind] < 0)


def can_name_any(state: ItsABombState, line: int) -> bool:
    for kind in range(TOKEN_KINDS):
        if can_name(state, line, kind):
            return True
    return False


def ask(state: ItsABombState, line: int, kind: int, told: Told) -> None:
    """Ask a question. LOOK always waits for the Crisis Unit (IB-062), who sees the line from now on (IB-135)."""
    state.line, state.kind, state.radio, state.layout, state.spot = line, kind, False, -1, -1
    state.step = LOOK
    state.looked |= state.page().line_tiles[line]
    if told is not None:
        told.append(Asked(line, None if kind < 0 else kind))
        told.append(seen(state, state.page().lines[line]))


def seen(state: ItsABombState, tiles: list[int]) -> LookedAt:
    """The event that shows the Crisis Unit the tiles it looks at."""
    kinds = tuple(state.tile[tile] for tile in tiles)
    return LookedAt(tuple(tiles), kinds, audience=audience_of([state.crisis_unit]))


def is_full_question(state: ItsABombState) -> bool:
    return state.kind < 0 or state.radio
