"""It's a Bomb!: who sees what. Worlds that differ in hidden facts alone must look, sound and answer the same."""

import msgspec
import pytest

from boomtable.bots import BOTS, Bot, Wait
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action, ChangeHands, Event, View
from boomtable.core.seats import FULL, PUBLIC, TABLE, Viewer, is_seat
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import LETTERS, LOOK
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombOptions, LookedAt, Mark, Pass, Settle, Use
from boomtable.games.its_a_bomb.state import ItsABombState
from boomtable.laws.probe import answers
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from boomtable.table.stream import noticed
from tests.games.its_a_bomb.positions import G7, ask, bomb, choose, cut, legal, passes, passes_all, play, point, seen_by, use

rule = pytest.mark.rule

Script = list[tuple[int, Action]]
EVERYBODY = (0, 1, 2, PUBLIC)
ATTEMPTS: list[Action] = [Ask(0), Ask(1, 5), Cut(0), Cut(2), ChooseBlock(0), Use("SPOT", 0), Use("SPOT", 2), Use("SURV"), Pass(), Settle()]


def shown(table: ItsABombState, viewer: Viewer) -> str:
    """The kinds that a viewer knows, in reading order."""
    return "".join("?" if tile.kind is None else LETTERS[tile.kind] for tile in seen_by(table, viewer).tiles)


def all_that(viewer: Viewer, table: ItsABombState, events: list[Event]) -> dict[str, object]:
    """What a viewer can get out of a position and of what led to it."""
    looks: dict[str, object] = {"events": noticed(GAME, events, viewer), "view": GAME.view(table, viewer)}
    if is_seat(viewer):
        looks["offers"] = GAME.offers(table, viewer)
        looks["legal"] = GAME.legal_actions(table, viewer)
        looks["epoch"] = GAME.epoch(table, viewer)
        looks["refusals"] = answers(GAME, table, viewer, ATTEMPTS)
    return looks


def stream(table: ItsABombState, script: Script, viewer: Viewer) -> list[dict[str, object]]:
    return [all_that(viewer, table, []), *(all_that(viewer, table, play(table, actor, action)) for actor, action in script)]


# the table of the ledger


@rule("IB-220", "IB-222")
def test_face_down_tiles_are_hidden_from_everybody() -> None:
    table = bomb("R Y\nX .\n", seats=3)

    for viewer in EVERYBODY:
        assert shown(table, viewer) == "????"
    assert shown(table, FULL) == "RYX."


@rule("IB-220")
def test_face_up_marked_and_spotted_tiles_are_seen_by_all() -> None:
    table = bomb("R Y\nX .\n", seats=3, up="r1c1", marked="r2c1", spotted="r1c2")

    for viewer in EVERYBODY:
        assert shown(table, viewer) == "RYX?"


@rule("IB-220", "IB-221", "IB-135")
def test_the_line_in_question_is_seen_by_the_crisis_unit_alone_and_for_good() -> None:
    table = bomb("R Y\nX .\n", seats=3)

    events = ask(table, "r2")

    assert [event for event in events if isinstance(event, LookedAt)] == [LookedAt((2, 3), (5, 9), audience=1)]
    for viewer in (1, 2, PUBLIC):
        assert not [event for event in noticed(GAME, events, viewer) if isinstance(event, LookedAt)]
        assert shown(table, viewer) == "????"
        question = seen_by(table, viewer).question
        assert question is not None
        assert question.line == 1
    assert shown(table, 0) == "??X."
    passes_all(table)
    cut(table, "r1c1")
    assert shown(table, 0) == "R?X."


@rule("IB-030", "IB-135", "IB-220")
@pytest.mark.parametrize("unit", [0, 1, 2])
def test_what_is_behind_the_tiles_goes_to_the_seat_of_the_crisis_unit(unit: int) -> None:
    table = bomb("R Y\nX .\n", seats=3, crisis_unit=unit)

    events = ask(table, "r2")

    for viewer in EVERYBODY:
        looked = [event.kinds for event in noticed(GAME, events, viewer) if isinstance(event, LookedAt)]
        assert (looked, shown(table, viewer)) == (([(5, 9)], "??X.") if viewer == unit else ([], "????"))


@rule("IB-220")
def test_an_answer_is_public_once_it_is_placed() -> None:
    table = bomb("R Y\nX .\n", seats=3)
    ask(table, "r1")
    for viewer in EVERYBODY:
        assert seen_by(table, viewer).answers == ()

    passes(table)

    for viewer in EVERYBODY:
        assert [answer.counts for answer in seen_by(table, viewer).answers] == [(1, 1, 0, 0, 0, 0, 0, 0)]


@rule("IB-220")
def test_the_tile_pointed_at_is_public_and_hidden() -> None:
    table = bomb("R Y\nX .\n", seats=3, cards="SAPP")

    point(table, "r2c1")

    for viewer in EVERYBODY:
        assert (seen_by(table, viewer).pointed, shown(table, viewer)) == (2, "????")
    use(table, "SAPP")
    for viewer in EVERYBODY:
        assert (seen_by(table, viewer).pointed, shown(table, viewer)) == (None, "??X?")


@rule("IB-220", "IB-131")
def test_the_tiles_of_a_block_are_seen_by_the_crisis_unit_alone() -> None:
    table = bomb("R Y\nX .\n", seats=3, cards="XRAY")
    use(table, "XRAY")

    choose(table, "r1c1")

    assert shown(table, 0) == "RYX."
    for viewer in (1, 2, PUBLIC):
        assert shown(table, viewer) == "????"
        assert [note.counts for note in seen_by(table, viewer).notes] == [(1, 1, 0, 0, 0, 1, 0, 0)]


@rule("IB-220", "IB-226")
def test_employees_and_spectators_see_the_same() -> None:
    table = bomb(G7, seats=4, votes=(1, 2, 3), cards="XRAY SPOT DISP HACK", decision_seconds=60)
    script: Script = [
        (0, Use("XRAY")),
        (1, ChooseBlock(3)),
        (2, ChooseBlock(3)),
        (1, Mark(3, (0, 5))),
        (1, Ask(0)),
        (2, Ask(0)),
        (0, Use("SPOT", 0)),
        (0, Pass()),
        (0, Use("DISP")),
        (3, Ask(6)),
        (1, Ask(6)),
        (0, Pass()),
        (0, Pass()),
        (2, Cut(1)),
    ]
    for actor, action in script:
        events = play(table, actor, action)
        views = [GAME.view(table, viewer) for viewer in (1, 2, 3, PUBLIC)]
        assert all(view == views[0] for view in views)
        heard = [noticed(GAME, events, viewer) for viewer in (1, 2, 3, PUBLIC)]
        assert all(told == heard[0] for told in heard)


@rule("IB-220")
def test_which_cards_could_be_used_is_offered_to_the_crisis_unit_alone() -> None:
    table = bomb("R Y\n. .\n", seats=3, cards="SPOT")
    ask(table, "r1")

    assert legal(table, 0, Use) == [Use("SPOT", 0), Use("SPOT", 1)]
    for seat in (1, 2):
        assert GAME.offers(table, seat) == []


# two worlds


def worlds(one: str, other: str, **facts: object) -> tuple[ItsABombState, ItsABombState]:
    return bomb(one, seats=3, **facts), bomb(other, seats=3, **facts)  # type: ignore[arg-type]


def the_same(tables: tuple[ItsABombState, ItsABombState], script: Script, viewers: tuple[Viewer, ...]) -> bool:
    return all(stream(tables[0].clone(), script, viewer) == stream(tables[1].clone(), script, viewer) for viewer in viewers)


@rule("IB-222", "IB-223", "IB-224", "IB-225")
def test_from_question_to_answer_employees_learn_nothing() -> None:
    """Other tokens, no tokens, a tile to spot or none: until the answer is placed all is the same."""
    tables = worlds("R Y X\n. . .\n", ". . .\nR Y X\n", cards="SPOT SURV DISP HACK", decision_seconds=60, crisis_unit_seconds=45)
    script: Script = [(1, Ask(0))]

    assert the_same(tables, script, (1, 2, PUBLIC))
    assert not the_same(tables, script, (0,))
    assert not the_same(tables, [*script, (0, Pass())], (1,))


@rule("IB-225")
def test_the_places_of_tokens_stay_hidden() -> None:
    tables = worlds("R Y X\n. . .\nR . Y\n", "X R Y\n. . .\n. Y R\n", cards="DISP HACK", decision_seconds=60)
    script: Script = [(1, Ask(0)), (0, Pass()), (0, Pass()), (0, Use("HACK")), (2, Ask(1)), (0, Pass()), (0, Pass()), (1, Ask(2))]

    assert the_same(tables, script, (1, 2, PUBLIC))


@rule("IB-225")
def test_a_disturbed_answer_tells_nothing_of_other_kinds() -> None:
    tables = worlds("R Y X\n. . .\nR . Y\n", "X R R\n. Y .\n. Y .\n", deck="D 30 20 10 E", cards="RADIO")
    script: Script = [(1, Ask(0, 5)), (0, Pass())]

    assert the_same(tables, script, (1, 2, PUBLIC))
    assert not the_same(tables, [(1, Ask(0, 5)), (0, Use("RADIO")), (0, Pass())], (1,))


@rule("IB-225")
def test_the_halves_and_the_block_hide_their_places() -> None:
    tables = worlds("R Y X .\nX . . .\n", "Y R . X\n. X . .\n", cards="XRAY DRAU ARCH")
    script: Script = [(0, Use("ARCH")), (0, Use("XRAY")), (1, ChooseBlock(0)), (1, Ask(0)), (0, Use("DRAU")), (0, Pass())]

    assert the_same(tables, script, (1, 2, PUBLIC))


@rule("IB-225", "IB-135")
def test_the_crisis_unit_knows_nothing_of_what_it_has_not_looked_at() -> None:
    tables = worlds("R Y X .\nR X . .\n", "R Y X .\nX R . .\n", cards="ARCH SAPP")
    script: Script = [(0, Use("ARCH")), (1, Ask(0)), (0, Pass()), (2, Cut(4))]

    assert the_same(tables, script, (0, 1, 2, PUBLIC))
    assert not the_same(tables, [*script, (0, Pass())], (0,))


@rule("IB-223", "IB-225")
def test_refusals_of_the_spotter_depend_on_the_line_it_sees() -> None:
    tables = worlds("R Y X .\n. . . .\n", ". Y X R\n. . . .\n", cards="SPOT")

    assert the_same(tables, [(1, Ask(0))], (1, 2, PUBLIC))
    ask(tables[0], "r1")
    ask(tables[1], "r1")
    assert legal(tables[0], 0, Use)[0] == Use("SPOT", 0)
    assert legal(tables[1], 0, Use)[0] == Use("SPOT", 1)


@rule("IB-104", "IB-225")
def test_a_broken_order_reveals_nothing_but_itself() -> None:
    tables = worlds("R Y .\n. R .\n", "R Y .\nR . .\n", order="RY")

    assert the_same(tables, [], (0, 1, PUBLIC))
    for table in tables:
        assert cut(table, "r1c2") == "wasted"
        assert table.ended == "order_broken"


# who else looks


@rule("IB-227", "IB-264", "IB-244")
def test_bots_get_the_view_of_their_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, View]] = []

    class Onlooker(Bot):
        def choose(self, view: View, legal: list[Action]) -> Action | Wait:
            given.append((self.seat, view))
            assert not any(isinstance(action, Mark) for action in legal)
            return legal[self.dice.pick(len(legal))]

    monkeypatch.setitem(BOTS, "onlooker", Onlooker)
    playing = Playing(Match(GAME, ItsABombOptions(3, scenario=12), Seating(("onlooker",))), 0)

    while not playing.table.over:
        views = [GAME.view(playing.table.state, seat) for seat in range(3)]
        given.clear()
        playing.step()
        assert given
        assert all(view == views[seat] for seat, view in given)


@rule("IB-263", "IB-326")
def test_whoever_takes_over_the_crisis_unit_inherits_what_it_has_looked_at() -> None:
    table = bomb(G7, seats=3, cards="SPOT")
    ask(table, "r1")
    before = all_that(0, table, [])

    play(table, TABLE, ChangeHands(0, bot=True))

    assert table.step == LOOK
    assert all_that(0, table, []) == before
    play(table, TABLE, ChangeHands(0, bot=False))
    assert all_that(0, table, []) == before


@rule("IB-222")
def test_views_hold_no_hidden_fact_beyond_those_of_the_ledger() -> None:
    """Whatever lies behind the tiles: an employee's view is built from public facts."""
    table = bomb(G7, seats=3, cards="XRAY SPOT")
    use(table, "XRAY")
    choose(table, "r4c1")
    ask(table, "r1")
    use(table, "SPOT", "r1c4")
    passes_all(table)
    text = msgspec.json.encode(GAME.view(table, 1))

    other = GAME.determinize(GAME.view(table, 1), 1, SeededDice(3))

    assert other.tile != table.tile
    assert msgspec.json.encode(GAME.view(other, 1)) == text
