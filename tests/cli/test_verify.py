"""`boomtable verify`, and what both it and replay say of broken and tampered recordings."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boomtable.cli.files import load_recording
from boomtable.core.errors import BoomtableError
from boomtable.table.recording import Recording, replay, verify
from tests.cli.conftest import Boomtable

SPLINTERS = (b"", b"0", b"-1", b"9", b'"', b"[]", b"{", b"\n", b"\x00", b"null")
Change = Callable[[bytes], bytes]


def swapped(old: bytes, new: bytes) -> Change:
    def change(text: bytes) -> bytes:
        assert old in text
        return text.replace(old, new, 1)

    return change


def test_a_fair_deal_is_proved(boomtable: Boomtable, recorded: Path) -> None:
    ran = boomtable("verify", recorded)

    assert ran.code == 0
    assert ran.out.startswith(f"{recorded}: a fair deal, all 6 rolls are those that were committed to by ")


def test_and_for_programs(boomtable: Boomtable, recorded: Path) -> None:
    found = json.loads(boomtable("verify", recorded, "--json").out)

    assert len(found.pop("commitment")) == 64
    assert found == {"game": "snip", "fair": True, "rolls": 6, "entries": 8}


BROKEN: dict[str, tuple[Change, str]] = {
    "empty file": (lambda text: b"", "{file}: line 1 is no line of a recording: "),
    "not UTF-8": (lambda text: text + b"\xff\xfe\n", "{file}: this is not UTF-8 text"),
    "broken line": (lambda text: text[:-20] + b"\n", "{file}: line 9 is no line of a recording: "),
    "other game": (swapped(b'"snip"', b'"chess"'), "{file}: line 1 is a recording of 'chess', a game that is not here"),
    "other rules": (
        swapped(b'"rules_version":1', b'"rules_version":7'),
        "{file}: line 1 was played by rules version 7 of Snip: the one here is 1",
    ),
    "nested": (swapped(b'"seats":', b'"seats":' + b"[" * 5000), "{file}: line 1 is no line of a recording: it is nested too deeply"),
    "no action": (swapped(b'"type":"Cut"', b'"type":"Burn"'), "{file}: line 5 is no line of a recording: "),
}

TAMPERED: dict[str, tuple[Change, str]] = {
    "out of turn": (swapped(b'"actor":0', b'"actor":1'), "line 2 is not legal there: seat 1 cannot act: it is seat 0's turn [SN-002]"),
    "no seat": (swapped(b'"actor":0', b'"actor":9'), "line 2 is not legal there: seat 9 cannot act: there are 3 seats [TB-006]"),
    "another action": (swapped(b'"wire":0', b'"wire":1'), "line 9 does not lead to the state that its digest stands for"),
    "an illegal action": (
        swapped(b'"wire":0', b'"wire":4'),
        "line 2 is not legal there: seat 0 cannot vouch for wire 4: it is not its own [SN-015]",
    ),
    "another digest": (swapped(b'"digest":"', b'"digest":"0'), "line 9 does not lead to the state that its digest stands for"),
    "before the game": (swapped(b'"at":0', b'"at":-5'), "line 2 goes back in time"),
    "back in time": (swapped(b'"at":0', b'"at":9'), "line 3 goes back in time"),
}


def test_what_was_kept_from_before_the_game_is_compared(boomtable: Boomtable, recorded: Path) -> None:
    fair = load_recording(str(recorded)).fair
    assert fair is not None
    ran = boomtable("verify", recorded, "--commitment", fair.commitment.upper(), "--added", f"0:{fair.entropy[0]}")
    assert (ran.code, ran.out.count("\n")) == (0, 1)
    without = boomtable("verify", recorded)
    assert without.out.endswith("\ngive --commitment, as it was shown before the game, to prove that this is not another one\n")

    for flags, why in [
        (["--commitment", "ab" * 32], f"it was committed to by {'ab' * 32}, and this recording shows another commitment"),
        (["--added", f"1:{'ab' * 16}"], "it lacks what seat 1 added"),
        (["--added", f"9:{fair.entropy[0]}"], "it lacks what seat 9 added"),
        (["--bots", "1,2"], "something was added for seat 1, where a bot sat"),
    ]:
        ran = boomtable("verify", recorded, *flags)
        assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {recorded}: the deal was not fair: {why}\n")


@pytest.mark.parametrize(
    ("flag", "value", "what"),
    [
        ("--commitment", "7f3a", "commitment"),  # shortened as on the screen: a seed that fits it is found in no time
        ("--commitment", "zz" * 32, "commitment"),
        ("--added", "ab" * 16, "part of a seat"),
        ("--bots", "one", "list of seats"),
    ],
)
def test_a_flag_that_cannot_be_read_is_told(boomtable: Boomtable, recorded: Path, flag: str, value: str, what: str) -> None:
    ran = boomtable("verify", recorded, flag, value)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"boomtable: {flag}: {value!r} is no {what} (see boomtable verify --help)\n"


UNFAIR: dict[str, tuple[Change, str]] = {
    "other rolls": (
        swapped(b'"rolls":[0,0,0,0,1,0]', b'"rolls":[0,0,0,1,0,0]'),
        "the deal was not fair: line 1 has other rolls than its dice give",
    ),
    "rolls too many": (
        swapped(b'"wire":0},"rolls":[]', b'"wire":0},"rolls":[1]'),
        "the deal was not fair: line 2 has other rolls than its dice give",
    ),
    "another commitment": (
        swapped(b'"commitment":"', b'"commitment":"0'),
        "the deal was not fair: the revealed seed does not fit the commitment",
    ),
    "another seed": (swapped(b'"seed":"', b'"seed":"00'), "the deal was not fair: the revealed seed does not fit the commitment"),
    "no hexadecimal": (swapped(b'"seed":"', b'"seed":"xy'), "the deal cannot be verified: its seed or entropy is not hexadecimal"),
    "other entropy": (swapped(b'"entropy":["', b'"entropy":["00'), "the deal was not fair: line 1 has other rolls than its dice give"),
    "no fair deal": (
        lambda text: text.split(b',"fair"')[0] + b"}\n" + text.partition(b"\n")[2],
        "the deal cannot be verified: this recording has no commitment",
    ),
}


def refused(boomtable: Boomtable, command: str, file: Path, change: Change, sentence: str) -> None:
    changed = change(file.read_bytes())
    file.write_bytes(changed)

    ran = boomtable(command, file)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"boomtable: {sentence.format(file=file)}")
    assert ran.err.count("\n") == 1
    assert file.read_bytes() == changed


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("change", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_recording_is_told(boomtable: Boomtable, recorded: Path, command: str, change: Change, sentence: str) -> None:
    refused(boomtable, command, recorded, change, sentence)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("change", "sentence"), TAMPERED.values(), ids=TAMPERED)
def test_a_tampered_recording_is_told(boomtable: Boomtable, recorded: Path, command: str, change: Change, sentence: str) -> None:
    refused(boomtable, command, recorded, change, "{file}: " + sentence)


@pytest.mark.parametrize(("change", "sentence"), UNFAIR.values(), ids=UNFAIR)
def test_an_unfair_deal_is_told(boomtable: Boomtable, recorded: Path, change: Change, sentence: str) -> None:
    refused(boomtable, "verify", recorded, change, "{file}: " + sentence)


def test_an_unfinished_game_cannot_be_verified_yet(boomtable: Boomtable, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    boomtable("play", "snip", "--bots", "random", "--seed", "4", "--record", file, typed="1\nq\n")

    refused(boomtable, "verify", file, lambda text: text, "{file}: the deal cannot be verified: its seed has not been revealed")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_told(boomtable: Boomtable, tmp_path: Path, command: str) -> None:
    ran = boomtable(command, tmp_path / "nowhere")

    assert (ran.code, ran.out, ran.err) == (2, "", f"boomtable: {tmp_path / 'nowhere'} cannot be read: no such file or directory\n")


def answer(read_again: Callable[[Recording], object], file: Path) -> str:
    """What is said of a recording; anything but a sentence for the user is a failure."""
    try:
        return str(read_again(load_recording(str(file))))
    except BoomtableError as error:
        return str(error)


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_done_to_the_bytes_the_answer_is_a_sentence(recorded: Path, data: st.DataObject) -> None:
    text = bytearray(recorded.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 2))] = data.draw(st.sampled_from(SPLINTERS))
    changed = recorded.with_name("changed")
    changed.write_bytes(text)

    for read_again in (replay, verify):
        assert "\n" not in answer(read_again, changed)
