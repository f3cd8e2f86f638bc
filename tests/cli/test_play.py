"""`boomtable play`: a whole game at the keyboard."""

from pathlib import Path

import pytest

from boomtable.cli import menu
from boomtable.table import read, replay
from tests.cli.conftest import Boomtable
from tests.cli.variants import PATIENT

THREE = ("play", "snip", "--bots", "random", "--seed", "4")
PEOPLE = ("play", "snip", "--seat", "0,1,2", "--seed", "4")


def test_a_person_sees_the_board_the_turn_and_numbered_actions(boomtable: Boomtable) -> None:
    ran = boomtable(*THREE)

    assert ran.code == 0
    assert (
        ran.out
        == """\
Snip. One wire is red. Nobody sees all of them.
You are Seat 0. Type ? for help.

Seat 0 (you) holds two wires.
Seat 1 holds two wires.
Seat 2 holds two wires.

> seat 0   0:B       1:B
  seat 1   2:?       3:?
  seat 2   4:?       5:?
  vouchers: 3

Your turn.
   1  Vouch for wire 0
   2  Vouch for wire 1
   3  Cut wire 2
   4  Cut wire 3
   5  Cut wire 4
   6  Cut wire 5
>\x20
You leave the game unfinished.
"""
    )


def test_a_number_acts_and_the_game_goes_on_to_its_end(boomtable: Boomtable) -> None:
    ran = boomtable(*THREE, typed="5\n")

    assert ran.code == 0
    assert ran.out.endswith("""\
> 5
Seat 0 (you) cuts wire 4: red.

  seat 0   0:B       1:B
  seat 1   2:B       3:B
  seat 2   4:R cut   5:B
  vouchers: 3

The red wire is cut. Everybody loses.
""")


def test_bots_answer_and_it_is_the_persons_turn_again(boomtable: Boomtable) -> None:
    ran = boomtable(*THREE, typed="1\n")

    assert ran.out.count("Your turn.") == 2
    told = [line.split()[1] for line in ran.out.splitlines() if line.startswith("Seat ") and "holds" not in line]
    assert told == ["0", "1", "2"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("r sn-003", "SN-003: A seat cuts a wire of somebody else, never its own."),
        ("r TB-004", "TB-004: A seat takes back its own last action where the game allows it, never over dice and never after"),
        ("r 99", "There is no rule 99 in the ledger."),
        ("cut 0", "You cannot cut wire 0: it is your own. [SN-003] (r SN-003 shows the rule)"),
        ('{"type":"Vouch","wire":2}', "You cannot vouch for wire 2: it is not yours. [SN-015] (r SN-015 shows the rule)"),
        ('{"type":"Undo"}', "There is nothing that you can take back now. [TB-004] (r TB-004 shows the rule)"),
        ("dance", "Nothing happened: 'dance' is no action of Snip: the actions are Vouch, Cut"),
        ("7", "7 is no choice here. Type a number from 1 to 6, or ? for help."),
        ("?", "A number chooses from the list."),
        ("b", "> seat 0   0:B       1:B"),
    ],
)
def test_questions_and_refusals_are_answered_and_change_nothing(boomtable: Boomtable, typed: str, answer: str) -> None:
    ran = boomtable(*THREE, typed=f"{typed}\n")

    assert ran.code == 0
    after = ran.out.split(f"> {typed}\n")[1]
    assert after.strip().startswith(answer) or after.lstrip("\n").startswith(answer)
    assert "Seat 1 " not in after


def test_quitting_ends_it_at_once(boomtable: Boomtable) -> None:
    ran = boomtable(*THREE, typed="q\n1\n")

    assert ran.out.endswith("> q\nYou leave the game unfinished.\n")


@pytest.mark.parametrize(("language", "words"), [("it", "Tocca a te."), ("es", "Te toca.")])
def test_it_speaks_other_languages(boomtable: Boomtable, language: str, words: str) -> None:
    assert words in boomtable(*THREE, "--language", language).out


def test_a_long_list_is_chosen_from_step_by_step(boomtable: Boomtable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "LIST_MOST", 3)

    ran = boomtable(*THREE, typed="1\n0\n2\n3\n")

    steps = ran.out.split("Your turn.\n")[1].split("Seat 0 (you) cuts")[0]
    assert (
        steps
        == """\
   1  Vouch for a wire
   2  Cut a wire
> 1
0 goes back.
   1  Vouch for wire 0
   2  Vouch for wire 1
> 0
   1  Vouch for a wire
   2  Cut a wire
> 2
0 goes back.
Which wire?
   1  2
   2  3
   3  4
   4  5
> 3
"""
    )


def test_people_who_share_the_keyboard_are_called_by_their_seat(boomtable: Boomtable) -> None:
    ran = boomtable(*PEOPLE, typed="vouch 0\nvouch 2\n")

    assert "You are Seat 0, Seat 1, Seat 2." in ran.out
    assert [line for line in ran.out.splitlines() if line.endswith("your turn.")] == [f"Seat {seat}: your turn." for seat in (0, 1, 2)]


def test_people_who_share_a_terminal_never_see_the_board_before(boomtable: Boomtable) -> None:
    ran = boomtable(*PEOPLE, typed="\nvouch 0\n\nq\n\n", terminal=True)

    before, after = ran.out.split("\x1b[2J\x1b[3J\x1b[H")
    assert "Hand the keyboard to Seat 0, who presses Enter." in before
    assert after.startswith("Seat 0 vouches for wire 0: it is blue.\nHand the keyboard to Seat 1, who presses Enter.")


def test_who_quits_may_save_and_is_asked_again_for_a_name_that_is_taken(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    ran = boomtable(*THREE, typed=f"1\nq\n{tmp_path}\n{file}\n", terminal=True)

    assert f"{tmp_path} cannot be written: it exists already" in ran.out
    assert ran.out.endswith(f"The game is saved in {file}\n")
    assert len(file.read_text().splitlines()) == 4


@pytest.mark.parametrize("answer", ["\n", ""])
def test_or_not_save(boomtable: Boomtable, answer: str) -> None:
    ran = boomtable(*THREE, typed=f"1\nq\n{answer}", terminal=True)

    assert ran.code == 0
    assert "Save the game? A file name, or Enter for no:" in ran.out
    assert "saved" not in ran.out


def test_something_may_be_taken_back_out_of_turn_and_enter_goes_on(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    patient = ("play", "tests.cli.variants:PATIENT", "--bots", "random", "--seed", "4")

    ran = boomtable(*patient, "--record", file, typed="vouch 0\n1\nvouch 1\n\nq\n")

    assert "Seat 0 (you) takes the last action back." in ran.out
    assert ran.out.count("You may act out of turn; Enter lets the others go on.") == 2
    recording = read(file.read_bytes(), lambda name: PATIENT)
    assert [type(entry.action).__name__ for entry in recording.entries][:3] == ["Vouch", "Undo", "Vouch"]
    assert replay(recording, upto=3).state.dump()["vouched"] == [False, True, False, False, False, False]


def test_an_unfinished_recording_keeps_its_seed_secret(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    ran = boomtable(*THREE, "--record", file, typed="1\nq\n")

    assert f"The game is saved in {file}" in ran.out
    header = file.read_text().splitlines()[0]
    assert '"commitment"' in header
    assert '"seed"' not in header
    assert header.split('"commitment":"')[1].split('"')[0] in ran.out.split("Your turn.")[0]


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--seat", "3"), "nobody can take seat 3: there are 3 seats, counted from 0"),
        (("--seat", "first"), "--seat cannot be 'first': it is a seat, or several with commas"),
        (("--seat", "-1"), "--seat cannot be '-1': it is a seat, or several with commas"),
    ],
)
def test_a_seat_that_is_none_is_told(boomtable: Boomtable, flags: tuple[str, ...], sentence: str) -> None:
    ran = boomtable("play", "snip", *flags)

    assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {sentence}\n")


def test_an_unknown_bot_is_told(boomtable: Boomtable) -> None:
    ran = boomtable("play", "snip", "--bots", "oracle")

    assert (ran.code, ran.out, ran.err) == (2, "", "boomtable: there is no bot 'oracle' for Snip: choose from random, search, novice\n")


def test_bots_take_the_free_seats_in_order(boomtable: Boomtable) -> None:
    for names, code in (("random,oracle", 2), ("random,search:20,oracle", 0)):
        assert boomtable("play", "snip", "--seat", "1", "--seed", "4", "--bots", names, typed="q\n").code == code


def test_a_file_is_never_overwritten(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")

    ran = boomtable(*THREE, "--record", file)

    assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {file} cannot be written: it exists already\n")
    assert file.read_text() == "mine"


def test_a_folder_that_is_not_there_is_told_before_the_game(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.jsonl"

    ran = boomtable(*THREE, "--record", file)

    assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {file} cannot be written: its folder does not exist\n")


def test_a_guided_game_explains_itself_under_the_board(boomtable: Boomtable) -> None:
    ran = boomtable("play", "bomb_busters", "--bots", "random", "--seed", "4", "--guided", "--language", "es")

    assert "y de él parte todo el equipo.\n" in ran.out
