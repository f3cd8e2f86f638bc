"""Two Rooms and a Boom: what a seat may do, in the short form that travels: the values of each field where any of them go together."""

from math import prod
from typing import get_args

from boomtable.core.schema import Action, Field, Offer, offered
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import numbers, schema
from boomtable.games.two_rooms.rules import acts
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.games.two_rooms.utterances import TALK

DEEDS: tuple[type[Action], ...] = tuple(kind for kind in get_args(schema.TwoRoomsAction) if kind not in TALK)


def offers(state: TwoRoomsState, seat: Seat) -> list[Offer]:
    known = numbers.numbers(state.options, seat)
    codes = acts.legal_codes(state, seat)
    first = known.statement_codes[0]
    done = [known.actions[code] for code in codes if code < first]
    said = [known.actions[code] for code in codes if code >= first]
    return shortened(done, DEEDS) + talk_offers(known, said)


def talk_offers(known: numbers.Numbers, said: list[Action]) -> list[Offer]:
    """Statements are all open or all closed, so their offers are made once."""
    if not said:
        return []
    if not known.statement_offers:
        known.statement_offers = shortened(known.statements, TALK)
    return known.statement_offers + shortened(said[len(known.statements) :], (schema.Answer,))


def shortened(actions: list[Action], types: tuple[type[Action], ...]) -> list[Offer]:
    return [by_fields(offer) for offer in offered(actions, types)]


def by_fields(offer: Offer) -> Offer:
    names = type(offer.choices[0]).__struct_fields__
    values = [distinct([getattr(action, name) for action in offer.choices]) for name in names]
    if not names or prod(len(some) for some in values) != len(offer.choices):
        return offer
    return Offer(offer.type, fields=tuple(Field(name, some) for name, some in zip(names, values, strict=True)))


def distinct(values: list[int | str | bool | None]) -> tuple[int | str | bool | None, ...]:
    return tuple(dict.fromkeys(values))
