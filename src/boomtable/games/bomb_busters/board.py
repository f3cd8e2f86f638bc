"""Bomb Busters: the view drawn for a terminal."""

from boomtable.games.bomb_busters.dots import SAID, dots
from boomtable.games.bomb_busters.pieces import FALSE_BOTTOM, NUMBERS, ODD, RED, TIMES, YELLOW, number_of, unlocked_by, value_of
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.schema import BombBustersView, CardView, StandView, WireView

WIRES = ("wire", "wires", "own", "gave", "gave_to", "got", "got_to")  # facts that are places


def draw(seen: BombBustersView) -> str:
    head = f"mission {seen.mission}   fuse {seen.fuse}   turn: seat {seen.turn} ({seen.doing})"
    lines = [head, markers(seen), ribbon_line(seen), nano_line(seen), air_line(seen), cut_line(seen), card_line(seen)]
    for number, stand in enumerate(seen.stands):
        lines += draw_stand(number, stand, {denial.wire: denial.value for denial in seen.denials})
    return "\n".join(line for line in lines if line)


def markers(seen: BombBustersView) -> str:
    parts = []
    for name, marked in (("yellow", seen.yellows), ("red", seen.reds)):
        if marked.tiles:
            tiles = " ".join(f"{tile / 10:.1f}" for tile in marked.tiles)
            parts.append(f"{name} {marked.inside} of {tiles}")
    return "   ".join(parts)


def cut_line(seen: BombBustersView) -> str:
    return "cut  " + "  ".join(f"{number}:{count}" for number, count in enumerate(seen.cut_counts[: seen.blue], 1))


def card_line(seen: BombBustersView) -> str:
    return "cards  " + "  ".join(f"{card_name(card)} {card.state}" for card in seen.equipment) if seen.equipment else ""


def card_name(card: CardView) -> str:
    number = unlocked_by(card.card)
    name = "Y" if card.card == FALSE_BOTTOM else str(number) if card.card < FALSE_BOTTOM else f"{number}-{number}"
    return name if card.clip is None else f"{name}+{card.clip}"


def ribbon_line(seen: BombBustersView) -> str:
    ribbon = seen.ribbon
    if ribbon is None:
        return ""
    if ribbon.kind in ("sequence", "line"):
        return "row  " + " - ".join(str(number) for number in ribbon.numbers)
    if ribbon.kind == "draft":
        return f"constraints to take  {' '.join(ribbon.letters)}"
    if ribbon.kind == "constraint":
        return f"constraint  {ribbon.letter or 'none'}   face down: {ribbon.deck}"
    if ribbon.kind == "red_number":
        return f"acts as red  {ribbon.numbers[0]}"
    if ribbon.kind == "open":
        return "open  " + " ".join(map(str, ribbon.numbers))
    if ribbon.kind == "called":
        asked = "none" if ribbon.rests else str(ribbon.numbers[-1])
        return f"must be cut  {asked}   turned up: {' '.join(map(str, ribbon.numbers))}   face down: {ribbon.deck} numbers"
    return f"wanted  {ribbon.numbers[-1]}   face down: {ribbon.cards} cards, {ribbon.deck} numbers"


def air_line(seen: BombBustersView) -> str:
    air = seen.air
    if air is None:
        return ""
    own = "  ".join(f"seat {seat}: {count}" for seat, count in enumerate(air.own))
    return f"air  {own + '  ' if own else ''}middle: {air.middle} of {air.most}"


def nano_line(seen: BombBustersView) -> str:
    nano = seen.nano
    if nano is None:
        return ""
    if nano.does == "line":
        return f"Nano  on card {nano.at}, looking {'on ->' if nano.ahead > 0 else 'back <-'}"
    if nano.does == "dial":
        return f"Nano  {nano.at} of 12"
    return f"Nano  {nano.at} {'->' if nano.ahead > 0 else '<-'}   keeps {nano.wires} wires"


def draw_stand(number: int, stand: StandView, denied: dict[int, int]) -> list[str]:
    letters = " ".join(f"{chr(97 + position):>3}" for position in range(len(stand.wires)))
    wires = " ".join(f"{face(wire):>3}" for wire in stand.wires)
    tokens = " ".join(f"{token(wire) or denial(denied.get(wire.handle)):>3}" for wire in stand.wires)
    power = f"stand {number + 1}, seat {stand.owner}"
    return [f"{power:<18} {letters}", f"{'':<18} {wires}", f"{'':<18} {tokens}"]


def face(wire: WireView) -> str:
    if wire.tile is None:
        return "?"
    name = f"R{number_of(wire.tile)}" if wire.tile % 10 == 9 else value_name(value_of(wire.tile))
    return f"({name})" if wire.cut else name


def token(wire: WireView) -> str:
    return "" if wire.token is None else token_name(wire.token) + "*"


def denial(value: int | None) -> str:
    """A token that says what a wire is not; the last one, if there are several."""
    return "" if value is None else "≠" + value_name(value)


def token_name(token: int) -> str:
    """As it lies in front of a wire: a value, `e` even, `o` odd, or how often it is there."""
    if token > ODD:
        return f"x{token - TIMES}"
    return value_name(token) if token <= YELLOW else "o" if token == ODD else "e"


def value_name(value: int) -> str:
    return "Y" if value == YELLOW else "R" if value == RED else str(value)


def told(facts: dict[str, object], unspoken: bool) -> dict[str, object]:
    """Facts with wires and stands named by their letters and numbers on the board; numbers as dots where none is said (BB-1251)."""
    return {name: named(name, fact, unspoken) for name, fact in facts.items()}


def named(name: str, fact: object, unspoken: bool) -> object:
    if isinstance(fact, tuple):
        return tuple(named(name, part, unspoken) for part in fact)
    if not isinstance(fact, int):
        return fact
    if unspoken and name in SAID and 1 <= fact <= NUMBERS:
        return dots(fact)
    if name in WIRES:
        return place_name(fact)
    return fact + 1 if name == "stand" else fact
