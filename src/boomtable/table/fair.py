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

    commitment: str  # published before anybody added anything
    entropy: tuple[str, ...]  # what each seat added, as hex; empty: nothing, as bots do
    seed: str | None = None  # the server's secret, as hex


class Kept(msgspec.Struct, frozen=True):
    """What somebody kept from before a game, to hold against its recording afterwards."""

    commitment: str | None = None
    added: dict[int, str] = {}  # by seat, as hex
    bots: tuple[int, ...] = ()  # seats where bots sat when the game began


def commitment(seed: bytes) -> str:
    """What the server publishes before the game: it fixes the seed and tells nothing about it."""
    return _hash(b"boomtable commitment", [seed]).hex()


def table_key(seed: bytes, entropy: list[bytes]) -> bytes:
    """The key of the table's dice: nobody who lacks one of the parts can compute it."""
    return _hash(b"boomtable dice", [seed, *entropy])


def bots_seed(seed: bytes) -> int:
    """What the bots of a table roll from, so that nothing else about a table is left to chance. It does not tell the seed."""
    return int.from_bytes(_hash(b"boomtable bots", [seed])[:BOTS_SEED_BYTES], "big")


def _hash(domain: bytes, parts: list[bytes]) -> bytes:
    """Every part goes in with its length, so that no two lists of parts look alike."""
    hashed = hashlib.blake2b(digest_size=32)
    for part in [domain, *parts]:
        hashed.update(len(part).to_bytes(4, "big") + part)
    return hashed.digest()


def check_kept(deal: FairDeal, kept: Kept) -> None:
    """RecordingError when a deal is not the one that was kept a note of: each part of it could have been tried out [TB-023]."""
    if kept.commitment is not None and kept.commitment != deal.commitment:
        raise RecordingError(
            f"the deal was not fair: it was committed to by {kept.commitment}, and this recording shows another commitment"
        )
    added = dict(enumerate(deal.entropy))
    for seat, entropy in kept.added.items():
        if added.get(seat) != entropy:
            raise RecordingError(f"the deal was not fair: it lacks what seat {seat} added")
    for seat in kept.bots:
        if added.get(seat):
            raise RecordingError(f"the deal was not fair: something was added for seat {seat}, where a bot sat")


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
