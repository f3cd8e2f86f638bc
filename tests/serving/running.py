"""Which test or fixture runs now: kept in a file, so that servers in other processes know it as well."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

VARIABLE = "BOOMTABLE_TEST_NAMED_IN"  # where that file is


def begin() -> None:
    handle, path = tempfile.mkstemp(prefix="boomtable-test-")
    os.close(handle)
    os.environ[VARIABLE] = path


def end() -> None:
    _file().unlink()
    del os.environ[VARIABLE]


def tell(name: str) -> None:
    _file().write_text(name, encoding="utf-8")


def name() -> str:
    return _file().read_text(encoding="utf-8")


def _file() -> Path:
    return Path(os.environ[VARIABLE])
