"""What a server takes from the world around it: the time, and secrets for its deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from boomtable.server.clock import Clock, WallClock
from boomtable.server.seeds import SecretSeeds, Seeds


@dataclass(frozen=True)
class Surroundings:
    """Real ones unless the program that starts the server brings its own; no setting changes them."""

    clock: Clock = field(default_factory=WallClock)
    seeds: Seeds = field(default_factory=SecretSeeds)
