"""Who may look at a table as which viewer."""

from __future__ import annotations

from typing import Literal

from boomtable.core.game import AnyGame
from boomtable.core.seats import FULL, PUBLIC, Viewer, is_audience, is_seat
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.seating.screens import check_is_screen
from boomtable.server.seating.seats import Seats, seats_of
from boomtable.server.store.facts import TableFacts, is_arranged_by


def sight(facts: TableFacts, seats: Seats, game: AnyGame, person_id: str | None, viewer: Viewer) -> Literal["live", "delayed"]:
    """Whether this person sees the game live or delayed as this viewer; NotYours or NotNow if not at all.
    Who may look at the screen of an audience is another question: see `screens.py`."""
    if is_seat(viewer):
        if viewer >= len(seats) or person_id is None or seats[viewer].person != person_id:
            raise NotYours(f"you cannot look as seat {viewer}: you do not sit there")
        return "live"
    sits = bool(seats_of(seats, person_id))
    if viewer == FULL and person_id is not None and facts.moderator == person_id:
        return "live"
    if viewer == FULL:
        return _sight_of_all(facts, sits=sits)
    if is_audience(viewer):
        check_is_screen(game, viewer)
        return "live"
    if viewer != PUBLIC:
        raise BadRequest(f"nobody can look as {viewer} at this table")
    if facts.spectators == "none" and not sits:
        raise NotYours("this table wants no spectators")
    late = viewer == PUBLIC and facts.spectators == "delayed" and facts.phase == "playing"
    return "delayed" if late and not sits and not is_arranged_by(facts, person_id) else "live"


def check_may_replay(facts: TableFacts, seats: Seats, person_id: str | None, viewer: Viewer) -> None:
    """NotYours unless this person may see a finished game as this viewer saw it."""
    if seats_of(seats, person_id) or is_arranged_by(facts, person_id):
        return
    if facts.spectators == "none" or ((is_seat(viewer) or viewer == FULL) and not _shows_all(facts)):
        raise NotYours("only those who sat at this table may see everything")


def _shows_all(facts: TableFacts) -> bool:
    """Whether everybody may see everything after the game: where they may anyway, and where anybody could have sat down."""
    return facts.spectators in ("after", "delayed") or (facts.public and facts.spectators != "none")


def _sight_of_all(facts: TableFacts, *, sits: bool) -> Literal["live"]:
    if facts.phase in ("over", "closed"):
        if sits or _shows_all(facts):
            return "live"
        raise NotYours("only those who sat at this table may see everything")
    raise NotNow("nobody may see everything before the game is over")
