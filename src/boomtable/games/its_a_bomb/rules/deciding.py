"""It's a Bomb!: the employees decide together, by vote or through a spokesperson (section 11 of the ledger)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb import numbers
from boomtable.games.its_a_bomb.pieces import BLOCK, CHOOSE, MOST_PROPOSALS, SECOND
from boomtable.games.its_a_bomb.rules import asking, cutting, rounds
from boomtable.games.its_a_bomb.rules.phone import is_vote, next_of
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, Proposed, VoterSet
from boomtable.games.its_a_bomb.state import ItsABombState, employees, is_voter, voters

DECISIONS = (CHOOSE, SECOND, BLOCK)


def may_decide(state: ItsABombState, seat: Seat) -> bool:
    """Voters with a proposal left, or the spokesperson."""
    if state.step not in DECISIONS or seat == state.crisis_unit:
        return False
    if is_vote(state):
        return is_voter(state, seat) and state.proposed[seat] < MOST_PROPOSALS
    return seat == state.phone


def can_settle(state: ItsABombState, seat: Seat) -> bool:
    if state.step not in DECISIONS or not is_vote(state) or seat != state.phone:
        return False
    for voter in voters(state):
        if state.proposals[voter] < 0:
            return False
    return True


def deciders(state: ItsABombState) -> list[Seat]:
    """Who is waited on (IB-252)."""
    if not is_vote(state):
        return [state.phone]
    return [seat for seat in voters(state) if state.proposals[seat] < 0] or [state.phone]


def check(state: ItsABombState, seat: Seat, action: Action) -> None:
    check_may_decide(state, seat)
    if isinstance(action, Cut) and state.step == CHOOSE:
        cutting.check_cut(state, seat, action.tile)
    elif isinstance(action, Ask) and state.step in (CHOOSE, SECOND):
        asking.check_ask(state, seat, action)
    elif isinstance(action, ChooseBlock) and state.step == BLOCK:
        asking.check_block(state, seat, action.block)
    else:
        raise IllegalAction("IB-061", "seat {seat} cannot do that now: another choice is asked for", seat=seat)
    if is_vote(state) and state.proposals[seat] == numbers.number_of(action):
        raise IllegalAction("IB-153", "seat {seat} cannot propose that: it is its standing proposal", seat=seat)


def check_may_decide(state: ItsABombState, seat: Seat) -> None:
    if seat == state.crisis_unit:
        raise IllegalAction("IB-150", "seat {seat} cannot decide: it is the Crisis Unit", seat=seat)
    if state.step not in DECISIONS:
        raise IllegalAction("IB-061", "seat {seat} cannot decide now: the Crisis Unit is waited on", seat=seat)
    if is_vote(state) and not is_voter(state, seat):
        raise IllegalAction("IB-152", "seat {seat} cannot propose: it advises and has no vote", seat=seat)
    if is_vote(state) and state.proposed[seat] >= MOST_PROPOSALS:
        raise IllegalAction("IB-153", "seat {seat} cannot propose again: it has made {most} proposals", seat=seat, most=MOST_PROPOSALS)
    if not is_vote(state) and seat != state.phone:
        raise IllegalAction("IB-159", "seat {seat} cannot decide: seat {phone} has the phone", seat=seat, phone=state.phone)


def check_settle(state: ItsABombState, seat: Seat) -> None:
    if not can_settle(state, seat):
        raise IllegalAction("IB-156", "seat {seat} cannot settle: it takes the phone and a proposal of every voter", seat=seat)


def decide(state: ItsABombState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    if not is_vote(state):
        return carry_out(state, numbers.number_of(action), dice)
    number = numbers.number_of(action)
    state.proposals[seat] = number
    state.proposed[seat] += 1
    told: list[Event] = [proposed(seat, number)]
    return told + carry_majority(state, dice)


def settle(state: ItsABombState, dice: Dice) -> list[Event]:
    return carry_out(state, state.proposals[state.phone], dice)


def carry_majority(state: ItsABombState, dice: Dice) -> list[Event]:
    """More than half of the voters (IB-154)."""
    voting = voters(state)
    for seat in voting:
        number = state.proposals[seat]
        if number >= 0 and 2 * supporters(state, number) > len(voting):
            return carry_out(state, number, dice)
    return []


def supporters(state: ItsABombState, number: int) -> int:
    return len([seat for seat in voters(state) if state.proposals[seat] == number])


def time_is_up(state: ItsABombState, dice: Dice) -> list[Event]:
    """The phone seat's proposal, else the one with most supporters, clockwise from the phone among equals (IB-157)."""
    if state.proposals[state.phone] >= 0:
        return carry_out(state, state.proposals[state.phone], dice)
    best, most = -1, 0
    seat = state.phone
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        number = state.proposals[seat]
        if number >= 0 and supporters(state, number) > most:
            best, most = number, supporters(state, number)
    return carry_out(state, best, dice)


def carry_out(state: ItsABombState, number: int, dice: Dice) -> list[Event]:
    clear(state)
    state.moves += 1
    action = numbers.action_of(number)
    if isinstance(action, Cut):
        return cutting.point(state, action.tile)
    if isinstance(action, Ask):
        return asking.ask(state, action.line, -1 if action.kind is None else action.kind)
    assert isinstance(action, ChooseBlock)
    told = asking.xray(state, action.block, dice)
    rounds.open_start(state)
    return told


def clear(state: ItsABombState) -> None:
    state.proposals = [-1] * state.seats
    state.proposed = [0] * state.seats


def proposed(seat: Seat, number: int) -> Proposed:
    action = numbers.action_of(number)
    if isinstance(action, Cut):
        return Proposed(seat, None, None, action.tile, None)
    if isinstance(action, Ask):
        return Proposed(seat, action.line, action.kind, None, None)
    assert isinstance(action, ChooseBlock)
    return Proposed(seat, None, None, None, action.block)


def set_voter(state: ItsABombState, seat: Seat, votes: bool, dice: Dice) -> list[Event]:
    """A seat changed hands (IB-161)."""
    if seat not in employees(state):
        return []
    if votes:
        state.voters |= 1 << seat
    else:
        state.voters &= ~(1 << seat)
        state.proposals[seat] = -1
        state.proposed[seat] = 0  # who votes again can always propose (IB-162)
    if is_vote(state) and not is_voter(state, state.phone):
        state.phone = next_of(state, state.phone)
    told: list[Event] = [VoterSet(seat, votes, state.phone)] if state.vote else []  # without a vote nobody gains or loses one
    return told + (carry_majority(state, dice) if state.step in DECISIONS and is_vote(state) else [])
