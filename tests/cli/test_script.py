"""`boomtable play --moves`: the first bad move stops it, and nothing is written."""

from pathlib import Path

import pytest

from tests.cli.conftest import Boomtable

PEOPLE = ("play", "snip", "--seat", "0,1,2", "--seed", "4")


def test_a_script_plays_a_whole_game(recorded: Path) -> None:
    lines = recorded.read_text().splitlines()

    assert len(lines) == 9
    assert '"seed":"' in lines[0]


def test_lines_are_words_or_json_with_or_without_an_actor(boomtable: Boomtable, tmp_path: Path) -> None:
    moves = tmp_path / "moves"
    moves.write_text('vouch 0\n\n{"type":"Vouch","wire":2}\n{"actor":2,"action":{"type":"Cut","wire":0}}\n')

    ran = boomtable(*PEOPLE, "--moves", moves)

    assert ran.code == 0
    assert ran.out.endswith("Seat 2 cuts wire 0: blue.\nYou leave the game unfinished.\n")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dance", "'dance' is no action of Snip: the actions are Vouch, Cut"),
        ('{"type":"Cut","wire":true}', '\'{"type":"Cut","wire":true}\' is no action of Snip: expected `int`, got `bool` - at `$.wire`'),
        ("cut 3", "seat 1 cannot cut wire 3: it is its own [SN-003]"),
        ('{"actor":0,"action":{"type":"Cut","wire":3}}', "seat 0 cannot act: it is seat 1's turn [SN-002]"),
        ('{"actor":7,"action":{"type":"Cut","wire":3}}', "seat 7 cannot be moved: this file plays seat 0, seat 1, seat 2"),
        ('{"type":"Pause"}', "Pause is not possible: only the table pauses and resumes, by turns [TB-003]"),
        ('{"type":"TimeUp","name":"turn","key":0}', "timer turn 0 cannot end: only the clock ends it [TB-005]"),
    ],
)
def test_the_first_bad_move_is_told_with_its_line(boomtable: Boomtable, tmp_path: Path, line: str, reason: str) -> None:
    moves, file = tmp_path / "moves", tmp_path / "game.jsonl"
    moves.write_text(f"vouch 0\n{line}\n")

    ran = boomtable(*PEOPLE, "--moves", moves, "--record", file)

    assert (ran.code, ran.err) == (2, f"boomtable: {moves} line 2: {reason}\n")
    assert not file.exists()


def test_a_script_that_is_no_text_is_told(boomtable: Boomtable, tmp_path: Path) -> None:
    moves = tmp_path / "moves"
    moves.write_bytes(b"cut \xff\n")

    ran = boomtable(*PEOPLE, "--moves", moves)

    assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {moves} has no moves: it is not UTF-8 text\n")
