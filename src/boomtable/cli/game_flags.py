"""Which game, and its options as flags derived from its options type."""

import argparse
import importlib
import re
import sys
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from boomtable.cli.usage import UsageError, whole_number
from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError, reason_of
from boomtable.core.game import AnyGame, Game
from boomtable.core.schema import Options, Preset
from boomtable.games import GAMES

_ELSEWHERE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")  # package.module:GAME
_FLAG = "option_{}"  # where the namespace keeps the text of an option


def find_game(name: str) -> AnyGame:
    """One of our games by its id, or any other game as package.module:GAME."""
    if name in GAMES:
        return GAMES[name]
    if not _ELSEWHERE.fullmatch(name):
        raise UsageError(f"there is no game {name!r}: choose from {', '.join(GAMES)}, or name yours as package.module:GAME")
    module, attribute = name.split(":")
    if "" not in sys.path:
        sys.path.append("")  # a game in the current folder is found, as with `python -m`
    try:
        game = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UsageError(f"the game {name!r} cannot be loaded: {error}") from error
    if not isinstance(game, Game):
        raise UsageError(f"the game {name!r} cannot be played: it is a {type(game).__name__}, not a Game")
    return game


def names_game(word: str) -> bool:
    return word in GAMES or _ELSEWHERE.fullmatch(word) is not None


def add_game_argument(parser: argparse.ArgumentParser, *, with_options: bool = True) -> None:
    """Add the game to a command, which then finds `args.game` and, unless it is for all options, `args.options`."""
    parser.add_argument("game", metavar="GAME", type=find_game, help=f"{', '.join(GAMES)}, or package.module:GAME")
    if with_options:
        parser.set_defaults(takes_options=True)
        parser.epilog = "Every option of a game is a flag, too: give GAME and --help to see them."


def add_option_flags(parser: argparse.ArgumentParser, game: AnyGame, meanings: dict[str, str] | None = None) -> None:
    """Add a flag for each option; `meanings` explains them."""
    parser.epilog = None
    group = parser.add_argument_group(f"options of {game.info.title}")
    seats = f"{game.info.min_seats} to {game.info.max_seats} (default {game.info.usual_seats})"
    group.add_argument("--seats", type=whole_number, metavar="N", help=seats)
    group.add_argument("--preset", metavar="NAME", help=f"start from these options: {', '.join(preset_names(game))}")
    for field in own_options(game):
        where: dict[str, Any] = {"dest": _FLAG.format(field.name), "help": explained(field, meanings or {})}
        if field.type is bool:
            where["action"] = argparse.BooleanOptionalAction
        else:
            where["metavar"] = field.name.upper()
        try:
            group.add_argument(flag(field.name), **where)
        except argparse.ArgumentError:  # the command has a flag of this name
            group.add_argument(f"--option-{field.name.replace('_', '-')}", **where)


def options_from(args: argparse.Namespace, game: AnyGame) -> Options:
    """The options that the flags ask for; OptionError when they do not make a game."""
    options = _start(game, args.seats, args.preset)
    asked = {}
    for field in own_options(game):
        text = getattr(args, _FLAG.format(field.name))
        if text is not None:
            asked[field.name] = parsed(field, text)
    options = msgspec.structs.replace(options, **asked)
    game.check_options(options)
    return options


def own_options(game: AnyGame) -> list[msgspec.structs.FieldInfo]:
    """The options that a game has besides the number of seats."""
    return [field for field in msgspec.structs.fields(game.options_type) if field.name != "seats"]


def preset_names(game: AnyGame) -> list[str]:
    return list(dict.fromkeys(preset.name for preset in _all_presets(game)))


def explained(field: msgspec.structs.FieldInfo, meanings: dict[str, str]) -> str:
    meaning = f"{meanings[field.name]}: " if field.name in meanings else ""
    return f"{meaning}{values_of(field.type)} (default {shown(field.default)})".replace("%", "%%")


def meanings_of(game: AnyGame) -> dict[str, str]:
    """What the options are for, from the game's words. Reading them takes longer than all the rest, so only the help does."""
    from boomtable.words import Words, WordsError

    try:
        words = Words(game)
    except WordsError:
        return {}
    return {field.name: words.tell(f"option-{field.name}") for field in own_options(game)}


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def parsed(field: msgspec.structs.FieldInfo, text: str | bool) -> object:
    """The value that the text of a flag stands for."""
    value: object = text
    try:
        if isinstance(text, str):
            if text[:1] in ("[", "{"):
                value = msgspec.json.decode(text)
            elif text.lower() == "none":
                value = None
            elif _is_list(field.type):
                value = [part.strip() for part in text.split(",") if part.strip()]
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.MsgspecError as error:
        raise OptionError(f"{flag(field.name)} cannot be {text!r}: {reason_of(error)}") from error


def values_of(kind: Any) -> str:
    """The values of an option, in words: `0 to 4`, `easy|hard`, `a comma list of …`."""
    info = kind if isinstance(kind, msgspec.inspect.Type) else msgspec.inspect.type_info(kind)
    match info:
        case msgspec.inspect.IntType(gt=None, ge=int(least), lt=int(beyond)):
            return f"{least} to {beyond - 1}"
        case msgspec.inspect.IntType(gt=None, ge=int(least), le=int(most)):
            return f"{least} to {most}"
        case msgspec.inspect.IntType():
            return "a whole number"
        case msgspec.inspect.FloatType():
            return "a number"
        case msgspec.inspect.StrType():
            return "text"
        case msgspec.inspect.BoolType():
            return "yes or no"
        case msgspec.inspect.NoneType():
            return "none"
        case msgspec.inspect.LiteralType(values=values):
            return "|".join(str(value) for value in values)
        case msgspec.inspect.UnionType(types=types):
            return ", or ".join(values_of(part) for part in types)
        case msgspec.inspect.VarTupleType(item_type=item) | msgspec.inspect.ListType(item_type=item):
            return f"a comma list, each {values_of(item)}"
        case msgspec.inspect.TupleType(item_types=items):
            return f"{len(items)} values with commas"
    return "JSON"


def shown(value: object) -> str:
    """A value as one would type it after its flag."""
    if isinstance(value, (tuple, list)):
        return ",".join(shown(part) for part in value) or "empty"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _is_list(kind: Any) -> bool:
    if get_origin(kind) in (Union, UnionType):
        return any(_is_list(part) for part in get_args(kind))
    return get_origin(kind) in (tuple, list) or kind in (tuple, list)


def _start(game: AnyGame, seats: int | None, preset: str | None) -> Options:
    if preset is None:
        return game.options_type(game.info.usual_seats if seats is None else seats)
    found = [p for p in _all_presets(game) if p.name == preset and seats in (None, p.options.seats)]
    if not found:
        at = "" if seats is None else f" for {seats} seats"
        raise OptionError(f"{game.info.title} has no preset {preset!r}{at}: choose from {', '.join(preset_names(game)) or 'none'}")
    usual = [p for p in found if p.options.seats == game.info.usual_seats]
    return game.draw_lots((usual or found)[0].options, SeededDice(0))  # so that a seed means the same game again


def _all_presets(game: AnyGame) -> list[Preset]:
    return [preset for seats in range(game.info.min_seats, game.info.max_seats + 1) for preset in game.presets(seats)]
