"""Information-set Monte Carlo tree search of one position, for any game of the contract."""

from typing import Final

from boomtable.bots.choice import Choice, Span
from boomtable.bots.imagined import Imagined, Lesson, Memory
from boomtable.core.dice import Dice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options, View
from boomtable.core.seats import PUBLIC, Seat
from boomtable.core.walk import NOBODY, longest

EXPLORE: Final = 0.7
WAIT: Final = -1  # the code for doing nothing, out of turn


class Node:
    """The decision after a sequence of codes, whatever chance brings in between (open loop) and whatever its seat knows."""

    def __init__(self) -> None:
        self.choice = Choice()
        self.next: dict[int, Node] = {}


class PositionSearch:
    """Finds what `seat` had best do, given its view.

    Every other game is imagined from what everybody knows, and all seats learn from it. The others are imagined from what this
    seat knows; there only this seat learns, and the rest act on what they themselves know. A search without
    that difference believes that partners see its own wires and that telling them anything is a waste.
    Each seat decides by what it has learnt for its own view, or for the sequence of codes while its view is too new.
    """

    def __init__(self, game: AnyGame, seat: Seat, view: View, codes: list[int], options: Options, dice: Dice) -> None:
        self._game = game
        self._seat = seat
        self._view = view
        self._codes = codes if seat in view.waiting_on else [*codes, WAIT]
        self._dice = dice
        self._public = game.view(game.determinize(view, seat, dice), PUBLIC)
        self._memory = Memory(options.seats)
        self._longest = longest(game, options)
        self._root = Node()
        self._span = Span()
        self._open = True  # whether the next game is imagined from what everybody knows

    def favourite(self) -> int:
        return self._memory.at(self._seat, self._view).favourite(self._codes)

    def play(self) -> None:
        """Imagine one game from this position, and learn from it."""
        self._open = not self._open
        viewer, view = (PUBLIC, self._public) if self._open else (self._seat, self._view)
        imagined = Imagined(self._game, self._game.determinize(view, viewer, self._dice), self._dice, self._longest)
        node = self._decide(imagined, self._root, self._seat)
        while node is not None:
            seat = imagined.next_seat()
            node = None if seat == NOBODY else self._decide(imagined, node, seat)
        imagined.play_on()
        imagined.teach(self._span)

    def _decide(self, imagined: Imagined, node: Node, seat: Seat) -> Node | None:
        """Take one decision; returns the node after it, or None if the tree has just grown."""
        codes = self._codes_at(imagined, node, seat)
        if not codes:
            return None
        view = self._game.view(imagined.state, seat)
        own = self._memory.at(seat, view)
        choice = own if own.knows(codes) or (node is self._root and view == self._view) else node.choice
        learns = self._open or seat == self._seat
        code = choice.pick(codes, self._span, EXPLORE if learns else 0.0, self._dice)
        if learns:
            imagined.lessons.append(Lesson(own, seat, codes, code))
            imagined.lessons.append(Lesson(node.choice, seat, codes, code))
        if code != WAIT:
            imagined.do(seat, code)
        after = node.next.get(code)
        if after is None:
            node.next[code] = Node()
        return after

    def _codes_at(self, imagined: Imagined, node: Node, seat: Seat) -> list[int]:
        """The codes to choose from. At the root this seat decides, in turn or not, and may wait if it is out of turn."""
        if node is self._root and not self._open:
            return self._codes
        codes = self._game.legal_codes(imagined.state, seat)
        in_turn = node is not self._root or seat in self._game.waiting_on(imagined.state)
        return codes if in_turn else [*codes, WAIT]
