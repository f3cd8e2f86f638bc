"""What an adviser says of one view; runs in a bot worker, which never has a state of any table."""

from __future__ import annotations

import msgspec

from boomtable.bots import ADVISERS
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.games import GAMES
from boomtable.server.bots.worker_messages import Consult, Counsel


def advise(question: Consult) -> Counsel:
    game, seat = GAMES[question.game], question.seat
    options = msgspec.json.decode(question.options, type=game.options_type)
    view = msgspec.json.decode(question.view, type=game.view_type)
    adviser = ADVISERS[question.game](game, options, seat)
    chances = adviser.chances(view)
    if seat not in view.waiting_on:  # what may be done out of turn, phrases among it, needs no advice
        return Counsel(question.bot, chances, None, None, None, None)
    legal = game.legal_actions(game.determinize(view, seat, SeededDice(0)), seat)  # depends on the view only
    best = adviser.best(view, legal)
    then = adviser.then(view, best)
    judgement = adviser.judge(view, legal, best)
    return Counsel(
        question.bot,
        chances,
        written(best),
        None if then is None else written(then),
        None if judgement is None else judgement.chance,
        adviser.why(view, legal, best),
    )


def written(action: Action) -> str:
    return msgspec.json.encode(action).decode()
