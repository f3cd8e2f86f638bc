"""A short proof that two states are the same."""

import hashlib

import msgspec

from boomtable.core.state import State


def digest(state: State) -> str:
    facts = msgspec.json.encode(state.dump(), order="sorted")
    return hashlib.blake2b(facts, digest_size=8).hexdigest()
