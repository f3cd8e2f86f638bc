"""`boomtable games`."""

import json

from boomtable.games import GAMES
from tests.cli.conftest import Boomtable


def test_the_games_are_listed_for_people(boomtable: Boomtable) -> None:
    ran = boomtable("games")

    assert ran.code == 0
    assert ran.out.split("\n\n")[list(GAMES).index("snip")].splitlines() == [
        "snip: Snip. One wire is red. Nobody sees all of them.",
        "  seats     2 to 5 (default 3), played together",
        "  options   --first  Seat that begins: 0 to 4 (default 0)",
        "            --guided  Explanations: yes or no (default no)",
        "  presets   standard (The usual game)",
        "  ends      red_wire_cut, all_blue_cut",
        "  bots      random, search, novice",
    ]


def test_and_for_programs(boomtable: Boomtable) -> None:
    ran = boomtable("games", "--json")

    assert json.loads(ran.out)["games"][list(GAMES).index("snip")] == {
        "id": "snip",
        "title": "Snip",
        "tagline": "One wire is red. Nobody sees all of them.",
        "min_seats": 2,
        "max_seats": 5,
        "usual_seats": 3,
        "rules_version": 1,
        "cooperative": True,
        "teams": [],
        "options": [
            {"name": "first", "meaning": "Seat that begins", "values": "0 to 4", "default": 0},
            {"name": "guided", "meaning": "Explanations", "values": "yes or no", "default": False},
        ],
        "presets": {"standard": "The usual game"},
        "end_reasons": ["red_wire_cut", "all_blue_cut"],
        "bots": ["random", "search", "novice"],
    }
