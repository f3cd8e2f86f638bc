"""What the rolls of a recording were rolled from, for programs that know no rules."""

from pathlib import Path

import pytest

from boomtable.core.dice import FairDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.games import BOMBS_AWAY, GAMES, SNIP
from boomtable.games.bombs_away.schema import BombsAwayOptions
from boomtable.games.snip.schema import SnipOptions
from boomtable.table.fair import table_key
from boomtable.table.odds import odds_of
from boomtable.table.recording import read
from tools.make_deals import ENTROPY, SEED, main, played

RECORDINGS = sorted(Path("tests/recordings").glob("*/*.jsonl"))


@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_roll_of_a_recording_has_odds_that_allow_it(file: Path) -> None:
    recording = read(file.read_bytes(), GAMES.get)
    odds = odds_of(recording)

    rolls = [recording.rolls, *(entry.rolls for entry in recording.entries)]
    assert [len(each) for each in odds] == [len(each) for each in rolls]
    for asked, rolled in zip([each for line in odds for each in line], [each for line in rolls for each in line], strict=True):
        assert 0 <= rolled < asked if isinstance(asked, int) else asked[rolled] > 0


@pytest.mark.parametrize(("game", "options"), [(SNIP, SnipOptions(3)), (BOMBS_AWAY, BombsAwayOptions(2, short_hand=True))])
def test_odds_and_key_give_every_roll_without_the_rules(game: AnyGame, options: Options) -> None:
    made = played(game, options)
    recording = read(made.recording.encode(), GAMES.get)
    key = table_key(SEED, ENTROPY[: options.seats])

    for entry, rolls in enumerate([recording.rolls, *(line.rolls for line in recording.entries)]):
        dice = FairDice(key, entry)
        assert [dice.pick(odds) if isinstance(odds, int) else dice.roll(odds) for odds in made.odds[entry]] == rolls


def test_the_deals_of_the_web_clients_tests_are_not_stale(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0
    assert capsys.readouterr().out == ""
