"""Two Rooms and a Boom: who sees what, and what can be imagined from it."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import FULL, PUBLIC, Seat
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.actions import TALK
from boomtable.games.two_rooms.game import TwoRooms
from boomtable.games.two_rooms.pieces import SHARE, SHY
from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.rules import calls
from boomtable.games.two_rooms.schema import (
    Abdicate,
    AcceptLead,
    Aim,
    BecameReady,
    DeclineLead,
    Draft,
    HostagesLocked,
    LeaderNamed,
    Lock,
    OfferShare,
    Point,
    Ready,
    Reveal,
    ShownTable,
    Usurp,
)
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.laws import LAWS, Law
from boomtable.laws.deal import Deal
from tests.games.two_rooms.positions import (
    FIVE_AND_SIX,
    THREE_EACH,
    dealt,
    do,
    drawn,
    go,
    heard,
    legal,
    options,
    own,
    room_of,
    seen,
    share,
    time_up,
)

rule = pytest.mark.rule

A_SCREEN, B_SCREEN = -16, -17


def imagined(state: TwoRoomsState, viewer: int, count: int = 200) -> list[TwoRoomsState]:
    """Worlds that look the same to a viewer."""
    view = seen(state, viewer)
    worlds = [GAME.determinize(view, viewer, SeededDice(seed)) for seed in range(count)]
    assert all(seen(world, viewer) == view for world in worlds)
    return worlds


@rule("TR-299")
def test_everybody_knows_who_is_in_which_room() -> None:
    state = drawn(*THREE_EACH)

    assert [seen(state, viewer).places for viewer in (0, 5, PUBLIC, A_SCREEN)] == [("A", "A", "A", "B", "B", "B")] * 4


@rule("TR-300")
def test_an_arriving_player_sees_the_new_room_from_then_on_and_keeps_the_old_memory() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Reveal("card", None))
    do(state, 5, Reveal("card", None))
    for name, rolls in (("round", ()), ("select", (0, 0)), ("parley", ())):
        time_up(state, name, rolls)

    assert [seen(state, 1).places[1], seen(state, 4).places[4]] == ["B", "A"]
    assert [[row.by for row in seen(state, seat).shown.each] for seat in (1, 4)] == [[1], [5]]
    assert room_of(state, 1, "B").leader == 3


@rule("TR-302")
def test_an_offer_to_somebody_who_cannot_share_looks_like_any_other() -> None:
    state, other = drawn(*THREE_EACH), drawn(*THREE_EACH)
    other.conditions[2] = SHY

    assert legal(state, 0) == legal(other, 0)
    assert do(state, 0, OfferShare("card", 2)) == do(other, 0, OfferShare("card", 2))
    assert seen(state, 0) == seen(other, 0)


def told(state: TwoRoomsState, action: Action) -> str:
    """How seat 1 is refused."""
    try:
        GAME.check(state, 1, action)
    except IllegalAction as refusal:
        return str(refusal)
    return "allowed"


@rule("TR-302", "TR-373")
def test_refusals_do_not_tell_of_the_other_room() -> None:
    state, other = drawn(*THREE_EACH), drawn(*THREE_EACH)
    do(other, 4, Point(5))
    space = GAME.action_space(state.options)
    for number in range(space.size):
        action = space.action(1, number)
        assert told(state, action) == told(other, action)


@rule("TR-079", "TR-302", "TR-383")
def test_between_rounds_nobody_learns_who_leads_the_other_room() -> None:
    state = drawn(*THREE_EACH)
    time_up(state, "round")
    assert [seen(state, viewer).waiting_on for viewer in (1, 4, PUBLIC, FULL)] == [(0,), (3,), (), (0, 3)]
    before = seen(state, 4)
    do(state, 0, Draft(1))
    assert heard(do(state, 0, Lock()), 4) == []
    assert seen(state, 4) == before
    time_up(state, "select", rolls=(0,))

    assert [seen(state, viewer).waiting_on for viewer in (0, 1, 4, PUBLIC, A_SCREEN)] == [(0, 3), (), (), (), ()]
    assert [own(state, seat).other_leader for seat in (0, 1, 3)] == [3, None, 0]
    told = do(state, 3, Ready())
    assert [heard(told, viewer) for viewer in (0, 4, PUBLIC, B_SCREEN)] == [[BecameReady(3)], [], [], []]
    assert [own(state, seat).parley_ready for seat in (0, 1, 4)] == [(3,), (), ()]


@rule("TR-302")
def test_timers_do_not_tell_of_offers_elsewhere() -> None:
    state = drawn(*THREE_EACH)
    do(state, 0, Abdicate(1))
    do(state, 1, OfferShare("card", 2))

    assert [[timer.name for timer in seen(state, viewer).timers] for viewer in (0, 2, 4, PUBLIC, A_SCREEN)] == [
        ["abdicate", "round"],
        ["offer", "abdicate", "round"],
        ["round"],
        ["round"],
        ["round"],
    ]


@rule("TR-022", "TR-118")
def test_before_the_first_round_a_condition_does_not_tell_the_card() -> None:
    state = drawn("A: president zombie red_team", "B: bomber blue_team red_team", in_round=0, phase="deal")
    assert (seen(state, 1).cards[1], own(state, 1).conditions) == (None, ())
    go(state)

    assert (seen(state, 1).cards[1], own(state, 1).conditions) == ("zombie", ("zombie",))


@rule("TR-305")
def test_spectators_see_the_public_columns_only() -> None:
    state = drawn(*THREE_EACH)
    do(state, 1, Point(2))
    do(state, 0, Reveal("card", None))
    shown = seen(state, PUBLIC)

    assert (shown.rooms, shown.shown.each, shown.own, shown.cards) == ((None, None), (), None, (None,) * 6)


@rule("TR-314")
def test_the_screen_of_a_room_shows_leader_and_hands_and_nothing_else() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber* blue_team red_team")
    told = do(state, 0, Point(2))
    assert heard(told, A_SCREEN) != []
    assert heard(told, B_SCREEN) == []
    do(state, 1, Usurp())
    shown = seen(state, A_SCREEN)

    assert (room_of(state, A_SCREEN).leader, shown.rooms[1]) == (1, None)
    assert (shown.cards, shown.shown.each, shown.own) == ((None,) * 6, (), None)


@rule("TR-314", "TR-404")
def test_the_screen_of_a_room_names_hostages_and_shows_no_card_and_no_offer() -> None:
    state = drawn("A: president* usurper_blue red_team", "B: bomber* blue_team red_team")
    told = do(state, 0, Abdicate(1))
    assert heard(told, A_SCREEN) == heard(do(state, 1, DeclineLead()), A_SCREEN) == []
    do(state, 0, Abdicate(1))
    assert (room_of(state, 2).lead_offer, room_of(state, A_SCREEN).lead_offer) == ((0, 1), None)
    do(state, 1, AcceptLead())
    assert (room_of(state, 2).barred, room_of(state, A_SCREEN).barred) == (((1, 0),), ())
    do(state, 1, Abdicate(2))
    assert heard(do(state, 1, Usurp()), A_SCREEN) == [LeaderNamed("A", 1, "usurper", None)]
    time_up(state, "round")
    do(state, 1, Draft(0))

    assert heard(do(state, 1, Lock()), A_SCREEN) == [HostagesLocked("A", (0,), ())]
    assert (room_of(state, A_SCREEN).hostages, seen(state, B_SCREEN).rooms[0]) == ((0,), None)


@rule("TR-323")
def test_the_moderator_sees_everything() -> None:
    state = drawn(*THREE_EACH)
    share(state, 0, 1)
    shown = seen(state, FULL)

    assert (shown.cards[3], shown.shown.each[0].by_role, shown.shown.each[0].to_role) == ("bomber", "president", "blue_team")


@rule("TR-322")
def test_imagined_worlds_deal_the_unknown_cards_with_the_chance_of_the_deal() -> None:
    state = dealt(6)
    go(state)
    mine = IDS[state.cards[0]]
    cards = Counter(IDS[world.cards[1]] for world in imagined(state, 0, 2000))
    others = Counter(IDS[card] for card in state.deck)
    others[mine] -= 1

    assert all(abs(cards[role] / 2000 - count / 5) < 0.05 for role, count in others.items())


@rule("TR-322")
def test_what_was_seen_is_kept_in_imagined_worlds() -> None:
    state = drawn(*FIVE_AND_SIX)
    share(state, 0, 4)
    share(state, 1, 4, "colour")
    worlds = imagined(state, 1)

    assert {IDS[world.cards[4]] for world in worlds} <= {"bomber", "red_team"}
    assert {IDS[world.cards[4]] for world in imagined(state, 0)} == {"red_team"}


@rule("TR-032", "TR-322")
def test_the_buried_card_is_imagined_by_its_chance() -> None:
    state = drawn("A: president* blue_team martyr", "B: red_team* presidents_daughter red_team", "buried: bomber")
    worlds = imagined(state, 0, 2000)
    buried = Counter(IDS[world.buried] for world in worlds)

    assert set(buried) == {"bomber", "blue_team", "martyr", "red_team", "presidents_daughter"}
    assert abs(buried["red_team"] / 2000 - 2 / 6) < 0.05


@rule("TR-170", "TR-322")
def test_the_infected_know_a_zombie() -> None:
    state = drawn("A: president* zombie blue_team red_team", "B: bomber* blue_team red_team", colour="on")
    share(state, 2, 1, "colour")

    assert {IDS[world.cards[1]] for world in imagined(state, 2)} == {"zombie"}
    share(state, 0, 3)
    assert "zombie" not in {IDS[world.cards[3]] for world in imagined(state, 0)}


@rule("TR-322")
def test_a_swap_is_remembered_by_both() -> None:
    state = drawn("A: president* hot_potato blue_team red_team", "B: bomber* blue_team red_team")
    share(state, 0, 1)

    assert {IDS[world.cards[1]] for world in imagined(state, 0)} == {"president"}
    assert {IDS[world.cards[0]] for world in imagined(state, 1)} == {"hot_potato"}


@rule("TR-276", "TR-322")
def test_while_others_call_a_gambler_whom_nobody_sees_is_buried() -> None:
    state = drawn(
        "A: president* agoraphobe martyr", "B: bomber* presidents_daughter red_team", "buried: gambler", in_round=3, premature_loss=True
    )
    state.may_call = 1 << 1
    calls.begin(state, None)

    assert {IDS[world.buried] for world in imagined(state, 0, 20)} == {"gambler"}


@rule("TR-024", "TR-322")
def test_a_hidden_deck_is_guessed_to_fit() -> None:
    state = drawn("A: president* zombie hot_potato red_team", "B: bomber* agoraphobe red_team", open_deck=False)
    share(state, 1, 3)

    assert {IDS[world.cards[1]] for world in imagined(state, 3)} == {"zombie"}
    assert all(GAME.census(world)["president"] == 1 for world in imagined(state, 3))


class Hushed(TwoRooms):
    """Nobody talks, so that random play comes to everything else."""

    def legal_actions(self, state: TwoRoomsState, seat: Seat) -> list[Action]:
        return [action for action in super().legal_actions(state, seat) if not isinstance(action, (Aim, *TALK))]


LAWS_HERE = [law for law in LAWS if law.name in ("mirror", "events_tell", "two_worlds", "order_is_free", "it_ends")]
SMALL = {"round_minutes": (0.5, 0.5, 0.5)}
ODD_DECK = ("president", "bomber", "blue_team", "red_team", "bouncer_blue", "bouncer_red", "usurper_blue", "usurper_red", "zombie")
VARIANTS: dict[str, dict[str, Any]] = {
    "sim": {"seats": 7, "mode": "sim", **SMALL},
    "sim with swaps": {
        "seats": 8,
        "mode": "sim",
        "game": "advanced",
        "premature_loss": True,
        "roles": (*ODD_DECK[:4], "hot_potato", "agoraphobe", "doctor", "engineer"),
        **SMALL,
    },
    "no timer": {"seats": 9, "game": "advanced", "roles": ODD_DECK, "no_timer": True, "first_leader": "majority", "withdraw": True},
    "before the end": {
        "seats": 11,
        "game": "advanced",
        "roles": (*ODD_DECK, "ambassador_blue", "ambassador_red"),
        "hostage_time": "before",
        "exchange_clock": "hold",
        "usurper_clash": "first",
    },
    "hidden deck": {"seats": 8, "game": "advanced", "mode": "online", "open_deck": False, "helper_failure": "other_wins"},
    "private": {"seats": 8, "game": "advanced", "mode": "online", "privacy_promise": True, "moderator": True, "parley_seconds": 0},
}


@rule("TR-302", "TR-321")
@pytest.mark.share(interpreted=4, compiled=3)
@pytest.mark.parametrize("law", LAWS_HERE, ids=lambda law: law.name)
@pytest.mark.parametrize("variant", VARIANTS)
def test_variants_that_no_preset_has_obey_the_laws(variant: str, law: Law) -> None:
    chosen = options(**VARIANTS[variant])
    GAME.check_options(chosen)

    assert law.test(Deal(Hushed(), chosen, 5)) > 0 or law.name == "order_is_free"


@rule("TR-303")
def test_what_was_shown_is_told_with_each_way_and_each_card_once() -> None:
    state = drawn("A: president* blue_team spy_red blue_team blue_team", "B: bomber* blue_team red_team red_team red_team gambler")
    share(state, 0, 1)
    share(state, 2, 1, "colour")
    share(state, 2, 0)

    assert seen(state, 1).shown == ShownTable(
        ways=(("share", "card", False), ("share", "colour", False), ("share", "card", None)),
        cards=(("president", "blue"), ("blue_team", "blue"), (None, "blue")),
        rows=((1, 0, 1, 0, 0, 1), (1, 2, 1, 1, 2, 1), (1, 2, 0, 2, None, None)),
    )
    assert [(row.by_role, row.by_colour) for row in seen(state, 1).shown.each] == [("president", "blue"), (None, "blue"), (None, None)]


@rule("TR-303")
def test_five_hundred_shares_of_thirty_people_are_told_in_few_bytes() -> None:
    state = dealt(30, game="advanced")
    state.phase, state.round = "round", 3
    for number in range(500):
        by, to = number % 30, (number + 1 + number // 30) % 30
        card = state.cards[by], state.cards[to]
        state.shown.append([number, 1 + number % 3, by, to, SHARE, number % 2, *card, 0, 0, 0])

    assert len(seen(state, FULL).shown.each) == 500
    assert len(msgspec.json.encode(seen(state, FULL).shown)) < 10_000


@rule("TR-421")
def test_the_names_of_the_rooms_are_known_to_all_and_change_nothing() -> None:
    plain, named = drawn(*THREE_EACH), drawn(*THREE_EACH, room_names=("Kitchen", "Garden"))

    for viewer in (0, 5, PUBLIC, A_SCREEN):
        assert seen(named, viewer).options.room_names == ("Kitchen", "Garden")
        assert seen(named, viewer).places == seen(plain, viewer).places
        assert seen(named, viewer).rooms == seen(plain, viewer).rooms
    assert [legal(named, seat) for seat in range(6)] == [legal(plain, seat) for seat in range(6)]
