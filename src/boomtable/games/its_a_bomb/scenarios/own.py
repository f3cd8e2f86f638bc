"""Own scenarios: those a table brings along instead of a numbered one, and what makes one playable (IB-185)."""

from boomtable.core.errors import OptionError
from boomtable.games.its_a_bomb.pieces import BOX, CODES, KINDS, LETTERS, MOST_TILES, OWN, PURPLE, RECEIVER
from boomtable.games.its_a_bomb.scenarios import SCENARIOS, Scenario
from boomtable.games.its_a_bomb.schema import OwnBomb, OwnScenario, SpecialCard

SIDES = (2, 7)
MOST_TIMERS = 9
MOST_SPECIALS = {"D": 3, "C": 1}
LONGEST_PART = 3  # a letter and two digits: there are 42 tiles
NAMES = {"D": "Disturbed Signal", "C": "Call"}


def page_for(number: int, own: OwnScenario | None) -> Scenario:
    """The scenario of this number, or the table's own in its place."""
    return SCENARIOS[number] if own is None else page_of(own)


def page_of(own: OwnScenario) -> Scenario:
    return Scenario(
        OWN,
        [(bomb.rows, bomb.columns, bomb.tiles) for bomb in own.bombs],
        own.timers,
        [(special.card, special.above) for special in own.specials],
        [CODES.index(card) for card in own.consultants],
        own.order,
        own.double_purple,
    )


def own_of(page: Scenario) -> OwnScenario:
    return OwnScenario(
        tuple(OwnBomb(rows, columns, tiles) for rows, columns, tiles in page.grids),
        page.timers,
        tuple(SpecialCard(card, above) for card, above in page.specials),  # type: ignore[arg-type]
        tuple(CODES[card] for card in page.consultants),
        page.order,
        page.double_purple,
    )


def check_own(own: OwnScenario) -> None:
    """Raise OptionError, saying what is wrong, unless every rule of the ledger keeps its meaning."""
    if not 1 <= len(own.bombs) <= 2:
        raise OptionError(f"a scenario cannot have {len(own.bombs)} bombs: it has one or two [IB-185]")
    for bomb in own.bombs:
        check_grid(bomb)
    size = sum(bomb.rows * bomb.columns for bomb in own.bombs)
    if size > MOST_TILES:
        raise OptionError(f"a scenario cannot have {size} tiles: the box holds {MOST_TILES} [IB-185]")
    for bomb in own.bombs:
        check_list(bomb)
    check_countdown(own)
    page = page_of(own)
    check_box(page)
    check_goal(page)
    check_specials(own, page)
    if len(set(own.consultants)) < len(own.consultants):
        raise OptionError("a consultant cannot come twice: there is one card of each [IB-185]")


def check_grid(bomb: OwnBomb) -> None:
    least, most = SIDES
    for side in (bomb.rows, bomb.columns):
        if not least <= side <= most:
            raise OptionError(f"a grid cannot be {bomb.rows} × {bomb.columns}: each side has {least} to {most} tiles [IB-185]")


def check_list(bomb: OwnBomb) -> None:
    """Raise OptionError unless the list is like `R3 Y3 X2`: letters with numbers of one or two digits; the rest is grey (IB-365)."""
    listed = 0
    seen = ""
    for part in bomb.tiles.split():
        if part[0] not in LETTERS[: KINDS - 1] or not part[1:].isdecimal() or not part.isascii() or len(part) > LONGEST_PART:
            raise OptionError(f"{part!r} cannot stand in a tile list: it takes a letter of {LETTERS[: KINDS - 1]} and a number, as in R3")
        if part[0] in seen:
            raise OptionError(f"{part[0]} cannot stand twice in the tile list {bomb.tiles!r}")
        seen += part[0]
        listed += int(part[1:])
    if listed > bomb.rows * bomb.columns:
        raise OptionError(f"{listed} tiles cannot lie in a grid of {bomb.rows} × {bomb.columns}")


def check_box(page: Scenario) -> None:
    for kind in range(KINDS):
        if page.counts[kind] > BOX[kind]:
            raise OptionError(f"a scenario cannot have {page.counts[kind]} tiles {LETTERS[kind]}: the box holds {BOX[kind]} [IB-182]")


def check_goal(page: Scenario) -> None:
    if len(page.colours()) < 2:
        raise OptionError(f"a scenario cannot have {len(page.colours())} colours: it takes two at least [IB-185]")
    if page.double_purple and page.counts[PURPLE] < 2:
        raise OptionError(f"purple cannot be needed twice: there are {page.counts[PURPLE]} purple tiles [IB-185]")


def check_countdown(own: OwnScenario) -> None:
    if not 1 <= own.timers <= MOST_TIMERS:
        raise OptionError(f"a countdown cannot have {own.timers} Timer cards: it has 1 to {MOST_TIMERS} [IB-185]")
    for card, most in MOST_SPECIALS.items():
        found = len([special for special in own.specials if special.card == card])
        if found > most:
            raise OptionError(f"a countdown cannot have {found} cards {NAMES[card]}: the box holds {most} [IB-185]")


def check_specials(own: OwnScenario, page: Scenario) -> None:
    for special in own.specials:
        least = 1 if special.card == "C" else 0
        if not least <= special.above <= own.timers - 1:
            limits = f"{least} to {own.timers - 1} of {own.timers} lie above it, so that one lies below"
            raise OptionError(f"{NAMES[special.card]} cannot lie below {special.above} Timer cards: {limits} [IB-185]")
        if special.card == "C" and page.counts[RECEIVER] == 0:
            raise OptionError("the Call cannot come: the scenario has no receiver to answer it [IB-185]")
