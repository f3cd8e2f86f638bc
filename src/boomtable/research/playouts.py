"""How fast a game is played at random by its codes, in the running form of the engine."""

import time
from collections.abc import Callable
from statistics import median

from boomtable.core.dice import Dice, SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.state import State
from boomtable.core.walk import NOBODY, Walk, longest

DEALS = 100  # dealt beforehand, so that dealing is measured apart from playing
ROUNDS = 51

# Processor time: on a busy machine, wall-clock time includes pauses, and a slow round is paused more often than a fast one.
now = time.process_time

Playout = Callable[[Walk], None]


def measure(game: AnyGame, options: Options, seconds: float) -> dict[str, float]:
    """Figures of speed: `actions_per_second` and `games_per_second` list the legal codes, `sampled_…` draw one; clones and deals in µs."""
    dice = SeededDice(1)
    deals: list[State] = [game.setup(options, dice)[0] for _ in range(DEALS)]
    listed, listed_games = speed(game, options, deals, play_listed, seconds / 2)
    sampled, sampled_games = speed(game, options, deals, Walk.play_on, seconds / 2)
    return {
        "actions_per_second": round(listed),
        "games_per_second": round(listed_games),
        "sampled_actions_per_second": round(sampled),
        "sampled_games_per_second": round(sampled_games),
        "clone_us": round(median(clone_us(deals) for _ in range(ROUNDS)), 3),
        "setup_us": round(median(setup_us(game, options, dice) for _ in range(ROUNDS)), 3),
    }


def play_listed(walk: Walk) -> None:
    """Play on to the end with the loop that search and learners use: list the legal codes, choose one, apply it."""
    game, dice = walk.game, walk.dice
    seat = walk.next_seat()
    while seat != NOBODY:
        codes = game.legal_codes(walk.state, seat)
        walk.do(seat, codes[dice.pick(len(codes))])
        seat = walk.next_seat()


def speed(game: AnyGame, options: Options, deals: list[State], playout: Playout, seconds: float) -> tuple[float, float]:
    """Actions and games per second: the median over rounds of one game for each deal."""
    dice = SeededDice(2)
    actions_per_second: list[float] = []
    games_per_second: list[float] = []
    ends_at = now() + seconds
    while not actions_per_second or now() < ends_at:
        games = [Walk(game, deal.clone(), dice, longest(game, options)) for deal in deals]
        began = now()
        for walk in games:
            playout(walk)
        spent = now() - began
        actions_per_second.append(sum(walk.length for walk in games) / spent)
        games_per_second.append(len(games) / spent)
    return median(actions_per_second), median(games_per_second)


def clone_us(deals: list[State]) -> float:
    began = now()
    for deal in deals:
        deal.clone()
    return (now() - began) / len(deals) * 1e6


def setup_us(game: AnyGame, options: Options, dice: Dice) -> float:
    began = now()
    for _ in range(DEALS):
        game.setup(options, dice)
    return (now() - began) / DEALS * 1e6
