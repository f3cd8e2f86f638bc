"""Codes that people type: one that opens a table, and one-use codes that move a seat to another device."""

from __future__ import annotations

import hashlib
import secrets

LIFE_MS = 10 * 60 * 1000
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no two that look alike
DEVICE_LENGTH = 10
TABLE_LENGTH = 6
SCREEN_LENGTH = 6  # after the code of the table, when somebody types it


def new_device_code() -> str:
    return _random(DEVICE_LENGTH)


def new_table_code() -> str:
    """A new code by which people find a table. It is shown to those who sit there, so it is stored as it is."""
    return _random(TABLE_LENGTH)


def new_screen_codes(count: int) -> str:
    """The codes of so many screens, one after the other."""
    return _random(count * SCREEN_LENGTH)


def screen_code(codes: str, index: int) -> str | None:
    """One of them; None where there is none."""
    return codes[index * SCREEN_LENGTH : (index + 1) * SCREEN_LENGTH] or None


def code_hash(code: str) -> str:
    return hashlib.sha256(b"boomtable device " + tidy(code).encode()).hexdigest()


def tidy(code: str) -> str:
    """A code in its canonical form, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
