"""Bombs Away: what a seat may well do next, one proposal for each card in hand, and how many of the unseen cards would fit after it."""

from typing import Final

from boomtable.bots.adviser import PROPOSED, Proposal
from boomtable.bots.handmade.bombs_away.planning import Planning, with_card, without
from boomtable.bots.handmade.bombs_away.position import count, playable
from boomtable.bots.handmade.bombs_away.turn import NO_BOMB, NO_CARD, Turn, next_action, second_target
from boomtable.bots.handmade.bombs_away.worth import best_saving, win_chance, worth
from boomtable.core.schema import Action
from boomtable.games.bombs_away.network import Network
from boomtable.games.bombs_away.pieces import KIND, TIER_1
from boomtable.games.bombs_away.schema import Bomb, Draw, Lay, Pass, Second

LAST: Final = 1  # card in hand


def of_turn(planning: Planning) -> list[Proposal]:
    """The best turn, then the best ones that begin with another card, or a second target elsewhere."""
    state = planning.position.state
    first = best_saving(planning)
    found = [proposal(planning, first)]
    taken = {found[0].piece}
    for turn in sorted(planning.turns, key=lambda turn: -worth(planning, turn)):
        piece = piece_of(next_action(turn, state))
        if len(found) < PROPOSED and piece is not None and piece not in taken:
            taken.add(piece)
            found.append(proposal(planning, turn))
    return found


def proposal(planning: Planning, turn: Turn) -> Proposal:
    position = planning.position
    action = next_action(turn, position.state)
    after = network_after(position.state.network, turn)
    facts = {"fit": count(position.unseen, playable(after)), "unseen": position.pool, **own_after(planning, turn, after)}
    chance = win_chance(position, worth(planning, turn))
    return Proposal(action, second_target(turn), piece_of(action), chance, reason_for(planning, turn, action), facts)


def piece_of(action: Action) -> str | None:
    """The card in hand that an action takes; of a second target its place."""
    if isinstance(action, (Lay, Bomb)):
        return f"hand-{action.card}"
    return f"place-{action.x}-{action.y}" if isinstance(action, Second) else None


def reason_for(planning: Planning, turn: Turn, action: Action) -> str:
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, Draw):
        return "draw"
    size = planning.position.state.sizes[planning.position.seat]
    if isinstance(action, Lay) and size == LAST:
        return "out"
    if turn.bomb != NO_BOMB and turn.face != NO_CARD:
        return "room"
    return "fit"


def own_after(planning: Planning, turn: Turn, after: Network) -> dict[str, int]:
    """The pipe cards that the turn leaves in hand, and how many of them fit then."""
    left = planning.position.hand[:TIER_1]
    if turn.face != NO_CARD:
        left[KIND[turn.face]] -= 1
    return {"own": count(left, playable(after)), "hand": sum(left)}


def network_after(network: Network, turn: Turn) -> Network:
    after = network
    for target in turn.targets:
        after = without(after, target)
    return after if turn.face == NO_CARD else with_card(after, turn.position, turn.face)
