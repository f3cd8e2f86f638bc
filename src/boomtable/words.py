"""A game's sentences in a player's language, from the Fluent catalogues in `words/` of its package."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from boomtable.core.errors import BoomtableError, IllegalAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event, Options, Outcome

LANGUAGES = ("en", "it", "es")
TABLE_PACKAGE = "boomtable.table"  # refusals and events that no game has to define
APART = ("boxes", "tips", "rules")  # folders of what only surprise boxes bring, of explanations and of the rules for players

_MESSAGE_ID = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)


class WordsError(BoomtableError):
    """A sentence is missing, or cannot be told with the facts it got."""


class Catalogue:
    """The messages of some packages in one language; no message stands in two of them."""

    def __init__(self, packages: list[str], language: str, functions: dict[str, Callable[..., Any]] | None = None) -> None:
        self.language = language
        self._packages = packages
        known: dict[str, Callable[..., Any]] = {"EACH": self._each, "YOU": _nobody, **(functions or {})}
        self._bundle = FluentBundle([language], functions=known, use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(catalogue_text(package, language)))

    def tell(self, message: str, part: str | None = None, /, **facts: object) -> str:
        """The message, or the attribute of it called `part`, with these facts filled in."""
        name = message if part is None else f"{message}.{part}"
        if not self._bundle.has_message(message):
            raise WordsError(f"the words of {self._packages[-1]} have no message {message} in {self.language!r}")
        found = self._bundle.get_message(message)
        pattern = found.value if part is None else found.attributes.get(part)
        if pattern is None:
            raise WordsError(f"the words of {self._packages[-1]} have no message {name} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, {key: _fact(value) for key, value in facts.items()})
        if errors:
            raise WordsError(f"message {name} cannot be told in {self.language!r}: {errors[0]}")
        return str(text)

    def has(self, message: str, part: str | None = None) -> bool:
        if not self._bundle.has_message(message):
            return False
        return part is None or part in self._bundle.get_message(message).attributes

    def _each(self, parts: object, message: str, by: str = ", ") -> str:
        """EACH($values, "board-value", by: " or ") in a message: each part told by that one, with the fact that its id ends in."""
        fact = str(message).rpartition("-")[2]
        told = [self.tell(str(message), **{fact: _number(part)}) for part in str(parts).split(", ") if part]
        return str(by).join(told)


class Words(Catalogue):
    """Tells what happens in a game with these options (by default the usual ones), with the names of those who sit there.

    `extra` packages add messages of their own.
    """

    def __init__(
        self,
        game: AnyGame,
        language: str = "en",
        names: list[str] | None = None,
        extra: list[str] | None = None,
        options: Options | None = None,
    ) -> None:
        self.names = names
        self._game = game
        self._options = options or game.options_type(game.info.min_seats)
        packages = [TABLE_PACKAGE, *(extra or []), package_of(game)]
        super().__init__(packages, language, functions={"SEAT": self._seat})

    def event(self, event: Event) -> str:
        return self.tell(f"event-{type(event).__name__}", **self._told(_facts(event)))

    def action(self, action: Action) -> str:
        return self.tell(f"action-{type(action).__name__}", **self._told(_facts(action)))

    def field(self, name: str, value: object) -> str:
        """One field of an action, as its sentence would show it."""
        return str(_fact(self._told({name: value})[name]))

    def refusal(self, error: IllegalAction) -> str:
        return f"{self.tell(f'refusal-{error.rule}', **error.facts)} [{error.rule}]"

    def end(self, outcome: Outcome) -> str:
        return self.tell(f"end-{outcome.reason}", winners=outcome.winners)

    def seat(self, seat: int) -> str:
        return self.names[seat] if self.names else self.tell("seat", number=seat)

    def _told(self, facts: dict[str, object]) -> dict[str, object]:
        return self._game.told(facts, self._options)

    def _seat(self, seats: object, you: str = "") -> str:
        """SEAT($by, you: "you") in a message: the name of that seat, or the names of several; no reader sits on one of them here."""
        return ", ".join(self.seat(int(part)) for part in str(seats).split(", ") if part)


def package_of(game: AnyGame) -> str:
    """The package that a game's words and ledger live in; a variant that subclasses a game has those of the game."""
    packages = [kind.__module__.rpartition(".")[0] for kind in type(game).__mro__]
    return next((package for package in packages if package and files(package).joinpath("words").is_dir()), packages[0])


def catalogue_text(package: str, language: str) -> str:
    """All sentences of a package. What few tables need lies apart, as a browser loads it only when it is wanted."""
    try:
        words = files(package).joinpath("words")
        apart = [words.joinpath(folder, f"{language}.ftl") for folder in APART]
        parts = [words.joinpath(f"{language}.ftl"), *(part for part in apart if part.is_file())]
        return "".join(part.read_text(encoding="utf-8") for part in parts)
    except (OSError, ImportError, ValueError) as error:
        raise WordsError(f"{package or 'a game outside a package'} has no words in {language!r}") from error


def message_ids(package: str, language: str) -> list[str]:
    return _MESSAGE_ID.findall(catalogue_text(package, language))


def _facts(struct: msgspec.Struct) -> dict[str, object]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _nobody(seat: object) -> str:
    """YOU($by) in a message: whether the reader is meant. What is told here is read by anybody."""
    return "no"


def _number(part: str) -> int | str:
    return int(part) if part.isdecimal() else part


def _fact(value: object) -> object:
    """A fact as messages can show it and choose by it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list)):
        return ", ".join(str(_fact(part)) for part in value)
    return value if isinstance(value, (int, float, str)) else str(value)
