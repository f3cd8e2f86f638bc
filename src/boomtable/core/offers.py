"""What an offer means: which actions it lights up."""

from __future__ import annotations

from itertools import chain, islice, product
from math import prod
from typing import TypeAlias

import msgspec
from msgspec.inspect import ListType, TupleType, VarTupleType, type_info

from boomtable.core.dice import Dice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Field, Offer

MOST_PICKS = 200  # ways to fill one field
MOST_COMBINATIONS = 500  # ways to fill all of them

Pick: TypeAlias = object  # a value, or a tuple of values where the field is a list


class NoSuchAction(Exception):
    """An offer does not fit any action of its game."""


def covers(offer: Offer, action: Action) -> bool:
    """Whether an offer lights up this action."""
    if type(action).__name__ != offer.type:
        return False
    if offer.choices:
        return action in offer.choices
    return all(_field_covers(field, getattr(action, field.name)) for field in offer.fields)


def _field_covers(field: Field, value: object) -> bool:
    if isinstance(value, tuple):
        return field.least <= len(value) <= field.most and all(part in field.values for part in value)
    return value in field.values


def combinations(game: AnyGame, offer: Offer, dice: Dice) -> list[Action]:
    """All actions that an offer covers, or a sample where there are too many."""
    if offer.choices:
        return list(offer.choices)
    kind = next((kind for kind in _kinds(game) if kind.__name__ == offer.type), None)
    if kind is None:
        raise NoSuchAction(f"{offer.type} is no action of {game.info.title}")
    picks = [_picks(field, takes_list=_takes_list(kind, field)) for field in offer.fields]
    if prod(len(pick) for pick in picks) <= MOST_COMBINATIONS:
        chosen = list(product(*picks))
    else:
        chosen = [tuple(pick[dice.pick(len(pick))] for pick in picks) for _ in range(MOST_COMBINATIONS)]
    return [_action(kind, offer, values) for values in chosen]


def _kinds(game: AnyGame) -> tuple[type[Action], ...]:
    """The action types of a game; a union has several, a single type is its own."""
    kinds: tuple[type[Action], ...] = getattr(game.action_type, "__args__", (game.action_type,))
    return kinds


def _takes_list(kind: type[Action], field: Field) -> bool:
    known = {known.name: known.type for known in msgspec.structs.fields(kind)}
    if field.name not in known:
        raise NoSuchAction(f"{kind.__name__} has no field {field.name}")
    return isinstance(type_info(known[field.name]), (ListType, TupleType, VarTupleType))


def _picks(field: Field, *, takes_list: bool) -> list[Pick]:
    if not takes_list:
        return list(field.values)
    if field.most == 1:
        raise NoSuchAction(f"a list {field.name} of exactly one, which a client takes for a single value: list the choices instead")
    sizes = range(field.least, field.most + 1)
    return list(islice(chain.from_iterable(product(field.values, repeat=size) for size in sizes), MOST_PICKS))


def _action(kind: type[Action], offer: Offer, values: tuple[Pick, ...]) -> Action:
    filled = {"type": offer.type} | {field.name: value for field, value in zip(offer.fields, values, strict=True)}
    try:
        return msgspec.convert(filled, type=kind)
    except msgspec.ValidationError as error:
        raise NoSuchAction(f"{filled} ({error})") from error
