"""Decisions in files that learners read: JSON lines or Parquet, one file for games whose numbers mean the same."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self, TypeAlias

import msgspec

from boomtable import __version__
from boomtable.core.errors import BoomtableError
from boomtable.core.features import Block
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.research.decisions import Decision

SCHEMA = 1  # rises with every change of the columns or of what they mean
CC0 = "CC0-1.0"  # what the page of a table says its moves are given out under
ROWS = 4096  # that are written together
NAME_BYTES = 4

Form: TypeAlias = Literal["jsonl", "parquet"]


class Layout(msgspec.Struct, frozen=True):
    """What the numbers of a file mean: its first line, or its metadata."""

    schema: int
    licence: str
    game: str
    rules_version: int
    boomtable: str  # the version that exported it
    codes: int  # how many there are
    blocks: tuple[Block, ...]  # of the features, in their order

    @property
    def width(self) -> int:
        return sum(block.size for block in self.blocks)

    @property
    def file(self) -> str:
        """A name without its ending: the same for the same layout."""
        return f"{self.game}-{hashlib.blake2b(msgspec.json.encode(self), digest_size=NAME_BYTES).hexdigest()}"


def layout_of(game: AnyGame, options: Options, licence: str) -> Layout:
    spec, space = game.feature_spec(options), game.action_space(options)
    return Layout(SCHEMA, licence, game.info.id, game.info.rules_version, __version__, space.size, spec.blocks)


class Dataset:
    """A folder of files, one for each layout. It must not hold any before."""

    def __init__(self, folder: Path, form: Form, licence: str) -> None:
        self._folder = folder
        self._form = form
        self._licence = licence
        self._sheets: dict[Layout, Sheet] = {}
        self.rows = 0

    def __enter__(self) -> Self:
        if self._form == "parquet":
            parquet()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            taken = next(self._folder.iterdir(), None)
        except OSError as error:
            raise BoomtableError(f"no data can be written to {self._folder}: {error.strerror}") from error
        if taken is not None:
            raise BoomtableError(f"no data can be written to {self._folder}: it is not empty")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for sheet in self._sheets.values():
            sheet.close()

    @property
    def files(self) -> list[Path]:
        return sorted(sheet.path for sheet in self._sheets.values())

    def add(self, game: AnyGame, options: Options, rows: list[Decision]) -> None:
        layout = layout_of(game, options, self._licence)
        if layout not in self._sheets:
            kind = ParquetSheet if self._form == "parquet" else JsonSheet
            self._sheets[layout] = kind(self._folder / f"{layout.file}.{self._form}", layout)
        self._sheets[layout].add(rows)
        self.rows += len(rows)


class Sheet(ABC):
    """One file."""

    def __init__(self, path: Path, layout: Layout) -> None:
        self.path = path
        self.layout = layout

    @abstractmethod
    def add(self, rows: list[Decision]) -> None: ...

    @abstractmethod
    def close(self) -> None: ...


class JsonSheet(Sheet):
    """A line for the layout, then one for each decision."""

    def __init__(self, path: Path, layout: Layout) -> None:
        super().__init__(path, layout)
        self._file = path.open("xb")
        self._file.write(msgspec.json.encode(layout) + b"\n")

    def add(self, rows: list[Decision]) -> None:
        self._file.writelines(msgspec.json.encode(row) + b"\n" for row in rows)

    def close(self) -> None:
        self._file.close()


class ParquetSheet(Sheet):
    """A column for each field of a decision; the layout is in the metadata of the schema under `boomtable`."""

    def __init__(self, path: Path, layout: Layout) -> None:
        super().__init__(path, layout)
        pa, pq = parquet()
        self._pa = pa
        self._waiting: list[Decision] = []
        self._schema = pa.schema(
            [
                ("game", pa.int32()),
                ("options", pa.string()),  # JSON
                ("entry", pa.int32()),
                ("seat", pa.int8()),
                ("player", pa.string()),
                ("features", pa.list_(pa.int16(), layout.width)),
                ("legal", pa.list_(pa.int32())),
                ("code", pa.int32()),
                ("return", pa.float64()),
            ],
            metadata={"boomtable": msgspec.json.encode(layout)},
        )
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")

    def add(self, rows: list[Decision]) -> None:
        self._waiting += rows
        if len(self._waiting) >= ROWS:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if not self._waiting:
            return
        pa, rows = self._pa, self._waiting
        cells = pa.array([cell for row in rows for cell in row.features], pa.int16())
        columns: dict[str, Any] = {
            "game": [row.game for row in rows],
            "options": [msgspec.json.encode(row.options).decode() for row in rows],
            "entry": [row.entry for row in rows],
            "seat": [row.seat for row in rows],
            "player": [row.player for row in rows],
            "features": pa.FixedSizeListArray.from_arrays(cells, self.layout.width),
            "legal": [row.legal for row in rows],
            "code": [row.code for row in rows],
            "return": [row.payoff for row in rows],
        }
        self._writer.write_table(pa.table(columns, schema=self._schema))
        self._waiting = []


def parquet() -> tuple[Any, Any]:
    """pyarrow and its Parquet; BoomtableError, in a sentence, where it is not installed."""
    try:
        import pyarrow  # type: ignore[import-untyped]
        import pyarrow.parquet  # type: ignore[import-untyped]
    except ImportError as error:
        raise BoomtableError("no Parquet can be written: the package pyarrow is not installed (pip install 'boomtable[export]')") from error
    return pyarrow, pyarrow.parquet
