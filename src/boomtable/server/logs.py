"""Structured logs: one JSON object per line, and nothing in it that a player may not know."""

from __future__ import annotations

import logging
import sys
import time
from typing import TypeAlias

import msgspec

Fact: TypeAlias = str | int | float | bool | None

_logger = logging.getLogger("boomtable")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Fact] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = self._where(record)
        return msgspec.json.encode(line).decode()

    def _where(self, record: logging.LogRecord) -> str:
        """Where an error happened, as files and lines only: its text may quote hidden facts."""
        assert record.exc_info is not None
        trace = record.exc_info[2]
        places = []
        while trace is not None:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_filename.rpartition('boomtable/')[2]}:{trace.tb_lineno} {code.co_name}")
            trace = trace.tb_next
        return " < ".join(reversed(places))


def start(level: str = "info") -> None:
    """Send everything, uvicorn's words included, to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _logger.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


def note(what: str, **facts: Fact) -> None:
    _logger.info(what, extra={"facts": facts})


def trouble(what: str, error: BaseException | None = None, **facts: Fact) -> None:
    """Log something that should not happen, by default the exception being handled: where it happened, but not its own words."""
    error = error or sys.exc_info()[1]
    info = None if error is None else (type(error), error, error.__traceback__)
    _logger.error(what, exc_info=info, extra={"facts": facts})
