"""Something that is offered, whatever it is: how programs play that know no game."""

from __future__ import annotations

from random import Random
from typing import Any

from boomtable.client.update import Json, Update


def any_choice(update: Update, dice: Random) -> Json:
    """An action that the offers cover. Where fields combine, the rules may still refuse it; then another one is to be tried."""
    offer = dice.choice(update.offers)
    if offer.get("choices"):
        whole: Json = dice.choice(offer["choices"])
        return whole
    action = {"type": offer["type"]}
    for field in offer["fields"]:
        action[field["name"]] = any_value(field["values"], field["least"], field["most"], dice)
    return action


def any_value(values: list[Any], least: int, most: int, dice: Random) -> Any:
    """One of them, or a list of as many as may be, in their order."""
    if least == most == 1:
        return dice.choice(values)
    some = dice.sample(range(len(values)), dice.randint(least, min(most, len(values))))
    return [values[at] for at in sorted(some)]
