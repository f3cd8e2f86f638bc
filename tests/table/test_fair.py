"""Fair deals: what was committed to is what was rolled."""

import msgspec
import pytest

from boomtable.core.errors import RecordingError
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.table import Table
from boomtable.table.fair import FairDeal, bots_seed, commitment, seat_entropy, table_key
from boomtable.table.recording import Recording, recording_of, verify

SEED = bytes(range(32))
ENTROPY = [b"a" * 16, b"b" * 16, b"c" * 16]


def fair_recording(seed: bytes = SEED) -> Recording:
    table = Table(SNIP, SnipOptions(3), key=table_key(seed, ENTROPY))
    while not table.over:
        seat = SNIP.waiting_on(table.state)[0]
        table.submit(seat, SNIP.legal_actions(table.state, seat)[0])
    deal = FairDeal(commitment(seed), tuple(part.hex() for part in ENTROPY), seed.hex())
    return recording_of(table, deal)


def changed(**facts: object) -> Recording:
    recording = fair_recording()
    assert recording.fair is not None
    fair = msgspec.structs.replace(recording.fair, **facts)
    return Recording(recording.game, recording.rules_version, recording.options, recording.rolls, recording.entries, fair)


def sentence(recording: Recording) -> str:
    with pytest.raises(RecordingError) as unfair:
        verify(recording)
    return str(unfair.value)


def test_what_the_server_adds_follows_from_its_seed_and_is_another_thing_for_each_use() -> None:
    other = bytes(32)
    drawn = [seat_entropy(seed, seat) for seed in (SEED, other) for seat in (0, 1, 10)]

    assert [len(part) for part in drawn] == [16] * 6
    assert len(set(drawn)) == 6
    assert bots_seed(SEED) != bots_seed(other)
    assert bots_seed(SEED) == bots_seed(bytes(range(32))) < 2**48
    assert not {part.hex() for part in drawn} & {commitment(SEED)[:32], table_key(SEED, [])[:16].hex(), f"{bots_seed(SEED):012x}"}


def test_a_fair_deal_verifies() -> None:
    assert verify(fair_recording()) == 6


def test_the_commitment_is_not_the_key() -> None:
    assert commitment(SEED) != table_key(SEED, []).hex()


def test_every_part_of_the_entropy_matters() -> None:
    keys = {
        table_key(SEED, ENTROPY),
        table_key(SEED, ENTROPY[::-1]),
        table_key(SEED, ENTROPY[:2]),
        table_key(SEED, [b"a" * 16 + b"b" * 16, b"c" * 16]),
        table_key(bytes(32), ENTROPY),
    }

    assert len(keys) == 5


def test_an_unrevealed_seed_proves_nothing() -> None:
    assert sentence(changed(seed=None)) == "the deal cannot be verified: its seed has not been revealed"


def test_another_seed_does_not_fit_the_commitment() -> None:
    assert sentence(changed(seed=bytes(32).hex())) == "the deal was not fair: the revealed seed does not fit the commitment"


def test_other_entropy_gives_other_rolls() -> None:
    other = changed(entropy=tuple((bytes([i]) * 16).hex() for i in (7, 8, 9)))

    assert sentence(other) == "the deal was not fair: line 1 has other rolls than its dice give"


def test_options_that_make_no_game_are_told_as_in_a_replay() -> None:
    recording = fair_recording()
    crowd = Recording(recording.game, recording.rules_version, SnipOptions(9), recording.rolls, recording.entries, recording.fair)

    assert sentence(crowd) == "line 1 has options that do not make a game: Snip cannot seat 9: it is for 2 to 5 seats"


def test_what_is_not_hexadecimal_is_no_seed() -> None:
    assert sentence(changed(seed="zz")) == "the deal cannot be verified: its seed or entropy is not hexadecimal"


def test_a_recording_without_commitment_cannot_be_verified() -> None:
    plain = recording_of(Table(SNIP, SnipOptions(3), seed=1))

    assert sentence(plain) == "the deal cannot be verified: this recording has no commitment"
