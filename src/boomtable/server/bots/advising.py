"""What an adviser says of one view; runs in a bot worker, which never has a state of any table."""

from __future__ import annotations

import msgspec

from boomtable.bots import ADVISERS
from boomtable.bots.adviser import Proposal
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games import GAMES
from boomtable.server.bots.suggesting import suggestions, with_suggestions
from boomtable.server.bots.worker_messages import Consult, Counsel, WrittenProposal


def advise(question: Consult) -> Counsel:
    game, seat = GAMES[question.game], question.seat
    options = msgspec.json.decode(question.options, type=game.options_type)
    view = msgspec.json.decode(question.view, type=game.view_type)
    adviser = ADVISERS[question.game](game, options, seat)
    chances = adviser.chances(view)
    if seat not in view.waiting_on:  # what may be done out of turn, phrases among it, needs no advice
        return Counsel(question.bot, chances, [])
    legal = game.legal_actions(game.determinize(view, seat, SeededDice(0)), seat)  # depends on the view only
    proposals = with_suggestions(adviser, view, legal, suggestions(question, options, view, legal))
    return Counsel(question.bot, chances, [written(proposal) for proposal in proposals])


def written(proposal: Proposal) -> WrittenProposal:
    then = None if proposal.then is None else as_json(proposal.then)
    return WrittenProposal(as_json(proposal.action), then, proposal.piece, proposal.chance, proposal.reason, proposal.facts, proposal.by)


def as_json(action: Action) -> str:
    return msgspec.json.encode(action).decode()
