"""It's a Bomb!: the view as text: what its terminal board leaves out."""

import msgspec

from boomtable.core.reading import listed, seats, yes
from boomtable.games.its_a_bomb.board import card_name, line_name, tile_name
from boomtable.games.its_a_bomb.pieces import DISTURBED, LETTERS, is_disturbed
from boomtable.games.its_a_bomb.scenarios import SCENARIOS, Scenario
from boomtable.games.its_a_bomb.scenarios.own import page_of
from boomtable.games.its_a_bomb.schema import AnswerView, ItsABombView, MarkView, ProposalView, QuestionView

UNREAD = ("timers.key",)

LEGEND = (
    "A tile is named by row and column: r2c3 (with two bombs B:r2c3). A capital letter lies face up, a small one is known to you but",
    "face down, ? is hidden from you. R red, Y yellow, G green, B blue, P purple cable, X explosive,",
    "T battery, V receiver, A auxiliary detonator, . grey (a grey one face down that you know is a comma).",
    "{R2 X1} beside a row is the answer about it: 2 red and 1 explosive.",
    "Deck: numbers are Timers in seconds, E the Explosion, D1 to D3 Disturbed Signals, C the Call.",
)


def lines(seen: ItsABombView) -> list[str]:
    page = SCENARIOS[seen.scenario] if seen.own is None else page_of(seen.own)
    return [
        *LEGEND,
        *scenario(seen),
        *[f"Tiles of bomb {'AB'[number]} when it was laid: {kinds(bomb.counts)}." for number, bomb in enumerate(seen.bombs)],
        f"Cables that count: {colours(seen.counted)}. Needed: {colours(seen.needed)}.",
        *[answer(given, page) for given in seen.answers],
        *tiles(seen, page),
        f"Countdown from top to bottom: {countdown(seen.deck)}. Discarded: {countdown(seen.discard)}. Advances due now: {seen.due}.",
        f"Consultants: {listed(f'{card.card} ' + ('used' if card.used else 'ready') for card in seen.consultants)}.",
        *decision(seen, page),
        *[mark(given, page) for given in seen.marks],
        f"Shared marks left this round: {seen.marks_left}. The Crisis Unit has spoken this round: {yes(seen.spoken)}. "
        f"Things noticed by all: {seen.moves}.",
        *settings(seen),
    ]


def scenario(seen: ItsABombView) -> list[str]:
    own = [] if seen.own is None else [f"The table's own scenario: {msgspec.json.encode(seen.own).decode()}"]
    crisis = f"Crisis Unit (looks behind the tiles): seat {seen.crisis_unit}, of {seen.seats} seats."
    return [*own, f"Scenario {seen.scenario}. {crisis} Those who vote: {seats(seen.voters)}."]


def kinds(counts: tuple[int, ...]) -> str:
    return listed(f"{LETTERS[kind]}{count}" for kind, count in enumerate(counts) if count)


def countdown(cards: tuple[int, ...]) -> str:
    return listed(f"{card_name(card)}{card - DISTURBED}" if is_disturbed(card) else card_name(card) for card in cards)


def colours(counts: tuple[int, ...]) -> str:
    return listed(f"{LETTERS[colour]}{count}" for colour, count in enumerate(counts))


def answer(given: AnswerView, page: Scenario) -> str:
    """An answer word for word: what was said of each kind, how the tokens lie."""
    said = listed(f"{LETTERS[kind]}{count}" for kind, count in enumerate(given.counts) if count >= 0)
    how = "in full" if given.full else "of what was named only"
    lie = "".join(LETTERS[kind] for kind in given.tokens) or "none"
    order = "" if given.sequence is None else f"; in the order of the tiles: {''.join(LETTERS[kind] for kind in given.sequence) or 'none'}"
    half = "" if given.first_half is None else f"; in its first half: {kinds(given.first_half) or 'none'}"
    return f"Answer about {line_name(given.line, page)}, {how}: {said}; tokens beside it: {lie}{order}{half}."


def tiles(seen: ItsABombView, page: Scenario) -> list[str]:
    def named(chosen: list[int]) -> str:
        return listed(tile_name(tile, page) for tile in chosen)

    marked = [tile for tile, face in enumerate(seen.tiles) if face.marked]
    spotted = [tile for tile, face in enumerate(seen.tiles) if face.spotted]
    up = [tile for tile, face in enumerate(seen.tiles) if face.up]
    return [
        f"Face up: {named(up)}. Marked by the Sapper: {named(marked)}. With a token on it: {named(spotted)}.",
        f"Single tiles that the Sapper looked at: {named(list(seen.checked))}.",
    ]


def decision(seen: ItsABombView, page: Scenario) -> list[str]:
    lines = [f"Step: {seen.step}. Proposals left by seat: {listed(seen.proposals_left)}."]
    lines += [proposal(given, page) for given in seen.proposals]
    lines += [] if seen.question is None else [question(seen.question, page)]
    lines += [] if seen.first_line is None else [f"First question of the Dispatcher: {line_name(seen.first_line, page)}."]
    return lines + ([] if seen.pointed is None else [f"Pointed at: {tile_name(seen.pointed, page)}."])


def proposal(given: ProposalView, page: Scenario) -> str:
    parts = [] if given.line is None else [f"ask about {line_name(given.line, page)}"]
    parts += [] if given.kind is None else [f"kind {LETTERS[given.kind]}"]
    parts += [] if given.tile is None else [f"cut {tile_name(given.tile, page)}"]
    parts += [] if given.block is None else [f"block at {tile_name(page.blocks[given.block][0], page)}"]
    return f"Seat {given.by} proposes: {listed(parts, 'nothing')}."


def question(asked: QuestionView, page: Scenario) -> str:
    about = "everything" if asked.kind is None else LETTERS[asked.kind]
    return f"Asked now: {line_name(asked.line, page)}, about {about}; disturbed: {yes(asked.disturbed)}; tokens as {asked.layout}."


def mark(given: MarkView, page: Scenario) -> str:
    kinds = listed(LETTERS[kind] for kind in given.kinds)
    return f"Shared mark on {tile_name(given.tile, page)}: may be {kinds}; warning: {yes(given.warning)}."


def settings(seen: ItsABombView) -> list[str]:
    table = seen.settings
    return [
        f"This table decides by {table.deciding}; {table.decision_seconds} s for employees and {table.crisis_unit_seconds} s for the "
        f"Crisis Unit (0: no limit); help {table.help}; guided {yes(table.guided)}."
    ]
