"""Every option of a game is a flag, and what makes no game is told in a sentence."""

import argparse
import sys
from pathlib import Path

import pytest

from boomtable.cli.game_flags import add_option_flags, find_game, options_from, own_options, values_of
from boomtable.cli.usage import Parser, UsageError
from boomtable.core.errors import OptionError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.games import GAMES, SNIP
from boomtable.games.snip.schema import SnipOptions
from tests.cli.conftest import Boomtable
from tests.cli.variants import FANCY, FancyOptions


def parsed(game: AnyGame, line: str) -> Options:
    parser = Parser()
    parser.add_argument("--record")
    add_option_flags(parser, game)
    args: argparse.Namespace = parser.parse_args(line.split())
    return options_from(args, game)


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("", FancyOptions(4)),
        ("--seats 5 --first 2", FancyOptions(5, first=2)),
        ("--name Ada", FancyOptions(4, name="Ada")),
        ("--level hard", FancyOptions(4, level="hard")),
        ("--open --no-loud-bell", FancyOptions(4, open=True, loud_bell=False)),
        ("--limit 7", FancyOptions(4, limit=7)),
        ("--preset crowd --limit none", FancyOptions(4, level="hard", limit=None)),
        ("--roles cutter,guard", FancyOptions(4, roles=("cutter", "guard"))),
        ("--roles ,", FancyOptions(4, roles=())),
        ("--pair 3,4", FancyOptions(4, pair=(3, 4))),
        ("--share 0.25", FancyOptions(4, share=0.25)),
        ('--extra {"a":1}', FancyOptions(4, extra={"a": 1})),
        ("--option-record 3 --record file", FancyOptions(4, record=3)),
        ("--preset crowd", FancyOptions(4, level="hard")),
        ("--preset crowd --seats 5 --level easy", FancyOptions(5)),
    ],
)
def test_flags_make_options(line: str, options: FancyOptions) -> None:
    assert parsed(FANCY, line) == options


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--seats 6", "Snip cannot seat 6: it is for 2 to 5 seats"),
        ("--first x", "--first cannot be 'x': expected `int`, got `str`"),
        ("--first 5", "--first cannot be '5': expected `int` <= 4"),
        ("--first 4", "seat 4 cannot begin Snip: there are 4 seats, counted from 0"),
        ("--level medium", "--level cannot be 'medium': there is no 'medium'"),
        ("--pair 3", "--pair cannot be '3': expected `array` of length 2, got 1"),
        ("--extra {1", "--extra cannot be '{1': JSON is malformed: object keys must be strings (byte 1)"),
        ("--preset lonely", "Snip has no preset 'lonely': choose from crowd"),
        ("--preset crowd --seats 3", "Snip has no preset 'crowd' for 3 seats: choose from crowd"),
    ],
)
def test_options_that_make_no_game_are_told(line: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        parsed(FANCY, line)

    assert str(caught.value) == sentence


def test_the_values_of_each_option_are_told_in_words() -> None:
    assert {field.name: values_of(field.type) for field in own_options(FANCY)} == {
        "first": "0 to 4",
        "guided": "yes or no",
        "name": "text",
        "level": "easy|hard",
        "open": "yes or no",
        "loud_bell": "yes or no",
        "limit": "a whole number, or none",
        "roles": "a comma list, each text",
        "pair": "2 values with commas",
        "share": "a number",
        "rounds": "1 to 3",
        "extra": "JSON",
        "record": "a whole number",
    }


def test_the_usual_number_of_seats_is_taken_where_none_is_given() -> None:
    assert parsed(SNIP, "") == SnipOptions(3)
    assert parsed(FANCY, "") == FancyOptions(4)


def test_a_game_is_found_by_its_id_or_by_its_place() -> None:
    assert find_game("snip") is SNIP
    assert find_game("tests.cli.variants:FANCY") is FANCY


def test_a_game_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game_of_mine.py").write_text("from boomtable.games import SNIP as MINE\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [folder for folder in sys.path if folder])  # as the installed command has it

    assert find_game("game_of_mine:MINE") is SNIP


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("chess", f"there is no game 'chess': choose from {', '.join(GAMES)}, or name yours as package.module:GAME"),
        ("no_such_package.game:GAME", "the game 'no_such_package.game:GAME' cannot be loaded: No module named 'no_such_package'"),
        ("boomtable.games:CHESS", "the game 'boomtable.games:CHESS' cannot be loaded: module 'boomtable.games' has no attribute 'CHESS'"),
        ("boomtable.games:GAMES", "the game 'boomtable.games:GAMES' cannot be played: it is a dict, not a Game"),
    ],
)
def test_what_is_no_game_is_told(name: str, sentence: str) -> None:
    with pytest.raises(UsageError) as caught:
        find_game(name)

    assert str(caught.value) == sentence


def test_help_shows_the_flags_of_the_game_in_its_words(boomtable: Boomtable) -> None:
    ran = boomtable("play", "snip", "--help")

    assert ran.code == 0
    assert "--first FIRST" in ran.out
    assert "Seat that begins: 0 to 4 (default 0)" in " ".join(ran.out.split())


def test_flags_may_stand_before_the_game(boomtable: Boomtable) -> None:
    ran = boomtable("play", "--seats", "2", "--first", "1", "--bots", "random", "snip", "--seat", "1")

    assert ran.code == 0
    assert "You are Seat 1." in ran.out
