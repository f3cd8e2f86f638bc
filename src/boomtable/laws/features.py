"""Laws about what learners get: the numbers of a view, the bounds that a game names, and its fast forms."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i32

from boomtable.core.dice import Dice, SeededDice
from boomtable.core.features import Block, FeatureSpec
from boomtable.core.schema import View
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.laws.deal import Deal, Position
from boomtable.laws.difference import difference, encoded
from boomtable.laws.report import LawBroken
from boomtable.laws.walk import carried_out, clock_moves, draw_move, walk

MARGIN = 3  # cells around what is observed, which must stay as they were
UNTOUCHED = -32_768
AHEAD = 3  # moves tried in every position, to meet positions that are nearly the same


def rows_fit(deal: Deal) -> int:
    """Features fill the blocks of the spec within their bounds, and `observe` writes the same numbers and no others."""
    cases, spec = 0, deal.game.feature_spec(deal.options)
    for position in walk(deal):
        for seat in position.seats:
            row = _fitting(position, seat, spec)
            found = difference(row, _observed(position, position.state, seat, len(row)))
            if found is not None:
                raise LawBroken(rows_fit, position, f"seat {seat} observes other numbers than its features: {found}")
            cases += 1
    return cases


def _fitting(position: Position, seat: Seat, spec: FeatureSpec) -> list[int]:
    """The row of a seat, once its blocks are known to fit the spec."""
    game = position.game
    filled = game.features(game.view(position.state, seat), seat)
    found = difference([[block.name, block.size] for block in spec.blocks], [[name, len(numbers)] for name, numbers in filled.items()])
    if found is not None:
        raise LawBroken(rows_fit, position, f"the features of seat {seat} are not the blocks of the spec: {found}")
    for block in spec.blocks:
        _expect_in_bounds(position, seat, block, filled[block.name])
    return [number for numbers in filled.values() for number in numbers]


def _expect_in_bounds(position: Position, seat: Seat, block: Block, numbers: list[int]) -> None:
    for place, number in enumerate(numbers):
        if not block.lowest <= number <= block.highest:
            bounds = f"{block.lowest} to {block.highest}"
            raise LawBroken(rows_fit, position, f"{block.name} of seat {seat} is {number} at {place}, which is not {bounds}")


def _observed(position: Position, state: State, seat: Seat, width: int) -> list[int]:
    cells = vec[i16]([UNTOUCHED] * (width + 2 * MARGIN))
    end = position.game.observe(state, seat, cells, MARGIN)
    numbers = [int(cell) for cell in cells]
    if end != MARGIN + width or numbers[:MARGIN] + numbers[-MARGIN:] != [UNTOUCHED] * (2 * MARGIN):
        raise LawBroken(rows_fit, position, f"seat {seat} observes from cell {MARGIN} to {end}, and its features have {width} numbers")
    return numbers[MARGIN:-MARGIN]


def rows_tell(deal: Deal) -> int:
    """Equal features mean equal legal codes, and equal views but for what the spec leaves out."""
    met: dict[tuple[Seat, bytes], tuple[list[int], bytes]] = {}
    cases, left_out = 0, deal.game.feature_spec(deal.options).left_out
    for position in walk(deal):
        for state in (position.state, *_ahead(position)):
            for seat in position.seats:
                cases += _compare_alike(position, state, seat, left_out, met)
    return cases


def _ahead(position: Position) -> list[State]:
    """Positions one move further on, which often differ in one thing only."""
    if position.over:
        return []
    moves = [draw_move(position.deal, position.state, position.dice) for _ in range(AHEAD)]
    found = [move for move in (*moves, *clock_moves(position.game, position.state)[:1]) if move is not None]
    return [carried_out(position.game, position.state, [move], SeededDice(position.number)) for move in found]


def _compare_alike(
    position: Position, state: State, seat: Seat, left_out: tuple[str, ...], met: dict[tuple[Seat, bytes], tuple[list[int], bytes]]
) -> int:
    game = position.game
    seen = game.view(state, seat)
    row = encoded(game.features(seen, seat))
    now = (sorted(game.legal_codes(state, seat)), encoded(without(seen, left_out)))
    before = met.setdefault((seat, row), now)
    if before is now:
        return 0
    if before[0] != now[0]:
        odd = sorted(set(before[0]) ^ set(now[0]))[:5]
        raise LawBroken(rows_tell, position, f"seat {seat} has equal features twice, and code {odd} is legal only once")
    if before[1] != now[1]:
        found = difference(msgspec.json.decode(before[1]), msgspec.json.decode(now[1]))
        raise LawBroken(rows_tell, position, f"seat {seat} has equal features twice, and different views: {found}")
    return 1


def without(seen: View, left_out: tuple[str, ...]) -> Any:
    """The view as plain data, without these fields."""
    plain = msgspec.to_builtins(seen)
    for path in left_out:
        _drop(plain, path.split("."))
    return plain


def _drop(plain: Any, path: list[str]) -> None:
    if isinstance(plain, list | tuple):
        for part in plain:
            _drop(part, path)
    elif isinstance(plain, dict) and len(path) > 1:
        _drop(plain.get(path[0]), path[1:])
    elif isinstance(plain, dict):
        plain.pop(path[0], None)


class CountingDice(Dice):
    """Passes on what other dice roll, and counts: how often, and the most faces that were asked for."""

    def __init__(self, inner: Dice) -> None:
        self.inner = inner
        self.rolls = self.most = 0

    def roll(self, weights: list[int]) -> int:
        self._count(len(weights))
        return self.inner.roll(weights)

    def pick(self, n: int) -> int:
        self._count(n)
        return self.inner.pick(n)

    def _count(self, faces: int) -> None:
        self.rolls += 1
        self.most = max(self.most, faces)


def bounds_hold(deal: Deal) -> int:
    """No roll of the rules has more faces than the game says, no game more rolls, and no payoff lies outside its range."""
    cases, game = 0, deal.game
    most, (least, best) = game.most_faces(deal.options), game.payoff_range(deal.options)
    dice = CountingDice(deal.dice("faces"))
    game.setup(game.draw_lots(deal.options, dice), dice)
    dealt, most_rolls = dice.rolls, game.most_rolls(deal.options)
    for position in walk(deal):
        rolls = dealt + sum(len(entry.rolls) for entry in position.table.entries)
        if rolls > most_rolls:
            raise LawBroken(bounds_hold, position, f"{rolls} rolls were made, more than the {most_rolls} that the game names")
        move = draw_move(deal, position.state, position.dice)
        if move is not None:
            carried_out(game, position.state, [move], dice)
        if dice.most > most:
            raise LawBroken(bounds_hold, position, f"a roll has {dice.most} faces, more than the {most} that the game names")
        outcome = game.outcome(position.state)
        for seat in range(deal.options.seats if outcome is not None else 0):
            payoff = 0.0 if outcome is None else outcome.payoff(seat)
            if not least <= payoff <= best:
                raise LawBroken(bounds_hold, position, f"seat {seat} gets {payoff}, and the game names {least} to {best}")
        cases += 1
    return cases


def codes_fill(deal: Deal) -> int:
    """`fill_codes` writes the legal codes, in their order and nothing else."""
    cases = 0
    for position in walk(deal):
        for seat in position.seats:
            codes = position.game.legal_codes(position.state, seat)
            written = _written(position, seat, len(codes))
            if written != codes:
                raise LawBroken(codes_fill, position, f"seat {seat} has the legal codes {codes}, and {written} are written")
            cases += 1
    return cases


def _written(position: Position, seat: Seat, count: int) -> list[int]:
    cells = vec[i32]([UNTOUCHED] * (count + 2 * MARGIN))
    end = position.game.fill_codes(position.state, seat, cells, MARGIN)
    numbers = [int(cell) for cell in cells]
    if numbers[:MARGIN] + numbers[count + MARGIN :] != [UNTOUCHED] * (2 * MARGIN):
        raise LawBroken(codes_fill, position, f"seat {seat} has {count} legal codes, and others are written before or after them")
    return numbers[MARGIN:end]
