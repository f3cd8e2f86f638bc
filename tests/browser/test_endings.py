"""The end of a game is seen: its last motion, then how it ended over an open table, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtable.client.server_process import ServerProcess
from tests.browser.person import DESKTOP, PHONE, People
from tests.browser.recorded_table import RECORDINGS, RecordedTable, laid_out
from tests.serving.passing_time import SLOWLY

PAUSE_MS = 600
# One recording for each end reason, who looks, and what they read.
ENDS = {
    "blast_tactics/a_heart_more_on_the_last_tiles": "You win!",
    "blast_tactics/last_figure_standing": "You win!",
    "blast_tactics/the_holder_wins_the_tie": "Bea wins!",
    "blast_tactics/the_other_goes_with_a_tile": "You win!",
    "blast_tactics/two_share_the_win": "You win!",
    "bomb_busters/cards_and_phrases": "Defused!",
    "bomb_busters/fuse_burned": "Boom!",
    "bomb_busters/mission_14_lost": "Boom!",
    "bomb_busters/mission_16_lost": "Boom!",
    "bomb_busters/red_wire_hit": "Boom!",
    "bombs_away/first_empty_hand": "Bea wins!",
    "bombs_away/match_for_two": "Bea wins!",
    "bombs_away/opponent_leaves": "Bea wins!",
    "bombs_away/two_dead_ends_meet": "Bea wins!",
    "its_a_bomb/nobody_picks_up": "Boom!",
    "its_a_bomb/order_broken": "Boom!",
    "its_a_bomb/own_scenario": "Defused!",
    "its_a_bomb/sapper_and_one_explosive_more": "Boom!",
    "its_a_bomb/two_bombs_and_no_time": "Boom!",
    "snip/all_blue_wires_cut": "Defused!",
    "snip/red_wire_cut": "Boom!",
    "two_rooms/first_game_online": "You win!",
    "two_rooms/doctor_failed": "You win!",
}
# Frame by frame: when something last moved, and when the result was there. What moves for ever, such as a spark, tells nothing.
WATCH = """() => {
  const told = window.told = { last: performance.now(), shown: null, blast: 0 };
  const look = () => {
    if (document.querySelector(".result") !== null) { told.shown = performance.now(); return; }
    for (const motion of document.getAnimations()) {
      if (motion.playState !== "running" || motion.effect.getComputedTiming().iterations === Infinity) continue;
      told.last = performance.now();
      if (motion.animationName === "last-blast") told.blast = Math.max(told.blast, motion.currentTime);
    }
    requestAnimationFrame(look);
  };
  look();
}"""

# The blast takes so long that only a tap can bring the result.
ENDLESS = "() => document.styleSheets[0].insertRule('.last-blast { animation-duration: 1e6s !important }')"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """No clock of a recorded game ends by itself."""
    with ServerProcess(tmp_path_factory.mktemp("slow") / "data", speed=SLOWLY) as process:
        yield process


def watched(people: People, table: RecordedTable, size: dict[str, Any]) -> Page:
    page = table.looked_at(people, 0, size=size, reduced_motion="no-preference").page
    page.locator(".frame-board").wait_for()
    page.evaluate(WATCH)
    return page


@pytest.mark.share(interpreted=4, compiled=4)
@pytest.mark.parametrize(("size", "path"), [(PHONE if at % 2 else DESKTOP, path) for at, path in enumerate(ENDS)], ids=list(ENDS))
def test_the_result_comes_after_the_last_motion(people: People, slow: ServerProcess, size: dict[str, Any], path: str) -> None:
    table = laid_out(slow, RECORDINGS / f"{path}.jsonl")
    page = watched(people, table, size)

    table.finish()
    expect(page.locator(".result-title")).to_have_text(ENDS[path])

    told = page.evaluate("window.told")
    assert told["shown"] - told["last"] >= PAUSE_MS - 1
    assert (told["blast"] > 0) == (ENDS[path] == "Boom!")
    expect(page.locator(".end-words p")).not_to_be_empty()
    expect(page.locator(".end-picture svg").first).to_be_in_viewport()
    expect(page.locator(".result-table")).to_be_in_viewport(ratio=0.6)
    expect(page.locator(".result-buttons")).to_be_in_viewport(ratio=1)


def test_an_end_by_the_clock_comes_after_its_motion_too(people: People, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", speed=SLOWLY) as server:  # its clock goes ahead of all others
        table = laid_out(server, RECORDINGS / "bombs_away" / "fifty_rounds_of_spoiling.jsonl")
        page = watched(people, table, PHONE)

        table.finish()
        expect(page.locator(".result-title")).to_have_text("You win!")

        told = page.evaluate("window.told")
        assert told["shown"] - told["last"] >= PAUSE_MS - 1


def test_a_tap_brings_the_result_at_once(people: People, slow: ServerProcess) -> None:
    table = laid_out(slow, RECORDINGS / "snip" / "red_wire_cut.jsonl")
    page = watched(people, table, PHONE)
    page.evaluate(ENDLESS)

    table.finish()
    page.locator(".last-blast").tap()

    expect(page.locator(".result-title")).to_have_text("Boom!")


def test_who_comes_later_sees_the_result_at_once(people: People, slow: ServerProcess) -> None:
    table = laid_out(slow, RECORDINGS / "bomb_busters" / "red_wire_hit.jsonl")
    table.finish()

    page = table.looked_at(people, 1, size=PHONE).page

    expect(page.locator(".end-words p")).to_contain_text("Bea’s I was red. Ada took it for a 9.")
    expect(page.locator(".bb-end-guilty")).to_have_count(1)
    expect(page.locator(".last-blast")).to_have_count(0)
