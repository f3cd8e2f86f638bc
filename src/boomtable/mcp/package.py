"""The official SDK of the protocol that language models speak, which only those install who want it."""

from __future__ import annotations

from boomtable.core.errors import BoomtableError


def demand() -> None:
    """BoomtableError, in a sentence, where it is not installed."""
    try:
        import mcp  # noqa: F401
    except ImportError as error:
        raise BoomtableError(
            "no language model can come to the table: the package mcp is not installed (pip install 'boomtable[mcp]')"
        ) from error
