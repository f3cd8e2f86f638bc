"""Structs that travel: tags, stripped audiences, offers, payoffs."""

import msgspec
import pytest

from boomtable.core.errors import IllegalAction
from boomtable.core.offers import covers
from boomtable.core.schema import TABLE_ACTIONS, Action, Field, Offer, Outcome, Paused, TimeUp, Undone, stripped
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, Vouch, WireCut


class Detect(Action, frozen=True):
    wires: tuple[int, ...]
    value: int


def test_an_action_carries_its_name() -> None:
    assert msgspec.json.encode(Cut(3)) == b'{"type":"Cut","wire":3}'
    assert msgspec.json.decode(b'{"type":"Vouch","wire":1}', type=SNIP.action_type) == Vouch(1)


@pytest.mark.parametrize(
    "text", [b'{"wire":3}', b'{"type":"Steal","wire":3}', b'{"type":"Cut","wire":-1}', b'{"type":"Cut","wire":3,"by":1}', b"[]", b"{", b""]
)
def test_what_is_no_action_does_not_decode(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=SNIP.action_type)


def test_an_event_never_travels_with_its_audience() -> None:
    secret = WireCut(0, 3, 1, audience=0b101)

    assert msgspec.json.encode(stripped(secret)) == b'{"type":"WireCut","by":0,"wire":3,"colour":1}'
    assert msgspec.json.encode([Undone(2), Paused()]) == b'[{"type":"Undone","by":2},{"type":"Paused"}]'


def test_the_table_has_actions_of_its_own() -> None:
    assert msgspec.json.decode(b'{"type":"TimeUp","name":"turn","key":4}', type=TABLE_ACTIONS) == TimeUp("turn", 4)


def test_an_offer_with_choices_covers_just_these() -> None:
    offer = Offer("Cut", (Cut(1), Cut(2)))

    assert [covers(offer, action) for action in (Cut(1), Cut(3), Vouch(1))] == [True, False, False]


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Detect((1, 4), 7), True),
        (Detect((1,), 7), False),
        (Detect((1, 3), 7), False),
        (Detect((1, 4), 8), False),
        (Cut(1), False),
    ],
)
def test_an_offer_with_fields_covers_their_values(action: Action, expected: bool) -> None:
    offer = Offer("Detect", fields=(Field("wires", (1, 2, 4), least=2, most=3), Field("value", (5, 7))))

    assert covers(offer, action) is expected


def test_payoffs_are_given_or_follow_from_the_winners() -> None:
    assert [Outcome((1,), "won").payoff(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert [Outcome((1,), "won", returns=(-0.5, 1.0, -0.5)).payoff(seat) for seat in range(3)] == [-0.5, 1.0, -0.5]


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    refusal = IllegalAction("BB-110", "seat {seat} cannot cut {value} alone: two are uncut elsewhere", seat=2, value=9)

    assert str(refusal) == "seat 2 cannot cut 9 alone: two are uncut elsewhere [BB-110]"
    assert (refusal.rule, refusal.facts) == ("BB-110", {"seat": 2, "value": 9})
