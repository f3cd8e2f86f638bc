"""It's a Bomb!: the answer to a question, laid beside its line."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.pieces import DRAUGHTSMAN, SURVEYOR, TOKEN_KINDS
from boomtable.games.its_a_bomb.rules.asking import is_full_question
from boomtable.games.its_a_bomb.schema import Answered
from boomtable.games.its_a_bomb.state import ItsABombState, replaced, token_counts


def place_answer(state: ItsABombState, dice: Dice, told: Told) -> None:
    line, tiles = state.line, state.page().lines[state.line]
    counts = token_counts(state, tiles)
    if not is_full_question(state):
        place_disturbed(state, line, counts, told)
        return
    sequence: list[int] = []
    half: list[int] = []
    if state.layout == SURVEYOR:
        sequence = [state.tile[tile] for tile in tiles if state.tile[tile] < TOKEN_KINDS]
    if state.layout == DRAUGHTSMAN:
        half = token_counts(state, tiles[: len(tiles) // 2])  # IB-124
    first, rest = as_they_lie(counts, half, spotted_in(state), dice) if not sequence else (sequence, [])
    state.answers = replaced(state.answers, line, Answer(True, counts, sequence, half, first + rest))
    if told is not None:
        told.append(Answered(line, None, tuple(first), tuple(rest) if half else None, bool(sequence)))


def place_disturbed(state: ItsABombState, line: int, counts: list[int], told: Told) -> None:
    before = state.answers[line]
    known = [-1] * TOKEN_KINDS if before is None else before.counts[:]
    known[state.kind] = counts[state.kind]
    tokens = [state.kind] * counts[state.kind]
    state.answers = replaced(state.answers, line, Answer(False, known, [], [], tokens if before is None else before.tokens + tokens))
    if told is not None:
        told.append(Answered(line, state.kind, tuple(tokens), None, False))


def spotted_in(state: ItsABombState) -> int:
    """The kind whose token lies on its tile instead of the pile (IB-125), or -1."""
    return state.tile[state.spot] if state.spot >= 0 else -1


def as_they_lie(counts: list[int], half: list[int], spotted: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The tokens of an answer in random order: the first pile and, with the Draughtsman, the second."""
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
