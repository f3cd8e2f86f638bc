"""Small bombs, and every deal that fits what is known of them: the slow and obvious way, to hold the fast one against."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import factorial, prod
from random import Random

from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.pieces import COPIES, EVEN, ODD, RED, WIDTH, YELLOW, bears_number, is_blue, value_of

Deal = dict[int, int]  # the tile at each place


def small_bomb(chance: Random, *, red_number: bool = False, x_wires: bool = False) -> tuple[Evidence, Deal]:
    """A dealt bomb of two or three numbers, of which nothing is known yet. One number may act as red (BB-1111), and the last wire of
    each stand may be an X wire (BB-1201)."""
    blue = chance.choice([2, 2, 3])
    acts = chance.randint(1, blue) if red_number else 0
    yellows = sorted(chance.sample([11, 21, 31][:blue], chance.randint(0, blue)))
    reds = [] if red_number else sorted(chance.sample([15, 25, 35][:blue], chance.randint(0, 2)))
    inside = [tile for colour in (yellows, reds) for tile in chance.sample(colour, chance.randint(min(1, len(colour)), len(colour)))]
    tiles = [10 * number - (number == acts) for number in range(1, blue + 1)] * COPIES + inside
    chance.shuffle(tiles)
    stands = chance.choice([2, 3, 3, 4]) if blue == 2 else chance.choice([2, 3])
    hands = [tiles[stand::stands] for stand in range(stands)]
    hands = [[*sorted(hand[:-1]), hand[-1]] if x_wires else sorted(hand) for hand in hands]
    apart = [[WIDTH * stand + len(hand) - 1] for stand, hand in enumerate(hands) if x_wires]
    evidence = Evidence(list(range(stands)), [len(hand) for hand in hands], blue, reds, yellows, acts, apart)
    evidence.reds_inside = COPIES if red_number else sum(tile in inside for tile in reds)
    evidence.yellows_inside = sum(tile in inside for tile in yellows)
    deal = {WIDTH * stand + position: tile for stand, hand in enumerate(hands) for position, tile in enumerate(hand)}
    return evidence, deal


def deals(evidence: Evidence) -> Iterator[tuple[Deal, int]]:
    """Every sorted deal that fits, with the number of deals of distinguishable tiles that look like it."""
    rows = rows_of(evidence)
    for hands, weight in spread(evidence, 0, rows, [[] for _ in rows]):
        deal = {place: tile for row, hand in zip(rows, hands, strict=True) for place, tile in zip(row, hand, strict=True)}
        if fits(evidence, rows, deal):
            yield deal, weight


def rows_of(evidence: Evidence) -> list[list[int]]:
    """The places of each stand that are sorted, then those that stand apart."""
    rows = evidence.rows()
    return [rows.row_places[first:end] for first, end in pairwise(rows.row_ends)]


def spread(evidence: Evidence, kind: int, rows: list[list[int]], hands: list[list[int]]) -> Iterator[tuple[list[list[int]], int]]:
    if kind == len(evidence.tiles):
        if [len(hand) for hand in hands] == [len(row) for row in rows]:
            yield hands, 1
        return
    tile = evidence.tiles[kind]
    for counts in splits(tile, len(hands)):
        more = [hand + [tile] * count for hand, count in zip(hands, counts, strict=True)]
        if any(len(hand) > len(row) for hand, row in zip(more, rows, strict=True)):
            continue
        if not all(
            evidence.allowed[place] >> kind & 1
            for row, before, after in zip(rows, hands, more, strict=True)
            for place in row[len(before) : len(after)]
        ):
            continue
        weight = factorial(COPIES) // prod(factorial(count) for count in counts) if bears_number(tile) else 1
        for dealt, ways in spread(evidence, kind + 1, rows, more):
            yield dealt, weight * ways


def splits(tile: int, stands: int) -> list[list[int]]:
    """All copies of a number go to stands; a yellow or red tile goes to one of them or is set aside."""
    if not bears_number(tile):
        return [[int(stand == here) for stand in range(stands)] for here in range(stands + 1)]
    found = [[]] if stands == 0 else [[first] for first in range(COPIES + 1)]
    for _ in range(stands - 1):
        found = [[*counts, more] for counts in found for more in range(COPIES + 1 - sum(counts))]
    return [counts for counts in found if sum(counts) == COPIES]


def fits(evidence: Evidence, rows: list[list[int]], deal: Deal) -> bool:
    values = {place: value_of(tile) for place, tile in deal.items()}
    kinds = {place: evidence.tiles.index(tile) for place, tile in deal.items()}
    return (
        list(values.values()).count(RED) == evidence.reds_inside
        and list(values.values()).count(YELLOW) == evidence.yellows_inside
        and (evidence.equal < 0 or values[evidence.equal] == values[evidence.equal + 1])
        and (evidence.unequal < 0 or values[evidence.unequal] != values[evidence.unequal + 1])
        and all(sum(fact.kinds >> kinds[place] & 1 for place in fact.places) >= fact.least for fact in evidence.at_least)
        and all([values[at] for at in fact.places].count(values[fact.place]) == fact.times for fact in evidence.repeats)
        and all(ends_fit(evidence, kinds, row, at) for row in rows for at in range(len(row)))
    )


def ends_fit(evidence: Evidence, kinds: dict[int, int], row: list[int], at: int) -> bool:
    place, kind = row[at], kinds[row[at]]
    first = at == 0 or kinds[row[at - 1]] != kind
    last = at == len(row) - 1 or kinds[row[at + 1]] != kind
    return not (first and evidence.never_first[place] >> kind & 1) and not (last and evidence.never_last[place] >> kind & 1)


def learn(evidence: Evidence, deal: Deal, chance: Random) -> None:
    """Some true things about the deal, of every sort that the rules know."""
    places = list(deal)
    values = {place: value_of(tile) for place, tile in deal.items()}
    numbers = sorted({value for value in values.values() if value < YELLOW})
    if chance.random() < 0.5:
        for place in places:
            if place // WIDTH == 0:
                evidence.is_tile(place, deal[place])
    for place in chance.sample(places, chance.randint(0, 2)):
        evidence.is_tile(place, deal[place])
    for place in chance.sample(places, chance.randint(0, 1)):
        if values[place] != RED:
            evidence.only(place, 1 << values[place])
    for _ in range(chance.randint(0, 2)):
        some = chance.sample(places, chance.randint(1, 4))
        absent = [value for value in range(1, RED + 1) if all(values[place] != value for place in some)]
        for place in some:
            evidence.never(place, 1 << chance.choice(absent))
    for _ in range(chance.randint(0, 4)):
        some = sorted(chance.sample(places, chance.randint(2, min(8, len(places)))))
        mask = sum(1 << value for value in chance.sample([*numbers, YELLOW, RED], chance.choice([1, 1, 2])))
        present = sum(mask >> values[place] & 1 for place in some)
        if present:
            evidence.need(some, mask, chance.randint(1, min(3, present)))
    pairs = [place for place in places if place + 1 in deal]
    same = [place for place in pairs if values[place] == values[place + 1]]
    other = [place for place in pairs if values[place] != values[place + 1]]
    if same and chance.random() < 0.5:
        evidence.equal = chance.choice(same)
    if other and chance.random() < 0.5:
        evidence.unequal = chance.choice(other)
    if chance.random() < 0.3:
        learn_tokens(evidence, deal, chance)
    if chance.random() < 0.3:
        learn_ends(evidence, deal, chance)


def learn_tokens(evidence: Evidence, deal: Deal, chance: Random) -> None:
    """Tokens that show no number: parity, and how often a value is on a stand, or was before a wire of it was swapped (BB-402, BB-404)."""
    blue = [place for place, tile in deal.items() if is_blue(tile)]
    for place in chance.sample(blue, 1):
        evidence.shows(place, ODD if deal[place] // 10 % 2 else EVEN)
    for place in chance.sample(blue, chance.randint(0, 2)):
        stand = [other for other in deal if other // WIDTH == place // WIDTH]
        among = stand if chance.random() < 0.7 else sorted({place, *chance.sample(list(deal), len(stand))})
        evidence.repeat(place, among, sum(deal[other] == deal[place] for other in among))


def learn_ends(evidence: Evidence, deal: Deal, chance: Random) -> None:
    rows = rows_of(evidence)
    for place in chance.sample(list(deal), 4):
        number = chance.choice([tile // 10 for tile in deal.values() if is_blue(tile)])
        row = next(row for row in rows if place in row)
        if deal[place] != 10 * number or (place != row[0] and deal[place - 1] == deal[place]):
            evidence.never_ends(place, number, leftmost=True)
        if deal[place] != 10 * number or (place != row[-1] and deal[place + 1] == deal[place]):
            evidence.never_ends(place, number, leftmost=False)
