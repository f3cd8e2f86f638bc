"""Two Rooms and a Boom: the view drawn for a terminal."""

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import PLACES
from boomtable.games.two_rooms.schema import Place, RoomView, ShownView, TwoRoomsView


def draw(seen: TwoRoomsView) -> str:
    lines = [headline(seen), ""]
    for place in PLACES:
        lines += place_lines(seen, place)
    away = [seat for seat, place in enumerate(seen.places) if place is None]
    if away:
        lines.append("out of sight: " + ", ".join(named(seen, seat) for seat in away))
    return "\n".join([*lines, *own_lines(seen)]).rstrip()


def told(facts: dict[str, object]) -> dict[str, object]:
    """Facts with whom a sentence is about as its speaker would say it: I, you, or by name."""
    if "what" not in facts:
        return facts
    about = facts["about"]
    return {**facts, "whom": "other" if about is None else "self" if about == facts["by"] else "you" if about == facts["to"] else "other"}


def headline(seen: TwoRoomsView) -> str:
    tick = f"   tick {seen.tick}" if seen.tick else ""
    return f"{seen.phase}   round {seen.round} of {seen.rounds}{tick}   hostages {seen.hostages if seen.to_send is None else seen.to_send}"


def place_lines(seen: TwoRoomsView, place: Place) -> list[str]:
    here = [seat for seat, other in enumerate(seen.places) if other == place]
    if place == "hall":
        return [f"hall: {', '.join(named(seen, seat) for seat in here)}"] if here else []
    room = seen.rooms[PLACES.index(place)]
    return [
        f"room {place}{'' if room is None else room_facts(room)}",
        *(f"  {mark(seen, room, seat)} {named(seen, seat)}" for seat in here),
    ]


def room_facts(room: RoomView) -> str:
    leader = "nobody leads" if room.leader is None else f"seat {room.leader} leads"
    locked = f", hostages {', '.join(str(seat) for seat in room.hostages)}" if room.locked else ""
    return f": {leader}{', shielded' if room.shield else ''}, {room.threshold} hands for a new leader{locked}"


def mark(seen: TwoRoomsView, room: RoomView | None, seat: Seat) -> str:
    return "*" if room is not None and room.leader == seat else ">" if seat in seen.waiting_on else " "


def named(seen: TwoRoomsView, seat: Seat) -> str:
    role = seen.cards[seat]
    target = next((at for room in seen.rooms if room is not None for by, at in room.pointing if by == seat), None)
    return f"seat {seat}" + ("" if role is None else f" {role}") + ("" if target is None else f" points at {target}")


def own_lines(seen: TwoRoomsView) -> list[str]:
    if seen.own is None:
        return []
    lines = [""]
    for offer in seen.own.offers:
        lines.append(f"seat {offer.by} offers seat {offer.to} a {offer.kind} share")
    for row in seen.shown.each:
        shown = [f"seat {seat} {role or colour}" for seat, role, colour in sides(row) if role or colour]
        lines.append(
            f"round {row.round}: {row.how} of seat {row.by}{'' if row.to is None else f' and seat {row.to}'}: {', '.join(shown) or '?'}"
        )
    return lines


def sides(row: ShownView) -> list[tuple[Seat | None, str | None, str | None]]:
    return [(row.by, row.by_role, row.by_colour), (row.to, row.to_role, row.to_colour)]
