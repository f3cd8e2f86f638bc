"""It's a Bomb!: numbers for learners, seats counted from the viewer's own."""

from boomtable.core.features import MOST, Block, FeatureSpec, category, count, flag
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.actions import ACTIONS
from boomtable.games.its_a_bomb.pieces import (
    CALL,
    CODES,
    COLOURS,
    KINDS,
    LETTERS,
    MOST_BLOCKS,
    MOST_LINES,
    MOST_PROPOSALS,
    MOST_TILES,
    STEPS,
    TOKEN_KINDS,
)
from boomtable.games.its_a_bomb.scenarios.own import SIDES
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombView, Layout, ProposalView, TileView

DECK: int = 14  # the longest countdown
ROWS: int = 14  # of all bombs
BOMBS: int = 2
LENGTH: int = SIDES[1]  # of the longest line
LAYOUTS: tuple[Layout, ...] = ("pile", "ordered", "halves", "spotted")
ENDINGS = ("defused", "explosive_cut", "countdown_over", "call_missed", "order_broken")
LEFT_OUT = ("timers", "moves", "settings", "own", "answers.tokens", "marks", "marks_left")  # marks have no effect (IB-243)


def spec(seats: int) -> FeatureSpec:
    return FeatureSpec((*of_tiles(), *of_answers(), *of_cards(), *of_the_round(seats)), LEFT_OUT)


def of_tiles() -> list[Block]:
    return [
        category("tile", f"The kind of each tile, 0 to 9: {LETTERS}; 10 hidden, -1 no tile.", KINDS, MOST_TILES, lowest=-1),
        flag("up", "The tile lies face up.", MOST_TILES),
        flag("marked", "The Sapper marked the tile.", MOST_TILES),
        flag("spotted", "A token lies on the tile.", MOST_TILES),
        flag("checked", "The Sapper looked at the tile alone.", MOST_TILES),
        count("grids", "Rows and columns of each bomb.", MOST_TILES, BOMBS, 2),
        count("lists", "How many tiles of each kind a bomb has.", MOST_TILES, BOMBS, KINDS),
    ]


def of_answers() -> list[Block]:
    said = "how many of each token kind"
    laid = "The line that the Surveyor answered, from 1, then its tokens in order, from 1; 0 none."
    halved = f"The line that the Draughtsman halved, from 1, then {said} in its first half; 0 none."
    return [
        count("answers", f"For each line, {said}; -1 where nothing was said.", LENGTH, MOST_LINES, TOKEN_KINDS, lowest=-1),
        flag("full", "The question about this line was answered in full.", MOST_LINES),
        category("sequence", laid, MOST_LINES, 1 + LENGTH),
        count(
            "half",
            halved,
            MOST_LINES,
            1 + TOKEN_KINDS,
        ),
        count("notes", f"For each block that the X-ray saw, {said}; -1 else.", 4, MOST_BLOCKS, TOKEN_KINDS, lowest=-1),
        count("archive", "Explosives in each row, once the Archivist was used; -1 else.", LENGTH, ROWS, lowest=-1),
    ]


def of_cards() -> list[Block]:
    card = "Timers by their seconds, 101 to 103 Disturbed Signals, 110 the Call, 0 the Explosion; -1 no card."
    return [
        category("deck", f"The countdown from top to bottom: {card}", CALL, DECK, lowest=-1),
        category("discard", f"Countdown cards that are gone: {card}", CALL, DECK, lowest=-1),
        category("order", "The cutting order of colours; -1 none.", COLOURS - 1, COLOURS, lowest=-1),
        count("counted", "Cables of each colour that count.", MOST_TILES, COLOURS),
        count("needed", "Cables of each colour that must count.", MOST_TILES, COLOURS),
        category("consultants", "Each consultant: 0 not in this scenario, 1 unused, 2 used.", 2, len(CODES)),
    ]


def of_the_round(seats: int) -> list[Block]:
    return [
        category("scenario", "The number of the scenario; -1 the table's own.", 12, lowest=-1),
        count("round", "The round.", MOST),
        category("step", f"The step of the round: {', '.join(STEPS)}.", len(STEPS) - 1),
        category("crisis_unit", "Who is the Crisis Unit.", seats - 1),
        category("phone", "Who has the phone.", seats - 1),
        flag("voters", "The seat votes.", seats),
        category("proposals", "The standing proposal of each seat, as a code from 1; 0 none.", ACTIONS.size, seats),
        count("proposals_left", "Proposals that each seat has left in this decision.", MOST_PROPOSALS, seats),
        category("line", "The line that is asked about, from 1; 0 none.", MOST_LINES),
        category("kind", "The one kind that is asked for, from 1; 0 in full.", TOKEN_KINDS),
        flag("disturbed", "The signal of the question is disturbed."),
        category("layout", f"How the answer will lie: {', '.join(LAYOUTS)}.", len(LAYOUTS) - 1),
        category("first_line", "The first question of a Dispatcher round, from 1; 0 none.", MOST_LINES),
        category("pointed", "The tile that is pointed at, from 1; 0 none.", MOST_TILES),
        count("due", "Advances that are due now.", DECK),
        flag("spoken", "The Crisis Unit has spoken in this round."),
        category("ended", f"How the game ended, from 1: {', '.join(ENDINGS)}; 0 not yet.", len(ENDINGS)),
    ]


def features(seen: ItsABombView, viewer: Seat) -> dict[str, list[int]]:
    return tiles(seen) | answered(seen) | cards(seen) | the_round(seen, viewer)


def tiles(seen: ItsABombView) -> dict[str, list[int]]:
    grids = [[bomb.rows, bomb.columns] for bomb in seen.bombs]
    lists = [list(bomb.counts) for bomb in seen.bombs]
    return {
        "tile": padded([tile_number(tile) for tile in seen.tiles], MOST_TILES, -1),
        "up": padded([int(tile.up) for tile in seen.tiles], MOST_TILES, 0),
        "marked": padded([int(tile.marked) for tile in seen.tiles], MOST_TILES, 0),
        "spotted": padded([int(tile.spotted) for tile in seen.tiles], MOST_TILES, 0),
        "checked": [int(tile in seen.checked) for tile in range(MOST_TILES)],
        "grids": padded([number for grid in grids for number in grid], BOMBS * 2, 0),
        "lists": padded([number for counts in lists for number in counts], BOMBS * KINDS, 0),
    }


def answered(seen: ItsABombView) -> dict[str, list[int]]:
    full = [0] * MOST_LINES
    sequence, half = [0] * (1 + LENGTH), [0] * (1 + TOKEN_KINDS)
    for answer in seen.answers:
        full[answer.line] = int(answer.full)
        if answer.sequence is not None:
            sequence = [1 + answer.line, *padded([1 + kind for kind in answer.sequence], LENGTH, 0)]
        if answer.first_half is not None:
            half = [1 + answer.line, *answer.first_half]
    return {
        "answers": by_number([(answer.line, answer.counts) for answer in seen.answers], MOST_LINES),
        "full": full,
        "sequence": sequence,
        "half": half,
        "notes": by_number([(note.block, note.counts) for note in seen.notes], MOST_BLOCKS),
        "archive": padded(list(seen.archive or ()), ROWS, -1),
    }


def cards(seen: ItsABombView) -> dict[str, list[int]]:
    return {
        "deck": padded(list(seen.deck), DECK, -1),
        "discard": padded(list(seen.discard), DECK, -1),
        "order": padded(list(seen.order), COLOURS, -1),
        "counted": list(seen.counted),
        "needed": list(seen.needed),
        "consultants": consultants(seen),
    }


def the_round(seen: ItsABombView, viewer: Seat) -> dict[str, list[int]]:
    seats, question = seen.seats, seen.question
    around = [(viewer + step) % seats for step in range(seats)]
    proposed = {proposal.by: 1 + ACTIONS.number(proposal.by, decision(proposal)) for proposal in seen.proposals}
    return {
        "scenario": [seen.scenario],
        "round": [seen.round],
        "step": [STEPS.index(seen.step)],
        "crisis_unit": [(seen.crisis_unit - viewer) % seats],
        "phone": [(seen.phone - viewer) % seats],
        "voters": [int(seat in seen.voters) for seat in around],
        "proposals": [proposed.get(seat, 0) for seat in around],
        "proposals_left": [seen.proposals_left[seat] for seat in around],
        "line": [0 if question is None else 1 + question.line],
        "kind": [0 if question is None or question.kind is None else 1 + question.kind],
        "disturbed": [int(question is not None and question.disturbed)],
        "layout": [0 if question is None else LAYOUTS.index(question.layout)],
        "first_line": [0 if seen.first_line is None else 1 + seen.first_line],
        "pointed": [0 if seen.pointed is None else 1 + seen.pointed],
        "due": [seen.due],
        "spoken": [int(seen.spoken)],
        "ended": [0 if seen.outcome is None else 1 + ENDINGS.index(seen.outcome.reason)],
    }


def padded(numbers: list[int], length: int, filler: int) -> list[int]:
    return numbers + [filler] * (length - len(numbers))


def tile_number(tile: TileView) -> int:
    return KINDS if tile.kind is None else tile.kind


def by_number(rows: list[tuple[int, tuple[int, ...]]], most: int) -> list[int]:
    """For each line or block and token kind: the count, -1 where nothing was said."""
    block = [-1] * (most * TOKEN_KINDS)
    for number, counts in rows:
        block[number * TOKEN_KINDS : (number + 1) * TOKEN_KINDS] = list(counts)
    return block


def consultants(seen: ItsABombView) -> list[int]:
    states = [0] * len(CODES)
    for consultant in seen.consultants:
        states[CODES.index(consultant.card)] = 2 if consultant.used else 1
    return states


def decision(proposal: ProposalView) -> Action:
    """The action that a seat proposes."""
    if proposal.line is not None:
        return Ask(proposal.line, proposal.kind)
    if proposal.tile is not None:
        return Cut(proposal.tile)
    assert proposal.block is not None, "a proposal names a line, a tile or a block"
    return ChooseBlock(proposal.block)
