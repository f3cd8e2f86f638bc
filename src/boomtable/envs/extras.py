"""What has to be installed beside the engine, said when it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boomtable.core.errors import BoomtableError


@contextmanager
def wanted(extra: str) -> Iterator[None]:
    """Name the extra that brings a package which cannot be imported."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "boomtable":
            raise
        raise BoomtableError(f"the package {error.name} is not installed: pip install 'boomtable[{extra}]' brings it") from error
