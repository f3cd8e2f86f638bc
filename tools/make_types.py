"""Writes the web client's types from the schemas that travel; `--check` only says whether they are stale."""

import argparse
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as schema

from boomtable.core import seats
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event
from boomtable.games import GAMES
from boomtable.server.extensions.blast_tactics import requests as arena_requests
from boomtable.server.protocol import messages, requests

HOUSE = Path(__file__).resolve().parents[1]
WEB = Path("web/src")
SHARED = WEB / "net" / "wire.gen.ts"
INFO = WEB / "net" / "game_info.gen.ts"
VIEWERS = ("PUBLIC", "FULL", "FIRST_AUDIENCE")
STAND_INS = (Action, Event)  # a game's own actions and events come in their place
BARE = (messages.ClientMessage, messages.ServerMessage, requests.Request)  # what others are made from; travels never
WIDTH = 140
BY_HAND = "// Made by tools/make_types.py from the Python schemas. Do not edit."
PLAIN: dict[type[schema.Type], str] = {
    schema.IntType: "number",
    schema.FloatType: "number",
    schema.StrType: "string",
    schema.BoolType: "boolean",
    schema.NoneType: "null",
    schema.RawType: "unknown",
    schema.AnyType: "unknown",
}


@dataclass
class Sheet:
    """One file of types. What `elsewhere` declares is imported instead of declared again."""

    elsewhere: frozenset[type] = frozenset()
    declared: dict[str, str] = field(default_factory=dict)
    structs: set[type] = field(default_factory=set)
    imported: set[str] = field(default_factory=set)

    def add(self, kind: Any) -> str:
        """The TypeScript for a Python type; structs it is made of are declared on the way."""
        return self._of(schema.type_info(kind))

    def name_union(self, name: str, union: Any) -> None:
        self.declared[name] = _folded(f"export type {name} = {self.add(union)};")

    def _of(self, info: schema.Type) -> str:
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, schema.Metadata):
            return self._of(info.type)
        if isinstance(info, schema.StructType):
            return self._struct(info)
        if isinstance(info, schema.UnionType):
            return " | ".join(dict.fromkeys(self._of(part) for part in info.types))
        if isinstance(info, schema.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        if isinstance(info, (schema.ListType, schema.VarTupleType, schema.SetType, schema.FrozenSetType)):
            return f"readonly {_grouped(self._of(info.item_type))}[]"
        if isinstance(info, schema.TupleType):
            return f"readonly [{', '.join(self._of(part) for part in info.item_types)}]"
        if isinstance(info, schema.DictType):
            return f"{{ readonly [key: string]: {self._of(info.value_type)} }}"
        raise TypeError(f"{info} cannot be written as a TypeScript type: make_types does not know its kind")

    def _struct(self, info: schema.StructType) -> str:
        name = info.cls.__name__
        if info.cls in self.elsewhere:
            self.imported.add(name)
        elif info.cls not in self.structs:
            self.structs.add(info.cls)  # a struct may hold itself
            self.declared[name] = ""
            self.declared[name] = self._declaration(name, info)
        return name

    def _declaration(self, name: str, info: schema.StructType) -> str:
        lines = [f"export interface {name} {{"]
        if info.tag is not None:
            tag = "string" if info.cls in STAND_INS else f'"{info.tag}"'
            lines.append(f"  readonly {info.tag_field}: {tag};")
        for each in info.fields:
            if each.name == "audience" and issubclass(info.cls, Event):
                continue  # stripped before it travels
            absent = "?" if _may_be_absent(info.cls, each) else ""
            lines.append(_folded(f"  readonly {each.encode_name}{absent}: {self._of(each.type)};"))
        return "\n".join([*lines, "}"])


def _grouped(text: str) -> str:
    return f"({text})" if "|" in text or text.startswith("readonly") else text


def _folded(line: str) -> str:
    """The line, folded where it is too long; a single type is never taken apart."""
    return textwrap.fill(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def _may_be_absent(struct: type[msgspec.Struct], each: schema.Field) -> bool:
    """Whether a field may be missing: the client may omit any default, the server only where the struct does."""
    sent_by_client = issubclass(struct, (requests.Request, Action))
    return not each.required and (sent_by_client or struct.__struct_config__.omit_defaults)


def _structs_of(module: ModuleType) -> Iterable[type[msgspec.Struct]]:
    for value in vars(module).values():
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__ and value not in BARE:
            yield value


def shared_types() -> tuple[str, frozenset[type]]:
    """The types of the socket and of HTTP, and the structs they were made from."""
    sheet = Sheet()
    for module in (messages, requests, arena_requests):
        for struct in _structs_of(module):
            sheet.add(struct)
    sheet.name_union("FromClient", messages.FromClient)
    sheet.name_union("FromServer", messages.FromServer)
    constants = "\n".join(f"export const {name} = {getattr(seats, name)};" for name in VIEWERS)
    return _file(BY_HAND, constants, *sheet.declared.values()), frozenset(sheet.structs)


def game_types(game: AnyGame, shared: frozenset[type]) -> str:
    """The types of one game: its options, actions, events and view."""
    sheet = Sheet(elsewhere=shared)
    prefix = game.view_type.__name__.removesuffix("View")
    sheet.add(game.options_type)
    sheet.name_union(f"{prefix}Action", game.action_type)
    sheet.name_union(f"{prefix}Event", game.event_type)
    sheet.add(game.view_type)
    imports = f'import type {{ {", ".join(sorted(sheet.imported))} }} from "../../net/wire.gen";' if sheet.imported else ""
    return _file(BY_HAND, imports, *sheet.declared.values())


def game_info() -> str:
    """What the home page says of a game before any server has answered."""
    kind = (
        "export const GAME_INFO: { readonly [game: string]: { readonly title: string; readonly least: number; readonly most: number } } = {"
    )
    infos = [game.info for game in GAMES.values()]
    lines = [f"  {info.id}: {{ title: {json.dumps(info.title)}, least: {info.min_seats}, most: {info.max_seats} }}," for info in infos]
    return _file(BY_HAND, "\n".join([kind, *lines, "};"]))


def _file(*parts: str) -> str:
    return "\n\n".join(part for part in parts if part) + "\n"


def wanted() -> dict[Path, str]:
    """What each generated file should hold, by path below the house."""
    shared, structs = shared_types()
    games = {WEB / "games" / game.info.id / "wire.gen.ts": game_types(game, structs) for game in GAMES.values()}
    return {SHARED: shared, INFO: game_info(), **games}


def stale(texts: dict[Path, str], house: Path) -> dict[Path, str]:
    """The files that are missing or old, and what they should hold."""
    return {path: text for path, text in texts.items() if not (house / path).is_file() or (house / path).read_text() != text}


def bring(texts: dict[Path, str], house: Path, arguments: list[str], *, again: str) -> int:
    """Write the files that are stale, or with `--check` only tell of them; `again` is the command that makes them."""
    parser = argparse.ArgumentParser(prog=again)
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 when a file is stale")
    check = parser.parse_args(arguments).check
    late = stale(texts, house)
    for path, text in late.items():
        if not check:
            (house / path).parent.mkdir(parents=True, exist_ok=True)
            (house / path).write_text(text)
        print(f"{path}: {f'stale, run {again}' if check else 'written'}")
    return 1 if check and late else 0


def main(arguments: list[str], house: Path = HOUSE) -> int:
    return bring(wanted(), house, arguments, again="python -m tools.make_types")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
