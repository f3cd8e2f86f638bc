"""Fair deals: a commitment before the game, entropy from every player, a proof afterwards."""

from __future__ import annotations

import hashlib

import msgspec

from boomtable.core.errors import RecordingError

SEED_BYTES = 32
ENTROPY_BYTES = 16
BOTS_SEED_BYTES = 6


class FairDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a recording says about its dice. The seed is shown only after the game."""

    commitment: str  # published before anybody sat down
    entropy: tuple[str, ...]  # what each seat's browser added, as hex
    seed: str | None = None  # the server's secret, as hex


def commitment(seed: bytes) -> str:
    """What the server publishes before the game: it fixes the seed and tells nothing about it."""
    return _hash(b"boomtable commitment", [seed]).hex()


def table_key(seed: bytes, entropy: list[bytes]) -> bytes:
    """The key of the table's dice: nobody who lacks one of the parts can compute it."""
    return _hash(b"boomtable dice", [seed, *entropy])


def seat_entropy(seed: bytes, seat: int) -> bytes:
    """What the server adds for a seat whose holder gave nothing, as a bot. The commitment fixes this, too; it does not tell the seed."""
    return _hash(b"boomtable seat", [seed, b"%d" % seat])[:ENTROPY_BYTES]


def bots_seed(seed: bytes) -> int:
    """What the bots of a table roll from, so that nothing else about a table is left to chance. It does not tell the seed."""
    return int.from_bytes(_hash(b"boomtable bots", [seed])[:BOTS_SEED_BYTES], "big")


def _hash(domain: bytes, parts: list[bytes]) -> bytes:
    """Every part goes in with its length, so that no two lists of parts look alike."""
    hashed = hashlib.blake2b(digest_size=32)
    for part in [domain, *parts]:
        hashed.update(len(part).to_bytes(4, "big") + part)
    return hashed.digest()


def revealed_key(deal: FairDeal) -> bytes:
    """The key of a finished table; RecordingError when the reveal does not fit the commitment."""
    if deal.seed is None:
        raise RecordingError("the deal cannot be verified: its seed has not been revealed")
    try:
        seed, entropy = bytes.fromhex(deal.seed), [bytes.fromhex(part) for part in deal.entropy]
    except ValueError:
        raise RecordingError("the deal cannot be verified: its seed or entropy is not hexadecimal") from None
    if commitment(seed) != deal.commitment:
        raise RecordingError("the deal was not fair: the revealed seed does not fit the commitment")
    return table_key(seed, entropy)
