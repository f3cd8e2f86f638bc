"""Bombs Away: Cover, a pipe card played on top of the open end of a pipe."""

import pytest

from boomtable.games.bombs_away.schema import Covered, Lay
from tests.games.bombs_away.positions import STRAIGHT, kinds, lay, lays, names, neat, open_ends, picture, play, refusal, table

rule = pytest.mark.rule

RED_SH, BLUE_SH = kinds("red-SH blue-SH")


@rule("BA-050", "BA-053", "BA-144")
def test_a_card_of_the_same_shape_and_any_colour_covers_the_open_end() -> None:
    position = table(STRAIGHT, "blue-SH red-SV")

    assert play(position, 0, lay("blue:EW (1,0)")) == [Covered(0, BLUE_SH, 1, 0, False, RED_SH)]
    assert picture(position) == neat("-H--b-")


@rule("BA-051")
def test_the_inside_of_a_pipe_is_not_covered() -> None:
    position = table("-H--r--r-", "blue-SH")

    assert refusal(position, 0, lay("blue:EW (1,0)")) == "seat 0 cannot cover (1, 0): it is not the open end of a pipe [BA-051]"


@rule("BA-051")
def test_the_hydrant_is_not_covered() -> None:
    position = table(STRAIGHT, "blue-SH")

    assert refusal(position, 0, lay("blue:EW (0,0)")) == "seat 0 cannot cover (0, 0): it is not the open end of a pipe [BA-051]"


@rule("BA-051")
def test_a_cap_is_not_covered() -> None:
    position = table("-H--r--o", "cap-CH red-SV red-SH")

    assert refusal(position, 0, lay("cap:W (2,0)")) == "seat 0 cannot cover (2, 0): it is not the open end of a pipe [BA-051]"


@rule("BA-052")
def test_an_elbow_covers_an_elbow_that_bends_the_same_way() -> None:
    bent_to_the_south = table("-H--r\n    |", "blue-EA blue-EB")

    assert [play_ for play_ in lays(bent_to_the_south, 0) if "(1,0)" in play_] == ["blue:SW (1,0)"]
    assert refusal(bent_to_the_south, 0, lay("blue:NE (1,0)")) == "seat 0 cannot cover (1, 0) with blue-EA: the shapes differ [BA-052]"
    assert refusal(bent_to_the_south, 0, lay("blue:NW (1,0)")) == "seat 0 cannot cover (1, 0) with blue-EB: the shapes differ [BA-052]"


@rule("BA-053")
def test_the_connection_to_the_card_behind_may_change_its_colour() -> None:
    position = table("-H--r--r-", "blue-SH red-SV")
    play(position, 0, lay("blue:EW (2,0)"))

    assert picture(position) == neat("-H--r--b-")


@rule("BA-054")
def test_the_pipe_goes_on_in_the_new_colour() -> None:
    position = table(STRAIGHT, "blue-SH red-SV", "red-SH blue-SH")
    play(position, 0, lay("blue:EW (1,0)"))

    assert refusal(position, 1, lay("red:EW (2,0)")) == "seat 1 cannot lay red-SH at (2, 0): the colours differ [BA-044]"
    play(position, 1, lay("blue:EW (2,0)"))
    assert picture(position) == neat("-H--b--b-")


@rule("BA-055")
def test_wild_cards_cover_and_are_covered() -> None:
    position = table(STRAIGHT, "wild-SH red-SV", "green-SH red-SV")
    play(position, 0, lay("wild:EW (1,0)"))
    assert picture(position) == neat("-H--*-")
    play(position, 1, lay("green:EW (1,0)"))

    assert picture(position) == neat("-H--g-")


@rule("BA-055")
def test_caps_cover_nothing() -> None:
    position = table(STRAIGHT, "cap-CH red-SV")

    assert refusal(position, 0, lay("cap:W (1,0)")) == "seat 0 cannot cover (1, 0) with cap-CH: caps cover nothing [BA-055]"


@rule("BA-056")
def test_the_covered_card_is_discarded() -> None:
    position = table(STRAIGHT, "blue-SH red-SV")
    play(position, 0, lay("blue:EW (1,0)"))

    assert names(position.discard) == "red-SH"


@rule("BA-057")
def test_a_cover_changes_no_opening() -> None:
    position = table("-H--r--r\n       |", "blue-EA red-SV")
    before = open_ends(position)
    play(position, 0, lay("blue:SW (2,0)"))

    assert open_ends(position) == before == ["(0,0) W", "(2,0) S"]


@rule("BA-057")
def test_the_last_way_out_may_be_covered() -> None:
    position = table("o--b--H--r-", "green-SH red-SV")
    play(position, 0, lay("green:EW (1,0)"))

    assert open_ends(position) == ["(1,0) E"]


@rule("BA-145")
def test_a_card_covers_its_own_like() -> None:
    position = table(STRAIGHT, "red-SH red-SV")

    assert play(position, 0, Lay(RED_SH, 1, 0)) == [Covered(0, RED_SH, 1, 0, False, RED_SH)]
    assert picture(position) == neat(STRAIGHT)
    assert names(position.discard) == "red-SH"
