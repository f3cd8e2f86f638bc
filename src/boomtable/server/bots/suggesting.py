"""What bots of the same team would do in the place of whoever asks: rows of a hint that bear their names (IB-160, IB-244).

They think about what the asker was shown, which a team that suggests anything has in common; so nobody learns what a bot knows.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from boomtable.bots import find, make
from boomtable.bots.adviser import PROPOSED, Adviser, Proposal
from boomtable.core.schema import Action, Options, View
from boomtable.games import GAMES
from boomtable.server.bots.worker_messages import Consult, Mate

Suggestion = tuple[Action, list[int]]


def suggestions(question: Consult, options: Options, view: View, legal: list[Action]) -> list[Suggestion]:
    """Each action with the seats of the bots that would do it, in the order of the seats."""
    found: list[Suggestion] = []
    for mate in question.mates:
        action = _suggestion(question, mate, options, view, legal)
        same = next((by for other, by in found if other == action), None)
        if same is not None:
            same.append(mate.seat)
        elif action is not None:
            found.append((action, [mate.seat]))
    return found


def with_suggestions(adviser: Adviser, view: View, legal: list[Action], found: list[Suggestion]) -> list[Proposal]:
    """The adviser's rows; what only bots suggest comes after the best one, and no more rows than otherwise."""
    best, *others = adviser.proposals(view, legal)
    if not found:
        return [best, *others]
    suggested = [msgspec.structs.replace(adviser.explained(view, legal, action), by=by) for action, by in found]
    mine = next((row for row in suggested if row.action == best.action), best)
    rows = [mine, *[row for row in suggested if row is not mine], *others]
    return [row for at, row in enumerate(rows) if all(row.piece != before.piece for before in rows[:at])][:PROPOSED]


def _suggestion(question: Consult, mate: Mate, options: Options, view: View, legal: list[Action]) -> Action | None:
    game = GAMES[question.game]
    _, budget = find(mate.name, game)
    return make(mate.name, game, options, mate.seat, question.seed, replace(budget, ms=mate.cap_ms)).suggest(view, legal)
