"""Blast Tactics: how the best turns begin, one proposal for each square, and what speaks for each on the board."""

from boomtable.bots.adviser import PROPOSED, Proposal
from boomtable.bots.handmade.blast_tactics.search import Candidate, Search
from boomtable.core.schema import Action
from boomtable.games.blast_tactics import foresight
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.pieces import FIRST_ITEM
from boomtable.games.blast_tactics.schema import End, Lay, Move, Pass
from boomtable.games.blast_tactics.state import BlastTacticsState, inventory


def of_turn(search: Search) -> list[Proposal]:
    found: list[Proposal] = []
    for candidate in search.field:
        proposal = of_candidate(search, candidate)
        if len(found) < PROPOSED and all(other.action != proposal.action and is_elsewhere(other, proposal) for other in found):
            found.append(proposal)
    return found


def is_elsewhere(one: Proposal, other: Proposal) -> bool:
    return one.piece is None or one.piece != other.piece


def of_candidate(search: Search, candidate: Candidate) -> Proposal:
    state, seat, turn = search.state, search.seat, candidate.turn
    actions = BY_SEATS[state.seats]
    first = actions.action(seat, turn.codes[0])
    then = actions.action(seat, turn.codes[1]) if turn.shown > 1 else None  # no chance comes in between
    reason, facts = reason_for(state, seat, first)
    return Proposal(first, then, piece_of(first), candidate.mean(), reason, facts)


def piece_of(action: Action) -> str | None:
    square = getattr(action, "square", None)
    return None if square is None else f"square-{square}"


def reason_for(state: BlastTacticsState, seat: int, action: Action) -> tuple[str, dict[str, int]]:
    """What is foreseen where the figure stands and where it would stand (BT-394), and what lies there."""
    danger = foresight.danger(state)
    here = state.at[seat]
    burns = danger[here] if here >= 0 else 0
    if isinstance(action, (Move, Pass)):
        thing = state.things[action.square]
        if thing >= FIRST_ITEM:
            return "item", {"item": thing - FIRST_ITEM}
        if danger[action.square]:
            return "later", {"turns": danger[action.square]}
        return ("flee", {"turns": burns}) if burns else ("calm", {})
    if isinstance(action, Lay):
        return "bomb", {"bombs": inventory(state, seat)}
    if isinstance(action, End):
        return ("stuck", {"turns": burns}) if burns else ("stay", {})
    return "card", {}
