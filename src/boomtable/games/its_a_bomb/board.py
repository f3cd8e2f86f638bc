"""It's a Bomb!: the view drawn for a terminal."""

from boomtable.games.its_a_bomb.pieces import CALL, EXPLOSION, LETTERS, TOKEN_KINDS, is_timer
from boomtable.games.its_a_bomb.scenarios import SCENARIOS, Scenario
from boomtable.games.its_a_bomb.scenarios.own import page_of
from boomtable.games.its_a_bomb.schema import AnswerView, ItsABombView, TileView


def draw(seen: ItsABombView) -> str:
    scenario = "own scenario" if seen.own is not None else f"scenario {seen.scenario}"
    lines = [f"{scenario}   round {seen.round}   {seen.step}   phone: seat {seen.phone}", "deck " + deck(seen.deck)]
    if seen.order:
        lines.append("order " + " ".join(LETTERS[colour] for colour in seen.order))
    first = first_line = 0
    for name, bomb in zip("AB", seen.bombs, strict=False):
        answers = {answer.line - first_line: answer for answer in seen.answers}
        lines.append(f"{name}   " + "  ".join(f"c{column + 1}" for column in range(bomb.columns)))
        for row in range(bomb.rows):
            start = first + row * bomb.columns
            tiles = "   ".join(face(tile) for tile in seen.tiles[start : start + bomb.columns])
            lines.append(f"r{row + 1}  {tiles}   {pile(answers.get(row))}")
        for column in range(bomb.columns):
            if bomb.rows + column in answers:
                lines.append(f"c{column + 1}: {pile(answers[bomb.rows + column])}")
        first += bomb.rows * bomb.columns
        first_line += bomb.rows + bomb.columns
    return "\n".join(lines + notes(seen))


def notes(seen: ItsABombView) -> list[str]:
    """The notes beside the board (IB-134)."""
    page = SCENARIOS[seen.scenario] if seen.own is None else page_of(seen.own)
    lines = [f"X-ray {tile_name(page.blocks[note.block][0], page)}: {tokens(note.counts)}" for note in seen.notes]
    if seen.archive is not None:
        lines.append("explosives by row: " + " ".join(str(explosives) for explosives in seen.archive))
    return lines


def deck(cards: tuple[int, ...]) -> str:
    return " ".join(card_name(card) for card in cards)


def card_name(card: int) -> str:
    if card == EXPLOSION:
        return "E"
    return str(card) if is_timer(card) else "C" if card == CALL else "D"


def face(tile: TileView) -> str:
    if tile.kind is None:
        return "?"
    letter = LETTERS[tile.kind]
    return letter if tile.up else letter.lower() if letter != "." else ","


def pile(answer: AnswerView | None) -> str:
    if answer is None:
        return ""
    if answer.sequence is not None:
        return "{" + " ".join(LETTERS[kind] for kind in answer.sequence) + "} in order"
    if answer.first_half is not None:
        rest = tuple(count - first for count, first in zip(answer.counts, answer.first_half, strict=True))
        return f"{tokens(answer.first_half)} {tokens(rest)} in halves"
    return tokens(answer.counts) if answer.full else tokens(answer.counts, least=0) + " disturbed"


def tokens(counts: tuple[int, ...], least: int = 1) -> str:
    """Tokens as `{R2 X1}`; for a disturbed answer also the kinds of which it said there are none."""
    return "{" + " ".join(f"{LETTERS[kind]}{counts[kind]}" for kind in range(TOKEN_KINDS) if counts[kind] >= least) + "}"


def told(facts: dict[str, object], page: Scenario) -> dict[str, object]:
    """Facts with lines, tiles and blocks named as on the board; an empty list of pieces becomes a word."""
    return {name: named(name, fact, page) for name, fact in facts.items()}


def named(name: str, fact: object, page: Scenario) -> object:
    if isinstance(fact, tuple):
        return tuple(named(name, part, page) for part in fact) or "nothing"
    if isinstance(fact, bool) or not isinstance(fact, int):  # compiled, a truth value narrowed to int would become a number
        return fact
    if name in ("tile", "tiles"):
        return tile_name(fact, page)
    if name == "block":
        return tile_name(page.blocks[fact][0], page)  # IB-023
    return line_name(fact, page) if name == "line" else fact


def tile_name(tile: int, page: Scenario) -> str:
    bomb = page.bombs[page.tile_bomb[tile]]
    row, column = divmod(tile - bomb.first, bomb.columns)
    return f"{bomb_name(page.tile_bomb[tile], page)}r{row + 1}c{column + 1}"


def line_name(line: int, page: Scenario) -> str:
    bomb = page.bombs[page.line_bomb[line]]
    number = line - bomb.first_line
    name = f"r{number + 1}" if page.is_row(line) else f"c{number - bomb.rows + 1}"
    return bomb_name(page.line_bomb[line], page) + name


def bomb_name(bomb: int, page: Scenario) -> str:
    """The name of a bomb; empty if there is only one."""
    return "AB"[bomb] + ":" if len(page.bombs) > 1 else ""
