"""Two Rooms and a Boom: offers in their short form, as the values of each field where all combinations are legal."""

from math import prod

from boomtable.core.schema import Field, Offer


def by_fields(offer: Offer) -> Offer:
    names = type(offer.choices[0]).__struct_fields__
    values = [distinct([getattr(action, name) for action in offer.choices]) for name in names]
    if not names or prod(len(some) for some in values) != len(offer.choices):
        return offer
    return Offer(offer.type, fields=tuple(Field(name, some) for name, some in zip(names, values, strict=True)))


def distinct(values: list[int | str | bool | None]) -> tuple[int | str | bool | None, ...]:
    return tuple(dict.fromkeys(values))
