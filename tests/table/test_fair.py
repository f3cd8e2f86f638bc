"""Fair deals: what was committed to is what was rolled."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from boomtable.core.errors import RecordingError
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.table import Table
from boomtable.table.fair import FairDeal, Kept, bots_seed, commitment, table_key
from boomtable.table.recording import NOTHING_KEPT, Recording, recording_of, verify

rule = pytest.mark.rule

SEED = bytes(range(32))
ENTROPY = [b"a" * 16, b"b" * 16, b"c" * 16]


def fair_recording(seed: bytes = SEED, entropy: list[bytes] = ENTROPY) -> Recording:
    table = Table(SNIP, SnipOptions(3), key=table_key(seed, entropy))
    while not table.over:
        seat = SNIP.waiting_on(table.state)[0]
        table.submit(seat, SNIP.legal_actions(table.state, seat)[0])
    deal = FairDeal(commitment(seed), tuple(part.hex() for part in entropy), seed.hex())
    return recording_of(table, deal)


def changed(**facts: object) -> Recording:
    recording = fair_recording()
    assert recording.fair is not None
    fair = msgspec.structs.replace(recording.fair, **facts)
    return Recording(recording.game, recording.rules_version, recording.options, recording.rolls, recording.entries, fair)


def sentence(recording: Recording, kept: Kept = NOTHING_KEPT) -> str:
    with pytest.raises(RecordingError) as unfair:
        verify(recording, kept)
    return str(unfair.value)


def test_what_bots_roll_from_follows_from_the_seed_and_tells_nothing_of_it() -> None:
    assert bots_seed(SEED) != bots_seed(bytes(32))
    assert bots_seed(SEED) == bots_seed(bytes(range(32))) < 2**48
    assert f"{bots_seed(SEED):012x}" not in (commitment(SEED)[:12], table_key(SEED, []).hex()[:12])


def test_a_fair_deal_verifies() -> None:
    assert verify(fair_recording()) == 6


@rule("TB-022")
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


# A server that would like the first wire to be red (roll 1 of the setup), and tries until it is. Ann sits at 0 and keeps a note of her
# deal, a bot sits at 1, Bob at 2.

ANNS, BOBS = ENTROPY[0], ENTROPY[2]
KEPT = Kept(commitment(SEED), {0: ANNS.hex()}, bots=(1,))
HONEST = [ANNS, b"", BOBS]


def ground(tell: Callable[[bytes], Recording]) -> Recording:
    """What a dishonest server shows after the game; taken by itself, nothing is wrong with it."""
    told = next(told for told in (tell(bytes([attempt]) * 16) for attempt in range(256)) if told.rolls[0] == 1)
    assert verify(told) == 6
    return told


@rule("TB-023")
def test_an_honest_deal_fits_what_was_kept() -> None:
    assert verify(fair_recording(SEED, HONEST), KEPT) == 6


@rule("TB-020", "TB-023")
def test_a_server_that_tries_seeds_is_caught_by_the_commitment_that_was_kept() -> None:
    told = ground(lambda attempt: fair_recording(attempt * 2, HONEST))

    assert told.fair is not None
    assert sentence(told, KEPT) == (
        f"the deal was not fair: it was committed to by {commitment(SEED)}, and this recording shows another commitment"
    )
    claimed = msgspec.structs.replace(told.fair, commitment=commitment(SEED))
    assert sentence(replace(told, fair=claimed), KEPT) == "the deal was not fair: the revealed seed does not fit the commitment"


@rule("TB-021", "TB-023")
def test_a_server_that_tries_what_a_bot_adds_is_caught_by_who_sat_there() -> None:
    told = ground(lambda attempt: fair_recording(SEED, [ANNS, attempt, BOBS]))

    assert sentence(told, KEPT) == "the deal was not fair: something was added for seat 1, where a bot sat"


@rule("TB-023")
def test_a_server_that_adds_something_else_for_a_person_is_caught() -> None:
    told = ground(lambda attempt: fair_recording(SEED, [attempt, b"", BOBS]))

    assert sentence(told, KEPT) == "the deal was not fair: it lacks what seat 0 added"
