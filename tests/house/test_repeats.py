"""Same seed, same actions: the same recording, byte for byte, in any process and in both forms of the engine."""

import os
import subprocess
import sys

import pytest

from boomtable.games import GAMES
from tests.house.source import PACKAGE

PLAY = """
import sys
from boomtable.games import GAMES
from boomtable.laws.deal import Deal
from boomtable.laws.run import options_of
from boomtable.laws.walk import last_position
from boomtable.table import write
from boomtable.table.recording import recording_of

game = GAMES[sys.argv[1]]
for seed in range(10):
    deal = Deal(game, options_of(game, game.info.max_seats)[0], seed)
    sys.stdout.buffer.write(write(recording_of(last_position(deal).table)))
"""


def recordings(game: str, **environment: str) -> bytes:
    """Ten random games, played by a process of their own."""
    command = [sys.executable, "-c", PLAY, game]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=True).stdout


@pytest.mark.parametrize("game", GAMES)
def test_games_repeat_in_every_process_and_form(game: str) -> None:
    here = recordings(game, PYTHONHASHSEED="1")

    assert here.count(b'{"game":') == 10
    assert recordings(game, PYTHONHASHSEED="2") == here
    assert recordings(game, PYTHONHASHSEED="3", PYTHONPATH=str(PACKAGE.parent)) == here  # interpreted, whatever form is under test
