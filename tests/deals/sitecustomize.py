"""Known deals: in the processes of a test every table of a kind is dealt alike.

Python imports a module of this name when it starts, and tests/conftest.py puts this folder on the path of all processes.
Where Boomtable asks for a secret of a deal, it gets bytes that follow from BOOMTABLE_DEALS; keys, ids and codes stay random,
and so does all that other packages ask for.
"""

import hashlib
import os
import secrets
import sys

OF_A_DEAL = (16, 32)  # ENTROPY_BYTES and SEED_BYTES of boomtable.table.fair
BITS_OF_BOTS = (32, 48)  # the seed of a table's bots
random_bytes, random_bits = secrets.token_bytes, secrets.randbits


def token_bytes(nbytes: int | None = None) -> bytes:
    return known(nbytes) if nbytes in OF_A_DEAL and boomtable_asks() else random_bytes(nbytes)


def token_hex(nbytes: int | None = None) -> str:
    return (known(nbytes) if nbytes in OF_A_DEAL and boomtable_asks() else random_bytes(nbytes)).hex()


def randbits(k: int) -> int:
    return int.from_bytes(known(k // 8), "big") if k in BITS_OF_BOTS and boomtable_asks() else random_bits(k)


def boomtable_asks() -> bool:
    """Whether the function above was called by Boomtable itself."""
    return str(sys._getframe(2).f_globals["__name__"]).startswith("boomtable.")


def known(length: int) -> bytes:
    return hashlib.blake2b(os.environ.get("BOOMTABLE_DEALS", "0").encode(), digest_size=length).digest()


secrets.token_bytes = token_bytes
secrets.token_hex = token_hex
secrets.randbits = randbits
