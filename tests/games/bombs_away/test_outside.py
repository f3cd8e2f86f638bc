"""Bombs Away: what the network keeps and what `lasting` answers equal what plain definitions say, on random networks."""

from collections.abc import Iterator

import pytest

from boomtable.core.dice import Dice, SeededDice
from boomtable.games.bombs_away.network import (
    BOTTOM,
    EMPTY,
    FAR,
    LEFT,
    MIDDLE,
    NOWHERE,
    REACH,
    RIGHT,
    STEPS,
    TOP,
    WIDTH,
    Network,
    cards_on,
    hydrant_alone,
    place,
    x_of,
    y_of,
)
from boomtable.games.bombs_away.outside import NOTHING, has_outside_end, is_outside, lasting
from boomtable.games.bombs_away.pieces import FACE_OPENINGS, FACES, KIND, WILD, colour_of, is_cap
from tests.games.bombs_away.positions import FACING

rule = pytest.mark.rule

ALL_FACES = (1 << FACES) - 1
SQUARE = 6


def faces_in(bits: int) -> list[int]:
    return [face for face in range(FACES) if bits >> face & 1]


def networks(seed: int, changes: int) -> Iterator[Network]:
    """Cards scattered over a small square, fitting or not, taken away and covered: full of pockets and of sealed ends.

    Every second square lies in the middle, the others in a corner of the table.
    """
    dice, network = SeededDice(seed), hydrant_alone()
    away = (REACH - SQUARE // 2) * (seed % 2)
    square = [place(away + x, away + y) for x in range(-SQUARE // 2, SQUARE // 2 + 1) for y in range(-SQUARE // 2, SQUARE // 2 + 1)]
    for _ in range(changes):
        position = square[dice.pick(len(square))]
        if position != MIDDLE:
            change(network, position, dice)
        yield network


def change(network: Network, position: int, dice: Dice) -> None:
    if network.cell[position] == EMPTY:
        network.put(position, dice.pick(FACES))
    elif dice.pick(3):
        same_shape = [face for face in range(FACES) if FACE_OPENINGS[face] == network.openings(position)]
        network.cover(position, same_shape[dice.pick(len(same_shape))])
    else:
        network.take(position)


# plain definitions, by coordinates


def outside(network: Network, filled: int | None = None) -> set[tuple[int, int]]:
    """All empty positions that a walk reaches from beyond the bounding box of all cards, `filled` being one, too (BA-024)."""
    cards = {(x_of(card), y_of(card)) for card in [MIDDLE, *cards_on(network), *([] if filled is None else [filled])]}
    west, east = min(x for x, _ in cards) - 1, max(x for x, _ in cards) + 1
    south, north = min(y for _, y in cards) - 1, max(y for _, y in cards) + 1
    found, ahead = {(west, south)}, [(west, south)]
    while ahead:
        x, y = ahead.pop()
        for after in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if after not in found and after not in cards and west <= after[0] <= east and south <= after[1] <= north:
                found.add(after)
                ahead.append(after)
    return found


def lasting_by_definition(network: Network, spot: int) -> int:
    """The faces that leave an open end to the outside when laid at `spot`."""
    here = (x_of(spot), y_of(spot))
    reached = outside(network, spot)
    if any((x_of(other), y_of(other)) in reached for other in network.spots if other != spot):
        return ALL_FACES
    beyond = [(here[0], here[1] + 1), (here[0] + 1, here[1]), (here[0], here[1] - 1), (here[0] - 1, here[1])]
    return sum(
        1 << face
        for face in range(FACES)
        if any(FACE_OPENINGS[face] >> side & 1 and position in reached for side, position in enumerate(beyond))
    )


def looks(network: Network, position: int, side: int) -> bool:
    """Whether the neighbour on this side has an opening towards the position."""
    return bool(network.openings(position + STEPS[side]) & FACING[side])


def fits(network: Network, position: int, face: int) -> bool:
    """BA-041 to BA-044, BA-072, BA-139."""
    if abs(x_of(position)) > REACH or abs(y_of(position)) > REACH:
        return False
    if is_cap(KIND[face]) and position in (MIDDLE - 1, MIDDLE + 1):
        return False
    for side in range(4):
        beyond, has_opening = position + STEPS[side], bool(FACE_OPENINGS[face] >> side & 1)
        if network.cell[beyond] != EMPTY and looks(network, position, side) != has_opening:
            return False
        if looks(network, position, side) and beyond != MIDDLE:
            colours = {colour_of(KIND[face]), colour_of(KIND[network.face_at(beyond)])} - {WILD}
            if len(colours) > 1:
                return False
    return True


def is_end(network: Network, position: int) -> bool:
    return sum(looks(network, position, side) and network.openings(position) >> side & 1 for side in range(4)) == 1


# the tests


@rule("BA-024", "BA-046", "BA-048")
@pytest.mark.parametrize("seed", range(4))
def test_lasting_equals_a_plain_walk(seed: int) -> None:
    """Of the many open ends of a scattered network only a few are kept: else one of them would always do."""
    dice, sealing, in_pockets = SeededDice(seed), 0, 0
    for network in networks(seed, 300):
        few = network.clone()
        few.spots = sorted({network.spots[dice.pick(len(network.spots))] for _ in range(2)})
        for spot in few.spots:
            expected = lasting_by_definition(few, spot)
            assert lasting(few, spot, ALL_FACES) == expected
            sealing += expected != ALL_FACES
        reached = outside(few)
        is_open = [(x_of(spot), y_of(spot)) in reached for spot in few.spots]
        assert has_outside_end(few) == any(is_open)
        in_pockets += not all(is_open)

    assert sealing > 20
    assert in_pockets > 20


@rule("BA-024")
@pytest.mark.parametrize("seed", range(2))
def test_a_position_is_outside_where_a_plain_walk_gets(seed: int) -> None:
    for network in networks(seed, 60):
        reached = outside(network)
        empty = {card + step for card in cards_on(network) for step in STEPS if network.cell[card + step] == EMPTY}

        assert [is_outside(network, position, NOTHING) for position in empty] == [
            (x_of(position), y_of(position)) in reached for position in empty
        ]


@rule("BA-022", "BA-023", "BA-041", "BA-042", "BA-043", "BA-044")
@pytest.mark.parametrize("seed", range(4, 8))
def test_spots_fits_and_ends_are_what_their_definitions_say(seed: int) -> None:
    for network in networks(seed, 120):
        around = {card + step for card in [MIDDLE, *cards_on(network)] for step in STEPS if network.cell[card + step] == EMPTY}
        spots = sorted(position for position in around if any(looks(network, position, side) for side in range(4)))

        assert network.spots == spots
        assert [faces_in(bits) for bits in network.fits] == [[face for face in range(FACES) if fits(network, spot, face)] for spot in spots]
        assert network.ends == [card for card in cards_on(network) if is_end(network, card)]


@pytest.mark.parametrize("seed", range(8, 12))
def test_the_outermost_cards_of_rows_and_columns_are_kept(seed: int) -> None:
    for network in networks(seed, 120):
        cards = [MIDDLE, *cards_on(network)]
        for line in range(WIDTH):
            rows = [card // WIDTH for card in cards if card % WIDTH == line]
            columns = [card % WIDTH for card in cards if card // WIDTH == line]

            edge = network.edge
            assert (edge[TOP + line], edge[BOTTOM + line]) == (max(rows, default=NOWHERE), min(rows, default=FAR))
            assert (edge[RIGHT + line], edge[LEFT + line]) == (max(columns, default=NOWHERE), min(columns, default=FAR))


@pytest.mark.parametrize("seed", range(12, 16))
def test_a_network_equals_one_built_afresh_and_its_clone(seed: int) -> None:
    for network in networks(seed, 120):
        afresh = hydrant_alone()
        for card in reversed(cards_on(network)):
            afresh.put(card, network.face_at(card))

        assert kept(afresh) == kept(network)
        assert kept(network.clone()) == kept(network)


def kept(network: Network) -> list[list[int]]:
    return [list(network.cell), list(network.edge), network.spots, network.fits, network.ends]
