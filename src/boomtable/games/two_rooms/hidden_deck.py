"""Two Rooms and a Boom: a deck that fits what a viewer saw, where the list of roles is not open (TR-024)."""

from boomtable.games.two_rooms import role_sets
from boomtable.games.two_rooms.decks import has_ambassadors
from boomtable.games.two_rooms.roles import FILLERS, IDS, NUMBER, ROLES
from boomtable.games.two_rooms.schema import Role, TwoRoomsView


def guess(seen: TwoRoomsView) -> tuple[Role, ...]:
    """A deck that fits: the recommended one, with cards that were seen in place of plain ones."""
    options = seen.options
    deck = list(role_sets.recommended(options.seats, advanced=options.game == "advanced", bury=options.bury))
    known = known_roles(seen)
    if not has_ambassadors(tuple(known)):
        deck = [role for role in deck if ROLES[NUMBER[role]].power != "ambassador"]
    for role in IDS:
        while deck.count(role) < known.count(role):
            deck.append(role)
    return fitted(deck, known, options.seats + options.bury)


def known_roles(seen: TwoRoomsView) -> list[Role]:
    """Every unique role that was ever seen, once, and as many plain cards as lie open now."""
    open_now = [role for role in seen.cards if role is not None]
    shown = {role for row in seen.shown.each for role in (row.by_role, row.to_role) if role is not None}
    return open_now + [role for role in IDS if role in shown and role not in open_now]


def fitted(deck: list[Role], known: list[Role], size: int) -> tuple[Role, ...]:
    """A deck of the right size: plain cards are removed or added, then roles that nobody has seen are removed."""
    spare = [role for role in (*FILLERS, *reversed(IDS)) if role not in ("president", "bomber")]
    for role in spare * 2:
        while len(deck) > size and deck.count(role) > known.count(role):
            deck.remove(role)
    while len(deck) < size:
        deck.append(FILLERS[len(deck) % 2])
    return role_sets.ordered(deck)
