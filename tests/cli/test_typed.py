"""Actions as people and scripts type them."""

import pytest

from boomtable.cli.typed import in_words, typed_action, typed_move
from boomtable.core.errors import MalformedAction
from boomtable.core.schema import Pause, Undo
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, Vouch


@pytest.mark.parametrize(
    ("text", "action"), [('{"type":"Cut","wire":3}', Cut(3)), ("cut 3", Cut(3)), ("VOUCH  0", Vouch(0)), ('{"type":"Undo"}', Undo())]
)
def test_an_action_is_json_or_words(text: str, action: object) -> None:
    assert typed_action(SNIP, text) == action


def test_a_line_may_name_its_actor() -> None:
    assert typed_move(SNIP, '{"actor":2,"action":{"type":"Cut","wire":3}}') == (2, Cut(3))
    assert typed_move(SNIP, '{"actor":-2,"action":{"type":"Pause"}}') == (-2, Pause())
    assert typed_move(SNIP, "cut 3") == (None, Cut(3))


def test_what_is_typed_in_words_reads_back() -> None:
    assert in_words(Vouch(1)) == "vouch 1"
    assert typed_action(SNIP, in_words(Cut(4))) == Cut(4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the actions are Vouch, Cut"),
        ("dance", "the actions are Vouch, Cut"),
        ("cut", "after cut comes wire"),
        ("cut 1 2", "after cut comes wire"),
        ("cut red", "expected `int`, got `str` - at `$.wire`"),
        ('{"type":"Cut"}', "object missing required field `wire`"),
        ('{"type":"Cut","wire":3,"twice":true}', "object contains unknown field `twice`"),
        ('{"type":"Dance"}', "there is no 'Dance' - at `$.type`"),
        ("{", "input data was truncated"),
    ],
)
def test_what_is_no_action_is_told(text: str, reason: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        typed_action(SNIP, text)

    assert str(caught.value) == f"{text!r} is no action of Snip: {reason}"
