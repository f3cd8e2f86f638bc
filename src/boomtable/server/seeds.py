"""The secrets that deals are made from."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod

from boomtable.table.fair import SEED_BYTES


class Seeds(ABC):
    """Where the secret of each new table comes from."""

    @abstractmethod
    def new(self) -> bytes:
        """A seed of SEED_BYTES bytes for one table."""


class SecretSeeds(Seeds):
    """Seeds that nobody can foresee."""

    def new(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)
