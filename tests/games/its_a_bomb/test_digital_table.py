"""It's a Bomb!: what a digital table needs."""

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.schema import Action, ChangeHands, Entry, Event, Go, Outcome, Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games.its_a_bomb import GAME, bounds
from boomtable.games.its_a_bomb.pieces import (
    ADVANCE,
    AFTER,
    AUXILIARY,
    BATTERY,
    CHOOSE,
    COLOURS,
    LETTERS,
    LOOK,
    POINT,
    PURPLE,
    RECEIVER,
    START,
)
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.scenarios.own import own_of
from boomtable.games.its_a_bomb.scenarios.scenario import Scenario
from boomtable.games.its_a_bomb.schema import (
    Advanced,
    Answered,
    Ask,
    Asked,
    CardUsed,
    ChooseBlock,
    Cut,
    Flipped,
    ItsABombOptions,
    LookedAt,
    Pass,
    Passed,
    PointedAt,
    RoundBegun,
    Secured,
    Settle,
    Skipped,
    Speak,
    TimeEnded,
    TimerReturned,
    Use,
)
from boomtable.games.its_a_bomb.state import ItsABombState
from boomtable.table import Table
from tests.games.its_a_bomb.positions import (
    G2,
    G3,
    G4,
    G5,
    G7,
    ask,
    bomb,
    dealt,
    ended,
    legal,
    passes,
    play,
    point,
    refusal,
    seen_by,
    told,
    use,
    used_cards,
)

rule = pytest.mark.rule


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# numbers


@rule("IB-251", "IB-350")
def test_the_numbers_of_actions() -> None:
    space = GAME.action_space(ItsABombOptions(2))
    stretches: list[tuple[Action, int]] = [
        (Ask(0), 0),
        (Ask(19), 19),
        (Ask(0, 0), 20),
        (Ask(19, 7), 179),
        (Cut(0), 180),
        (Cut(41), 221),
        (ChooseBlock(0), 222),
        (ChooseBlock(29), 251),
        (Use("SPOT", 0), 252),
        (Use("SPOT", 41), 293),
        (Use("SURV"), 294),
        (Use("DRAU"), 295),
        (Use("DISP"), 296),
        (Use("RADIO"), 297),
        (Use("SAPP"), 298),
        (Use("HACK"), 299),
        (Use("NEGO"), 300),
        (Use("XRAY"), 301),
        (Use("ARCH"), 302),
        (Pass(), 303),
        (Settle(), 304),
        (Speak("ready"), 305),
        (Speak("card_soon"), 306),
        (Speak("saving_cards"), 307),
        (Speak("time_is_short"), 308),
        (Speak("well_done"), 309),
        (Speak("sorry"), 310),
    ]

    assert [(space.number(1, action), space.action(1, number)) for action, number in stretches] == [
        (number, action) for action, number in stretches
    ]
    assert space.size == 311


@rule("IB-250")
@pytest.mark.parametrize("deciding", ["vote", "spokesperson"])
def test_every_action_has_its_step(deciding: str) -> None:
    table = bomb(G7, seats=3, votes=(1, 2) if deciding == "vote" else None, cards="XRAY")

    assert {type(action) for action in legal(table, 0)} == {Use, Pass, Speak}
    assert legal(table, 1) == []
    use(table, "XRAY")
    assert {type(action) for action in legal(table, 1)} == {ChooseBlock}


@rule("IB-250")
def test_the_table_tells_only_of_hands() -> None:
    table = bomb(G7)

    assert "[IB-250]" in refusal(table, TABLE, Go("deal"))
    assert "[IB-250]" in refusal(table, CLOCK, ChangeHands(1, bot=True))
    assert "[IB-250]" in refusal(table, 1, TimeUp("decision", 0))
    assert GAME.info.hears == ("ChangeHands",)


# bounds


@rule("IB-253")
def test_the_sizes_of_the_scenarios() -> None:
    sizes = [(len(page.lines), page.tiles, len(page.blocks)) for page in SCENARIOS.values()]

    five, wide, six = (10, 25, 16), (11, 30, 20), (12, 36, 25)
    assert sizes == [(8, 16, 9), five, five, five, wide, five, wide, wide, six, six, six, (17, 36, 21), (20, 42, 24)]


@rule("IB-253")
def test_the_most_legal_actions_at_once() -> None:
    most = []
    for number in SCENARIOS:
        table = dealt(1, scenario=number)
        table.step = CHOOSE
        disturbed = [place for place, card in enumerate(table.deck) if 100 < card < 110]
        table.deck = table.deck[disturbed[0] :] if disturbed else table.deck
        most.append(len(legal(table, 1)))

    assert most == [24, 35, 35, 35, 41, 35, 96, 41, 48, 120, 120, 53, 142]


@rule("IB-253")
def test_the_most_rounds_and_actions() -> None:
    assert [bounds.most_rounds(page) for page in SCENARIOS.values()] == [8, 11, 12, 11, 13, 10, 11, 12, 15, 15, 15, 10, 21]
    assert [GAME.max_actions(ItsABombOptions(5, scenario=number)) for number in SCENARIOS] == [
        *(23, 38, 46, 35, 56, 39, 31, 45, 52, 63, 58, 39, 94),
    ]
    assert [GAME.max_actions(ItsABombOptions(5, scenario=number, deciding="vote")) for number in SCENARIOS] == [
        *(183, 258, 286, 255, 336, 239, 251, 305, 372, 383, 358, 239, 514),
    ]


def longest_game(table: ItsABombState) -> tuple[int, int]:
    """Actions and rounds of a game in which nobody hurries: a phrase a round, cuts for nothing, questions; cards at the last moment."""
    actions = 0
    while ended(table) is None:
        seat = GAME.waiting_on(table)[0]
        speech = legal(table, table.crisis_unit, Speak)
        cards = legal(table, seat, Use)
        free = [cut for cut in legal(table, seat, Cut) if isinstance(cut, Cut) and is_free(table, cut.tile)]
        if speech:
            play(table, table.crisis_unit, speech[0])
        elif seat == table.crisis_unit:
            play(table, seat, cards[0] if cards and (table.step == LOOK or table.deck[1] == 0) else Pass())
        else:
            play(table, seat, free[0] if free else legal(table, seat)[0])
        actions += 1
    return actions, table.round


def is_free(table: ItsABombState, tile: int) -> bool:
    """Whether this cut costs no advance and does not win; the battery waits until there is a Timer to return."""
    kind, page = table.tile[tile], table.page()
    if kind in (BATTERY, RECEIVER):
        return kind == RECEIVER or table.discard != ()
    left = [page.needed(colour) - table.counted[colour] for colour in range(COLOURS)]
    due = [colour for colour in table.order or range(COLOURS) if left[colour]]
    return sum(left) > 1 and kind in (due[:1] if table.order else due)


@rule("IB-253")
@pytest.mark.parametrize("number", SCENARIOS)
def test_long_games_keep_within_the_bounds(number: int) -> None:
    options = ItsABombOptions(3, scenario=number)
    table, _ = GAME.setup(options, SeededDice(number))

    actions, rounds = longest_game(table)

    most = GAME.max_actions(options)
    assert most is not None
    assert rounds <= bounds.most_rounds(SCENARIOS[number])
    assert 0.7 * most < actions <= most


# events


@rule("IB-254")
def test_a_question_is_told_step_by_step() -> None:
    table = bomb(G7, seats=3, cards="SPOT DISP HACK")

    assert names(ask(table, "r1")) == [Asked.__name__, LookedAt.__name__]
    assert names(use(table, "SPOT", "r1c1")) == [CardUsed.__name__]
    assert names(passes(table)) == [Answered.__name__]
    assert names(passes(table)) == [Passed.__name__]
    assert names(use(table, "HACK")) == [CardUsed.__name__, Skipped.__name__, RoundBegun.__name__]


@rule("IB-254")
@pytest.mark.parametrize(
    ("drawing", "name", "after"),
    [
        (G7, "r1c1", [Flipped, RoundBegun]),
        (G7, "r1c2", [Flipped, Advanced, RoundBegun]),
        (G3, "r2c1", [Flipped, Advanced, Advanced, Advanced, RoundBegun]),
        (G4, "r1c2", [Flipped, TimerReturned, RoundBegun]),
        (G5, "r1c3", [Flipped, RoundBegun]),
    ],
)
def test_a_cut_is_told_step_by_step(drawing: str, name: str, after: list[type[Event]]) -> None:
    table = bomb(drawing, discard="70", cards="SAPP")

    assert names(point(table, name)) == [PointedAt.__name__]
    assert names(passes(table)) == [kind.__name__ for kind in after]


@rule("IB-254", "IB-128")
def test_a_secured_tile_is_told_before_its_advance() -> None:
    table = bomb(G7, cards="SAPP")
    point(table, "r1c3")

    assert names(use(table, "SAPP")) == [kind.__name__ for kind in (CardUsed, Secured, Advanced, RoundBegun)]


@rule("IB-351")
def test_a_pass_that_nothing_else_shows_is_told() -> None:
    table = bomb(G7, cards="ARCH DISP HACK")

    assert passes(table) == [Passed(0)]
    ask(table, "r1")
    passes(table)
    assert (table.step, passes(table), table.step) == (AFTER, [Passed(0)], ADVANCE)


@rule("IB-257")
def test_nothing_is_taken_back() -> None:
    table = Table(GAME, ItsABombOptions(2), seed=1)
    before = table.state.clone()
    table.submit(1, Ask(0), 0)

    assert not GAME.may_undo(before, Entry(0, 1, Ask(0), []))


@rule("IB-256")
@pytest.mark.parametrize("step", [START, AFTER, POINT, ADVANCE])
def test_a_pass_is_always_possible_in_the_windows(step: int) -> None:
    table = bomb(G7, cards="ARCH DISP SAPP HACK")
    for number in (0, 1):
        while table.step != CHOOSE:
            if table.step == step:
                assert Pass() in legal(table, 0)
                return
            passes(table)
        play(table, 1, Ask(0) if number == 0 else Cut(1))
    assert (table.step, Pass() in legal(table, 0)) == (step, True)


# clocks


@rule("IB-260")
def test_each_window_of_the_crisis_unit_has_its_clock() -> None:
    table = bomb(G7, cards="ARCH", crisis_unit_seconds=45)
    first = GAME.timers(table)
    assert first == [Timer("crisis_unit", table.moves, 45_000)]

    passes(table)
    assert GAME.timers(table) == []
    ask(table, "r1")
    assert GAME.timers(table) == [Timer("crisis_unit", table.moves, 45_000)]
    assert GAME.timers(table) != first


@rule("IB-260", "IB-354")
def test_clocks_are_off_unless_wanted_and_have_limits() -> None:
    table = bomb(G7)
    ask(table, "r1")
    assert GAME.timers(table) == []
    GAME.check_options(ItsABombOptions(2, crisis_unit_seconds=180, decision_seconds=20))
    for seconds in (5, 19, 181):
        with pytest.raises(OptionError, match="crisis_unit_seconds cannot be"):
            GAME.check_options(ItsABombOptions(2, crisis_unit_seconds=seconds))


@rule("IB-157", "IB-258", "IB-260")
def test_the_clocks_of_the_options_run() -> None:
    table = dealt(1, seats=3, scenario=1, deciding="vote", decision_seconds=30, crisis_unit_seconds=25)

    play(table, 1, Ask(0))
    assert GAME.timers(table) == [Timer("decision", table.moves, 30_000)]
    play(table, 2, Ask(0))
    assert GAME.timers(table) == [Timer("crisis_unit", table.moves, 25_000)]


@rule("IB-352", "IB-260")
def test_each_card_used_gives_a_new_clock() -> None:
    table = bomb(G7, deck="D 30 20 10 E", cards="RADIO SURV", crisis_unit_seconds=45)
    ask(table, "r1", "X")
    first = GAME.timers(table)

    use(table, "RADIO")

    assert (table.step, GAME.timers(table)[0].key) == (LOOK, first[0].key + 1)


@rule("IB-352", "IB-260")
def test_each_pass_changes_the_question_and_gives_a_new_clock() -> None:
    table = bomb(G3, cards="HACK", crisis_unit_seconds=45)
    point(table, "r2c1")
    asked = [GAME.epoch(table, 0)]
    while table.step == ADVANCE:
        assert GAME.timers(table) == [Timer("crisis_unit", asked[-1], 45_000)]
        passes(table)
        asked.append(GAME.epoch(table, 0))

    assert asked == list(range(asked[0], asked[0] + 4))


def time_up(table: ItsABombState) -> list[Event]:
    """What follows when the Crisis Unit's time is over."""
    ended_time, *follows = play(table, CLOCK, TimeUp("crisis_unit", table.moves))
    assert ended_time == TimeEnded(table.crisis_unit)
    return follows


@rule("IB-262", "IB-367")
def test_the_server_passes_for_the_crisis_unit() -> None:
    table = bomb(G7, cards="ARCH SPOT DISP", crisis_unit_seconds=45)

    assert (names(time_up(table)), table.step) == (["Passed"], CHOOSE)
    ask(table, "r1")
    assert (names(time_up(table)), table.step) == (["Answered"], AFTER)
    assert names(time_up(table)) == ["Passed", "Advanced", "RoundBegun"]
    assert used_cards(table) == [False] * 3


@rule("IB-262")
@pytest.mark.parametrize(
    ("asked", "name", "happens"),
    [("r1", "r1c3", "Secured"), ("r2", "r1c3", "Flipped"), ("r1", "r1c1", "Flipped")],
)
def test_the_server_uses_the_sapper_only_on_an_explosive_that_was_seen(asked: str, name: str, happens: str) -> None:
    table = bomb(G7, cards="SAPP", crisis_unit_seconds=45)
    told(table, asked)
    point(table, name)

    assert happens in names(time_up(table))
    assert used_cards(table) == [happens == "Secured"]


@rule("IB-262")
def test_the_server_uses_the_sapper_on_an_explosive_with_a_token() -> None:
    table = bomb(G7, cards="SPOT SAPP", crisis_unit_seconds=45)
    ask(table, "r1")
    use(table, "SPOT", "r1c3")
    passes(table)
    point(table, "r1c3")

    assert "Secured" in names(time_up(table))


@rule("IB-262")
def test_the_server_uses_the_hacker_on_the_first_of_several_advances_that_lose() -> None:
    """An auxiliary detonator costs three, and the first of them would already be too much."""
    table = bomb(G2, deck="10 E", cards="HACK", crisis_unit_seconds=45)
    point(table, "r2c2")

    assert table.due == 3
    assert names(time_up(table))[:2] == ["CardUsed", "Skipped"]


@rule("IB-262")
@pytest.mark.parametrize(
    ("deck", "up", "used"),
    [("20 10 E", "", False), ("10 E", "", True), ("30 C 20 10 E", "", True), ("30 C 20 10 E", "r1c3", False)],
)
def test_the_server_uses_the_hacker_only_where_the_advance_would_lose(deck: str, up: str, used: bool) -> None:
    """The receiver lies at r1c3: once it is cut, the Call loses nothing."""
    table = bomb(G5, deck=deck, cards="HACK", up=up, crisis_unit_seconds=45)
    ask(table, "r2")
    passes(table)

    time_up(table)

    assert (used_cards(table), ended(table)) == ([used], None)


# options


@rule("IB-258")
def test_the_options_and_their_defaults() -> None:
    options = ItsABombOptions(3)

    assert (options.scenario, options.crisis_unit, options.deciding, options.voters, options.own) == (0, 0, "spokesperson", None, None)
    assert (options.decision_seconds, options.crisis_unit_seconds, options.help, options.guided) == (0, 0, 1, False)


@rule("IB-266")
@pytest.mark.parametrize("level", [0, 1])
def test_the_level_of_help_is_shown_to_all(level: int) -> None:
    table = dealt(1, help=level)

    for viewer in (0, 1, PUBLIC):
        assert seen_by(table, viewer).settings.help == level


@rule("IB-267")
def test_every_kind_has_a_letter_of_its_own() -> None:
    assert len(set(LETTERS)) == 10


@rule("IB-364")
def test_the_next_seat_is_the_next_crisis_unit() -> None:
    options = ItsABombOptions(4, crisis_unit=3, deciding="vote", voters=(0, 1))

    following = GAME.next_options(options, Outcome((), "call_missed"))

    assert following == ItsABombOptions(4, crisis_unit=0, deciding="vote")


@rule("IB-183")
def test_new_things_come_one_after_the_other() -> None:
    having: dict[str, list[int]] = {
        "battery": [number for number, page in SCENARIOS.items() if page.counts[BATTERY]],
        "auxiliary": [number for number, page in SCENARIOS.items() if page.counts[AUXILIARY]],
        "call": [number for number, page in SCENARIOS.items() if page.counts[RECEIVER] and "C" in dict(page.specials)],
        "order": [number for number, page in SCENARIOS.items() if page.order],
        "purple": [number for number, page in SCENARIOS.items() if page.counts[PURPLE]],
        "disturbed": [number for number, page in SCENARIOS.items() if "D" in dict(page.specials)],
        "second bomb": [number for number, page in SCENARIOS.items() if len(page.bombs) > 1],
    }

    assert [numbers[0] for numbers in having.values()] == [2, 3, 4, 5, 6, 6, 11]


@rule("IB-352", "IB-353")
def test_a_change_of_hands_gives_proposals_back() -> None:
    table = bomb(G7, seats=3, votes=(1, 2), decision_seconds=60)
    play(table, 1, Cut(0), Cut(1))

    play(table, TABLE, ChangeHands(1, bot=True), ChangeHands(1, bot=False))

    assert seen_by(table, 0).proposals_left == (5, 5, 5)


@rule("IB-353", "IB-366")
def test_a_change_of_hands_may_lengthen_a_decision_beyond_its_bound() -> None:
    table = bomb(G7, seats=3, votes=(1, 2))
    for number in range(15):
        if number in (5, 10):
            play(table, TABLE, ChangeHands(1, bot=True), ChangeHands(1, bot=False))
        assert len(play(table, 1, Cut(number))) == 1

    assert "[IB-153]" in refusal(table, 1, Cut(15))
    assert bounds.most_actions(table.page(), 2) - bounds.most_actions(table.page(), 0) == 10 * bounds.most_decisions(table.page())


@rule("IB-356")
def test_a_refused_card_names_its_reason() -> None:
    table = bomb(G7, cards="ARCH (XRAY) NEGO RADIO SPOT DRAU")

    reasons = [refusal(table, 0, action)[-8:] for action in (Use("XRAY"), Use("HACK"), Use("RADIO"), Use("NEGO"))]
    assert reasons == ["[IB-120]", "[IB-120]", "[IB-121]", "[IB-130]"]
    passes(table)
    ask(table, "r1")
    use(table, "DRAU")
    assert [refusal(table, 0, action)[-8:] for action in (Use("SPOT", 0), Use("RADIO"), Use("ARCH"))] == [
        "[IB-122]",
        "[IB-305]",
        "[IB-121]",
    ]


@rule("IB-365", "IB-185")
@pytest.mark.parametrize("page", SCENARIOS.values(), ids=SCENARIOS.keys())
def test_every_scenario_of_the_ledger_could_be_an_own_one(page: Scenario) -> None:
    own = own_of(page)
    GAME.check_options(ItsABombOptions(2, own=own))

    table = dealt(7, own=own)
    numbered = dealt(7, scenario=page.number)

    assert (table.tile, table.deck, table.order, table.step) == (numbered.tile, numbered.deck, numbered.order, numbered.step)
