"""Hints measured by boxes in every recorded position of each game, for the seat that was asked then; `make test-all` runs it.

A phone and one on its side show all positions. The larger screens have room: each position is on one of the three, by turns.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from boomtable.bots import ADVISERS
from boomtable.client.server_process import ServerProcess
from tests.browser.box_faults import FAULTS, NONE, SIZES
from tests.browser.person import People
from tests.browser.recorded_table import laid_out
from tests.browser.shown_positions import Position, ShownPositions, recorded
from tests.serving.passing_time import SLOWLY

GAMES = sorted(ADVISERS)
FRAME = "() => new Promise(requestAnimationFrame)"
MOST_FRAMES = 3600
ROOMY = ("larger phone", "tablet", "desktop")
SETTLED = f"""async () => {{
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return ({FAULTS})();
}}"""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("slow") / "data", speed=SLOWLY) as process:
        yield process


@pytest.mark.whole
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_hint_covers_anything_in_any_recorded_position(people: People, slow: ServerProcess, game: str, size: str) -> None:
    found = {}
    for played in recorded(game):
        person = people.invite("Ada", SIZES[size], url=slow.url)
        shown = ShownPositions(person.page, laid_out(slow, played.path, moves=0, hints=True).id)
        for position in shown_on(size, played.positions):
            shown.show(position)
            seen = measured(person.page, shown, position)
            if seen != NONE:
                found[position.where] = seen
        person.context.close()
    assert found == {}


def shown_on(size: str, positions: list[Position]) -> list[Position]:
    return positions[ROOMY.index(size) :: len(ROOMY)] if size in ROOMY else positions


def measured(page: Page, shown: ShownPositions, position: Position) -> object:
    """What overlaps, once the hint of this position is there."""
    frames = 0
    while not shown.has_asked():
        frames += 1
        assert frames < MOST_FRAMES, f"no hint was asked for at {position.where}"
        page.evaluate(FRAME)
    if position.advice["proposals"]:
        page.locator(".hint-row:visible").first.wait_for()
    if page.locator("dialog[open]").is_visible():  # the deal before this one
        page.keyboard.press("Escape")
    return page.evaluate(SETTLED)
