"""The arenas of Blast Tactics for those who design their own: the shipped ones as text, and what is wrong with a new one."""

from __future__ import annotations

from boomtable.core.errors import OptionError
from boomtable.games.blast_tactics.arenas import plan, symmetry, validator
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.server.extensions.blast_tactics.requests import ArenaCard, ArenaProblem, ArenaReport

UNREADABLE = "unreadable"  # text that is not even in the text form


def cards() -> list[ArenaCard]:
    return [ArenaCard(name, plan.read(text).players, text.strip()) for name, text in TEXTS.items()]


def report(text: str) -> ArenaReport:
    """All problems of an arena; if there are none, which pairs of seats are equal by construction (BT-366)."""
    try:
        read = plan.read(text)
    except OptionError as error:
        return ArenaReport([ArenaProblem(UNREADABLE, str(error), [], {})], [], fair=False)
    problems = [ArenaProblem(found.kind, str(found), found.squares, found.facts, found.rule) for found in validator.found(read)]
    if problems:
        return ArenaReport(problems, [], fair=False)
    return ArenaReport([], symmetry.equal_seats(read), fair=symmetry.is_fair(read))
