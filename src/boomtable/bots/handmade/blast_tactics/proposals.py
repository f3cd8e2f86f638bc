"""Blast Tactics: how the best turns begin, one proposal for each square, and what speaks for each on the board."""

from typing import TypeAlias

from boomtable.bots.adviser import PROPOSED, Proposal
from boomtable.bots.handmade.blast_tactics.search import Candidate, Search
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import foresight
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.pieces import FIRST_ITEM
from boomtable.games.blast_tactics.schema import End, Lay, Move, Pass
from boomtable.games.blast_tactics.state import BlastTacticsState, inventory

Foreseen: TypeAlias = tuple[list[int], list[int]]  # by square, after how many turns it burns, and falls


def of_turn(search: Search) -> list[Proposal]:
    found: list[Proposal] = []
    soon = foresight.foreseen(search.state)
    for candidate in search.field:
        if len(found) == PROPOSED:
            break
        proposal = of_candidate(search, candidate, soon)
        if all(other.action != proposal.action and is_elsewhere(other, proposal) for other in found):
            found.append(proposal)
    return found


def is_elsewhere(one: Proposal, other: Proposal) -> bool:
    return one.piece is None or one.piece != other.piece


def of_candidate(search: Search, candidate: Candidate, soon: Foreseen) -> Proposal:
    state, seat, turn = search.state, search.seat, candidate.turn
    actions = BY_SEATS[state.seats]
    first = actions.action(seat, turn.codes[0])
    then = actions.action(seat, turn.codes[1]) if turn.shown > 1 else None  # no chance comes in between
    reason, facts = reason_for(state, seat, first, soon)
    if reason in ("calm", "flee") and isinstance(then, Lay):
        own = danger_there(state, seat, turn.codes[:2])
        reason, facts = ("own", {"turns": own}) if own else (reason, facts)
    return Proposal(first, then, piece_of(first), candidate.mean(), reason, facts)


def danger_there(state: BlastTacticsState, seat: Seat, codes: list[int]) -> int:
    """After how many turns the square burns on which these steps end, when nobody else acts; 0 where that is not foreseen."""
    after, dice = state.clone(), SeededDice(0)  # chance has no part in them
    for code in codes:
        BY_SEATS[state.seats].decide(after, seat, code, dice, None)
    return foresight.danger(after)[after.at[seat]]


def piece_of(action: Action) -> str | None:
    square = getattr(action, "square", None)
    return None if square is None else f"square-{square}"


def reason_for(state: BlastTacticsState, seat: int, action: Action, soon: Foreseen) -> tuple[str, dict[str, int]]:
    """What is foreseen where the figure stands and where it would stand (BT-394), and what lies there."""
    here = state.at[seat]
    lost = when_lost(soon, here) if here >= 0 else {}
    if isinstance(action, (Move, Pass)):
        thing = state.things[action.square]
        if thing >= FIRST_ITEM:
            return "item", {"item": thing - FIRST_ITEM}
        if there := when_lost(soon, action.square):
            return "later", there
        return ("flee", lost) if lost else ("calm", {})
    if isinstance(action, Lay):
        return "bomb", {"bombs": inventory(state, seat)}
    if isinstance(action, End):
        return ("stuck", lost) if lost else ("stay", {})
    return "card", {}


def when_lost(soon: Foreseen, square: int) -> dict[str, int]:
    """After how many turns a square burns, or falls with its tile if that comes first; nothing where neither is foreseen."""
    burn, fall = soon[0][square], soon[1][square]
    if fall and (not burn or fall < burn):
        return {"turns": fall, "falls": 1}
    return {"turns": burn, "falls": 0} if burn else {}
