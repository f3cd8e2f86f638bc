"""tools/fuzz.py: sound games pass, and each kind of trouble is found and can be repeated."""

import pytest

from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Event, Options
from boomtable.core.seats import Actor, Seat
from boomtable.games import GAMES
from boomtable.games.snip.game import Snip
from boomtable.games.snip.state import SnipState
from boomtable.table import read, replay
from tools import fuzz


class Crashing(Snip):
    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        if state.cut.count(True):
            raise ZeroDivisionError("boom")
        return super().apply(state, actor, action, dice)


class Stuck(Snip):
    def legal_actions(self, state: SnipState, seat: Seat) -> list[Action]:
        return [] if state.cut.count(True) else super().legal_actions(state, seat)


class Endless(Snip):
    def max_actions(self, options: Options) -> int | None:
        return 1


CRASHING, STUCK, ENDLESS = Crashing(), Stuck(), Endless()


def test_a_sound_game_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.run(["snip", "--games", "20", "--seed", "3"]) == 0
    assert capsys.readouterr().out == "20 games of Snip played to their end, seeds 3 to 22\n"


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("CRASHING", "the game crashed"),
        ("STUCK", "the game is stuck: nobody may act and no timer runs"),
        ("ENDLESS", "the game does not end: it goes on after 2 entries"),
    ],
)
def test_trouble_is_told_with_seed_and_recording(name: str, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.run([f"tests.tools.test_fuzz:{name}", "--games", "50"]) == 1
    said = capsys.readouterr().out

    assert said.startswith(what)
    assert "again: tools/fuzz.py snip --games 1 --seed " in said
    recording = read(said.split("\n\n")[-1].encode(), GAMES.get)
    assert len(replay(recording).entries) == len(recording.entries) >= 1


def test_a_seed_alone_repeats_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    fuzz.run(["tests.tools.test_fuzz:CRASHING", "--games", "50"])
    first = capsys.readouterr().out
    seed = first.split("--seed ")[1].split()[0]
    fuzz.run(["tests.tools.test_fuzz:CRASHING", "--games", "1", "--seed", seed])

    assert capsys.readouterr().out == first


@pytest.mark.parametrize("arguments", [["nothing"], ["snip", "--games", "0"], ["snip", "--seed", "x"], []])
def test_bad_input_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.run(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1
