"""The random driver: plays a deal and stops at its positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, ChangeHands, Go, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor
from boomtable.core.state import State
from boomtable.laws.deal import Deal, Position
from boomtable.laws.sample import one
from boomtable.table import Table

CLOSE = 60  # every position up to this entry is looked at, later ones now and then
NOW_AND_THEN = 10
PATIENCE = 250  # entries of a game without a bound; after these the timers are no longer kept waiting
TRIES = 20
LINGER = 20  # one move in so many is made even if it ends the game: played at random, many games end before most of their rules have a say
SECOND_MS = 1000


class Move(NamedTuple):
    actor: Actor
    action: Action

    def __str__(self) -> str:
        return f"{actor_name(self.actor)}'s {self.action}"


def actor_name(actor: Actor) -> str:
    return {CLOCK: "the clock", TABLE: "the table"}.get(actor, f"seat {actor}")


def walk(deal: Deal) -> Iterator[Position]:
    """The positions of a game played at random: the setup, what comes after, and where it stopped."""
    table, driver, dice = deal.table(), deal.dice("driver"), deal.dice("law")
    while True:
        number = len(table.entries)
        move = None if table.over or has_run_on(deal, table) else draw_move(deal, table.state, driver, hurry=number > PATIENCE)
        if move is None or number <= CLOSE or number % NOW_AND_THEN == 0:
            yield Position(deal, table, number, dice)
        if move is None:
            return
        table.submit(move.actor, move.action, number * SECOND_MS)


def last_position(deal: Deal) -> Position:
    """The position in which the walk through a deal stops."""
    *_, last = walk(deal)
    return last


def actions_so_far(table: Table) -> int:
    """The number of entries that count against `max_actions`: those of seats and the clock."""
    return sum(entry.actor != TABLE for entry in table.entries)


def has_run_on(deal: Deal, table: Table) -> bool:
    """Whether the game has gone past its bound, or past all patience."""
    bound = deal.game.max_actions(deal.options)
    if len(table.entries) > 2 * PATIENCE + (bound or 0):
        return True
    return bound is not None and actions_so_far(table) > bound


def draw_move(deal: Deal, state: State, dice: Dice, *, hurry: bool = False) -> Move | None:
    """A random move that the rules allow now, mostly one that does not end the game; None if none was found."""
    ending: Move | None = None
    lingers = not hurry and dice.pick(LINGER) > 0
    for _ in range(TRIES):
        move = _any_move(deal, state, dice, hurry=hurry)
        if move is None:
            return None
        if not is_allowed(deal.game, state, move):
            continue
        if not lingers or not _ends(deal.game, state, move, dice):
            return move
        ending = move
    return ending


def _ends(game: AnyGame, state: State, move: Move, dice: Dice) -> bool:
    return game.outcome(carried_out(game, state, [move], dice)) is not None


def is_allowed(game: AnyGame, state: State, move: Move) -> bool:
    try:
        game.check(state, move.actor, move.action)
    except IllegalAction:
        return False
    return True


def clock_moves(game: AnyGame, state: State) -> list[Move]:
    return [Move(CLOCK, TimeUp(timer.name, timer.key)) for timer in game.timers(state)]


def carried_out(game: AnyGame, state: State, moves: list[Move], dice: Dice) -> State:
    """The state after these moves; the given one stays as it was."""
    clone = state.clone()
    for move in moves:
        game.apply(clone, move.actor, move.action, dice)
    return clone


def _any_move(deal: Deal, state: State, dice: Dice, *, hurry: bool) -> Move | None:
    """A random move, mostly of a seat that is waited on; now and then of the clock, the table or a seat out of turn."""
    game = deal.game
    clock, table = clock_moves(game, state), _table_moves(deal, state, dice)
    if clock and (hurry or dice.pick(8) == 0):
        return one(clock, dice)
    if table and dice.pick(8) == 0:
        return one(table, dice)
    legal = {seat: actions for seat in range(deal.options.seats) if (actions := game.legal_actions(state, seat))}
    waited = [seat for seat in game.waiting_on(state) if seat in legal]
    if legal:
        seat = one(waited if waited and dice.pick(4) else list(legal), dice)
        return Move(seat, one(legal[seat], dice))
    return one(clock or table, dice) if clock or table else None


def _table_moves(deal: Deal, state: State, dice: Dice) -> list[Move]:
    """The moves of the table in games that have rules for them."""
    actions: list[Action] = [Go(timer.name) for timer in deal.game.timers(state)] if "Go" in deal.game.info.hears else []
    if "ChangeHands" in deal.game.info.hears:
        seat, hands = dice.pick(deal.options.seats), dice.pick(3)
        actions.append(ChangeHands(seat, bot=hands > 0, sent_away=hands == 2))
    return [Move(TABLE, action) for action in actions]
