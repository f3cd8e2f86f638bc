"""Bomb Busters: who sees what. Worlds that differ in hidden facts alone must look, sound and answer the same."""

import msgspec
import pytest

from boomtable.bots import BOTS, Bot, Wait
from boomtable.core.dice import RecordingDice, ScriptedDice, SeededDice
from boomtable.core.schema import Action, Event, Timer, TimeUp, View
from boomtable.core.seats import CLOCK, FULL, PUBLIC, Viewer, is_seat
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import TURN, YELLOW, value_of
from boomtable.games.bomb_busters.schema import (
    Answer,
    BombBustersOptions,
    ClaimFailed,
    Dealt,
    DoubleDetect,
    Exploded,
    Found,
    GiveWire,
    Lay,
    PairCut,
    PlaceInfo,
    Point,
    Pointed,
    Said,
    Say,
    SoloCut,
    Speak,
    SuperDetect,
    TripleDetect,
    Unlocked,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseStabilizer,
    UseWalkieTalkies,
)
from boomtable.games.bomb_busters.state import BombBustersState, places
from boomtable.laws.probe import answers
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from boomtable.table.stream import noticed
from tests.games.bomb_busters.positions import at, bomb, play, seen_by

rule = pytest.mark.rule

Script = list[tuple[int, Action]]
HOLD = TimeUp("hold", 0)  # the first turn's pause
ATTEMPTS: list[Action] = [Answer(16), Answer(17), Lay(0), Lay(1), Point(16), UseRewinder(), GiveWire(32), Say((4,)), SoloCut(4)]


def tiles(table: BombBustersState, viewer: Viewer) -> list[list[int | None]]:
    return [[wire.tile for wire in stand.wires] for stand in seen_by(table, viewer).stands]


def all_that(viewer: Viewer, table: BombBustersState, events: list[Event]) -> dict[str, object]:
    """What a viewer can get out of a position and of what led to it."""
    looks: dict[str, object] = {"events": noticed(GAME, events, viewer), "view": GAME.view(table, viewer)}
    if is_seat(viewer):
        looks["offers"] = GAME.offers(table, viewer)
        looks["epoch"] = GAME.epoch(table, viewer)
        looks["refusals"] = answers(GAME, table, viewer, ATTEMPTS)
    return looks


def stream(table: BombBustersState, script: Script, viewer: Viewer) -> list[dict[str, object]]:
    return [all_that(viewer, table, play(table, actor, action)) for actor, action in script]


def unheard(table: BombBustersState, script: Script, viewer: Viewer) -> bool:
    """Whether nothing of this reaches the viewer: no event, no change of what it sees."""
    before = all_that(viewer, table, [])
    return all(looks == before for looks in stream(table, script, viewer))


# plain facts


@rule("BB-340", "BB-341")
def test_uncut_wires_are_seen_by_their_owner_alone() -> None:
    table = bomb("A[3 5r] B[4 8y] C[6]")

    assert tiles(table, 0) == [[30, 55], [None, None], [None], []]
    assert tiles(table, 1) == [[None, None], [40, 81], [None], []]
    assert tiles(table, PUBLIC) == [[None, None], [None, None], [None], []]
    assert tiles(table, FULL) == [[30, 55], [40, 81], [60], []]


@rule("BB-340")
def test_both_stands_are_ones_own() -> None:
    table = bomb("A1[3 5] A2[4] B[6] C[7]")

    assert tiles(table, 0) == [[30, 50], [40], [None], [None]]
    assert tiles(table, 2) == [[None, None], [None], [None], [70]]


@rule("BB-340", "BB-341")
def test_the_deal_is_told_to_each_owner() -> None:
    _, events = GAME.setup(BombBustersOptions(4, mission=4), SeededDice(5))
    dealt = [event for event in events if isinstance(event, Dealt)]

    told = noticed(GAME, list(dealt), 2)

    assert told == [event if event.seat == 2 else Dealt(event.seat, event.stand, None) for event in dealt]
    assert all(isinstance(event, Dealt) and event.tiles is None for event in noticed(GAME, list(dealt), PUBLIC))


@rule("BB-342", "BB-133")
def test_what_lies_open_is_seen_by_all() -> None:
    table = bomb(
        "A[(3) 5* 9] B[(4y) 4 (8r)] C[6~ 7]", cards="3 8", used="8", spent="B", cut={3: 1, 8: 2}, fuse=2, equal=1, unequal=32, markers="9r"
    )

    whole = seen_by(table, FULL)
    for viewer in (0, 1, 2, 3, PUBLIC):
        seen = seen_by(table, viewer)
        hidden = msgspec.structs.replace(seen, stands=whole.stands, sayable=whole.sayable)  # which comes of one's own wires
        assert hidden == whole
        assert tiles(table, viewer)[0][0] == 30
        assert tiles(table, viewer)[1][0::2] == [41, 85]
        assert [wire.token for wire in seen.stands[0].wires] == [None, 5, None]
        assert [(wire.token, wire.virtual) for wire in seen.stands[2].wires] == [(6, True), (None, False)]
    assert (whole.reds.tiles, whole.reds.inside, whole.yellows.tiles) == ((85, 95), 1, (41,))


@rule("BB-343")
def test_nobody_sees_the_tiles_set_aside() -> None:
    near, far = bomb("A[3] B[5r] C[6]", markers="9r"), bomb("A[3] B[9r] C[6]", markers="5r")

    for viewer in (0, 2, 3, PUBLIC):
        assert GAME.view(near, viewer) == GAME.view(far, viewer)
    assert not hasattr(GAME.view(near, FULL), "set_aside")


@rule("BB-346")
def test_what_travels_holds_no_hidden_tile() -> None:
    state, events = GAME.setup(BombBustersOptions(3, mission=8), SeededDice(11))

    for viewer in (0, 1, 2, PUBLIC):
        text = msgspec.json.encode([GAME.view(state, viewer), noticed(GAME, events, viewer)])
        shown = msgspec.json.decode(text)
        for stand in shown[0]["stands"]:
            assert all(("tile" in wire) == (stand["owner"] == viewer) for wire in stand["wires"])
        assert all(event["tiles"] is None or event["seat"] == viewer for event in shown[1] if event["type"] == "Dealt")
        assert b"seed" not in text
        assert b"aside" not in text


@rule("BB-348")
def test_spectators_see_everything_after_the_end() -> None:
    table = bomb("A[4 9] B[5r 7] C[6]")

    play(table, 0, Point(16), Say((4,)))

    assert tiles(table, PUBLIC) == tiles(table, 2) == [[40, 90], [55, 70], [60], []]


@rule("BB-350")
def test_bots_get_the_view_of_their_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, View]] = []

    class Onlooker(Bot):
        def choose(self, view: View, legal: list[Action]) -> Action | Wait:
            given.append((self.seat, view))
            return legal[self.dice.pick(len(legal))]

    monkeypatch.setitem(BOTS, "onlooker", Onlooker)
    playing = Playing(Match(GAME, BombBustersOptions(3, mission=4), Seating(("onlooker",))), 0)

    while not playing.table.over:
        views = [GAME.view(playing.table.state, seat) for seat in range(3)]
        given.clear()
        playing.step()
        assert given
        assert all(view == views[seat] for seat, view in given)


@rule("BB-351")
def test_positions_bound_what_a_wire_can_be() -> None:
    state, _ = GAME.setup(BombBustersOptions(4, mission=4), SeededDice(3))
    for seat in range(4):
        play(state, seat, PlaceInfo(next(wire for wire in places(state, seat) if PlaceInfo(wire) in GAME.legal_actions(state, seat))))
    dice = SeededDice(4)

    for _ in range(10):
        other = GAME.determinize(GAME.view(state, 1), 1, dice)
        for stand in range(4):
            imagined = [other.tile[wire] for wire in places(other, stand)]
            assert imagined == sorted(imagined)


@rule("BB-353")
def test_handles_are_opaque() -> None:
    rolled = RecordingDice(SeededDice(7))
    one, _ = GAME.setup(BombBustersOptions(4, mission=1), rolled)
    wires = [wire for stand in range(4) for wire in places(one, stand)]
    assert sorted(one.handle[wire] for wire in wires) == list(range(24))

    other, _ = GAME.setup(BombBustersOptions(4, mission=1), ScriptedDice(rolled.rolls[:-24] + list(range(23, -1, -1))))

    assert other.tile == one.tile
    assert [other.handle[wire] for wire in wires] == list(range(23, -1, -1))
    assert [one.handle[wire] for wire in wires] not in (list(range(24)), list(range(23, -1, -1)))


# claims


@rule("BB-344")
def test_every_announcement_is_heard_by_all() -> None:
    table = bomb("A[4 9] B[5 7] C[6]")

    events = play(table, 0, Point(16), Say((4,)))

    for viewer in (0, 1, 2, PUBLIC):
        assert noticed(GAME, events, viewer) == [
            Pointed(0, 1, (16,), "hand"),
            Said(0, 1, (16,), (4,)),
            ClaimFailed(0, 1, (4,), 16, 5, fuse=3, stabilized=False),
        ]


@rule("BB-344", "BB-087")
@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_a_failure_does_not_tell_which_wire_was_meant(viewer: Viewer) -> None:
    script: Script = [(0, Point(16)), (0, Say((4,)))]

    assert stream(bomb("A[4 4 9] B[5 7] C[6]"), script, viewer) == stream(bomb("A[1 4 9] B[5 7] C[6]"), script, viewer)


@rule("BB-344", "BB-090")
@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_a_success_does_not_tell_which_own_wires_were_not_chosen(viewer: Viewer) -> None:
    script: Script = [(0, Point(16)), (0, Say((4,))), (0, Lay(1))]

    several, single = bomb("A[4 4 9] B[4 7] C[6]"), bomb("A[1 4 9] B[4 7] C[6]")

    assert stream(several, script, viewer) == stream(single, script, viewer)


@rule("BB-345", "BB-262")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_how_many_wires_matched_stays_secret(viewer: Viewer) -> None:
    script: Script = [(0, DoubleDetect((16, 17))), (0, Say((4,))), (1, Answer(17)), (0, Lay(0))]

    assert stream(bomb("A[4 9] B[4 4] C[6]"), script, viewer) == stream(bomb("A[4 9] B[1 4] C[6]"), script, viewer)


@rule("BB-280", "BB-264")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_reds_in_a_set_stay_secret(viewer: Viewer) -> None:
    hit: Script = [(0, DoubleDetect((16, 17))), (0, Say((4,))), (1, Answer(17)), (0, Lay(0))]
    miss: Script = [(0, DoubleDetect((16, 17))), (0, Say((9,))), (1, Answer(17))]

    for script in (hit, miss):
        red, blue = bomb("A[4 9] B[3r 4] C[6] D[3]"), bomb("A[4 9] B[3 4] C[6] D[3r]")
        assert stream(red, script, viewer) == stream(blue, script, viewer)


HIT, MISS = "A[4 4 9] B[2 4 7] C[6]", "A[4 4 9] B[2 3 7] C[6]"
TOOLS: list[tuple[str, Action]] = [
    ("double", DoubleDetect((16, 17))),
    ("triple", TripleDetect((16, 17, 18))),
    ("super", SuperDetect(1)),
]


def claimed(drawing: str, tool: Action, decision_seconds: int = 0) -> BombBustersState:
    table = bomb(drawing, cards="3 5 6 9", cut={3: 2, 5: 2, 6: 2, 9: 2}, hold_ms=3000, decision_seconds=decision_seconds)
    play(table, 0, tool, Say((4,)))
    return table


@rule("BB-347")
@pytest.mark.parametrize("decision_seconds", [0, 60])
@pytest.mark.parametrize("tool", [tool for _, tool in TOOLS], ids=[name for name, _ in TOOLS])
@pytest.mark.parametrize("viewer", [2, 3, PUBLIC])
def test_outsiders_cannot_tell_a_hit_from_a_miss_while_it_is_settled(viewer: Viewer, tool: Action, decision_seconds: int) -> None:
    hit, miss = (claimed(drawing, tool, decision_seconds=decision_seconds) for drawing in (HIT, MISS))
    at_first = all_that(viewer, hit, [])
    assert at_first == all_that(viewer, miss, [])

    assert unheard(hit, [(1, Answer(17)), (0, Lay(0))], viewer)
    assert unheard(miss, [(1, Answer(17))], viewer)

    assert all_that(viewer, hit, []) == all_that(viewer, miss, []) == at_first


@rule("BB-347")
@pytest.mark.parametrize("tool", [tool for _, tool in TOOLS], ids=[name for name, _ in TOOLS])
def test_the_claimer_cannot_tell_a_hit_from_a_miss_before_the_answer(tool: Action) -> None:
    hit, miss = claimed(HIT, tool), claimed(MISS, tool)

    assert all_that(0, hit, []) == all_that(0, miss, [])
    assert unheard(miss, [(1, Answer(17))], 0)


@rule("BB-347")
def test_outsiders_see_both_players_waited_for() -> None:
    table = claimed(HIT, DoubleDetect((16, 17)))

    for viewer in (2, PUBLIC):
        seen = seen_by(table, viewer)
        assert (seen.doing, seen.waiting_on, seen.timers) == ("answer", (0, 1), ())
        assert seen.claim is not None
        assert (seen.claim.found, seen.claim.named) == (None, None)


@rule("BB-347")
def test_the_two_insiders_see_whose_choice_it_is() -> None:
    table = claimed(HIT, DoubleDetect((16, 17)))
    assert [(seen_by(table, seat).doing, seen_by(table, seat).waiting_on) for seat in (0, 1)] == [("answer", (1,)), ("answer", (1,))]

    play(table, 1, Answer(17))
    assert [(seen_by(table, seat).doing, seen_by(table, seat).waiting_on) for seat in (0, 1)] == [("lay", (0,)), ("lay", (0,))]

    play(table, 0, Lay(1))
    assert [seen_by(table, seat).doing for seat in (0, 1)] == ["held", "lay"]
    assert [claim.named for seat in (0, 1) if (claim := seen_by(table, seat).claim)] == [1, None]


@rule("BB-347")
def test_the_claimer_learns_which_wire_was_found_and_its_owner_not_which_is_laid() -> None:
    table = claimed(HIT, DoubleDetect((16, 17)))

    assert noticed(GAME, play(table, 1, Answer(17)), 0) == [Found(0, 1, 17, 40)]
    assert tiles(table, 0)[1] == [None, 40, None]
    assert noticed(GAME, play(table, 0, Lay(1)), 1) == []


@rule("BB-347")
def test_result_and_choices_are_published_together_when_the_pause_ends() -> None:
    table = claimed(HIT, DoubleDetect((16, 17)))
    play(table, 1, Answer(17))
    play(table, 0, Lay(1))
    assert GAME.timers(table) == [Timer("hold", 0, 3000)]

    assert play(table, CLOCK, HOLD) == [PairCut(0, 1, 17, 40, 1, 40, 4)]
    assert GAME.timers(table) == []


@rule("BB-347")
def test_a_failure_of_a_detector_is_published_when_the_pause_ends() -> None:
    table = claimed(MISS, DoubleDetect((16, 17)))
    play(table, 1, Answer(17))
    assert (table.fuse, GAME.waiting_on(table)) == (4, [])

    assert play(table, CLOCK, HOLD) == [ClaimFailed(0, 1, (4,), 17, 3, fuse=3, stabilized=False)]


@rule("BB-347")
@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC, FULL])
@pytest.mark.parametrize("drawing", [HIT, MISS])
def test_a_pause_that_ends_before_the_answer_is_not_noticed(drawing: str, viewer: Viewer) -> None:
    table = claimed(drawing, DoubleDetect((16, 17)))

    assert unheard(table, [(CLOCK, HOLD)], viewer)


@rule("BB-347")
def test_after_the_pause_the_last_choice_publishes_at_once() -> None:
    hit, miss = claimed(HIT, DoubleDetect((16, 17))), claimed(MISS, DoubleDetect((16, 17)))
    for table in (hit, miss):
        play(table, CLOCK, HOLD)

    assert noticed(GAME, play(miss, 1, Answer(16)), 2) == [ClaimFailed(0, 1, (4,), 16, 2, fuse=3, stabilized=False)]
    assert noticed(GAME, play(hit, 1, Answer(17)), 2) == []
    assert noticed(GAME, play(hit, 0, Lay(0)), 2) == [PairCut(0, 1, 17, 40, 0, 40, 4)]


@rule("BB-347", "BB-090")
@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_a_plain_success_is_held_whatever_there_is_to_choose(viewer: Viewer) -> None:
    script: Script = [(0, Point(17)), (0, Say((4,))), (0, Lay(1)), (CLOCK, HOLD)]
    several, single = bomb(HIT, hold_ms=3000), bomb("A[1 4 9] B[2 4 7] C[6]", hold_ms=3000)

    told = stream(several, script, viewer)

    assert told == stream(single, script, viewer)
    assert [len(msgspec.to_builtins(step["events"])) for step in told] == [1, 1, 0, 1]


@rule("BB-347")
def test_a_plain_success_waits_for_the_claimer_in_everybodys_eyes() -> None:
    table = bomb(HIT, hold_ms=3000)
    play(table, 0, Point(17), Say((4,)), Lay(0))

    assert [seen_by(table, viewer).doing for viewer in (0, 1, 2, PUBLIC, FULL)] == ["held", "lay", "lay", "lay", "held"]
    assert [seen_by(table, viewer).waiting_on for viewer in (0, 1, 2, PUBLIC)] == [(), (0,), (0,), (0,)]


@rule("BB-347")
def test_an_explosion_is_shown_at_once() -> None:
    table = bomb("A[4 9] B[2r 3r 7]", hold_ms=3000)

    events = play(table, 0, DoubleDetect((16, 17)), Say((4,)))

    assert noticed(GAME, events, PUBLIC)[-1] == Exploded(0, "red_wire_hit", (16, 17))
    assert GAME.timers(table) == []


@rule("BB-347")
@pytest.mark.parametrize("single", [False, True])
def test_both_requests_are_sent_also_without_a_real_choice(single: bool) -> None:
    table = bomb("A[4 9] B[2 4 7]" if single else "A[4 4 9] B[4 4 7]")
    play(table, 0, DoubleDetect((16, 17)), Say((4,)))
    assert GAME.waiting_on(table) == [1]

    play(table, 1, Answer(17))

    assert GAME.waiting_on(table) == [0]


@rule("BB-347", "BB-373")
def test_the_limit_for_a_choice_is_shown_to_its_seat_alone() -> None:
    table = claimed(HIT, DoubleDetect((16, 17)), decision_seconds=60)
    assert [len(seen_by(table, viewer).timers) for viewer in (0, 1, 2, PUBLIC)] == [0, 1, 0, 0]

    play(table, 1, Answer(17))

    assert [len(seen_by(table, viewer).timers) for viewer in (0, 1, 2, PUBLIC)] == [1, 0, 0, 0]


@rule("BB-347")
@pytest.mark.parametrize("viewer", [2, 3, PUBLIC])
def test_talk_tells_nothing_about_what_is_being_settled(viewer: Viewer) -> None:
    hit, miss = claimed(HIT, DoubleDetect((16, 17))), claimed(MISS, DoubleDetect((16, 17)))
    for table in (hit, miss):
        play(table, 1, Answer(17))

    script: Script = [(3, Speak("careful"))]

    assert stream(hit, script, viewer) == stream(miss, script, viewer)


@rule("BB-346", "BB-347")
def test_whoever_asks_is_asked_something_new_only_when_it_is_told() -> None:
    table = claimed(HIT, DoubleDetect((16, 17)))
    epochs = [GAME.epoch(table, seat) for seat in range(4)]

    play(table, 1, Answer(17))

    changed = [seat for seat in range(4) if GAME.epoch(table, seat) != epochs[seat]]
    assert changed == [0, 1]


@rule("BB-344")
def test_a_ray_on_a_wire_tells_outsiders_the_wire_and_not_its_value() -> None:
    script: Script = [(0, Point(16)), (0, Say((4, 9)))]
    four = bomb("A[4 9] B[4 11] C[6]", cards="10", cut={10: 2})
    nine = bomb("A[4 9] B[9 11] C[6]", cards="10", cut={10: 2})

    assert stream(four, script, 2) == stream(nine, script, 2)
    assert tiles(four, 0)[1] == [40, None]
    assert tiles(nine, 0)[1] == [90, None]


# cards


@rule("BB-288")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_a_swap_tells_others_places_and_no_values(viewer: Viewer) -> None:
    script: Script = [(1, UseWalkieTalkies(3, 17)), (3, GiveWire(49))]
    one = bomb("A[3] B[2 5 9] C[7] D[1 4r 8]", cards="2", cut={2: 2})
    other = bomb("A[3] B[2 4r 9] C[7] D[1 5 8]", cards="2", cut={2: 2})

    assert stream(one, script, viewer) == stream(other, script, viewer)


@rule("BB-208", "BB-288")
def test_the_teammate_does_not_see_what_it_is_offered() -> None:
    script: Script = [(1, UseWalkieTalkies(3, 17))]
    one = bomb("A[3] B[2 5 9] C[7] D[1 8]", cards="2", cut={2: 2})
    other = bomb("A[3] B[2 6 9] C[7] D[1 8]", cards="2", cut={2: 2})

    assert stream(one, script, 3) == stream(other, script, 3)


@rule("BB-288")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_a_post_it_shows_its_value_to_all(viewer: Viewer) -> None:
    table = bomb("A[3] B[2 5 9] C[7]", cards="4", cut={4: 2})

    play(table, 1, UsePostIt(at(table, "B", 2)))

    wire = seen_by(table, viewer).stands[1].wires[1]
    assert (wire.token, wire.tile) == (5, None)


@rule("BB-288")
@pytest.mark.parametrize("viewer", [0, 1, 3, PUBLIC])
def test_open_cards_look_the_same_to_all(viewer: Viewer) -> None:
    script: Script = [(2, UseRewinder()), (2, UseRadar(6)), (0, UseStabilizer())]
    one = bomb("A[3 7] B[2 5 9] C[6 7] D[8]", cards="6 8 9", cut={6: 2, 8: 2, 9: 2}, fuse=2)
    other = one.clone()

    told = stream(one, script, viewer)

    for step, public in zip(told, stream(other, script, PUBLIC), strict=True):
        assert step["events"] == public["events"]


@rule("BB-349")
def test_a_known_foreign_wire_is_shown_to_who_gave_it_until_it_is_cut() -> None:
    table = bomb("A[3 9] B[2 8] C[3]", cards="2", cut={2: 2}, turn=2)
    play(table, 0, UseWalkieTalkies(1, 0))
    play(table, 1, GiveWire(16))
    assert tiles(table, 0)[1] == [30, None]
    assert tiles(table, 2)[1] == [None, None]

    play(table, 2, Point(16), Say((3,)), Lay(32))

    assert tiles(table, PUBLIC)[1] == [30, None]


@rule("BB-342", "BB-153")
def test_unlocking_and_validation_are_told_to_all() -> None:
    table = bomb("A[3 9] B[3 8]", cards="3", cut={3: 0})

    events = play(table, 0, Point(16), Say((3,)), Lay(0))

    assert noticed(GAME, events, PUBLIC)[-1] == Unlocked(3)


@rule("BB-132", "BB-346")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_a_yellow_token_shows_no_sort_value(viewer: Viewer) -> None:
    script: Script = [(0, Point(16)), (0, Say((9,)))]
    low, high = bomb("A[9] B[2y 8] C[6] D[5y]"), bomb("A[9] B[5y 8] C[6] D[2y]")

    assert stream(low, script, viewer) == stream(high, script, viewer)
    assert seen_by(low, viewer).stands[1].wires[0].token == YELLOW


@rule("BB-346", "BB-349")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_known_wire_that_is_found_stays_known_in_imagined_positions(viewer: Viewer) -> None:
    state, _ = GAME.setup(BombBustersOptions(3, mission=4, equipment=(2,)), SeededDice(21))
    state.phase, state.turn = TURN, 1
    wire = next(wire for wire in places(state, 3) if state.tile[wire] in [state.tile[own] for own in places(state, 2)])
    state.known_by[wire] = 1 << 0
    play(state, 1, Point(wire), Say((value_of(state.tile[wire]),)))

    seen = GAME.view(state, viewer)

    assert GAME.view(GAME.determinize(seen, viewer, SeededDice(1)), viewer) == seen
