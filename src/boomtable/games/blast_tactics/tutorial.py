"""Blast Tactics: what a guided game explains, and when (BT-452)."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.core.tips import Facts, Pieces, Tip, Tips, first_tip
from boomtable.games.blast_tactics.glance import Glance
from boomtable.games.blast_tactics.schema import BlastTacticsView


def tip(seen: BlastTacticsView, me: Seat) -> Tip | None:
    return first_tip(Glance(seen, me), TIPS, PIECES, FACTS)


def own_figure(at: Glance) -> list[str]:
    return [f"figure-{at.me}"]


def row(at: Glance) -> list[str]:
    """The second of two equal cards has a name of its own."""
    return [f"card-{card}{'' if at.seen.row.index(card) == place else '-1'}" for place, card in enumerate(at.seen.row)]


def bombs(squares: list[int]) -> list[str]:
    return [f"bomb-{square}" for square in squares]


def falling(at: Glance) -> list[str]:
    return [f"falls-{tile}" for tile in at.next_to_fall()]


TIPS: Final[Tips[Glance]] = (
    # the end
    ("won", lambda at: at.seen.outcome is not None and at.me in at.seen.outcome.winners),
    ("lost-sudden", lambda at: at.seen.outcome is not None and at.seen.holder is not None),
    ("lost", lambda at: at.seen.outcome is not None),
    ("out", lambda at: at.is_out()),
    # the own turn
    ("discard", lambda at: at.is_asked and at.seen.phase == "discard"),
    ("sudden", lambda at: at.is_sudden_death_new()),
    ("falls", lambda at: at.acts() and at.falls() and at.seen.actions > 0),
    ("danger", lambda at: at.acts() and at.burns_in() > 0 and at.seen.actions > 0),
    ("lay", lambda at: at.can_lay() and at.is_early() and at.has_moved()),
    ("move", lambda at: at.acts() and at.seen.actions > 0 and at.is_early() and not at.has_moved()),
    ("end", lambda at: at.acts() and at.seen.actions == 0),
    ("heart", lambda at: at.acts() and not at.player.heart),
    ("item", lambda at: at.acts() and len(at.items()) > 0),
    ("fuse-1", lambda at: at.acts() and len(at.own_bombs(1)) > 0),
    ("fuse-2", lambda at: at.acts() and len(at.own_bombs(2)) > 0),
    ("cards", lambda at: at.acts() and at.seen.actions > 0),
    # while others play
    ("wait-falls", lambda at: not at.is_asked and at.falls()),
    ("wait-danger", lambda at: not at.is_asked and at.burns_in() > 0),
    ("wait", lambda at: not at.is_asked and at.is_early()),
)

PIECES: Final[Pieces[Glance]] = {
    "discard": row,
    "cards": row,
    "danger": own_figure,
    "wait-danger": own_figure,
    "move": own_figure,
    "lay": lambda at: [f"square-{square}" for square in at.squares_to_lay()],
    "heart": lambda at: [f"heart-{at.me}"],
    "item": lambda at: [f"thing-{square}" for square in at.items()],
    "fuse-1": lambda at: bombs(at.own_bombs(1)),
    "fuse-2": lambda at: bombs(at.own_bombs(2)),
    "sudden": lambda at: ["sudden", *falling(at)],
    "falls": falling,
    "wait-falls": falling,
}

FACTS: Final[Facts[Glance]] = {
    "danger": lambda at: {"turns": at.burns_in()},
    "wait-danger": lambda at: {"turns": at.burns_in()},
}
