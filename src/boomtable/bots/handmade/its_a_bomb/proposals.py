"""It's a Bomb!: what the employees may well do, one proposal for each tile or line, and what the table says for it."""

from boomtable.bots.adviser import PROPOSED, Proposal
from boomtable.bots.handmade.its_a_bomb.looking_ahead import CERTAIN, LookingAhead
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.pieces import AUXILIARY, EXPLOSIVE, KINDS
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombView, Settle, Use


def of_employee(ahead: LookingAhead, seen: ItsABombView, best: Action) -> list[Proposal]:
    """The best choice, then the next best of other tiles and lines; one question stands for all of which the same can be said."""
    found = [of_choice(ahead, seen, best)]
    for action in ranked(ahead):
        proposal = of_choice(ahead, seen, action)
        if len(found) < PROPOSED and all(tells_apart(proposal, other) for other in found):
            found.append(proposal)
    return found


def tells_apart(proposal: Proposal, other: Proposal) -> bool:
    """Whether they are about different pieces, and whoever reads both questions learns which suits better."""
    if proposal.piece == other.piece:
        return False
    asks = isinstance(proposal.action, (Ask, ChooseBlock)) and kind_of(proposal.action) == kind_of(other.action)
    return not asks or (proposal.reason, proposal.facts) != (other.reason, other.facts)


def kind_of(action: Action) -> tuple[type[Action], int | None]:
    return type(action), action.kind if isinstance(action, Ask) else None


def ranked(ahead: LookingAhead) -> list[Action]:
    """By what each leads to; where a cut costs nothing, the tiles that are next."""
    if not ahead.actions:
        return [Cut(tile) for tile in ahead.likely_tiles()]
    order = sorted(range(len(ahead.actions)), key=lambda at: -ahead.values[at])
    return [ahead.actions[at] for at in order]


def of_choice(ahead: LookingAhead, seen: ItsABombView, action: Action) -> Proposal:
    if isinstance(action, Cut):
        return of_cut(ahead, action)
    if isinstance(action, Ask):
        tiles = ahead.outlook.position.page.lines[action.line]
        return Proposal(action, None, f"line-{action.line}", None, "ask", unknown_in(ahead, seen, tiles))
    if isinstance(action, ChooseBlock):
        tiles = ahead.outlook.position.page.blocks[action.block]
        return Proposal(action, None, f"tile-{tiles[0]}", None, "ask", unknown_in(ahead, seen, tiles))
    return of_step(seen, action)


def of_cut(ahead: LookingAhead, cut: Cut) -> Proposal:
    gain, danger = ahead.outlook.gain(cut.tile), ahead.outlook.chances.of(cut.tile, EXPLOSIVE)
    if gain >= CERTAIN:
        reason = "sure"
    elif danger <= 0.0:
        reason = "even" if costs_like_asking(ahead, cut) else "calm"
    else:
        reason = "late" if ahead.outlook.position.slack() == 0 else "risk"
    return Proposal(cut, None, f"tile-{cut.tile}", gain, reason, {"danger": in_percent(danger)})


def costs_like_asking(ahead: LookingAhead, cut: Cut) -> bool:
    """Whether a miss is one advance, as a question is (IB-079, IB-092), and wastes no cable (IB-102)."""
    position = ahead.outlook.position
    return not position.order and not (position.armed and ahead.outlook.chances.of(cut.tile, AUXILIARY) > 0.0)


def of_step(seen: ItsABombView, action: Action) -> Proposal:
    """A consultant, or going on without one."""
    if isinstance(action, Use):
        return Proposal(action, None, None, None, action.card)
    if isinstance(action, Settle):
        return Proposal(action, None, None, None, "settle")
    left = any(not consultant.used for consultant in seen.consultants)
    return Proposal(action, None, None, None, "keep" if left else "plain")


def in_percent(chance: float) -> int:
    """Neither none nor all, unless it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


def unknown_in(ahead: LookingAhead, seen: ItsABombView, tiles: list[int]) -> dict[str, int]:
    """How many of these tiles are hidden, and of how many kinds they may be: the more of both, the more an answer tells."""
    hidden = [tile for tile in tiles if not seen.tiles[tile].up]
    kinds = [kind for kind in range(KINDS) if any(ahead.outlook.chances.of(tile, kind) > 0.0 for tile in hidden)]
    return {"hidden": len(hidden), "kinds": len(kinds)}
