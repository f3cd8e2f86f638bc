"""A finished game that several tests look at."""

from __future__ import annotations

from dataclasses import dataclass

from tests.browser.knowledge import careful
from tests.browser.lobby import game_of
from tests.browser.person import People, Person
from tests.browser.snip_table import play_together


@dataclass(frozen=True)
class Finished:
    ada: Person  # seat 0
    bea: Person  # seat 1
    table: str
    moves: list[tuple[int, int]]  # who did something to which wire


def play_finished(guests: People) -> Finished:
    ada, bea = guests.invite("Ada"), guests.invite("Bea")
    tables = game_of([ada, bea])
    moves = play_together(tables, careful([ada, bea]))
    return Finished(ada, bea, table_of(ada), moves)


def table_of(person: Person) -> str:
    """The table whose page this person looks at."""
    return person.page.url.partition("#")[0].rpartition("/")[2]
