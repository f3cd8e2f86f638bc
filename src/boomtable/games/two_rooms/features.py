"""Two Rooms and a Boom: numbers for learners, seats counted from the viewer's own; numbers begin with 1 where 0 is nobody or unknown."""

from typing import get_args

from boomtable.core.features import MOST, Block, FeatureSpec, category, count, flag, members
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CALLS, CONDITIONS, HOW_SHOWN, KINDS, PLACES
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, NUMBER, SIDES
from boomtable.games.two_rooms.rules.asking import DEEDS, MATTERS
from boomtable.games.two_rooms.schema import CallView, OwnView, Phase, Role, ShownView, Side, TwoRoomsView, Utterance
from boomtable.games.two_rooms.vocabulary import others

PHASES: tuple[Phase, ...] = get_args(Phase)
ASKED: tuple[Utterance, ...] = ("AskToShow", "AskFor", "Question")
DETAILS: tuple[str, ...] = (*KINDS, *DEEDS, *MATTERS)  # of what is asked
REASONS = ("together", "apart", "no_engineer_share", "no_doctor_share", "doctor_failed", "engineer_failed", "both_failed")
ROOMS = 2
LAST_SHOWN = 24  # rows of what was shown that are told one by one
LEFT_OUT = ("options", "timers", "shown", "moves", "schedule", "results", "own.asked", "own.changes")


def spec(seats: int) -> FeatureSpec:
    blocks = (*of_seats(seats), *of_knowledge(seats), *of_rooms(seats), *of_own(seats), *of_the_table())
    return FeatureSpec(blocks, LEFT_OUT)


def of_seats(seats: int) -> list[Block]:
    return [
        category("places", f"Where each seat is, from 1: {', '.join(PLACES)}; 0 out of sight.", len(PLACES), seats),
        category("cards", "The card of each seat that the viewer sees now, by its role from 1; 0 none.", len(IDS), seats),
        flag("bots", "A bot plays the seat.", seats),
        flag("ready", "The seat is ready.", seats),
        flag("walking", "The seat is a hostage on its way.", seats),
        flag("waiting_on", "The seat is waited on, as far as the viewer knows.", seats),
        category("calls", "Each caller: 1 asked, 2 without a call, 3 red, 4 blue, 5 neither; 0 no caller.", 2 + len(CALLS), seats),
        flag("won", "The seat has won.", seats),
    ]


def of_knowledge(seats: int) -> list[Block]:
    """What was shown, as a sum for each seat, and the last times one by one, the newest first."""
    rows = f"of the last {LAST_SHOWN} times that something was shown"
    return [
        category("roles", "The role last seen of each seat, from 1; 0 none.", len(IDS), seats),
        category("colours", f"The colour last seen of each seat, from 1: {', '.join(SIDES)}; 0 none.", len(SIDES), seats),
        count("shares", "Shares of the seat that the viewer noticed.", MOST, seats),
        count("moves", "How often the seat changed rooms.", MOST, seats),
        count("moved_in", "The round in which it did so last; 0 never.", 5, seats),
        category("shown_by", f"Who showed, {rows}.", seats, LAST_SHOWN),
        category("shown_to", f"To whom, {rows}; 0 to all.", seats, LAST_SHOWN),
        count("shown_in", f"The round, {rows}.", 5, LAST_SHOWN),
        category("shown_how", f"From 1: {', '.join(HOW_SHOWN)}, {rows}.", len(HOW_SHOWN), LAST_SHOWN),
        category("shown_kind", f"From 1: {', '.join(KINDS)}, {rows}.", len(KINDS), LAST_SHOWN),
        category("seen_roles", f"The roles that the viewer saw, of who showed and of the other, {rows}.", len(IDS), LAST_SHOWN, 2),
        category("seen_colours", f"The colours that it saw, of who showed and of the other, {rows}.", len(SIDES), LAST_SHOWN, 2),
        category("swapped", f"Whether cards were swapped, {rows}: 1 no, 2 yes; 0 not known.", 2, LAST_SHOWN),
    ]


def of_rooms(seats: int) -> list[Block]:
    """Rooms A and B, as far as the viewer sees them: until the end only its own."""
    return [
        category("leaders", "Who leads each room.", seats, ROOMS),
        flag("by_lot", "The leader was drawn by lot.", ROOMS),
        flag("shields", "The leader is a Usurper and cannot be deposed.", ROOMS),
        category("lead_offers", "To whom the leader of each room holds out the leader card.", seats, ROOMS),
        flag("locked", "The hostages of the room are named.", ROOMS),
        flag("waiting", "The leader of the room waits for the other one.", ROOMS),
        category("pointing", "At whom each seat points.", seats, seats),
        category("hostages", "As which hostage of its room the seat was named, from 1.", seats, seats),
        flag("barred", "The first seat may not hand the leader card back to the second in this round.", seats, seats),
    ]


def of_own(seats: int) -> list[Block]:
    return [
        members("conditions", f"The viewer's conditions: {', '.join(CONDITIONS)}.", len(CONDITIONS)),
        category("infected_by", "Who infected the viewer.", seats),
        flag("own", "Power used, card open, may call, resting, aimed in this tick, answers about the leader card.", 6),
        category("aim", "Whom its words are for; 0 all.", seats),
        category("offers", f"What each seat offers the viewer to share, from 1: {', '.join(KINDS)}.", len(KINDS), seats),
        category("offer_ranks", "The order in which these offers came, from 1.", seats, seats),
        category("own_offer", f"What the viewer offers each seat to share, from 1: {', '.join(KINDS)}.", len(KINDS), seats),
        category("questions", f"What each seat asks the viewer, from 1: {', '.join(ASKED)}.", len(ASKED), seats),
        category("questions_about", "About whom.", seats, seats),
        category("questions_for", f"For what, from 1: {', '.join(DETAILS)}.", len(DETAILS), seats),
        category("draft", "As which hostage of the viewer's form the seat stands in it, from 1.", seats, seats),
        category("other_leader", "Whom the viewer meets as leader.", seats),
        flag("parley_ready", "The leader is ready to end the parley.", seats),
        category("called", f"The viewer's call, from 1: {', '.join(CALLS)}.", len(CALLS)),
        category("answers", "Whose offer it answers now.", seats),
    ]


def of_the_table() -> list[Block]:
    return [
        count("deck", "Cards of each role in the deck, if it is open.", MOST, len(IDS)),
        category("phase", f"The phase: {', '.join(PHASES)}.", len(PHASES) - 1),
        count("round", "The round.", 5),
        count("rounds", "How many rounds there are.", 5),
        count("tick", "In sim mode, the tick of the round.", MOST),
        count("asked_hostages", "Hostages that the table asks for in this round.", 5),
        count("to_send", "Hostages that each room sends now, plus 1; 0 not settled.", 6),
        flag("lock_open", "Hostages may be named."),
        category("winner", f"Who has won, from 1: {', '.join(CALLS)}.", len(CALLS)),
        category("buried", "The buried card, by its role from 1, once it is shown.", len(IDS)),
        category("ended", f"How the game ended, from 1: {', '.join(REASONS)}.", len(REASONS)),
    ]


def features(seen: TwoRoomsView, viewer: Seat) -> dict[str, list[int]]:
    around = [viewer, *others(len(seen.places), viewer)]
    step = {seat: 1 + place for place, seat in enumerate(around)}
    assert seen.own is not None, "only seats have features"
    return seats(seen, around) | knowledge(seen, around, step) | rooms(seen, around, step) | own(seen.own, around, step) | table(seen)


def seats(seen: TwoRoomsView, around: list[Seat]) -> dict[str, list[int]]:
    called = {call.seat: call_number(call) for call in seen.calls}
    won = {result.seat for result in seen.results if result.won}
    return {
        "places": [0 if (place := seen.places[seat]) is None else 1 + PLACES.index(place) for seat in around],
        "cards": [role_number(seen.cards[seat]) for seat in around],
        "bots": [int(seat in seen.bots) for seat in around],
        "ready": [int(seat in seen.ready) for seat in around],
        "walking": [int(seat in seen.walking) for seat in around],
        "waiting_on": [int(seat in seen.waiting_on) for seat in around],
        "calls": [called.get(seat, 0) for seat in around],
        "won": [int(seat in won) for seat in around],
    }


def call_number(call: CallView) -> int:
    if not call.done:
        return 1
    return 2 if call.team is None else 3 + CALLS.index(call.team)


def role_number(role: Role | None) -> int:
    return 0 if role is None else 1 + NUMBER[role]


def colour_number(colour: Side | None) -> int:
    return 0 if colour is None else 1 + SIDES.index(colour)


def knowledge(seen: TwoRoomsView, around: list[Seat], step: dict[Seat, int]) -> dict[str, list[int]]:
    known = known_cards(seen)
    last = list(seen.shown.each[-LAST_SHOWN:])[::-1]
    return {
        "roles": [known[seat][0] for seat in around],
        "colours": [known[seat][1] for seat in around],
        "shares": [sum(seat in (row.by, row.to) for row in seen.shown.each if row.how == "share") for seat in around],
        "moves": [sum(row.seat == seat for row in seen.moves) for seat in around],
        "moved_in": [max([row.round for row in seen.moves if row.seat == seat], default=0) for seat in around],
        "shown_by": filled([step[row.by] for row in last]),
        "shown_to": filled([0 if row.to is None else step[row.to] for row in last]),
        "shown_in": filled([row.round for row in last]),
        "shown_how": filled([1 + HOW_SHOWN.index(row.how) for row in last]),
        "shown_kind": filled([1 + KINDS.index(row.kind) for row in last]),
        "seen_roles": filled([number for row in last for number in roles_in(row)], 2),
        "seen_colours": filled([number for row in last for number in colours_in(row)], 2),
        "swapped": filled([0 if row.swapped is None else 1 + int(row.swapped) for row in last]),
    }


def filled(numbers: list[int], each: int = 1) -> list[int]:
    return numbers + [0] * (each * LAST_SHOWN - len(numbers))


def roles_in(row: ShownView) -> list[int]:
    return [role_number(row.by_role), role_number(row.to_role)]


def colours_in(row: ShownView) -> list[int]:
    return [colour_number(row.by_colour), colour_number(row.to_colour)]


def known_cards(seen: TwoRoomsView) -> list[list[int]]:
    """For each seat, the role and the colour last seen, from 1."""
    known = [[0, 0] for _ in seen.places]
    for row in seen.shown.each:
        note(known[row.by], row.by_role, row.by_colour)
        if row.to is not None:
            note(known[row.to], row.to_role, row.to_colour)
    for seat, role in enumerate(seen.cards):
        note(known[seat], role, None if role is None else SIDES[COLOUR_OF[NUMBER[role]]])
    return known


def note(known: list[int], role: Role | None, colour: Side | None) -> None:
    if role is not None:
        known[0] = role_number(role)
    if colour is not None:
        known[1] = colour_number(colour)


def rooms(seen: TwoRoomsView, around: list[Seat], step: dict[Seat, int]) -> dict[str, list[int]]:
    shown = [room for room in seen.rooms if room is not None]
    pointing = {by: at for room in shown for by, at in room.pointing}
    named = {seat: 1 + place for room in shown for place, seat in enumerate(room.hostages)}
    barred = {pair for room in shown for pair in room.barred}
    return {
        "leaders": [0 if room is None or room.leader is None else step[room.leader] for room in seen.rooms],
        "by_lot": [int(room is not None and room.by_lot) for room in seen.rooms],
        "shields": [int(room is not None and room.shield) for room in seen.rooms],
        "lead_offers": [0 if room is None or room.lead_offer is None else step[room.lead_offer[1]] for room in seen.rooms],
        "locked": [int(room is not None and room.locked) for room in seen.rooms],
        "waiting": [int(name in seen.waiting) for name in PLACES[:ROOMS]],
        "pointing": [0 if seat not in pointing else step[pointing[seat]] for seat in around],
        "hostages": [named.get(seat, 0) for seat in around],
        "barred": [int((taker, giver) in barred) for taker in around for giver in around],
    }


def own(seen: OwnView, around: list[Seat], step: dict[Seat, int]) -> dict[str, list[int]]:
    offered = {offer.by: place for place, offer in enumerate(seen.offers) if offer.by != seen.seat}
    made = {offer.to: 1 + KINDS.index(offer.kind) for offer in seen.offers if offer.by == seen.seat}
    asked = {question.by: question for question in seen.questions}
    drafted = {seat: 1 + place for place, seat in enumerate(seen.draft)}
    flags = (seen.power_used, seen.open, seen.may_call, seen.resting, seen.aimed, seen.answers_lead)
    return {
        "conditions": [int(name in seen.conditions) for name in CONDITIONS],
        "infected_by": [someone(seen.infected_by, step)],
        "own": [int(yes) for yes in flags],
        "aim": [someone(seen.aim, step)],
        "offers": [1 + KINDS.index(seen.offers[offered[seat]].kind) if seat in offered else 0 for seat in around],
        "offer_ranks": [1 + offered[seat] if seat in offered else 0 for seat in around],
        "own_offer": [made.get(seat, 0) for seat in around],
        "questions": [1 + ASKED.index(asked[seat].what) if seat in asked else 0 for seat in around],
        "questions_about": [someone(asked[seat].about, step) if seat in asked else 0 for seat in around],
        "questions_for": [detail_number(asked[seat].detail) if seat in asked else 0 for seat in around],
        "draft": [drafted.get(seat, 0) for seat in around],
        "other_leader": [someone(seen.other_leader, step)],
        "parley_ready": [int(seat in seen.parley_ready) for seat in around],
        "called": [0 if seen.called is None else 1 + CALLS.index(seen.called)],
        "answers": [someone(seen.answers, step)],
    }


def someone(seat: Seat | None, step: dict[Seat, int]) -> int:
    return 0 if seat is None else step[seat]


def detail_number(detail: str | None) -> int:
    return 0 if detail is None else 1 + DETAILS.index(detail)


def table(seen: TwoRoomsView) -> dict[str, list[int]]:
    deck = seen.deck or ()
    return {
        "deck": [deck.count(role) for role in IDS],
        "phase": [PHASES.index(seen.phase)],
        "round": [seen.round],
        "rounds": [seen.rounds],
        "tick": [seen.tick],
        "asked_hostages": [seen.hostages],
        "to_send": [0 if seen.to_send is None else 1 + seen.to_send],
        "lock_open": [int(seen.lock_open)],
        "winner": [0 if seen.winner is None else 1 + CALLS.index(seen.winner)],
        "buried": [role_number(seen.buried)],
        "ended": [0 if seen.outcome is None else 1 + REASONS.index(seen.outcome.reason)],
    }
