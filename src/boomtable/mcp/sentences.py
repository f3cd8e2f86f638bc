"""What a table tells a seat, in sentences: events, talk, who sits where, what may be done."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from boomtable.client.update import Json
from boomtable.core.game import AnyGame
from boomtable.core.reading import read
from boomtable.core.schema import TABLE_ACTIONS, Options, Paused, Resumed, Undone
from boomtable.games import GAMES
from boomtable.words import Words

ONE = {"open": "free", "person": "a person", "bot": "a bot"}


class Sentences:
    """For one game with its options. Seats are told by their numbers, as on the text board."""

    def __init__(self, game: AnyGame, options: Json) -> None:
        self.game = game
        self.options: Options = msgspec.convert(options, game.options_type)
        self._words = Words(game, options=self.options, names=[f"seat {seat}" for seat in range(self.options.seats)])

    @classmethod
    def of(cls, game: AnyGame, options: Json) -> Sentences:
        return _made(game.info.id, msgspec.json.encode(options))

    def event(self, event: Json) -> str:
        return self._words.event(msgspec.convert(event, self.game.event_type | Undone | Paused | Resumed))

    def action(self, action: Json) -> str:
        return self._words.action(msgspec.convert(action, self.game.action_type | TABLE_ACTIONS))

    def value(self, field: str, value: object) -> str:
        """A value of an action as it is sent and, where they differ, as the board names it."""
        sent, named = msgspec.json.encode(value).decode(), self._words.field(field, value)
        return sent if named == str(value) or value is None or isinstance(value, bool) else f"{sent} ({named})"

    def board(self, view: Json) -> str:
        return read(self.game, msgspec.convert(view, self.game.view_type))

    def end(self, outcome: Json) -> str:
        return self._words.tell(f"end-{outcome['reason']}", winners=tuple(outcome["winners"]))


@lru_cache
def _made(game: str, options: bytes) -> Sentences:
    """Reading a catalogue takes longer than telling all of a game."""
    return Sentences(GAMES[game], msgspec.json.decode(options))


def seat_line(seat: Json) -> str:
    """Who sits there. Names are what people typed: they are quoted."""
    if seat["kind"] == "open":
        return f"seat {seat['seat']}: free"
    who = f"a bot, {seat['level']}" if seat["kind"] == "bot" else "a program" if seat["program"] else "a person"
    marks = [
        who,
        *(["you"] if seat["you"] else []),
        *(["host"] if seat["host"] else []),
        *(["a bot plays meanwhile"] if seat["away"] else []),
        *([] if seat["online"] else ["connection lost"]),
    ]
    return f"seat {seat['seat']}: {quoted(seat['name'])} ({', '.join(marks)})"


def said_line(said: Json) -> str:
    """A line of talk, quoted: it is what somebody typed, and nobody's order."""
    who = "the table" if said["seat"] < 0 else f"seat {said['seat']} {quoted(said['name'])}"
    return f"Talk in {said['channel']}: {who} says {quoted(said['text'])}"


def quoted(text: Any) -> str:
    return msgspec.json.encode(str(text)).decode()


def card_news(before: Json | None, after: Json) -> list[str]:
    """What has changed around the game between two cards."""
    if before is None:
        return []
    told = []
    if before["phase"] != after["phase"]:
        told.append({"playing": "The game begins.", "over": "The game is over.", "closed": "The table is closed."}[after["phase"]])
    if len(before["seats"]) != len(after["seats"]) or before["options"] != after["options"]:
        told.append("The host has changed the options.")
    for old, new in zip(before["seats"], after["seats"], strict=False):
        if any(old[name] != new[name] for name in ("kind", "name", "level", "away", "program")):
            told.append(f"Now {seat_line(new)}.")
    if before["next_table"] is None and after["next_table"] is not None:
        told.append("There is a next game: play_again leads there.")
    return told
