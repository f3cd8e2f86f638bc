"""What bots of a team would do in a person's place: It's a Bomb! employees speak through suggestions, and the Crisis Unit is silent."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from boomtable.bots import find, make
from boomtable.bots.adviser import PROPOSED
from boomtable.core.seats import Seat
from boomtable.games import GAMES
from boomtable.games.its_a_bomb.schema import ItsABombOptions, ItsABombView
from boomtable.server.bots.advising import advise
from boomtable.server.bots.worker_messages import Consult, Counsel, Mate
from boomtable.table.digest import digest
from boomtable.table.table import Table

rule = pytest.mark.rule
GAME = GAMES["its_a_bomb"]
ME, UNIT, SPARK, UMA = 0, 1, 2, 3
SEED = 7
CAP_MS = 60_000  # more than a bot needs here: what it thinks does not depend on the machine
OPTIONS = ItsABombOptions(seats=4, scenario=1, crisis_unit=UNIT, deciding="vote", voters=(ME,))


def begun(*actions: tuple[Seat, dict[str, Any]], seed: int = 1) -> Table:
    table = Table(GAME, OPTIONS, seed=seed)
    for seat, action in actions:
        table.submit(seat, msgspec.convert(action, GAME.action_type))
    return table


def seen(table: Table, seat: Seat) -> ItsABombView:
    view = GAME.view(table.state, seat)
    assert isinstance(view, ItsABombView)
    return view


def asked(table: Table, seat: Seat, *mates: Mate) -> Counsel:
    options = msgspec.Raw(msgspec.json.encode(OPTIONS))
    return advise(Consult("a/0/1", "its_a_bomb", options, seat, msgspec.Raw(msgspec.json.encode(seen(table, seat))), list(mates), SEED))


def mate(seat: Seat, name: str = "standard") -> Mate:
    return Mate(seat, name, CAP_MS)


@rule("IB-160", "IB-244")
@pytest.mark.parametrize("level", ["novice", "standard", "expert"])
def test_every_level_makes_its_suggestion(level: str) -> None:
    table = begun()
    view, legal = seen(table, ME), GAME.legal_actions(table.state, ME)

    rows = asked(table, ME, mate(SPARK, level)).proposals

    [row] = [row for row in rows if row.by]
    budget = replace(find(level, GAME)[1], ms=CAP_MS)
    would = make(level, GAME, OPTIONS, SPARK, SEED, budget).suggest(view, legal)
    assert (row.by, row.action) == ([SPARK], msgspec.json.encode(would).decode())
    assert row.reason in ("ask", "sure", "calm", "risk")


@rule("IB-244")
def test_those_who_agree_are_named_together_and_the_crisis_unit_is_silent() -> None:
    rows = asked(begun(), ME, mate(UNIT), mate(SPARK), mate(UMA)).proposals

    assert [row.by for row in rows if row.by] == [[SPARK, UMA]]
    assert len(rows) == len({row.piece for row in rows}) <= PROPOSED


@rule("IB-244")
def test_nobody_suggests_anything_to_the_crisis_unit() -> None:
    rows = asked(begun((ME, {"type": "Ask", "line": 0, "kind": None})), UNIT, mate(SPARK), mate(UMA)).proposals

    assert [row.by for row in rows] == [[]]


@rule("IB-160")
def test_without_bots_the_rows_are_the_advisers() -> None:
    table = begun()

    plain, alike = asked(table, ME), asked(table, ME, mate(SPARK, "expert"))

    assert plain.proposals[0].action == alike.proposals[0].action
    assert all(not row.by for row in plain.proposals)


@rule("IB-160")
def test_a_suggestion_counts_for_nothing() -> None:
    table = begun()
    before = digest(table.state)

    asked(table, ME, mate(SPARK), mate(UMA))

    assert digest(table.state) == before
    assert seen(table, ME).proposals == ()
