"""Two Rooms and a Boom: which cards make a deck."""

import re
from typing import Any

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.seats import PUBLIC
from boomtable.games.two_rooms import GAME, decks, role_sets, timing
from boomtable.games.two_rooms.roles import NUMBER, ROLES
from boomtable.games.two_rooms.schema import RoomsDrawn, TwoRoomsOptions
from tests.games.two_rooms.positions import dealt, faults, options, seen, warned
from tests.house.source import HOUSE

rule = pytest.mark.rule

EVERY_SIZE = range(6, 31)
ITALIAN_SHEET = (20, 21)  # its own sets are one-sided
SIDE_OF = {
    "blue": "president blue_team bouncer_blue doctor ambassador_blue spy_blue usurper_blue presidents_daughter nurse",
    "red": "bomber red_team bouncer_red engineer ambassador_red spy_red usurper_red martyr tinkerer",
    "grey": "gambler butler maid romeo juliet intern rival survivor victim bomb_bot queen hot_potato agoraphobe",
    "green": "zombie",
}
PRINTED_OTHERWISE = {"spy_blue": "red", "spy_red": "blue"}


def advanced(text: str, **facts: Any) -> TwoRoomsOptions:
    """A deck by its groups, for as many players as it has cards."""
    deck = role_sets.cards(text)
    return options(len(deck) - bool(facts.get("bury")), game="advanced", roles=deck, **facts)


@rule("TR-003")
def test_ambassadors_do_not_count_as_players() -> None:
    assert decks.players(options(26, game="advanced")) == 24
    assert decks.players(options(24, game="advanced")) == 24


@rule("TR-007", "TR-012")
@pytest.mark.parametrize("side", SIDE_OF)
def test_a_card_has_a_side_and_a_printed_colour(side: str) -> None:
    cards = {role.id: role.colour for role in ROLES if role.side == side}

    assert cards == {name: PRINTED_OTHERWISE.get(name, side) for name in SIDE_OF[side].split()}


@rule("TR-013")
def test_plain_cards_repeat_and_a_butler_does_not() -> None:
    assert faults(advanced("PB 5T BM")) == []
    assert faults(options(9, game="advanced", roles=(*role_sets.cards("PB 2T BM"), "butler"))) == ["TR-047"]


@rule("TR-016", "TR-034")
@pytest.mark.parametrize("seats", [5, 31])
def test_it_takes_6_to_30_players(seats: int) -> None:
    with pytest.raises(OptionError, match="6 to 30 seats"):
        GAME.check_options(TwoRoomsOptions(seats))


@rule("TR-034")
def test_the_deck_has_one_card_for_each_player() -> None:
    assert faults(options(7, game="advanced", roles=role_sets.cards("PB 2T"))) == ["TR-034"]
    assert faults(options(6, game="advanced", roles=role_sets.cards("PB T DM"), bury=True)) == ["TR-034"]


@rule("TR-017", "TR-018", "TR-049")
@pytest.mark.parametrize(("seats", "text"), [(6, "PB 2T"), (7, "PB 2T G"), (18, "PB 8T"), (30, "PB 14T")])
def test_the_basic_deck_follows_from_the_number_of_players(seats: int, text: str) -> None:
    assert role_sets.basic(seats) == role_sets.cards(text)
    assert faults(options(seats)) == []


@rule("TR-049")
def test_the_basic_game_takes_no_other_deck() -> None:
    assert faults(options(8, roles=role_sets.cards("PB DE 2T"))) == ["TR-049"]


@rule("TR-019", "TR-035")
def test_every_deck_has_one_president_and_one_bomber() -> None:
    two_presidents = ("president", "president", "bomber", "red_team", "red_team", "blue_team")
    no_bomber = ("president", "blue_team", "blue_team", "red_team", "red_team", "gambler")

    assert [faults(options(6, game="advanced", roles=deck)) for deck in (two_presidents, no_bomber)] == [["TR-035"], ["TR-035"]]
    assert faults(advanced("PB DE IV")) == []


@rule("TR-020", "TR-048")
def test_an_unbalanced_deck_is_warned_of_and_allowed() -> None:
    deck = options(6, game="advanced", roles=("president", "bomber", "blue_team", "blue_team", "blue_team", "red_team"))

    assert (faults(deck), warned(deck)) == ([], ["TR-048"])


@rule("TR-020")
def test_sides_are_balanced_by_allegiance_with_the_card_that_will_be_buried() -> None:
    spies = options(12, game="advanced", roles=(*role_sets.cards("PB 4T"), "blue_team", "spy_red"))
    buried = advanced("PB 2T DM G", bury=True)

    assert (warned(spies), warned(buried)) == ([], [])
    assert warned(options(12, game="advanced", roles=(*role_sets.cards("PB 4T"), "red_team", "spy_red"))) == ["TR-048"]


@rule("TR-048")
@pytest.mark.parametrize("text", ["PB 2T I", "PB 2T S", "PB 2T BM", "PB 2T RJ"])
def test_a_one_sided_grey_is_warned_of(text: str) -> None:
    assert set(warned(advanced(text))) == {"TR-048"}


@rule("TR-048")
@pytest.mark.parametrize("role", ["intern", "victim", "rival", "survivor", "bomb_bot", "queen", "doctor", "engineer"])
def test_a_character_without_its_counterpart_is_warned_of(role: str) -> None:
    balance = {"doctor": ("red_team",), "engineer": ("blue_team",)}.get(role, ())
    deck = (*role_sets.cards("PB 2T"), *balance, role)

    assert warned(options(len(deck), game="advanced", roles=deck)) == ["TR-048"]


@rule("TR-024")
def test_the_list_of_characters_is_public_unless_hidden() -> None:
    deck = role_sets.cards("PB DE 2T")

    assert seen(dealt(8, game="advanced"), PUBLIC).deck == deck
    hidden = seen(dealt(8, game="advanced", roles=deck, open_deck=False), 3)
    assert (hidden.deck, hidden.options.roles) == (None, ())
    told = [GAME.setup(options(8, game="advanced", open_deck=is_open), SeededDice(1))[1][0] for is_open in (True, False)]
    assert [event.deck for event in told if isinstance(event, RoomsDrawn)] == [deck, None]


@rule("TR-028", "TR-037")
def test_burying_takes_both_backups() -> None:
    assert faults(advanced("PB 2T DM", bury=True)) == []
    assert faults(advanced("PB 2T G", bury=True)) == ["TR-037"]


@rule("TR-031", "TR-039")
def test_with_a_buried_card_helpers_need_their_backups() -> None:
    assert faults(advanced("PB DE DM NT", bury=True)) == []
    assert faults(advanced("PB DE DM T", bury=True)) == ["TR-039"]


@rule("TR-033", "TR-036")
@pytest.mark.parametrize("role", ["butler", "maid", "romeo", "juliet"])
def test_linked_characters_come_together(role: str) -> None:
    assert faults(options(7, game="advanced", roles=(*role_sets.cards("PB 2T"), role))) == ["TR-036"]


@rule("TR-038")
def test_backups_without_burying_are_warned_of() -> None:
    assert warned(advanced("PB T DM")) == ["TR-038"]
    assert warned(advanced("PB DE T DM NT", bury=True)) == []


@rule("TR-038")
@pytest.mark.parametrize("backup", ["presidents_daughter", "martyr", "nurse", "tinkerer"])
def test_each_backup_alone_is_warned_of(backup: str) -> None:
    deck = (*role_sets.cards("PB DE T"), backup)

    assert warned(options(7, game="advanced", roles=deck))[0] == "TR-038"


@rule("TR-040")
def test_ambassadors_come_in_twos_and_leave_six_players() -> None:
    assert faults(options(7, game="advanced", roles=(*role_sets.cards("PB 2T"), "ambassador_red"))) == ["TR-040"]
    assert faults(advanced("PB T AM")) == ["TR-040"]
    assert (faults(advanced("PB 2T AM")), warned(advanced("PB 2T AM"))) == ([], ["TR-040"])
    assert warned(advanced("PB 5T AM")) == []


@rule("TR-041")
def test_bouncers_take_an_odd_number_of_players() -> None:
    bouncers = ("bouncer_blue", "bouncer_red")

    assert faults(options(8, game="advanced", roles=(*role_sets.cards("PB 2T"), *bouncers))) == ["TR-041"]
    assert faults(options(9, game="advanced", roles=(*role_sets.cards("PB 2T G"), *bouncers))) == []
    for bouncer in bouncers:
        assert faults(options(8, game="advanced", roles=(*role_sets.cards("PB 2T G"), bouncer))) == ["TR-041"]


@rule("TR-003", "TR-041", "TR-044", "TR-375")
def test_ambassadors_do_not_count_for_what_a_deck_needs() -> None:
    even = (*role_sets.cards("PB 2T G AM"), "bouncer_red")
    odd = (*role_sets.cards("PB 2T AM"), "bouncer_red")

    assert [faults(options(len(deck), game="advanced", roles=deck)) for deck in (even, odd)] == [["TR-041"], []]
    assert "TR-044" in warned(advanced("PB SP 3T AM"))
    assert faults(advanced("PB 4T AM", rounds="five")) == ["TR-375"]
    assert faults(advanced("PB 4T G AM", rounds="five")) == []


@rule("TR-043")
def test_cards_that_do_not_go_well_together_are_warned_of() -> None:
    assert warned(advanced("PB 5T Z AM")) == ["TR-043"]
    shy = (*role_sets.cards("PB 4T"), "agoraphobe", "bouncer_blue", "bouncer_red")
    assert warned(options(13, game="advanced", roles=shy)) == ["TR-043"]


@rule("TR-044")
def test_spies_are_warned_of_where_no_colours_are_shown() -> None:
    assert warned(advanced("PB SP 3T")) == ["TR-044"]
    assert warned(advanced("PB SP 4T")) == []
    for spy in ("spy_blue", "spy_red"):
        assert "TR-044" in warned(options(7, game="advanced", roles=(*role_sets.cards("PB 2T"), spy)))


@rule("TR-047")
def test_no_role_is_there_twice() -> None:
    assert faults(options(8, game="advanced", roles=(*role_sets.cards("PB 2T"), "gambler", "gambler"))) == ["TR-047"]


@rule("TR-374")
def test_a_helpers_backup_needs_the_helper() -> None:
    assert faults(options(7, game="advanced", roles=(*role_sets.cards("PB 2T"), "nurse"))) == ["TR-374"]
    assert faults(options(7, game="advanced", roles=(*role_sets.cards("PB 2T"), "tinkerer"))) == ["TR-374"]


@rule("TR-375")
@pytest.mark.parametrize(
    "facts",
    [
        {"rounds": "five"},
        {"rounds": "five", "game": "advanced"},
        {"round_minutes": (3, 2)},
        {"round_minutes": (3, 2, 0.25)},
        {"premature_loss": True},
        {"colour": "on"},
    ],
)
def test_options_that_make_no_game(facts: dict[str, Any]) -> None:
    assert faults(options(10, **facts)) == ["TR-375"]


@rule("TR-375")
def test_five_rounds_take_the_advanced_game_and_eleven_players() -> None:
    assert faults(options(11, rounds="five", game="advanced")) == []
    assert faults(options(11, rounds="five")) == ["TR-375"]


@rule("TR-375")
def test_the_shortest_round_takes_half_a_minute_and_the_basic_game_buries_nothing() -> None:
    assert faults(options(6, round_minutes=(3, 2, 0.5))) == []
    assert "TR-375" in faults(options(6, bury=True))


@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_every_recommended_set_is_valid(seats: int) -> None:
    standard = options(seats, game="advanced")
    expected = ["TR-048", "TR-048"] if seats in ITALIAN_SHEET else []

    assert (faults(options(seats)), faults(standard), warned(standard)) == ([], [], expected)


def ledger_rows() -> list[list[str]]:
    """The table of recommended sets: players, both decks, those that count, rooms, sides, and hostages in three and in five rounds."""
    text = (HOUSE / "src" / "boomtable" / "games" / "two_rooms" / "LEDGER.md").read_text(encoding="utf-8")
    lines = [line for line in text.partition("## 16. ")[2].partition("## 17. ")[0].splitlines() if re.match(r"\| \d", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def named_in_ledger(cell: str) -> str:
    same = cell.replace("the same", ledger_rows()[20 - EVERY_SIZE[0]][2]).replace("(seed list)", "").replace("+", "")
    return re.sub(r"T×(\d+)", r"\1T", same).replace("Survivor", "S").replace("Intern", "I")


@rule("TR-003", "TR-017", "TR-020", "TR-021", "TR-054")
@pytest.mark.parametrize("row", ledger_rows(), ids=lambda row: row[0])
def test_the_recommended_sets_are_those_of_the_ledger(row: list[str]) -> None:
    seats = int(row[0])
    standard, chosen = role_sets.standard(seats), options(seats, game="advanced")
    count = decks.players(chosen)
    sides = [ROLES[NUMBER[role]].side for role in standard]
    blue, red = sides.count("blue"), sides.count("red")

    assert (role_sets.basic(seats), standard) == (role_sets.cards(named_in_ledger(row[1])), role_sets.cards(named_in_ledger(row[2])))
    assert row[3:6] == [str(count), f"{(count + 1) // 2}/{count // 2}", f"{blue}/{red}/{seats - blue - red}"]
    assert row[6] == "-".join(str(timing.hostages(count, 3, number)) for number in (1, 2, 3))
    assert row[7] == ("-".join(str(timing.hostages(count, 5, number)) for number in range(1, 6)) if count >= 11 else "–")


def test_the_ledger_recommends_a_set_for_every_size() -> None:
    assert [int(row[0]) for row in ledger_rows()] == list(EVERY_SIZE)


@rule("TR-370")
@pytest.mark.parametrize("seats", range(11, 31, 2))
def test_with_odd_players_bouncers_may_replace_a_pair(seats: int) -> None:
    deck = list(role_sets.standard(seats))
    deck.remove("blue_team")
    deck.remove("red_team")

    assert faults(options(seats, game="advanced", roles=(*deck, "bouncer_blue", "bouncer_red"))) == []


@rule("TR-371")
@pytest.mark.parametrize("seats", range(11, 31, 2))
def test_zombie_night_has_the_zombie_and_no_gambler(seats: int) -> None:
    preset = next(preset for preset in GAME.presets(seats) if preset.name == "zombies")
    assert isinstance(preset.options, TwoRoomsOptions)
    deck = decks.deck_of(preset.options)

    assert {"zombie", "doctor", "engineer"} <= set(deck)
    assert not {"gambler", "ambassador_blue"} & set(deck)
    assert (faults(preset.options), warned(preset.options), preset.options.privacy_promise) == ([], [], True)


@rule("TR-027", "TR-372")
@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_burying_sets_have_one_card_more_than_players(seats: int) -> None:
    buried = options(seats, game="advanced", bury=True)
    deck = decks.deck_of(buried)

    assert (len(deck), faults(buried)) == (seats + 1, [])
    assert {"presidents_daughter", "martyr"} <= set(deck)
    assert ("gambler" in deck) == (seats % 2 == 0)


def published(seats: int, name: str) -> TwoRoomsOptions:
    found = next(preset.options for preset in GAME.presets(seats) if preset.name == name)
    assert isinstance(found, TwoRoomsOptions)
    return found


@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_the_recommended_decks_are_told_card_by_card(seats: int) -> None:
    for name, bury in (("standard", False), ("buried", True)):
        found = published(seats, name)

        assert found.roles == decks.deck_of(options(seats, game="advanced", bury=bury))
        assert (found.bury, faults(found)) == (bury, [])


@pytest.mark.parametrize("seats", range(6, 31, 2))
def test_somebody_must_lose_has_team_cards_for_larger_tables(seats: int) -> None:
    found = published(seats, "losers")

    assert decks.deck_of(found) == role_sets.cards(f"PB IV RS {(seats - 6) // 2}T")
    assert (faults(found), warned(found)) == ([], [])


@pytest.mark.parametrize("seats", range(11, 31))
def test_infection_buries_one_of_its_cards(seats: int) -> None:
    found = published(seats, "infection")

    assert decks.deck_of(found) == role_sets.cards(f"PB DM DE NT A Z {(seats - 9) // 2}T" + (" G" if seats % 2 == 0 else ""))
    assert (faults(found), warned(found), found.bury) == ([], [], True)


@rule("TR-369")
@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_the_first_game_at_a_table_is_basic_with_three_rounds(seats: int) -> None:
    apart, together = (preset.options for preset in GAME.presets(seats)[:2])

    assert apart == TwoRoomsOptions(seats, mode="online", time_scale="slow")
    assert together == TwoRoomsOptions(seats, exchange_clock="last")
    assert (together.game, together.rounds) == ("basic", "three")
