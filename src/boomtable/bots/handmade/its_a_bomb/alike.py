"""It's a Bomb! bots: lines and colours that nothing seen so far tells apart, so that one of them stands for all."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.games.its_a_bomb.filling import COUNT_BITS
from boomtable.games.its_a_bomb.inference import tokens_of
from boomtable.games.its_a_bomb.pieces import COLOURS, KINDS, TOKEN_KINDS

UNASKED: Final = -2
DIGITS: Final = 6  # chances that agree so far are the same

Sign = tuple[int, bool, tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]


def line_sign(outlook: Outlook, line: int) -> Sign:
    """The chances along a line: crossings with asked lines in their order, those with unasked lines in any."""
    page = outlook.position.page
    bomb = page.bombs[page.line_bomb[line]]
    crossing = bomb.first_line + (bomb.rows if page.is_row(line) else 0)
    asked: list[tuple[float, ...]] = []
    unasked: list[tuple[float, ...]] = []
    for place, tile in enumerate(page.lines[line]):
        shares = tuple([round(outlook.chances.of(tile, kind), DIGITS) for kind in range(KINDS)])
        if outlook.evidence.answers[crossing + place] is None:
            unasked.append(shares)
        else:
            asked.append(shares)
    return page.line_bomb[line], page.is_row(line), tuple(asked), tuple(sorted(unasked))


def colours_alike(outlook: Outlook) -> list[list[int]]:
    """Groups of colours that are needed alike, of which no tile is known and of which all answers say the same.

    None where an order, a second bomb or tokens that were laid out tell colours apart.
    """
    position, evidence = outlook.position, outlook.evidence
    if position.order or len(position.page.bombs) > 1:
        return []
    for answer in evidence.answers:
        if answer is not None and (answer.sequence or answer.first_half):
            return []
    groups: dict[tuple[int, ...], list[int]] = {}
    for colour in range(COLOURS):
        if position.page.counts[colour] > 0 and colour not in evidence.known:
            told = [UNASKED if answer is None else answer.counts[colour] for answer in evidence.answers]
            noted = [note[1 + colour] for note in evidence.notes]
            groups.setdefault((position.missing[colour], position.page.counts[colour], *told, *noted), []).append(colour)
    return [group for group in groups.values() if len(group) > 1]


def joined(answers: dict[int, float], alike: list[list[int]]) -> dict[int, float]:
    """The chances of answers, where those that differ only in colours that are alike are one."""
    if not alike:
        return answers
    found: dict[int, float] = {}
    for answer, share in answers.items():
        tokens = tokens_of(answer)
        for colours in alike:
            counts = sorted([tokens[colour] for colour in colours])
            for place, colour in enumerate(colours):
                tokens[colour] = counts[place]
        packed = 0
        for kind in range(TOKEN_KINDS):
            packed |= tokens[kind] << COUNT_BITS * kind
        found[packed] = found.get(packed, 0.0) + share
    return found
