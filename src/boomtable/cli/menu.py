"""Legal actions as a short numbered list, however many there are."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeVar

from boomtable.core.schema import Action
from boomtable.words import Words

T = TypeVar("T", bound=Hashable)

LIST_MOST = 12  # more actions than this are chosen step by step: the type, then field by field


@dataclass(frozen=True)
class Menu:
    question: str  # empty where the rows speak for themselves
    rows: list[tuple[str, list[Action]]]  # a label and the actions that remain when it is chosen

    def drawn(self) -> str:
        numbered = [f"{number:>4}  {label}" for number, (label, _) in enumerate(self.rows, 1)]
        return "\n".join([self.question, *numbered] if self.question else numbered)


def menu(actions: list[Action], words: Words) -> Menu:
    """The menu for the next step towards one of `actions`."""
    if len(actions) <= LIST_MOST:
        return Menu("", [(words.action(action), [action]) for action in actions])
    kinds = _grouped(actions, type)
    if len(kinds) > 1:
        return Menu("", [(words.tell(f"action-{kind.__name__}", "name"), group) for kind, group in kinds.items()])
    for field in actions[0].__struct_fields__:
        values = _grouped(actions, attrgetter(field))
        if len(values) > 1:
            question = words.tell(f"action-{type(actions[0]).__name__}", field)
            return Menu(question, [(words.field(field, value), group) for value, group in values.items()])
    raise AssertionError("two legal actions are the same")


def _grouped(actions: list[Action], by: Callable[[Action], T]) -> dict[T, list[Action]]:
    groups: dict[T, list[Action]] = {}
    for action in actions:
        groups.setdefault(by(action), []).append(action)
    return groups
