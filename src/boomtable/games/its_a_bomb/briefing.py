"""It's a Bomb!: what the page of a scenario tells, all of it from the scenario."""

from boomtable.core.briefing import Briefing, Laid
from boomtable.games.its_a_bomb.pieces import AUXILIARY, BATTERY, CALL, CODES, EXPLOSIVE, RECEIVER, is_disturbed, is_timer
from boomtable.games.its_a_bomb.scenarios import Scenario


def briefing(page: Scenario) -> Briefing:
    lost = [name for name, loses in (("order", page.order), ("call", CALL in page.deck)) if loses]
    return Briefing(page.number, setup(page), tuple(lost), "IB-101" if page.order else None)


def setup(page: Scenario) -> tuple[Laid, ...]:
    lines = [Laid("grid", {"rows": bomb.rows, "columns": bomb.columns}) for bomb in page.bombs]
    lines.append(Laid("colours", {"count": sum(page.needed(colour) for colour in page.colours())}))
    lines.append(Laid("explosives", {"count": page.counts[EXPLOSIVE]}))
    if page.counts[AUXILIARY] > 0:
        lines.append(Laid("auxiliaries", {"count": page.counts[AUXILIARY]}))
    lines.append(Laid("timers", {"count": sum(is_timer(card) for card in page.deck)}))
    disturbed = sum(is_disturbed(card) for card in page.deck)
    if disturbed > 0:
        lines.append(Laid("disturbed", {"count": disturbed}))
    lines.append(Laid("consultants", {"count": len(page.consultants)}))
    return tuple(lines)


def pieces(page: Scenario) -> tuple[str, ...]:
    """Its special tiles and cards, and its consultants."""
    tiles = {"battery": BATTERY, "auxiliary": AUXILIARY, "receiver": RECEIVER}
    found = [name for name, kind in tiles.items() if page.counts[kind] > 0]
    if CALL in page.deck:
        found.append("call")
    if any(is_disturbed(card) for card in page.deck):
        found.append("disturbed")
    return (*found, *(CODES[card] for card in page.consultants))
