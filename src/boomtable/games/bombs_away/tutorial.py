"""Bombs Away: what a guided game explains, and when (BA-172)."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.core.tips import Facts, Pieces, Tip, Tips, first_tip
from boomtable.games.bombs_away.glance import FEW, Glance
from boomtable.games.bombs_away.schema import BombsAwayView


def tip(seen: BombsAwayView, me: Seat) -> Tip | None:
    return first_tip(Glance(seen, me), TIPS, PIECES, FACTS)


def hand(cards: list[int]) -> list[str]:
    return [f"hand-{card}" for card in cards]


def nearest(at: Glance) -> dict[str, str | int]:
    seat = at.leaders()[0]
    return {"seat": seat, "left": at.seen.sizes[seat]}


TIPS: Final[Tips[Glance]] = (
    # the end
    ("won", lambda at: at.seen.outcome is not None and at.me in at.seen.outcome.winners),
    ("lost", lambda at: at.seen.outcome is not None),
    # within a turn
    ("second", lambda at: at.is_asked and at.seen.second),
    ("after-bomb", lambda at: at.is_asked and at.seen.thrown),
    ("drawn", lambda at: at.is_asked and at.seen.drawn > 0),
    # the own turn
    ("first", lambda at: at.is_round(1)),
    ("bomb", lambda at: at.is_asked and len(at.bombs()) > 0 and len(at.targets()) > 0),
    ("cover", lambda at: at.is_round(2) or at.is_round(3)),
    ("wild", lambda at: at.is_asked and len(at.wilds()) > 0),
    ("cap", lambda at: at.is_asked and len(at.caps()) > 0),
    ("few", lambda at: at.is_asked and len(at.hand) <= FEW),
    ("leader", lambda at: at.is_asked and len(at.leaders()) > 0),
    # while others play
    ("wait", lambda at: at.waits_for_first_turn()),
)

PIECES: Final[Pieces[Glance]] = {
    "first": lambda at: ["place-0-0"],
    "bomb": lambda at: hand(at.bombs()),
    "wild": lambda at: hand(at.wilds()),
    "cap": lambda at: hand(at.caps()),
    "second": lambda at: [f"place-{card.x}-{card.y}" for card in at.targets()],
    "leader": lambda at: [f"count-{at.leaders()[0]}"],
}

FACTS: Final[Facts[Glance]] = {
    "leader": nearest,
    "few": lambda at: {"left": len(at.hand)},
}
