"""Actions as people and scripts type them: {"type": "Cut", "wire": 3}, or just cut 3."""

from typing import Any, get_args

import msgspec

from boomtable.core.errors import MalformedAction, reason_of
from boomtable.core.game import AnyGame
from boomtable.core.schema import TABLE_ACTIONS, Action
from boomtable.core.seats import Actor


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action with its actor, as in a recording."""

    actor: Actor
    action: msgspec.Raw


def typed_move(game: AnyGame, text: str) -> tuple[Actor | None, Action]:
    """The action in a line of a script, and its actor if the line names one."""
    try:
        move = msgspec.json.decode(text, type=Move)
    except msgspec.MsgspecError:
        return None, typed_action(game, text)
    return move.actor, typed_action(game, bytes(move.action).decode())


def typed_action(game: AnyGame, text: str) -> Action:
    try:
        if text.startswith("{"):
            return _action(msgspec.json.decode(text, type=game.action_type | TABLE_ACTIONS))
        return _in_words(game, text.split())
    except msgspec.MsgspecError as error:
        raise MalformedAction(f"{text!r} is no action of {game.info.title}: {reason_of(error)}") from error


def action_types(game: AnyGame) -> dict[str, type[Action]]:
    kinds: tuple[type[Action], ...] = get_args(game.action_type) or (game.action_type,)
    return {kind.__name__: kind for kind in kinds}


def in_words(action: Action) -> str:
    """The shortest way to type an action: `cut 3`; JSON where it holds more than plain values."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    if any(not isinstance(value, (int, str)) for value in values):
        return msgspec.json.encode(action).decode()
    return " ".join([type(action).__name__.lower(), *(str(value).lower() if isinstance(value, bool) else str(value) for value in values)])


def _in_words(game: AnyGame, words: list[str]) -> Action:
    kinds = {name.lower(): kind for name, kind in action_types(game).items()}
    kind = kinds.get(words[0].lower()) if words else None
    if kind is None:
        known = ", ".join(action_types(game))
        raise msgspec.ValidationError(f"the actions are {known}")
    fields = kind.__struct_fields__
    if len(words) - 1 != len(fields):
        raise msgspec.ValidationError(f"after {words[0]} comes {', '.join(fields) or 'nothing'}")
    facts = dict(zip(fields, words[1:], strict=True))
    return _action(msgspec.convert({"type": kind.__name__, **facts}, kind, strict=False))


def _action(decoded: Any) -> Action:
    assert isinstance(decoded, Action)
    return decoded
