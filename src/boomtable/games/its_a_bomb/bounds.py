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
    """The cards above the Explosion, and the Timers that battery and Negotiator bring back."""
    return page.timers + len(page.specials) + page.counts[BATTERY] + page.consultants.count(NEGOTIATOR)


def most_costly_rounds(page: Scenario) -> int:
    """Rounds that cost an advance, or an advance that the Hacker skips."""
    return most_advances(page) + page.consultants.count(HACKER)


def most_rounds(page: Scenario) -> int:
    """The other rounds cut a cable that counts, the battery or the receiver. Winning and losing exclude each other."""
    free = page.needed_cables() + page.counts[BATTERY] + page.counts[RECEIVER]
    return most_costly_rounds(page) + free - 1


def most_decisions(page: Scenario) -> int:
    """Of the employees: one a round, the X-ray's block and the Dispatcher's second question."""
    return most_rounds(page) + page.consultants.count(XRAY) + page.consultants.count(DISPATCHER)


def most_crisis_unit_acts(page: Scenario) -> int:
    """Cards, each once; passes in the windows that its cards open; a pass for each answer; a phrase each round."""
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
    """Each voter proposes a few times, then somebody settles or time runs out. Nobody votes: one action decides."""
    each = MOST_PROPOSALS * voters + 1 if voters else 1
    return each * most_decisions(page) + most_crisis_unit_acts(page)
