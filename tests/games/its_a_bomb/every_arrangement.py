"""It's a Bomb!: small grids with true facts of all kinds, and all their arrangements one by one."""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial, prod
from random import Random

from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.evidence import UNKNOWN, Evidence
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, GREY, KINDS, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios.scenario import Bomb, blocks_of, lines_of

SIDES = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2), (2, 5), (3, 4), (4, 3)]
MOST_ARRANGEMENTS = 7000
MOST_OF_A_KIND = [3, 3, 2, 2, 2, 4, 1, 1, 3]


def small_grid(chance: Random) -> tuple[Evidence, list[int]]:
    """A bomb with its truth, of which nothing is known yet."""
    while True:
        rows, columns = chance.choice(SIDES)
        counts = [0] * KINDS
        for _ in range(chance.randint(2, rows * columns)):
            kind = chance.choice([0, 0, 1, 1, 2, 3, 4, 5, 5, 6, 7, 8])
            counts[kind] = min(counts[kind] + 1, MOST_OF_A_KIND[kind])
        counts[GREY] = rows * columns - sum(counts)
        if factorial(rows * columns) // prod(map(factorial, counts)) <= MOST_ARRANGEMENTS:
            truth = [kind for kind, count in enumerate(counts) for _ in range(count)]
            chance.shuffle(truth)
            return Evidence([Bomb(rows, columns, counts, 0, 0)]), truth


def learn(evidence: Evidence, truth: list[int], chance: Random) -> None:
    """Something true of each kind of fact, now and then."""
    bomb = evidence.bombs[0]
    lines = lines_of(bomb)
    surveyed = chance.randrange(4 * len(lines))
    for number, line in enumerate(lines):
        kinds = [truth[tile] for tile in line]
        if number == surveyed:
            evidence.answers[number] = Answer(True, tokens(kinds), [kind for kind in kinds if kind < TOKEN_KINDS], [])
            continue
        told = chance.randrange(9)
        if told == 0:
            evidence.answer(number, tokens(kinds))
        elif told == 1:
            evidence.answers[number] = Answer(True, tokens(kinds), [], tokens(kinds[: len(kinds) // 2]))
        elif told == 2:
            for kind in chance.sample(range(TOKEN_KINDS), chance.randint(1, 3)):
                evidence.answer_disturbed(number, kind, tokens(kinds)[kind])
    if chance.random() < 0.4:
        number, block = chance.choice(list(enumerate(blocks_of(bomb))))
        evidence.note(number, tokens([truth[tile] for tile in block]))
    if chance.random() < 0.3:
        evidence.archive = [tokens([truth[tile] for tile in bomb.row(row)])[EXPLOSIVE] for row in range(bomb.rows)]
    for tile in chance.sample(range(bomb.size), chance.choice([0, 0, 1, 2])):
        evidence.is_kind(tile, truth[tile])


def tokens(kinds: list[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(TOKEN_KINDS)]


def arrangements(evidence: Evidence) -> Iterator[list[int]]:
    """All ways to lay out the tile list of a single bomb that agree with every fact."""
    bomb = evidence.bombs[0]
    for laid in layouts(bomb.counts[:], evidence.known, []):
        if agrees(evidence, bomb, laid):
            yield laid


def layouts(left: list[int], known: list[int], begun: list[int]) -> Iterator[list[int]]:
    if len(begun) == len(known):
        yield begun
        return
    for kind in range(KINDS):
        if left[kind] > 0 and known[len(begun)] in (UNKNOWN, kind):
            left[kind] -= 1
            yield from layouts(left, known, [*begun, kind])
            left[kind] += 1


def agrees(evidence: Evidence, bomb: Bomb, laid: list[int]) -> bool:
    for answer, line in zip(evidence.answers, lines_of(bomb), strict=True):
        if answer is not None and not answers_truly(answer, [laid[tile] for tile in line]):
            return False
    blocks = blocks_of(bomb)
    for note in evidence.notes:
        if tokens([laid[tile] for tile in blocks[note[0]]]) != note[1:]:
            return False
    for row, explosives in enumerate(evidence.archive):
        if [laid[tile] for tile in bomb.row(row)].count(EXPLOSIVE) != explosives:
            return False
    return True


def answers_truly(answer: Answer, kinds: list[int]) -> bool:
    for kind, count in enumerate(tokens(kinds)):
        if answer.counts[kind] not in (-1, count):
            return False
    if answer.sequence and answer.sequence != [kind for kind in kinds if kind < TOKEN_KINDS]:
        return False
    return not answer.first_half or answer.first_half == tokens(kinds[: len(kinds) // 2])
