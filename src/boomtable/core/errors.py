"""The error tree.

BoomtableError
  OptionError       these options do not make a game
  MalformedAction   these bytes are no action of this game
  IllegalAction     a rule forbids this action now; carries the rule id
  IllegalCode       this number stands for nothing that is legal now
  RecordingError    this file is no recording, or not one of this game
"""

import re

_VALUE = re.compile(r"^Invalid (enum )?value ")


class BoomtableError(Exception):
    """Something a user can understand and correct; the text is one sentence."""


class OptionError(BoomtableError):
    """These options do not make a game."""


class MalformedAction(BoomtableError):
    """These bytes are no action of this game."""


class RecordingError(BoomtableError):
    """This file is no recording, or not one of this game."""


class IllegalAction(BoomtableError):
    """A rule forbids this action now.

    `template` is the English sentence for developers; players get `refusal-<rule>` of the game's words with the same facts.
    """

    def __init__(self, rule: str, template: str, **facts: object) -> None:
        super().__init__(rule, template)
        self.rule = rule
        self.template = template
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.template.format(**self.facts)} [{self.rule}]"


class IllegalCode(BoomtableError):
    """This number stands for nothing that is legal now."""


def reason_of(error: Exception) -> str:
    """What msgspec says about text that it cannot decode, as the end of a sentence."""
    text = _VALUE.sub("there is no ", str(error)).replace("invalid character", "unexpected character")
    return text[:1].lower() + text[1:] if text[1:2].islower() else text
