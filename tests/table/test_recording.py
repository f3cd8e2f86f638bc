"""Recordings: one line per entry, replayed to any of them, and nothing slips through."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.core.dice import SeededDice
from boomtable.core.errors import RecordingError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Pause, Resume, TimeUp, Undo
from boomtable.core.seats import CLOCK, FULL, TABLE
from boomtable.games import GAMES
from boomtable.games.snip.schema import Cut, SnipOptions, Vouch
from boomtable.table import Table, read, replay, write
from boomtable.table.recording import recording_of
from tests.table.variants import PatientSnip

PATIENT = PatientSnip()


def find(game: str) -> AnyGame | None:
    return {**GAMES, "patient": PATIENT}.get(game)


def finished(seed: int = 2, game: AnyGame = GAMES["snip"]) -> Table:
    table = Table(game, SnipOptions(3), seed=seed)
    dice = SeededDice(seed)
    while not table.over:
        seat = game.waiting_on(table.state)[0]
        legal = game.legal_actions(table.state, seat)
        table.submit(seat, legal[dice.pick(len(legal))], at=100 * len(table.entries))
    return table


def lines(table: Table) -> list[bytes]:
    return write(recording_of(table)).splitlines()


def test_a_recording_is_a_header_and_a_line_per_entry() -> None:
    table = Table(GAMES["snip"], SnipOptions(2), setup_rolls=[0, 0, 1, 0])
    table.submit(0, Vouch(1), at=1200)
    table.submit(1, Cut(0), at=3400)

    assert write(recording_of(table)).decode().splitlines() == [
        '{"game":"snip","rules_version":1,"options":{"seats":2,"first":0,"guided":false},"rolls":[0,0,1,0]}',
        '{"at":1200,"actor":0,"action":{"type":"Vouch","wire":1},"rolls":[]}',
        '{"at":3400,"actor":1,"action":{"type":"Cut","wire":0},"rolls":[],"digest":"fede6f502288ecd3"}',
    ]


@given(st.integers(0, 10**9))
def test_a_replay_is_the_same_game(seed: int) -> None:
    table = finished(seed)

    again = replay(read(write(recording_of(table)), find))

    assert again.state.dump() == table.state.dump()
    assert msgspec.json.encode(again.update(FULL)) == msgspec.json.encode(table.update(FULL))
    assert write(recording_of(again)) == write(recording_of(table))


def test_a_replay_stops_at_any_entry() -> None:
    table = finished()
    recording = read(write(recording_of(table)), find)

    again = replay(recording, upto=2)

    assert len(again.entries) == 2
    assert again.update(FULL).events == [e for events in table.happened[:3] for e in events]


def test_timers_pauses_and_undo_replay_too() -> None:
    table = Table(PATIENT, SnipOptions(3), setup_rolls=[0, 0, 0, 0, 0, 1])
    table.submit(0, Vouch(0))
    table.submit(0, Undo())
    table.submit(TABLE, Pause())
    table.submit(TABLE, Resume())
    table.submit(CLOCK, TimeUp("turn", 0), at=30_000)
    text = write(recording_of(table)).replace(b'"snip"', b'"patient"', 1)

    again = replay(read(text, find))

    assert again.state.dump() == table.state.dump()
    assert [type(entry.action) for entry in again.entries] == [Vouch, Undo, Pause, Resume, TimeUp]


def test_a_replay_can_go_on() -> None:
    table = Table(GAMES["snip"], SnipOptions(3), seed=5)
    table.submit(0, Vouch(0) if table.state.colours[0] == 0 else Vouch(1))

    again = replay(recording_of(table))
    again.submit(1, Cut(0))

    assert len(again.entries) == 2


def sentence(text: bytes) -> str:
    with pytest.raises(RecordingError) as broken:
        replay(read(text, find))
    return str(broken.value)


def tampered(number: int, old: bytes, new: bytes) -> bytes:
    """A recorded game whose line `number` was changed."""
    table = Table(GAMES["snip"], SnipOptions(3), setup_rolls=[0, 0, 0, 1, 0, 0])
    for seat, action in [(0, Vouch(1)), (1, Cut(0)), (2, Cut(1))]:
        table.submit(seat, action, at=1000 * seat)
    text = lines(table)
    assert old in text[number - 1]
    text[number - 1] = text[number - 1].replace(old, new, 1)
    return b"\n".join(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", "line 1 is no line of a recording: input data was truncated"),
        (b"hello", "line 1 is no line of a recording: JSON is malformed: unexpected character (byte 0)"),
        (b"\xff\xfe", "line 1 is no line of a recording"),
        (tampered(1, b'"snip"', b'"snap"'), "line 1 is a recording of 'snap', a game that is not here"),
        (tampered(1, b'"seats":3', b'"seats":7'), "line 1 has options that do not make a game: Snip cannot seat 7: it is for 2 to 5 seats"),
        (tampered(1, b'"seats":3', b'"seats":' + b"[" * 5000 + b"]" * 5000), "line 1 is no line of a recording: it is nested too deeply"),
        (tampered(3, b'"wire":0', b'"wire":' + b"[" * 5000 + b"]" * 5000), "line 3 is no line of a recording: it is nested too deeply"),
        (tampered(1, b'"first":0', b'"last":0'), "line 1 is no line of a recording: object contains unknown field `last`"),
        (tampered(1, b"0,1,0,0]", b"0,1,0]"), "line 1 has rolls that do not fit the setup"),
        (tampered(1, b"0,1,0,0]", b"0,7,0,0]"), "line 1 has rolls that do not fit the setup"),
        (tampered(1, b"0,1,0,0]", b"0,1,0,0,0]"), "line 1 has more rolls than the setup needs"),
        (tampered(1, b"0,0,0,1,0,0", b"0,0,1,0,0,0"), "line 4 does not lead to the state that its digest stands for"),
        (tampered(1, b'"rules_version":1', b'"rules_version":2'), "line 1 was played by rules version 2 of Snip: the one here is 1"),
        (tampered(2, b'"wire":1', b'"wire":2'), "line 2 is not legal there: seat 0 cannot vouch for wire 2: it is not its own [SN-015]"),
        (tampered(2, b'"rolls":[]', b'"rolls":[1]'), "line 2 has more rolls than its action needs"),
        (tampered(3, b'"type":"Cut"', b'"type":"Steal"'), "line 3 is no line of a recording: there is no 'Steal'"),
        (tampered(3, b'"actor":1', b'"actor":2'), "line 3 is not legal there: seat 2 cannot act: it is seat 1's turn [SN-002]"),
        (tampered(3, b'"at":1000', b'"at":-1'), "line 3 goes back in time"),
        (tampered(4, b'"wire":1', b'"wire":2'), "line 4 does not lead to the state that its digest stands for"),
        (tampered(4, b"}", b""), "line 4 is no line of a recording"),
    ],
)
def test_a_broken_recording_says_where_and_why(text: bytes, expected: str) -> None:
    assert sentence(text).startswith(expected)


def test_every_twentieth_entry_carries_a_digest() -> None:
    table = Table(GAMES["snip"], SnipOptions(2), setup_rolls=[0, 0, 1, 0])
    for _ in range(11):
        table.submit(TABLE, Pause())
        table.submit(TABLE, Resume())

    assert [number for number, entry in enumerate(table.entries, 1) if entry.digest] == [20]
