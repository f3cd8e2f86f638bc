"""It's a Bomb!: full positions that look the same to a viewer."""

from boomtable.core.bits import nth_bit
from boomtable.core.dice import Dice
from boomtable.core.seats import Viewer
from boomtable.games.its_a_bomb.actions import ACTIONS
from boomtable.games.its_a_bomb.bit_sets import has, joined, set_of
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import deduce
from boomtable.games.its_a_bomb.pieces import ADVANCE, CODES, COLOURS, DRAUGHTSMAN, MOST_MARKS, MOST_PROPOSALS, SPOTTER, STEPS, SURVEYOR
from boomtable.games.its_a_bomb.rules.marking import bits_of
from boomtable.games.its_a_bomb.scenarios.own import page_of
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombView, Mark, ProposalView, QuestionView
from boomtable.games.its_a_bomb.state import ItsABombState, employees, replaced

LAYOUTS = {"pile": -1, "ordered": SURVEYOR, "halves": DRAUGHTSMAN, "spotted": SPOTTER}


def determinize(seen: ItsABombView, viewer: Viewer, dice: Dice) -> ItsABombState:
    """A full position that looks the same; all arrangements that agree with what the viewer knows are equally likely (IB-280, IB-287)."""
    own = None if seen.own is None else page_of(seen.own)
    state = ItsABombState(seen.scenario, seen.seats, seen.crisis_unit, own)
    evidence = Evidence.from_view(seen)
    state.tile = tuple(deduce(evidence).sample(dice))
    copy_table(state, seen)
    copy_tiles(state, seen)
    copy_notes(state, seen, evidence)
    copy_deciding(state, seen)
    if seen.question is not None:
        copy_question(state, seen.question)
    mark_looked(state)
    state.wasted = is_wasted(state, seen)
    return state


def copy_table(state: ItsABombState, seen: ItsABombView) -> None:
    state.deck, state.discard = seen.deck, seen.discard
    state.order = seen.order
    state.counted = seen.counted
    state.cards = set_of([CODES.index(consultant.card) for consultant in seen.consultants if not consultant.used])
    state.step = STEPS.index(seen.step)
    state.round = seen.round
    state.first_line = -1 if seen.first_line is None else seen.first_line
    state.line = state.first_line
    state.pointed = -1 if seen.pointed is None else seen.pointed
    state.due = seen.due
    state.spoken = seen.spoken
    for mark in seen.marks:
        state.marks = replaced(state.marks, mark.tile, bits_of(Mark(mark.tile, mark.kinds, mark.warning)))
    state.marks_made = MOST_MARKS - seen.marks_left
    state.ended = "" if seen.outcome is None else seen.outcome.reason
    state.moves = seen.moves
    state.vote = seen.settings.deciding == "vote"
    state.decision_seconds = seen.settings.decision_seconds
    state.crisis_unit_seconds = seen.settings.crisis_unit_seconds
    state.help = seen.settings.help
    state.guided = seen.settings.guided


def copy_tiles(state: ItsABombState, seen: ItsABombView) -> None:
    state.up = set_of([tile for tile, shown in enumerate(seen.tiles) if shown.up])
    state.marked = set_of([tile for tile, shown in enumerate(seen.tiles) if shown.marked])
    state.spotted = set_of([tile for tile, shown in enumerate(seen.tiles) if shown.spotted])
    state.checked = seen.checked


def copy_notes(state: ItsABombState, seen: ItsABombView, evidence: Evidence) -> None:
    state.answers = tuple(evidence.answers)
    state.notes = tuple(evidence.notes)
    state.archive = tuple(evidence.archive)
    state.archived = seen.archive is not None


def copy_deciding(state: ItsABombState, seen: ItsABombView) -> None:
    """Copy how decisions stand. Who would vote is not shown where nobody votes, and makes no difference there."""
    state.phone = seen.phone
    for seat in seen.voters if state.vote else employees(state):
        state.voters = joined(state.voters, seat)
    for proposal in seen.proposals:
        state.proposals = replaced(state.proposals, proposal.by, number_of(proposal))
    state.proposed = tuple([MOST_PROPOSALS - left for left in seen.proposals_left])


def number_of(proposal: ProposalView) -> int:
    if proposal.line is not None:
        return ACTIONS.number(proposal.by, Ask(proposal.line, proposal.kind))
    if proposal.tile is not None:
        return ACTIONS.number(proposal.by, Cut(proposal.tile))
    assert proposal.block is not None
    return ACTIONS.number(proposal.by, ChooseBlock(proposal.block))


def copy_question(state: ItsABombState, question: QuestionView) -> None:
    """Copy the question being answered. With the Radio Operator the named kind has no further meaning (IB-306), so any will do."""
    state.line = question.line
    state.radio = question.disturbed and question.kind is None
    if question.kind is not None:
        state.kind = question.kind
    elif state.radio:
        state.kind = 0
    state.layout = LAYOUTS[question.layout]
    if state.layout == SPOTTER:
        state.spot = nth_bit(state.spotted, 0)  # there is one Spotter


def mark_looked(state: ItsABombState) -> None:
    """Mark what the Crisis Unit has looked at, which everybody knows: lines, blocks and single tiles (IB-135)."""
    page = state.page()
    looked = state.up | set_of(list(state.checked))
    for line, answer in enumerate(state.answers):
        if answer is not None or line == state.line:
            looked |= page.line_tiles[line]
    for note in state.notes:
        looked |= page.block_tiles[note[0]]
    state.looked = looked


def is_wasted(state: ItsABombState, seen: ItsABombView) -> bool:
    """Whether a cable was wasted: an advance is due although its colour is still needed, so it was out of order (IB-102)."""
    if state.step != ADVANCE or seen.pointed is None or not has(state.up, seen.pointed):
        return False
    colour = state.tile[seen.pointed]
    return colour < COLOURS and seen.counted[colour] < seen.needed[colour]
