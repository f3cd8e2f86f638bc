"""Blast Tactics: the rules of explosions agree with a plain telling of them on many random positions."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Event
from boomtable.games.blast_tactics.board import FIGURES
from boomtable.games.blast_tactics.rules import fuses
from boomtable.games.blast_tactics.schema import Eliminated, Exploded, HeartLost, ItemBurnt, SoftBlockOpened
from boomtable.games.blast_tactics.state import BlastTacticsState
from tests.games.blast_tactics.plain_blast import Board, Bomb, Result, explode
from tests.games.blast_tactics.positions import Told, burnt, drawn, pair, spot, told

rule = pytest.mark.rule

SIGNS = "......##O++bsf_PP"


class Scene:
    """A random board of 5 rows and 7 columns with four figures, in both forms."""

    def __init__(self, dice: SeededDice) -> None:
        self.rows = [["." if dice.pick(2) else SIGNS[dice.pick(len(SIGNS))] for _ in range(7)] for _ in range(5)]
        self.floor = [(row, column) for row in range(5) for column in range(7) if self.rows[row][column] in ".P"]
        self.dice = dice
        seats = 2 + dice.pick(3)
        self.figures = {FIGURES[seat]: self.pick() for seat in range(seats)}
        self.floor = [(row, column) for row in range(5) for column in range(7) if self.rows[row][column] in ".P"]
        self.lying = {self.pick(): self.token() for _ in range(2 + dice.pick(6))}
        self.carried = {name: self.token() for name in self.figures if dice.pick(4) == 0}
        self.hearts = {name: dice.pick(2) for name in self.figures}
        self.reach = {name: 2 + dice.pick(3) for name in self.figures}

    def pick(self) -> tuple[int, int]:
        return self.floor.pop(self.dice.pick(len(self.floor)))

    def token(self) -> str:
        names = list(self.figures)
        return f"{names[self.dice.pick(len(names))]}{1 + self.dice.pick(2)}"

    @property
    def power(self) -> set[tuple[int, int]]:
        return {(row, column) for row in range(5) for column in range(7) if self.rows[row][column] == "P"}

    def board(self) -> Board:
        signs = {
            (row, column): sign.replace("P", ".") for row, line in enumerate(self.rows) for column, sign in enumerate(line) if sign != "_"
        }
        return Board(
            signs,
            self.power,
            self.figures,
            self.hearts,
            set(),
            self.reach,
            {square: token[0] for square, token in self.lying.items()},
            {name: token[0] for name, token in self.carried.items()},
        )

    def position(self) -> BlastTacticsState:
        rows = [line[:] for line in self.rows]
        for (row, column), token in self.lying.items():
            rows[row][column] = token[1]
        for name, (row, column) in self.figures.items():
            rows[row][column] = name
        covered = [*self.lying, *self.figures.values()]
        bombs = [f"{self.lying[square]}@({square[0]},{square[1]})" for square in sorted(self.lying)]
        text = "\n".join(["".join(line) for line in rows])
        players = [self.player(name) for name in self.figures]
        return drawn(
            f"{text}\nbombs {', '.join(bombs)} | {' | '.join(players)}",
            under=" ".join(f"P@({row},{column})" for row, column in sorted(self.power & set(covered))),
        )

    def player(self, name: str) -> str:
        row, column = self.figures[name]
        in_play = sum(token[0] == name for token in [*self.lying.values(), *self.carried.values()])
        words = [f"{name}: ({row},{column}) heart={self.hearts[name]} inv={max(0, min(2, 5 - in_play))}"]
        if self.reach[name] != 2:
            words.append(f"reach={self.reach[name]}")
        if name in self.carried:
            words.append(f"carries={self.carried[name]}")
        return " ".join(words)

    def due(self, seat: str) -> list[Bomb]:
        lying: list[Bomb] = [(square, "") for square, token in self.lying.items() if token == f"{seat}1"]
        return lying + [(self.figures[name], name) for name, token in self.carried.items() if token == f"{seat}1"]


@rule("BT-135", "BT-136", "BT-137", "BT-138", "BT-139", "BT-140", "BT-141", "BT-142", "BT-143", "BT-144")
@rule("BT-145", "BT-146", "BT-147", "BT-148", "BT-150", "BT-160", "BT-161", "BT-164", "BT-165", "BT-168", "BT-285")
@pytest.mark.parametrize("seed", range(10))
def test_a_plain_telling_agrees(seed: int) -> None:
    exploded = 0
    for number in range(60):
        scene = Scene(SeededDice(1000 * seed + number))
        for active in scene.figures:
            if scene.due(active):
                compare(scene, active)
                exploded += 1
    assert exploded > 60


def compare(scene: Scene, active: str) -> None:
    position = scene.position()
    position.turn = FIGURES.index(active)
    order = [*scene.figures][position.turn :] + [*scene.figures][: position.turn]
    expected = explode(scene.board(), scene.due(active), order)
    events: list[Event] = []
    fuses.burn_down(position, position.turn, Told(), events)

    assert burnt(position, events) == " ".join(f"({row},{column})" for row, column in sorted(expected.burnt))
    (event,) = told(events, Exploded)
    assert isinstance(event, Exploded)
    found = sorted((blast.wave, position.arena.positions[blast.square]) for blast in event.blasts)
    assert found == sorted((wave, square) for (square, _), wave in expected.exploded.items())
    expect_harm(position, events, expected)  # type: ignore[arg-type]


def expect_harm(position: BlastTacticsState, events: list[SoftBlockOpened | ItemBurnt | HeartLost | Eliminated], expected: Result) -> None:
    opened = {pair(spot(position.arena, event.square)) for event in events if isinstance(event, SoftBlockOpened)}
    removed = {pair(spot(position.arena, event.square)) for event in events if isinstance(event, ItemBurnt)}

    assert (opened, removed) == (expected.opened, expected.removed)
    assert [FIGURES[event.seat] for event in events if isinstance(event, HeartLost)] == expected.hearts_lost
    assert [FIGURES[event.seat] for event in events if isinstance(event, Eliminated)] == expected.eliminated
    assert [FIGURES[seat] for seat in position.winners] == expected.winners
    assert sum(position.in_play) == len(position.carried) - position.carried.count(0) + sum(thing >= 8 for thing in position.things)
