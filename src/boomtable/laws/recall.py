"""The law of perfect recall: what a seat remembers is all that it observed and did."""

from __future__ import annotations

from boomtable.core.dice import SeededDice
from boomtable.core.recall import NOT_ITS_OWN, Recall, Recalled
from boomtable.core.seats import Actor, Seat
from boomtable.core.walk import NOBODY
from boomtable.laws.deal import MANY_SEATS, Deal
from boomtable.laws.difference import difference
from boomtable.laws.report import LawBroken
from boomtable.laws.sample import some
from boomtable.laws.walk import CLOSE, draw_move

Entries = list[list[int]]  # of one seat: the code, then the observation


def recall_keeps(deal: Deal) -> int:
    """A recall holds, for every seat, its features after the deal, after each action of its own and after each change, and its codes."""
    game, dice = deal.game, deal.dice("recall")
    state, width = deal.table().state.clone(), deal.game.feature_spec(deal.options).width
    walk = Recalled(game, state, SeededDice(deal.seed), Recall(deal.options.seats, width))
    told: dict[str, list[int]] = {}
    kept: dict[Seat, Entries] = {seat: [] for seat in some(range(deal.options.seats), MANY_SEATS, dice)}
    walk.recall.note(game, walk.state, NOBODY, NOT_ITS_OWN)
    _compare(deal, walk, kept, NOBODY, NOT_ITS_OWN, told)
    while walk.length < CLOSE and game.outcome(walk.state) is None:
        move = draw_move(deal, walk.state, dice)
        if move is None:
            break
        code = NOT_ITS_OWN if move.actor < 0 else game.action_space(deal.options).number_in(walk.state, move.actor, move.action)
        walk.act(move.actor, move.action)
        _compare(deal, walk, kept, move.actor, code, told)
    return 1 + walk.length


def _compare(deal: Deal, walk: Recalled, kept: dict[Seat, Entries], actor: Actor, code: int, told: dict[str, list[int]]) -> None:
    """Hold the recall against entries that are made from features, and its text against its numbers."""
    for seat, entries in kept.items():
        row = [number for block in deal.game.features(deal.game.view(walk.state, seat), seat).values() for number in block]
        if seat == actor or not entries or entries[-1][1:] != row:
            entries.append([code if seat == actor else NOT_ITS_OWN, *row])
        numbers = [number for entry in entries for number in entry]
        found = difference(walk.recall.numbers(seat), numbers)
        if found is None and told.setdefault(walk.recall.text(seat), numbers) != numbers:
            found = "two different memories have the same text"
        if found is not None:
            raise LawBroken(recall_keeps, deal, f"seat {seat} remembers something else after {walk.length} actions: {found}")
