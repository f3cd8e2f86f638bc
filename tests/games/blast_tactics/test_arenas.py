"""Blast Tactics: arenas as data, and what makes one (section 14 of the ledger)."""

from pathlib import Path

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.games.blast_tactics import GAME, game
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas import plan, symmetry, validator
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from tests.games.blast_tactics.positions import drawn, picture, play, started

rule = pytest.mark.rule

LEDGER = Path(game.__file__).with_name("LEDGER.md")

SOUND = """
players 2
tiles 0,0 0,3 3,0 3,3
ring 0 1 3 2
map
1.....
.#..#.
......
......
.#..#.
.....2
"""


def problems(*changes: tuple[str, str]) -> list[str]:
    """What is wrong with SOUND after these changes."""
    text = SOUND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return validator.problems(plan.read(text))


def unreadable(text: str) -> str:
    with pytest.raises(OptionError) as refused:
        plan.read(text)
    return str(refused.value)


# shipped


@rule("BT-420", "BT-368")
@pytest.mark.parametrize("name", list(TEXTS))
def test_every_shipped_arena_is_valid(name: str) -> None:
    assert validator.problems(plan.read(TEXTS[name])) == []


@rule("BT-420", "BT-362")
def test_the_shipped_arenas_are_those_of_the_ledger() -> None:
    drawings = LEDGER.read_text(encoding="utf-8").split("## 18. Arenas")[1].split("\n## 19.")[0].split("### ")[1:]
    named = {drawing.split()[0]: plan.read(drawing.split("```")[1]).text() for drawing in drawings}

    assert named == {name: plan.read(text).text() for name, text in TEXTS.items()}
    assert len(named) == 14


@rule("BT-366", "BT-325")
@pytest.mark.parametrize(
    ("name", "pairs"),
    [
        *[(name, [(0, 1)]) for name in ("duel_alley", "offset_bridge", "crumble_duel", "three_corners", "trident", "triple_power")],
        *[
            (name, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
            for name in ("four_forts", "open_field", "carousel", "power_plant", "pit_stop", "thin_ice", "crossroads", "ring_road")
        ],
    ],
)
def test_seats_that_are_equal_by_construction(name: str, pairs: list[tuple[int, int]]) -> None:
    read = plan.read(TEXTS[name])

    assert symmetry.equal_seats(read) == pairs
    assert symmetry.is_fair(read) == (read.players != 3)


@rule("BT-366")
def test_a_lopsided_arena_is_no_fair_one_and_yet_valid() -> None:
    text = SOUND.replace("1.....", "1..+..")

    assert (validator.problems(plan.read(text)), symmetry.is_fair(plan.read(text))) == ([], False)


@rule("BT-366")
def test_arrows_turn_with_the_map() -> None:
    turned = SOUND.replace("1.....", "1.>...").replace(".....2", "...<.2")

    assert symmetry.is_fair(plan.read(turned))
    assert not symmetry.is_fair(plan.read(turned.replace("<", ">")))


# custom


@rule("BT-360", "BT-361", "BT-362")
def test_a_custom_arena_is_played_from_its_text() -> None:
    position = started(SeededDice(1), 2, arena="custom", plan=SOUND.strip().splitlines())

    assert picture(position) == ["A.....", ".#..#.", "......", "......", ".#..#.", ".....B"]
    assert position.arena_name == "custom"


@rule("BT-362")
def test_hard_blocks_may_stand_anywhere_or_nowhere() -> None:
    assert problems((".#..#.\n......", "......\n..#.#."), (".#..#.", "......")) == []


@rule("BT-362")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"arena": "custom"}, "the arena has no map: after a line that says map come its rows [BT-362]"),
        ({"arena": "duel_alley", "plan": ("map",)}, "plan cannot be given for duel_alley: it is for a custom arena"),
        ({"arena": "four_forts"}, "four_forts cannot seat 2: it is for 4 players"),
        ({"arena": "custom", "plan": ("players 2", "map", "1.2")}, "the arena cannot have 0 tiles: it has 4 to 9 [BT-361]"),
    ],
)
def test_options_that_make_no_arena(options: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(BlastTacticsOptions(2, **options))  # type: ignore[arg-type]

    assert str(refused.value) == reason


@rule("BT-362", "BT-436")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players 2", "the arena has no map: after a line that says map come its rows [BT-362]"),
        ("map", "the arena's map is empty [BT-362]"),
        ("map\n...\n..", "row 1 of the map has 2 squares: row 0 has 3 [BT-362]"),
        ("map\n.x.", f"(0,1) of the map cannot be 'x': the signs are {plan.SIGNS} [BT-362]"),
        ("players two\nmap\n.", "line 1 of the arena needs a whole number where it says 'two' [BT-362]"),
        ("players 2\ntiles 00\nmap\n.", "line 2 of the arena has no tile at 00: row and column are joined by a comma [BT-362]"),
        ("players 2\nseats 2\nmap\n.", "line 2 of the arena cannot begin with seats: players, tiles, ring, core or map [BT-362]"),
        ("map\n" + "." * 28, "the map cannot be 1 by 28 squares: the box is 27 by 27 [BT-361]"),
        ("map\n" + ".\n" * 1000, "the arena cannot have 2004 characters: it takes at most 2000 [BT-436]"),
        ("players 2\nplayers 3\nmap\n.", "line 2 of the arena says players again: once is enough [BT-436]"),
        ("tiles 0,0\nring 0\ntiles 0,3\nmap\n.", "line 3 of the arena says tiles again: once is enough [BT-436]"),
        ("core 0\n\ncore 1\nmap\n.", "line 3 of the arena says core again: once is enough [BT-436]"),
        ("players 2\nmap\n...\nmap\n...", "line 4 of the arena says map again: once is enough [BT-436]"),
    ],
)
def test_what_is_no_text_of_an_arena(text: str, reason: str) -> None:
    assert unreadable(text) == reason


@rule("BT-436")
@pytest.mark.parametrize("name", list(TEXTS))
def test_the_text_of_an_arena_comes_back(name: str) -> None:
    text = plan.read(TEXTS[name]).text()

    assert plan.read(text).text() == text == arena_of(TEXTS[name]).text
    assert text == TEXTS[name].strip()


# what a validator finds


@rule("BT-361")
def test_the_number_of_tiles() -> None:
    assert problems(("tiles 0,0 0,3 3,0 3,3", "tiles 0,0"))[0] == "the arena cannot have 1 tiles: it has 4 to 9 [BT-361]"


@rule("BT-362")
def test_the_number_of_players() -> None:
    assert problems(("players 2", "players 5")) == ["the arena cannot be for 5 players: it is for 2 to 4 [BT-362]"]


@rule("BT-361")
def test_tiles_do_not_overlap() -> None:
    assert problems(("3,0 3,3", "3,0 2,3"))[:2] == [
        "tile 3 overlaps tile 1 at (2,3) [BT-361]",
        "the tiles are not in reading order of their top left squares [BT-036]",
    ]


@rule("BT-361")
def test_tiles_are_in_one_piece() -> None:
    text = "players 2\ntiles 0,0 0,4 3,0 3,4\nring 0 1 3 2\nmap\n"
    rows = ["1.._...", ".#._.#.", "..._...", "..._...", ".#._.#.", "..._..2"]

    assert validator.problems(plan.read(text + "\n".join(rows))) == ["the tiles are not in one piece [BT-361]"]


@rule("BT-368")
def test_void_stands_where_no_tile_lies() -> None:
    assert problems((".#..#.", "_#..#.")) == ["(1,0) is void, but tile 0 lies there [BT-368]"]


@rule("BT-368")
def test_what_is_no_void_lies_on_a_tile() -> None:
    rows = "\n".join(row + "." for row in SOUND.strip().splitlines()[4:])
    text = "\n".join(SOUND.strip().splitlines()[:4]) + "\n" + rows

    assert validator.problems(plan.read(text)) == ["(0,6) is ., but no tile lies there [BT-368]"]


@rule("BT-368")
def test_a_tile_lies_on_the_map() -> None:
    assert problems(("\n.....2\n", "\n")) == ["tile 2 sticks out of the map [BT-368]"]


@rule("BT-006", "BT-362")
@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("+", "the arena cannot have 21 soft blocks: there are 20 [BT-006]"),
        ("P", "the arena cannot have 5 Power-Up pads: there are 4 [BT-006]"),
        (">", "the arena cannot have 5 teleport pads: there are 4 [BT-006]"),
        ("O", "the arena cannot have 5 holes and cracked turf: there are 4 [BT-006]"),
        ("~", "the arena cannot have 5 holes and cracked turf: there are 4 [BT-006]"),
    ],
)
def test_pieces_run_out(row: str, reason: str) -> None:
    count = 21 if row == "+" else 5
    head, first, *rows = SOUND.strip().rsplit("\n", 6)
    signs = "".join(rows)
    filled = "".join(row if sign == "." and signs[:at].count(".") < count else sign for at, sign in enumerate(signs))
    text = "\n".join([head, first, *[filled[at : at + 6] for at in range(0, len(filled), 6)]])

    assert validator.problems(plan.read(text))[0] == reason


@rule("BT-331", "BT-362")
def test_every_arrow_faces_a_pad() -> None:
    assert problems(("1.....", "1.>.<."), ("......", ".^....")) == ["the arrow of the pad at (2,1) faces no other pad [BT-331]"]


@rule("BT-326", "BT-327")
def test_features_stand_on_floor_of_their_own() -> None:
    """A map sign is one thing: a pad or cracked turf never lies on a block, and a hole takes the place of one."""
    arena = arena_of(SOUND.replace("1.....", "1.P~O."))

    assert (arena.things[2:5], arena.features[2:5]) == ([0, 0, 2], [1, 2, 0])


@rule("BT-363")
@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ([(".....2", "......")], ["start 2 stands on 0 squares: 1 is wanted [BT-363]"]),
        ([("1.....", "1....3")], ["start 3 stands on 1 squares: 0 is wanted [BT-363]"]),
        ([("1.....", "1.1...")], ["start 1 stands on 2 squares: 1 is wanted [BT-363]"]),
        ([("1.....", "1.2..."), (".....2", "......")], ["starts 1 and 2 stand on the same tile 0 [BT-363]"]),
        (
            [("1.....", "1+...."), (".#..#.", "+#..#.")],
            ["start 1 at (0,0) has no room: three open squares or more, not in one line, are wanted [BT-363]"],
        ),
        (
            [("1.....", "1...+."), (".#..#.", "+#++#.")],
            ["start 1 at (0,0) has no room: three open squares or more, not in one line, are wanted [BT-363]"],
        ),
        ([("ring 0 1 3 2", "ring 1 3 2\ncore 0")], ["start 1 stands on tile 0, which is not in the first ring [BT-363]"]),
    ],
)
def test_starts(changes: list[tuple[str, str]], reasons: list[str]) -> None:
    assert problems(*changes) == reasons


@rule("BT-364")
def test_all_floor_hangs_together() -> None:
    assert problems(("1.....", "1...#."), (".#..#.", ".#..##")) == ["(0,5) cannot be reached from (0,0) [BT-364]"]


@rule("BT-364")
def test_soft_blocks_do_not_cut_off() -> None:
    assert problems(("1.....", "1...+."), (".#..#.", ".#..#+")) == []


@rule("BT-365")
@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ([("ring 0 1 3 2\n", "")], ["the arena has no ring: the tiles that flip first, clockwise [BT-365]"]),
        ([("ring 0 1 3 2", "ring 0 1 3")], ["tile 2 is named 0 times in rings and core: once is wanted [BT-365]"]),
        ([("ring 0 1 3 2", "ring 0 1 3 2\ncore 2")], ["tile 2 is named 2 times in rings and core: once is wanted [BT-365]"]),
        ([("ring 0 1 3 2", "ring 0 1 3 2 7")], ["there is no tile 7 to flip [BT-365]"]),
    ],
)
def test_rings_and_core_name_every_tile_once(changes: list[tuple[str, str]], reasons: list[str]) -> None:
    assert problems(*changes) == reasons


@rule("BT-367")
def test_a_punched_bomb_jumps_a_gap_inside_the_arena() -> None:
    position = drawn(
        """
        A1_.
        ....
        ...B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,3) heart=1 inv=2
        """,
        row="punch glove",
    )
    play(position, "PUNCH E")

    assert picture(position)[0] == "A._1"


@rule("BT-369")
def test_a_position_without_tiles_has_no_collapse() -> None:
    position = drawn("""
        A..
        ..B
        bombs none | A: (0,0) heart=1 inv=2 | B: (1,2) heart=1 inv=2
    """)

    assert position.arena.collapses == [[], []]


@rule("BT-447")
def test_tiles_come_first_and_then_all_the_rest() -> None:
    crowded = [("1.....", "1.>..."), (".....2", "......")]

    assert problems(*crowded) == [
        "the arrow of the pad at (0,2) faces no other pad [BT-331]",
        "start 2 stands on 0 squares: 1 is wanted [BT-363]",
    ]
    assert problems(*crowded, ("players 2", "players 1")) == ["the arena cannot be for 1 players: it is for 2 to 4 [BT-362]"]
