"""Perfect recall: all that a seat has observed of a game, in its order, and what it did itself."""

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr

from boomtable.core.dice import Dice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.core.state import State
from boomtable.core.walk import LONGEST, Walk

NOT_ITS_OWN: Final = -1  # in place of a code: somebody else acted, or nobody
DIGEST_BYTES: Final = 6


class Recall:
    """For every seat its entries: a code of its own or NOT_ITS_OWN, and the observation that followed.

    There is one for the deal, one for each action of the seat, and one for everything else that changed what it observes.
    """

    def __init__(self, seats: int, width: int) -> None:
        self.width = width
        self.codes: list[list[int]] = [[] for _ in range(seats)]
        self.rows: list[list[bytes]] = [[] for _ in range(seats)]
        self._cells = vec[i16]([0] * width)

    def __reduce__(self) -> tuple[Any, ...]:
        return remembered, (self.width, self.codes, self.rows)

    def clone(self) -> "Recall":
        """An independent copy; the observations themselves never change and are shared."""
        return remembered(self.width, [codes[:] for codes in self.codes], [rows[:] for rows in self.rows])

    def forget(self, seat: Seat) -> None:
        """Leave a seat without entries, so that the next one is its first."""
        self.codes[seat] = []
        self.rows[seat] = []

    def note(self, game: AnyGame, state: State, actor: Actor, code: int) -> None:
        """Take in what every seat observes after an action; `code` is the actor's own. Of the deal, the actor is nobody."""
        for seat in range(len(self.codes)):
            game.observe(state, seat, self._cells, 0)
            row = bytes(memoryview(self._cells))
            rows = self.rows[seat]
            if seat == actor or not rows or rows[len(rows) - 1] != row:
                rows.append(row)
                self.codes[seat].append(code if seat == actor else NOT_ITS_OWN)

    def text(self, seat: Seat) -> str:
        """The entries of one seat, each as its code and a digest of what was observed."""
        entries = [
            f"{code}/{hashlib.blake2b(row, digest_size=DIGEST_BYTES).hexdigest()}"
            for code, row in zip(self.codes[seat], self.rows[seat], strict=True)
        ]
        return f"{seat}:{' '.join(entries)}"

    def numbers(self, seat: Seat) -> list[int]:
        """The entries of one seat, one after the other: its code, then the observation."""
        found: list[int] = []
        for code, row in zip(self.codes[seat], self.rows[seat], strict=True):
            found.append(code)
            found += memoryview(row).cast("h").tolist()
        return found


def remembered(width: int, codes: list[list[int]], rows: list[list[bytes]]) -> Recall:
    """The recall with these entries."""
    recall = Recall(0, width)
    recall.codes = codes
    recall.rows = rows
    return recall


@mypyc_attr(allow_interpreted_subclasses=True)
class Recalled(Walk):
    """A walk whose every action is noted."""

    def __init__(self, game: AnyGame, state: State, dice: Dice, recall: Recall, longest: int = LONGEST) -> None:
        super().__init__(game, state, dice, longest)
        self.recall = recall

    def do(self, seat: Seat, code: int) -> None:
        super().do(seat, code)
        self.recall.note(self.game, self.state, seat, code)

    def act(self, actor: Actor, action: Action) -> None:
        code = NOT_ITS_OWN if actor < 0 else self.game.actions(self.state).number_in(self.state, actor, action)
        super().act(actor, action)
        self.recall.note(self.game, self.state, actor, code)
