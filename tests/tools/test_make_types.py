"""The web client's types are made from the schemas, and are not stale."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from boomtable.core.schema import Action, Event
from boomtable.server.protocol import messages
from tools import make_types
from tools.make_types import Sheet, stale


def declared(kind: type) -> str:
    sheet = Sheet()
    sheet.add(kind)
    return "\n".join(sheet.declared.values())


def test_the_types_of_the_web_client_are_not_stale(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_types.main(["--check"]) == 0
    assert capsys.readouterr().out == ""


def test_a_missing_file_is_stale_and_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert make_types.main(["--check"], tmp_path) == 1
    assert "web/src/net/wire.gen.ts: stale" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    assert make_types.main([], tmp_path) == 0
    assert make_types.main(["--check"], tmp_path) == 0


def test_a_changed_file_is_stale(tmp_path: Path) -> None:
    make_types.main([], tmp_path)
    types = tmp_path / make_types.SHARED
    types.write_text(types.read_text().replace("readonly seen: number;", ""))
    assert list(stale(make_types.wanted(), tmp_path)) == [make_types.SHARED]


def test_fields_and_lists_are_readonly_and_nulls_are_kept() -> None:
    class Rack(msgspec.Struct):
        wires: tuple[int | None, ...]
        owner: str | None
        size: Annotated[int, Meta(ge=0)] | float

    assert declared(Rack) == (
        "export interface Rack {\n  readonly wires: readonly (number | null)[];\n"
        "  readonly owner: string | null;\n  readonly size: number;\n}"
    )


def test_tags_make_unions_that_can_be_told_apart() -> None:
    class Snipped(Event, frozen=True):
        wire: int

    assert declared(Snipped) == 'export interface Snipped {\n  readonly type: "Snipped";\n  readonly wire: number;\n}'


def test_only_what_the_client_sends_may_leave_out_a_default() -> None:
    class Ask(Action, frozen=True):
        row: int = 0

    class Answer(msgspec.Struct):
        row: int = 0

    assert "readonly row?: number;" in declared(Ask)
    assert "readonly row: number;" in declared(Answer)


def test_words_are_kept_as_words() -> None:
    class Pace(msgspec.Struct):
        pace: Literal["live", "relaxed"]
        speeds: dict[str, tuple[int, str]]

    assert declared(Pace) == (
        'export interface Pace {\n  readonly pace: "live" | "relaxed";\n'
        "  readonly speeds: { readonly [key: string]: readonly [number, string] };\n}"
    )


def test_a_long_union_goes_on_in_the_next_line() -> None:
    sheet = Sheet()
    sheet.name_union("Role", Literal["a" * 50, "b" * 50, "c" * 50])
    assert sheet.declared["Role"].split("\n") == [f'export type Role = "{"a" * 50}" | "{"b" * 50}" |', f'    "{"c" * 50}";']


def test_what_is_declared_elsewhere_is_imported() -> None:
    class Inner(msgspec.Struct):
        at: int

    sheet = Sheet(frozenset({Inner}))
    assert sheet.add(list[Inner]) == "readonly Inner[]"
    assert sheet.declared == {}
    assert sheet.imported == {"Inner"}


def test_a_game_may_use_a_name_that_is_taken_elsewhere() -> None:
    class Say(Action, frozen=True):
        number: int

    sheet = Sheet(frozenset({messages.Say}))
    assert sheet.add(Say) == "Say"
    assert list(sheet.declared) == ["Say"]
    assert sheet.imported == set()


def test_a_type_without_a_counterpart_is_named() -> None:
    with pytest.raises(TypeError, match="cannot be written as a TypeScript type"):
        Sheet().add(bytes)
