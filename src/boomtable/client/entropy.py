"""What a guest adds to a deal, so that nobody else can choose it."""

import secrets

BYTES = 16


def fresh() -> str:
    """Random bytes as hex, as every request that takes a seat sends them."""
    return secrets.token_hex(BYTES)
