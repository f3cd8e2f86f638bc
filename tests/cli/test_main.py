"""The command as a shell sees it: exit codes, one sentence for bad input, no traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boomtable import __version__
from boomtable.games import GAMES
from tests.cli.conftest import Boomtable

COMMAND = Path(sys.executable).with_name("boomtable")


def in_shell(*argv: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *argv], input=typed, capture_output=True, text=True, encoding="utf-8", timeout=60, env=os.environ | environment
    )


def test_the_installed_command_plays_a_game() -> None:
    ran = in_shell("play", "snip", "--seats", "2", "--bots", "random", "--seed", "1", typed="1\n" * 10)

    assert ran.returncode == 0
    assert ran.stderr == ""
    assert ran.stdout.startswith("Snip. One wire is red.")


def test_bad_input_is_one_sentence_and_exit_code_2() -> None:
    ran = in_shell("play", "chess")

    assert ran.returncode == 2
    assert ran.stdout == ""
    games = ", ".join(GAMES)
    assert ran.stderr == f"boomtable: there is no game 'chess': choose from {games}, or name yours as package.module:GAME\n"


def test_the_same_seed_and_actions_give_the_same_recording_byte_for_byte(tmp_path: Path) -> None:
    for number in ("1", "2"):
        ran = in_shell(
            "play", "snip", "--seats", "4", "--bots", "random", "--seed", "9", "--record", str(tmp_path / number), typed="1\n" * 12,
            PYTHONHASHSEED=number,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stderr

    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_nobody_reads_on_and_nothing_is_said_about_it() -> None:
    command = subprocess.Popen([COMMAND, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()  # before the command can write
    said = command.stderr.read()
    command.stderr.close()

    assert (command.wait(60), said) == (141, b"")


def test_an_interrupt_ends_quietly_and_keeps_the_recording(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = subprocess.Popen(
        [COMMAND, "play", "snip", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell starts what runs in its background deaf to it
    )
    assert command.stdout is not None
    while "Your turn" not in command.stdout.readline():
        pass
    command.send_signal(signal.SIGINT)
    _, said = command.communicate(timeout=60)

    assert (command.returncode, said) == (130, "\n")
    assert file.read_text().startswith('{"game":"snip"')


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "COMMAND: there is no 'dance', choose from"),
        ("play", "the following arguments are required: GAME"),
        ("play snip --seats many", "--seats: 'many' is no whole number"),
        ("play snip --seats 9", "Snip cannot seat 9: it is for 2 to 5 seats"),
        ("play snip --language fr", "--language: there is no 'fr', choose from 'en', 'it', 'es'"),
        ("play snip --sea 1", "unrecognized arguments: --sea 1"),
        ("check snip --seconds 0", "--seconds: '0' is no positive number"),
    ],
)
def test_a_line_that_is_no_command_is_told(boomtable: Boomtable, line: str, sentence: str) -> None:
    ran = boomtable(*line.split())

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(f"boomtable: {sentence}")
    assert ran.err.count("\n") == 1


def test_without_a_command_the_commands_are_listed(boomtable: Boomtable) -> None:
    ran = boomtable()

    assert ran.code == 2
    assert "hold a game to the laws" in ran.err


def test_the_version_is_told(boomtable: Boomtable) -> None:
    assert boomtable("--version").out == f"boomtable {__version__}\n"
