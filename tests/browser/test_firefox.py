"""Home, a lobby and a first game in another browser than the one that all other tests play in."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtable.client.server_process import ServerProcess
from tests.browser.firefox import Firefox, firefox

DEED = ".prompt-buttons .button-wide:not([aria-disabled=true])"
GOT_IT = ".tip button"
RESULT = ".result-title"
MOST_TAPS = 100  # of a game of six wires; one may come too early or too late


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Firefox]:
    """On a phone; when it leaves, nothing may have gone wrong in its pages."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no Firefox: its test did NOT run")
    with firefox(program, tmp_path, 360, 740) as fox:
        yield fox
        assert fox.faults == []


def test_firefox_goes_from_home_through_a_lobby_and_plays_a_first_game_to_its_end(fox: Firefox, server: ServerProcess) -> None:
    fox.open(server.url)
    fox.tap(".label a[href='/new/its_a_bomb']")
    fox.tap("dialog[open] button[type=submit]")  # a good name is filled in
    fox.wait_for(".lobby-seat")
    fox.tap(".lobby a[href='/']")
    fox.tap(".label:has(a[href='/new/snip']) .label-buttons button")
    fox.tap("dialog[open] .button-wide")  # the lobby is still open, and another game is to begin all the same
    fox.tap("dialog.goal .button-wide")
    for _ in range(MOST_TAPS):
        fox.tap(f"{GOT_IT}, {DEED}, {RESULT}")
        if fox.sees(RESULT):
            break
    assert fox.text(RESULT) in {"Defused!", "Boom!"}
