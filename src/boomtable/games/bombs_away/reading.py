"""Bombs Away: the view as text: what its terminal board leaves out."""

from boomtable.core.reading import listed, seats, yes
from boomtable.games.bombs_away.pieces import COLOURS, NAMES, TIER_1, colour_of
from boomtable.games.bombs_away.schema import BombsAwayView

UNREAD = ("timers.key",)

LEGEND = (
    "The network: H is the Hydrant at (0,0), x to the right, y upwards. r b g y are red, blue, green and yellow pipes, * wild pipes,",
    "o caps; strokes show where a card is open. Cards: colour, then shape: SV straight upright, SH straight across, EA open N and E,",
    "EB open N and W, TV open N S E, TH open E W N, X cross, CV cap open N, CH cap open E; bomb1 and bomb2. Turned means upside down.",
)


def lines(seen: BombsAwayView) -> list[str]:
    return [
        *LEGEND,
        f"Cards laid: {listed(card(seen, number) for number in range(len(seen.cards)))}.",
        f"Open ends: {listed(ends(seen))}.",
        *[f"Seat {seat} holds {listed(NAMES[kind] for kind in hand)}." for seat, hand in enumerate(seen.hands) if hand is not None],
        f"Cards held by seat: {listed(seen.sizes)}. In the pile: {seen.pile}.",
        f"Discarded: {listed(f'{count} {NAMES[kind]}' for kind, count in enumerate(seen.discard) if count)}.",
        f"The turn is with seat {seen.turn}; dealer seat {seen.dealer}; round {seen.round}, {seen.turns} turns done, {seen.moves} moves.",
        f"This turn: a bomb thrown {yes(seen.thrown)}, a second card for it {yes(seen.second)}, drawn {seen.drawn}. "
        f"Passes in a row: {seen.passes}.",
        f"Deal {seen.deal} of {seen.deals}. Cards left in finished deals: {listed(seen.scores)}. Deals won: {listed(seen.wins)}. "
        f"The last deal ended by: {seen.reason.replace('_', ' ') or 'nothing yet'}.",
        f"Gone out in this deal: {seats(seen.out)}. Their player has left: {seats(seen.away)}.",
        *settings(seen),
    ]


def card(seen: BombsAwayView, number: int) -> str:
    laid = seen.cards[number]
    return f"{NAMES[laid.card]}{' turned' if laid.turned else ''} at ({laid.x},{laid.y})"


def ends(seen: BombsAwayView) -> list[str]:
    kinds = {(card.x, card.y): card.card for card in seen.cards}
    return [f"({end.x},{end.y}) to the {end.side}, {colour(kinds.get((end.x, end.y)))}" for end in seen.open_ends]


def colour(kind: int | None) -> str:
    """Which colours may go on there."""
    if kind is None or kind >= TIER_1 or colour_of(kind) >= len(COLOURS):
        return "any colour"
    return COLOURS[colour_of(kind)]


def settings(seen: BombsAwayView) -> list[str]:
    table = seen.settings
    return [
        f"This table: match {yes(table.match)}, even turns {yes(table.even_turns)}, short hand {yes(table.short_hand)}, tough pipes "
        f"{yes(table.tough_pipes)}, even bombs {yes(table.even_bombs)}, late start {yes(table.late_start)}, "
        f"{table.turn_seconds} s for a turn (0: no limit)."
    ]
