"""Two Rooms and a Boom: what only the seat itself knows."""

from boomtable.core.seats import Seat
from boomtable.games.two_rooms import actions, schema
from boomtable.games.two_rooms.pieces import CALLS, CONDITIONS, KINDS, NOBODY
from boomtable.games.two_rooms.rules import leading, share_offers
from boomtable.games.two_rooms.state import TwoRoomsState, has


def own_view(state: TwoRoomsState, seat: Seat) -> schema.OwnView:
    meets = state.phase == "parley" and leading.leads(state, seat)
    asked = state.answering == seat
    return schema.OwnView(
        seat=seat,
        conditions=conditions(state, seat),
        infected_by=known(state.infected_by[seat]),
        power_used=has(state.used, seat),
        open=has(state.open_cards, seat),
        aim=known(state.aim[seat]),
        offers=offers(state, seat),
        questions=tuple(question(state, by, number) for listener, by, number in state.questions if listener == seat),
        draft=tuple(state.drafts[state.place[seat]]) if leading.leads(state, seat) else (),
        other_leader=next(leader for leader in state.leader if leader != seat) if meets else None,
        parley_ready=tuple(leader for leader in state.leader if has(state.ready, leader)) if meets else (),
        may_call=has(state.may_call, seat),
        called=None if state.calls[seat] == NOBODY else CALLS[state.calls[seat]],
        resting=has(state.resting, seat),
        asked=state.asked[seat],
        changes=state.changes[seat],
        answers=known(state.answers_to) if asked else None,
        answers_lead=state.answers_lead and asked,
        aimed=has(state.aimed, seat),
    )


def known(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def conditions(state: TwoRoomsState, seat: Seat) -> tuple[schema.Condition, ...]:
    """The conditions of a seat, shown from the first round on, because what a card brings would reveal it (TR-022)."""
    if state.round == 0:
        return ()
    return tuple(name for place, name in enumerate(CONDITIONS) if state.conditions[seat] >> place & 1)


def offers(state: TwoRoomsState, seat: Seat) -> tuple[schema.ShareOfferView, ...]:
    """The share offers to a seat, oldest first, then its own."""
    by = share_offers.offers_to(state, seat) + ([seat] if state.offer_to[seat] != NOBODY else [])
    return tuple(schema.ShareOfferView(offerer, state.offer_to[offerer], KINDS[state.offer_kind[offerer]]) for offerer in by)


def question(state: TwoRoomsState, by: Seat, number: int) -> schema.QuestionView:
    return schema.QuestionView(by, *actions.actions_of(state).spoken(by, number))
