"""Decoding actions and options that come from a browser or from the log."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from boomtable.core.errors import MalformedAction, OptionError, reason_of
from boomtable.core.game import AnyGame
from boomtable.core.schema import TABLE_ACTIONS, Action, Options, Undo
from boomtable.games import GAMES
from boomtable.server.errors import BadRequest, NoSuchAction

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what decoding text that is no message may raise
LONGEST_REASON = 200  # characters of what is wrong with an action, which may quote it


def find_game(game_id: str) -> AnyGame:
    if game_id not in GAMES:
        raise BadRequest(f"there is no game {game_id!r} here")
    return GAMES[game_id]


def decode_options(game: AnyGame, text: bytes | msgspec.Raw) -> Options:
    """The options, decoded and checked; BadRequest says why they make no game."""
    try:
        options: Options = msgspec.json.decode(text, type=game.options_type)
        game.check_options(options)
    except (*UNREADABLE, OptionError) as error:
        raise BadRequest(f"these options make no game: {error}") from error
    return options


def decode_action(game: AnyGame, text: bytes) -> Action:
    """The action that a seat sent: one of the game's, or an undo. NoSuchAction where it can be read and is none."""
    try:
        return _decoder(game.info.id, from_seat=True).decode(text)
    except msgspec.ValidationError as error:
        raise NoSuchAction(f"this is no action of {game.info.title}: {reason_of(error)[:LONGEST_REASON]}") from error
    except UNREADABLE as error:
        raise MalformedAction(f"this is no action of {game.info.title}: {error}") from error


def decode_logged(game: AnyGame, text: str) -> Action:
    return _decoder(game.info.id, from_seat=False).decode(text)


@lru_cache
def _decoder(game_id: str, *, from_seat: bool) -> msgspec.json.Decoder[Action]:
    others = Undo if from_seat else TABLE_ACTIONS
    return msgspec.json.Decoder(GAMES[game_id].action_type | others)
