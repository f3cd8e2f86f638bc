"""Players read the rules that can be played: no doubts, no numbers for programs, nothing of boxes that are closed."""

import re

import pytest

from boomtable.games import GAMES
from boomtable.games.bomb_busters.missions.offered import OFFERED
from boomtable.server.http.game_cards import ledger
from boomtable.server.http.player_ledger import for_players

SAMPLE = """# Rules ledger: Sample (prefix XX)

## 1. Cutting

- **XX-001** [book] Cut<!-- later -->, or fly<!-- all --> a wire.
- **XX-002** [book] Fly.
  With wings.
- **XX-003** <!-- makers --> [house] Numbers for programs.
- **XX-004** [house] Walk.

| Key | What |
|---|---|
| `cut` | now |
| <!-- later -->`fly` | one day |

```
## no heading
```

## 2. Boxes

<!-- later -->

- **XX-010** [book] A box.

### 2.1 Its lid

- **XX-011** [book] A lid.

## 3. Examples

### EX-1 A cut

Cut.

### EX-02 A flight

Fly.

## 4. Only flights

- **XX-020** [book] Fly again.

## 5. Rules without a test of their own

| Ids | Reason |
|---|---|
| XX-002, XX-019 to XX-021, XX-EX-2 | later: flying |
| XX-004 | definition |
"""


def test_what_is_marked_or_comes_later_is_left_out() -> None:
    assert for_players(SAMPLE).splitlines() == [
        "# Rules ledger: Sample (prefix XX)",
        "",
        "## 1. Cutting",
        "",
        "- **XX-001** [book] Cut a wire.",
        "- **XX-004** [house] Walk.",
        "",
        "| Key | What |",
        "|---|---|",
        "| `cut` | now |",
        "",
        "```",
        "## no heading",
        "```",
        "",
        "## 3. Examples",
        "",
        "### EX-1 A cut",
        "",
        "Cut.",
        "",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_ledger_of_a_player_has_doubts_or_marks(game: str) -> None:
    read = ledger(game)

    assert re.findall(r"<!--|Open doubts|encoding for agents|without a test of their own|Names \(translation", read) == []
    assert len(re.findall(r"^- \*\*", read, re.MULTILINE)) > 20


def test_the_missions_of_bomb_busters_that_nobody_can_play_are_closed() -> None:
    read = ledger("bomb_busters")

    assert {int(number) for number in re.findall(r"BB-1(\d\d)\d", read)} == set(OFFERED)
    table = re.findall(r"^\| (\d+) \|[^|]+\| [1-5] \|", read, re.MULTILINE)
    assert {int(number) for number in table if int(number) > 8} == {each for each in OFFERED if each > 8}
    assert re.findall("[Bb]unker", read) == []


def test_two_rooms_shows_no_character_that_cannot_be_dealt() -> None:
    assert re.findall(r"\*\*TR-(?:177|206|224|273)\*\*", ledger("two_rooms")) == []
