"""An explosion told once more, straight from BT-135 to BT-168: a dictionary of squares, and nothing of the game's own code."""

from __future__ import annotations

from dataclasses import dataclass, field

STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
FAR = 100
Square = tuple[int, int]
Bomb = tuple[Square, str]  # where, and who carries it or ""


@dataclass
class Board:
    """`signs`: `#` `O` `+` `b` `s` `f` or `.`; void is not in it. `lying` and `carried`: the owner of the bomb there."""

    signs: dict[Square, str]
    power: set[Square]
    figures: dict[str, Square]
    hearts: dict[str, int]
    immune: set[str]
    reach: dict[str, int]
    lying: dict[Square, str]
    carried: dict[str, str]


@dataclass
class Result:
    burnt: set[Square] = field(default_factory=set)
    exploded: dict[Bomb, int] = field(default_factory=dict)  # its wave
    opened: set[Square] = field(default_factory=set)
    removed: set[Square] = field(default_factory=set)
    hearts_lost: list[str] = field(default_factory=list)
    eliminated: list[str] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)


def explode(board: Board, initial: list[Bomb], order: list[str]) -> Result:
    """`order`: seats in turn order, the active one first."""
    result = Result(exploded=dict.fromkeys(initial, 0))
    hits: dict[str, tuple[int, int]] = {}
    wave, burning = 0, list(initial)
    while burning:
        following: list[Bomb] = []
        for bomb in burning:
            for square, distance in flames(board, bomb):
                result.burnt.add(square)
                for figure, at in board.figures.items():
                    if at == square:
                        hits[figure] = min(hits.get(figure, (FAR, FAR)), (wave, distance))
                for other in bombs_on(board, square):
                    if other not in result.exploded:
                        result.exploded[other] = wave + 1
                        following.append(other)
        wave, burning = wave + 1, following
    result.opened = {square for square in result.burnt if board.signs[square] == "+"}
    result.removed = {square for square in result.burnt if board.signs[square] in "bsf"}
    hurt(board, result, hits, order)
    return result


def bombs_on(board: Board, square: Square) -> list[Bomb]:
    lying = [(square, "")] if square in board.lying else []
    return lying + [(square, figure) for figure in board.carried if board.figures[figure] == square]


def flames(board: Board, bomb: Bomb) -> list[tuple[Square, int]]:
    """Every square that this bomb burns, with its distance."""
    (row, column), carrier = bomb
    owner = board.carried[carrier] if carrier else board.lying[row, column]
    reach = FAR if (row, column) in board.power else board.reach[owner]
    found = [((row, column), 0)]
    for down, right in STEPS:
        for distance in range(1, reach + 1):
            square = (row + down * distance, column + right * distance)
            if board.signs.get(square, "#") == "#":
                break
            found.append((square, distance))
            if board.signs[square] in "+bsf" or bombs_on(board, square):
                break
    return found


def hurt(board: Board, result: Result, hits: dict[str, tuple[int, int]], order: list[str]) -> None:
    hearts, alive = dict(board.hearts), set(board.figures)
    for group in sorted(set(hits.values())):
        lost: list[str] = []
        for figure in [figure for figure in order if hits.get(figure) == group and figure not in board.immune]:
            if hearts[figure]:
                hearts[figure] = 0
                result.hearts_lost.append(figure)
            else:
                lost.append(figure)
        result.eliminated += lost
        alive -= set(lost)
        if len(alive) < 2:
            result.winners = sorted(alive or lost)
            return
