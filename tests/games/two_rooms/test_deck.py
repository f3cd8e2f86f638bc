"""Two Rooms and a Boom: which cards make a deck."""

from typing import Any

import pytest

from boomtable.core.errors import OptionError
from boomtable.core.seats import PUBLIC
from boomtable.games.two_rooms import GAME, decks, role_sets
from boomtable.games.two_rooms.roles import ROLES
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from tests.games.two_rooms.positions import dealt, faults, options, seen, warned

rule = pytest.mark.rule

EVERY_SIZE = range(6, 31)
ITALIAN_SHEET = (20, 21)  # its own sets are one-sided
FIRST_FACTS = [(0, ("president", "blue", "blue")), (1, ("bomber", "red", "red")), (25, ("zombie", "green", "green"))]


def advanced(text: str, **facts: Any) -> TwoRoomsOptions:
    """A deck by its groups, for as many players as it has cards."""
    deck = role_sets.cards(text)
    return options(len(deck) - bool(facts.get("bury")), game="advanced", roles=deck, **facts)


@rule("TR-003")
def test_ambassadors_do_not_count_as_players() -> None:
    assert decks.players(options(26, game="advanced")) == 24
    assert decks.players(options(24, game="advanced")) == 24


@rule("TR-007", "TR-012")
@pytest.mark.parametrize(("index", "facts"), FIRST_FACTS)
def test_a_card_has_a_role_a_side_and_a_printed_colour(index: int, facts: tuple[str, str, str]) -> None:
    role = ROLES[index]

    assert (role.id, role.side, role.colour) == facts


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


@rule("TR-048")
@pytest.mark.parametrize("text", ["PB 2T I", "PB 2T S", "PB 2T BM", "PB 2T RJ"])
def test_a_one_sided_grey_is_warned_of(text: str) -> None:
    assert set(warned(advanced(text))) == {"TR-048"}


@rule("TR-024")
def test_the_list_of_characters_is_public_unless_hidden() -> None:
    deck = role_sets.cards("PB DE 2T")

    assert seen(dealt(8, game="advanced"), PUBLIC).deck == deck
    hidden = seen(dealt(8, game="advanced", roles=deck, open_deck=False), 3)
    assert (hidden.deck, hidden.options.roles) == (None, ())


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


@rule("TR-043")
def test_cards_that_do_not_go_well_together_are_warned_of() -> None:
    assert warned(advanced("PB 5T Z AM")) == ["TR-043"]
    shy = (*role_sets.cards("PB 4T"), "agoraphobe", "bouncer_blue", "bouncer_red")
    assert warned(options(13, game="advanced", roles=shy)) == ["TR-043"]


@rule("TR-044")
def test_spies_are_warned_of_where_no_colours_are_shown() -> None:
    assert warned(advanced("PB SP 3T")) == ["TR-044"]
    assert warned(advanced("PB SP 4T")) == []


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


@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_every_recommended_set_is_valid(seats: int) -> None:
    standard = options(seats, game="advanced")
    expected = ["TR-048", "TR-048"] if seats in ITALIAN_SHEET else []

    assert (faults(options(seats)), faults(standard), warned(standard)) == ([], [], expected)


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


@rule("TR-369")
@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_the_first_game_at_a_table_is_basic_with_three_rounds(seats: int) -> None:
    first = GAME.presets(seats)[0].options

    assert isinstance(first, TwoRoomsOptions)
    assert (first.game, first.rounds) == ("basic", "three")
    assert first == TwoRoomsOptions(seats)
