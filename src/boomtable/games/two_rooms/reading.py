"""Two Rooms and a Boom: the view as text: what its terminal board leaves out."""

import msgspec

from boomtable.core.reading import listed, seats, yes
from boomtable.games.two_rooms.board import sides
from boomtable.games.two_rooms.schema import CallView, MovedView, OwnView, QuestionView, RoomView, ShownView, TwoRoomsView

UNREAD = ("timers.key",)

LEGEND = (
    "* leads its room, > is waited for. Behind a seat stands its role where you know it now. Red wants the Bomber and the President in",
    "one room at the end, Blue wants them apart; grey and green cards have aims of their own.",
)


def lines(seen: TwoRoomsView) -> list[str]:
    hidden = "out of sight"
    return [
        *LEGEND,
        *[line for name, room in zip("AB", seen.rooms, strict=True) if room is not None for line in in_room(name, room)],
        f"Where everybody is: {listed(f'seat {seat} {place or hidden}' for seat, place in enumerate(seen.places))}.",
        f"Cards that you know now: {listed(f'seat {seat} {role}' for seat, role in enumerate(seen.cards) if role is not None)}.",
        f"Hostages by round: {listed(seen.schedule)}; in this round {seen.hostages}; to be sent now: {seen.to_send}.",
        f"Roles in the deck: {'not open' if seen.deck is None else listed(seen.deck)}.",
        f"Ready: {seats(seen.ready)}. Played by the table's bots: {seats(seen.bots)}. On the way as hostages: {seats(seen.walking)}.",
        f"Rooms whose leader waits for the other: {listed(seen.waiting)}. Hostages may be locked: {yes(seen.lock_open)}.",
        *[shown(row) for row in seen.shown.each],
        *[moved(row) for row in seen.moves],
        *[call(row) for row in seen.calls],
        *([] if seen.own is None else own(seen.own)),
        *[f"Seat {end.seat} was {end.role} and {'won' if end.won else 'lost'}: {end.why.replace('_', ' ')}." for end in seen.results],
        *([] if seen.winner is None else [f"The team that won: {seen.winner}."]),
        *([] if seen.buried is None else [f"Buried: {seen.buried}."]),
        f"Tick: {seen.tick}. This table: {msgspec.json.encode(seen.options).decode()}",
    ]


def in_room(name: str, room: RoomView) -> list[str]:
    leader = "nobody leads" if room.leader is None else f"seat {room.leader} leads"
    lines = [
        f"Room {name}: {leader}; by lot: {yes(room.by_lot)}; shield of a Usurper: {yes(room.shield)}; "
        f"{room.threshold} hands make a leader; hostages locked: {yes(room.locked)} ({seats(room.hostages)}).",
        f"Who points at whom in room {name}: {listed(f'seat {by} at seat {at}' for by, at in room.pointing)}.",
    ]
    if room.lead_offer is not None:
        lines.append(f"Seat {room.lead_offer[0]} holds out the leader card to seat {room.lead_offer[1]}.")
    if room.barred:
        lines.append(f"May not hand the leader card back this round: {listed(f'seat {by} to seat {to}' for by, to in room.barred)}.")
    return lines


def shown(row: ShownView) -> str:
    faces = [f"seat {seat}: {listed([part for part in (role, colour) if part], 'hidden from you')}" for seat, role, colour in sides(row)]
    swapped = "" if row.swapped is None else f"; cards swapped: {yes(row.swapped)}"
    return f"Round {row.round}, {row.how} ({row.kind}): {'; '.join(faces if row.to is not None else faces[:1])}{swapped}."


def moved(row: MovedView) -> str:
    return f"Round {row.round}: seat {row.seat} went from room {row.source} to room {row.to} ({row.how})."


def call(row: CallView) -> str:
    called = "nobody yet, or none" if row.team is None else row.team
    return f"Call of seat {row.seat} ({row.role}): {called}; done: {yes(row.done)}."


def own(mine: OwnView) -> list[str]:
    return [
        f"You are seat {mine.seat}. Conditions: {listed(mine.conditions)}"
        f"{'' if mine.infected_by is None else f', infected by seat {mine.infected_by}'}. Power used: {yes(mine.power_used)}. "
        f"Your card lies open: {yes(mine.open)}. You point at: {one(mine.aim)} (this tick: {yes(mine.aimed)}).",
        *[f"Offer: seat {offer.by} to seat {offer.to}, a {offer.kind} share." for offer in mine.offers],
        *[question(asked) for asked in mine.questions],
        f"Your choice of hostages so far: {seats(mine.draft)}. The other leader in the parley: {one(mine.other_leader)}; "
        f"leaders ready there: {seats(mine.parley_ready)}.",
        f"You may call: {yes(mine.may_call)}; your call: {mine.called or 'none'}. Resting after a move: {yes(mine.resting)}.",
        f"Questions put to you so far: {mine.asked}. Changes of leader you have seen: {mine.changes}. "
        f"You answer the offer of: {one(mine.answers)}; the leader card: {yes(mine.answers_lead)}.",
    ]


def question(asked: QuestionView) -> str:
    about = "" if asked.about is None else f" about seat {asked.about}"
    detail = "" if asked.detail is None else f" ({asked.detail})"
    return f"Seat {asked.by} puts to you: {asked.what}{about}{detail}."


def one(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat}"
