"""Codes that people type: one that opens a table, and one-use codes that move a seat to another device."""

from __future__ import annotations

import hashlib
import secrets

LIFE_MS = 10 * 60 * 1000
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no two that look alike
DEVICE_LENGTH = 10
TABLE_LENGTH = 6


def new_device_code() -> str:
    return _random(DEVICE_LENGTH)


def new_table_code() -> str:
    """A new code by which people find a table. It is shown to those who sit there, so it is stored as it is."""
    return _random(TABLE_LENGTH)


def code_hash(code: str) -> str:
    return hashlib.sha256(b"boomtable device " + tidy(code).encode()).hexdigest()


def tidy(code: str) -> str:
    """A code in its canonical form, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _random(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
