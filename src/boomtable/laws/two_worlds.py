"""The law of two worlds: what a viewer cannot know changes nothing that reaches it."""

from __future__ import annotations

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Viewer, is_seat
from boomtable.laws.deal import MANY_SEATS, Deal, Position
from boomtable.laws.difference import difference
from boomtable.laws.knowing import viewer_name
from boomtable.laws.report import LawBroken
from boomtable.laws.sample import some
from boomtable.laws.walk import CLOSE, SECOND_MS, TRIES, Move, draw_move
from boomtable.table import Table
from boomtable.table.digest import digest

LEAST_PAIRS = 50  # per game and seat count: fewer prove nothing
OTHER_SETUPS = 8


def two_worlds(deal: Deal) -> int:
    """Redeal what a viewer cannot know and play the same: while its events are the same, so is every byte that reaches it."""
    viewers = [*some(range(deal.options.seats), MANY_SEATS, deal.dice("viewers")), *deal.onlookers]
    for viewer in viewers:
        _compare_setups(deal, viewer)
    return sum(Pair(deal, viewer).play() for viewer in viewers)


def _compare_setups(deal: Deal, viewer: Viewer) -> None:
    """Setups that look the same to a viewer are told to it with the same events."""
    table = deal.table()
    for other_seed in range(OTHER_SETUPS):
        other = Table(deal.game, deal.options, seed=deal.seed + 1 + other_seed)
        mine, others = table.update(viewer), other.update(viewer)
        found = difference(mine.events, others.events)
        if found is not None and difference(mine.view, others.view) is None:
            text = f"the setup tells {viewer_name(viewer)} what its view does not hold: with seed {deal.seed + 1 + other_seed} {found}"
            raise LawBroken(two_worlds, deal, text)


class Pair:
    """Two tables that one viewer cannot tell apart, though something that it may not know differs: in an open game, the future."""

    def __init__(self, deal: Deal, viewer: Viewer) -> None:
        self.deal = deal
        self.viewer = viewer
        self.dice = deal.dice(f"pair {viewer}")
        self.first = deal.table()
        seen = deal.game.view(self.first.state, viewer)
        redealt = deal.game.determinize(seen, viewer, self.dice)
        seed = deal.seed + 1 if deal.game.info.open else deal.seed
        self.second = Table(deal.game, deal.options, seed=seed, start=(redealt, self.first.happened[0]))

    def play(self) -> int:
        """Play on while the worlds look alike; 1 when at least one move could be compared, else 0."""
        if digest(self.first.state) == digest(self.second.state) and not self.deal.game.info.open:
            return 0
        self._expect_same_bytes(0)
        alike = 0
        while len(self.first.entries) < CLOSE and not self.first.over and not self.second.over:
            before = self.first.seen(self.viewer)
            if not self._move_both():
                break
            if self.first.over and self.second.over:  # the end may open everything
                break
            if not self._told_the_same(before):
                break
            self._expect_same_bytes(before)
            alike = 1
        return alike

    def _move_both(self) -> bool:
        """Do the same in both worlds; False when nothing is possible in both."""
        for _ in range(TRIES):
            move = draw_move(self.deal, self.first.state, self.dice)
            if move is None:
                return False
            at = len(self.first.entries) * SECOND_MS
            try:
                there = self.second.prepare(move.actor, move.action, at)
            except IllegalAction as error:
                self._expect_not_own(move, error)
                continue
            self.first.submit(move.actor, move.action, at)
            self.second.accept(there)
            return True
        return False

    def _expect_not_own(self, move: Move, error: IllegalAction) -> None:
        """Fail if the refused move is the viewer's: what another seat may do can depend on its secrets, what the viewer may do cannot."""
        if is_seat(self.viewer) and move.actor == self.viewer:
            self._break(f"{move} is legal in the world as it is and refused in another: {error}")

    def _told_the_same(self, since: int) -> bool:
        """Whether the events were the same. Where they rightly differ the viewer has learned something, so its view shows it."""
        here, there = (table.update(self.viewer, since) for table in (self.first, self.second))
        found = difference(here.events, there.events)
        if found is not None and difference(here.view, there.view) is None:
            self._break(f"events tell what the view does not hold: {found}")
        return found is None

    def _expect_same_bytes(self, since: int) -> None:
        for start in (since, 0):
            found = difference(self.first.update(self.viewer, start), self.second.update(self.viewer, start))
            if found is not None:
                self._break(f"the update since {start} differs: {found}")

    def _break(self, sentence: str) -> None:
        position = Position(self.deal, self.first, len(self.first.entries), self.dice)
        raise LawBroken(two_worlds, position, f"{viewer_name(self.viewer)} can tell two worlds apart: {sentence}")
