"""A fair deal made on this machine: the secret seed, everybody's entropy, and what the recording says about them."""

import hashlib
import secrets
from dataclasses import dataclass

from boomtable.table.fair import ENTROPY_BYTES, SEED_BYTES, FairDeal, commitment, table_key


@dataclass(frozen=True)
class Deal:
    seed: bytes
    entropy: list[bytes]

    @property
    def key(self) -> bytes:
        return table_key(self.seed, self.entropy)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def told(self, *, over: bool) -> FairDeal:
        """What a recording may say about the deal: the seed only after the game."""
        return FairDeal(self.commitment, tuple(part.hex() for part in self.entropy), self.seed.hex() if over else None)


def make_deal(seats: int, number: int | None) -> Deal:
    """A deal nobody can foresee, or, given a number, always the same one."""
    if number is None:
        return Deal(secrets.token_bytes(SEED_BYTES), [secrets.token_bytes(ENTROPY_BYTES) for _ in range(seats)])
    return Deal(_bytes(b"seed %d" % number, SEED_BYTES), [_bytes(b"entropy %d %d" % (number, i), ENTROPY_BYTES) for i in range(seats)])


def _bytes(what: bytes, size: int) -> bytes:
    return hashlib.blake2b(b"boomtable play " + what, digest_size=size).digest()
