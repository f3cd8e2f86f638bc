"""Two Rooms and a Boom bots: how likely each kind of card lies at each place, over all deals of the single cards."""

from typing import Final

ENOUGH: Final = 0.002  # how far a kind may be from what the bag holds
MOST_TURNS: Final = 40
EXCHANGES: Final = 6
LEAST: Final = 1e-9
MOST: Final = 1e9

Row = list[float]  # by kind of card


def chances(weights: list[Row], bag: list[int]) -> list[Row]:
    """The chance of each kind at each place. Rows are places and say which kinds can lie there; the bag holds a card for each row.

    Rows and kinds are scaled in turn until a place holds one card and each kind is held as often as the bag has it. That is
    exact where all that is known of a place is its colour.
    """
    kinds = [kind for kind, count in enumerate(bag) if count > 0]
    rows = [[row[kind] * bag[kind] for kind in kinds] for row in weights]
    counts = [float(bag[kind]) for kind in kinds]
    for _ in range(MOST_TURNS):
        for row in rows:
            scale_row(row, counts)
        if scale_kinds(rows, counts) < ENOUGH:
            break
    for row in rows:
        scale_row(row, counts)
    return [spread(row, kinds, len(bag)) for row in rows]


def scale_row(row: Row, counts: list[float]) -> None:
    """Scale one row to a sum of one; a place for which nothing is left is as good as unknown."""
    total = sum(row)
    if total < LEAST:
        row[:] = counts
        total = sum(counts)
    for place, weight in enumerate(row):
        row[place] = weight / total


def scale_kinds(rows: list[Row], counts: list[float]) -> float:
    """Scale each kind to what the bag holds of it; returns the greatest distance there was."""
    worst = 0.0
    for place, count in enumerate(counts):
        total = 0.0
        for row in rows:
            total += row[place]
        worst = max(worst, abs(total - count))
        if total > LEAST:
            factor = count / total
            for row in rows:
                row[place] *= factor
    return worst


def weighed(weights: list[Row], bag: list[int]) -> list[Row]:
    """The same chances where some deals are likelier than others: each counts as the product of its weights.

    Places and cards tell each other in turn how much the one needs the other, each leaving out what it was told by that one.
    Very near for one place about which much is known, where scaling would be far too timid, and near for many.
    """
    kinds = [kind for kind, count in enumerate(bag) if count > 0]
    rows = [[row[kind] for kind in kinds] for row in weights]
    counts = [float(bag[kind]) for kind in kinds]
    needs = [[1.0] * len(kinds) for _ in rows]  # of a card of this kind for this place
    pulls = [row[:] for row in rows]  # of a place on a card of this kind
    for _ in range(EXCHANGES):
        for place, row in enumerate(rows):
            pull(row, needs[place], counts, pulls[place])
        for at in range(len(kinds)):
            total = sum([row[at] for row in pulls])
            for place, row in enumerate(pulls):
                needs[place][at] = 1.0 / max(LEAST, total - row[at])
    found = []
    for place, row in enumerate(pulls):
        odds = [force * needs[place][at] for at, force in enumerate(row)]
        chance = [counts[at] * each / (1.0 + each) for at, each in enumerate(odds)]
        scale_row(chance, counts)
        found.append(spread(chance, kinds, len(bag)))
    return found


def pull(row: Row, needs: Row, counts: Row, pulls: Row) -> None:
    """Fill in how much each card is favoured over all others that could lie at this place."""
    total = 0.0
    for at, weight in enumerate(row):
        total += counts[at] * weight * needs[at]
    for at, weight in enumerate(row):
        pulls[at] = min(MOST, weight / max(LEAST, total - weight * needs[at]))


def spread(row: Row, kinds: list[int], size: int) -> Row:
    full = [0.0] * size
    for place, kind in enumerate(kinds):
        full[kind] = row[place]
    return full
