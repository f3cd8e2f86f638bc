"""It's a Bomb!: how long a game can last (IB-253)."""

from boomtable.games.its_a_bomb.pieces import (
    ARCHIVIST,
    BATTERY,
    DISPATCHER,
    HACKER,
    MOST_PROPOSALS,
    NEGOTIATOR,
    RECEIVER,
    SAPPER,
    XRAY,
)
from boomtable.games.its_a_bomb.scenarios import Scenario


def most_advances(page: Scenario) -> int:
    """The most advances in a game: the cards above the Explosion, and the Timers that battery and Negotiator bring back."""
    return page.timers + len(page.specials) + page.counts[BATTERY] + page.consultants.count(NEGOTIATOR)


def most_costly_rounds(page: Scenario) -> int:
    """The most rounds that cost an advance, or an advance that the Hacker skips."""
    return most_advances(page) + page.consultants.count(HACKER)


def most_rounds(page: Scenario) -> int:
    """The most rounds: the others cut a cable that counts, the battery or the receiver. Winning and losing exclude each other."""
    free = page.needed_cables() + page.counts[BATTERY] + page.counts[RECEIVER]
    return most_costly_rounds(page) + free - 1


def most_decisions(page: Scenario) -> int:
    """The most decisions of the employees: one a round, the X-ray's block and the Dispatcher's second question."""
    return most_rounds(page) + page.consultants.count(XRAY) + page.consultants.count(DISPATCHER)


def most_rolls(page: Scenario) -> int:
    """The most rolls: every tile and the cutting order, and the order of the tokens of every answer (IB-077)."""
    tiles = sum(bomb.size for bomb in page.bombs)
    return tiles + len(page.colours()) + most_decisions(page) * max(len(line) for line in page.lines)


def most_crisis_unit_acts(page: Scenario) -> int:
    """The most actions of the Crisis Unit: each card once, passes in the windows its cards open, a pass per answer, a phrase per round."""
    cards = page.consultants
    rounds, costly = most_rounds(page), most_costly_rounds(page)
    acts = len(cards) + rounds + costly + cards.count(DISPATCHER)
    if ARCHIVIST in cards or XRAY in cards or NEGOTIATOR in cards:
        acts += rounds  # START
    if DISPATCHER in cards:
        acts += costly  # AFTER
    if SAPPER in cards:
        acts += rounds - costly  # POINT, where no question takes its place
    if HACKER in cards:
        acts += most_advances(page)  # ADVANCE
    return acts


def most_actions(page: Scenario, voters: int) -> int:
    """The most actions in a game: voters propose a few times, then somebody settles or time runs out; without a vote, one decides."""
    each = MOST_PROPOSALS * voters + 1 if voters else 1
    return each * most_decisions(page) + most_crisis_unit_acts(page)
