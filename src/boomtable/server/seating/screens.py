"""The screens of the audiences that a game names, such as one on the wall of each room: what opens them."""

from __future__ import annotations

from hmac import compare_digest

from boomtable.core.game import AnyGame
from boomtable.core.seats import FIRST_AUDIENCE, Viewer, audience_viewer
from boomtable.server.errors import BadRequest, NotYours
from boomtable.server.people.codes import screen_code, tidy
from boomtable.server.store.facts import TableFacts


def screens_of(game: AnyGame) -> list[Viewer]:
    return [audience_viewer(index) for index in range(len(game.info.audiences))]


def check_is_screen(game: AnyGame, viewer: Viewer) -> None:
    if viewer not in screens_of(game):
        raise BadRequest(f"nobody can look as {viewer} at this table")


def code_of(facts: TableFacts, screen: Viewer) -> str | None:
    return screen_code(facts.screens, FIRST_AUDIENCE - screen)


def opened_by(facts: TableFacts, game: AnyGame, code: str) -> Viewer | None:
    """The screen that this code opens, with the code of the table before it or without."""
    given = tidy(code).removeprefix(facts.code)
    return next((screen for screen in screens_of(game) if _is_code(code_of(facts, screen), given)), None)


def check_code(facts: TableFacts, game: AnyGame, screen: Viewer, code: str | None) -> None:
    check_is_screen(game, screen)
    if opened_by(facts, game, code or "") != screen:
        raise NotYours("this screen wants the code that the host can show [TR-420]")


def _is_code(code: str | None, given: str) -> bool:
    return code is not None and compare_digest(code.encode(), given.encode())
