"""Which games a load run or a drill plays, as the server describes them, and with how many seats."""

from __future__ import annotations

from boomtable.client.errors import ClientError
from boomtable.client.guest import Guest
from boomtable.client.update import Json


def seats_for(game: Json, wished: int | None) -> int:
    """As many seats as were wished for, or few, within what the game can seat."""
    seats: int = max(game["min_seats"], min(game["max_seats"], wished or 3))
    return seats


async def games_of(url: str, wish: str) -> list[Json]:
    """The cards of the games that were wished for: one, several with commas, or all."""
    async with Guest(url) as guest:
        cards = {card["id"]: card for card in await guest.games() if card["ready"]}
    names = list(cards) if wish == "all" else wish.split(",")
    unknown = [name for name in names if name not in cards]
    if unknown:
        raise ClientError(f"the server has no game {unknown[0]!r}: it has {', '.join(cards)}, and all of them are 'all'")
    return [cards[name] for name in names]
