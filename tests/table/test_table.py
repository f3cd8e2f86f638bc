"""The table: prepare and accept, updates with numbers of their own, staleness, pauses, undo, timers."""

import pytest

from boomtable.core.errors import IllegalAction, MalformedAction, OptionError
from boomtable.core.schema import Action, Pause, Paused, Resume, Resumed, TimeUp, Undo, Undone
from boomtable.core.seats import CLOCK, FULL, PUBLIC, TABLE
from boomtable.games import SNIP
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import Cut, Dealt, SnipOptions, Vouch, Vouched, WireCut
from boomtable.table import Table
from tests.table.variants import KITCHEN, DicedSnip, PatientSnip, WhisperedSnip

rule = pytest.mark.rule

RED_AT_3 = [0, 0, 0, 1, 0, 0]


def table_of(game: type[Snip] = Snip) -> Table:
    return Table(game(), SnipOptions(3), setup_rolls=RED_AT_3)


def refusal(table: Table, actor: int, action: Action, *, seen: int | None = None) -> str:
    before = table.state.dump()
    with pytest.raises(IllegalAction) as refused:
        table.submit(actor, action, seen=seen)
    assert table.state.dump() == before
    return str(refused.value)


def test_preparing_changes_nothing() -> None:
    table = table_of()
    before = table.state.dump()

    pending = table.prepare(0, Cut(2), at=5)

    assert pending.events == [WireCut(0, 2, 0)]
    assert (table.state.dump(), table.entries, table.seen(1)) == (before, [], 1)


def test_accepting_makes_it_so() -> None:
    table = table_of()

    table.accept(table.prepare(0, Cut(2), at=5))

    assert [(e.at, e.actor, e.action, e.rolls) for e in table.entries] == [(5, 0, Cut(2), [])]
    assert SNIP.waiting_on(table.state) == [1]


def test_a_pending_entry_is_accepted_once() -> None:
    table = table_of()
    pending = table.prepare(0, Cut(2), at=0)
    table.accept(pending)

    with pytest.raises(AssertionError, match="another entry was accepted"):
        table.accept(pending)


def test_an_illegal_action_changes_nothing_and_is_not_logged() -> None:
    table = table_of()

    assert refusal(table, 0, Cut(0)) == "seat 0 cannot cut wire 0: it is its own [SN-003]"
    assert table.entries == []


def test_options_are_checked_before_anything_else() -> None:
    with pytest.raises(OptionError, match="Snip cannot seat 9"):
        Table(SNIP, SnipOptions(9))


def test_each_viewer_gets_its_own_story() -> None:
    table = table_of()
    table.submit(0, Vouch(1), at=70)

    assert table.update(1).events == [Dealt(0, None), Dealt(1, (0, 1)), Dealt(2, None), Vouched(0, 1)]
    assert table.update(PUBLIC, since=1).events == [Vouched(0, 1)]
    assert table.update(FULL).events[1] == Dealt(1, (0, 1))
    assert [offer.type for offer in table.update(1).offers] == ["Vouch", "Cut"]
    assert table.update(0).offers == table.update(PUBLIC).offers == []
    assert (table.update(2).n, table.update(2).at) == (2, 70)


def test_a_number_rises_only_for_those_who_noticed() -> None:
    table = table_of(WhisperedSnip)

    table.submit(0, Vouch(0), at=40)

    assert {viewer: table.seen(viewer) for viewer in table.viewers()} == {0: 2, 1: 2, 2: 1, PUBLIC: 1, FULL: 2, KITCHEN: 2}
    assert table.update(KITCHEN, since=1).events == [Vouched(0, 0)]
    assert (table.update(2).at, table.update(2, since=1).events) == (0, [])


@rule("TB-001")
def test_an_action_for_an_older_question_is_stale() -> None:
    table = table_of()
    table.submit(0, Cut(2))
    table.submit(1, Cut(0))

    assert refusal(table, 2, Cut(1), seen=2) == "seat 2 cannot do that any more: something happened in between [TB-001]"
    table.submit(2, Cut(1), seen=3)


@rule("TB-001")
@pytest.mark.parametrize("seen", [0, 2])
def test_nobody_has_seen_an_update_that_was_not_sent(seen: int) -> None:
    with pytest.raises(MalformedAction, match=f"seat 0 cannot have seen update {seen}: it got 1"):
        table_of().submit(0, Cut(2), seen=seen)


@rule("TB-001", "TB-004")
def test_an_undo_makes_older_sights_stale() -> None:
    table = table_of(PatientSnip)
    table.submit(0, Vouch(0))
    table.submit(0, Undo())

    assert refusal(table, 0, Vouch(0), seen=1).endswith("[TB-001]")
    table.submit(0, Vouch(0), seen=3)


@rule("TB-002")
def test_nobody_acts_and_no_timer_ends_at_a_paused_table() -> None:
    table = table_of(PatientSnip)

    assert table.submit(TABLE, Pause()) == [Paused()]

    assert refusal(table, 0, Cut(2)) == "Cut is not possible: the table is paused [TB-002]"
    assert refusal(table, 0, Cut(2), seen=1).endswith("[TB-002]")
    assert refusal(table, CLOCK, TimeUp("turn", 0)) == "TimeUp is not possible: the table is paused [TB-002]"
    assert table.update(0).offers == []
    assert table.update(0).paused
    assert table.submit(TABLE, Resume()) == [Resumed()]
    table.submit(0, Cut(2))


@rule("TB-003")
def test_only_the_table_pauses_and_only_by_turns() -> None:
    table = table_of()
    sentence = "is not possible: only the table pauses and resumes, by turns [TB-003]"

    assert refusal(table, 0, Pause()) == f"Pause {sentence}"
    assert refusal(table, TABLE, Resume()) == f"Resume {sentence}"
    table.submit(TABLE, Pause())
    assert refusal(table, TABLE, Pause()) == f"Pause {sentence}"


@rule("TB-004")
def test_a_seat_takes_back_its_own_last_action() -> None:
    table = table_of(PatientSnip)
    before = table.state.dump()
    table.submit(0, Vouch(0))
    assert table.update(0).offers[-1].type == "Undo"

    assert table.submit(0, Undo()) == [Undone(0)]

    assert table.state.dump() == before
    assert len(table.entries) == 2
    assert not table.can_undo(0)


@rule("TB-004")
def test_nobody_takes_back_what_somebody_else_did() -> None:
    table = table_of(PatientSnip)
    table.submit(0, Vouch(0))

    assert refusal(table, 1, Undo()) == "seat 1 cannot take anything back now [TB-004]"
    table.submit(1, Vouch(2))
    assert refusal(table, 0, Undo()).endswith("[TB-004]")


@rule("TB-004")
def test_nobody_takes_back_what_dice_decided() -> None:
    table = table_of(DicedSnip)
    table.submit(0, Vouch(0))

    assert table.entries[-1].rolls != []
    assert refusal(table, 0, Undo()) == "seat 0 cannot take anything back now [TB-004]"


@rule("TB-004")
def test_games_that_do_not_say_so_have_no_undo() -> None:
    table = table_of()
    table.submit(0, Vouch(0))

    assert refusal(table, 0, Undo()).endswith("[TB-004]")


@rule("TB-005")
def test_a_timer_ends_while_it_runs() -> None:
    table = table_of(PatientSnip)

    table.submit(CLOCK, TimeUp("turn", 0), at=30_000)

    assert isinstance(table.happened[-1][0], WireCut)
    assert len(table.entries[-1].rolls) == 1


@rule("TB-005")
def test_no_other_timer_ends_and_nobody_else_ends_it() -> None:
    table = table_of(PatientSnip)

    assert refusal(table, CLOCK, TimeUp("turn", 1)) == "timer turn 1 cannot end: it does not run [TB-005]"
    assert refusal(table, 0, TimeUp("turn", 0)) == "timer turn 0 cannot end: only the clock ends it [TB-005]"
    assert refusal(table, CLOCK, Cut(2)) == "Cut is not possible: the clock only ends timers [TB-005]"


@rule("TB-006")
@pytest.mark.parametrize("actor", [3, PUBLIC, FULL])
def test_strangers_do_not_act(actor: int) -> None:
    assert refusal(table_of(), actor, Cut(2)) == f"seat {actor} cannot act: there are 3 seats [TB-006]"


@rule("TB-007")
def test_after_the_end_nothing_is_logged() -> None:
    table = table_of(PatientSnip)
    table.submit(0, Cut(3))

    assert refusal(table, TABLE, Pause()) == "Pause is not possible: the game is over [TB-007]"
    assert refusal(table, CLOCK, TimeUp("turn", 1)).endswith("[TB-007]")
    assert refusal(table, 0, Undo()).endswith("[TB-007]")
    assert refusal(table, 1, Cut(0)).endswith("[SN-008]")


def test_time_never_runs_backwards() -> None:
    table = table_of()
    table.submit(0, Cut(2), at=10)

    with pytest.raises(AssertionError, match="backwards"):
        table.submit(1, Cut(0), at=9)
