"""Snip: what a guided game explains, and when (SN-023)."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.core.tips import Facts, Pieces, Tip, Tips, first_tip
from boomtable.games.snip.schema import SnipView
from boomtable.games.snip.state import BLUE, RED


class Glance:
    """What a player sees without counting much."""

    def __init__(self, seen: SnipView, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.is_asked = me in seen.waiting_on
        self.uncut = [wire for wire, cut in enumerate(seen.cut) if not cut]
        self.own = [wire for wire in self.uncut if wire // 2 == me]
        self.own_red = [wire for wire in self.own if seen.colours[wire] == RED]
        self.covered = [wire for wire in self.uncut if seen.colours[wire] is None]
        self.vouched = [wire for wire in self.uncut if seen.vouched[wire] and wire not in self.own]

    def ended(self, reason: str) -> bool:
        return self.seen.outcome is not None and self.seen.outcome.reason == reason

    def to_vouch(self) -> list[int]:
        unknown = [wire for wire in self.own if self.seen.colours[wire] == BLUE and not self.seen.vouched[wire]]
        return unknown if self.seen.vouchers > 0 else []

    def is_first_round(self) -> bool:
        return self.seen.cut.count(True) + self.seen.vouched.count(True) < len(self.seen.cut) // 2


def tip(seen: SnipView, me: Seat) -> Tip | None:
    return first_tip(Glance(seen, me), TIPS, PIECES, FACTS)


def wires(places: list[int]) -> list[str]:
    return [f"wire-{place}" for place in places]


TIPS: Final[Tips[Glance]] = (
    # the end
    ("won", lambda at: at.ended("all_blue_cut")),
    ("lost", lambda at: at.ended("red_wire_cut")),
    # the own turn
    ("vouched", lambda at: at.is_asked and len(at.vouched) > 0),
    ("own-red", lambda at: at.is_asked and len(at.own_red) > 0),
    ("vouch", lambda at: at.is_asked and len(at.to_vouch()) > 0),
    ("guess", lambda at: at.is_asked),
    # while others play
    ("wait-red", lambda at: len(at.own_red) > 0),
    ("wait", lambda at: at.is_first_round()),
)

PIECES: Final[Pieces[Glance]] = {
    "vouched": lambda at: wires(at.vouched),
    "own-red": lambda at: wires(at.own_red),
    "vouch": lambda at: wires(at.to_vouch()),
    "guess": lambda at: wires(at.covered),
    "wait-red": lambda at: wires(at.own_red),
}

FACTS: Final[Facts[Glance]] = {
    "vouched": lambda at: {"count": len(at.vouched)},
    "vouch": lambda at: {"count": len(at.to_vouch())},
    "guess": lambda at: {"covered": len(at.covered)},
}
