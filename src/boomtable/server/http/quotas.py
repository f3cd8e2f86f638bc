"""How much of everything one public address may ask for."""

from __future__ import annotations

import time
from collections.abc import Mapping

from boomtable.server.throttle import AddressLimit

BODY_BYTES = 64 * 1024
RECORDING_BYTES = 1024 * 1024
TABLES_AN_HOUR = 20.0
CODES_A_MINUTE = 30.0  # wrong ones, so that nobody guesses a code
CODES_AT_HOME = 300.0  # the same from one address of a local network: thirty phones, each mistyping ten
GUESTS_AN_HOUR = 300.0  # new browsers
REQUESTS_A_MINUTE = 1200.0  # of any other changing kind
UPLOADS_A_MINUTE = 10.0
REPLAYS_A_MINUTE = 60.0


def quotas(more: Mapping[str, tuple[float, float]]) -> dict[str, AddressLimit]:
    """The limits by the word that an endpoint names in its `limit`; `more` are those of extensions."""
    return {
        "tables": AddressLimit(TABLES_AN_HOUR, 3600, time.monotonic),
        "codes": AddressLimit(CODES_A_MINUTE, 60, time.monotonic, CODES_AT_HOME),
        "replays": AddressLimit(REPLAYS_A_MINUTE, 60, time.monotonic),
        "guests": AddressLimit(GUESTS_AN_HOUR, 3600, time.monotonic),
        "uploads": AddressLimit(UPLOADS_A_MINUTE, 60, time.monotonic),
        "changes": AddressLimit(REQUESTS_A_MINUTE, 60, time.monotonic),
        **{word: AddressLimit(many, seconds, time.monotonic) for word, (many, seconds) in more.items()},
    }
