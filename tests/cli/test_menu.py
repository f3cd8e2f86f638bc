"""Legal actions as a short numbered list."""

from boomtable.cli.menu import LIST_MOST, menu
from boomtable.core.schema import Action
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, Vouch
from boomtable.words import Words

WORDS = Words(SNIP)


def test_a_few_actions_are_listed_whole() -> None:
    assert menu([Vouch(0), Cut(2)], WORDS).drawn() == "   1  Vouch for wire 0\n   2  Cut wire 2"


def test_many_are_chosen_by_their_type_first() -> None:
    cuts: list[Action] = [Cut(wire) for wire in range(LIST_MOST)]
    shown = menu([Vouch(0), *cuts], WORDS)

    assert shown.rows == [("Vouch for a wire", [Vouch(0)]), ("Cut a wire", cuts)]


def test_then_field_by_field() -> None:
    cuts: list[Action] = [Cut(wire) for wire in range(LIST_MOST + 1)]
    shown = menu(cuts, WORDS)

    assert shown.question == "Which wire?"
    assert shown.rows[12] == ("12", [Cut(12)])
