"""Laws about acting: what is legal, what is refused, who must act, and the end."""

from __future__ import annotations

from boomtable.core.dice import SeededDice
from boomtable.core.schema import Action
from boomtable.core.seats import TABLE
from boomtable.laws.deal import Deal, Position
from boomtable.laws.difference import difference
from boomtable.laws.probe import ALL, SAMPLE, probes, refusal, refusal_or_instead
from boomtable.laws.report import LawBroken
from boomtable.laws.sample import one, some
from boomtable.laws.walk import Move, actions_so_far, actor_name, carried_out, clock_moves, is_allowed, last_position, walk
from boomtable.table.digest import digest


def legal_passes(deal: Deal) -> int:
    """Every legal action passes `check`, and `apply` raises nothing."""
    cases = 0
    for position in walk(deal):
        for move in _legal_moves(position):
            _try(position, move)
            cases += 1
    return cases


def _legal_moves(position: Position) -> list[Move]:
    game, state = position.game, position.state
    moves = clock_moves(game, state)
    for seat in position.seats:
        legal = game.legal_actions(state, seat)
        moves += [Move(seat, action) for action in some(legal, ALL if len(legal) <= ALL else SAMPLE, position.dice)]
    return moves


def _try(position: Position, move: Move) -> None:
    game, state = position.game, position.state
    error = refusal(game, state, move.actor, move.action)
    if error is not None:
        raise LawBroken(legal_passes, position, f"{move} is listed as legal and refused: {error}")
    try:
        carried_out(game, state, [move], position.dice)
    except Exception as crash:
        raise LawBroken(legal_passes, position, f"{move} is legal and cannot be carried out: {crash!r}") from crash


def illegal_is_refused(deal: Deal) -> int:
    """Every other action of the space is refused with a rule of the game, and trying it changes nothing."""
    cases, space = 0, deal.game.action_space(deal.options)
    for position in walk(deal):
        before = digest(position.state)
        for seat in position.seats:
            legal = set(position.game.legal_actions(position.state, seat))
            actions = probes(space, position.state, seat, position.dice)
            wrong = [Move(seat, action) for action in actions if action not in legal]
            wrong.append(Move(TABLE, one(actions, position.dice)))  # the table cannot act for a seat
            for move in wrong:
                _expect_refusal(position, move)
            cases += len(wrong)
        if digest(position.state) != before:
            raise LawBroken(illegal_is_refused, position, "asking whether actions are legal changes the state")
    return cases


def _expect_refusal(position: Position, move: Move) -> None:
    prefix = position.game.info.prefix
    error = refusal_or_instead(position.game, position.state, move.actor, move.action)
    if isinstance(error, str):
        raise LawBroken(illegal_is_refused, position, f"{move} is not among the legal actions, but {error}")
    if not error.rule.startswith(f"{prefix}-"):
        raise LawBroken(illegal_is_refused, position, f"{move} is refused by {error.rule}, which is no rule with the prefix {prefix}")
    if not str(error):
        raise LawBroken(illegal_is_refused, position, f"{move} is refused without a sentence")


def never_stuck(deal: Deal) -> int:
    """Until the outcome, a seat is waited on and can act, or a timer runs."""
    cases = 0
    for position in walk(deal):
        if position.over:
            continue
        game, state = position.game, position.state
        waited = game.waiting_on(state)
        if not game.timers(state) and not any(game.legal_actions(state, seat) for seat in waited):
            fact = f"the seats waited on, {waited}, can do nothing" if waited else "nobody is waited on"
            raise LawBroken(never_stuck, position, f"the game is stuck: {fact} and no timer runs")
        cases += 1
    return cases


def over_is_over(deal: Deal) -> int:
    """With an outcome nobody is waited on, nothing is legal or offered, and no timer runs."""
    position = last_position(deal)
    if not position.over:
        return 0
    game, state = position.game, position.state
    left: list[str] = []
    if game.waiting_on(state):
        left.append(f"seats {game.waiting_on(state)} are waited on")
    if game.timers(state):
        left.append(f"timer {game.timers(state)[0].name} runs")
    for seat in range(deal.options.seats):
        if game.legal_actions(state, seat) or game.offers(state, seat) or game.legal_codes(state, seat):
            left.append(f"seat {seat} may still act")
    if left:
        raise LawBroken(over_is_over, position, f"the game is over, but {' and '.join(left)}")
    return 1


def order_is_free(deal: Deal) -> int:
    """Hidden choices that several seats make at once commute; a game names the actions whose order of arrival counts."""
    cases = 0
    for position in walk(deal):
        moves = _choices_at_once(position)
        if len(moves) > 1:
            _compare_orders(position, moves)
            cases += 1
    return cases


def _choices_at_once(position: Position) -> list[Move]:
    """One choice for each seat that is waited on."""
    game, state, moves = position.game, position.state, []
    for seat in game.waiting_on(state):
        legal = [action for action in game.legal_actions(state, seat) if _is_free(position, action)]
        if legal:
            moves.append(Move(seat, one(legal, position.dice)))
    return moves


def _is_free(position: Position, action: Action) -> bool:
    return type(action).__name__ not in position.game.info.arrival_counts


def _compare_orders(position: Position, moves: list[Move]) -> None:
    found = difference(_in_order(position, moves), _in_order(position, moves[::-1]))
    if found is not None:
        order = ", ".join(str(move) for move in moves)
        raise LawBroken(order_is_free, position, f"the order of {order} matters: forwards and backwards {found}")


def _in_order(position: Position, moves: list[Move]) -> dict[str, object]:
    game, state = position.game, position.state.clone()
    dice = SeededDice(position.number)
    for place, move in enumerate(moves):
        if not is_allowed(game, state, move):
            earlier = " and ".join(actor_name(move.actor) for move in moves[:place])
            raise LawBroken(order_is_free, position, f"{move} is refused after {earlier} chose, and not before")
        game.apply(state, move.actor, move.action, dice)
    return state.dump()


def it_ends(deal: Deal) -> int:
    """The game ends within `max_actions`, or by its timers where that is None, and for a reason that it names."""
    position = last_position(deal)
    bound, actions = deal.game.max_actions(deal.options), actions_so_far(position.table)
    if bound is not None and actions > bound:
        raise LawBroken(it_ends, position, f"the game has {actions} actions, more than its bound of {bound}")
    outcome = deal.game.outcome(position.state)
    if outcome is None:
        raise LawBroken(it_ends, position, f"the game has no end: {actions} actions and nothing more happens, or it goes on for ever")
    if outcome.reason not in deal.game.info.end_reasons:
        raise LawBroken(it_ends, position, f"the game ends by {outcome.reason!r}, which is none of its end reasons")
    return 1
