"""It's a Bomb!: what a viewer may know (section 14 of the ledger)."""

from boomtable.core.seats import FULL, Seat, Viewer
from boomtable.games.its_a_bomb import schema
from boomtable.games.its_a_bomb.actions import ACTIONS
from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import (
    CODES,
    COLOURS,
    DRAUGHTSMAN,
    LOOK,
    MOST_MARKS,
    MOST_PROPOSALS,
    OVER,
    SPOTTER,
    STEPS,
    SURVEYOR,
)
from boomtable.games.its_a_bomb.rules import clocks, ending, marking
from boomtable.games.its_a_bomb.rules.consultants import has_card
from boomtable.games.its_a_bomb.rules.deciding import DECISIONS, deciders
from boomtable.games.its_a_bomb.scenarios.own import own_of
from boomtable.games.its_a_bomb.state import ItsABombState, voters

LAYOUTS: dict[int, schema.Layout] = {SURVEYOR: "ordered", DRAUGHTSMAN: "halves", SPOTTER: "spotted"}


def view(state: ItsABombState, viewer: Viewer) -> schema.ItsABombView:
    page = state.page()
    return schema.ItsABombView(
        waiting_on=tuple(waiting_on(state)),
        timers=tuple(clocks.timers(state)),
        outcome=ending.outcome(state),
        scenario=state.scenario,
        own=None if state.own is None else own_of(state.own),
        crisis_unit=state.crisis_unit,
        seats=state.seats,
        step=STEPS[state.step],
        round=state.round,
        bombs=tuple(schema.BombView(bomb.rows, bomb.columns, tuple(bomb.counts)) for bomb in page.bombs),
        tiles=tuple(tile_view(state, tile, viewer) for tile in range(page.tiles)),
        deck=state.deck,
        discard=state.discard,
        order=state.order,
        counted=state.counted,
        needed=tuple(ending.needed(state, colour) for colour in range(COLOURS)),
        answers=tuple(answer_view(line, answer) for line, answer in enumerate(state.answers) if answer is not None),
        notes=tuple(schema.NoteView(note[0], tuple(note[1:])) for note in state.notes),
        archive=state.archive if state.archived else None,
        consultants=tuple(schema.ConsultantView(CODES[card], not has_card(state, card)) for card in page.consultants),
        phone=state.phone,
        voters=tuple(voters(state)) if state.vote else (),
        proposals=tuple(proposal_view(seat, number) for seat, number in enumerate(state.proposals) if number >= 0),
        proposals_left=tuple(MOST_PROPOSALS - made for made in state.proposed),
        question=question_view(state) if state.step == LOOK else None,
        first_line=None if state.first_line < 0 else state.first_line,
        pointed=None if state.pointed < 0 else state.pointed,
        due=state.due,
        checked=state.checked,
        spoken=state.spoken,
        marks=tuple(mark_view(tile, bits) for tile, bits in enumerate(state.marks) if bits),
        marks_left=MOST_MARKS - state.marks_made,
        moves=state.moves,
        settings=settings_view(state),
    )


def waiting_on(state: ItsABombState) -> list[Seat]:
    if state.step == OVER:
        return []
    return deciders(state) if state.step in DECISIONS else [state.crisis_unit]


def tile_view(state: ItsABombState, tile: int, viewer: Viewer) -> schema.TileView:
    known = knows(state, tile, viewer)
    return schema.TileView(state.tile[tile] if known else None, has(state.up, tile), has(state.marked, tile), has(state.spotted, tile))


def knows(state: ItsABombState, tile: int, viewer: Viewer) -> bool:
    if has(state.up | state.marked | state.spotted, tile):
        return True
    if viewer == FULL or state.step == OVER:
        return True
    return viewer == state.crisis_unit and has(state.looked, tile)  # IB-135


def answer_view(line: int, answer: Answer) -> schema.AnswerView:
    return schema.AnswerView(
        line,
        answer.full,
        tuple(answer.counts),
        tuple(answer.sequence) if answer.sequence else None,
        tuple(answer.first_half) if answer.first_half else None,
        tuple(answer.tokens),
    )


def mark_view(tile: int, bits: int) -> schema.MarkView:
    return schema.MarkView(tile, marking.kinds_in(bits), marking.is_warning(bits))


def proposal_view(seat: Seat, number: int) -> schema.ProposalView:
    told = ACTIONS.proposed(seat, number)
    return schema.ProposalView(told.by, told.line, told.kind, told.tile, told.block)


def question_view(state: ItsABombState) -> schema.QuestionView:
    full = state.kind < 0 or state.radio
    return schema.QuestionView(state.line, None if full else state.kind, state.kind >= 0, LAYOUTS.get(state.layout, "pile"))


def settings_view(state: ItsABombState) -> schema.SettingsView:
    return schema.SettingsView(
        "vote" if state.vote else "spokesperson", state.decision_seconds, state.crisis_unit_seconds, state.help, state.guided
    )
